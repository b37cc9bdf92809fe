// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever bytes stand in a file of Pioneers: read or refused with a sentence; what was read is a board that our own
// files hold, and what goes back to Pioneers comes from there as it went.
#include <algorithm>

#include "app/files/pioneers.h"
#include "tests/fuzz/claim.h"

using namespace tapu;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Complaint complaint;
  QStringList losses;
  const QByteArray text(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
  const auto file = boardFromPioneers(text, losses, complaint);
  claim(file.has_value() == complaint.isEmpty());
  if (!file) return 0;
  const auto kept = readBoard(writeBoard(*file), complaint, Accept::Unfinished);
  claim(kept && kept->board == file->board);
  const auto there = pioneersText(*file, losses, complaint);
  claim(there.has_value() == complaint.isEmpty());
  if (!there) return 0;
  const auto back = boardFromPioneers(*there, losses, complaint);
  claim(back && back->board.harbors.size() <= file->board.harbors.size());
  claim(landCells(back->board) == landCells(file->board));
  const auto again = pioneersText(*back, losses, complaint);
  claim(again && *again == *there);
  return 0;
}
