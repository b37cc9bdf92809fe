// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/bots/bot.h"
#include "engine/bots/reason/reasons.h"

namespace tapu {

/// One thing that a seat may do now, and at most `kMostReasons` reasons for it.
struct Advised {
  Action action;
  std::vector<Reason> reasons;
  bool operator==(const Advised&) const = default;
};
inline constexpr int kMostAdvised = 3;
/// What the seat may best do now: at most three acts of different kinds, or of one kind at different places, the best
/// first. Empty if it has nothing to decide, or waits for answers to its own offer. From what the seat sees alone; the
/// same position gives the same advice. Takes some milliseconds.
std::vector<Advised> advise(const SeatView& view);

}  // namespace tapu
