// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

#include "app/session/game/game_starter.h"

namespace tapu::test {

using namespace Qt::StringLiterals;

/// The folder in which games of this computer are begun and kept.
struct Home {
  QTemporaryDir folder;
  Settings settings{folder.path()};
  GameStarter starter{settings, folder.path()};
};

/// A game of four whose bots answer at once; so many of the seats are persons at this computer.
inline GamePlan planFor(int persons) {
  GamePlan plan = GamePlan::solo(u"Asha"_s, 0, BotPace::Instant);
  plan.gameName = u"Test"_s;
  for (int i = 1; i < persons; ++i) plan.seats[i] = GamePlan::Seat{SeatHolder::Person, u"Person %1"_s.arg(i), i, {}};
  return plan;
}

}  // namespace tapu::test
