// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/sea_worth.h"

#include <optional>

#include "engine/board/tally.h"
#include "engine/rules/gifts.h"

namespace tapu {

namespace {

/// In points. Six cards pay for a building with the way to it.
double worthOf(const GiftPlace& gift) {
  constexpr double kCard = 0.7, kResource = 0.25;
  switch (gift.kind) {
    case Gift::Kind::Points: return gift.count;
    case Gift::Kind::Card: return kCard;
    case Gift::Kind::Resources: break;
  }
  return kResource * gift.count;
}

double worthOf(const GameDefinition& definition, std::optional<int> gift) {
  return gift ? worthOf(definition.sea.gifts[static_cast<std::size_t>(*gift)]) : 0;
}

}  // namespace

UnderFog underFog(const FogStack& left) {
  UnderFog average;
  const int cells = left.cells(), tokens = left.tokens();
  if (cells == 0) return average;
  double pips = 0;
  for (std::size_t number = 0; number < left.numbers.size(); ++number)
    pips += left.numbers[number] * pipsOf(static_cast<int>(number));
  const double ofNumbered = tokens > 0 ? pips / tokens : 0;
  for (int i = 0; i < kTerrains; ++i) {
    const auto terrain = static_cast<Terrain>(i);
    const double share = left.of(terrain) / static_cast<double>(cells);
    if (terrain == Terrain::Gold) {
      average.gold = share;
      average.goldPips = share * ofNumbered;
    } else if (const Resource resource = resourceOf(terrain); resource != Resource::None) {
      average.card += share;
      average.pips[static_cast<std::size_t>(resource)] += share * ofNumbered;
    }
  }
  return average;
}

double giftWorth(const GameDefinition& definition, const State& state, CornerId corner) {
  return worthOf(definition, giftAt(definition, state, corner));
}

double giftWorth(const GameDefinition& definition, const State& state, EdgeId edge) {
  return worthOf(definition, giftAt(definition, state, edge));
}

}  // namespace tapu
