// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever bytes stand in a game record: played move by move or stopped with a sentence, and never an unsound position.
#include <QBuffer>
#include <cstdlib>

#include "app/files/record_reader.h"
#include "engine/play/invariants.h"

using namespace tapu;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  QByteArray text(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
  QBuffer in(&text);
  in.open(QIODevice::ReadOnly);
  RecordReader reader(in);
  Complaint complaint;
  if (!reader.start(complaint)) {
    if (complaint.isEmpty()) std::abort();
    return 0;
  }
  auto step = RecordReader::Step::Moved;
  while (step == RecordReader::Step::Moved) step = reader.next(complaint);
  if (step == RecordReader::Step::Fault && complaint.isEmpty()) std::abort();
  if (!brokenInvariants(reader.game().definition(), reader.game().state()).empty()) std::abort();
  return 0;
}
