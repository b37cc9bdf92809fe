// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/growth.h"

#include <algorithm>

#include "engine/board/tally.h"
#include "engine/rules/trade.h"

namespace tapu {

namespace {

constexpr double kBasketPoints = 2.3;  // a city, a settlement, and what a road and a card come to
constexpr double kOthersTrade = 0.2;   // cards that players give for one, beyond what the bank gives
constexpr double kTooLate = -0.9;      // of the point that the building would have brought
constexpr double kFarEnd = 60;         // throws, where no last round is set
constexpr double kLongest = 200;       // throws until a basket is paid

CardCounts basketOf(const Rules& rules) {
  return rules.cityCost + rules.settlementCost + rules.roadCost + rules.cardCost;
}

}  // namespace

Growth::Growth(const GameDefinition& definition, const State& state, const CardsAThrow& income, const BankRates& rates)
    : definition_(definition), income_(income), rates_(rates) {
  const int last = definition.rules.maxRounds;
  left_ = last == kUnlimited ? kFarEnd : last - state.head.round;
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
  const auto isPaid = [&](double throws) {
    double sum = 0;
    for (std::size_t i = 0; i < kResources; ++i) {
      const double over = income[i] * throws - need[i];
      sum += over < 0 ? over : over * gives[i];
    }
    return sum >= 0;
  };
  double unpaid = 0, paid = kLongest;
  for (int step = 0; step < 14; ++step) {
    const double middle = (unpaid + paid) / 2;
    (isPaid(middle) ? paid : unpaid) = middle;
  }
  return kBasketPoints / (paid + 1);
}

double Growth::of(CornerId corner, Piece::Kind building, double throws) const {
  const double left = left_ - throws;
  if (left < 0) return kTooLate;
  CardsAThrow income = income_;
  const auto& place = definition_.map.corner(corner);
  for (HexId id : place.hexes) {
    if (!id) continue;
    const Cell& cell = definition_.map.hex(id).cell;
    if (const Resource r = resourceOf(cell.terrain); r != Resource::None)
      income[static_cast<std::size_t>(r)] += pipsOf(cell.number) / 36.0;
  }
  // A city stands where a settlement stood: its harbor is there already.
  return left * (pace(income, building == Piece::City ? std::uint8_t{0} : place.harbors) - now_);
}

}  // namespace tapu
