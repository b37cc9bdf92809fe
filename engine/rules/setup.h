// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/rules/query.h"

// The set-up (3): who begins, the first settlements and roads.

namespace tapu {

/// The seat that begins by the throws of a FirstThrow (3.2); none if there are too few or too many.
SeatId firstByThrows(const GameDefinition& definition, const Chance& chance);

}  // namespace tapu

namespace tapu::rules {

/// Draws who begins: by throws of the dice, or the seat at once, as `setup.first` says (3.2).
extern const ChanceRule kFirstThrow;
/// The move FirstThrow: the set-up begins with the seat that was drawn.
void firstThrow(Change& change);
/// The set-up begins with this seat; with start pieces on the board (3.7) these are placed, and the game begins.
void beginSetup(Change& change, SeatId first);

/// The game begins when everything is placed and no gold is owed (3.5, 14.1); else nothing happens.
void beginPlayIfReady(Change& change);

/// The edges for the route piece of the set-up in one block. For the corners see `startCorners` (free_places.h).
EdgeBits setupEdges(const Query& ask, int block, Piece::Kind kind);
/// Why the seat may not place its settlement, road or ship of the set-up here.
Refused whyNotSettleInSetup(const Query& ask, CornerId corner);
Refused whyNoRoadInSetup(const Query& ask, EdgeId edge);
Refused whyNoShipInSetup(const Query& ask, EdgeId edge);
/// The active seat places its piece, and the set-up goes on.
void settleInSetup(Change& change, CornerId corner);
void routeInSetup(Change& change, EdgeId edge, Piece::Kind kind);
/// The pieces of the set-up that a seat places whose time is up (4.7): its settlement, if it owes one, and its route
/// piece.
struct ForcedPieces {
  CornerId corner;
  EdgeId edge;  ///< none: the settlement brings something first
  Piece::Kind route = Piece::Road;
};
ForcedPieces forcedSetup(const Query& ask);
/// Places them for the active seat.
void forceSetup(Change& change);

/// One card for each producing hex around a settlement, as far as the bank has them (3.4); gold is noted (14.1).
void takeStartCards(Change& change, SeatId seat, CornerId corner);

}  // namespace tapu::rules
