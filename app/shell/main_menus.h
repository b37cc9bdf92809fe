// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QList>
#include <QMenu>

#include "app/kit/theme.h"
#include "app/table/game_actions.h"

class QMenuBar;

namespace tapu {

/// The menus of the one window: what they offer, in which words and with which keys. The window connects the actions
/// and says which of them can be used.
class MainMenus {
 public:
  MainMenus(QMenuBar* bar, const GameActions& moves, QObject* parent);

  QMenu *game, *move, *view, *settings, *help;
  QMenu *language, *theme;
  QAction *newGame, *saved, *openFile, *host, *join, *rejoin;
  QAction *pause, *save, *agree, *end, *quit;
  QAction *costs, *fullScreen, *configure;
  QAction *rules, *shortcuts, *about, *aboutQt;
  QActionGroup *languages, *themes;  ///< the data of each action is its code

  void retranslate();
  void showIcons(const Theme& theme);  ///< in the ink of the theme
  void showChosen(const QString& languageCode, const QString& themeName);
  /// Titles and actions of all menus, for the list of keys.
  QList<std::pair<QString, QList<QAction*>>> list() const;

 private:
  void makeGame();
  void makeMove(const GameActions& moves);
  void makeView(const GameActions& moves);
  void makeSettings(QObject* parent);
  void makeHelp();
  void retranslateGame();
  void retranslateSettings();
  QList<std::pair<QAction*, QString>> icons_;
};

}  // namespace tapu
