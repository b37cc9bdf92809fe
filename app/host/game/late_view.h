// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <memory>

#include "app/host/game/authoritative_game.h"
#include "app/host/game/eye_feed.h"

namespace tapu {

/// The game as delayed watchers see it: a second game that plays each move so many minutes after the first one did.
/// They are sent news of it alone, so that nothing newer can leak. On one board only.
class LateView {
 public:
  /// The setup must be playable; `chance` and `connections` outlive it. `over`: called when the end has come here too.
  LateView(const Setup& setup, ChanceSource& chance, std::shared_ptr<Clock> clock, Connections& connections,
           qint64 delayMs, std::function<void()> over);

  /// Notes moves that are safe in the store now; `clockLeftMs` is what the clock showed after them.
  void add(std::vector<Move> moves, qint64 clockLeftMs);
  /// Calls this after the delay, when the moves that were added before have been played here.
  void later(std::function<void()> tell);
  /// Sends the position as delayed watchers see it now.
  void show(Connection& connection) const;
  /// Whether the game is over here too.
  bool isOver() const { return game_.isOver(); }

 private:
  struct Due {
    qint64 at;
    std::function<void()> happen;
  };
  void ring();
  void play(const std::vector<Move>& moves, qint64 clockLeftMs);
  qint64 clockNowMs() const;

  std::shared_ptr<Clock> clock_;
  Connections& connections_;
  qint64 delayMs_;
  std::function<void()> over_;
  AuthoritativeGame game_;
  EyeFeed feed_;
  Alarm alarm_;
  std::deque<Due> due_;
  qint64 clockLeftMs_ = -1, clockSince_ = 0;  ///< what the clock showed after the last moves, and when they came here
};

}  // namespace tapu
