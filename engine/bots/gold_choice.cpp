// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/gold_choice.h"

#include "engine/rules/gold.h"
#include "engine/rules/hands.h"

namespace tapu {

namespace {

/// One or two cards, and how good it is to take them.
struct GoldChoice {
  CardCounts cards;
  double merit = -1;
};

/// The score of the best goal with these cards too. Where they help no goal, or equally, rare kinds are better.
double meritOf(const Planner& planner, CardCounts hand, CardCounts cards) {
  constexpr double kTie = 1e-4;
  double common = 0;
  for (const Resource resource : kAllResources) common += cards[resource] * planner.income(resource);
  return planner.bestWith(hand + cards).score() + kTie / (1 + common);
}

/// The best two cards, or the best one, of those that the bank has beside the ones taken before. Two at once may
/// complete what one alone does not bring nearer.
CardCounts bestCards(const Planner& planner, CardCounts taken, int count) {
  const rules::Query ask{planner.definition(), planner.state(), planner.seat()};
  const CardCounts hand = planner.me().hand + taken;
  GoldChoice best;
  const auto consider = [&](CardCounts cards) {
    if (!rules::bankCovers(ask, taken + cards)) return;
    if (const double merit = meritOf(planner, hand, cards); merit > best.merit) best = {cards, merit};
  };
  for (const Resource first : kAllResources) {
    if (count == 1) {
      consider(CardCounts::of(first));
      continue;
    }
    for (const Resource second : kAllResources)
      if (first <= second) consider(CardCounts::of(first) + CardCounts::of(second));
  }
  return best.cards;
}

}  // namespace

Action chooseGold(const Planner& planner) {
  if (!planner.usesSea()) return takeGold(rules::forcedGold({planner.definition(), planner.state(), planner.seat()}));
  CardCounts taken;
  for (int left = planner.me().pending.left; left > 0;) {
    const CardCounts cards = bestCards(planner, taken, left > 1 ? 2 : 1);
    taken += cards;
    left -= cards.total();
  }
  return takeGold(taken);
}

}  // namespace tapu
