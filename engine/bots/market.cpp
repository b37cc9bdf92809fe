// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/market.h"

#include <algorithm>
#include <cmath>

#include "engine/bots/unseen.h"
#include "engine/bots/yields.h"

namespace tapu {

namespace {

constexpr double kSeldom = 0.1;      // cards a round: how rare a kind can count
constexpr double kPipsOfChance = 2;  // a partner may hold by chance what it does not earn
constexpr double kWilling = 0.5;     // of those whom a deal suits, how many take it

/// How likely it is that one of the partners takes a deal.
class Takers {
 public:
  Takers(const Planner& planner, PartnerSet to) {
    for (PartnerId partner : to) {
      const Seat& seat = planner.state().seat(planner.definition().partner(planner.seat(), partner));
      const std::array<int, kResources> pips = earnedPips(seat);
      std::array<double, kResources> earns{};
      for (std::size_t i = 0; i < kResources; ++i) earns[i] = kPipsOfChance + pips[i];
      earns_.push_back(earns);
    }
  }
  double chance(Resource give, int count, Resource want) const {
    double nobody = 1;
    for (const auto& earns : earns_) {
      const double spare = earns[static_cast<std::size_t>(want)], lacks = earns[static_cast<std::size_t>(give)] / count;
      nobody *= 1 - kWilling * spare / (spare + lacks);
    }
    return 1 - nobody;
  }

 private:
  SmallVector<std::array<double, kResources>, 8> earns_;
};

/// Whether another seat can have a card of this kind, as the bank tells.
bool isHeld(const Planner& planner, Resource r) {
  const auto held = heldByOthers(planner.definition(), planner.state(), planner.seat());
  return !held || (*held)[r] > 0;
}

}  // namespace

double distance(const Planner& planner, CardCounts hand) {
  double rare = 0;
  if (const double weight = planner.habits().rareCards; weight > 0)
    for (Resource r : kAllResources)
      rare += weight * std::sqrt(static_cast<double>(hand[r])) / (kSeldom + planner.income(r));
  const Goal goal = planner.bestWith(hand);
  return goal.kind == Goal::Kind::None ? 100 : -10 * goal.score() - 0.01 * hand.total() - rare;
}

std::optional<Deal> bestDeal(const Planner& planner, PartnerSet to, std::span<const Deal> refused) {
  const CardCounts hand = planner.me().hand;
  const Takers takers(planner, to);
  const double now = distance(planner, hand);
  std::optional<Deal> best;
  double most = 0;
  for (Resource want : kAllResources) {
    if (!isHeld(planner, want)) continue;
    for (Resource give : kAllResources)
      for (int count = 1; give != want && count <= std::min({2, hand[give], planner.rate(give) - 1}); ++count) {
        const Deal deal{CardCounts::of(give, count), CardCounts::of(want)};
        if (std::ranges::find(refused, deal) != refused.end()) continue;
        const double gain = now - distance(planner, hand - deal.give + deal.want);
        const double worth = gain * takers.chance(give, count, want);
        if (worth > most) most = worth, best = deal;
      }
  }
  return best;
}

}  // namespace tapu
