// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/board/board.h"

namespace tapu {

// What one place of a board may become. Each leaves the rest of the board alone, keeps the cells in reading order,
// names all places by cells of the board (`namePlaces`) and returns false where nothing could be changed.

/// Rows and columns that a board may have.
inline constexpr int kMostAcross = 32;
/// Whether a cell here would still leave the board within 32 rows and 32 columns.
bool fits(const Board& board, Hex at);

const Cell* cellAt(const Board& board, Hex at);
Cell* cellAt(Board& board, Hex at);
bool isLand(const Board& board, Hex at);

/// Makes the cell if there is none. Where nothing grows, number and what needs land go.
bool setTerrain(Board& board, Hex at, Terrain terrain);
/// The cell and all that lies on it.
bool removeCell(Board& board, Hex at);
/// 0 takes the token away. Only hexes that yield something carry one (1.5).
bool setNumber(Board& board, Hex at, int number);
bool setTerritory(Board& board, Hex at, Territory territory);
bool setCut(Board& board, Hex at, CutByLine cut);

/// The land hex and side through which a border of two cells is named; none if neither is land.
struct Border {
  Hex hex;
  int side = 0;
  bool operator==(const Border&) const = default;
};
std::optional<Border> landBorder(const Board& board, Hex at, int side);
/// A harbor on a coast edge (1.7), replacing the one that is there; the same one again takes it away.
bool toggleHarbor(Board& board, Hex at, int side, Resource trades);
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
  /// Who comes so many places later: of the same kind.
  Owner after(int steps) const;
  bool operator==(const Owner&) const = default;
  int index;
  Kind kind = Kind::Seat;
};
inline constexpr int kStartSeats = 4;

/// Start pieces. The same place again takes the piece away. A half has one road and one ship: placed elsewhere, they
/// move; the settlement where one of them begins is the one with it (9.16).
bool toggleSettlement(Board& board, Owner owner, Hex at, int corner);
bool toggleRoad(Board& board, Owner owner, Hex at, int side);
bool toggleShip(Board& board, Owner owner, Hex at, int side);
/// Halves without any piece are none.
void tidyHalves(Board& board);
/// The settlement here gives its seat the start cards, no other of the seat does.
bool giveCards(Board& board, Hex at, int corner);

}  // namespace tapu
