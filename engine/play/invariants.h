// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/state/state.h"

namespace tapu {

/// Everything that must hold in every position, as sentences with the rule's number; empty: the position is sound. What
/// a state keeps up to date move by move is computed again from its pieces and compared. With the sound position before
/// the last move only what has changed since is looked at. Where all cards are known their sums are checked too.
/// For tests, and for positions that come from outside (`isSound`).
std::vector<std::string> brokenInvariants(const GameDefinition& definition, const State& state,
                                          const State* sound = nullptr);

}  // namespace tapu
