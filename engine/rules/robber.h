// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// The robber (5.3 to 5.6); where it may go stands in robbery.h.

namespace tapu::rules {

/// Bits for the hexes of one word from `first` on where the asking seat could rob `victim`.
std::uint64_t hexesOfVictim(const Query& ask, SeatId victim, int first);
/// Seats that can be robbed there.
SeatSet victimsAt(const Query& ask, HexId hex);
/// Why the seat may not move the robber there and rob this victim. The victim is none if and only if
/// nobody can be robbed there.
Refused whyNoRobber(const Query& ask, HexId hex, SeatId victim);

/// The active seat has to move the robber or the pirate; where neither has a legal hex they stay, and the turn goes on
/// (5.3).
void oweRobber(Change& change);
/// The card that a seat takes from its victim, and why it cannot be this one.
extern const ChanceRule kRobbery;
Refused whyNotRobbed(const Query& ask, HexId hex, SeatId victim, Resource stolen);
/// The robber goes to the hex, and one card of kind `stolen` from the victim, if there is one, to the seat.
void carryOutRobber(Change& change, SeatId seat, HexId hex, SeatId victim, Resource stolen);
/// Time is up (5.6): draws hex, victim and card. Draws nothing where no hex is legal.
void drawForcedRobber(const Query& ask, Chance& chance, Rng& rng);

}  // namespace tapu::rules
