// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/yields.h"

#include <algorithm>

#include "engine/state/ground.h"

namespace tapu::rules {

bool hasRobber(const GameDefinition& definition, const State& state, HexId hex) {
  return state.robbers[definition.robberOf(hex)] == hex;
}

std::vector<Earnings> earningsAt(const GameDefinition& definition, const State& state, HexId hex) {
  std::vector<Earnings> all;
  for (const CornerId corner : definition.map.hex(hex).corners) {
    const Piece piece = corner ? state.at(corner) : Piece();
    if (piece.isEmpty()) continue;
    auto at = std::ranges::lower_bound(all, piece.owner(), {}, &Earnings::seat);
    if (at == all.end() || at->seat != piece.owner()) at = all.insert(at, {piece.owner(), 0});
    at->cards += piece.yield();
  }
  return all;
}

void changeYield(Change& change, SeatId seat, CornerId corner, int cards) {
  for (HexId h : change.definition.map.corner(corner).hexes) {
    if (!h) continue;
    const Ground ground = groundAt(change.definition, change.state, h);
    const Resource resource = resourceOf(ground.terrain);
    if (resource == Resource::None || ground.number == 0 || hasRobber(change.definition, change.state, h)) continue;
    change.seat(seat).yieldByThrow[ground.number - 2] += CardCounts::of(resource, cards);
  }
}

void changeYield(Change& change, HexId hex, RobberStep step) {
  const Ground ground = groundAt(change.definition, change.state, hex);
  const Resource resource = resourceOf(ground.terrain);
  if (resource == Resource::None || ground.number == 0) return;
  const auto at = static_cast<std::size_t>(ground.number - 2);
  const CardCounts card = CardCounts::of(resource, step == RobberStep::Leaves ? 1 : -1);
  for (CornerId corner : change.definition.map.hex(hex).corners) {
    const Piece piece = change.state.at(corner);
    if (!piece.isEmpty()) change.seat(piece.owner()).yieldByThrow[at] += card * piece.yield();
  }
}

}  // namespace tapu::rules
