// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/bargainer.h"

#include <algorithm>

#include "engine/bots/unseen.h"
#include "engine/play/play.h"
#include "engine/rules/discards.h"
#include "engine/rules/trade.h"

namespace tapu {

namespace {

int bankTrades(const Planner& planner, CardCounts spare) {
  int sum = 0;
  for (Resource r : kAllResources) sum += spare[r] / planner.rate(r);
  return sum;
}

/// The missing cards come in before they are worth buying from the bank.
bool comesSoon(const Planner& planner, CardCounts lacking) {
  const double patience = planner.habits().waitBeforeBank;
  return std::ranges::all_of(kAllResources,
                             [&](Resource r) { return lacking[r] < patience * planner.income(r) || !lacking[r]; });
}

/// Those of the partners who may be offered this deal.
PartnerSet openTo(const SeatView& view, PartnerSet partners, const Deal& deal) {
  PartnerSet open;
  for (const PartnerId partner : partners)
    if (view.mayOffer(view.definition().partner(view.seat(), partner), deal.give, deal.want)) open.insert(partner);
  return open;
}

/// Cards of this kind in the hands of others: those neither in the bank nor ours. Public, as the bank is.
int heldOf(const Planner& planner, Resource r) {
  const auto held = heldByOthers(planner.definition(), planner.state(), planner.seat());
  return held ? (*held)[r] : 1;
}

}  // namespace

bool isNearWinning(const GameDefinition& definition, const State& seen, SeatId seat) {
  constexpr int kInARound = 2;  // a city or settlement and a point of another kind, an award
  return seen.publicPoints(seat) + kInARound >= definition.rules.target;
}

bool isNearWinning(const Planner& planner, SeatId seat) {
  return isNearWinning(planner.definition(), planner.state(), seat);
}

bool avoids(const Planner& planner, SeatId seat) {
  return planner.habits().withLeaders == WithLeaders::Refuses && isNearWinning(planner, seat);
}

std::optional<Action> tradeTowardGoal(const Planner& planner, const LegalActions& legal, const Goal& goal) {
  const CardCounts hand = planner.me().hand;
  const CardCounts lacking = missing(hand, goal.step), spare = surplus(hand, goal.step);
  if (lacking.isEmpty()) return std::nullopt;
  const bool completes = bankTrades(planner, spare) >= lacking.total();
  const bool isFull = hand.total() > rules::safeHand(planner.definition().rules);
  if (!isFull && (!completes || comesSoon(planner, lacking))) return std::nullopt;
  std::optional<Action> best;
  double most = -1;
  for (Resource give : kAllResources) {
    if (spare[give] < planner.rate(give)) continue;
    for (Resource get : kAllResources) {
      if (!lacking[get]) continue;
      const Action action = tradeWithBank(give, get);
      if (!legal.contains(action)) continue;
      const double ease = planner.income(give) - planner.income(get) + 0.2 * spare[give] - planner.rate(give);
      if (!best || ease > most) {
        most = ease;
        best = action;
      }
    }
  }
  return best;
}

std::optional<Action> answerOffers(const Planner& planner, const LegalActions& legal) {
  for (PartnerId partner : planner.definition().partnersOf(planner.seat())) {
    const SeatId offerer = planner.definition().partner(planner.seat(), partner);
    if (!isAsked(planner.definition(), planner.state(), planner.seat(), offerer)) continue;
    const Offer& offer = planner.state().seat(offerer).offer;
    const CardCounts hand = planner.me().hand;
    const bool mayAccept = legal.contains(accept(offerer)) && hand.covers(offer.want);
    if (mayAccept && !avoids(planner, offerer) && offer.give.total() + 1 >= offer.want.total()) {
      const double now = distance(planner, hand), then = distance(planner, hand - offer.want + offer.give);
      if (then < now - planner.habits().gainToAccept) return accept(offerer);
    }
    if (legal.contains(decline(offerer))) return decline(offerer);
  }
  return std::nullopt;
}

bool Bargainer::isRefused(const Deal& deal) const { return std::ranges::find(refused_, deal) != refused_.end(); }

void Bargainer::notice(const Planner& planner) {
  const State& state = planner.state();
  if (state.head.turn != turn_) {
    turn_ = state.head.turn;
    offers_ = 0;
    if (planner.habits().offers == Offers::OnMarket) refused_.clear();  // in each round others sit at the same market
  }
  if (!open_ || planner.me().offer.isOpen()) return;
  // Gone without the cards having moved: nobody wanted it.
  if (planner.me().hand != handThen_ - open_->give + open_->want) refused_.push_back(*open_);
  open_.reset();
}

std::optional<Bid> Bargainer::dealFor(const Planner& planner, const SeatView& view, const Goal& goal,
                                      PartnerSet to) const {
  const CardCounts hand = planner.me().hand;
  const CardCounts lacking = missing(hand, goal.step), spare = surplus(hand, goal.cost);
  if (lacking.isEmpty() || lacking.total() > 2) return std::nullopt;
  std::optional<Bid> best;
  double most = -1e9;
  for (Resource want : kAllResources) {
    if (!lacking[want] || heldOf(planner, want) < 1) continue;
    for (Resource give : kAllResources) {
      if (give == want || !spare[give]) continue;
      for (int count = 1; count <= 2 && count <= spare[give] && count < planner.rate(give); ++count) {
        const Deal deal{CardCounts::of(give, count), CardCounts::of(want)};
        if (isRefused(deal)) continue;
        const PartnerSet open = openTo(view, to, deal);
        if (open.isEmpty()) continue;
        const double ease = planner.income(give) + 0.5 * spare[give] - planner.income(want) - 3 * (count - 1);
        if (!best || ease > most) {
          most = ease;
          best = Bid{deal, open};
        }
      }
    }
  }
  return best;
}

std::optional<Bid> Bargainer::bidFor(const Planner& planner, const SeatView& view, const Goal& goal,
                                     PartnerSet to) const {
  if (planner.habits().offers == Offers::ForGoal) return dealFor(planner, view, goal, to);
  if (view.counted()) return bestBid(planner, to, refused_, *view.counted());
  const auto deal = bestDeal(planner, to, refused_);
  return deal ? std::optional(Bid{*deal, likelyTakers(planner, to, *deal)}) : std::nullopt;
}

std::optional<Action> Bargainer::offerFor(const Planner& planner, const SeatView& view, const Goal& goal) {
  const Habits& habits = planner.habits();
  if (offers_ >= habits.offersATurn || planner.me().offer.isOpen() || !view.legal().has(ActionKind::Offer))
    return std::nullopt;
  PartnerSet to;
  for (PartnerId partner : tradePartners(planner.definition(), planner.state(), planner.seat())) {
    const SeatId other = planner.definition().partner(planner.seat(), partner);
    const bool hasCards = planner.state().seat(other).cardsInHand() > 0;
    if (hasCards && view.mayAsk(other) && !avoids(planner, other)) to.insert(partner);
  }
  if (to.isEmpty()) return std::nullopt;
  const auto bid = bidFor(planner, view, goal, to);
  if (!bid || bid->to.isEmpty()) return std::nullopt;
  const Action action = offerTrade(bid->deal.give, bid->deal.want, bid->to);
  if (check(planner.definition(), planner.state(), planner.seat(), action)) return std::nullopt;
  open_ = bid->deal;
  handThen_ = planner.me().hand;
  ++offers_;
  return action;
}

std::optional<Action> Bargainer::pick(const Planner& planner, const LegalActions& legal) {
  std::optional<Action> best;
  int fewest = 1000;
  for (PartnerId partner : planner.definition().partnersOf(planner.seat())) {
    const SeatId seat = planner.definition().partner(planner.seat(), partner);
    if (!legal.contains(confirm(seat)) || avoids(planner, seat)) continue;
    if (const int points = planner.state().publicPoints(seat); points < fewest) {
      fewest = points;
      best = confirm(seat);
    }
  }
  return best;
}

}  // namespace tapu
