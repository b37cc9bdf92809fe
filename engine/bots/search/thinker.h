// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/bots/greedy_bot.h"
#include "engine/bots/search/negotiator.h"

namespace tapu {

/// The effort of a thinking bot.
struct Effort {
  int positions = 400;  ///< most positions of an own turn
  int playouts = 0;     ///< games played a little on for a decision; 0: none
  int candidates = 6;   ///< first actions that playouts compare, besides the one of a greedy bot
  int turns = 8;        ///< length of a playout in turns
  /// Positions of an own turn that are looked at to judge a trade.
  int forDeals() const { return positions / 2; }
};

/// Plays by its chance to win as fitted weights judge it, looking through all of its turn, and, with `playouts`, by
/// games played a little on in worlds that agree with its view. It trades by the same chance (negotiator.h), and plays
/// games without weights, the Big Game, as greedy bots do. The same position gives the same decision: it draws no lots
/// from outside and looks at no clock.
class Thinker final : public Bot {
 public:
  /// Judges by the weights that the program brings for the rules of its game.
  explicit Thinker(const Effort& effort, SeaSense sense = SeaSense::Uses)
      : effort_(effort), sense_(sense), greedy_(sense), negotiator_(effort.forDeals()) {}
  /// Judges by these weights, under any rules.
  Thinker(const Weights& weights, const Effort& effort)
      : weights_(&weights), effort_(effort), negotiator_(effort.forDeals()) {}
  std::optional<Action> decide(const SeatView& view, Rng& rng) override;
  bool looksBack() const override { return true; }

 private:
  Action choose(const SeatView& view);

  bool knows(const SeatView& view);
  void remember(const SeatView& view);

  const Weights* weights_ = nullptr;
  Effort effort_;
  SeaSense sense_ = SeaSense::Uses;
  std::uint64_t mark_ = 0;  ///< of the game that `outlook_` is for
  std::optional<Outlook> outlook_;
  std::optional<Belief> belief_;
  const GameDefinition* definition_ = nullptr;  ///< of the game that `outlook_` is for
  GreedyBot greedy_;
  Negotiator negotiator_;
};

}  // namespace tapu
