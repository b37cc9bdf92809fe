// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/board/board.h"

namespace tapu {

// Edits of one place of a board. Each function leaves the rest of the board as it is, keeps the cells in reading order
// and names all places by cells of the board (`namePlaces`). Those that return a bool say by it whether the board
// changed.

/// Rows and columns that a board may have.
inline constexpr int kMostAcross = 32;
/// Whether a cell here leaves the board within 32 rows and 32 columns.
bool hasRoomAt(const Board& board, Hex at);

/// The cell of a hex; null if the board has none there.
const Cell* cellAt(const Board& board, Hex at);
Cell* cellAt(Board& board, Hex at);
/// False for sea and fog, and where there is no cell.
bool isLand(const Board& board, Hex at);

/// Gives a hex this terrain; makes the cell if there is none. Removes a number if the terrain has none, and things that
/// need land or sea where it is not. What comes under the fog goes into its stack, with its number; what comes out of
/// it is taken from there, this terrain if it is in it, else what is there most often (14.5). False also if the board
/// has no room there (`hasRoomAt`).
bool setTerrain(Board& board, Hex at, Terrain terrain);
/// Removes the cell and all that lies on it; from the stack of the fog goes a hex of sea, if there is one.
bool removeCell(Board& board, Hex at);
/// Puts a number token on a hex, of any number: `problems` judges it; 0 removes it. Nothing changes if the hex yields
/// nothing (1.5).
bool setNumber(Board& board, Hex at, int number);
/// Sets the starting territory of the cell on a chain board (9.13, 9.17); None: nobody's.
bool setTerritory(Board& board, Hex at, Territory territory);
/// Says whether the line that divides a board of a chain between its two players cuts the cell (9.3).
bool setCut(Board& board, Hex at, CutByLine cut);
/// Says whether first settlements may stand there (14.4). Nothing changes where there is no land.
bool setStartLand(Board& board, Hex at, StartLand startLand);

/// The content that a brush puts on a hex: a terrain, nothing at all, a number, a territory, whether the dividing line
/// cuts it, a terrain drawn from a mix, or whether it is start land.
struct HexContent {
  enum class Part { Terrain, Nothing, Number, Territory, Line, Mix, StartLand };  ///< Nothing: the cell is removed
  Part part = Part::Terrain;
  Terrain terrain = Terrain::Forest;
  int number = 0;
  Territory territory = Territory::None;
  CutByLine cut = CutByLine::Yes;
  StartLand startLand = StartLand::Yes;
  bool operator==(const HexContent&) const = default;

  static HexContent of(Terrain terrain) { return {Part::Terrain, terrain, 0, Territory::None, CutByLine::Yes}; }
  static HexContent of(Territory territory) { return {Part::Territory, {}, 0, territory, CutByLine::Yes}; }
  static HexContent of(CutByLine cut) { return {Part::Line, {}, 0, Territory::None, cut}; }
  static HexContent ofNumber(int number) { return {Part::Number, {}, number, Territory::None, CutByLine::Yes}; }
  static HexContent mixed() { return {Part::Mix, {}, 0, Territory::None, CutByLine::Yes}; }
  static HexContent of(StartLand startLand) { return {.part = Part::StartLand, .terrain = {}, .startLand = startLand}; }
  static HexContent nothing() { return {Part::Nothing, {}, 0, Territory::None, CutByLine::Yes}; }
};
/// `setTerrain`, `removeCell`, `setNumber`, `setTerritory`, `setCut` or `setStartLand`, by the content; false for a
/// mix, of which the brush takes one terrain.
bool setContent(Board& board, Hex at, const HexContent& content);

/// The middle of a side, the same for both of its names: the sum of its ends, so that it is whole.
Point sideMiddle(Hex at, int side, Orientation orientation);

/// A side of a hex. The same place has two names, one from either hex.
struct Border {
  Hex hex;
  int side = 0;
  bool operator==(const Border&) const = default;
};
/// This side, named from the hex of the two that is land; nothing if neither is.
std::optional<Border> landBorder(const Board& board, Hex at, int side);
/// The harbor on this side, named from either of the two hexes; null: there is none.
const Harbor* harborAt(const Board& board, Border side);
/// Puts a harbor on a side of a hex that is a coast edge (1.7), in place of the one that is there; if that is the same,
/// it is removed instead.
bool toggleHarbor(Board& board, Hex at, int side, Resource trades);
/// Moves the harbor on one side of a hex to another one that is a coast edge, in place of the one that is there. False:
/// there is none, or no coast.
bool moveHarbor(Board& board, Border from, Border to);
/// Removes the harbor on this side, named from either of the two hexes.
bool removeHarbor(Board& board, Hex at, int side);
/// Puts the robber here, or removes it if it stands here. On a board with halves each territory has its own (9.17).
bool toggleRobber(Board& board, Hex at);

/// The owner of start pieces: a seat (3.7), or a half of a chain board (9.16).
struct Owner {
  enum class Kind : std::uint8_t { Seat, Half };
  constexpr Owner(int seat = 0) : index(seat) {}
  static constexpr Owner of(Territory half) {
    Owner owner(half == Territory::Moon ? 1 : 0);
    owner.kind = Kind::Half;
    return owner;
  }
  /// The owner so many places later, of the same kind: seat 3 after seat 2, the Moon after the Sun, and round again.
  Owner after(int steps) const;
  bool operator==(const Owner&) const = default;
  int index;
  Kind kind = Kind::Seat;
};
/// These put a start piece at a place, or remove the one that this owner has there; they always return true. They do
/// not check for land: `problems` does. A half has one road and one ship: put at another place, they move there; the
/// settlement where one of them begins is the one with it (9.16). A settlement takes the corner from every other owner.
bool toggleSettlement(Board& board, Owner owner, Hex at, int corner);
bool toggleRoad(Board& board, Owner owner, Hex at, int side);
bool toggleShip(Board& board, Owner owner, Hex at, int side);
/// Removes the seats without start pieces behind the last one that has some.
void tidyStarts(Board& board);
/// Works out again which settlement of a half is the one with its road and which the one with its ship (9.16); removes
/// the halves if neither has a piece.
void tidyHalves(Board& board);
/// Makes the start settlement here the one that gives its seat the start cards; no other settlement of the seat does.
bool giveCards(Board& board, Hex at, int corner);

}  // namespace tapu
