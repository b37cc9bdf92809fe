// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <map>
#include <memory>

#include "app/host/seating/welcomer.h"
#include "app/host/seats/bot_bench.h"

namespace tapu {

/// Seats of a table that gathers people: bots are put there, a lost person's seat waits for them for a while, and seats
/// are emptied.
class LobbySeats : public QObject {
  Q_OBJECT
 public:
  LobbySeats(std::shared_ptr<Clock> clock, Connections& connections, Roster& roster, TableDoor& door, BotBench& bench,
             TableKeeper& keeper, LobbyTeller& lobby, LinkWatch& links, Welcomer& welcomer);
  /// Seats these kinds of bots. Nobody else is told yet.
  void putBots(const std::map<SeatId, QString>& bots);
  /// Keeps the seat of a lost person for so long.
  void keep(SeatId seat, qint64 ms);
  /// Ends the waiting for a lost person: they are back, or the game begins.
  void stopWaiting(SeatId seat) { grace_.erase(seat); }
  void stopWaiting() { grace_.clear(); }
  /// Empties the seat; a person who was away from it cannot come back.
  void drop(SeatId seat);
  /// The same for a bot or a person who is there, and is told why.
  void clear(SeatId seat, const QString& reason = {}, Refusal why = Refusal::Kicked);

 Q_SIGNALS:
  /// The door has forgotten something about a person who has gone, such as that they were muted: it is to be told anew.
  void forgot();
  /// Nobody has this seat any more.
  void dropped(SeatId seat);
  /// A guest has gone: perhaps all others are ready.
  void guestGone();

 private:
  Connections& connections_;
  Roster& roster_;
  TableDoor& door_;
  BotBench& bench_;
  TableKeeper& keeper_;
  LobbyTeller& lobby_;
  LinkWatch& links_;
  Welcomer& welcomer_;
  std::shared_ptr<Clock> clock_;
  std::map<SeatId, std::unique_ptr<Alarm>> grace_;
};

}  // namespace tapu
