// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/net/clock.h"
#include "engine/play/play.h"

namespace tapu {

/// Whether seats have a time of their own; see `hasPersonalTimers`.
enum class PersonalTimers : quint8 { Off, On };

/// The personal time of the seat whose turn it is, or that builds between turns (13.6), and the time that seats share
/// for discards (5.2), for gold (14.1), and for answers to wolves, which always runs its full length (8.15). Halted
/// while others owe a decision and in a pause.
class TurnClock {
 public:
  /// Called when a time is over: with the seat whose turn it is, or with none for the time that seats share.
  using TimeUp = std::function<void(SeatId)>;
  TurnClock(std::shared_ptr<Clock> clock, TimeUp timeUp);

  /// To be called after each change of the position: starts, halts or goes on, as the rules say; Held: halts.
  void update(const GameDefinition& definition, const State& state, PersonalTimers timers, Held held = Held::No);
  /// No time runs until the next `update`.
  void stop();
  /// Milliseconds left of the time that runs or is halted; -1 = none.
  qint64 leftMs() const;

 private:
  struct Turn {
    Phase phase = Phase::Over;
    quint32 number = 0;
    SeatId seat;
    bool operator==(const Turn&) const = default;
  };
  /// The decision that runs for all who owe it at once. Who comes to gold later, after others, has the whole time.
  struct Shared {
    Decision must = Decision::Nothing;
    SeatSet seats;
  };
  static Shared sharedIn(const State& state);
  void updateTurn(const GameDefinition& definition, const State& state, Held held);
  void updateShared(const GameDefinition& definition, const State& state, Held held);
  TimeUp timeUp_;
  Alarm turnAlarm_, sharedAlarm_;
  Turn turn_;
  Shared shared_;
  qint64 restMs_ = -1;        ///< of a halted turn; -1 = it runs, or there is none
  qint64 sharedRestMs_ = -1;  ///< of the shared time in a pause
};

}  // namespace tapu
