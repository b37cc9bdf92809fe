// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/state.h"

namespace tapu {

/// The position before the first move: everything in stock, banks and decks full, robbers where they start. Fixed start
/// pieces lie there (3.7, 9.16) where it is known who starts; nothing is thrown.
State initialState(const GameDefinition& definition);

}  // namespace tapu
