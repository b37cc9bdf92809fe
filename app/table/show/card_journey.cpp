// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/show/card_journey.h"

#include <algorithm>

#include "engine/state/ground.h"

namespace tapu {

namespace {

CardPlace bank() { return {}; }
CardPlace placeOfSeat(SeatId seat) { return {.at = CardPlace::At::Seat, .seat = seat}; }
CardPlace hexPlace(HexId hex) { return {.at = CardPlace::At::Hex, .hex = hex}; }
CardPlace giftPlace(const Event& taken) {
  const CornerId corner(static_cast<int>(taken.place));
  if (corner) return {.at = CardPlace::At::Corner, .corner = corner};
  return {.at = CardPlace::At::Edge, .edge = EdgeId(static_cast<int>(taken.from))};
}

void send(std::vector<CardJourney>& journeys, CardCounts cards, const CardPlace& from, const CardPlace& to) {
  for (Resource kind : kAllResources) {
    for (int i = 0; i < cards[kind]; ++i) journeys.push_back({from, to, kind});
  }
  for (int i = 0; i < cards[Resource::Unknown]; ++i) journeys.push_back({from, to, Resource::Unknown});
}

/// The hexes that gave cards of this kind to the seat: with the thrown number, without a robber, and with a settlement
/// or city of the seat.
std::vector<HexId> sourcesOf(Resource kind, SeatId seat, int thrown, const GameDefinition& definition,
                             const State& state) {
  std::vector<HexId> hexes;
  const Topology& map = definition.map;
  for (int i = 0; i < map.hexCount(); ++i) {
    const HexId hex(i);
    const Ground ground = groundAt(definition, state, hex);
    if (ground.number != thrown || resourceOf(ground.terrain) != kind) continue;
    if (std::find(state.robbers.begin(), state.robbers.end(), hex) != state.robbers.end()) continue;
    const auto& corners = map.hex(hex).corners;
    if (std::any_of(corners.begin(), corners.end(), [&](CornerId corner) { return state.at(corner).isOf(seat); }))
      hexes.push_back(hex);
  }
  return hexes;
}

void produce(std::vector<CardJourney>& journeys, const Event& event, const GameDefinition& definition,
             const State& state, int thrown) {
  for (Resource kind : kAllResources) {
    const std::vector<HexId> hexes = sourcesOf(kind, event.seat, thrown, definition, state);
    for (int i = 0; i < event.cards[kind]; ++i) {
      const auto turn = static_cast<std::size_t>(i);
      const CardPlace from = hexes.empty() ? bank() : hexPlace(hexes[turn % hexes.size()]);
      journeys.push_back({from, placeOfSeat(event.seat), kind});
    }
  }
}

}  // namespace

std::vector<CardJourney> journeysOf(const Event& event, const GameDefinition& definition, const State& state,
                                    int thrown) {
  std::vector<CardJourney> journeys;
  const CardPlace own = placeOfSeat(event.seat), other = placeOfSeat(event.other);
  using enum EventKind;
  const EventKind kind = event.kind;
  if (kind == Produced) produce(journeys, event, definition, state, thrown);
  if (kind == CellTurned) send(journeys, event.cards, hexPlace(HexId(event.place)), own);
  if (kind == GiftTaken) send(journeys, event.cards, giftPlace(event), own);
  if (kind == StartCardsTaken || kind == InsurancePlayed || kind == PlentyPlayed || kind == GoldTaken)
    send(journeys, event.cards, bank(), own);
  if (kind == Paid || kind == Discarded) send(journeys, event.cards, own, bank());
  if (kind == CardStolen || kind == MonopolyTaken) send(journeys, event.cards, other, own);
  if (kind == BankTraded) {
    send(journeys, event.cards, own, bank());
    send(journeys, event.got, bank(), own);
  }
  if (kind == Traded) {
    send(journeys, event.cards, own, other);
    send(journeys, event.got, other, own);
  }
  return journeys;
}

}  // namespace tapu
