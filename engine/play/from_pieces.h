// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/state.h"

namespace tapu {

/// A position of which nothing is known but its form: as many of everything as the game has, seats at their boards,
/// robbers where they begin, all else empty.
State blankState(const GameDefinition& definition);

/// Works out `State::blocks` and `State::reach` from the pieces that lie on the board and from the seats that nobody
/// has taken (9.20): what is free (2.4, 2.5), what each seat has where, and where it could build next (2.3, 7.3). Every
/// piece must lie where its seat can have one.
void followFromPieces(const GameDefinition& definition, State& state);

}  // namespace tapu
