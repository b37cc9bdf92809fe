// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <vector>

#include "app/host/commit_queue.h"
#include "app/host/connection.h"
#include "app/net/clock.h"
#include "app/net/log_line.h"

namespace tapu {

/// The connections of a server: lets them in, cuts what breaks the protocol or a limit, notices who fell silent.
/// Whoever misbehaves loses the connection and nothing else.
class Connections : public QObject {
  Q_OBJECT
 public:
  Connections(std::shared_ptr<Clock> clock, Limits limits, int seats);
  ~Connections() override;

  /// Null if there is no room: the caller was told.
  Connection* admit(std::unique_ptr<Channel> channel);
  /// Says no, in words for the person at the other end, and closes.
  void turnAway(Connection& connection, quint8 refusal, const QString& detail = {});
  void sayBye(Connection& connection, quint8 refusal);
  void closeAll(quint8 refusal);
  void welcomed(Connection& connection);
  /// Somebody came back: their limits did not fill up by calling again. False: the connection is gone.
  bool goesOnAs(Connection& connection, const Allowance& before);
  /// The rules refused what it did. False: it has been so often that its connection is gone.
  bool noteRefusal(Connection& connection);
  /// Connections that take up memory: those that ended count until they are swept away.
  int count() const { return static_cast<int>(all_.size()); }

  /// Does it once the store has got so far, unless the connection is gone by then.
  template <class Do>
  void afterCommit(const Connection& connection, CommitQueue& commits, EventStore::Ticket ticket, Do act) {
    commits.after(ticket, [this, connection = &connection, id = connection.id, act] {
      for (const auto& known : all_)
        if (known.get() == connection && known->id == id) return act();
    });
  }
  /// Without a word: a goodbye would end a client whose own words alone were lost, and it is to call again.
  void hangUp(Connection& connection);
  /// Hangs up on those who wait for the store before their welcome: they will call again.
  void dropJoining();
  template <class Is>
  Connection* find(Is is) {
    for (const auto& connection : all_)
      if (connection->stage != Connection::Stage::Gone && is(*connection)) return connection.get();
    return nullptr;
  }
  template <class Do>
  void forEach(Do act) {
    for (std::size_t i = 0; i < all_.size(); ++i)
      if (all_[i]->stage == Connection::Stage::In) act(*all_[i]);
  }

 Q_SIGNALS:
  /// A whole, well-formed message within the limits. Hello comes first, once.
  void said(tapu::Connection* connection, const tapu::wire::FromClient& message);
  /// A connection that had got further than Hello ended; it is not to be used any more.
  void lost(tapu::Connection* connection);
  /// Once a second while anybody is connected over a network: silence and pings may have changed.
  void swept();

 private:
  void hear(Connection& connection, const QByteArray& frame);
  void breaksProtocol(Connection& connection, const QString& why);
  /// What becomes of a message.
  enum class Traffic : quint8 {
    Fine,
    Faster,  ///< than it may come: it is refused
    Flood    ///< its connection ends
  };
  Traffic trafficOf(Connection& connection, const wire::FromClient& message, qsizetype bytes);
  void end(Connection& connection);
  void removeFinished();
  void makeRoom();
  void sweep();
  void watch();
  std::shared_ptr<Clock> clock_;
  Limits limits_;
  int mostUnwelcomed_;
  quint64 lastId_ = 0;
  std::vector<std::unique_ptr<Connection>> all_;
  Alarm sweepAlarm_, removeAlarm_;
  LogLine badLine_, closedLine_;
};

}  // namespace tapu
