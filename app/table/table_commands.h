// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/session/game/game_controller.h"
#include "app/table/game_actions.h"
#include "app/table/play_sight.h"

namespace tapu {

class ChoicePanel;
class PromptBar;
class TradePanel;
class UndoCorner;

/// The entries of the menu Move while a game is shown: which of them do something in this position, which are checked,
/// and why not; and what the cards and the demo do.
class TableCommands : public QObject {
  Q_OBJECT
 public:
  /// The parts of the page that show the same; all of them, `game`, `actions` and
  /// `settings` outlive it.
  struct Parts {
    PromptBar* prompt;
    UndoCorner* undo;
    ChoicePanel* choices;
    TradePanel* trade;
  };
  TableCommands(GameController* game, GameActions* actions, Settings& settings, const Parts& at);
  /// Shows what may be done in this position.
  void refresh(const PlaySight& now);

 Q_SIGNALS:
  /// What was asked for cannot be done, as a sentence.
  void refused(const QString& why);

 private:
  void refreshCards(const PlaySight& now);
  void switchDemo();

  GameController* game_;
  GameActions* actions_;
  Parts at_;
};

}  // namespace tapu
