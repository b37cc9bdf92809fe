// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/bots/planner.h"
#include "engine/bots/search/deal_judge.h"

namespace tapu {

/// Possible purposes of trades, the best first: the best goal, and a city, settlement or card that the hand nearly
/// pays.
SmallVector<Goal, 4> aimsOf(const Planner& planner);
/// The purpose of a hand that pays for nothing yet: the best goal, or, if that is far away, the nearest aim.
Goal savedForBy(const Planner& planner);
/// The first of these that a deal serves: it brings cards that the aim lacks and takes none of them; nothing if there
/// is none.
std::optional<Goal> servedBy(const Planner& planner, const Deal& deal);

/// Trades with other players that a hint may advise: those that people understand, since they bring cards that the next
/// goal lacks and give none that it needs. For one position; view, planner and outlook outlive it.
class TradeAdviser {
 public:
  /// `outlook`: null where there are no weights; then deals are judged by how near the hand is to its goal.
  TradeAdviser(const SeatView& view, const Planner& planner, const Outlook* outlook, int positions)
      : view_(view), planner_(planner), outlook_(outlook), positions_(positions) {}

  /// The answer to the waiting offers: accept the best of those that gain, or make a counteroffer, or decline; nothing
  /// if none waits.
  std::optional<Action> answer();
  /// An offer of the own turn, one in a turn at most: those who were asked have answered.
  std::optional<Action> offer();
  /// Trades one spare card for the only one that the hand's purpose still lacks; nothing if it lacks more.
  std::optional<Action> completion();
  /// Whether the hand pays for the next step of the aim after this offer, and did not before.
  bool pays(const Action& offer) const;
  /// Whether the deal takes cards from an aim that lacks little, and serves no other.
  bool harms(const Deal& deal) const;
  /// Whether the deal serves an aim, brings only cards it lacks, at most as many as it gives, and the bank does not do
  /// the same.
  bool serves(const Deal& deal) const;

 private:
  SmallVector<Goal, 4> dearAims() const;
  bool mayServeCard(CardCounts then) const;
  bool isBargain(const Deal& deal) const;
  DealJudge& judge() { return judge_ ? *judge_ : judge_.emplace(view_, *outlook_, positions_); }
  struct Idea {
    PartnerSet to;
    float worth = 0;
  };
  Idea ideaOf(const Deal& deal);
  float easeOf(const Deal& deal) const;
  float gainInHand(const Deal& deal) const;
  bool isGain(float gain) const;
  float gainOf(SeatId offerer, const Offer& offer);
  bool isUnderstood(const Deal& deal) const;
  std::optional<Action> counter(SeatId offerer, const Offer& theirs);

  const SeatView& view_;
  const Planner& planner_;
  const Outlook* outlook_;
  int positions_;
  std::optional<DealJudge> judge_;
};

}  // namespace tapu
