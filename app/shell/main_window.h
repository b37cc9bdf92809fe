// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

#include "app/manual/cost_sheet.h"
#include "app/shell/app_look.h"
#include "app/shell/books.h"
#include "app/shell/editor_flow.h"
#include "app/shell/event_flow.h"
#include "app/shell/file_opener.h"
#include "app/shell/game_commands.h"
#include "app/shell/game_launch.h"
#include "app/shell/game_sounds.h"
#include "app/shell/key_map.h"
#include "app/shell/main_menus.h"
#include "app/shell/network_flow.h"
#include "app/shell/new_game_flow.h"
#include "app/shell/pages.h"
#include "app/shell/present_game.h"
#include "app/shell/replay_flow.h"
#include "app/shell/results_flow.h"
#include "app/shell/start_offers.h"
#include "app/shell/teaching.h"
#include "app/shell/test_bar.h"
#include "app/shell/window_dialogs.h"
#include "app/table/sight/game_actions.h"

namespace tapu {

/// The one window: menus over a stack of pages. It owns the classes that lead the person through the pages, hands each
/// the others that it needs, and enables in its menus what can be done at the moment.
class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  /// All of them must outlive the window.
  MainWindow(Settings& settings, Languages& languages, GameStarter& starter, Neighborhood network);
  ~MainWindow() override;

  /// Gives the window its sounds; without this call it is silent. `sounds` must outlive it.
  void setSounds(GameSounds* sounds);
  /// Adds the board editor to the window. Without this call there is none.
  void setEditor(const EmbeddedPage& editor);

  Pages& pages() const { return *pages_; }
  /// The page on top.
  Page* page() const { return pages_->top(); }
  /// The game that is played or joined at the moment; null = none.
  GameController* game() const { return present_.game(); }
  // Classes that each lead the person along some of the pages.
  NewGameFlow& newGames() { return newGames_; }
  GameLaunch& launch() { return launch_; }
  NetworkFlow& network() { return network_; }
  ResultsFlow& results() { return results_; }
  EventFlow& events() { return events_; }
  Teaching& teaching() { return teaching_; }
  EditorFlow& editor() { return editor_; }
  FileOpener& files() { return files_; }
  Books& books() { return books_; }
  GameCommands& commands() { return commands_; }
  WindowDialogs& dialogs() { return dialogs_; }
  AppLook& look() { return look_; }
  CostSheet* costs() const { return costs_; }
  /// The bar over a test play; hidden while there is none.
  TestBar* testBar() const { return testBar_; }

  /// Leaves the game without a question and opens the start page; after a test play the editor.
  void openStart();
  /// Goes back to the seat that is kept on the network or goes on with the game of this computer, whichever is later.
  void continueLast();

 protected:
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void layOut();
  TablePage* layTable(GameController& game);
  void connectCourses();
  void connectPages();
  void connectStart();
  void connectMenus();
  void playAgain(Island island);
  QString handbookTable(const QString& name);
  void refreshActions();
  void refreshGameActions();
  void applySettings();
  void showTitle();
  void restoreWindow();

  Settings& settings_;
  Languages& languages_;
  AppLook look_;
  GameActions actions_;
  MainMenus menus_;
  KeyMap keys_;
  GameSounds* sounds_ = nullptr;
  Pages* pages_;
  CostSheet* costs_;
  TestBar* testBar_ = nullptr;
  PresentGame present_;
  NewGameFlow newGames_;
  GameLaunch launch_;
  NetworkFlow network_;
  ReplayFlow replays_;
  ResultsFlow results_;
  EventFlow events_;
  Teaching teaching_;
  EditorFlow editor_;
  FileOpener files_;
  StartOffers offers_;
  GameCommands commands_;
  Books books_;
  WindowDialogs dialogs_;
  bool isClosing_ = false;  ///< the last question was answered with yes: close without asking again
};

}  // namespace tapu
