// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/bots/reason/reasons.h"

namespace tapu {

/// Whose position an advice follows from: what follows from that of the own seat alone holds whatever others do.
enum class Follows : std::uint8_t { OwnSeat, Everybody };

/// One thing that a seat may do now, and at most `kMostReasons` reasons for it.
struct Advised {
  Action action;
  std::vector<Reason> reasons;
  Follows follows = Follows::Everybody;
  bool operator==(const Advised&) const = default;
};
inline constexpr int kMostAdvised = 3;
/// What the seat may best do now: at most three acts of different kinds, or of one kind at different places, the best
/// first. Empty if it has nothing to decide, or waits for answers to its own offer. From what the seat sees alone; the
/// same position gives the same advice. Takes some milliseconds.
std::vector<Advised> advise(const SeatView& view);
/// The same of these robbers alone, whose hex is chosen already: whom to rob. What `advise` names of all comes first.
std::vector<Advised> advise(const SeatView& view, std::span<const Action> among);

}  // namespace tapu
