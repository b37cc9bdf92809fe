// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/host/seating/bot_fill.h"
#include "app/host/seating/seating.h"

namespace tapu {

/// Decides when a game begins that nobody has to begin: all are ready, or bots fill the table because those who are
/// there have waited long enough.
class StartWatch : public QObject {
  Q_OBJECT
 public:
  /// `waitsFor`: as `ServerPlan::waitsFor`.
  StartWatch(int waitsFor, const Connections& connections, Roster& roster, const TableSecrets& secrets,
             const TableKeeper& keeper, Seating& seating, Tellers& tellers, BotFill& fill);
  /// Looks whether the game is to begin, after somebody got ready or has gone. At a table of hundreds it looks once for
  /// many changes, since it looks at all seats.
  void review();

 Q_SIGNALS:
  /// The game is to begin.
  void due();

 private:
  void reviewNow();
  void reviewLobby();
  bool isReady() const;
  void fillWithBots();

  const int waitsFor_;
  const Connections& connections_;
  Roster& roster_;
  const TableSecrets& secrets_;
  const TableKeeper& keeper_;
  Seating& seating_;
  Tellers& tellers_;
  BotFill& fill_;
  bool isReviewDue_ = false;  ///< when everybody has been told of the lobby
};

}  // namespace tapu
