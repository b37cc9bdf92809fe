// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/rules/query.h"

// Gold (14.1): its owners choose cards from the bank. What a move brings is noted first (`addGold`); when all else of
// the move is done, the seats are asked (`askForGold`), and what the active seat had to decide waits in SeaPart::after.

namespace tapu {

/// The cards that a seat is still owed for gold, whether it may choose them now or others come first.
inline int goldOwedTo(const State& state, SeatId seat) { return state.sea ? state.sea->gold[seat.value] : 0; }
/// The seats that are owed gold, in the order in which they choose where one comes after the other.
std::vector<SeatId> goldOrder(const GameDefinition& definition, const State& state);
/// Whether the bank could give the seat these cards for its gold, as all that it is owed or as a part of it.
bool mayTakeGold(const GameDefinition& definition, const State& state, SeatId seat, CardCounts cards);

}  // namespace tapu

namespace tapu::rules {

/// Notes that a move brings the seat so many cards of its choice.
void addGold(Change& change, SeatId seat, int cards);
/// Notes what gold of this number brings to all seats (4.4).
void addGoldOfThrow(Change& change, int thrown);
/// Asks the seats that may choose now, if any gold is owed and nobody is asked yet; if none is owed any more, the
/// active seat goes on with what has waited. `apply` calls it at the end of each move of a game with a `SeaPart`.
void askForGold(Change& change);

/// Why the seat may not choose these cards.
Refused whyNoGold(const Query& ask, const Action& action);
/// The seat takes its cards, and the next ones are asked; only `carryOutGold` (course.h) calls it.
void payGold(Change& change, SeatId seat, CardCounts cards);
/// The cards that a seat takes whose time is up: one at a time, of the kinds that the bank has that of which its hand
/// then holds fewest. The bank has enough for a seat that is asked.
CardCounts forcedGold(const Query& ask);

}  // namespace tapu::rules
