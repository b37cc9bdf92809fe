// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <unordered_map>
#include <vector>

#include "app/host/seats/connection.h"
#include "app/host/seats/headcount.h"
#include "app/host/store/commit_queue.h"
#include "app/net/clock.h"
#include "app/net/log_line.h"
#include "app/wire/refusal.h"

namespace tapu {

/// The connections of a server: lets them in, cuts what breaks the protocol or a limit, notices who fell silent.
/// A caller who misbehaves loses the connection and nothing else. A reference to a connection stays valid until it has
/// ended (`Admission::Gone`) and control has returned to the event loop.
class Connections : public QObject {
  Q_OBJECT
 public:
  /// `seats`: of the table. `isNeighbor`: see `ServerDependencies`.
  Connections(std::shared_ptr<Clock> clock, Limits limits, int seats, Connection::IsNeighbor isNeighbor);
  ~Connections() override;
  /// The number of connections, and the room for more.
  Headcount& headcount() { return headcount_; }
  const Headcount& headcount() const { return headcount_; }

  /// Takes a channel over. Null if there is no room for it: the caller was told (ServerFull) and hung up on; or
  /// if the server ends.
  Connection* admit(std::unique_ptr<Channel> channel);
  /// Refuses the connection and closes it. `detail` is for the person at the other end: a version, or a remark.
  void turnAway(Connection& connection, Refusal why, const QString& detail = {});
  /// It was told which table this is: its Hello is awaited anew, and may not ask that again.
  void introduced(Connection& connection);
  /// Ends a connection that was welcomed; its client does not call again.
  void sayBye(Connection& connection, Refusal why, const QString& detail = {});
  /// The same for the person of this seat and the eye through which they look: they have no part at the table any
  /// more. The person hears the detail.
  void sendAway(SeatId seat, Refusal why, const QString& detail);
  /// Ends a connection without a word, so that its client calls again.
  void hangUp(Connection& connection);
  /// The server ends: from now on nobody is let in, and who is there hears no more news.
  void beginClosing() { isClosing_ = true; }
  bool isClosing() const { return isClosing_; }
  /// `sayBye` to all.
  void closeAll(Refusal why);
  /// `hangUp` on all who wait for the store before their welcome.
  void dropJoining();
  /// The connection is welcomed (`Admission::In`): it may send longer frames from now on, and `forEach` finds it. Its
  /// kind does not change any more.
  void welcomed(Connection& connection);
  /// From now on the connection is that of this seat; none: it has no part at the table any more.
  void sit(Connection& connection, SeatId seat);
  /// The person's connection of this seat, unless it is Gone; null if there is none.
  Connection* personAt(SeatId seat) const;
  /// The connection of this number, unless it is Gone; null if there is none.
  Connection* byId(quint64 id) const;
  /// For somebody who comes back: gives the connection the allowance that their last one had left, instead of a full
  /// one. False: they came back too often, and the connection has ended.
  bool goesOnAs(Connection& connection, const Allowance& before);
  /// Counts an act of it that the rules refused. False: there were too many, and the connection has ended.
  bool noteRefusal(Connection& connection);
  /// Connections that take up memory: those that ended count until they are swept away.
  int count() const { return static_cast<int>(all_.size()); }
  /// The eye through which the player of this seat looks (`Connection::looksFor`); null if there is none.
  Connection* eyeOf(SeatId seat);

  /// Calls back once the store has committed `ticket`, unless the connection has been swept away by then.
  template <class Do>
  void afterCommit(const Connection& connection, CommitQueue& commits, EventStore::Ticket ticket, Do act) {
    commits.after(ticket, [this, id = connection.id, act] {
      if (byNumber_.contains(id)) act();
    });
  }
  /// The first connection, unless it is Gone, of which `is` is true; null if there is none.
  template <class Is>
  Connection* find(Is is) {
    for (const auto& connection : all_)
      if (connection->admission != Connection::Admission::Gone && is(*connection)) return connection.get();
    return nullptr;
  }
  /// Each that was welcomed; `act` may end some of them.
  template <class Do>
  void forEach(Do act) {
    for (std::size_t i = 0; i < all_.size(); ++i)
      if (all_[i]->admission == Connection::Admission::In) act(*all_[i]);
  }
  /// Each screen, organizer and watcher that was welcomed.
  template <class Do>
  void forEachEye(Do act) const {
    for (const auto& connection : all_)
      if (connection->admission == Connection::Admission::In && connection->isEye()) act(std::as_const(*connection));
  }
  /// Those of them that are this seat's: its person, its bot, who stands in for its person.
  template <class Do>
  void forEachAt(SeatId seat, Do act) {
    const std::vector<Connection*> there = at(seat);
    for (Connection* const connection : there)
      if (connection->admission == Connection::Admission::In) act(*connection);
  }

 Q_SIGNALS:
  /// A well-formed message within the limits came. A Hello comes first, and only once.
  void said(tapu::Connection* connection, const tapu::wire::FromClient& message);
  /// A connection that had got further than Hello ended; it is not to be used any more.
  void lost(tapu::Connection* connection);
  /// Emitted once a second while anybody is connected over a network: who is silent, and ping times, may have changed.
  void swept();

 private:
  void hear(Connection& connection, const QByteArray& frame);
  void hearProof(Connection& connection, const QByteArray& frame);
  void breaksProtocol(Connection& connection, const QString& why);
  bool goesOn(Connection& connection, TokenBucket& rest);
  void end(Connection& connection);
  void removeFinished();
  void makeRoom();
  void sweep();
  void watch();
  const std::vector<Connection*>& at(SeatId seat) const;

  std::shared_ptr<Clock> clock_;
  Limits limits_;
  Connection::IsNeighbor isNeighbor_;
  Headcount headcount_;
  quint64 lastId_ = 0;
  std::vector<std::unique_ptr<Connection>> all_;
  std::unordered_map<quint64, Connection*> byNumber_;  ///< all of them, by id
  std::vector<std::vector<Connection*>> atSeat_;       ///< those that have not ended
  Alarm sweepAlarm_, removeAlarm_;
  bool isClosing_ = false;
  LogLine badLine_, closedLine_;
};

}  // namespace tapu
