// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/board/board.h"

namespace tapu {

// What can be done to one place of a board. Each function leaves the rest of the board alone, keeps the cells in
// reading order and names all places by cells of the board (`namePlaces`). A bool that is returned says whether the
// board changed.

/// Rows and columns that a board may have.
inline constexpr int kMostAcross = 32;
/// Whether a cell here leaves the board within 32 rows and 32 columns.
bool hasRoomAt(const Board& board, Hex at);

/// Null where the board has no cell.
const Cell* cellAt(const Board& board, Hex at);
Cell* cellAt(Board& board, Hex at);
/// False for sea, and where there is no cell.
bool isLand(const Board& board, Hex at);

/// Makes the cell if there is none. Where nothing grows, number and what needs land go.
bool setTerrain(Board& board, Hex at, Terrain terrain);
/// Removes the cell and all that lies on it.
bool removeCell(Board& board, Hex at);
/// 0 takes the token away. Only hexes that yield something carry one (1.5).
bool setNumber(Board& board, Hex at, int number);
/// In whose starting territory the cell lies on a board of a chain (9.13, 9.17); None: in nobody's.
bool setTerritory(Board& board, Hex at, Territory territory);
/// Whether the line that divides a board of a chain between its two players cuts the cell (9.3).
bool setCut(Board& board, Hex at, CutByLine cut);

/// What a brush puts on a hex: a terrain, nothing at all, a number, a territory, or whether the dividing line cuts it.
struct HexContent {
  enum class Part { Terrain, Nothing, Number, Territory, Line };  ///< Nothing: the cell is removed
  Part part = Part::Terrain;
  Terrain terrain = Terrain::Forest;
  int number = 0;
  Territory territory = Territory::None;
  CutByLine cut = CutByLine::Yes;
  bool operator==(const HexContent&) const = default;

  static HexContent of(Terrain terrain) { return {Part::Terrain, terrain, 0, Territory::None, CutByLine::Yes}; }
  static HexContent of(Territory territory) { return {Part::Territory, {}, 0, territory, CutByLine::Yes}; }
  static HexContent of(CutByLine cut) { return {Part::Line, {}, 0, Territory::None, cut}; }
  static HexContent ofNumber(int number) { return {Part::Number, {}, number, Territory::None, CutByLine::Yes}; }
  static HexContent nothing() { return {Part::Nothing, {}, 0, Territory::None, CutByLine::Yes}; }
};
/// `setTerrain`, `removeCell`, `setNumber`, `setTerritory` or `setCut`, as the content says.
bool setContent(Board& board, Hex at, const HexContent& content);

/// A side of a hex. The same place has two names, one from either hex.
struct Border {
  Hex hex;
  int side = 0;
  bool operator==(const Border&) const = default;
};
/// This side, named from the hex of the two that is land; nothing if neither is.
std::optional<Border> landBorder(const Board& board, Hex at, int side);
/// A harbor on a coast edge (1.7), replacing the one that is there; the same one again takes it away.
bool toggleHarbor(Board& board, Hex at, int side, Resource trades);
/// From either of the two hexes.
bool removeHarbor(Board& board, Hex at, int side);

/// Puts the robber here, or away if it stands here. On a board with halves each territory has its own (9.17).
bool toggleRobber(Board& board, Hex at);

/// Whose start pieces: those of a seat (3.7), or of a half of a board of a chain (9.16).
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
inline constexpr int kStartSeats = 4;  ///< seats of a board that may have start pieces

/// Start pieces. The same place again takes the piece away. A half has one road and one ship: placed elsewhere, they
/// move; the settlement where one of them begins is the one with it (9.16).
bool toggleSettlement(Board& board, Owner owner, Hex at, int corner);
bool toggleRoad(Board& board, Owner owner, Hex at, int side);
bool toggleShip(Board& board, Owner owner, Hex at, int side);
/// Takes away the seats without pieces behind the last one with pieces.
void tidyStarts(Board& board);
/// Works out again which settlement of a half is the one with its road and which the one with its ship (9.16); takes
/// the halves away if neither has a piece.
void tidyHalves(Board& board);
/// The settlement here gives its seat the start cards, no other of the seat does.
bool giveCards(Board& board, Hex at, int corner);

}  // namespace tapu
