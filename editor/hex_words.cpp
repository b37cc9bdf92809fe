// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/hex_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "app/text/names_of_things.h"
#include "editor/edits.h"
#include "editor/words.h"
#include "engine/board/tally.h"

namespace tapu {

namespace {

struct HexWords {
  Q_DECLARE_TR_FUNCTIONS(HexWords)
};

/// "Start pieces of seat 1: 2" for each seat or half that has pieces at this hex.
QStringList startParts(const Board& board, Hex at) {
  QStringList parts;
  const auto isHere = [at](const auto& piece) { return piece.hex == at; };
  for (std::size_t seat = 0; seat < board.starts.size(); ++seat) {
    const SeatStart& start = board.starts[seat];
    const auto count = std::ranges::count_if(start.settlements, isHere) + std::ranges::count_if(start.roads, isHere) +
                       std::ranges::count_if(start.ships, isHere);
    //: What lies at a hex of the board editor; %1 number of a seat, %n number of its start pieces there
    if (count > 0)
      parts << HexWords::tr("%n start piece(s) of seat %1", nullptr, static_cast<int>(count)).arg(seat + 1);
  }
  for (std::size_t half = 0; half < board.halves.size(); ++half) {
    const HalfStart& start = board.halves[half];
    auto count = std::ranges::count_if(start.settlements, isHere);
    for (const auto& route : {start.road, start.ship}) count += route && route->hex == at;
    if (count == 0) continue;
    parts << (half == 0
                  //: What lies at a hex of the board editor; Sun is a group of the Big Game
                  ? HexWords::tr("%n start piece(s) of Sun", nullptr, static_cast<int>(count))
                  //: What lies at a hex of the board editor; Moon is a group of the Big Game
                  : HexWords::tr("%n start piece(s) of Moon", nullptr, static_cast<int>(count)));
  }
  return parts;
}

}  // namespace

QStringList hexParts(const BoardFile& file, Hex at) {
  const Cell* cell = cellAt(file.board, at);
  //: What is told of a hex in the board editor: the board has none there
  if (!cell) return {HexWords::tr("outside the board")};
  QStringList parts;
  const QString terrain = nameOfTerrain(cell->terrain);
  if (cell->number > 0) {
    //: What is told of a hex in the board editor: %1 its terrain, %2 its number, as "Forest 8"
    parts << HexWords::tr("%1 %2").arg(terrain, QLocale().toString(cell->number));
    //: What is told of a hex in the board editor: in %1 of 36 throws its number falls
    parts << HexWords::tr("%1 in 36").arg(QLocale().toString(pipsOf(cell->number)));
  } else {
    parts << terrain;
  }
  for (const Harbor& harbor : file.board.harbors)
    if (harbor.hex == at) parts << wordForHarbor(harbor.trades);
  if (file.board.robber == at || std::ranges::find(file.board.moreRobbers, at) != file.board.moreRobbers.end())
    parts << wordFor(ToolKind::Robber);
  parts << startParts(file.board, at);
  if (cell->territory != Territory::None) parts << wordFor(cell->territory);
  //: What is told of a hex in the board editor: the line between the halves of a board of a chain cuts it
  if (cell->cutByLine == CutByLine::Yes) parts << HexWords::tr("dividing line");
  //: What is told of a hex in the board editor: nothing changes it
  if (file.locked.contains(at)) parts << HexWords::tr("locked");
  return parts;
}

}  // namespace tapu
