// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/events.h"

#include <numeric>

#include "engine/rules/earthquake.h"
#include "engine/rules/turn.h"

namespace tapu::rules {

bool awaitsRound(const GameDefinition& definition, const State& state) {
  const Header& head = state.head;
  return definition.rules.startsRounds == Switch::On && head.phase == Phase::Play && head.open == 0 && head.active &&
         state.seat(head.active).pending.must == Decision::Nothing;
}

namespace {

bool wasLastRound(const GameDefinition& definition, const State& state) {
  return definition.rules.maxRounds != kUnlimited && state.head.round >= definition.rules.maxRounds;
}

}  // namespace

Refused whyNoRound(const GameDefinition& definition, const State& state) {
  return awaitsRound(definition, state) && !wasLastRound(definition, state) ? Refused{}
                                                                            : Refused{Reject::NotATableMove};
}

Action roundMove(const GameDefinition& definition, const State& state) {
  return tableMove(wasLastRound(definition, state) ? ActionKind::StopGame : ActionKind::StartRound);
}

// 8.8
void drawRound(const GameDefinition& definition, Chance& chance, Rng& rng) {
  const auto& weights = definition.rules.options.eventWeights;
  if (static_cast<int>(rng.below(100)) >= definition.rules.eventChance) return;
  auto lot = static_cast<int>(rng.below(std::accumulate(weights.begin(), weights.end(), 0u)));
  int kind = 0;
  while (lot >= weights[static_cast<std::size_t>(kind)]) lot -= weights[static_cast<std::size_t>(kind++)];
  chance.setEvent(static_cast<RoundEvent>(kind + 1));
}

bool mayBring(const Rules& rules, RoundEvent event) {
  if (event == RoundEvent::None) return rules.eventChance < 100;
  const auto kind = static_cast<std::size_t>(event) - 1;
  return kind < rules.options.eventWeights.size() && rules.eventChance > 0 && rules.options.eventWeights[kind] > 0;
}

void startRound(Change& change) {
  Header& head = change.state.head;
  if (change.options().floodLasts == FloodLasts::Round) {
    head.strikes = 0;
    head.guarded = {};
  }  // lapsed unused
  head.event = change.move.chance.event();
  change.tell([&] {
    return Event{.kind = EventKind::RoundStarted,
                 .count = static_cast<std::uint16_t>(head.round + 1),
                 .more = static_cast<std::uint8_t>(head.event)};
  });
  if (head.event == RoundEvent::Flood) head.strikes |= Strike::Flood;
  if (head.event == RoundEvent::Wolf) head.strikes |= Strike::Wolf;
  if (head.event == RoundEvent::Earthquake) earthquake(change);
  const auto turns = static_cast<int>(head.turn % static_cast<unsigned>(change.definition.seats));
  openTurn(change, SeatId((head.first.value + turns) % change.definition.seats));
}

}  // namespace tapu::rules
