// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the server that knows who is there: who was lost and how long their seat waits, and what everybody is
// told of it.
#include <algorithm>

#include "app/host/server/server.h"

namespace tapu {

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
  links_.lose(seat, connection.lastHeard);
  if (game_) {
    game_->personLost(seat, Parting::Lost);
    game_->reviewAttendance();
  } else {
    keepInLobby(seat, limits_.lobbyGraceMs);
  }
  links_.watch();
  lobbyTeller_.change();
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
  links_.forget(seat);
  spent_.erase(seat);
  keys_.drop(seat);
  if (door_.forget(seat)) tableTeller_.change();
  keeper_.dropKey(seat);
  lobbyTeller_.changeSeats();
  if (!wasHost) startIfReady();
}

}  // namespace tapu
