// SPDX-License-Identifier: GPL-3.0-or-later
#include <numeric>

#include "engine/rules/rules.h"

namespace tapu::rules {
namespace {

int cardsAt(const State& state, CornerId corner) { return state.at(corner).kind() == Piece::City ? 2 : 1; }

bool hasBuilding(const GameDefinition& definition, const State& state, HexId hex) {
  for (CornerId corner : definition.map.hex(hex).corners)
    if (corner && !state.at(corner).isEmpty()) return true;
  return false;
}

/// The hex pays only those seats that are spared.
void takeFromClaims(const Change& change, std::array<CardCounts, 4>& claims, HexId hex, std::uint8_t spared) {
  const auto& place = change.definition.map.hex(hex);
  for (CornerId corner : place.corners) {
    const SeatId owner = corner ? change.state.at(corner).owner() : SeatId{};
    if (!owner || hasBit(spared, owner.value)) continue;
    claims[owner.value] -= CardCounts::of(resourceOf(place.cell.terrain), cardsAt(change.state, corner));
  }
}

void flood(Change& change, std::array<CardCounts, 4>& claims, int thrown) {
  const auto struck = struckHexes(change.definition, change.state, Resource::Grain, thrown);
  for (HexId hex : struck) {
    takeFromClaims(change, claims, hex, 0);
    change.tell([&] { return Event{.kind = EventKind::FloodStruck, .place = hex.value}; });
  }
  if (!struck.empty()) change.state.head.strikes &= static_cast<std::uint8_t>(~Strike::Flood);
}

// 8.15: spent even if all its owners are protected.
void wolf(Change& change, std::array<CardCounts, 4>& claims, int thrown) {
  Header& head = change.state.head;
  const auto struck = struckHexes(change.definition, change.state, Resource::Wool, thrown);
  for (HexId hex : struck) {
    takeFromClaims(change, claims, hex, head.guarded);
    change.tell([&] { return Event{.kind = EventKind::WolfStruck, .place = hex.value, .count = head.guarded}; });
  }
  if (struck.empty()) return;
  head.strikes &= static_cast<std::uint8_t>(~Strike::Wolf);
  head.guarded = 0;
}

}  // namespace

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
  if (change.options().floodLasts == FloodLasts::Round) head.strikes = head.guarded = 0;  // lapsed unused
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

SmallVector<HexId, 8> struckHexes(const GameDefinition& definition, const State& state, Resource resource, int thrown) {
  SmallVector<HexId, 8> struck;
  for (int h = 0; h < definition.map.hexCount(); ++h) {
    const Cell& cell = definition.map.hex(HexId(h)).cell;
    if (cell.number != thrown || resourceOf(cell.terrain) != resource) continue;
    if (hasRobber(definition, state, HexId(h)) || !hasBuilding(definition, state, HexId(h))) continue;
    struck.push_back(HexId(h));
    if (definition.rules.options.floodScope == FloodScope::Hex) break;  // 8.9 (a): the first in reading order
  }
  return struck;
}

// 8.13: flood and wolf cancel, then Cybele doubles (8.12).
void changeClaims(Change& change, std::array<CardCounts, 4>& claims, int thrown) {
  if (change.state.head.strikes & Strike::Flood) flood(change, claims, thrown);
  if (change.state.head.strikes & Strike::Wolf) wolf(change, claims, thrown);
  if (change.state.head.event != RoundEvent::Cybele) return;
  for (CardCounts& claim : claims) claim = claim * 2;
}

}  // namespace tapu::rules
