// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <functional>
#include <optional>

#include "app/net/clock.h"
#include "engine/play/round_time.h"

namespace tapu {

/// The clock of games with shared rounds (9.6), where all seats have the same time for start choices, discards and
/// turns, and for the gap between them. One such time is called a window; the engine says which one runs and how long
/// (`roundTime`), and this clock measures it. In a pause (4.9) it stands still.
class CommonClock {
 public:
  /// Called when the time of the window is over.
  using TimeUp = std::function<void()>;
  CommonClock(std::shared_ptr<Clock> clock, TimeUp timeUp);

  /// After each change of the position: opens a window, goes on, or halts in a pause.
  void update(const GameDefinition& definition, const State& state);
  /// No window runs until the next update.
  void stop() {
    alarm_.stop();
    time_ = {};
  }
  /// Adds this time to the window that runs (9.6). False: none runs.
  bool lengthen(qint64 ms);
  /// Stands still as in a pause, until the next update.
  void hold();
  /// Milliseconds left of the window that runs or is halted; -1 = none.
  qint64 leftMs() const;
  /// Whether the window's time is over: an action that arrives now comes too late (9.6).
  bool isOver() const { return leftMs() == 0; }
  /// Milliseconds of play since the first round began, without pauses (9.22), and with those of `goOnFrom`.
  qint64 playedMs() const { return earlierMs_ + (time_.round > 0 ? runningMs() - gameAt_ : 0); }
  /// The reading of the clock as bytes for the store, so that it can go on after a crash.
  QByteArray kept() const;
  /// The window that the clock measures; only a move or an organizer changes it.
  struct Span {
    RoundTime::Window window = RoundTime::Window::None;
    int round = 0;
    bool runs = false;
    qint64 extraMs = 0;
    bool operator==(const Span&) const = default;
  };
  Span span() const { return {time_.window, time_.round, alarm_.isSet(), windowExtra_}; }
  /// For a stored game that goes on: the milliseconds of play before its last move, and what was kept; bytes of another
  /// making count as none. Call it before the first update. The time goes on where it stood: it does not run while
  /// there is no server. A second is taken off for what ran unnoticed before the crash, so that a server that is killed
  /// again and again comes to the end of a round, too; and in a window in which people act they have ten seconds from
  /// then on to come back, for which no more than half a minute is added to one window.
  void goOnFrom(qint64 playedMs, const QByteArray& kept);

 private:
  /// The times that a clock has measured, without those by which they were lengthened.
  struct Reading {
    RoundTime::Window window = RoundTime::Window::None;
    int round = 0;
    qint64 windowMs = 0, roundMs = 0, playedMs = 0;
    qint64 returnMs = 0;
  };
  static std::optional<Reading> read(const QByteArray& kept);
  void goOnFrom(const Reading& earlier);
  /// Milliseconds on the clock without pauses.
  qint64 runningMs() const;

  std::shared_ptr<Clock> clock_;
  TimeUp timeUp_;
  Alarm alarm_;
  RoundTime time_;
  qint64 windowAt_ = 0, roundAt_ = 0, gameAt_ = 0;  ///< when they began, in running time
  qint64 windowExtra_ = 0, roundExtra_ = 0;         ///< by which the window and the round were lengthened
  qint64 pausedAt_ = -1, lostMs_ = 0, earlierMs_ = 0;
  qint64 returnMs_ = 0;             ///< by which this window was lengthened for those who come back after a crash
  std::optional<Reading> earlier_;  ///< of the server before; nothing from the first update on
};

}  // namespace tapu
