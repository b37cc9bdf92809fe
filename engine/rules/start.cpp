// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/rules.h"

// The start of a game on a chain (9.16): everybody's pieces lie there already; each chooses one settlement for its
// start cards and then one to become a city. A seat that nobody has taken is kept free for whoever comes (9.20).

namespace tapu::rules {
namespace {

constexpr int kBothChoices = 2;

void placeStartPieces(Change& change, SeatId seat) {
  const StartPlaces& places = change.definition.startPlaces[seat.value];
  for (CornerId corner : places.corners) placeSettlement(change, seat, corner);
  placeRoad(change, seat, places.road);
  placeShip(change, seat, places.ship);
  clearNewShips(change, seat);  // 12.23
  change.seat(seat).freshRates = 0;
  owe(change, seat, Decision::Start, kBothChoices);
}

/// Calls `see(places)` for the seats of these boards that nobody has taken.
template <class See>
bool anyVacant(const Question& ask, const std::array<std::uint16_t, 2>& boards, See see) {
  if (ask.rules().startChoices == Switch::Off) return false;
  for (std::uint16_t board : boards) {
    if (board == Topology::kNoBoard) continue;
    for (SeatId seat : {SeatId(2 * board), SeatId(2 * board + 1)})
      if (ask.state.seat(seat).presence == Presence::Vacant && see(ask.definition.startPlaces[seat.value])) return true;
  }
  return false;
}

bool isStartCorner(const Question& ask, CornerId corner) {
  if (ask.definition.startPlaces.empty()) return false;
  const auto& corners = ask.definition.startPlaces[ask.id.value].corners;
  return std::find(corners.begin(), corners.end(), corner) != corners.end();
}

/// Everybody has chosen: the rounds can begin.
void beginWhenReady(Change& change) {
  Header& head = change.state.head;
  if (head.open > 0 || head.phase != Phase::Setup) return;
  head.phase = Phase::Play;
  head.stage = RoundStage::Between;
}

}  // namespace

// What is kept for a seat is out of everybody's reach.
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

bool isReserved(const Question& ask, CornerId corner) {
  const auto& place = ask.definition.map.corner(corner);
  return anyVacant(ask, place.boards, [&](const StartPlaces& places) {
    return std::any_of(places.corners.begin(), places.corners.end(), [&](CornerId kept) {
      return kept == corner || ask.definition.map.edgeBetween(kept, corner).has_value();
    });
  });
}

bool isReserved(const Question& ask, EdgeId edge) {
  return anyVacant(ask, ask.definition.map.edge(edge).boards,
                   [&](const StartPlaces& places) { return places.road == edge || places.ship == edge; });
}

void beginStart(Change& change) {
  Header& head = change.state.head;
  head.first = SeatId(0);
  head.moves = 0;
  for (SeatId seat : change.definition.vacant) reserve(change, seat);
  for (int s = 0; s < change.definition.seats; ++s)
    if (change.state.seats[s].presence != Presence::Vacant) placeStartPieces(change, SeatId(s));
  beginWhenReady(change);
}

// 9.20: a seat that nobody had gets its start pieces; a newcomer's robber goes home, and their own time of protection
// begins. A bot that fills a seat is not new.
void welcome(Change& change, SeatId id, Newcomer newcomer) {
  Seat& seat = change.seat(id);
  const bool wasVacant = seat.presence == Presence::Vacant;
  seat.presence = Presence::Here;
  if (newcomer == Newcomer::Yes) {
    seat.joined = change.state.head.round;
    moveRobberTo(change, id.value, change.definition.robberStarts[id.value]);
  }
  if (wasVacant) placeStartPieces(change, id);
}

Refused whyNoStartChoice(const Question& ask, ActionKind kind, CornerId corner) {
  const bool isCards = kind == ActionKind::StartCards;
  if (isCards != (ask.seat().pending.left == kBothChoices)) return Reject::DecisionPending;
  if (!ask.definition.map.has(corner)) return Reject::NoSuchPlace;
  return isStartCorner(ask, corner) ? Refused{} : Refused{Reject::NotAStartCorner};
}

void chooseStart(Change& change, SeatId seat, ActionKind kind, CornerId corner) {
  if (kind == ActionKind::StartCards) {
    takeStartCards(change, seat, corner);
    --change.seat(seat).pending.left;
    return;
  }
  placeCity(change, seat, corner);
  settled(change, seat);
  beginWhenReady(change);
}

// 9.16: most pips; ties: the road's corner, the bare one, the ship's.
void forceStart(Change& change, SeatId seat) {
  const auto& corners = change.definition.startPlaces[seat.value].corners;
  const CornerId best = *std::max_element(corners.begin(), corners.end(), [&](CornerId a, CornerId b) {
    return change.definition.map.pips(a) < change.definition.map.pips(b);
  });
  if (change.seat(seat).pending.left == kBothChoices) chooseStart(change, seat, ActionKind::StartCards, best);
  chooseStart(change, seat, ActionKind::StartCity, best);
}

}  // namespace tapu::rules
