// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/door/table_door.h"
#include "app/host/door/table_secrets.h"
#include "app/host/seats/connections.h"
#include "app/host/seats/roster.h"

namespace tapu {

/// The right to see the game without a seat, as it is or some minutes later.
class WatchRights {
 public:
  WatchRights(const Roster& roster, const TableDoor& door, const TableSecrets& secrets);
  /// The rule for watchers of this game. On a chain nothing can be delayed: where the host wants a delay, nobody
  /// watches.
  WatchRule rule() const;
  /// The delay with which watchers see it, in milliseconds; 0 = at once.
  qint64 delayMs() const;
  /// Whether a screen on another computer is let in without a key.
  bool mayShowToStrangers() const;
  /// The sight of this connection on the game.
  Connection::Sight sightOf(const Connection& connection) const;
  /// To be called when the rule may be another, as after another setup: whoever may not watch any more goes.
  void review(Connections& connections) const;

 private:
  const Roster& roster_;
  const TableDoor& door_;
  const TableSecrets& secrets_;
};

}  // namespace tapu
