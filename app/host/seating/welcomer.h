// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <map>
#include <memory>
#include <optional>

#include "app/host/news/lobby_teller.h"
#include "app/host/news/table_keeper.h"
#include "app/host/seats/connections.h"

namespace tapu {

/// Gives those who come to a seat a fresh key, and welcomes them once the store has it; until then the seat keeps its
/// former holder. People without a seat are welcomed at once.
class Welcomer : public QObject {
  Q_OBJECT
 public:
  /// The part of a Welcome beside the seat and its key.
  struct Terms {
    int heartbeatMs = 0;
    int actionsPerSecond = 0;  ///< of somebody on another computer
    int offerWaitMs = 0;
  };
  /// `game`: null before its start.
  Welcomer(const Terms& terms, Connections& connections, const Roster& roster, SeatKeys& keys,
           const TableSecrets& secrets, TableKeeper& keeper, LobbyTeller& lobby, LinkWatch& links,
           const std::unique_ptr<GameSession>& game);
  /// Gives the caller a key of this seat, which is theirs or nobody's.
  void join(Connection& connection, const wire::Hello& hello, SeatId seat);
  /// The same for a caller without a seat: the store gets the seat before its key, which opens nothing without it.
  void joinAnew(Connection& connection, const wire::Hello& hello, SeatId seat) {
    lobby_.keepSeats();
    join(connection, hello, seat);
  }
  /// Welcomes somebody who needs no key: a bot, or somebody without a seat.
  void letIn(Connection& connection, const wire::Hello& hello) { welcome(connection, hello, {}); }
  /// Whether somebody is to have this seat and was not welcomed yet.
  bool isAwaitedAt(SeatId seat) const { return joining_.contains(seat); }
  /// Hangs up on whoever is to have this seat: they are too late.
  void hangUp(SeatId seat);
  /// The store has failed: turns away all who are new and wait for it, and hangs up on the others.
  void turnAway(const QString& reason);
  /// Somebody who has gone before they were welcomed.
  struct Gone {
    bool wasJoining = false;
    std::optional<StoredSession> keyBefore;  ///< of the seat; none: they are new
  };
  /// Is to be called when this connection, which was at this seat, has ended.
  Gone end(const Connection& connection, SeatId seat);

 Q_SIGNALS:
  /// The Welcome was sent on this connection, and nothing else yet.
  void welcomed(tapu::Connection* connection);

 private:
  /// A person at a seat whose key the store is not known to have.
  struct Joining {
    quint64 connection = 0;                  ///< its id
    std::optional<StoredSession> keyBefore;  ///< none: they are new
  };
  void welcome(Connection& connection, const wire::Hello& hello, const QByteArray& token);
  void enter(Connection& connection, const wire::Welcome& welcome);
  void takeOver(Connection& connection);

  const Terms terms_;
  Connections& connections_;
  const Roster& roster_;
  SeatKeys& keys_;
  const TableSecrets& secrets_;
  TableKeeper& keeper_;
  LobbyTeller& lobby_;
  LinkWatch& links_;
  const std::unique_ptr<GameSession>& game_;
  std::map<SeatId, Joining> joining_;  ///< by seat
};

}  // namespace tapu
