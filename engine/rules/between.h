// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"
#include "engine/state/small_vector.h"

// Between two turns of a table of five to eight seats: others build (13.4), or a partner has a part (13.5). With two to
// four seats nothing of this takes part.

namespace tapu {

/// Seats in the order in which they come.
using SeatOrder = SmallVector<SeatId, SeatSet::kMost>;

/// Whether seats that wish it build between turns (13.4), and whether the partner of a turn has a part after it (13.5).
inline bool hasBuilding(const GameDefinition& definition) { return definition.rules.between == Between::Building; }
inline bool hasPairs(const GameDefinition& definition) { return definition.rules.between == Between::Pairs; }

/// The seat that builds between turns or has its part now; none: a seat has the turn, or nobody may do anything. It
/// stays the same seat while it owes something within its part, such as the robber.
inline SeatId betweenSeat(const State& state) { return state.head.ended ? state.head.active : SeatId{}; }
/// The seats that build between turns: while one does, it and then those that still come; in a turn those that wish, in
/// the order in which they would build if the turn ended now. In a part its partner alone.
SeatOrder buildOrder(const GameDefinition& definition, const State& state);
/// Whether the seat may say or take back now that it wishes to build between turns: it has not the turn and owes
/// nothing. It may while others owe decisions, before the throw and while others build, from the first turn on.
bool mayWish(const GameDefinition& definition, const State& state, SeatId seat);
/// Whether the seat wishes to build after a turn: from when it says so to its own building or turn.
inline bool hasWished(const State& state, SeatId seat) { return state.head.wishes.contains(seat); }
/// The seat that has a part after the turn of this seat (13.5); none where partners have none.
SeatId partnerOf(const GameDefinition& definition, SeatId seat);
/// The seat whose turn comes next, after everything that lies between; none in the set-up.
SeatId nextTurn(const GameDefinition& definition, const State& state);

}  // namespace tapu

namespace tapu::rules {

/// Whether the hand pays for a piece that has a place, or for a card: what a seat may do when it builds.
bool couldBuy(const Query& ask);
/// Why the seat may not say, or take back, that it wishes to build between turns.
Refused whyNoWish(const Query& ask, const Action& action);
/// The move: the wish of a seat is put on or off; off takes it out of those that still come, too.
void carryOutWish(Change& change);
/// The seat has no wish and no place among those that still come: it leaves, or its turn begins.
void forgetWish(Header& head, SeatId seat);

/// Why a seat that builds between turns or has its part may not do this, of what belongs to a turn.
Reject whyNotBetween(const State& state, SeatId seat, ActionKind kind);

/// A turn has ended: the first seat that builds, or the partner, begins. False: nobody does.
bool beginBetween(Change& change);
/// The seat has ended its building or part: the next one begins. False: it was the last one, and the next turn is due.
bool goOnBetween(Change& change);

}  // namespace tapu::rules
