// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/bots/bot.h"
#include "engine/bots/market.h"
#include "engine/bots/search/turn_search.h"

namespace tapu {

/// Deals worth a thought: one or two cards of the hand for one or two of other kinds.
using Deals = SmallVector<Deal, 256>;
Deals dealsOf(CardCounts hand, CardCounts pool);

/// Judges deals by their effect on the chances of both sides: of the seat that looks, and of the partner with the hands
/// that it may hold. In an own turn the seat counts with its best remaining acts.
class DealJudge {
 public:
  /// `positions`: of an own turn that are looked at for a hand. The view and the outlook outlive it.
  DealJudge(const SeatView& view, const Outlook& outlook, int positions);

  /// The outcome of a deal with one partner.
  struct Judged {
    float gain = 0;     ///< of the own chance to win, if it is made
    float likely = 0;   ///< chance that the partner wants it, as far as the seat can know
    float partner = 0;  ///< gain of the partner's chance, on average over hands with which it can pay
  };
  /// Judges a deal at a glance: by the hand alone. `sure`: cards that the partner is known to hold.
  Judged atAGlance(SeatId partner, const Deal& deal, CardCounts sure = {});
  /// The same with the turn looked through.
  Judged closely(SeatId partner, const Deal& deal, CardCounts sure = {});
  /// Whether the own hand alone gets better by it.
  bool isWelcome(const Deal& deal) { return own_.of(hand_ - deal.give + deal.want) > ownNow_; }

 private:
  static constexpr int kWorlds = 12;
  struct Rival {
    HandScores scores;
    float weight = 0;  ///< its part of all chances
    std::array<float, kWorlds> now{};
  };
  /// The effect of an accepted deal on the partner's weight.
  struct Effect {
    float likely = 0, grown = 1, gain = 0;
  };
  Effect effectOn(SeatId partner, const Deal& deal, CardCounts sure);
  Judged judged(const Effect& effect, float partnerWeight, float now, float then) const;
  float chanceInTurn(CardCounts hand) const;

  const SeatView& view_;
  const Outlook& outlook_;
  const State& seen_;
  int positions_;
  CardCounts hand_;
  Outlook::Others others_;
  HandScores own_;
  float ownNow_;
  std::optional<float> inTurnNow_;
  struct InTurn {
    CardCounts hand;
    float chance;
  };
  std::optional<InTurn> inTurnThen_;  ///< with the last hand looked at: partners are asked about one deal in turn
  std::array<std::array<CardCounts, kMostSeatsOfTable>, kWorlds> hands_{};
  std::array<std::optional<Rival>, kMostSeatsOfTable> rivals_;
};

}  // namespace tapu
