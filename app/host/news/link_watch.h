// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <map>
#include <memory>

#include "app/host/game/game_session.h"
#include "app/host/seats/connections.h"
#include "app/host/seats/roster.h"

namespace tapu {

/// Notes in the roster whose connection is silent or lost, and for how long, so that everybody can be told: each second
/// while somebody's grace runs, later more seldom.
class LinkWatch : public QObject {
  Q_OBJECT
 public:
  /// `game`: null before its start.
  LinkWatch(std::shared_ptr<Clock> clock, const Limits& limits, Connections& connections, Roster& roster,
            const std::unique_ptr<GameSession>& game);
  /// Notes that the person of a seat is lost, and was heard last at this time, in milliseconds of the server's clock.
  void lose(SeatId seat, qint64 heard);
  /// Notes that the person of this seat is here.
  void find(SeatId seat);
  /// Notes that nobody is waited for at this seat.
  void forget(SeatId seat) { lastHeard_.erase(seat); }
  /// Begins to watch: somebody may be away from now on.
  void watch();
  /// Looks for silent persons and other ping times (`Connections::swept`).
  void sweep();
  /// Brings the roster's times of those who are away up to date.
  void note();

 Q_SIGNALS:
  /// It is time to tell everybody.
  void changed();

 private:
  std::shared_ptr<Clock> clock_;
  const Limits limits_;
  Connections& connections_;
  Roster& roster_;
  const std::unique_ptr<GameSession>& game_;
  std::map<SeatId, qint64> lastHeard_;  ///< of those who are lost, by seat
  Alarm alarm_;
};

}  // namespace tapu
