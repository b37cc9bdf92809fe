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
  /// They are back, or the game begins: nobody loses a seat by the time any more.
  void stopWaiting(SeatId seat) { grace_.erase(seat); }
  void stopWaiting() { grace_.clear(); }
  /// Nobody has the seat from now on, and whoever was away from it does not come back.
  void drop(SeatId seat);
  /// The same for whoever is there, a bot or a person: they hear why.
  void clear(SeatId seat, const QString& reason = {}, Refusal why = Refusal::Kicked);

 Q_SIGNALS:
  /// Something that is told of the host's means was forgotten with somebody who has gone.
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
