// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "app/host/game/authoritative_game.h"
#include "app/host/game/common_clock.h"
#include "app/host/game/turn_clock.h"
#include "app/host/store/event_store.h"

namespace tapu {

/// The clocks of a running game: on one board the time of a seat, on a chain the time that all seats share, of which
/// the store keeps what it shows.
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
  /// After each change of the position. True: the shared clock takes another course, and the store is to keep it.
  bool update(Held held);
  /// Keeps what the shared clock shows: at each change of its course, and every two seconds while it runs. A crash
  /// costs the seats no more than that, and gives them no more.
  void keep() { store_.keepClock(toKeep()); }
  /// The bytes that the store is to be given of it now; the next time is in two seconds.
  QByteArray toKeep();
  /// As in wire::Batch.
  qint64 leftMs() const;
  /// On a chain: of what runs for all; -1: nothing does.
  qint64 sharedLeftMs() const { return shared_.leftMs(); }
  /// The time that runs for all is over, though nobody was told yet (9.6).
  bool isSharedOver() const { return shared_.isOver(); }
  qint64 playedMs() const { return shared_.playedMs(); }
  /// See `CommonClock::lengthen`.
  bool lengthen(qint64 ms) { return shared_.lengthen(ms); }
  /// Until the clocks are updated again; the store is given nothing of it.
  void standStill();
  /// The game is over.
  void stop();
  /// The server ends: keeps what the shared clock shows as it stands.
  void rest();

 private:
  bool isShared() const { return playsOnChain(game_.definition().rules); }

  EventStore& store_;
  const AuthoritativeGame& game_;
  const std::function<PersonalTimers()> timers_;
  TurnClock turn_;
  CommonClock shared_;
  Alarm keepAlarm_;             ///< when what the shared clock shows is kept next
  CommonClock::Span keptSpan_;  ///< when it was kept last
};

}  // namespace tapu
