// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/bot_names.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "app/net/names.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

/// "Asha 2" in the language of the moment; any other name as it is.
QString translated(const QString& name) {
  for (const char* each : botFirstNames()) {
    const QString first = QString::fromLatin1(each);
    if (name != first && !name.startsWith(first + u' ')) continue;
    const QString here = QCoreApplication::translate("BotName", each);
    if (name == first) return here;
    bool isNumber = false;
    const int number = name.mid(first.size() + 1).toInt(&isNumber);
    //: Name of a bot where several have the same: %1 the name, %2 a number
    if (isNumber) return QCoreApplication::translate("BotName", "%1 %2").arg(here, QLocale().toString(number));
  }
  return name;
}

}  // namespace

QString shownName(const QList<LobbySeat>& seats, int seat) {
  const QString name = seats[seat].name;
  if (seats[seat].holder != SeatHolder::Bot) return name;
  const QString shown = translated(name);
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
