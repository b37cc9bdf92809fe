// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/saved/our_seat.h"

#include <algorithm>

namespace tapu {

OurSeat ourSeatIn(const FoundGame& game, const QList<Rejoin>& kept, const QList<TableIdentity>& hosted) {
  const auto isThere = [&](const Rejoin& seat) {
    if (seat.table.isKnown()) return seat.table.id == game.table.id;
    const auto there = addressFrom(seat.address);  // an older program has kept it
    return there && isSamePlace(*there, {game.address, game.port});
  };
  const auto wentOn = [&](const TableIdentity& table) { return table.isLeftFor(game.table); };
  if (std::ranges::any_of(kept, isThere)) return OurSeat::Kept;
  const auto isOurs = [&](const TableIdentity& table) { return table.isKnown() && table.id == game.table.id; };
  if (std::ranges::any_of(hosted, isOurs)) return OurSeat::None;  // it goes on here, not there
  const bool isMoved = std::ranges::any_of(kept, wentOn, &Rejoin::table) || std::ranges::any_of(hosted, wentOn);
  return isMoved ? OurSeat::Moved : OurSeat::None;
}

SeatId seatToTakeAgain(const Lobby& lobby, const QString& name) {
  const auto isIt = [&name](const LobbySeat& seat) {
    return seat.holder == SeatHolder::Person && seat.link == Link::Lost && seat.name == name;
  };
  const auto found = std::ranges::find_if(lobby.seats, isIt);
  const bool isThere = !name.isEmpty() && found != lobby.seats.end();
  return isThere ? SeatId(static_cast<int>(found - lobby.seats.begin())) : SeatId();
}

}  // namespace tapu
