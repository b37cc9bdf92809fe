// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings/board_turns.h"

#include <QCryptographicHash>

#include "app/files/board_file.h"
#include "app/session/settings/settings.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// The board as a short word, the same for the same board at every start of the program.
QString wordFor(const Board& board) {
  BoardFile file;
  file.board = board;
  return QString::fromLatin1(QCryptographicHash::hash(writeBoard(file), QCryptographicHash::Sha1).toHex().left(16));
}

}  // namespace

int BoardTurns::of(const Board& board) const {
  const QString mark = wordFor(board) + u':';
  for (const QString& line : settings_.view.boardTurns())
    if (line.startsWith(mark)) return qBound(0, line.mid(mark.size()).toInt(), kSides - 1);
  return 0;
}

void BoardTurns::keep(const Board& board, int sixths) {
  const QString mark = wordFor(board) + u':';
  QStringList lines = settings_.view.boardTurns();
  lines.removeIf([&](const QString& line) { return line.startsWith(mark); });
  if (sixths != 0) lines.prepend(mark + QString::number(sixths));
  while (lines.size() > kKept) lines.removeLast();
  settings_.view.boardTurns.set(lines);
}

}  // namespace tapu
