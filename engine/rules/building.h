// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// Settlements, cities and roads: where they may stand (2), and the effects of building.

namespace tapu::rules {

/// The corners where the seat may settle or build a city now, in one block; none without a piece or its price.
inline std::uint64_t settlementPlaces(const Query& ask, const SeatBlock& at) {
  const bool can = ask.seat().settlements != 0 && ask.seat().hand.covers(ask.rules().settlementCost);
  return can ? at.reach.settle & at.open.corners : 0;
}
inline std::uint64_t cityPlaces(const Query& ask, const SeatBlock& at) {
  const bool can = ask.seat().cities != 0 && ask.seat().hand.covers(ask.rules().cityCost);
  return can ? at.reach.own : 0;
}
/// The same for roads, of one of the two words of edges in a block. Free pieces (8.5) cost nothing.
inline std::uint64_t roadPlaces(const Query& ask, const SeatBlock& at, std::size_t word) {
  const bool isFree = ask.seat().pending.must == Decision::FreeRoute;
  const bool can = ask.seat().roads != 0 && (isFree || ask.seat().hand.covers(ask.rules().roadCost));
  return can ? at.reach.road[word] & at.open.edges[word] : 0;
}
/// Whether the seat has a road or ship left and a place for it, as Road Building asks (8.5).
bool hasFreePiece(const Query& ask);

/// Why the seat may not buy this piece here; a free road (8.5) costs nothing.
Refused whyNoSettlement(const Query& ask, CornerId corner);
Refused whyNoCity(const Query& ask, CornerId corner);
Refused whyNoRoad(const Query& ask, EdgeId edge);

/// A piece goes from stock to the board, and all that depends on it is brought up to date: reach, yield, harbors,
/// routes, awards. Nothing is paid or checked.
void placeSettlement(Change& change, SeatId seat, CornerId corner);
void placeCity(Change& change, SeatId seat, CornerId corner);
void placeRoad(Change& change, SeatId seat, EdgeId edge);
/// The common part of roads and ships: puts the piece there and brings the seat's reach and route up to date.
void layPiece(Change& change, SeatId seat, EdgeId edge, Piece piece);
/// The mover pays the bank for a piece.
void payFor(Change& change, CardCounts cost);
/// The move: the mover pays and places.
void buySettlement(Change& change);
void buyCity(Change& change);
void buyRoad(Change& change);

}  // namespace tapu::rules
