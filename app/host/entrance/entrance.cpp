// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/entrance/entrance.h"

namespace tapu {

namespace {

/// Why this greeting is refused, or None.
Refusal versionProblem(const wire::Hello& hello) {
  if (hello.protoMax < wire::kOldestProtocol) return Refusal::VersionTooOld;
  if (hello.protoMin > wire::kProtocol) return Refusal::VersionTooNew;
  return Refusal::None;
}

/// Tells an eye the rest after its welcome, when it knows the lobby and the game.
void tellEye(Connection& eye, Tellers& tellers) {
  tellers.screens.sendTo(eye);
  if (eye.kind == Connection::Kind::Organizer) tellers.desk.sendAll(eye);
  if (eye.kind == Connection::Kind::Watcher) tellers.table.change();
}

}  // namespace

Entrance::Entrance(const std::shared_ptr<Clock>& clock, const Limits& limits,
                   const std::function<QByteArray()>& makeToken, Connections& connections, KeptTable& table,
                   LostMoves& lostMoves, Seating& seating, Tellers& tellers, const std::unique_ptr<GameSession>& game)
    : connections_(connections),
      welcomer_(seating.welcomer),
      rights_(table.roster, table.door, table.secrets),
      guard_(clock, limits, connections, table.door, makeToken),
      late_(clock, connections, table, seating.open, seating.welcomer, tellers.lobby, game),
      seats_(connections, table.roster, table.keys, table.secrets, guard_, lostMoves, seating.welcomer, seating.lobby,
             seating.leavers, seating.open, late_),
      eyes_(clock, limits, connections, table.roster, table.keys, table.secrets, guard_, rights_, seating.open,
            lostMoves, seating.welcomer) {
  QObject::connect(&guard_, &DoorGuard::wrongCodeShown, &tellers.desk, &DeskTeller::change);
  QObject::connect(&late_, &LateDoor::changed, &tellers.table, &TableTeller::change);
  QObject::connect(&late_, &LateDoor::knocked, &tellers.desk, &DeskTeller::change);
  QObject::connect(&eyes_, &EyeDoor::admitted, &eyes_, [&tellers](Connection* eye) { tellEye(*eye, tellers); });
}

void Entrance::greet(Connection& connection, const wire::Hello& hello) {
  if (const Refusal problem = versionProblem(hello); problem != Refusal::None)
    return connections_.turnAway(connection, problem, QStringLiteral(TAPU_VERSION));
  if (hello.asks == wire::Hello::Asks::WhichTable) return seats_.introduce(connection, hello);
  if (connection.kind != Connection::Kind::Person) return welcomer_.letIn(connection, hello);
  hello.attendance == Attendance::Player ? seats_.greet(connection, hello) : eyes_.greet(connection, hello);
}

}  // namespace tapu
