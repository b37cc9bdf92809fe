// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/state.h"

namespace tapu {

/// The position before the first move: everything in stock, banks and decks full, robbers where they start. If it is
/// fixed who starts, the start pieces of the board (3.7, 9.16) lie there already; else FirstThrow places them.
State initialState(const GameDefinition& definition);

}  // namespace tapu
