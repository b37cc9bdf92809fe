// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/net/clock.h"
#include "engine/game/play.h"

namespace tapu {

enum class PersonalTimers : quint8 { Off, On };

/// The personal time of the seat whose turn it is, and the time for discards (4.7, 5.2). Halted while others owe a
/// decision and in a pause; one deadline, worked out once.
class TurnClock {
 public:
  using TimeUp = std::function<void(SeatId)>;
  TurnClock(std::shared_ptr<Clock> clock, TimeUp timeUp);

  /// After each change of the position: starts, halts or goes on, as the rules say.
  void look(const Table& table, const State& state, PersonalTimers timers);
  void stop();
  /// Of the clock that runs or is halted; -1 = none.
  qint64 leftMs() const;

 private:
  struct Turn {
    Phase phase = Phase::Over;
    quint32 number = 0;
    SeatId seat;
    bool operator==(const Turn&) const = default;
  };
  void lookAtTurn(const Table& table, const State& state);
  void lookAtDiscards(const Table& table, const State& state);
  TimeUp timeUp_;
  Alarm turnAlarm_, discardAlarm_;
  Turn turn_;
  qint64 restMs_ = -1;         ///< of a halted turn; -1 = it runs, or there is none
  qint64 discardRestMs_ = -1;  ///< of discards in a pause
};

}  // namespace tapu
