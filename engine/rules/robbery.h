// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// The common part of robber and pirate: where each may go, whom they spare, and how a card is taken (5.3 to 5.7, 14.2).

namespace tapu::rules {

/// Whether those that this seat moves spare another one, which has few points (5.7).
bool isSpared(const Query& ask, SeatId other);
/// Whether the asking seat may take a card of another one, wherever that has its pieces (5.4).
bool mayRob(const Query& ask, SeatId victim);

/// Bits for the hexes of one word from `first` (a multiple of kWordBits) on to which the robber may go, or the pirate.
std::uint64_t robberHexes(const Query& ask, int first);
std::uint64_t pirateHexes(const Query& ask, int first);
/// Whether there is any of them.
bool hasRobberHex(const Query& ask);
bool hasPirateHex(const Query& ask);

/// One card of kind `stolen` goes from the victim to the seat.
void steal(Change& change, SeatId seat, SeatId victim, Resource stolen);
/// Draws a card of a hand, each as likely as another; the hand must not be empty.
Resource drawCard(CardCounts hand, Rng& rng);
/// Whether a record can tell this card: one of the victim's if there is one, else none.
bool isStolenFrom(const Query& ask, SeatId victim, Resource stolen);

/// The hexes of one word from which one is drawn when time is up, and the seats that can be robbed at a hex.
using HexesOfWord = std::uint64_t (*)(const Query& ask, int first);
using VictimsOfHex = SeatSet (*)(const Query& ask, HexId hex);
/// Time is up (5.6): draws the hex, a victim and a card. Draws nothing where there is no hex.
void drawForced(const Query& ask, HexesOfWord hexes, VictimsOfHex victims, Chance& chance, Rng& rng);

}  // namespace tapu::rules
