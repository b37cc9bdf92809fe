// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// The throw of a turn and its consequences (4.4): a seven, answers to wolves, or cards for all.

namespace tapu::rules {

/// Carries out the throw of the move's dice and its consequences; where the table moves, it throws for the active seat.
void throwDice(Change& change);

}  // namespace tapu::rules
