// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/growth.h"

#include <algorithm>

#include "engine/board/tally.h"
#include "engine/bots/habits.h"
#include "engine/rules/trade.h"
#include "engine/state/ground.h"

namespace tapu {

namespace {

constexpr double kBasketPoints = 2.3;  // a city, a settlement, and the worth of a road and a card
constexpr double kOthersTrade = 0.2;   // cards that players give for one, beyond the bank's rate
constexpr double kTooLate = -0.9;      // of the point that the building would have brought
constexpr double kFarEnd = 60;         // throws, where no last round is set
constexpr double kLongest = 200;       // throws until a basket is paid
constexpr double kNothing = 1e-9;      // cards: mere errors of reckoning

CardCounts basketOf(const Rules& rules) {
  return rules.cityCost + rules.settlementCost + rules.roadCost + rules.cardCost;
}

}  // namespace

Growth::Growth(const GameDefinition& definition, const State& state, const CardsAThrow& income, const BankRates& rates)
    : definition_(definition), state_(state), income_(income), rates_(rates) {
  const int last = definition.rules.maxRounds;
  left_ = last == kUnlimited ? kFarEnd : last - state.head.round + habitsFor(definition.rules).beyondEnd;
  now_ = pace(income, 0);
}

double Growth::pace(const CardsAThrow& income, std::uint8_t harbors) const {
  const CardCounts basket = basketOf(definition_.rules);
  std::array<double, kResources> need{}, gives{};
  for (std::size_t i = 0; i < kResources; ++i) {
    const int rate = std::min(rates_[i], harborRate(harbors, kAllResources[i]));
    need[i] = basket[kAllResources[i]];
    gives[i] = 1.0 / rate + kOthersTrade;
  }
  // By Newton: the sum rises ever more slowly, as ever more kinds are spare, so a step from below never goes too far,
  // and one that makes no more kinds spare is the last.
  double throws = 0;
  for (int step = 0; step <= kResources; ++step) {
    double sum = 0, slope = 0;
    for (std::size_t i = 0; i < kResources; ++i) {
      const double over = income[i] * throws - need[i], weight = over < 0 ? 1 : gives[i];
      sum += over * weight;
      slope += income[i] * weight;
    }
    if (sum > -kNothing) break;
    throws = slope * kLongest < -sum ? kLongest : throws - sum / slope;
  }
  const double paid = std::min(throws, kLongest);
  return kBasketPoints / (paid + 1);
}

double Growth::of(CornerId corner, Piece::Kind building) const {
  CardsAThrow income = income_;
  const auto& place = definition_.map.corner(corner);
  for (HexId id : place.hexes) {
    if (!id) continue;
    const Ground ground = groundAt(definition_, state_, id);
    if (const Resource r = resourceOf(ground.terrain); r != Resource::None)
      income[static_cast<std::size_t>(r)] += pipsOf(ground.number) / 36.0;
  }
  // A city stands where a settlement stood: its harbor is there already.
  return pace(income, building == Piece::City ? std::uint8_t{0} : place.harbors) - now_;
}

double Growth::until(double throws, double pace) const {
  const double left = left_ - throws;
  return left < 0 ? kTooLate : left * pace;
}

}  // namespace tapu
