// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <utility>

#include "app/board/board_view.h"
#include "app/session/game/shown_game.h"
#include "app/session/settings/board_turns.h"
#include "app/session/settings/settings.h"
#include "app/table/frame/table_board.h"
#include "app/table/frame/table_face.h"
#include "app/table/sight/game_actions.h"

namespace tapu {

/// The entries of the menu View that are about the board of a game: zoom, turns, chances on the tokens, longest routes,
/// the board on paper and as a file. It keeps these choices in the settings.
class BoardMenu : public QObject {
  Q_OBJECT
 public:
  /// All of these outlive it. Enables the entries, those about turns where the board may be turned.
  BoardMenu(ShownGame* game, GameActions* actions, Settings& settings, TableFace& face);
  /// To be called when the board shows another position. A new board gets the turn that the player last gave it.
  void refresh();

 Q_SIGNALS:
  /// Something was done: a sentence.
  void done(const QString& news);
  /// Something could not be done: a sentence.
  void failed(const QString& why);

 private:
  void connectTurns();
  void connectLooks();
  void takeLooks();
  void showChances();
  void layBoard();
  void showRoutes();
  void askPrinter();
  void askFile();
  void save(const QString& path);
  void print(const QString& printer);
  std::unique_ptr<BoardScene> onPaper() const;

  ShownGame* game_;
  GameActions* actions_;
  Settings& settings_;
  TableBoard& board_;
  BoardView* view_;
  BoardTurns turns_;
  std::optional<Board> laid_;  ///< the board whose kept turn was applied
  /// The pieces whose longest routes are shown; nothing: none are.
  std::optional<std::pair<decltype(State::corners), decltype(State::edges)>> drawn_;
};

}  // namespace tapu
