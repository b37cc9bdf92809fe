// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever bytes stand in a board file: read or refused with a sentence, and what was read can be written and read
// again.
#include <cstdlib>

#include "app/files/board_file.h"

using namespace tapu;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Complaint complaint;
  const auto file = readBoard(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)), complaint);
  if (!file && complaint.isEmpty()) std::abort();
  if (!file) return 0;
  const auto again = readBoard(writeBoard(*file), complaint);
  if (!again || !(again->board == file->board)) std::abort();
  return 0;
}
