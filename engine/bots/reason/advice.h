// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/bots/reason/reason.h"

namespace tapu {

/// The seats that an advice depends on. Advice from the own seat alone holds for any play of others.
enum class Follows : std::uint8_t { OwnSeat, Everybody };

/// One thing that a seat may do now, and at most `kMostReasons` reasons for it.
struct Advised {
  Action action;
  std::vector<Reason> reasons;
  Follows follows = Follows::Everybody;
  bool operator==(const Advised&) const = default;
};
inline constexpr int kMostAdvised = 3;
/// The best acts for the seat now: at most three of different kinds, or of one kind at different places, the best
/// first. Empty if it has nothing to decide, or waits for answers to its own offer. Uses only what the seat sees; the
/// same position gives the same advice. Takes some milliseconds.
std::vector<Advised> advise(const SeatView& view);
/// The same for these robber moves alone, once their hex is chosen: the seat to rob. The best move of `advise` comes
/// first.
std::vector<Advised> advise(const SeatView& view, std::span<const Action> among);

}  // namespace tapu
