// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <map>
#include <memory>
#include <set>

#include "app/host/seating/lobby_seats.h"

namespace tapu {

/// Persons who go: their connection is lost, they give their seat up, or it is taken from them.
class Leavers : public QObject {
  Q_OBJECT
 public:
  /// `graceMs`: how long the seat of a lost person is kept before the game. `game`: null before its start.
  Leavers(std::shared_ptr<Clock> clock, qint64 graceMs, Connections& connections, Roster& roster, SeatKeys& keys,
          TableSecrets& secrets, TableKeeper& keeper, LobbyTeller& lobby, LinkWatch& links, Welcomer& welcomer,
          LobbySeats& lobbySeats, const std::unique_ptr<GameSession>& game);
  /// Is to be called when the connection of a person at a seat has ended.
  void lose(Connection& connection);
  /// Carries out that a person gives their seat up before the end of the game.
  void giveUp(Connection& connection);
  /// Whether a person plays at this seat, whom a bot could follow.
  bool mayGiveToBot(SeatId seat) const {
    return game_ && !game_->played().isOver() && roster_.seat(seat).holder == SeatHolder::Person;
  }
  /// Gives a seat for which `mayGiveToBot` holds to a bot: its person goes and hears why, and neither their key nor the
  /// code of the seat opens it any more.
  void giveToBot(SeatId seat, const QString& reason = {}, Refusal why = Refusal::Kicked);
  /// Gives up the seat of a person who has gone before they sat down (9.20): its bot keeps it, it stays empty, or the
  /// person who was lost there has it again. False: nobody was about to sit down.
  bool standUp(SeatId seat);
  /// For a person who comes back to this seat: see `Connections::goesOnAs`.
  bool goesOn(Connection& connection, SeatId seat);

  /// Reads from the key of a person's seat whether they have left: they are waited for no more, until somebody has the
  /// seat again.
  void readKey(SeatId seat);
  void remove(SeatId seat) { left_.erase(seat); }
  bool contains(SeatId seat) const { return left_.contains(seat); }
  const std::set<SeatId>& all() const { return left_; }

 Q_SIGNALS:
  /// Somebody has given their seat up while the game goes on, or had to; or it is theirs again.
  void changed();
  /// The last person has gone after the end of the game, and all have heard of that end.
  void deserted();

 private:
  void partFromGame(SeatId seat, qint64 heard);

  std::shared_ptr<Clock> clock_;
  const qint64 graceMs_;
  Connections& connections_;
  Roster& roster_;
  SeatKeys& keys_;
  TableSecrets& secrets_;
  TableKeeper& keeper_;
  LobbyTeller& lobby_;
  LinkWatch& links_;
  Welcomer& welcomer_;
  LobbySeats& lobbySeats_;
  const std::unique_ptr<GameSession>& game_;
  std::set<SeatId> left_;              ///< who gave the seat up and has not come back
  std::map<SeatId, Allowance> spent_;  ///< what those who are lost may still do, by seat
};

}  // namespace tapu
