// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/options.h"

namespace tapu {

/// The number of persons (not bots) who play, and of those at other computers. Some times and options depend on it. Two
/// persons who share a computer other than the game's count as two far ones.
struct Company {
  int persons = 1;
  int far = 0;  ///< those at another computer than the one the game runs on

  bool operator==(const Company&) const = default;
};

/// Whether the personal times run: those of the turn, of discards and of Dog answers (4.7). They do if at least two
/// persons play and one of them is far: not for one person alone, nor for several at the computer that the game runs
/// on. The common clock of shared rounds runs in any company (9.6).
bool hasPersonalTimers(const Company& company);

/// Whether a person may lose the connection and become absent (4.8).
bool mayLoseSomebody(const Company& company);

/// False for an option that does nothing in such company.
bool takesEffect(const OptionSpec& spec, const Company& company);

}  // namespace tapu
