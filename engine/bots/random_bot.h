// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bots/bot.h"

namespace tapu {

/// Takes any legal action, each as likely as the other. Out of turn it only answers offers, so a game with it ends.
class RandomBot final : public Bot {
 public:
  std::optional<Action> decide(const SeatView& view, Rng& rng) override;
};

}  // namespace tapu
