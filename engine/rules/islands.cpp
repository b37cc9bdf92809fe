// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/islands.h"

#include "engine/rules/awards.h"

namespace tapu {

namespace {

/// The island at a corner whose settlement a seat has not had yet, as its bit; 0 if there is none.
std::uint32_t newIsland(const GameDefinition& definition, const State& state, SeatId seat, CornerId corner) {
  const Islands& islands = definition.sea.islands;
  if (islands.count == 0) return 0;
  const std::uint16_t island = islands.at(definition.map, corner);
  return island == Islands::kNone ? 0 : std::uint32_t{1} << island & ~state.sea->islands[seat.value];
}

}  // namespace

int islandBonusAt(const GameDefinition& definition, const State& state, SeatId seat, CornerId corner) {
  if (!state.sea || newIsland(definition, state, seat, corner) == 0) return 0;
  const bool isSpent = definition.rules.options.islandOnce == Switch::On && state.sea->islandPoints[seat.value] > 0;
  return isSpent ? 0 : definition.rules.islandBonus;
}

}  // namespace tapu

namespace tapu::rules {

void settleOnIsland(Change& change, SeatId seat, CornerId corner, BringsBonus brings) {
  if (!change.state.sea) return;
  const std::uint32_t island = newIsland(change.definition, change.state, seat, corner);
  if (island == 0) return;
  const int points = brings == BringsBonus::Yes ? islandBonusAt(change.definition, change.state, seat, corner) : 0;
  SeaPart& sea = *change.state.sea;
  sea.islands[seat.value] |= island;
  if (points == 0) return;
  // No sum is over 255: of at most 42 route pieces (options.cpp) not thirty buildings can be reached.
  std::uint8_t& ofIslands = sea.islandPoints[seat.value];
  ofIslands = static_cast<std::uint8_t>(ofIslands + points);
  Seat& owner = change.seat(seat);
  owner.points = static_cast<std::uint8_t>(owner.points + points);
  scored(change, seat);
  change.tell([&] {
    return Event{.kind = EventKind::IslandBonus,
                 .seat = seat,
                 .place = corner.value,
                 .count = static_cast<std::uint16_t>(points)};
  });
}

}  // namespace tapu::rules
