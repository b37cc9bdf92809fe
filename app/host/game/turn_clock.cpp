// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game/turn_clock.h"

#include <algorithm>
#include <utility>

#include "engine/rules/between.h"
#include "engine/rules/dog.h"

namespace tapu {

namespace {

SeatId seatOnTurn(const State& state) {
  return state.head.phase == Phase::Play ? state.head.active : waitingFor(state);
}

SeatSet seatsOwing(const State& state, Decision must) {
  SeatSet seats;
  for (int i = 0; i < std::min(state.seats.size(), SeatSet::kMost); ++i)  // a table; a chain has another clock
    if (state.seats[i].pending.must == must) seats.insert(SeatId(i));
  return seats;
}

/// Time for what several seats owe at once: discards (5.2), answers to wolves (8.15), or cards for gold (14.1); 0 if
/// nothing of the kind.
int sharedSeconds(const Options& options, Decision must) {
  switch (must) {
    case Decision::Discard: return options.discardSeconds;
    case Decision::Answer: return options.reactionSeconds;
    case Decision::Gold: return options.goldSeconds;
    case Decision::Nothing:
    case Decision::Settlement:
    case Decision::Road:
    case Decision::Roll:
    case Decision::Act:
    case Decision::Robber:
    case Decision::FreeRoute:
    case Decision::Start:
    case Decision::Done:
    case Decision::Build:
    case Decision::Part: break;
  }
  return 0;
}

/// The time of whoever has the turn, or builds between turns (13.6); of a part it is that of a turn.
int ownSeconds(const GameDefinition& definition, const State& state) {
  const bool isBuilding = hasBuilding(definition) && betweenSeat(state);
  return isBuilding ? definition.rules.options.betweenSeconds : definition.rules.options.turnSeconds;
}

bool othersOwe(const State& state, SeatId onTurn) {
  for (int i = 0; i < state.seats.size(); ++i)
    if (SeatId(i) != onTurn && state.seats[i].pending.must != Decision::Nothing) return true;
  return false;
}

}  // namespace

TurnClock::TurnClock(std::shared_ptr<Clock> clock, TimeUp timeUp)
    : timeUp_(std::move(timeUp)), turnAlarm_(clock), sharedAlarm_(clock) {}

void TurnClock::stop() {
  turnAlarm_.stop();
  sharedAlarm_.stop();
  turn_ = {};
  shared_ = {};
  restMs_ = sharedRestMs_ = -1;
}

void TurnClock::update(const GameDefinition& definition, const State& state, PersonalTimers timers, Held held) {
  if (timers == PersonalTimers::Off || state.head.phase == Phase::Over) return stop();
  const Held halted = state.head.paused == Paused::Yes ? Held::Yes : held;
  updateTurn(definition, state, halted);
  updateShared(definition, state, halted);
}

void TurnClock::updateTurn(const GameDefinition& definition, const State& state, Held held) {
  const int seconds = ownSeconds(definition, state);
  const SeatId seat = seatOnTurn(state);
  if (seconds <= 0 || seat.isNone()) {
    turnAlarm_.stop();
    restMs_ = -1;
    turn_ = {};
    return;
  }
  // In set-up a settlement and its road are one step: the count goes up between the two.
  const bool isRoad = state.seat(seat).pending.must == Decision::Road;
  const quint32 step = static_cast<quint32>(state.head.setupStep) - (isRoad ? 1 : 0);
  const quint32 number = state.head.phase == Phase::Setup ? step : state.head.turn;
  const bool sameTurn = turn_ == Turn{state.head.phase, number, seat};
  turn_ = {state.head.phase, number, seat};
  if (!sameTurn) {
    turnAlarm_.stop();
    restMs_ = qint64(seconds) * 1000;
  }
  const bool halted =
      held == Held::Yes || othersOwe(state, seat) || windowIsOpen(state) || state.head.timeIsUp == TimeIsUp::Yes;
  if (halted && turnAlarm_.isSet()) {
    restMs_ = turnAlarm_.leftMs();
    turnAlarm_.stop();
  } else if (!halted && !turnAlarm_.isSet()) {
    // Without a rest the time was up before and left something for this seat to do: it is up for that too.
    turnAlarm_.set(std::max<qint64>(restMs_, 0), [this, seat] { timeUp_(seat); });
    restMs_ = -1;
  }
}

TurnClock::Shared TurnClock::sharedIn(const State& state) {
  for (const Decision must : {Decision::Discard, Decision::Answer, Decision::Gold})
    if (const SeatSet seats = seatsOwing(state, must); !seats.isEmpty()) return {must, seats};
  return {};
}

void TurnClock::updateShared(const GameDefinition& definition, const State& state, Held held) {
  const Shared before = std::exchange(shared_, sharedIn(state));
  const int seconds = sharedSeconds(definition.rules.options, shared_.must);
  const bool isAnother = shared_.must != before.must || !shared_.seats.isWithin(before.seats);
  if (isAnother) {
    sharedAlarm_.stop();
    sharedRestMs_ = -1;
  }
  if (seconds <= 0) {
    sharedAlarm_.stop();
    sharedRestMs_ = -1;
    return;
  }
  if (held == Held::Yes) {
    if (sharedAlarm_.isSet()) sharedRestMs_ = sharedAlarm_.leftMs();
    return sharedAlarm_.stop();
  }
  if (sharedAlarm_.isSet()) return;
  sharedAlarm_.set(sharedRestMs_ >= 0 ? sharedRestMs_ : qint64(seconds) * 1000, [this] { timeUp_(SeatId()); });
  sharedRestMs_ = -1;
}

qint64 TurnClock::leftMs() const {
  if (sharedAlarm_.isSet()) return sharedAlarm_.leftMs();
  if (sharedRestMs_ >= 0) return sharedRestMs_;
  return turnAlarm_.isSet() ? turnAlarm_.leftMs() : restMs_;
}

}  // namespace tapu
