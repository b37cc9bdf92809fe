// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/vacant_seats.h"

#include <algorithm>

namespace tapu::rules {

namespace {

/// Calls `see(places)` for the seats of these boards that nobody has taken.
template <class See>
bool anyVacant(const Query& ask, const std::array<std::uint16_t, 2>& boards, See see) {
  if (ask.rules().startChoices == Switch::Off) return false;
  for (std::uint16_t board : boards) {
    if (board == Topology::kNoBoard) continue;
    const SeatRange seats = ask.definition.seatsAt(board);
    for (int s = seats.first; s < seats.end; ++s)
      if (ask.state.seats[s].presence == Presence::Vacant && see(ask.definition.startPlaces[s])) return true;
  }
  return false;
}

}  // namespace

// The reserved places leave everybody's reach.
void reserve(Change& change, SeatId seat) {
  State& state = change.state;
  const StartPlaces& places = change.definition.startPlaces[seat.value];
  state.seat(seat).presence = Presence::Vacant;
  for (CornerId corner : places.corners) {
    state.blocks[blockOf(corner)].corners &= ~bitOf(corner);
    for (CornerId beside : change.definition.map.corner(corner).corners)
      if (beside) state.blocks[blockOf(beside)].corners &= ~bitOf(beside);
  }
  for (EdgeId edge : {places.road, places.ship}) removeEdge(state.blocks[blockOf(edge)].edges, edge);
}

bool isReserved(const Query& ask, CornerId corner) {
  const auto& place = ask.definition.map.corner(corner);
  return anyVacant(ask, place.boards, [&](const StartPlaces& places) {
    return std::any_of(places.corners.begin(), places.corners.end(), [&](CornerId kept) {
      return kept == corner || ask.definition.map.edgeBetween(kept, corner).has_value();
    });
  });
}

bool isReserved(const Query& ask, EdgeId edge) {
  return anyVacant(ask, ask.definition.map.edge(edge).boards,
                   [&](const StartPlaces& places) { return places.road == edge || places.ship == edge; });
}

}  // namespace tapu::rules
