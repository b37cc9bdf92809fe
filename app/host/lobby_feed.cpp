// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/lobby_feed.h"

#include <map>

#include "app/wire/lobby_letters.h"

namespace tapu {

void LobbyFeed::sendAll(Connection& connection, const Lobby& lobby) {
  if (connection.kind != Connection::Kind::Person) return;
  note(lobby);
  connection.send(wire::LobbyNews{lobby, connection.seat});
  connection.told = {revision_, connection.seat};
}

void LobbyFeed::tell(Connections& connections, const Lobby& lobby) {
  note(lobby);
  std::map<quint64, wire::LobbyLetters> letters;  // by what the connection was told last: nearly always one
  connections.forEach([&](Connection& connection) {
    if (connection.kind != Connection::Kind::Person) return;
    const Connection::Told now{revision_, connection.seat};
    const Connection::Told before = std::exchange(connection.told, now);
    if (before == now) return;
    auto letter = letters.find(before.revision);
    if (letter == letters.end())
      letter = letters.emplace(before.revision, wire::LobbyLetters(since(before.revision))).first;
    connection.channel->send(letter->second.to(connection.seat));
  });
}

void LobbyFeed::note(const Lobby& now) {
  const quint64 next = revision_ + 1;
  const auto seats = static_cast<std::size_t>(now.seats.size());
  bool isNews = seats != seatsAt_.size();
  seatsAt_.resize(seats, next);
  for (std::size_t i = 0; i < seats; ++i) {
    const auto index = static_cast<qsizetype>(i);
    if (index < noted_.seats.size() && noted_.seats[index] == now.seats[index]) continue;
    seatsAt_[i] = next;
    isNews = true;
  }
  if (noted_.setup != now.setup) setupAt_ = next, isNews = true;
  isNews |= noted_.stage != now.stage;
  if (!isNews) return;
  revision_ = next;
  noted_ = now;
}

wire::LobbyChange LobbyFeed::since(quint64 revision) const {
  wire::LobbyChange change;
  if (setupAt_ > revision) change.setup = noted_.setup;
  change.stage = noted_.stage;
  for (std::size_t i = 0; i < seatsAt_.size(); ++i)
    if (seatsAt_[i] > revision) change.places.push_back({static_cast<int>(i), noted_.seats[static_cast<qsizetype>(i)]});
  return change;
}

}  // namespace tapu
