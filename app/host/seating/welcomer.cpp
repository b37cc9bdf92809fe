// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/seating/welcomer.h"

namespace tapu {

Welcomer::Welcomer(const Terms& terms, Connections& connections, const Roster& roster, SeatKeys& keys,
                   const TableSecrets& secrets, TableKeeper& keeper, LobbyTeller& lobby, LinkWatch& links,
                   const std::unique_ptr<GameSession>& game)
    : terms_(terms),
      connections_(connections),
      roster_(roster),
      keys_(keys),
      secrets_(secrets),
      keeper_(keeper),
      lobby_(lobby),
      links_(links),
      game_(game) {}

void Welcomer::join(Connection& connection, const wire::Hello& hello, SeatId seat) {
  connections_.sit(connection, seat);
  Joining& joining = joining_[seat] = {connection.id, {}};
  const StoredSession* before = keys_.find(seat);
  if (before) joining.keyBefore = *before;
  const bool knowsKey = before && !hello.token.isEmpty();
  const QByteArray opener = knowsKey ? hello.token : wire::secretOf(hello);
  welcome(connection, hello, keys_.issue(seat, connection.isOwn() ? Near::Yes : Near::No, opener));
}

Welcomer::Gone Welcomer::end(const Connection& connection, SeatId seat) {
  const auto joining = joining_.find(seat);
  if (joining == joining_.end() || joining->second.connection != connection.id) return {};
  return {true, joining_.extract(joining).mapped().keyBefore};
}

void Welcomer::hangUp(SeatId seat) {
  const auto joining = joining_.find(seat);
  if (joining == joining_.end()) return;
  if (Connection* connection = connections_.byId(joining->second.connection)) connections_.hangUp(*connection);
}

void Welcomer::turnAway(const QString& reason) {
  for (const auto& [seat, joining] : std::map(joining_))
    if (Connection* newcomer = joining.keyBefore ? nullptr : connections_.personAt(seat))
      connections_.turnAway(*newcomer, Refusal::NotSaved, reason);
  connections_.dropJoining();
  lobby_.dropWaiting();
}

void Welcomer::welcome(Connection& connection, const wire::Hello& hello, const QByteArray& token) {
  wire::Welcome reply;
  reply.version = QStringLiteral(TAPU_VERSION);
  reply.token = token;
  reply.seat = connection.seat;
  reply.nonce = hello.nonce;
  reply.heartbeatMs = terms_.heartbeatMs;
  reply.mostFrameBytes = frame_limit::kFromClient;
  reply.offerWaitMs = terms_.offerWaitMs;
  reply.table = secrets_.identity();
  if (!connection.isNear) reply.mostActionsPerSecond = terms_.actionsPerSecond;
  if (token.isEmpty()) return enter(connection, reply);
  // No token is given out before its hash is safe: else a crash would lock its owner out. Who waits for the seat comes
  // anew after one: the store has the key of whoever was there, until the move that seats them.
  const bool isAwaited = roster_.isAwaited(connection.seat);
  const auto ticket = isAwaited ? keeper_.keepTable() : keeper_.keepKey(connection.seat);
  if (game_) keeper_.secure();  // damage to the log must not lose the key
  if (lobby_.isKeepingDue())    // nor is it given out without the seat that it opens
    return lobby_.whenKept(connection.id, [this, reply](Connection& there) { enter(there, reply); });
  connections_.afterCommit(connection, keeper_.commits(), ticket,
                           [this, &connection, reply] { enter(connection, reply); });
}

void Welcomer::enter(Connection& connection, const wire::Welcome& welcome) {
  if (connection.admission != Connection::Admission::Joining) return;
  if (connection.kind == Connection::Kind::Person) takeOver(connection);
  connections_.welcomed(connection);
  connection.send(welcome);
  Q_EMIT welcomed(&connection);
}

/// Gives this person the seat, and takes it from everybody else.
void Welcomer::takeOver(Connection& connection) {
  const SeatId seat = connection.seat;
  end(connection, seat);
  connections_.sit(connection, {});
  if (Connection* before = connections_.personAt(seat)) {
    connections_.sit(*before, {});  // so that its end does not count as the person's
    connections_.sayBye(*before, Refusal::Replaced);
  }
  connections_.sit(connection, seat);
  links_.find(seat);
}

}  // namespace tapu

#include "moc_welcomer.cpp"
