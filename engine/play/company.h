// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/options.h"

namespace tapu {

/// The persons at a table, bots left out, as far as rules ask where they sit.
struct Company {
  int persons = 1;
  int far = 0;  ///< of them, those at another computer than the one the game runs on

  bool operator==(const Company&) const = default;
};

/// Whether the times of the turn, of discards and of Dog answers run: not for one person, nor where all share one
/// computer (4.7).
bool hasPersonalTimers(const Company& company);

/// Whether somebody may be cut off and miss a turn (4.8).
bool mayLoseSomebody(const Company& company);

/// False for an option that does nothing in such company.
bool takesEffect(const OptionSpec& spec, const Company& company);

}  // namespace tapu
