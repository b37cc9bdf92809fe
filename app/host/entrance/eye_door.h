// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <map>
#include <memory>

#include "app/host/entrance/door_guard.h"
#include "app/host/news/lost_moves.h"
#include "app/host/news/watch_rights.h"
#include "app/host/seating/open_seats.h"

namespace tapu {

/// Lets in those who come to see the game without a seat: screens, watchers and organizers.
class EyeDoor : public QObject {
  Q_OBJECT
 public:
  EyeDoor(std::shared_ptr<Clock> clock, const Limits& limits, Connections& connections, const Roster& roster,
          const SeatKeys& keys, const TableSecrets& secrets, DoorGuard& guard, const WatchRights& rights,
          const OpenSeats& seats, LostMoves& lostMoves, Welcomer& welcomer);
  /// Lets a connection in that has said this, or tells it why not; perhaps later.
  void greet(Connection& connection, const wire::Hello& hello);

 Q_SIGNALS:
  /// This connection was welcomed, and told of lobby and game.
  void admitted(tapu::Connection* eye);

 private:
  void greetScreen(Connection& connection, const wire::Hello& hello);
  void showTo(Connection& screen, const wire::Hello& hello);
  void greetOrganizer(Connection& connection, const wire::Hello& hello);
  void greetWatcher(Connection& connection, const wire::Hello& hello);
  void replaceEarlier(Connection& connection, const wire::Hello& hello);
  void letWatch(Connection& connection, const wire::Hello& hello);
  Refusal whyNoWatcher(const Connection& connection, const wire::Hello& hello);
  bool isWatcherNamed(const QString& name, const Connection& except, const wire::Hello& hello);
  void admit(Connection& connection, const wire::Hello& hello);
  bool hasRoom(const Connection& connection);
  bool mayLookAgain(const Connection& connection);

  std::shared_ptr<Clock> clock_;
  const Limits limits_;
  Connections& connections_;
  const Roster& roster_;
  const SeatKeys& keys_;
  const TableSecrets& secrets_;
  DoorGuard& guard_;
  const WatchRights& rights_;
  const OpenSeats& seats_;
  LostMoves& lostMoves_;
  Welcomer& welcomer_;
  std::map<QString, TokenBucket> looks_;  ///< of screens, by `mayLookAgain`
};

}  // namespace tapu
