// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>

#include "app/host/news/table_keeper.h"
#include "app/host/news/table_talk.h"
#include "app/host/store/missing_moves.h"

namespace tapu {

/// Notices that the store has lost moves that somebody has seen. Then the game stands still and everybody is told why,
/// until it is decided what becomes of it.
class LostMoves : public QObject {
  Q_OBJECT
 public:
  /// `rule`: whether somebody is to be asked. `makeToken` draws 32 bytes that nobody can guess. `game`: null before
  /// its start.
  LostMoves(Receipts& receipts, const Roster& roster, TableKeeper& keeper, TableTalk& talk, OnMissingMoves rule,
            std::function<QByteArray()> makeToken, std::shared_ptr<Clock> clock,
            const std::unique_ptr<GameSession>& game);
  /// Begins a new game, or goes on with a stored one, which has these receipts.
  void begin(const QByteArray& receipts = {});
  /// Looks whether somebody who comes back knows moves that the store has lost. `seat` is theirs, or none: the store
  /// may have lost their key too.
  void judge(const wire::Hello& hello, SeatId seat);
  /// Notes that these moves are missing, as the person of this seat has shown; none: as the store shows.
  void doubt(const MissingMoves& missing, SeatId seat);
  /// Carries the host's decision out. NotNow: there is nothing to decide.
  Refusal decide(OnMissingMoves decision);

 Q_SIGNALS:
  /// The game is not to go on: see `Server::stoppedToMend`.
  void stoppedToMend(const tapu::MissingMoves& missing);

 private:
  Receipts& receipts_;
  const Roster& roster_;
  TableKeeper& keeper_;
  TableTalk& talk_;
  const OnMissingMoves rule_;
  const std::function<QByteArray()> makeToken_;
  const std::unique_ptr<GameSession>& game_;
  MissingMoves missing_;
  Alarm alarm_;
};

}  // namespace tapu
