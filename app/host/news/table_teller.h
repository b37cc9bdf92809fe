// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>

#include "app/host/game/game_session.h"
#include "app/host/seats/connections.h"
#include "app/host/seats/roster.h"

namespace tapu {

/// Tells everybody the host's policy, the watchers and requests (`TableFacts`), to each as far as they may know them.
class TableTeller : public QObject {
  Q_OBJECT
 public:
  /// `facts`: as they are when it is called. `game`: null before its start.
  TableTeller(Connections& connections, const Roster& roster, std::function<TableFacts()> facts,
              const std::unique_ptr<GameSession>& game);
  /// Has everybody told at the end of this pass of the loop.
  void change();
  /// Tells somebody who has just come, now.
  void sendTo(Connection& connection) { send(connection, facts_()); }
  /// Tells that the player of this seat has taken a hint: at a table of hundreds, those who have the seat in sight.
  /// Counted::No: only the player, who waits for the answer.
  enum class Counted : quint8 { No, Yes };
  void tellHint(SeatId seat, Counted counted);

 private:
  void tell();
  void send(Connection& connection, TableFacts facts);

  Connections& connections_;
  const Roster& roster_;
  const std::function<TableFacts()> facts_;
  const std::unique_ptr<GameSession>& game_;
  bool isDue_ = false;
};

}  // namespace tapu
