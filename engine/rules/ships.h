// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>

#include "engine/rules/query.h"

// Ships (7.1 to 7.6).

namespace tapu::rules {

/// The edges where the seat may build a ship now, in one block; none if it has no ship left or cannot pay.
EdgeBits shipPlaces(const Query& ask, int block);
/// The same without regard to cost and stock.
EdgeBits freeShipPlaces(const Query& ask, int block);
/// The edges to which this ship may move (7.6), in one block; none if it may not move.
EdgeBits shipTargets(const Query& ask, EdgeId ship, int block);

/// Why no ship at all may lie here, joined or not.
Refused whyShipPlaceClosed(const Query& ask, EdgeId edge);
/// Why the seat may not build a ship here, or move one in this way.
Refused whyNoShip(const Query& ask, EdgeId edge);
Refused whyNoShipMove(const Query& ask, EdgeId from, EdgeId to);

/// A ship goes from stock to the board, as one that is new in this turn.
void placeShip(Change& change, SeatId seat, EdgeId edge);
/// The move: the mover pays for a ship and places it, or moves one.
void buyShip(Change& change);
void carryOutShipMove(Change& change);
/// Ends that ships of the seat count as new (7.6): at the end of a turn.
void clearNewShips(Change& change, SeatId seat);
/// The turn of the seat, its part of a round or of what lies between turns is over or begins: nothing that it did
/// counts for the limits of one turn any more (4.3, 7.6, 8.3), new ships included.
void forgetDeeds(Change& change, SeatId seat);

/// Calls `see(edge)` for every ship of a seat.
template <class See>
void eachShip(const GameDefinition& definition, const State& state, SeatId seat, See see) {
  for (int block : state.blocksOf(seat)) {
    for (std::uint64_t rest = state.reachOf(seat, block).settle; rest != 0; rest &= rest - 1) {
      const CornerId corner(firstCorner(block) + std::countr_zero(rest));
      for (EdgeId edge : definition.map.corner(corner).edges)  // each ship once, from the first of its ends
        if (edge && definition.map.edge(edge).corners[0] == corner && state.at(edge).isOf(seat, Piece::Ship)) see(edge);
    }
  }
}

}  // namespace tapu::rules
