// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QList>
#include <QMenu>
#include <array>
#include <utility>
#include <vector>

#include "app/kit/theme.h"
#include "app/table/sight/game_actions.h"

class QMenuBar;

namespace tapu {

/// The menus of the one window: their entries with words and keys. The window connects the actions and says which of
/// them can be used.
class MainMenus {
  Q_DECLARE_TR_FUNCTIONS(tapu::MainMenus)
 public:
  /// Fills the bar, also with `moves`; they and `parent`, which owns the action groups, must outlive it.
  MainMenus(QMenuBar* bar, const GameActions& moves, QObject* parent);

  /// The entries, by the menu in which they stand, AboutQt as the last; without those of `moves`.
  enum Entry {
    Organize,
    HelpAtDesk,
    BigScreen,
    NewGame,
    Games,
    Boards,
    Saved,
    OpenFile,
    Career,
    Host,
    Join,
    Rejoin,
    Restart,
    Pause,
    Hints,
    Keep,
    Save,
    Agree,
    BackToEditor,
    End,
    Quit,
    Costs,
    FullScreen,
    Sound,
    Configure,
    Learn,
    Rules,
    Handbook,
    Guide,
    WhatsThis,
    Shortcuts,
    Report,
    About,
    AboutQt
  };
  QAction* operator[](Entry entry) const { return actions_[entry]; }
  // The menus and their submenus.
  QMenu *game, *event, *move, *view, *settings, *help;
  QMenu *recent, *language, *theme, *build, *card, *bots, *pace;
  QMenu* earlier;                    ///< results of earlier events; filled whenever it is opened
  QMenu* table;                      ///< actions on the table and the people at it; filled whenever it is opened
  QActionGroup *languages, *themes;  ///< the data of each action is its code: "hi", "dark"

  /// Writes all texts anew, in the language of the moment.
  void retranslate();
  /// Gives bar and menus letters in the text size and scale in use: they grow with the table below them.
  void measure();
  /// Draws all icons anew, in the text color of the theme.
  void showIcons(const Theme& theme);
  /// Checks the entries of the language and the theme in use: one of `Languages::codes`, a value of `Settings::theme`.
  void showChosen(const QString& languageCode, const QString& themeName);
  /// Puts entries of the board editor at the beginning of the menu View. They outlive it.
  void addOfEditor(const QList<QAction*>& entries);
  /// Title and actions of each menu, for the list of keys, with those of the submenus for building and for bots; those
  /// of the editor in the menu View have a title of their own.
  QList<std::pair<QString, QList<QAction*>>> list() const;

 private:
  /// An entry, its names and its key; an empty name of an icon: it has none.
  struct Row {
    Entry entry;
    const char *name, *icon;
    QKeySequence key = {};
  };
  /// Adds it at the end of the menu; text and tip in English, to be translated.
  QAction* add(QMenu* menu, const char* text, const char* tip, const Row& row);
  /// Gives a menu this title, in English, to be translated.
  QMenu* titled(QMenu* menu, const char* title);
  void listIcons(const GameActions& moves);
  QList<QAction*> entriesOf(const QMenu* menu) const;
  void makeGame();
  void makePresent();
  void makeMove(const GameActions& moves);
  void makeView(const GameActions& moves);
  void makeSettings(QObject* parent);
  void makeHelp();

  struct Texts {
    QAction* action;
    const char *text, *tip;
  };
  QMenuBar* bar_;
  QList<QAction*> ofEditor_;
  std::array<QAction*, AboutQt + 1> actions_{};
  std::vector<Texts> texts_;
  std::vector<std::pair<QMenu*, const char*>> titles_;
  QList<std::pair<QAction*, QString>> icons_;
};

}  // namespace tapu
