// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/move.h"
#include "engine/state/state.h"

namespace tapu {

/// Whether a move ends the game (10, 9.22), which `apply` must not find out on a viewer's state, as point cards are
/// hidden there. Fills `winner` and `wonWith` of a chance that names no winner yet; in shared rounds also who reaches
/// the target by a move that does not end the game. Needs a state that knows all cards; a move that may end the game is
/// tried out on a copy of it.
void foresee(const GameDefinition& definition, const State& state, SeatId mover, const Action& action, Chance& chance);

}  // namespace tapu
