// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/words/bot_names.h"

#include <algorithm>

#include "app/wire/names.h"
#include "app/wire/seat_number.h"

namespace tapu {

QString shownName(const QList<LobbySeat>& seats, SeatId seat) {
  const QString name = seats[seat.value].name;
  if (seats[seat.value].holder != SeatHolder::Bot) return name;
  const QString shown = botNameHere(name);
  if (shown == name) return name;
  const QString skeleton = skeletonOf(shown);
  const bool isTaken = std::ranges::any_of(seats, [&](const LobbySeat& each) {
    return each.holder == SeatHolder::Person && skeletonOf(each.name) == skeleton;
  });
  return isTaken ? name : shown;
}

QStringList shownNames(const QList<LobbySeat>& seats) {
  QStringList names;
  for (const SeatId seat : seatsOf(static_cast<int>(seats.size()))) names << shownName(seats, seat);
  return names;
}

}  // namespace tapu
