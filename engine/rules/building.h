// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/question.h"

// Settlements, cities and roads: where they may stand (2), and what follows when they do.

namespace tapu::rules {

// Where the seat may build for cards now: none where stock or hand has not what it takes.

inline std::uint64_t settlementPlaces(const Query& ask, const SeatBlock& at) {
  const bool can = (ask.seat().settlements != 0) & ask.seat().hand.covers(ask.rules().settlementCost);
  return can ? at.reach.settle & at.open.corners : 0;
}
inline std::uint64_t cityPlaces(const Query& ask, const SeatBlock& at) {
  const bool can = (ask.seat().cities != 0) & ask.seat().hand.covers(ask.rules().cityCost);
  return can ? at.reach.own : 0;
}
/// One of the two words of a block; free pieces (8.5) cost nothing.
inline std::uint64_t roadPlaces(const Query& ask, const SeatBlock& at, std::size_t word) {
  const bool isFree = ask.seat().pending.must == Decision::FreeRoute;
  const bool can = (ask.seat().roads != 0) & (isFree | ask.seat().hand.covers(ask.rules().roadCost));
  return can ? at.reach.road[word] & at.open.edges[word] : 0;
}
/// The seat has a road or ship left and a place for it, as Road Building asks (8.5).
bool hasFreePiece(const Query& ask);

/// The edge takes some route piece on this map (7.2).
bool takesRoute(const GameDefinition& definition, EdgeId edge);
/// A route piece of this kind may go on from this corner: an own building stands there, or an own piece of the kind
/// meets it and nobody else's building stands there (2.3, 7.3, 7.4). `without`: as if this piece were away.
bool connects(const GameDefinition& definition, const State& state, SeatId seat, CornerId corner, Piece::Kind kind,
              EdgeId without = {});

/// Why nobody may settle here at all (2.5).
Refused whyCornerClosed(const Query& ask, CornerId corner);
/// Why nobody may lay a road here at all (2.3).
Refused whyEdgeClosed(const Query& ask, EdgeId edge);
/// Why the seat may not buy this piece here; a free road (8.5) costs nothing.
Refused whyNoSettlement(const Query& ask, CornerId corner);
Refused whyNoCity(const Query& ask, CornerId corner);
Refused whyNoRoad(const Query& ask, EdgeId edge);

/// A piece goes from stock to the board, whatever it costs, with all that follows: reach, yield, harbors, routes,
/// awards.
void placeSettlement(Change& change, SeatId seat, CornerId corner);
void placeCity(Change& change, SeatId seat, CornerId corner);
void placeRoad(Change& change, SeatId seat, EdgeId edge);
/// What roads and ships have in common: the piece lies there, reach and route of the seat are up to date.
void layPiece(Change& change, SeatId seat, EdgeId edge, Piece piece);
/// A building has gone: its corner and those beside it may be free, and others' routes go on there (2.3, 2.5).
void reopen(Change& change, CornerId corner);

/// The mover pays the bank for a piece.
void payFor(Change& change, CardCounts cost);
/// The move: the mover pays and places.
void buySettlement(Change& change);
void buyCity(Change& change);
void buyRoad(Change& change);

}  // namespace tapu::rules
