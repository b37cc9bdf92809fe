// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/bot_names.h"

#include <algorithm>

#include "app/wire/names.h"

namespace tapu {

QString shownName(const QList<LobbySeat>& seats, int seat) {
  const QString name = seats[seat].name;
  if (seats[seat].holder != SeatHolder::Bot) return name;
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
  for (int seat = 0; seat < seats.size(); ++seat) names << shownName(seats, seat);
  return names;
}

}  // namespace tapu
