// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the server that seats those who come, those who come back, and those whom they replace.
#include <QLoggingCategory>
#include <algorithm>

#include "app/host/server/server.h"
#include "app/wire/names.h"
#include "app/wire/notice.h"
#include "app/wire/refusal.h"

using namespace Qt::StringLiterals;

namespace tapu {

Q_DECLARE_LOGGING_CATEGORY(serverLog)

namespace {

/// Why this greeting is refused, or None.
Refusal versionProblem(const wire::Hello& hello) {
  if (hello.protoMax < wire::kOldestProtocol) return Refusal::VersionTooOld;
  if (hello.protoMin > wire::kProtocol) return Refusal::VersionTooNew;
  return Refusal::None;
}

}  // namespace

void Server::hear(Connection& connection, const wire::FromClient& message) {
  if (const auto* hello = std::get_if<wire::Hello>(&message)) return greet(connection, *hello);
  if (connection.stage != Connection::Stage::In) return;  // nothing counts before the welcome
  if (const auto* act = std::get_if<wire::Act>(&message)) {
    if (connection.isEye()) return refuse(connection, Refusal::OnlyWatching);
    if (game_) game_->act(connection, *act);
  } else if (const auto* line = std::get_if<wire::Say>(&message)) {
    if (const Refusal why = talk_.say(connection, *line); why != Refusal::None) refuse(connection, why);
  } else if (const auto* wish = std::get_if<wire::Request>(&message)) {
    request(connection, *wish);
  } else if (const auto* pulse = std::get_if<wire::Ping>(&message)) {
    ping(connection, *pulse);
  }
}

void Server::greet(Connection& connection, const wire::Hello& hello) {
  if (const Refusal problem = versionProblem(hello); problem != Refusal::None)
    return connections_.turnAway(connection, problem, QStringLiteral(TAPU_VERSION));
  if (hello.asks == wire::Hello::Asks::WhichTable) return seatDoor_.introduce(connection, hello);
  if (connection.kind != Connection::Kind::Person) return welcomer_.letIn(connection, hello);
  hello.attendance == Attendance::Player ? seatDoor_.greet(connection, hello) : eyeDoor_.greet(connection, hello);
}

/// They were welcomed: tells them all that they need to go on, and everybody of them.
void Server::enter(Connection& connection) {
  const bool isPerson = connection.kind == Connection::Kind::Person;
  if (isPerson) leavers_.remove(connection.seat);
  lobbyTeller_.sendAll(connection);
  lobbyTeller_.change();
  if (connection.isWatched()) tableTeller_.sendTo(connection);
  talk_.sendLast(connection);
  if (game_) game_->sendSnapshot(connection);
  if (game_ && isPerson) game_->personBack(connection.seat);
  if (game_ && isPerson) game_->reviewAttendance();
  if (game_ && isPerson) game_->seatNewcomers();
  // Inside the process nothing is lost; but its position may wait behind what waits for the store.
  if (isPerson && !connection.channel->needsPulse())
    keeper_.commits().after(0, [this, seat = connection.seat] {
      if (connections_.personAt(seat)) endHearers_.note(seat);
    });
  startIfReady();
}

void Server::admitEye(Connection& eye) {
  screens_.sendTo(eye);
  if (eye.kind == Connection::Kind::Organizer) deskTeller_.sendAll(eye);
  if (eye.kind == Connection::Kind::Watcher) tableTeller_.change();
}

void Server::lose(Connection& connection) {
  if (connections_.isClosing()) return;
  if (connection.kind == Connection::Kind::Watcher) tableTeller_.change();
  if (connection.seat && connection.kind == Connection::Kind::Person) leavers_.lose(connection);
}

}  // namespace tapu
