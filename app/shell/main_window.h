// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QPointer>
#include <functional>
#include <memory>

#include "app/files/board_file.h"
#include "app/kit/rule_topics.h"
#include "app/lobby/new/new_game_page.h"
#include "app/manual/cost_sheet.h"
#include "app/manual/rules_window.h"
#include "app/organizer/desk_page.h"
#include "app/organizer/event_results_page.h"
#include "app/organizer/event_setup_page.h"
#include "app/session/game/game_starter.h"
#include "app/session/lesson/lesson_course.h"
#include "app/session/settings/languages.h"
#include "app/session/settings/settings.h"
#include "app/shell/app_look.h"
#include "app/shell/game_sounds.h"
#include "app/shell/key_map.h"
#include "app/shell/lost_host.h"
#include "app/shell/main_menus.h"
#include "app/shell/next_game.h"
#include "app/shell/pages.h"
#include "app/shell/test_bar.h"
#include "app/table/game_actions.h"
#include "app/table/table_page.h"

namespace tapu {

class Coach;

class LessonTable;
class LineDialog;
class PlayOnDialog;

/// A page that another part of the program brings along, with menus of its own: the board editor. The window knows no
/// more of it than these functions, which it calls.
struct EmbeddedPage {
  Page* page = nullptr;
  QList<QMenu*> menus;               ///< shown while the page is on top
  QList<QAction*> viewActions = {};  ///< in the menu View then, in place of those of a game
  /// Opens the boards of these files, and tells of each that cannot be opened why.
  std::function<void(const QStringList& paths)> openFiles;
  std::function<bool()> isModified;  ///< true if there are changes that are not saved
  /// Asks about unsaved changes, if there are any; calls `then` unless the person wants to stay.
  std::function<void(std::function<void()> then)> leaveThen;
  TableMaker tables = {};  ///< makes the tables of the handbook that only the page can fill
  /// Begins a lesson on the page, at this step, on a board of its own. It belongs to the page.
  std::function<LessonCourse*(const LessonScript& lesson, int step)> learn = {};
  /// Where on the page lies what a step of that lesson speaks of; and gives it the keyboard.
  std::function<QRect(const LessonCourse& course, int step)> placeOf = {};
  std::function<void(LessonCourse& course, int step)> leadTo = {};
  /// Shows a board that was tried: where it is open or in a file that was opened lately, that; else as a new board.
  std::function<void(const BoardFile& file)> showBoard = {};
};

/// The one window: menus, and a stack of pages. It brings a game from the page where it was asked for to the lobby, the
/// table and back, and asks before a game is left in which others play or that would be lost.
class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  /// All of them must outlive the window.
  MainWindow(Settings& settings, Languages& languages, GameStarter& starter, Neighborhood network);
  ~MainWindow() override;

  // Ways into a game. Each leaves the present game first; where that needs an answer of the person, it goes on after
  // the answer, or not at all.

  /// Starts a game against bots: the one that was begun last, at first a standard one against three.
  void playBots();
  /// Joins the game at this address, at the seat of `code`; -1 = any. `table`: see `GameStarter::Entry`.
  void join(const Address& address, int code = -1, const QByteArray& table = {});
  /// Watches the game at this address without a seat.
  void watch(const Address& address);
  /// The same for an address as somebody typed it on the command line.
  void watch(const QString& address);
  /// The same for an address, a code or both as somebody typed them on the command line. If they are none, the network
  /// page says so.
  void join(const QString& invitation);
  /// `rejoinSeat` if a seat is kept on the network, else `continueHere`.
  void continueLast();
  /// Goes back to the seat that the settings remember; to the start page if there is none.
  void rejoinSeat();
  /// Goes on with the newest unfinished game of this computer; the start page tells why if that cannot be.
  void continueHere();
  /// Goes on with one of the saved games, by the path of its store; the page of saved games tells why if it cannot be.
  void continueGame(const QString& store);

  /// Opens a saved game, a record or a board; a box names the file and the reason if it is none of these.
  void openFile(const QString& path);
  /// The same for several: all boards are opened, or without boards the first of the others; a box names the rest.
  void openFiles(const QStringList& paths);
  /// Shows a box that names the file and says why it cannot be opened.
  void tellUnopened(const QString& path, const Complaint& complaint);

  /// Lets the window be heard; without this call it is silent. `sounds` must outlive it.
  void setSounds(GameSounds* sounds);
  /// Adds the board editor to the window. Without this call there is none.
  void setEditor(const EmbeddedPage& editor);
  /// Opens the editor and then calls `then`; if a game runs, the person is asked before, and may say no.
  void openEditorThen(std::function<void()> then);
  /// Starts a test play from the editor (`testPlan`), under a bar that says so; when it is left, the editor is shown
  /// again.
  void playTest(const GamePlan& plan);
  /// Ends the test play, without a question and at any moment of it, and shows the editor again as it was; after one
  /// that was continued from a file, with its board.
  void backToEditor();
  /// The bar over a test play; hidden while there is none.
  TestBar* testBar() const { return testBar_; }

  /// The page on top.
  Page* page() const { return pages_->top(); }
  /// The game that is played or joined at the moment; null = none.
  GameController* game() const { return game_.get(); }
  Pages& pages() const { return *pages_; }
  /// The options of a new game, made when they are first asked for: that takes as long as making all other pages.
  NewGamePage* newGamePage();
  /// The lesson that goes on at the table, or is on its way there; null: none.
  LessonTable* lesson() const { return lessonTable_; }
  DeskPage* deskPage() const { return desk_; }
  EventResultsPage* eventResultsPage() const { return eventResults_; }
  /// Null until there was a rehearsal.
  EventDesk* rehearsal() const { return rehearsal_.get(); }
  AppLook& look() { return look_; }
  CostSheet* costs() const { return costs_; }
  /// The window of the rules, made when it is first asked for.
  RulesWindow& rules();
  /// Opens the rules at a section or at one rule; a rule counts if both are named.
  void openRules(const RuleTopic& topic);

 public Q_SLOTS:
  // Pages. Each leaves the game first, like the ways into a game above.
  /// Leaves the game without a question; after a test play the editor is opened instead.
  void openStart();
  void openEditor();
  void openNewGame(tapu::NewGamePage::Purpose purpose);
  void openGames();  ///< all games against bots
  void openNetwork();
  void openSaved();
  void openCareer();  ///< what the person has played so far
  void openLessons();
  /// Begins a lesson at this step, 0 and up.
  void learn(const QString& lesson, int step);
  /// The organizer's desk: back to an event that lies on this computer, or one is set up.
  void openOrganizer();

  // Dialogs.
  /// Lets the person choose a file, for `openFile`.
  void askFile();
  void openSettings();
  /// Name and color of the person.
  void openMe();
  void openAbout();
  void openAboutQt();
  /// A text about this program and computer, to copy into a letter about a problem.
  void openReport();
  void openShortcuts();
  /// Opens the rules at what lies under the pointer or has the keyboard.
  void openRulesHere();
  /// Opens the handbook at the section that was read last.
  void openHandbook();
  /// Lets the person choose a file for the record of the game, and writes it.
  void saveRecord();
  /// Asks each person at this computer in turn whether they vote for an end of the game.
  void endByAgreement();

 protected:
  void closeEvent(QCloseEvent* event) override;
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void connectFirstRun();
  void connectPages();
  void openBots(const GamePlan& plan);
  void connectGamesAndBots();
  void leaveBots();
  void backToGames();
  void noteLevels();
  void connectNetwork();
  void connectCareer();
  void fillTable();
  void connectMenus();
  void retranslateMenus();
  void applySettings();
  void showTitle();
  void refreshActions();
  void lookForUnfinished();  ///< reads the saved games for the start page
  void showUnfinished();
  void restoreWindow();

  void holdBehind();
  QString handbookTable(const QString& name);
  void openRulesIn(const QWidget* window);  ///< at what has the keyboard or lies under the pointer there
  void start(const GamePlan& plan);
  /// A game that cannot be saved, and how to go on.
  struct Unkept {
    QString folder, why;              ///< the folder that cannot be written, and what the system says of it
    std::function<void()> goOn;       ///< once another folder was chosen
    std::function<void()> goWithout;  ///< without saving; empty = that is not possible
  };
  void askWhereToKeep(const Unkept& unkept);
  void askFolder(const Unkept& unkept);
  void continueFrom(Page* page, const QString& store);
  void makeLostHost();
  void hostCopy();
  void continueCopyOf(Page* page, const QString& store);
  void showSaved();
  void openChain(const QString& path);
  void openRecord(const QString& path, Page* from = nullptr);
  void showReplay(std::unique_ptr<Replay> replay, const QString& name);
  void makeResultsPage();
  void showResults(Page* from);
  void showResultsOfTable();
  void showTold(const ToldEvent& told, Page* from);
  void showKeptResult(const QString& path);
  void replayTable();
  void leaveReplay();
  void askToPlayOn();
  void playOnFromReplay(PlayOnDialog* dialog, const GamePlan& plan);
  void tellGuestsMayCome();
  void remember(const QString& path);
  void listRecent();
  void restart();
  void begin(const GamePlan& plan);
  void playAgain(Island island);
  Again againHere() const;
  void tellKept();
  void openStore(const QString& path);
  void adopt(StartedGame started);
  void follow();  ///< shows the page for the phase that the game is in
  TablePage* makeTable();
  void openTable();
  void teach();
  void tellUnknownBot();
  void learnInEditor(const LessonScript& script, int step);
  void followLesson(LessonCourse& course, Coach* coach);
  void showLessons();
  void makeEventPages();
  void askWhichEvent();
  void goBackToEvent();
  bool askBeforeDeskCloses();
  void setUpEvent();
  void openDesk();
  void rehearse(const EventPlan& plan);
  void endRehearsal();
  bool isRehearsing() const;
  DeskPage* deskOnTop() const;  ///< that of the event or of its rehearsal; null: another page is shown
  void turnedAway(const QString& sentence, tapu::Refusal why);
  void closeTable();
  void closeGame();
  bool isInGame() const;
  void openBeside(std::function<void()> open);
  void openOther(const QString& path);
  void tellLeftOut(const QStringList& paths);
  bool isRunning() const;  ///< a game others play too, or that would be lost
  bool wouldBeLost() const;
  void askForVotes(QList<SeatId> voters);
  /// Runs `then` at once, or after the question whether to leave was answered with yes.
  void leaveThen(std::function<void()> then);

  Settings& settings_;
  Languages& languages_;
  GameStarter& starter_;
  Reachability& reachability_;
  DiscoveryBrowser& browser_;
  AppLook look_;
  GameActions actions_;
  MainMenus menus_;
  KeyMap keys_;
  GameSounds* sounds_ = nullptr;
  Pages* pages_;
  QString joinAfterFirstRun_;                   ///< typed on the command line or in a link, while there is no name yet
  QStringList filesAfterFirstRun_;              ///< likewise
  Page* botsFrom_ = nullptr;                    ///< the page from which that of bots was opened for a plan
  NewGamePage* newGame_ = nullptr;              ///< null until it is first asked for
  std::unique_ptr<GameController> lessonGame_;  ///< on its way to the step where a lesson begins
  QPointer<LessonCourse> editorLesson_;         ///< that goes on in the editor
  LessonTable* lessonTable_ = nullptr;          ///< of the lesson that goes on; its game keeps it
  Page* resultsFrom_ = nullptr;  ///< the page behind the results of a Big Game: the table, or the desk of its leader
  Page* replayFrom_ = nullptr;   ///< the page that asked for the replay; null: leaving it leads elsewhere
  TablePage* table_ = nullptr;
  bool isHeld_ = false;       ///< paused, as another page stands before the table
  Page* cameFrom_ = nullptr;  ///< the page from which the game was started; it tells why that failed
  std::unique_ptr<EventDesk> event_, rehearsal_;
  EventSetupPage* eventSetup_ = nullptr;
  DeskPage *desk_ = nullptr, *rehearsalDesk_ = nullptr;
  EventResultsPage* eventResults_ = nullptr;
  std::unique_ptr<GameController> game_;
  QString unknownBot_;                 ///< that was chosen for the game being begun, and is still to be told
  std::optional<GamePlan> begun_;      ///< with what `game_` was begun here, to begin it anew; also of one hosted here
  std::optional<GameNote> continued_;  ///< of a game that goes on from a file: its plan is known with its table
  GamePlan::Reach reach_ = GamePlan::Reach::ThisComputer;
  quint16 port_ = 0;
  QString eventLed_;                     ///< name of the event that goes on, which the person leads; empty: none
  bool isEventOver_ = false;             ///< its game, while its server still runs
  std::optional<Rejoin> seatKept_;       ///< what the start page offers
  bool hasLostSeat_ = false;             ///< likewise: the copy of a game whose seat cannot be read
  std::optional<SavedGame> unfinished_;  ///< likewise
  int gamesSaved_ = 0;                   ///< likewise
  bool isKept_ = true;                   ///< the game is saved to a file
  /// The table that was called last, and what was shown there.
  struct Call {
    Address address;
    enum class As : quint8 { Player, Watcher } as = As::Player;
    GameStarter::Entry entry = {};
    QList<Address> called = {};  ///< of it and of where else it was heard
  };
  void rejoin(const Rejoin& seat);
  void dial();
  bool callElsewhere();
  void sitDown(SeatId seat);
  void takeSeat();
  void askPassword(Refusal why);
  void closePassword();
  Call call_;
  /// What did not come to the table of a game that was left while it could not be reached: it is said as soon as the
  /// person is back in that game, there or where it goes on.
  struct Unsaid {
    TableIdentity table;
    QList<ChatLine> lines, heard;  ///< `heard`: the chat as it was then
  } unsaid_;
  void sayUnsaid();
  std::unique_ptr<GameController> asking_;  ///< for a seat, while `game_` is still watched
  QPointer<LineDialog> password_;           ///< asks for the password of the table of `call_`
  NextGame nextGame_{[this] { dial(); }};
  LostHost* lostHost_ = nullptr;
  std::optional<Rejoin> rejoining_;  ///< the seat to come back to which a server is called
  std::optional<Rejoin> offered_;    ///< the seat that the page of the network offers after a call that failed
  bool leaving_ = false;             ///< the question was answered with yes: leave without asking again
  EmbeddedPage editor_;
  CostSheet* costs_;
  TestBar* testBar_;
  std::unique_ptr<RulesWindow> rules_;
  bool isFromGames_ = false;   ///< the options of a game of `games_` are being changed
  bool isTestPlay_ = false;    ///< the game was started from the editor
  bool isTestOfFile_ = false;  ///< it is one that was continued, so the editor may have another board
};

}  // namespace tapu
