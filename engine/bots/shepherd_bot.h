// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bots/greedy_bot.h"

namespace tapu {

/// The easiest level: plays as many do in their first games. It settles where it likes, builds at once what it can pay,
/// forgets harbors, takes most fair offers and moves the robber by lot; what else there is to decide it does as greedy
/// bots do.
class ShepherdBot final : public Bot {
 public:
  std::optional<Action> decide(const SeatView& view, Rng& rng) override;

 private:
  std::optional<Action> act(const SeatView& view, Rng& rng);
  GreedyBot sensible_;
};

}  // namespace tapu
