// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <vector>

#include "app/host/news/link_watch.h"
#include "app/host/news/table_keeper.h"
#include "app/host/seats/lobby_feed.h"

namespace tapu {

/// Tells everybody changes of the lobby, and has the store keep them: once for all that happens in one pass of the
/// loop. At a table of hundreds, where each telling looks at all of them, only now and then.
class LobbyTeller : public QObject {
  Q_OBJECT
 public:
  /// At tables of more seats news are gathered.
  static constexpr int kSmallTable = 64;
  LobbyTeller(std::shared_ptr<Clock> clock, Connections& connections, Roster& roster, const TableSecrets& secrets,
              TableKeeper& keeper, LinkWatch& links);
  /// Has everybody told that the lobby has changed.
  void change();
  /// The same for names, colors and who is ready, which the store is given too; nobody waits for it.
  void changeSeats();
  /// Tells what is due now.
  void flush();
  /// Has the seats kept now, unless changes are being gathered.
  void keepSeats();
  /// Whether the store is still to be given the seats: whoever has sat down is welcomed after that (`whenKept`).
  bool isKeepingDue() const { return isKeepingDue_; }
  /// Calls back with this connection, if it is still there, once the store has the seats that are due.
  void whenKept(quint64 connection, std::function<void(Connection&)> act);
  /// The store has failed: nobody is called back.
  void dropWaiting() { waiting_.clear(); }
  /// Sends all of the lobby to somebody who has just come.
  void sendAll(Connection& connection) { feed_.sendAll(connection, roster_.lobby()); }
  /// As long as people gather, a seat that nobody has bears the name of the person for whom it is kept.
  void nameKeptSeats();
  /// See `LobbyFeed`.
  void setEndKnown(LobbyFeed::EndKnown known) { feed_.setEndKnown(known); }

 Q_SIGNALS:
  /// Everybody was told.
  void told();

 private:
  void keepDue();
  /// Somebody who waits until the store has the seats.
  struct Waiting {
    quint64 connection = 0;  ///< its id
    std::function<void(Connection&)> act;
  };
  Connections& connections_;
  Roster& roster_;
  const TableSecrets& secrets_;
  TableKeeper& keeper_;
  LinkWatch& links_;
  LobbyFeed feed_;
  std::vector<Waiting> waiting_;
  Alarm keepAlarm_, newsAlarm_;
  bool isNewsDue_ = false, isKeepingDue_ = false;
};

}  // namespace tapu
