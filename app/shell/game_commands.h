// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include "app/net/reachability.h"
#include "app/shell/present_game.h"

namespace tapu {

/// Commands for the game that is played, of whatever kind: its table, its record, an end by agreement.
class GameCommands : public QObject {
  Q_OBJECT
 public:
  /// `window` gets the dialogs. All must outlive it.
  GameCommands(PresentGame& present, Reachability& reach, QWidget* window);
  /// Fills the menu of the table: entries about the people at it, and for its host about the way in for others.
  void fill(QMenu& menu);
  /// Says that the game is saved anyway, or that it is not.
  void tellKept();
  /// Lets the person choose a file for the record of the game, and writes it.
  void saveRecord();
  /// Asks each person at this computer in turn whether they vote for an end of the game.
  void endByAgreement();

 private:
  void askForVotes(QList<SeatId> voters);

  PresentGame& present_;
  Reachability& reach_;
  QWidget* window_;
};

}  // namespace tapu
