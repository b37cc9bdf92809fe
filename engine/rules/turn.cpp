// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/turn.h"

#include <algorithm>

#include "engine/rules/between.h"
#include "engine/rules/decisions.h"
#include "engine/rules/earthquake.h"
#include "engine/rules/ships.h"
#include "engine/rules/trade.h"

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
  head.wishes.erase(seat);
  ++head.turn;
  if (seat == head.first) ++head.round;
  change.tell([&] { return Event{.kind = EventKind::TurnStarted, .seat = seat, .count = head.round}; });
  owe(change, seat, owesRelief(change.as(seat)) ? Decision::Settlement : Decision::Roll);
}

void carryOutEndTurn(Change& change) {
  State& state = change.state;
  for (int s = 0; s < state.seats.size(); ++s) {
    if (state.seats[s].offer.isOpen()) closeOffer(change, SeatId(s));  // 6.7: all die with the turn
    state.seats[s].offers = 0;
  }
  change.seat(state.head.active).pending = {};
  forgetDeeds(change, state.head.active);
  state.head.dice = {0, 0};
  if (state.head.timeIsUp == TimeIsUp::Yes) state.head.timeIsUp = TimeIsUp::No;
  if (!beginBetween(change)) startTurn(change, nextSeat(change.definition, state.head.active));
}

void carryOutEndBetween(Change& change) {
  if (!goOnBetween(change)) startTurn(change, nextSeat(change.definition, change.state.head.active));
}

std::optional<Action> dueInTurn(const GameDefinition& definition, const State& state, const Move*) {
  const Header& head = state.head;
  // Where everybody is away the table waits: passed from one to the next, the turn would never come to anybody.
  const bool passes =
      definition.rules.leaversFreeze == Switch::On &&
      std::ranges::any_of(state.seats, [](const Seat& seat) { return seat.presence == Presence::Here; });
  if (!passes && head.timeIsUp == TimeIsUp::No) return std::nullopt;
  for (int s = 0; s < definition.seats; ++s) {
    const Seat& seat = state.seats[s];
    if (seat.pending.must == Decision::Nothing || seat.pending.must == Decision::Answer)
      continue;  // 8.15: silence is no
    const bool hasOwnTime = seat.pending.must == Decision::Discard || seat.pending.must == Decision::Gold;
    const bool outOfTime = head.timeIsUp == TimeIsUp::Yes && SeatId(s) == head.active && !hasOwnTime;
    if (outOfTime || (passes && seat.presence == Presence::Away)) return tableMove(ActionKind::TimeUp, SeatId(s));
  }
  return std::nullopt;
}

}  // namespace tapu::rules
