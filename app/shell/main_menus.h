// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QList>
#include <QMenu>

#include "app/kit/theme.h"
#include "app/table/sight/game_actions.h"

class QMenuBar;

namespace tapu {

/// The menus of the one window: what they offer, in which words and with which keys. The window connects the actions
/// and says which of them can be used.
class MainMenus {
 public:
  /// Fills the bar. `moves` go into the menus too; they and `parent`, which gets the groups, must outlive it.
  MainMenus(QMenuBar* bar, const GameActions& moves, QObject* parent);

  // The menus, their submenus, and the actions by the menu in which they stand.
  QMenu *game, *event, *move, *view, *settings, *help;
  QMenu *recent, *language, *theme, *pace, *card;
  QMenu* table;  ///< what may be done about the table and who is at it; filled whenever it is opened
  QAction *newGame, *games, *saved, *career, *openFile, *host, *join, *rejoin, *restart;
  QAction *pause, *hints, *keep, *save, *agree, *backToEditor, *end, *quit;
  QAction *organize, *bigScreen;
  QAction *costs, *fullScreen, *sound, *configure;
  QAction *learn, *rules, *handbook, *guide, *whatsThis, *shortcuts, *report, *about, *aboutQt;
  QActionGroup *languages, *themes;  ///< the data of each action is its code: "hi", "dark"

  /// Writes all texts anew, in the language of the moment.
  void retranslate();
  /// Gives bar and menus letters of the text size and of the scale in use: they grow with the table below them.
  void measure();
  /// Draws all icons anew, in the text color of the theme.
  void showIcons(const Theme& theme);
  /// Checks the entries of the language and the theme in use: one of `Languages::codes`, a value of `Settings::theme`.
  void showChosen(const QString& languageCode, const QString& themeName);
  /// Title and actions of each menu, for the list of keys.
  QList<std::pair<QString, QList<QAction*>>> list() const;

 private:
  QMenuBar* bar_;
  void listIcons(const GameActions& moves);
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
