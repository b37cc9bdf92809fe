// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "app/host/door/late_arrivals.h"
#include "app/host/seating/open_seats.h"

namespace tapu {

/// Seats those who come without a key while the game goes on. On a chain they sit down between two rounds (9.20); until
/// then the seat is not theirs: they are told nothing of its view, and the store keeps the seat as it was, so that
/// after a crash they come anew. People about whom the host or the organizer has to be asked wait.
class LateDoor : public QObject {
  Q_OBJECT
 public:
  /// `game`: null before its start.
  LateDoor(std::shared_ptr<Clock> clock, Connections& connections, KeptTable& table, const OpenSeats& seats,
           Welcomer& welcomer, LobbyTeller& lobby, const std::unique_ptr<GameSession>& game);
  /// Gives a caller a seat, has them wait for somebody's word, or tells them why not.
  void greet(Connection& connection, const wire::Hello& hello);
  /// Seats a caller here; none: at the first seat that there is.
  void seat(Connection& connection, const wire::Hello& hello, SeatId seat);
  /// Whether the game takes newcomers by the rules (9.20).
  bool takesNewcomers() const { return game_ && game_->newcomers().mayCome(); }

  /// The people who wait.
  QList<LateArrival> shown() const { return arrivals_.shown(); }
  /// Forgets who has not come for a while.
  void forgetGone();
  /// The organizer lets whoever has this number in, at that seat. Why not, or None.
  Refusal letIn(quint32 arrival, SeatId seat);
  /// The host says that they may sit down there, or at the seat that they wish; or that they may not. Why not, or None.
  Refusal answer(quint32 arrival, SeatId seat, YesNo may);

 Q_SIGNALS:
  /// Somebody else waits, or wishes something else.
  void changed();
  /// Somebody came, perhaps again.
  void knocked();

 private:
  void takeOver(Connection& connection, const wire::Hello& hello);
  void knock(Connection& connection, const wire::Hello& hello);
  void keepWaiting(Connection& connection);
  Refusal whyNotWait(const wire::Hello& hello) const;
  void note(LateArrivals::Arrival& arrival, const wire::Hello& hello);

  std::shared_ptr<Clock> clock_;
  Connections& connections_;
  KeptTable& table_;
  const OpenSeats& seats_;
  Welcomer& welcomer_;
  LobbyTeller& lobby_;
  const std::unique_ptr<GameSession>& game_;
  LateArrivals arrivals_;
};

}  // namespace tapu
