// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/state/move.h"
#include "engine/state/state.h"

namespace tapu {

// The effect of a throw, the events of Crazy and a bonus on the board as it stands: for display only, not for rules.

/// The hexes that the throw of this turn or round pays for: those of its number on which no robber stands (4.4). None
/// before the throw and after a seven. In reading order, board by board.
std::vector<HexId> producingHexes(const GameDefinition& definition, const State& state);
/// Events of the Crazy rules that are in force: a flood or wolf that has not struck, a month of double yield (8.9 to
/// 8.12). In the order of RoundEvent.
std::vector<RoundEvent> eventsInForce(const State& state);
/// All hexes that a flood or wolf in force could strike as the board stands, if their number is thrown; while answers
/// to a wolf are awaited, only those that it strikes now (8.9, 8.15). In reading order.
std::vector<HexId> hexesAtStake(const GameDefinition& definition, const State& state, RoundEvent event);
/// The cards that an Insurance would pay this seat now (8.14).
CardCounts insurancePayment(const GameDefinition& definition, const State& state, SeatId seat);

/// The points that a settlement of the seat on this corner would bring beyond its own (9.13): 0 where it earns no
/// bonus.
int bonusAtStake(const GameDefinition& definition, const State& state, SeatId seat, CornerId corner);

}  // namespace tapu
