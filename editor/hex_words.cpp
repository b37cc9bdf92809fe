// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/hex_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "app/text/gift_words.h"
#include "app/text/names_of_things.h"
#include "editor/edits.h"
#include "editor/words.h"
#include "engine/board/islands.h"
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

QString closedWords() {
  //: What lies at a corner or a hex of the board editor: first settlements are kept off a corner
  return HexWords::tr("closed corner");
}

/// Gifts, closed corners, whether it is start land, and its island if there are several.
QStringList seaParts(const Board& board, const Cell& cell) {
  QStringList parts;
  for (const Gift& gift : board.gifts)
    if (gift.hex == cell.at) parts << giftWords(gift.kind, gift.resource, gift.count);
  if (std::ranges::count(board.noStart, cell.at, &BoardCorner::hex) > 0) parts << closedWords();
  //: What is told of a hex in the board editor: no first settlement stands on its corners
  if (isLand(cell) && cell.startLand == StartLand::No) parts << HexWords::tr("no start land");
  if (!isLand(cell) || !asksForSea(board)) return parts;
  const Topology map(board);
  const Islands islands = islandsOf(map);
  const auto hex = map.hexAt(cell.at);
  if (islands.count > 1 && hex)
    //: What is told of a hex in the board editor; %1 number of its island
    parts << HexWords::tr("island %1").arg(QLocale().toString(islands.ofHex[hex->value] + 1));
  return parts;
}

}  // namespace

QStringList borderParts(const Board& board, const Topology& map, const BoardSpot& spot) {
  QStringList parts;
  const auto isHere = [&](const Gift& gift) {
    if (gift.on == Gift::On::Corner)
      return spot.kind == BoardSpot::Kind::Corner && map.cornerAt(gift.hex, gift.place) == CornerId(spot.place);
    return spot.kind == BoardSpot::Kind::Edge && map.edgeAt(gift.hex, gift.place) == EdgeId(spot.place);
  };
  for (const Gift& gift : board.gifts)
    if (isHere(gift)) parts << giftWords(gift.kind, gift.resource, gift.count);
  const bool isCorner = spot.kind == BoardSpot::Kind::Corner;
  if (isCorner && std::ranges::any_of(board.noStart, [&](const BoardCorner& closed) {
        return map.cornerAt(closed.hex, closed.corner) == CornerId(spot.place);
      }))
    parts << closedWords();
  return parts;
}

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
  if (file.board.pirate && file.board.pirate->at == at) parts << wordFor(ToolKind::Pirate);
  parts << startParts(file.board, at) << seaParts(file.board, *cell);
  if (cell->territory != Territory::None) parts << wordFor(cell->territory);
  //: What is told of a hex in the board editor: the line between the halves of a board of a chain cuts it
  if (cell->cutByLine == CutByLine::Yes) parts << HexWords::tr("dividing line");
  //: What is told of a hex in the board editor: nothing changes it
  if (file.locked.contains(at)) parts << HexWords::tr("locked");
  return parts;
}

}  // namespace tapu
