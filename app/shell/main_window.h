// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QPointer>
#include <functional>
#include <memory>

#include "app/files/board_file.h"
#include "app/kit/rule_topics.h"
#include "app/lobby/lobby_page.h"
#include "app/lobby/network_page.h"
#include "app/lobby/new_game_page.h"
#include "app/lobby/record_page.h"
#include "app/lobby/saved_page.h"
#include "app/manual/cost_sheet.h"
#include "app/manual/rules_window.h"
#include "app/net/discovery.h"
#include "app/net/reachability.h"
#include "app/session/host_game.h"
#include "app/session/languages.h"
#include "app/session/settings.h"
#include "app/shell/app_look.h"
#include "app/shell/main_menus.h"
#include "app/shell/me_panel.h"
#include "app/shell/start_page.h"
#include "app/table/game_actions.h"
#include "app/table/play_page.h"

class QStackedWidget;

namespace tapu {

/// What the window uses of the network; it opens no socket itself. Both must outlive it.
struct Neighborhood {
  DiscoveryBrowser& games;
  Reachability& reach;
};

/// A page that another part of the program brings along, with menus of its own: the board editor.
struct EmbeddedPage {
  QWidget* page = nullptr;
  QList<QMenu*> menus;                                ///< shown while the page is on top
  std::function<void()> opened;                       ///< it came to the front
  std::function<void(const QString& sentence)> tell;  ///< shows a sentence: why what the page asked for failed
  std::function<void(const QString& path)> openFile;  ///< a board from a file, or why it is none
  std::function<bool()> isModified;                   ///< has changes that are not saved
  std::function<void(std::function<void()> then)>
      leaveThen;  ///< asks about unsaved changes; calls `then` unless the answer is no
};

/// The one window: menus, and a stack of pages on the sea. It brings a game from the page where it was asked for to
/// the lobby, the table and back, and asks before a game of several people is left.
class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  /// All of them must outlive the window.
  MainWindow(Settings& settings, Languages& languages, GameStarter& starter, Neighborhood network);
  ~MainWindow() override;

  // Ways into a game; each leaves the present one first, which was asked before.
  void playBots();  ///< one click: against three bots
  void join(const Address& address);
  /// As somebody typed it on the command line; what is no address is told on the network page.
  void join(const QString& address);
  void continueLast();  ///< the seat left on the network, or the game broken off here
  void rejoinSeat();
  void continueHere();
  void continueGame(const QString& store);  ///< one of the saved games

  /// A saved game, a record or a board; what cannot be opened is told by a box that names the file.
  void openFile(const QString& path);
  /// A box that names the file and says why it cannot be opened.
  void tellUnopened(const QString& path, const Complaint& complaint);

  /// The program has a board editor.
  void setEditor(const EmbeddedPage& editor);
  /// To the editor and on, once the question about a running game was answered.
  void openEditorThen(std::function<void()> then);
  /// A game against bots on this board; afterwards the editor comes back.
  void playBoard(const BoardFile& file);

  QWidget* page() const;  ///< the one on top
  GameController* game() const { return game_.get(); }
  StartPage* startPage() const { return start_; }
  NewGamePage* newGamePage() const { return newGame_; }
  NetworkPage* networkPage() const { return network_; }
  LobbyPage* lobbyPage() const { return lobby_; }
  SavedPage* savedPage() const { return saved_; }
  RecordPage* recordPage() const { return record_; }
  AppLook& look() { return look_; }
  /// The window of the rules, made when it is first asked for.
  RulesWindow& rules();
  CostSheet* costs() const { return costs_; }
  /// Opens the rules at what a part of a page is about, or at the rule that forbids it.
  void openRules(const RuleTopic& topic);

 public Q_SLOTS:
  void openStart();
  void openEditor();
  void openNewGame(tapu::NewGamePage::Purpose purpose);
  void openNetwork();
  void openSaved();
  void askFile();
  void openSettings();
  void openMe();
  void openAbout();
  void openAboutQt();
  void openShortcuts();
  void openRulesHere();  ///< at what lies under the pointer or has the keyboard
  void saveRecord();
  void endByAgreement();  ///< asks each person at this computer

 protected:
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void makePages(Neighborhood network);
  void connectPages();
  void connectMenus();
  void retranslateMenus();
  void refreshActions();
  void lookForUnfinished();  ///< the one look at the saved games for each visit to the start page
  void showUnfinished();
  void restoreWindow();

  void bring(QWidget* page);
  void start(const GamePlan& plan);
  /// What cannot be saved, and how it goes on.
  struct Unkept {
    QString folder, why;
    std::function<void()> goOn;       ///< in another folder
    std::function<void()> goWithout;  ///< without a file; none: that cannot be
  };
  void askWhereToKeep(const Unkept& unkept);
  void askFolder(const Unkept& unkept);
  void continueFrom(QWidget* page, const QString& store);
  void continueCopyOf(QWidget* page, const QString& store);
  void showSaved();
  void openRecord(const QString& path);
  void openStore(const QString& path);
  void adopt(StartedGame started);
  void follow();  ///< shows the page that fits the game's phase
  void openTable();
  void turnedAway(const QString& sentence);
  void closeGame();
  bool isRunning() const;  ///< a game others play too, or that would be lost
  bool wouldBeLost() const;
  void askForVotes(QList<SeatId> voters);
  /// Runs `then` at once, or after the question whether to leave was answered with yes.
  void leaveThen(std::function<void()> then);

  Settings& settings_;
  Languages& languages_;
  GameStarter& starter_;
  AppLook look_;
  GameActions actions_;
  MainMenus menus_;
  QStackedWidget* stack_;
  FirstRunPage* firstRun_ = nullptr;
  QString joinAfterFirstRun_;  ///< typed on the command line or in a link, while there is no name yet
  QString fileAfterFirstRun_;  ///< likewise
  StartPage* start_ = nullptr;
  NewGamePage* newGame_ = nullptr;
  NetworkPage* network_ = nullptr;
  LobbyPage* lobby_ = nullptr;
  SavedPage* saved_ = nullptr;
  RecordPage* record_ = nullptr;
  PlayPage* table_ = nullptr;
  QWidget* cameFrom_ = nullptr;  ///< where problems are told
  std::unique_ptr<GameController> game_;
  GamePlan::Reach reach_ = GamePlan::Reach::ThisComputer;
  quint16 port_ = 0;
  std::optional<Rejoin> seatKept_;       ///< what the start page offers
  std::optional<SavedGame> unfinished_;  ///< what the start page offers
  int gamesSaved_ = 0;                   ///< likewise
  bool isKept_ = true;                   ///< the game goes to a file
  bool rejoining_ = false;               ///< the call is one back to a seat
  bool leaving_ = false;                 ///< the question was answered: close without asking again
  EmbeddedPage editor_;
  CostSheet* costs_;
  std::unique_ptr<RulesWindow> rules_;
  bool isTestPlay_ = false;  ///< the game was started from the editor
};

}  // namespace tapu
