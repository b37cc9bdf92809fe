// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// The start of a game on a chain (9.16): everybody's pieces lie there already; each chooses one settlement for its
// start cards and then one to become a city.

namespace tapu::rules {

/// The game begins: start pieces lie on the board, and each seat that is taken owes its choices.
void beginStart(Change& change);
/// Somebody takes a seat that was vacant, or was a bot's (9.20).
void welcome(Change& change, SeatId seat, Newcomer newcomer);

/// Why the seat may not choose this settlement, by StartCards or StartCity.
Refused whyNoStartChoice(const Query& ask, const Action& choice);
/// The seat makes one of its two choices.
void chooseStart(Change& change, SeatId seat, ActionKind kind, CornerId corner);
/// Makes the choices that a seat still owes whose time is up.
void forceStart(Change& change, SeatId seat);

}  // namespace tapu::rules
