// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/lobby_feed.h"

#include <map>

#include "app/wire/lobby_letters.h"

namespace tapu {

void LobbyFeed::introduce(Connection& session, const Lobby& lobby) {
  if (session.kind != Connection::Kind::Person) return;
  note(lobby);
  session.send(wire::LobbyNews{lobby, session.seat});
  session.told = {revision_, session.seat};
}

void LobbyFeed::tell(Connections& sessions, const Lobby& lobby) {
  note(lobby);
  std::map<quint64, wire::LobbyLetters> letters;  // by what the session was told last: nearly always one
  sessions.forEach([&](Connection& session) {
    if (session.kind != Connection::Kind::Person) return;
    const Connection::Told now{revision_, session.seat};
    const Connection::Told before = std::exchange(session.told, now);
    if (before == now) return;
    auto letter = letters.find(before.revision);
    if (letter == letters.end())
      letter = letters.emplace(before.revision, wire::LobbyLetters(since(before.revision))).first;
    session.channel->send(letter->second.to(session.seat));
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
