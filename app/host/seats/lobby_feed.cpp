// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/seats/lobby_feed.h"

#include <map>

#include "app/wire/lobby_letters.h"

namespace tapu {

namespace {

/// Whether somebody is told of some seats only: those who have one in a long chain.
bool isToldInPart(const Connection& connection, const Lobby& lobby) {
  return connection.seat && lobby.setup.chain.size() > ChainWindow::kMostWhole;
}

int boardOf(SeatId seat) { return seat.value / kSeatsAtBoardOfChain; }

wire::LobbyPart partOf(const Lobby& lobby, const ChainWindow& window, SeatId seat) {
  wire::LobbyPart part{window.parts(), {lobby.gameName, window.local(lobby.setup), {}, lobby.stage}, seat};
  for (int local = 0; local < kSeatsAtBoardOfChain * window.size(); ++local)
    part.lobby.seats.append(lobby.seats[window.whole(SeatId(local)).value]);
  return part;
}

}  // namespace

void LobbyFeed::sendPart(Connection& connection, const Lobby& lobby) {
  if (revision_ == 0) note(lobby);  // else what has changed since is told again, which is less than comparing all
  const int board = boardOf(connection.seat);
  const auto window = windows_.insert_or_assign(board, ChainWindow::around(lobby.setup.chain, board)).first;
  connection.send(partOf(lobby, window->second, connection.seat));
  connection.told = {revision_, connection.seat};
}

void LobbyFeed::sendAll(Connection& connection, const Lobby& lobby) {
  if (!connection.isWatched()) return;
  if (isToldInPart(connection, lobby)) return sendPart(connection, lobby);
  note(lobby);
  const bool isHeldBack = this->isHeldBack(connection, lobby);
  wire::LobbyNews news{lobby, connection.seat};
  if (isHeldBack) news.lobby.stage = Lobby::Stage::Playing;
  connection.send(news);
  connection.told = {isHeldBack ? stageAt_ - 1 : revision_, connection.seat};
}

bool LobbyFeed::isHeldBack(const Connection& connection, const Lobby& lobby) const {
  return endKnown_ == EndKnown::No && connection.seesLate() && lobby.stage == Lobby::Stage::Over;
}

void LobbyFeed::tell(Connections& connections, const Lobby& lobby) {
  note(lobby);
  std::map<quint64, wire::LobbyLetters> letters;  // by what the connection was told last: nearly always one
  std::vector<Connection*> inPart;
  connections.forEach([&](Connection& connection) {
    if (!connection.isWatched() || isHeldBack(connection, lobby)) return;
    if (isToldInPart(connection, lobby)) return inPart.push_back(&connection);
    const Connection::Told now{revision_, connection.seat};
    const Connection::Told before = std::exchange(connection.told, now);
    if (before == now) return;
    auto letter = letters.find(before.revision);
    if (letter == letters.end())
      letter = letters.emplace(before.revision, wire::LobbyLetters(since(before.revision))).first;
    connection.channel->send(letter->second.to(connection.seat));
  });
  tellParts(inPart, lobby);
}

/// Each seat that has changed is told to those around it; who has another seat, or another game, is told anew.
void LobbyFeed::tellParts(const std::vector<Connection*>& connections, const Lobby& lobby) {
  for (Connection* const connection : connections) {
    const Connection::Told before = std::exchange(connection->told, {revision_, connection->seat});
    if (before.seat != connection->seat || setupAt_ > before.revision) {
      sendPart(*connection, lobby);
      continue;
    }
    if (before.revision == revision_) continue;
    wire::LobbyChange change;
    change.stage = lobby.stage;
    change.yourSeat = connection->seat;
    const ChainWindow& window = windows_.at(boardOf(connection->seat));
    for (int local = 0; local < kSeatsAtBoardOfChain * window.size(); ++local) {
      const int seat = window.whole(SeatId(local)).value;
      if (seatsAt_[static_cast<std::size_t>(seat)] > before.revision)
        change.changed.push_back({seat, lobby.seats[seat]});
    }
    if (!change.changed.empty() || stageAt_ > before.revision) connection->send(change);
  }
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
  if (noted_.setup != now.setup) {
    setupAt_ = next;
    isNews = true;
  }
  if (noted_.stage != now.stage) {
    stageAt_ = next;
    isNews = true;
  }
  if (!isNews) return;
  revision_ = next;
  noted_ = now;
}

wire::LobbyChange LobbyFeed::since(quint64 revision) const {
  wire::LobbyChange change;
  if (setupAt_ > revision) change.setup = noted_.setup;
  change.stage = noted_.stage;
  for (std::size_t i = 0; i < seatsAt_.size(); ++i)
    if (seatsAt_[i] > revision)
      change.changed.push_back({static_cast<int>(i), noted_.seats[static_cast<qsizetype>(i)]});
  return change;
}

}  // namespace tapu
