// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "app/host/game/authoritative_game.h"
#include "app/host/game/common_clock.h"
#include "app/host/game/turn_clock.h"
#include "app/host/store/event_store.h"

namespace tapu {

/// The clocks of a running game: on one board the time of a seat, on a chain the time that all seats share, whose
/// reading the store keeps.
class GameClocks {
 public:
  /// Functions that are asked when it is needed, and called when a time is over (`TurnClock`, `CommonClock`).
  struct Calls {
    std::function<PersonalTimers()> timers;
    TurnClock::TimeUp seatTimeUp;
    CommonClock::TimeUp roundTimeUp;
  };
  GameClocks(const std::shared_ptr<Clock>& clock, EventStore& store, const AuthoritativeGame& game, Calls calls);
  /// See `CommonClock::goOnFrom`.
  void goOnFrom(qint64 playedMs, const QByteArray& kept) { shared_.goOnFrom(playedMs, kept); }
  /// To be called after each change of the position. True: the shared clock changed its window, which is to be kept.
  bool update(Held held);
  /// Keeps the reading of the shared clock: at each change, and every two seconds while it runs. A crash costs the
  /// seats no more time than that, and gives them no more.
  void keep() { store_.keepClock(toKeep()); }
  /// The reading of the shared clock for the store; it will be kept again in two seconds.
  QByteArray toKeep();
  /// As in wire::Batch.
  qint64 leftMs() const;
  /// On a chain: milliseconds left of the window that runs for all; -1: none does.
  qint64 sharedLeftMs() const { return shared_.leftMs(); }
  /// Whether the window that runs for all is over, though nobody was told yet (9.6).
  bool isSharedOver() const { return shared_.isOver(); }
  qint64 playedMs() const { return shared_.playedMs(); }
  /// See `CommonClock::lengthen`.
  bool lengthen(qint64 ms) { return shared_.lengthen(ms); }
  /// Halts the clocks until the next `update`, without keeping the reading.
  void standStill();
  /// Stops the clocks: the game is over.
  void stop();
  /// Keeps the reading of the shared clock as it stands: the server ends.
  void rest();

 private:
  bool isShared() const { return playsOnChain(game_.definition().rules); }

  EventStore& store_;
  const AuthoritativeGame& game_;
  const std::function<PersonalTimers()> timers_;
  TurnClock turn_;
  CommonClock shared_;
  Alarm keepAlarm_;             ///< when the reading of the shared clock is kept next
  CommonClock::Span keptSpan_;  ///< what the clock measured when it was kept last
};

}  // namespace tapu
