// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/session/game/shown_game.h"
#include "app/session/settings/settings.h"
#include "app/table/sight/game_actions.h"
#include "app/table/sight/play_sight.h"

namespace tapu {

class BoardScene;
class PlayersPanel;
class PlayLayout;
class TablePage;
class TradePanel;
class Tray;
class WatchNumbers;
class WatchSheet;

/// The table of a watcher, who has neither cards nor trades: a sheet in place of the trade panel, the table of numbers
/// in place of the hand, and on the board the pieces of the player they follow.
class WatchTable : public QObject {
  Q_OBJECT
 public:
  /// The parts of the page that it changes or takes the place of.
  struct Parts {
    TablePage* page = nullptr;
    PlayLayout* frame = nullptr;
    TradePanel* trade = nullptr;
    Tray* tray = nullptr;
    PlayersPanel* players = nullptr;
    BoardScene* scene = nullptr;
  };
  /// All of these outlive it.
  WatchTable(ShownGame* game, GameActions* actions, Settings& settings, const Parts& parts);
  /// Shows this position; `room`: whether the place of the hand is free, or a question or the final table lies there.
  enum class Room : quint8 { Free, Taken };
  void refresh(const PlaySight& now, Room room);
  /// Sets its texts in the language of the interface.
  void retranslate();

 Q_SIGNALS:
  /// The watcher follows somebody else, or wants to see other things: the page is to be shown anew.
  void changed();

 private:
  void offerSwitches();
  void highlight(SeatId seat);
  void showFollowed(const PlaySight& now);

  ShownGame* game_;
  GameActions* actions_;
  Settings& settings_;
  Parts at_;
  WatchSheet* sheet_;
  WatchNumbers* numbers_;
  SeatId activeBefore_;  ///< the seat with the turn at the last refresh
};

}  // namespace tapu
