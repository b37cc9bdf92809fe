// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/net/clock.h"
#include "engine/play/round_time.h"

namespace tapu {

/// The clock of games with shared rounds (9.6), where all seats have the same time for start choices, discards and
/// turns, and for the gap between them. A window is one such time; the engine says which one runs and how long
/// (`roundTime`), and this clock measures it. In a pause (4.9) it stands still.
class CommonClock {
 public:
  /// Called when the time of the window is over.
  using TimeUp = std::function<void()>;
  CommonClock(std::shared_ptr<Clock> clock, TimeUp timeUp);

  /// After each change of the position: opens a window, goes on, or halts in a pause.
  void update(const GameDefinition& definition, const State& state);
  /// No window runs until the next update.
  void stop() { alarm_.stop(), time_ = {}; }
  /// So much longer takes what runs now (9.6). False: no time runs.
  bool lengthen(qint64 ms);
  /// Stands still as in a pause, until the next update.
  void hold();
  /// Milliseconds left of the window that runs or is halted; -1 = none.
  qint64 leftMs() const;
  /// The window's time is over: an action that arrives now comes too late (9.6).
  bool isOver() const { return leftMs() == 0; }
  /// Milliseconds of play since the first round began, without pauses (9.22), and with those of `goOnFrom`.
  qint64 playedMs() const { return earlierMs_ + (time_.round > 0 ? runningMs() - gameAt_ : 0); }
  /// For a stored game that goes on: the milliseconds it was played already. Call it before the first update.
  void goOnFrom(qint64 playedMs) { earlierMs_ = playedMs; }

 private:
  /// Milliseconds on the clock without pauses.
  qint64 runningMs() const;

  std::shared_ptr<Clock> clock_;
  TimeUp timeUp_;
  Alarm alarm_;
  RoundTime time_;
  qint64 windowAt_ = 0, roundAt_ = 0, gameAt_ = 0;  ///< when they began, in running time
  qint64 windowExtra_ = 0, roundExtra_ = 0;         ///< by which the window and the round were lengthened
  qint64 pausedAt_ = -1, lostMs_ = 0, earlierMs_ = 0;
};

}  // namespace tapu
