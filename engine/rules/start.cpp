// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/start.h"

#include <algorithm>

#include "engine/rules/building.h"
#include "engine/rules/decisions.h"
#include "engine/rules/setup.h"
#include "engine/rules/ships.h"
#include "engine/rules/territories.h"
#include "engine/rules/vacant_seats.h"

namespace tapu::rules {

namespace {

constexpr int kBothChoices = 2;

void placeStartPieces(Change& change, SeatId seat) {
  const StartPlaces& places = change.definition.startPlaces[seat.value];
  for (CornerId corner : places.corners) placeSettlement(change, seat, corner);
  placeRoad(change, seat, places.road);
  placeShip(change, seat, places.ship);
  clearNewShips(change, seat);  // not built in a turn (7.6)
  change.seat(seat).freshRates = 0;
  owe(change, seat, Decision::Start, kBothChoices);
}

bool isStartCorner(const Query& ask, CornerId corner) {
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

Refused whyNoStartChoice(const Query& ask, const Action& choice) {
  const bool isCards = choice.kind == ActionKind::StartCards;
  if (isCards != (ask.seat().pending.left == kBothChoices)) return Reject::DecisionPending;
  if (!ask.definition.map.has(choice.corner())) return Reject::NoSuchPlace;
  return isStartCorner(ask, choice.corner()) ? Refused{} : Refused{Reject::NotAStartCorner};
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
