// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/news/watch_rights.h"

namespace tapu {

namespace {

/// Whether somebody without a seat looks through it from another computer.
bool isFarScreen(const Connection& connection) {
  return connection.kind == Connection::Kind::Screen && !connection.looksFor && !connection.isNear;
}

}  // namespace

WatchRights::WatchRights(const Roster& roster, const TableDoor& door, const TableSecrets& secrets)
    : roster_(roster), door_(door), secrets_(secrets) {}

WatchRule WatchRights::rule() const {
  const WatchRule wished = door_.policy().watching;
  return wished == WatchRule::Delayed && roster_.isChain() ? WatchRule::Nobody : wished;
}

qint64 WatchRights::delayMs() const {
  return rule() == WatchRule::Delayed ? qint64{door_.policy().delayMinutes} * 60'000 : 0;
}

/// A Big Game is played in a hall, where a projector may hang far from the host, with an organizer or without.
bool WatchRights::mayShowToStrangers() const {
  return (secrets_.hasOrganizer() || roster_.isChain()) && rule() != WatchRule::Nobody;
}

/// A person with a seat, the organizer, and a screen at this computer see the game as it is.
Connection::Sight WatchRights::sightOf(const Connection& connection) const {
  const bool isScreenHere = connection.kind == Connection::Kind::Screen && (connection.looksFor || connection.isNear);
  const bool isLate = connection.isEye() && connection.kind != Connection::Kind::Organizer && !isScreenHere;
  return isLate && rule() == WatchRule::Delayed ? Connection::Sight::Late : Connection::Sight::Live;
}

void WatchRights::review(Connections& connections) const {
  const bool isForNobody = rule() == WatchRule::Nobody;
  connections.forEach([&](Connection& connection) {
    const bool isWatcher = connection.kind == Connection::Kind::Watcher && !connection.isOwn();
    if ((isForNobody && isWatcher) || (isFarScreen(connection) && !mayShowToStrangers()))
      connections.sayBye(connection, Refusal::NobodyMayWatch);
    else
      connection.sight = sightOf(connection);
  });
}

}  // namespace tapu
