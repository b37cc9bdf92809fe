// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/search/find_gain.h"

#include <algorithm>

#include "engine/bots/gold_choice.h"
#include "engine/play/play.h"
#include "engine/rules/finds.h"
#include "engine/rules/fog.h"

namespace tapu {

namespace {

/// The number left under the fog of which as many are lower as higher.
int middleOf(const FogStack& left) {
  int before = left.tokens() / 2, number = 0;
  while (number < static_cast<int>(left.numbers.size()) - 1 && before >= left.numbers[static_cast<std::size_t>(number)])
    before -= left.numbers[static_cast<std::size_t>(number++)];
  return number;
}

/// The position after the move, if this lies there; gold is chosen at once.
State turnedUp(const GameDefinition& definition, const State& before, const Outlook& outlook, Move move,
               Ground ground) {
  move.chance.setTurned(ground);
  State after = before;
  apply(definition, after, move);
  if (after.seat(move.seat).pending.must == Decision::Gold)
    apply(definition, after, Move{move.seat, chooseGold(Planner(definition, after, move.seat, outlook.sense())), {}});
  return after;
}

}  // namespace

int terrainsUnder(const FogStack& left) {
  return static_cast<int>(std::ranges::count_if(left.terrains, [](int count) { return count > 0; }));
}

bool turnsUpCell(const GameDefinition& definition, const State& before, const Outlook& outlook, const Action& action) {
  if (!before.sea || outlook.sense() == SeaSense::Ignores) return false;
  const EdgeId edge = rules::placedBy(action).edge;
  return edge && cellTurnedBy(definition, before, edge);
}

float gainByFind(const GameDefinition& definition, const State& before, const Outlook& outlook, const Move& move,
                 const State& next) {
  const FogStack& left = before.sea->fog;
  const int number = middleOf(left);
  float sum = 0;
  for (int i = 0; i < kTerrains; ++i) {
    const auto terrain = static_cast<Terrain>(i);
    if (left.of(terrain) == 0) continue;
    const Ground ground{terrain, static_cast<std::uint8_t>(takesNumber(terrain) ? number : 0)};
    sum += static_cast<float>(left.of(terrain)) * outlook.chance(turnedUp(definition, before, outlook, move, ground));
  }
  return sum / static_cast<float>(left.cells()) - outlook.chance(next);
}

}  // namespace tapu
