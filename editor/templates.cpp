// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/templates.h"

#include <QCoreApplication>
#include <tuple>

#include "editor/edits.h"
#include "editor/hex_areas.h"
#include "engine/board/rng.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

struct Template {
  Q_DECLARE_TR_FUNCTIONS(BoardTemplates)
};

BoardFile fileOf(Board board) {
  BoardFile file;
  file.board = std::move(board);
  return file;
}

Board withoutStarts(Board board) {
  board.starts.clear();
  return board;
}

/// Seven hexes without numbers.
Board fewHexes(Orientation orientation) {
  Board board;
  board.orientation = orientation;
  for (Hex at : disc({0, 0}, 1)) setTerrain(board, at, Terrain::Pasture);
  return board;
}

/// An island of this size (1.6, 13.2), drawn once: always the same.
Board drawnIsland(IslandWishes::Size size) {
  SeededRng rng(1);  // always the same island: it is an example
  return randomIsland({size}, rng);
}

/// An island in the middle and four small ones around it in a frame of sea: a map for ships (7.1).
Board seaMap() {
  Board board;
  for (Hex at : disc({0, 0}, 4)) setTerrain(board, at, Terrain::Sea);
  constexpr Terrain around[] = {Terrain::Forest, Terrain::Hills,  Terrain::Pasture,
                                Terrain::Fields, Terrain::Forest, Terrain::Pasture};
  constexpr int numbers[] = {4, 9, 5, 10, 3, 11};
  setTerrain(board, {0, 0}, Terrain::Mountains);
  setNumber(board, {0, 0}, 8);
  for (int side = 0; side < kSides; ++side) {
    const Hex at = neighbor({0, 0}, side, board.orientation);
    setTerrain(board, at, around[side]);
    setNumber(board, at, numbers[side]);
  }
  const std::tuple<Hex, Terrain, int> far[] = {{{3, -3}, Terrain::Mountains, 6}, {{3, -2}, Terrain::Hills, 3},
                                               {{-3, 3}, Terrain::Fields, 6},    {{-3, 2}, Terrain::Forest, 9},
                                               {{3, 0}, Terrain::Fields, 5},     {{3, 1}, Terrain::Pasture, 2},
                                               {{-3, 0}, Terrain::Hills, 4},     {{-3, -1}, Terrain::Mountains, 12}};
  for (const auto& [at, terrain, number] : far) {
    setTerrain(board, at, terrain);
    setNumber(board, at, number);
  }
  board.ships = AsksForShips::Yes;
  return board;
}

}  // namespace

const std::vector<BoardTemplate>& builtInTemplates() {
  static const std::vector<BoardTemplate> templates{
      //: Template of a new board
      {[] { return Template::tr("The classic island"); }, fileOf(withoutStarts(beginnerBoard()))},
      //: Template of a new board: the classic island with the pieces that beginners start with
      {[] { return Template::tr("The classic island with start pieces"); }, fileOf(beginnerBoard())},
      //: Template of a new board: an island of 31 hexes
      {[] { return Template::tr("A large island"); }, fileOf(drawnIsland(IslandWishes::Size::Large))},
      //: Template of a new board: an island of 30 hexes
      {[] { return Template::tr("An island for five or six players"); },
       fileOf(drawnIsland(IslandWishes::Size::OfSix))},
      //: Template of a new board: an island of 37 hexes
      {[] { return Template::tr("An island for seven or eight players"); },
       fileOf(drawnIsland(IslandWishes::Size::OfEight))},
      //: Template of a new board: it has all that a board of the Big Game needs
      {[] { return Template::tr("A board of a chain"); }, fileOf(chainBoard())},
      //: Template of a new board: land and water, played with ships
      {[] { return Template::tr("Islands with ships"); }, fileOf(seaMap())},
      //: Template of a new board: seven hexes that stand on a point
      {[] { return Template::tr("A few hexes, pointy tops"); }, fileOf(fewHexes(Orientation::Pointy))},
      //: Template of a new board: seven hexes with flat tops
      {[] { return Template::tr("A few hexes, flat tops"); }, fileOf(fewHexes(Orientation::Flat))}};
  return templates;
}

BoardFile boardOf(BuiltIn which, const QString& author) {
  BoardFile file = builtInTemplates()[static_cast<std::size_t>(which)].file;
  file.author = author;
  return file;
}

const std::vector<BoardTemplate>& bigGameTemplates() {
  static const std::vector<BoardTemplate> templates = [] {
    std::vector<BoardTemplate> made;
    for (const Chain::Kind& kind : bigGameBoards()) {
      const QString letter = QString::fromStdString(kind.name);
      //: A board that comes with the program; %1 its letter: A, B or C
      made.push_back({[letter] { return Template::tr("Board %1 of the Big Game").arg(letter); }, fileOf(kind.board)});
    }
    return made;
  }();
  return templates;
}

}  // namespace tapu
