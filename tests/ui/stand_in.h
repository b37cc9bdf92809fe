// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/session/game/game_controller.h"
#include "engine/bots/bot.h"

namespace tapu {

/// A bot in the seat of a person.
class StandIn {
 public:
  void play(GameController& game) {
    if (!game.seen().hasGame() || game.seen().legal.empty()) return;
    rng_.startMove(++moves_);
    const SeatView view(game.seen().definition(), game.seen().state(), game.seen().viewer());
    if (const auto action = bot_->decide(view, rng_)) game.submit(*action);
  }

 private:
  std::unique_ptr<Bot> bot_ = makeBot("greedy");
  SeededRng rng_{3};
  std::uint64_t moves_ = 0;
};

}  // namespace tapu
