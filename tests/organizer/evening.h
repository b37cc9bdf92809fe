// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/organizer/seating_plan.h"
#include "app/text/player_colors.h"
#include "app/wire/join_code.h"

namespace tapu {

/// A plan of so many boards, every sixth seat free.
inline SeatingPlan somePlan(int boards) {
  using namespace Qt::StringLiterals;
  static const QStringList names{u"Asha"_s, u"Vikram"_s, u"Meera"_s, u"Kabir"_s, u"शबनम"_s, u"Joseph"_s, u"Nasreen"_s};
  SeatingPlan plan;
  plan.event = u"School hall game"_s;
  plan.address = {u"192.168.1.24"_s, 4711};
  plan.printed = QDateTime(QDate(2026, 11, 28), QTime(17, 5));
  for (int board = 0; board < boards; ++board) plan.letters << QString(QChar(u'A' + board % 3));
  for (int seat = 0; seat < 2 * boards; ++seat) {
    const QString name = seat % 6 == 5 ? QString() : names[seat % names.size()] + u' ' + QString::number(seat + 1);
    plan.seats.push_back({name, kPlayerColorOrder[static_cast<std::size_t>(seat) % kPlayerColorOrder.size()],
                          joinCodeOf((seat * 7919 + 25613) % kJoinCodes)});
  }
  return plan;
}

}  // namespace tapu
