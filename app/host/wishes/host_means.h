// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/news/table_talk.h"
#include "app/host/news/table_teller.h"
#include "app/host/news/watch_rights.h"
#include "app/host/seating/bot_fill.h"
#include "app/host/seating/leavers.h"

namespace tapu {

/// Carries out what a host decides about people: the policy, the password, bans, muting. Each function answers why not,
/// or None: it is done.
class HostMeans {
 public:
  HostMeans(Connections& connections, const Roster& roster, TableDoor& door, TableSecrets& secrets, TableKeeper& keeper,
            LobbySeats& seats, Leavers& leavers, const WatchRights& rights, BotFill& fill, TableTalk& talk,
            TableTeller& table);
  /// Sets the policy, given as `wire::encodePolicy` has it.
  Refusal changePolicy(const QByteArray& wished);
  /// Sets the password, as `TableDoor::setPassword`.
  Refusal setPassword(const QByteArray& key);
  /// Removes the person of a seat; Yes: they may not come back. `host`: the seat of the asking host, if there is one.
  Refusal remove(SeatId seat, SeatId host, YesNo isBan, const QString& reason);
  Refusal removeWatcher(quint32 watcher, YesNo isBan, const QString& reason);
  /// Takes the chat from the person of a seat, or gives it back.
  Refusal mute(SeatId seat, SeatId host, YesNo muted);
  Refusal muteWatcher(quint32 watcher, YesNo muted);
  /// Lifts the ban of this name or address.
  Refusal unban(const QString& who);

 private:
  Connections& connections_;
  const Roster& roster_;
  TableDoor& door_;
  TableSecrets& secrets_;
  TableKeeper& keeper_;
  LobbySeats& seats_;
  Leavers& leavers_;
  const WatchRights& rights_;
  BotFill& fill_;
  TableTalk& talk_;
  TableTeller& table_;
};

}  // namespace tapu
