// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/question.h"

// Halves of boards and their robbers (9.4, 9.13, 9.17, 9.19, 9.20). Territory 2k is Sun's of board k, 2k + 1 Moon's:
// the territory of a seat has the seat's number.

namespace tapu::rules {

/// The group whose round this is: they alternate (9.4).
Territory groupOfRound(const Options& options, int round);
/// The last round in which the territory of a seat is protected from robbers (9.4, 9.20).
int protectedUntil(const GameDefinition& definition, const State& state, SeatId seat);

/// The seat has built a settlement here: if that is the first in a foreign half it earns the bonus (9.13).
void takeBonus(Change& change, SeatId seat, CornerId corner);
/// The robber of a territory goes to a hex; one that stands there stays.
void moveRobberTo(Change& change, int territory, HexId to);
/// The second throw moves the robbers of all territories that are not protected (9.19).
void moveRobbers(Change& change, int thrown);

}  // namespace tapu::rules
