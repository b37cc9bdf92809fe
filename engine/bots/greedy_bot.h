// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bots/bargainer.h"
#include "engine/bots/bot.h"

namespace tapu {

/// Plays sensibly without looking ahead: it always works toward the goal that gives most points per round of waiting
/// (planner.h), by building, bank trade, cards and fair offers. It never uses `rng`.
class GreedyBot final : public Bot {
 public:
  explicit GreedyBot(SeaSense sense = SeaSense::Uses) : sense_(sense) {}
  std::optional<Action> decide(const SeatView& view, Rng& rng) override;
  bool looksNear() const override { return true; }

 private:
  std::optional<Action> act(const Planner& planner, const SeatView& view);
  static std::optional<Action> between(const Planner& planner, const LegalActions& legal);
  SeaSense sense_;
  Bargainer bargainer_;
};

}  // namespace tapu
