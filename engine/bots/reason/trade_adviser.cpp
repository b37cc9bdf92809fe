// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/reason/trade_adviser.h"

#include <algorithm>
#include <bit>

#include "engine/bots/bargainer.h"
#include "engine/bots/search/negotiator.h"
#include "engine/bots/search/worlds.h"
#include "engine/rules/trade.h"

namespace tapu {

namespace {

/// Hardly anybody accepts a deal less likely than this, so it is no advice. People part less gladly with more than one
/// card.
float leastLikely(const Deal& deal) { return deal.want.total() > 1 ? 0.4F : 0.15F; }

}  // namespace

SmallVector<Goal, 4> aimsOf(const Planner& planner) {
  constexpr int kNearly = 2;
  const Rules& rules = planner.definition().rules;
  const CardCounts hand = planner.me().hand;
  SmallVector<Goal, 4> aims;
  if (const Goal best = planner.best(); best.kind != Goal::Kind::None) aims.push_back(best);
  const auto consider = [&](Goal::Kind kind, CardCounts cost) {
    const bool isNew = std::ranges::none_of(aims, [&](const Goal& each) { return each.kind == kind; });
    const int lacking = missing(hand, cost).total();
    if (isNew && lacking > 0 && lacking <= kNearly)
      aims.push_back({.kind = kind, .cost = cost, .step = cost, .rounds = planner.rounds(hand, cost)});
  };
  bool hasHouse = false, hasPlace = false;
  for (const SeatBlock& at : planner.state().seatBlocks(planner.seat())) {
    for (std::uint64_t own = at.reach.own; own != 0; own &= own - 1) {
      const Piece piece = planner.state().at(CornerId(firstCorner(at.block) + std::countr_zero(own)));
      hasHouse = hasHouse || piece.isOf(planner.seat(), Piece::Settlement);
    }
    hasPlace = hasPlace || (at.reach.settle & at.open.corners) != 0;
  }
  if (hasHouse && planner.me().cities > 0) consider(Goal::Kind::City, rules.cityCost);
  if (hasPlace && planner.me().settlements > 0) consider(Goal::Kind::Settlement, rules.settlementCost);
  const bool lacksOne = missing(hand, rules.cardCost).total() == 1;
  if (lacksOne && !planner.state().deckOf(planner.seat()).isEmpty()) consider(Goal::Kind::Card, rules.cardCost);
  return aims;
}

Goal savedForBy(const Planner& planner) {
  const CardCounts hand = planner.me().hand;
  const Goal best = planner.best();
  const auto lacking = [&](const Goal& goal) { return missing(hand, goal.cost).total(); };
  if (best.kind == Goal::Kind::None || best.cost.total() >= 2 * lacking(best)) return best;
  const auto aims = aimsOf(planner);
  return *std::ranges::min_element(aims, {}, lacking);
}

std::optional<Goal> servedBy(const Planner& planner, const Deal& deal) {
  const CardCounts hand = planner.me().hand;
  for (const Goal& aim : aimsOf(planner)) {
    const CardCounts before = missing(hand, aim.cost), after = missing(hand - deal.give + deal.want, aim.cost);
    if (after.total() < before.total() && before.covers(after)) return aim;
  }
  return std::nullopt;
}

bool TradeAdviser::serves(const Deal& deal) const {
  if (deal.want.total() > deal.give.total()) return false;
  const auto aim = servedBy(planner_, deal);
  const CardCounts hand = planner_.me().hand;
  if (aim && aim->kind == Goal::Kind::Card && !mayServeCard(hand - deal.give + deal.want)) return false;
  if (!aim || !missing(hand, aim->cost).covers(deal.want) || !surplus(hand, aim->cost).covers(deal.give)) return false;
  return std::ranges::none_of(kAllResources,
                              [&](Resource r) { return deal.give[r] >= planner_.rate(r) * deal.want.total(); });
}

/// A card comes after a city or settlement that is paid for or lacks one card, and after a road to a new place. Where
/// the hand that would pay for it lacks little of a building, it is kept for that and buys no card.
bool TradeAdviser::mayServeCard(CardCounts then) const {
  constexpr int kLittle = 2;
  const LegalActions& legal = view_.legal();
  if (legal.has(ActionKind::City) || legal.has(ActionKind::Settlement)) return false;
  const CardCounts hand = planner_.me().hand;
  for (const Goal& aim : dearAims()) {
    if (aim.kind == Goal::Kind::Card) continue;
    if (missing(hand, aim.cost).total() <= 1 || hand.covers(aim.step)) return false;
    if (missing(then, aim.cost).total() <= kLittle) return false;
  }
  return true;
}

/// More cards than are given, which takes nothing of an aim that is near or paid for.
bool TradeAdviser::isBargain(const Deal& deal) const {
  const CardCounts hand = planner_.me().hand, then = hand - deal.give + deal.want;
  const Goal best = planner_.best();
  return deal.want.total() > deal.give.total() && !harms(deal) && (!hand.covers(best.step) || then.covers(best.step));
}

/// The goals that no trade should set back: the best, a city, a settlement.
SmallVector<Goal, 4> TradeAdviser::dearAims() const {
  SmallVector<Goal, 4> dear;
  for (const Goal& aim : aimsOf(planner_))
    if (dear.empty() || aim.kind != Goal::Kind::Card) dear.push_back(aim);
  return dear;
}

bool TradeAdviser::harms(const Deal& deal) const {
  constexpr int kLittle = 2;
  if (servedBy(planner_, deal)) return false;
  const CardCounts hand = planner_.me().hand;
  for (const Goal& aim : dearAims()) {
    const int lacking = missing(hand, aim.cost).total();
    if (lacking <= kLittle && missing(hand - deal.give + deal.want, aim.cost).total() > lacking) return true;
  }
  return false;
}

bool TradeAdviser::pays(const Action& offer) const {
  const CardCounts hand = planner_.me().hand;
  const auto aim = servedBy(planner_, {offer.give, offer.want});
  return aim && !hand.covers(aim->step) && (hand - offer.give + offer.want).covers(aim->step);
}

/// An acceptable deal brings the goal that is best afterwards nearer, and breaks no aim that lacks one card.
bool TradeAdviser::isUnderstood(const Deal& deal) const {
  const CardCounts hand = planner_.me().hand, then = hand - deal.give + deal.want;
  const Goal goal = planner_.bestWith(then);
  for (const Goal& aim : dearAims()) {
    const int lacking = missing(hand, aim.cost).total();
    if (lacking <= 1 && missing(then, aim.cost).total() > lacking && !then.covers(goal.step)) return false;
  }
  const bool isNearer = missing(then, goal.cost).total() < missing(hand, goal.cost).total();
  if (!servedBy(planner_, deal) && !isNearer) return false;
  return goal.kind != Goal::Kind::None && planner_.rounds(then, goal.cost) + 0.05 < planner_.rounds(hand, goal.cost);
}

/// Enough to make a deal: of the chance to win, or, without weights, of the way to the goal.
bool TradeAdviser::isGain(float gain) const {
  return outlook_ ? gain >= Negotiator::kLeastGain : double(gain) > planner_.habits().gainToAccept;
}

/// The gain of accepting; zero or less if the seat must not.
float TradeAdviser::gainOf(SeatId offerer, const Offer& offer) {
  const Deal deal{offer.want, offer.give};
  const CardCounts hand = planner_.me().hand;
  const bool mayAccept = view_.legal().contains(accept(offerer)) && hand.covers(deal.give);
  if (!mayAccept || isNearWinning(planner_, offerer)) return 0;
  const bool isCheap = isBargain(deal);
  if (!isCheap && !isUnderstood(deal)) return 0;
  if (outlook_) {
    // People accept spare cards for a lacking one, unless that helps somebody who is ahead of them.
    constexpr float kGood = 0.006F;
    const bool isPlain = serves(deal) || (servedBy(planner_, deal) && deal.want.total() >= deal.give.total());
    const bool isBehind = view_.visible().publicPoints(offerer) <= view_.visible().publicPoints(view_.seat());
    if (isCheap && isBehind) return kGood;
    const float gain = judge().closely(offerer, deal, offer.give).gain + (isPlain && isBehind ? kGood : 0);
    return isGain(gain) ? gain : 0;
  }
  if (deal.want.total() + 1 < deal.give.total()) return 0;
  const float gain = gainInHand(deal);
  return isGain(gain) ? gain : 0;
}

std::optional<Action> TradeAdviser::answer() {
  const auto offerers = offerersTo(view_.definition(), view_.visible(), view_.seat(), Asking::Unanswered);
  std::optional<Action> best;
  float most = 0;
  for (const SeatId each : offerers)
    if (const float gain = gainOf(each, view_.visible().seat(each).offer); gain > most) {
      most = gain;
      best = accept(each);
    }
  if (best) return best;
  for (const SeatId each : offerers)
    if (const auto action = counter(each, view_.visible().seat(each).offer)) return action;
  // An offer that the hand can pay has more reasons.
  for (const SeatId each : offerers) {
    if (!view_.legal().contains(decline(each))) continue;
    const bool canPay = planner_.me().hand.covers(view_.visible().seat(each).offer.want);
    if (!best || canPay) best = decline(each);
    if (canPay) break;
  }
  return best;
}

/// Asks for what they give, or a part of it, and gives other cards than they ask for, or fewer.
std::optional<Action> TradeAdviser::counter(SeatId offerer, const Offer& theirs) {
  const bool isFree = view_.own().offers == 0 && !view_.isActive() && !view_.own().offer.isOpen();
  if (!outlook_ || !isFree || !view_.legal().has(ActionKind::Offer) || isNearWinning(planner_, offerer))
    return std::nullopt;
  const Deal asked{theirs.want, theirs.give};
  std::optional<Deal> best;
  float most = 0;
  for (const Deal& deal : dealsOf(planner_.me().hand, theirs.give)) {
    if (deal == asked || !theirs.give.covers(deal.want) || !serves(deal)) continue;
    const auto judged = judge().closely(offerer, deal, theirs.give);
    if (judged.gain < Negotiator::kLeastGain || judged.partner <= 0 || judged.likely < leastLikely(deal)) continue;
    // They certainly want what they ask for.
    const float worth = easeOf(deal) * judged.gain * (theirs.want.covers(deal.give) ? 1 : judged.likely);
    if (worth > most) {
      most = worth;
      best = deal;
    }
  }
  if (!best) return std::nullopt;
  PartnerSet to;
  to.insert(view_.definition().partnerId(offerer, view_.seat()));
  const Action action = offerTrade(best->give, best->want, to);
  return view_.allows(action) ? std::optional(action) : std::nullopt;
}

/// A little more for a kind the hand has many of: it is given most gladly.
float TradeAdviser::easeOf(const Deal& deal) const {
  int fewest = planner_.me().hand.total();
  for (const Resource each : kAllResources)
    if (deal.give[each]) fewest = std::min(fewest, planner_.me().hand[each]);
  return 1 + 0.1F * static_cast<float>(fewest);
}

/// The partners to ask for a deal, and the worth of asking: the gain, by the chance that one of them accepts.
TradeAdviser::Idea TradeAdviser::ideaOf(const Deal& deal) {
  Idea idea;
  float nobody = 1, gains = 0, likely = 0;
  for (const PartnerId partner : view_.partners()) {
    const SeatId other = view_.definition().partner(view_.seat(), partner);
    if (view_.visible().seat(other).cardsInHand() < deal.want.total() || isNearWinning(planner_, other)) continue;
    const auto judged = outlook_ ? judge().closely(other, deal) : DealJudge::Judged{gainInHand(deal), 1, 0};
    if (!isGain(judged.gain) || judged.likely <= 0) continue;
    idea.to.insert(view_.definition().partnerId(other, view_.seat()));
    nobody *= 1 - judged.likely;
    likely += judged.likely;
    gains += judged.likely * judged.gain;
  }
  if (!idea.to.isEmpty() && 1 - nobody >= leastLikely(deal)) idea.worth = (1 - nobody) * gains / likely;
  return idea;
}

float TradeAdviser::gainInHand(const Deal& deal) const {
  const CardCounts hand = planner_.me().hand;
  return static_cast<float>(distance(planner_, hand) - distance(planner_, hand - deal.give + deal.want));
}

std::optional<Action> TradeAdviser::offer() {
  const Seat& own = view_.own();
  if (own.offers > 0 || own.offer.isOpen() || !view_.legal().has(ActionKind::Offer)) return std::nullopt;
  constexpr int kFarOff = 3;  // aims that lack more cards need no partner yet
  const CardCounts pool = likelyHands(view_.definition(), view_.visible(), view_.seat());
  std::optional<Action> best;
  float most = 0;
  for (const Deal& deal : dealsOf(own.hand, pool)) {
    if (!serves(deal) || missing(own.hand, servedBy(planner_, deal)->cost).total() > kFarOff) continue;
    const Idea idea = ideaOf(deal);
    const Action action = offerTrade(deal.give, deal.want, idea.to);
    // People agree most easily to one card for one.
    const float plain = deal.give.total() + deal.want.total() > 2 ? 0.6F : 1;
    const float worth = plain * easeOf(deal) * idea.worth * (pays(action) ? 2 : 1);
    if (worth > most && view_.allows(action)) {
      most = worth;
      best = action;
    }
  }
  return best;
}

std::optional<Action> TradeAdviser::completion() {
  const Seat& own = view_.own();
  if (own.offers > 0 || own.offer.isOpen() || !view_.legal().has(ActionKind::Offer)) return std::nullopt;
  const Goal goal = savedForBy(planner_);
  const CardCounts lacking = missing(own.hand, goal.cost), spare = surplus(own.hand, goal.cost);
  if (goal.kind == Goal::Kind::None || lacking.total() != 1 || spare.isEmpty()) return std::nullopt;
  if (!likelyHands(view_.definition(), view_.visible(), view_.seat()).covers(lacking)) return std::nullopt;
  Resource most = kAllResources[0];
  for (const Resource each : kAllResources)
    if (spare[each] > spare[most]) most = each;
  PartnerSet to;
  for (const PartnerId partner : view_.partners()) {
    const SeatId other = view_.definition().partner(view_.seat(), partner);
    if (view_.visible().seat(other).cardsInHand() > 0 && !isNearWinning(planner_, other))
      to.insert(view_.definition().partnerId(other, view_.seat()));
  }
  const Action action = offerTrade(CardCounts::of(most), lacking, to);
  if (to.isEmpty() || !serves({action.give, action.want}) || !view_.allows(action)) return std::nullopt;
  return action;
}

}  // namespace tapu
