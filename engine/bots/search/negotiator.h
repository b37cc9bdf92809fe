// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "engine/bots/search/deal_judge.h"

namespace tapu {

/// Trades with the other players for one seat, by the effect of deals on the chances of both sides (deal_judge.h). It
/// remembers refusals, so that it does not repeat an offer again and again.
class Negotiator {
 public:
  static constexpr int kOffersATurn = 2;       ///< most offers in an own turn
  static constexpr float kLeastGain = 0.003F;  ///< of the own chance to win: for less no deal is made
  /// `positions`: of an own turn that are looked at to judge a deal.
  explicit Negotiator(int positions) : positions_(positions) { refused_.reserve(kRemembered); }

  /// The outcome of a decision about trade.
  struct Step {
    enum class Kind : std::uint8_t {
      None,  ///< there is nothing to trade: the turn goes on
      Act,   ///< the action
      Wait   ///< others still think about the own offer
    };
    Kind kind = Kind::None;
    Action action = {};
  };
  /// Comes before anything else: answers to offers of others, a counter-offer, the partner for the own offer, the end
  /// of an own offer that gains nothing any more.
  Step respond(const SeatView& view, const Outlook& outlook);
  /// An own turn: `respond` first, then an offer better than all the seat can do alone, else the result of `alone`.
  /// Nothing: it waits.
  std::optional<Action> inTurn(const SeatView& view, const Outlook& outlook, const std::function<Action()>& alone);

 private:
  struct Idea {
    Deal deal;
    SmallVector<SeatId, 4> to;
    float worth = 0;
  };
  struct Refused {
    Deal deal;
    std::uint32_t turn = 0;
    int times = 0;
  };
  void notice(const SeatView& view);
  std::optional<Action> answer(const SeatView& view, DealJudge& judge, SeatId offerer);
  std::optional<Action> counter(const SeatView& view, DealJudge& judge, SeatId offerer, const Deal& theirs);
  std::optional<Action> offer(const SeatView& view, const Outlook& outlook);
  static SmallVector<SeatId, 4> askedBy(const SeatView& view);
  template <class JudgeOne>
  Idea ideaOf(const SeatView& view, const Deal& deal, const SmallVector<SeatId, 4>& asked, const JudgeOne& judge) const;
  Step forOwnOffer(const SeatView& view, DealJudge& judge) const;
  const Refused* refusalOf(const Deal& deal) const;

  static constexpr std::size_t kRemembered = 128;  ///< refused deals: hardly a game has more
  int positions_;
  std::vector<Refused> refused_;
  int accepted_ = 0, refusals_ = 0;  ///< own offers
  std::optional<Deal> open_;         ///< the last own offer, unless another move came before it
  CardCounts handThen_;
  std::uint32_t turn_ = 0;
  int offersThen_ = 0;  ///< number of offers made before it in the turn
};

}  // namespace tapu
