// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/options.h"

namespace tapu {

/// How many persons (not bots) play, and how many of them at other computers. Some times and options depend on it.
struct Company {
  int persons = 1;
  int far = 0;  ///< how many of them sit at another computer than the one the game runs on

  bool operator==(const Company&) const = default;
};

/// Whether the times of the turn, of discards and of Dog answers run: not for one person, nor where all share one
/// computer (4.7).
bool hasPersonalTimers(const Company& company);

/// Whether a person may lose the connection and become absent (4.8).
bool mayLoseSomebody(const Company& company);

/// False for an option that does nothing in such company.
bool takesEffect(const OptionSpec& spec, const Company& company);

}  // namespace tapu
