// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/net/clock.h"
#include "engine/play/round_time.h"

namespace tapu {

/// The time that all seats share where rounds are shared (9.6): start choices, gap, discards, clock. What runs and how
/// long is for the engine to say (`roundTime`); this clock measures it with one alarm. In a pause (4.9) it stands
/// still.
class CommonClock {
 public:
  /// Called when the time of the window is over.
  using TimeUp = std::function<void()>;
  CommonClock(std::shared_ptr<Clock> clock, TimeUp timeUp);

  /// After each change of the position: opens a window, goes on, or halts in a pause.
  void update(const GameDefinition& definition, const State& state);
  /// No time runs any more.
  void stop() { alarm_.stop(), time_ = {}; }
  /// As in a pause, until the next update.
  void hold();
  /// Of the window that runs or is halted; -1 = none.
  qint64 leftMs() const;
  /// What is read now comes too late (9.6, 12.24).
  bool isOver() const { return leftMs() == 0; }
  /// Since the first round began, pauses left out (9.22), and what was played before this clock was made.
  qint64 playedMs() const { return earlierMs_ + (time_.round > 0 ? runningMs() - gameAt_ : 0); }
  /// Before the first update: a game that was stored goes on.
  void goOnFrom(qint64 playedMs) { earlierMs_ = playedMs; }

 private:
  /// Time that stands still in a pause.
  qint64 runningMs() const;

  std::shared_ptr<Clock> clock_;
  TimeUp timeUp_;
  Alarm alarm_;
  RoundTime time_;
  qint64 windowAt_ = 0, roundAt_ = 0, gameAt_ = 0;  ///< when they began, in running time
  qint64 pausedAt_ = -1, lostMs_ = 0, earlierMs_ = 0;
};

}  // namespace tapu
