// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bots/bot.h"

namespace tapu::test {

/// Plays as people do who want to see the whole sea: turns up what lies under the fog, settles beside gold and moves
/// the pirate wherever it can, and now and then lengthens a route; all else it decides as a greedy bot, so that games
/// end.
class Seafarer final : public Bot {
 public:
  std::optional<Action> decide(const SeatView& view, Rng& rng) override;

 private:
  std::unique_ptr<Bot> greedy_ = makeBot("greedy");
};

}  // namespace tapu::test
