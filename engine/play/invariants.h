// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/state/state.h"

namespace tapu {

/// The faults of a position, as sentences with the rule's number; empty: it is sound. Everything that moves keep up to
/// date (reach, yields, points, ...) is computed again from the pieces and compared. If all cards are known, their sums
/// are checked too. `sound`: a sound position before the last move, so that only changes are checked. For tests, and
/// for positions that come from outside (`isSound`).
std::vector<std::string> brokenInvariants(const GameDefinition& definition, const State& state,
                                          const State* sound = nullptr);

}  // namespace tapu
