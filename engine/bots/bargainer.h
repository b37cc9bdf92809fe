// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/bots/market.h"
#include "engine/play/legal_actions.h"

namespace tapu {

/// A bank trade toward the goal's next step: only if trades can complete that step now, or if the hand is so large that
/// a seven would halve it; else nothing.
std::optional<Action> tradeTowardGoal(const Planner& planner, const LegalActions& legal, const Goal& goal);

/// True if this seat is so near to winning (two public points or fewer missing) that a trade may help it to win.
bool isNearWinning(const GameDefinition& definition, const State& seen, SeatId seat);
bool isNearWinning(const Planner& planner, SeatId seat);

/// True if the bot does not trade with this seat, as it is near winning. Not in shared rounds: there many play, and one
/// neighbor who gives up good trades keeps nobody from winning.
bool avoids(const Planner& planner, SeatId seat);

/// Accept or decline for an offer that waits for our answer; nothing if there is none.
std::optional<Action> answerOffers(const Planner& planner, const LegalActions& legal);

/// Makes the offers of one seat and remembers them, so that it does not repeat a refused offer or make too many in a
/// turn.
class Bargainer {
 public:
  /// A fair offer by the seat's habits; nothing if all were refused before. If the hands of the others are counted, an
  /// offer that somebody should take.
  std::optional<Action> offerFor(const Planner& planner, const SeatView& view, const Goal& goal);
  /// Call before each decision in the own turn: finds out whether the last offer was accepted or refused.
  void notice(const Planner& planner);
  /// The acceptor to trade with, where the proposer picks (6.5).
  static std::optional<Action> pick(const Planner& planner, const LegalActions& legal);

 private:
  bool isRefused(const Deal& deal) const;
  /// The deal to offer by the seat's habits, and those of the partners `to` to ask.
  std::optional<Bid> bidFor(const Planner& planner, const SeatView& view, const Goal& goal, PartnerSet to) const;
  /// A deal for cards that the goal lacks, and those of the partners `to` who may be offered it.
  std::optional<Bid> dealFor(const Planner& planner, const SeatView& view, const Goal& goal, PartnerSet to) const;

  std::vector<Deal> refused_;
  std::optional<Deal> open_;
  CardCounts handThen_;
  std::uint32_t turn_ = 0;
  int offers_ = 0;
};

}  // namespace tapu
