// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/seating/seat_choices.h"

namespace tapu {

SeatChoices::SeatChoices(Connections& connections, KeptTable& kept, TableKeeper& keeper, LobbyTeller& lobby,
                         TableTeller& table, Welcomer& welcomer)
    : connections_(connections), kept_(kept), keeper_(keeper), lobby_(lobby), table_(table), welcomer_(welcomer) {}

Refusal SeatChoices::choose(const Connection& connection, const QString& name, int color) {
  const bool isBanned = !connection.isOwn() && kept_.door.banOf(name, {});  // the name of somebody who was removed
  if (isBanned || kept_.secrets.isKeptElsewhere(name, connection.seat)) return Refusal::NameTaken;
  const Refusal why = kept_.roster.choose(connection.seat, name, color);
  return why == Refusal::None ? done() : why;
}

Refusal SeatChoices::chooseSeat(Connection& connection, SeatId seat) {
  const bool isGathering = kept_.roster.lobby().stage == Lobby::Stage::Gathering;
  return isGathering && move(connection, seat) ? done() : Refusal::NotNow;
}

Refusal SeatChoices::setReady(const Connection& connection, Ready ready) {
  if (kept_.roster.lobby().stage != Lobby::Stage::Gathering) return Refusal::NotNow;
  const bool isOther = std::exchange(kept_.roster.seat(connection.seat).ready, ready) != ready;
  return isOther ? done() : Refusal::None;
}

Refusal SeatChoices::done() {
  lobby_.changeSeats();
  Q_EMIT changed();
  return Refusal::None;
}

/// False: somebody has that seat, or it is kept for somebody else.
bool SeatChoices::move(Connection& connection, SeatId seat) {
  const SeatId from = connection.seat;
  if (seat == from) return true;
  if (kept_.secrets.isKeptFromName(kept_.roster.seat(from).name, seat)) return false;
  if (!kept_.roster.move(from, seat)) return false;
  welcomer_.hangUp(from);
  connections_.sit(connection, seat);
  kept_.keys.move(from, seat);
  if (kept_.door.move(from, seat)) table_.change();
  // In this order a crash between two commits leaves the person a seat and its key: the one before, or this one.
  keeper_.keepKey(seat);
  keeper_.keepHead();
  keeper_.dropKey(from);
  return true;
}

}  // namespace tapu

#include "moc_seat_choices.cpp"
