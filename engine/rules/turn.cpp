// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/turn.h"

#include "engine/rules/decisions.h"
#include "engine/rules/earthquake.h"
#include "engine/rules/ships.h"

namespace tapu::rules {

void startTurn(Change& change, SeatId seat) {
  Header& head = change.state.head;
  if (change.rules().startsRounds == Switch::Off) return openTurn(change, seat);
  const bool isRound = head.turn % static_cast<unsigned>(change.definition.seats) == 0;
  if (!isRound) return openTurn(change, seat);
  if (head.turn == 0) head.active = seat;
}

void openTurn(Change& change, SeatId seat) {
  Header& head = change.state.head;
  head.active = seat;
  ++head.turn;
  if (seat == head.first) ++head.round;
  change.tell([&] { return Event{.kind = EventKind::TurnStarted, .seat = seat, .count = head.round}; });
  owe(change, seat, owesRelief(change.as(seat)) ? Decision::Settlement : Decision::Roll);
}

void endTurn(Change& change) {
  State& state = change.state;
  for (Seat& seat : state.seats) {
    seat.offer = {};  // 6.7: all die with the turn
    seat.offers = 0;
  }
  Seat& ending = change.seat(state.head.active);
  ending.boughtThisTurn = {};
  ending.freshRates = 0;
  ending.pending = {};
  ending.cardsPlayed = ending.built = 0;
  ending.shipMoved = ShipMoved::No;
  if (ending.newShips > 0) clearNewShips(change, state.head.active);
  state.head.dice = {0, 0};
  if (state.head.timeIsUp == TimeIsUp::Yes) state.head.timeIsUp = TimeIsUp::No;
  startTurn(change, nextSeat(change.definition, state.head.active));
}

}  // namespace tapu::rules
