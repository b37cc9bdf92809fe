// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/move.h"
#include "engine/state/state.h"

namespace tapu {

/// Finds out whether a move ends the game (10, 9.22) and writes it into its chance, because `apply` cannot find out on
/// a viewer's state, where point cards are hidden. Fills `winner` and `wonWith` if the chance names no winner yet; in
/// shared rounds also who reaches the target by a move that does not end the game (Chance::reached). `state` is the
/// position before the move and must know all cards; a move that may end the game is tried out on a copy of it.
void foresee(const GameDefinition& definition, const State& state, SeatId mover, const Action& action, Chance& chance);

}  // namespace tapu
