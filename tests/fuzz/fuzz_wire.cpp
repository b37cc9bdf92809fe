// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever bytes come from a socket: frames are cut, messages decoded, and what decodes encodes to the same again.
#include <cstdlib>

#include "app/formats/messages.h"
#include "app/net/frame.h"

using namespace tapu;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FrameReader reader(65536);
  reader.feed(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
  while (const auto frame = reader.next()) {
    Complaint complaint;
    if (const auto message = wire::decodeFromClient(*frame, complaint))
      if (wire::decodeFromClient(wire::encode(*message), complaint) != message) std::abort();
    if (const auto message = wire::decodeFromServer(*frame, complaint))
      if (!wire::decodeFromServer(wire::encode(*message), complaint)) std::abort();
  }
  return 0;
}
