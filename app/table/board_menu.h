// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <utility>

#include "app/board/board_view.h"
#include "app/session/game/game_controller.h"
#include "app/session/settings/board_turns.h"
#include "app/session/settings/settings.h"
#include "app/table/game_actions.h"

namespace tapu {

/// The entries of the menu View that are about the board of a game: zoom, turns, chances on the tokens, longest routes,
/// the board on paper and as a file; and what is remembered of them.
class BoardMenu : public QObject {
  Q_OBJECT
 public:
  /// All of these outlive it. Enables the entries.
  BoardMenu(GameController* game, GameActions* actions, Settings& settings, BoardView* view);
  /// To be called when the scene has another board: it lies as the player left it.
  void boardIsSet();
  /// To be called when there is another position.
  void refresh();

 Q_SIGNALS:
  /// Something was done, as a sentence.
  void done(const QString& news);
  /// Something could not be done, as a sentence.
  void failed(const QString& why);

 private:
  void askPrinter();
  void askFile();
  void save(const QString& path);
  void print(const QString& printer);
  std::unique_ptr<BoardScene> onPaper() const;

  GameController* game_;
  GameActions* actions_;
  Settings& settings_;
  BoardView* view_;
  BoardTurns turns_;
  /// The pieces whose longest routes are shown; nothing: none are.
  std::optional<std::pair<decltype(State::corners), decltype(State::edges)>> drawn_;
};

}  // namespace tapu
