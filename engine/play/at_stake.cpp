// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/at_stake.h"

#include <algorithm>

#include "engine/rules/dog.h"
#include "engine/rules/insurance.h"
#include "engine/rules/strikes.h"
#include "engine/rules/territories.h"
#include "engine/rules/yields.h"
#include "engine/state/ground.h"

namespace tapu {

std::vector<HexId> producingHexes(const GameDefinition& definition, const State& state) {
  std::vector<HexId> hexes;
  if (!state.head.rolled()) return hexes;
  const int thrown = state.head.thrown();
  for (int h = 0; h < definition.map.hexCount(); ++h)
    if (groundAt(definition, state, HexId(h)).number == thrown && !rules::hasRobber(definition, state, HexId(h)))
      hexes.push_back(HexId(h));
  return hexes;
}

std::vector<RoundEvent> eventsInForce(const State& state) {
  std::vector<RoundEvent> events;
  if (state.head.phase == Phase::Over) return events;
  if (state.head.strikes & Strike::Flood) events.push_back(RoundEvent::Flood);
  if (state.head.strikes & Strike::Wolf) events.push_back(RoundEvent::Wolf);
  if (state.head.event == RoundEvent::Cybele) events.push_back(RoundEvent::Cybele);
  return events;
}

std::vector<HexId> hexesAtStake(const GameDefinition& definition, const State& state, RoundEvent event) {
  const bool floods = event == RoundEvent::Flood, attacks = event == RoundEvent::Wolf;
  const int strike = floods ? Strike::Flood : attacks ? Strike::Wolf : 0;
  if (!(state.head.strikes & strike)) return {};
  const bool strikesNow = attacks && windowIsOpen(state);
  std::vector<HexId> hexes;
  for (int thrown = 2; thrown <= 12; ++thrown) {
    if (strikesNow && thrown != state.head.thrown()) continue;
    for (HexId hex : rules::struckHexes(definition, state, floods ? Resource::Grain : Resource::Wool, thrown))
      hexes.push_back(hex);
  }
  std::ranges::sort(hexes, {}, &HexId::value);
  return hexes;
}

CardCounts insurancePayment(const GameDefinition& definition, const State& state, SeatId seat) {
  return rules::refundOf({definition, state, seat});
}

int bonusAtStake(const GameDefinition& definition, const State& state, SeatId seat, CornerId corner) {
  const int points = definition.rules.bonusPoints;
  return points > 0 && rules::bonusHalf({definition, state, seat}, corner) ? points : 0;
}

}  // namespace tapu
