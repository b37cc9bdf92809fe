// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/news/end_hearers.h"

namespace tapu {

EndHearers::EndHearers(const Roster& roster, TableKeeper& keeper) : roster_(roster), keeper_(keeper) {}

void EndHearers::await(const std::set<SeatId>& leavers, Connections& connections) {
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const bool isPlayer = roster_.seat(seat).holder == SeatHolder::Person && !roster_.isAwaited(seat);
    if (isPlayer && !leavers.contains(seat)) untold_.insert(seat);
  }
  connections.forEach([this](const Connection& connection) {
    const bool isSure = !connection.channel->needsPulse();
    if (isSure && connection.kind == Connection::Kind::Person) untold_.erase(connection.seat);
  });
}

void EndHearers::note(SeatId seat) {
  untold_.erase(seat);
  if (!untold_.empty() || roster_.lobby().stage != Lobby::Stage::Over || keeper_.isEndTold()) return;
  keeper_.setEndTold();
  keeper_.keepHead();
  Q_EMIT told();
}

}  // namespace tapu

#include "moc_end_hearers.cpp"
