// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bots/greedy_bot.h"

namespace tapu {

/// The percentage of such decisions in which an easy bot slips.
struct Slips {
  std::uint32_t settlements = 0;  ///< settles at the start on a corner by lot, more likely on one with more pips
  std::uint32_t robbers = 0;      ///< moves the robber by lot
  std::uint32_t whims = 0;        ///< builds at once something it can pay, or ends its turn
  std::uint32_t favors = 0;       ///< takes an offer that gives as much as it asks for, whether it needs it or not
};

/// Plays as greedy bots do, but for its slips, as people do in their first games.
class EasyBot final : public Bot {
 public:
  explicit EasyBot(const Slips& slips, SeaSense sense = SeaSense::Uses) : slips_(slips), sensible_(sense) {}
  std::optional<Action> decide(const SeatView& view, Rng& rng) override;

 private:
  std::optional<Action> slip(const SeatView& view, Rng& rng) const;

  Slips slips_;
  GreedyBot sensible_;
};

}  // namespace tapu
