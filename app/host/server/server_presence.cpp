// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the server that knows who is there: who was lost and how long their seat waits, and what everybody is
// told of it.
#include <algorithm>

#include "app/host/server/server.h"

namespace tapu {

namespace {

constexpr int kGraceTickMs = 1000;
constexpr int kLobbyNewsMs = 100;
constexpr int kSeatsKeptPerMs = 50;                       // writing the lobby must not fill the time
constexpr int kLeastNewsMs = 5000, kNewsMsPerSeat = 500;  // between two; longer at large tables
constexpr int kPingNewsMs = 20;                           // a smaller change is not worth a message to everybody

}  // namespace

Connection* Server::personAt(SeatId seat) { return connections_.personAt(seat); }

void Server::lose(Connection& connection) {
  if (!connections_.isClosing() && connection.kind == Connection::Kind::Watcher) tableTeller_.change();
  if (connections_.isClosing() || !connection.seat || connection.kind != Connection::Kind::Person) return;
  const SeatId seat = connection.seat;
  connections_.sit(connection, {});
  spent_.insert_or_assign(seat, connection.allowance);
  const Joining joined = endJoining(connection, seat);
  if (joined.keyBefore) {
    keys_.restore(*joined.keyBefore);
    keeper_.keepKey(seat);
  }
  if (personAt(seat)) return;  // another connection of theirs
  if (lobby().stage == Lobby::Stage::Over) {
    if (personsPresent() == 0 && isEndTold()) Q_EMIT deserted();
    return;
  }
  if (standUp(seat)) return;
  const bool isNew = joined.connection != 0 && !joined.keyBefore;
  if (!game_ && isNew) return dropFromLobby(seat);  // they were told no key with which they could come back
  if (isNew) {                                      // nor here: the code with which they came still opens the seat
    keys_.drop(seat);
    keeper_.dropKey(seat);
  }
  roster_.seat(seat).link = Link::Lost;
  lastHeard_[seat] = connection.lastHeard;
  if (game_) {
    game_->personLost(seat, Parting::Lost);
    game_->reviewAttendance();
  } else {
    keepInLobby(seat, limits_.lobbyGraceMs);
  }
  watchGrace();
  lobbyChanged();
}

/// Keeps the seat of a lost person for so long.
void Server::keepInLobby(SeatId seat, qint64 ms) {
  auto& grace = lobbyGrace_[seat];
  grace = std::make_unique<Alarm>(given_.clock);
  grace->set(ms, [this, seat] { dropFromLobby(seat); });
}

void Server::dropFromLobby(SeatId seat) {
  hangUpOnJoining(seat);  // whoever is on their way back to it is too late
  // Stopped, not destroyed: it may be what is calling.
  if (const auto grace = lobbyGrace_.find(seat); grace != lobbyGrace_.end()) grace->second->stop();
  const bool wasHost = roster_.seat(seat).role == Role::Host;
  roster_.clear(seat);
  lastHeard_.erase(seat);
  spent_.erase(seat);
  keys_.drop(seat);
  if (door_.forget(seat)) tableTeller_.change();
  keeper_.dropKey(seat);
  seatsChanged();
  if (!wasHost) startIfReady();
}

/// Tells everybody how long somebody has been gone: by the second while a grace runs, then more seldom.
void Server::watchGrace() {
  if (graceAlarm_.isSet() || lobby().stage == Lobby::Stage::Over) return;
  const bool isCounted = game_ && game_->noteGrace();
  const bool isAnybodyAway = std::any_of(lobby().seats.begin(), lobby().seats.end(), [](const LobbySeat& seat) {
    return seat.holder == SeatHolder::Person && seat.link != Link::Up;
  });
  if (!isCounted && !isAnybodyAway) return;
  const int seldom = std::max(kLeastNewsMs, kNewsMsPerSeat * roster_.seats());
  graceAlarm_.set(isCounted ? kGraceTickMs : seldom, [this] {
    lobbyChanged();
    watchGrace();
  });
}

void Server::noteLastHeard() {
  const qint64 now = given_.clock->nowMs();
  for (const SeatId i : seatsOf(roster_.seats())) {
    LobbySeat& seat = roster_.seat(i);
    const Connection* person = seat.link == Link::Silent ? personAt(i) : nullptr;
    const auto lost = seat.link == Link::Lost ? lastHeard_.find(i) : lastHeard_.end();
    seat.heardAgoMs = person                     ? static_cast<int>(now - person->lastHeard)
                      : lost != lastHeard_.end() ? static_cast<int>(std::min<qint64>(now - lost->second, 1 << 30))
                                                 : -1;
  }
}

void Server::noteLinks() {
  bool changed = false;
  const qint64 now = given_.clock->nowMs();
  connections_.forEach([&](Connection& connection) {
    if (!connection.seat || connection.kind != Connection::Kind::Person) return;
    LobbySeat& seat = roster_.seat(connection.seat);
    const bool silent = connection.channel->needsPulse() && now - connection.lastHeard >= limits_.silentMs;
    const Link link = silent ? Link::Silent : Link::Up;
    const bool isNews = seat.link != link || (seat.pingMs < 0) != (connection.pingMs < 0) ||
                        std::abs(seat.pingMs - connection.pingMs) >= kPingNewsMs;
    if (!isNews) return;
    changed = true;
    seat.link = link;
    seat.pingMs = connection.pingMs;
  });
  if (changed) lobbyChanged();
  if (late_.removeGone(now)) deskChanged(), tableTeller_.change();
  watchGrace();
}

/// Everybody is told at the end of this pass of the loop, of all that happened in it; at a table of hundreds, where
/// each time costs a look at all of them, a little later.
void Server::lobbyChanged() {
  if (connections_.isClosing() || std::exchange(isNewsDue_, true)) return;
  if (roster_.seats() > kSmallTable) return newsAlarm_.set(kLobbyNewsMs, [this] { passOn(); });
  QMetaObject::invokeMethod(this, &Server::passOn, Qt::QueuedConnection);
}

/// The same, and the store is given names, colors and who is ready; nobody waits for that.
void Server::seatsChanged() {
  isKeepingDue_ = true;
  lobbyChanged();
}

void Server::passOn() {
  keepSeats();
  if (!std::exchange(isNewsDue_, false) || connections_.isClosing()) return;
  if (game_) game_->noteGrace();
  noteLastHeard();
  if (lobby().stage == Lobby::Stage::Gathering) nameKeptSeats();
  feed_.tell(connections_, lobby());
  fill_.review();
  if (isStartDue_) startNowIfReady();
}

/// At a table of hundreds the whole lobby is much to write each time somebody sits down: it is gathered for so long,
/// and whoever sat down meanwhile is welcomed after it. Nobody who was welcomed is lost with a crash.
void Server::keepSeats() {
  if (!isKeepingDue_ || keepAlarm_.isSet()) return;
  isKeepingDue_ = false;
  const auto ticket = keeper_.keepHead();
  for (Unkept& unkept : std::exchange(unkept_, {}))
    keeper_.commits().after(ticket, [this, unkept = std::move(unkept)] {
      if (Connection* connection = connections_.byId(unkept.connection)) enter(*connection, unkept.welcome);
    });
  if (roster_.seats() > kSmallTable) keepAlarm_.set(roster_.seats() / kSeatsKeptPerMs, [this] { keepSeats(); });
}

}  // namespace tapu
