// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/net/clock.h"
#include "app/session/game/shown_game.h"

namespace tapu {

/// The minutes that a game has waited for each person, where no clock shows them, so that the others see when somebody
/// has walked away. Counts from the last move, but not in a pause, at a computer that is passed round, or on a chain.
class WaitedFor : public QObject {
  Q_OBJECT
 public:
  /// `game` must outlive it.
  WaitedFor(ShownGame& game, std::shared_ptr<Clock> clock, QObject* parent = nullptr);
  /// Whole minutes that the game has waited for the person at this seat; 0 for everybody else.
  int minutes(SeatId seat) const;

 Q_SIGNALS:
  /// Another minute is over, or somebody has moved after one.
  void changed();

 private:
  void startAnew();
  void countOn();
  bool isCounted() const;
  ShownGame& game_;
  Alarm minute_;
  int minutes_ = 0;
};

}  // namespace tapu
