// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/search/deal_judge.h"

#include <algorithm>
#include <cmath>

#include "engine/bots/search/position_key.h"
#include "engine/bots/search/worlds.h"

namespace tapu {

namespace {

/// All sets of one card or two out of these.
SmallVector<CardCounts, 20> smallSets(CardCounts from) {
  SmallVector<CardCounts, 20> sets;
  for (std::size_t i = 0; i < kResources; ++i) {
    const CardCounts one = CardCounts::of(kAllResources[i]);
    if (!from.covers(one)) continue;
    sets.push_back(one);
    for (std::size_t j = i; j < kResources; ++j)
      if (const CardCounts two = one + CardCounts::of(kAllResources[j]); from.covers(two)) sets.push_back(two);
  }
  return sets;
}

bool haveKindInCommon(CardCounts a, CardCounts b) {
  return std::ranges::any_of(kAllResources, [&](Resource r) { return a[r] > 0 && b[r] > 0; });
}

/// The chance that somebody makes a deal that changes their chance to win by so much: others judge differently, and
/// many see only what they build next.
float willingness(float gain) {
  constexpr float kWanted = 0.006F, kDoubt = 0.006F;
  return 1 / (1 + std::exp((kWanted - gain) / kDoubt));
}

}  // namespace

Deals dealsOf(CardCounts hand, CardCounts pool) {
  Deals deals;
  const auto wanted = smallSets(pool);
  for (const CardCounts give : smallSets(hand)) {
    for (const CardCounts want : wanted)
      if (!haveKindInCommon(give, want)) deals.push_back({give, want});
  }
  return deals;
}

DealJudge::DealJudge(const SeatView& view, const Outlook& outlook, int positions)
    : view_(view),
      outlook_(outlook),
      seen_(view.visible()),
      positions_(positions),
      hand_(view.own().hand),
      others_(outlook.others(seen_)),
      own_(outlook.hands(seen_, view.seat(), others_)),
      ownNow_(own_.of(hand_)) {
  State world;
  SeededRng rng(positionKey(seen_, view.seat()));
  for (auto& hands : hands_) {
    dealWorld(view.definition(), seen_, view.seat(), rng, world, outlook.belief());
    for (int seat = 0; seat < world.seats.size(); ++seat)
      hands[static_cast<std::size_t>(seat)] = world.seats[seat].hand;
  }
}

DealJudge::Effect DealJudge::effectOn(SeatId partner, const Deal& deal, CardCounts sure) {
  auto& rival = rivals_[partner.value];
  if (!rival) {
    rival.emplace(Rival{outlook_.hands(seen_, partner, others_), outlook_.weight(seen_, partner, others_)});
    for (std::size_t i = 0; i < kWorlds; ++i) rival->now[i] = rival->scores.of(hands_[i][partner.value]);
  }
  const float all = others_.sum + std::exp(ownNow_), share = rival->weight / all;
  Effect effect{0, 0, 0};
  float wanted = 0;
  int able = 0, possible = 0;
  for (std::size_t i = 0; i < kWorlds; ++i) {
    const CardCounts hand = hands_[i][partner.value];
    if (!hand.covers(sure)) continue;
    ++possible;
    if (!hand.covers(deal.want)) continue;
    ++able;
    const float change = rival->scores.of(hand - deal.want + deal.give) - rival->now[i];
    const float gain = share * (1 - share) * change, will = willingness(gain);
    wanted += will;
    effect.grown += will * std::exp(change);
    effect.gain += gain;
  }
  if (able == 0) return {0, 1, 0};
  effect.likely = wanted / static_cast<float>(std::max(1, possible));
  effect.grown /= wanted;
  effect.gain /= static_cast<float>(able);
  return effect;
}

/// The chance `then`, which takes the partner to stand as before, with the partner's weight grown.
DealJudge::Judged DealJudge::judged(const Effect& effect, float partnerWeight, float now, float then) const {
  const float odds = then >= 1 ? 1e9F : others_.sum * then / (1 - then);
  const float after = odds / (odds + others_.sum + partnerWeight * (effect.grown - 1));
  return {after - now, effect.likely, effect.gain};
}

DealJudge::Judged DealJudge::atAGlance(SeatId partner, const Deal& deal, CardCounts sure) {
  const Effect effect = effectOn(partner, deal, sure);
  const auto chanceOf = [&](float score) { return std::exp(score) / (std::exp(score) + others_.sum); };
  return judged(effect, rivals_[partner.value]->weight, chanceOf(ownNow_),
                chanceOf(own_.of(hand_ - deal.give + deal.want)));
}

DealJudge::Judged DealJudge::closely(SeatId partner, const Deal& deal, CardCounts sure) {
  const Effect effect = effectOn(partner, deal, sure);
  if (!inTurnNow_) inTurnNow_ = chanceInTurn(hand_);
  const CardCounts then = hand_ - deal.give + deal.want;
  if (!inTurnThen_ || inTurnThen_->hand != then) inTurnThen_ = {then, chanceInTurn(then)};
  return judged(effect, rivals_[partner.value]->weight, *inTurnNow_, inTurnThen_->chance);
}

/// The best that the seat can do in its turn with this hand.
float DealJudge::chanceInTurn(CardCounts hand) const {
  State state = seen_;
  state.seat(view_.seat()).hand = hand;
  if (!state.isActive(view_.seat())) {  // as if it had its turn now
    state.seat(state.head.active).pending = {};
    state.seat(view_.seat()).pending = {Decision::Act};
    state.head.active = view_.seat();
  }
  const LegalActions legal = legalActions(view_.definition(), state, view_.seat(), PlayerTrade::LeftOut);
  const Candidates ways = TurnSearch(view_.definition(), view_.seat(), outlook_).ways(state, legal, positions_);
  return ways.empty() ? outlook_.chance(state, others_) : ways[0].chance;
}

}  // namespace tapu
