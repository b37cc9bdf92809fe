// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/rules.h"

namespace tapu::rules {
namespace {

/// Decisions that everybody else waits for (0.11). In shared rounds free pieces block only their owner.
bool holdsUpAll(const Change& change, Decision must) {
  if (must == Decision::FreeRoute) return change.rules().sharedRounds == Switch::Off;
  return must == Decision::Discard || must == Decision::Robber || must == Decision::Answer || must == Decision::Start;
}

void roll(Change& change, SeatId thrower) {
  Header& head = change.state.head;
  head.dice = change.move.chance.dice;
  change.tell(
      [&] { return Event{.kind = EventKind::Rolled, .seat = thrower, .count = head.dice[0], .more = head.dice[1]}; });
  change.seat(head.active).pending = {};  // who may throw held nobody up
  const int thrown = change.move.chance.dice[0] + change.move.chance.dice[1];
  if (thrown == 7) return seven(change);
  if (head.strikes != 0 && askForDogs(change)) [[unlikely]]
    return;
  produce(change, thrown);
  goOn(change, head.active);
}

}  // namespace

void owe(Change& change, SeatId id, Decision must, int left, int at) {
  Seat& seat = change.seat(id);
  seat.pending = {must, static_cast<std::uint8_t>(left), static_cast<std::uint16_t>(at)};
  if (holdsUpAll(change, must)) ++change.state.head.open;
}

void settled(Change& change, SeatId id) {
  Pending& pending = change.seat(id).pending;
  if (holdsUpAll(change, pending.must)) --change.state.head.open;
  pending = {};
}

void goOn(Change& change, SeatId seat) {
  owe(change, seat, change.state.head.rolled() ? Decision::Act : Decision::Roll);
}

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

void throwDice(Change& change) { roll(change, change.move.seat); }

Refused whyNoTimeUp(const Question& ask) {
  const Decision must = ask.seat().pending.must;
  const bool isDue = must != Decision::Nothing && ask.seat().answer == Answer::None;
  const bool isCommon =
      ask.rules().sharedRounds == Switch::On && must != Decision::Discard && must != Decision::Start;  // 9.6
  return isDue && !isCommon ? Refused{} : Refused{Reject::NothingToDecide};
}

// 4.7: pending decisions get their forced result; if not yet thrown the table throws; what others then owe is waited
// for, and a further TimeUp ends the turn.
void timeUp(Change& change) {
  const SeatId id = change.move.action.seat;
  if (!id) return change.rules().sharedRounds == Switch::On ? endSharedRound(change) : closeWindow(change);
  const Chance& chance = change.move.chance;
  const Decision must = change.seat(id).pending.must;
  change.tell([&] { return Event{.kind = EventKind::TimeRanOut, .seat = id}; });
  if (must == Decision::Discard) return carryOutDiscard(change, id, chance.cards);
  if (must == Decision::Start) return forceStart(change, id);
  if (must == Decision::Answer) return answer(change, Answer::No);
  if (change.state.head.phase == Phase::Setup) return forceSetup(change);
  settled(change, id);
  if (must == Decision::Settlement) forceRelief(change, id);
  if (must == Decision::Robber && chance.hex) carryOutRobber(change, id, chance.hex, chance.seat, chance.stolen);
  if (!change.state.head.rolled()) {
    roll(change, SeatId{});
    if (change.state.head.thrown() == 7 || change.state.head.open > 0) {
      change.state.head.timeIsUp = TimeIsUp::Yes;
      return;
    }
  }
  endTurn(change);
}

void drawTimeUp(const Question& ask, Chance& chance, Rng& rng) {
  if (!ask.id) {
    chance.counts = dogAnswers(ask.state);
    return;
  }
  const Pending pending = ask.seat().pending;
  if (pending.must == Decision::Discard) {
    chance.cards = forcedDiscard(ask.seat().hand, pending.left);
    return;
  }
  if (ask.state.head.phase == Phase::Setup || pending.must == Decision::Start) return;
  if (pending.must == Decision::Robber) drawForcedRobber(ask, chance, rng);
  if (!ask.state.head.rolled()) chance.dice = rng.dice();
}

}  // namespace tapu::rules
