// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// Halves of boards and their robbers (9.4, 9.13, 9.17, 9.19, 9.20). Territory 2k is Sun's of board k, 2k + 1 Moon's:
// the territory of a seat has the seat's number.

namespace tapu::rules {

/// The group whose round this is: they alternate (9.4).
Territory groupOfRound(const Options& options, int round);
/// The last round in which the territory of a seat is protected from robbers (9.4, 9.20).
int protectedUntil(const GameDefinition& definition, const State& state, SeatId seat);

/// The half of a board for which a settlement here would bring the seat the bonus now (9.13), as the seat of that half;
/// none if it would bring no bonus.
SeatId bonusHalf(const Query& ask, CornerId corner);
/// Call after the seat has built a settlement here: gives it the bonus if it has earned one by that (9.13).
void takeBonus(Change& change, SeatId seat, CornerId corner);
/// The robber of a territory goes to a hex; nothing happens if it stands there already.
void moveRobberTo(Change& change, int territory, HexId to);
/// Moves the robbers of all unprotected territories by the total of the second throw (9.19).
void moveRobbers(Change& change, int thrown);

}  // namespace tapu::rules
