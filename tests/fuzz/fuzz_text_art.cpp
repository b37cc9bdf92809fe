// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever bytes stand in a drawing of letters: read or refused with a sentence; what was read is a board that our own
// files hold, and drawn again it is the same board.
#include "app/files/text_art.h"
#include "tests/fuzz/claim.h"

using namespace tapu;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Complaint complaint;
  QStringList losses;
  const QByteArray text(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
  const auto file = boardFromTextArt(text, losses, complaint);
  claim(file.has_value() == complaint.isEmpty());
  if (!file) return 0;
  const auto kept = readBoard(writeBoard(*file), complaint, Accept::Unfinished);
  claim(kept && kept->board == file->board);
  const QByteArray drawn = textArt(file->board, losses);
  const auto back = boardFromTextArt(drawn, losses, complaint);
  claim(back && back->board.cells.size() == file->board.cells.size());
  claim(textArt(back->board, losses) == drawn);
  return 0;
}
