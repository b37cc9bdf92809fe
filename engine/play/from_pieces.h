// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/state.h"

namespace tapu {

/// A position of which only the form is known: as many of everything as the game has, seats at their boards, robbers
/// where they begin, all else empty.
State blankState(const GameDefinition& definition);

/// Works out `State::blocks` and `State::reach` from the pieces on the board and the seats that nobody has taken
/// (9.20): the free places (2.4, 2.5), the pieces of each seat, and where it could build next (2.3, 7.3). Every piece
/// must lie where its seat can have one.
void followFromPieces(const GameDefinition& definition, State& state);

}  // namespace tapu
