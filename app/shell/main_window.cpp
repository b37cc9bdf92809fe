// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "app/hall/hall_page.h"
#include "app/kit/art.h"
#include "app/kit/bare_layout.h"
#include "app/kit/dialog_keys.h"
#include "app/kit/dialog_size.h"
#include "app/kit/icon_label.h"
#include "app/kit/latin_keys.h"
#include "app/kit/menu_keys.h"
#include "app/kit/sea_page.h"
#include "app/kit/wheel_guard.h"
#include "app/manual/rule_tables.h"
#include "app/shell/key_table.h"
#include "app/shell/late_questions.h"
#include "app/shell/watcher_news.h"
#include "app/shell/whats_this_teller.h"
#include "app/table/page/play_page.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// The actions of the menus whose keys the player may choose. What shows the whole board is left out: which of two has
/// the key depends on the game.
QList<QAction*> changeableActions(const MainMenus& menus, const GameActions& moves) {
  QList<QAction*> actions;
  const auto whole = moves.of({GameActions::Fit, GameActions::Chain});
  for (const auto& [title, entries] : menus.list()) {
    for (QAction* action : entries)
      if (!action->objectName().isEmpty() && !whole.contains(action)) actions << action;
  }
  return actions;
}

/// A game with bots goes on: their levels can be changed.
bool hasBots(const GameController& game) {
  return game.seen().hasGame() && game.seen().phase() == Client::Phase::Playing &&
         std::ranges::count(game.seen().lobby().seats, SeatHolder::Bot, &LobbySeat::holder) > 0;
}

}  // namespace

MainWindow::MainWindow(Settings& settings, Languages& languages, GameStarter& starter, Neighborhood network)
    : settings_(settings),
      languages_(languages),
      look_(settings, languages),
      actions_(this),
      menus_(menuBar(), actions_, this),
      keys_(changeableActions(menus_, actions_), actions_.of({GameActions::Fit, GameActions::Chain}), settings),
      pages_(new Pages(settings, languages, starter, network, new SeaPage(this))),
      costs_(new CostSheet(this)),
      present_(
          *pages_, settings, [this](GameController& game) { return layTable(game); }, this),
      newGames_(*pages_, present_, settings),
      launch_(*pages_, present_, starter, settings, this),
      network_({.pages = *pages_,
                .present = present_,
                .starter = starter,
                .games = network.games,
                .settings = settings,
                .window = this}),
      replays_({.pages = *pages_,
                .present = present_,
                .starter = starter,
                .settings = settings,
                .look = look_,
                .window = this}),
      results_(*pages_, present_, replays_, starter.records(), settings),
      events_({.pages = *pages_,
               .present = present_,
               .results = results_,
               .folder = starter.usualFolder(),
               .window = this}),
      teaching_(*pages_, present_, settings, this),
      editor_(*pages_, present_, launch_),
      files_({.pages = *pages_,
              .replays = replays_,
              .events = events_,
              .launch = launch_,
              .settings = settings,
              .look = look_,
              .window = this}),
      offers_(*pages_, starter, network.games, settings),
      commands_(present_, network.reach, this),
      books_(
          *pages_, present_, languages, settings, [this](const QString& name) { return handbookTable(name); }, this),
      dialogs_({.settings = settings,
                .languages = languages,
                .starter = starter,
                .look = look_,
                .keys = keys_,
                .menus = menus_,
                .game = [this] { return game(); },
                .window = this}) {
  setObjectName(u"mainWindow"_s);
  new WhatsThisTeller(this);
  layOut();
  connectCourses();
  connectPages();
  connectMenus();
  qApp->installEventFilter(this);  // F1 in dialogs: the menu's key does not work there
  new LatinKeys(this);
  new DialogKeys(this);
  new MenuKeys(this);
  new WheelGuard(this);
  menus_.retranslate();
  restoreWindow();
  pages_->bring(settings_.isFirstStart() ? static_cast<Page*>(pages_->firstRun()) : pages_->start());
}

/// Without a close event it is the system that ends the program: as after a crash, a guest may come back to the seat.
MainWindow::~MainWindow() {
  if (isVisible()) settings_.view.geometry.set(saveGeometry());  // the program is ended without closing it
  present_.end();
}

void MainWindow::layOut() {
  QWidget* sea = pages_->parentWidget();
  auto* all = bare<QVBoxLayout>(sea);
  testBar_ = new TestBar(menus_[MainMenus::BackToEditor], sea);
  testBar_->hide();
  auto* over = new QVBoxLayout;  // takes no room while the bar is hidden
  over->setContentsMargins(kSheetGap, kSheetGap, kSheetGap, 0);
  over->addWidget(testBar_);
  all->addLayout(over);
  all->addWidget(pages_);
  setCentralWidget(sea);
  addDockWidget(Qt::RightDockWidgetArea, costs_);
  costs_->setCosts(
      [this] { return game() && game()->seen().hasGame() ? costsIn(game()->seen().definition()) : QString(); });
  setMinimumSize(640, 360);
  menuBar()->setMinimumHeight(30);
  auto* corner = new QWidget(menuBar());
  auto* mark = new QHBoxLayout(corner);
  mark->setContentsMargins(8, 0, 2, 0);
  mark->addWidget(new IconLabel(u"app-icon"_s, 20, &Theme::ink, corner));
  menuBar()->setCornerWidget(corner, Qt::TopLeftCorner);
}

// Signals of the parts

void MainWindow::connectCourses() {
  connect(&present_, &PresentGame::adopted, this, [this](GameController* game) {
    if (sounds_) sounds_->follow(game);
  });
  connect(&present_, &PresentGame::changed, this, &MainWindow::refreshActions);
  connect(&present_, &PresentGame::tableOpened, costs_, &CostSheet::retell);
  connect(&present_, &PresentGame::closed, costs_, &CostSheet::retell);
  connect(&launch_, &GameLaunch::changed, this, &MainWindow::refreshActions);
  connect(&launch_, &GameLaunch::startWanted, this, &MainWindow::openStart);
  connect(&launch_, &GameLaunch::portTaken, &newGames_, &NewGameFlow::offerNextPort);
  connect(&newGames_, &NewGameFlow::wanted, &launch_,
          [this](const GamePlan& plan, Page* from) { launch_.start(plan, from); });
  connect(&newGames_, &NewGameFlow::networkWanted, &network_, &NetworkFlow::open);
  connect(&newGames_, &NewGameFlow::startWanted, this, &MainWindow::openStart);
  connect(&newGames_, &NewGameFlow::rulesWanted, this, [this](const QString& section) { books_.open({section, {}}); });
  connect(&network_, &NetworkFlow::startWanted, this, &MainWindow::openStart);
  connect(&replays_, &ReplayFlow::startWanted, this, &MainWindow::openStart);
  connect(&results_, &ResultsFlow::startWanted, this, &MainWindow::openStart);
  connect(&events_, &EventFlow::startWanted, this, &MainWindow::openStart);
  connect(menus_.earlier, &QMenu::aboutToShow, &events_, [this] { events_.listEarlier(*menus_.earlier); });
  connect(&events_, &EventFlow::windowCloseWanted, this, &QWidget::close);  // asks about an unsaved board
  connect(&teaching_, &Teaching::startWanted, this, &MainWindow::openStart);
  connect(&files_, &FileOpener::remembered, this, &MainWindow::refreshActions);
  connect(&editor_, &EditorFlow::testOver, this, [this] {
    testBar_->hide();
    centralWidget()->layout()->activate();  // first, so that the editor never has less room than it had
  });
  connect(&dialogs_, &WindowDialogs::settingsChanged, this, &MainWindow::applySettings);
  connect(&dialogs_, &WindowDialogs::settingsClosed, this, &MainWindow::refreshActions);
  connect(&dialogs_, &WindowDialogs::meChanged, pages_->start(), &StartPage::refresh);
  connect(&look_, &AppLook::themeChanged, this, [this](const Theme& theme) {
    if (present_.table()) present_.table()->setTheme(theme);
    pages_->replay()->board()->setTheme(theme);
    refreshActions();
  });
  connect(&languages_, &Languages::changed, this, [this](const QString& code) {
    if (!settings_.view.language().isEmpty()) settings_.view.language.set(code);
  });
}

void MainWindow::connectPages() {
  connect(pages_, &Pages::brought, this, &MainWindow::refreshActions);
  connectStart();
  connect(pages_->saved(), &SavedPage::fileWanted, &files_, &FileOpener::ask);
  connect(pages_->lobby(), &LobbyPage::leaveWanted, this, [this] { present_.leaveThen([this] { openStart(); }); });
  NetworkPage* network = pages_->network();
  connect(network, &NetworkPage::canceled, this, [this] {
    openStart();
    if (pages_->firstRun() && settings_.isFirstStart()) pages_->bring(pages_->firstRun());  // no seat brought a name
  });
  connect(network, &NetworkPage::hostWanted, this, [this] { newGames_.open(NewGamePage::Purpose::Host); });
  connect(network, &NetworkPage::organizeWanted, &events_, &EventFlow::open);
  connect(network->games(), &GameList::listed, pages_->start(), &StartPage::setGamesFound);
}

void MainWindow::connectStart() {
  StartPage* start = pages_->start();
  connect(start, &StartPage::entered, this, [this](StartPage::Entry entry) {
    switch (entry) {
      case StartPage::Event: return events_.goBack();
      case StartPage::Rejoin: return network_.rejoinSeat();
      case StartPage::Continue: return launch_.continueHere();
      case StartPage::Bots: return launch_.playBots();
      case StartPage::SameComputer: return newGames_.open(NewGamePage::Purpose::SameComputer);
      case StartPage::Network: return network_.open();
      case StartPage::Editor: return editor_.open();
      case StartPage::Learn: return teaching_.openList();
    }
  });
  connect(start, &StartPage::savedClicked, &launch_, &GameLaunch::openSaved);
  connect(start, &StartPage::gamesClicked, &newGames_, &NewGameFlow::openGames);
  connect(start, &StartPage::boardsClicked, &newGames_, &NewGameFlow::openBoards);
  connect(start, &StartPage::careerClicked, &results_, &ResultsFlow::openCareer);
  connect(start, &StartPage::meClicked, &dialogs_, &WindowDialogs::openMe);
  connect(start, &StartPage::settingsClicked, &dialogs_, &WindowDialogs::openSettings);
  connect(start, &StartPage::aboutClicked, &dialogs_, &WindowDialogs::openAbout);
  connect(start, &StartPage::rulesClicked, this, [this] { books_.open({u"aim"_s, {}}); });
  FirstRunPage* first = pages_->firstRun();
  if (!first) return;
  connect(first, &FirstRunPage::codeWanted, this, [this] {
    network_.open();
    pages_->network()->addressField()->setFocus(Qt::OtherFocusReason);
  });
  connect(first, &FirstRunPage::done, this, [this] {
    openStart();
    network_.goOnAfterFirstRun();
    files_.goOnAfterFirstRun();
  });
}

/// The page for a game: that of the Big Game where its rounds are shared.
TablePage* MainWindow::layTable(GameController& game) {
  TablePage* table = nullptr;
  if (game.seen().definition().rules.sharedRounds == Switch::On)
    table = new HallPage(&game, &actions_, settings_, pages_);
  else
    table = new PlayPage(&game, &actions_, settings_, pages_);
  table->setTheme(themeFor(look_.kind()));
  new LateQuestions(&game, table);
  new WatcherNews(&game, table);
  const auto newGame = [this] {
    const auto again = newGames_.page()->purpose();
    newGames_.open(again == NewGamePage::Purpose::Host ? NewGamePage::Purpose::Bots : again);
  };
  connect(table, &TablePage::newGameWanted, this, newGame, Qt::QueuedConnection);
  connect(table, &TablePage::scaleChanged, this, [this] { menus_.measure(); });
  connect(table, &TablePage::ruleAsked, this, [this](const QString& number) { books_.open({{}, number}); });
  connect(table, &TablePage::replayWanted, &replays_, &ReplayFlow::showOfTable);
  connect(table, &TablePage::saveRecordWanted, &commands_, &GameCommands::saveRecord);
  connect(table, &TablePage::resultsWanted, &results_, &ResultsFlow::showOfTable);
  connect(table, &TablePage::againWanted, this, &MainWindow::playAgain, Qt::QueuedConnection);
  connect(table, &TablePage::startPageWanted, this, &MainWindow::openStart, Qt::QueuedConnection);
  network_.serve(table);
  return table;
}

// Ways through the pages

void MainWindow::openStart() {
  if (editor_.isTesting()) return editor_.back();
  present_.close();
  pages_->bring(pages_->start());
}

void MainWindow::continueLast() { offers_.isSeatLater() ? network_.rejoinSeat() : launch_.continueHere(); }

/// The next game of the same people: at once at one computer, else by way of the page where it is hosted.
void MainWindow::playAgain(Island island) {
  const Sitting* sitting = present_.sitting();
  if (!sitting) return;
  if (sitting->again() == Again::Join) return network_.joinNext();
  const auto& begun = sitting->beginning().begun;
  if (!begun || !game()->seen().hasGame()) return;
  GamePlan plan = begun->again(game()->seen().state().head.first, island);
  if (plan.reach == GamePlan::Reach::ThisComputer) {
    plan.pace = settings_.game.botPace();  // it may have been changed since, at the table
    return launch_.begin(plan, pages_->start());
  }
  if (const auto& key = game()->origin().passwordKey) plan.passwordKey = *key;
  newGames_.openAgain(plan);
}

void MainWindow::setSounds(GameSounds* sounds) {
  sounds_ = sounds;
  sounds_->follow(game());
  dialogs_.setSounds(sounds);
  refreshActions();
}

void MainWindow::setEditor(const EmbeddedPage& editor) {
  editor_.take(editor);
  teaching_.useEditor(editor);
  files_.setBoards(editor.openFiles);
  newGames_.setOwnBoards(editor.recentBoards);
  if (RulesWindow* made = books_.made()) made->setTables([this](const QString& name) { return handbookTable(name); });
  for (QMenu* menu : editor.menus) menuBar()->insertMenu(menus_.view->menuAction(), menu);
  menus_.addOfEditor(editor.viewActions);
  // The menu Game is away while the editor is there, and with it the way to quit.
  if (!editor.menus.isEmpty()) editor.menus.front()->addAction(menus_[MainMenus::Quit]);
  connect(editor.page, &QWidget::windowTitleChanged, this, &MainWindow::showTitle);
  refreshActions();
}

/// Hands settings on to what is open: they are written already.
void MainWindow::applySettings() {
  pages_->start()->refresh();
  if (present_.table()) present_.table()->applySettings();
  if (sounds_) sounds_->apply();
  refreshActions();
}

/// The table of the handbook that has this name: the keys of the menus, or what the editor knows; else empty.
QString MainWindow::handbookTable(const QString& name) {
  const EmbeddedPage& editor = editor_.editor();
  if (name != "game-keys"_L1) return editor.tables ? editor.tables(name) : QString();
  actions_.retranslate();  // the language may have changed a moment ago
  menus_.retranslate();
  QString tables;
  for (auto [menu, actions] : menus_.list()) {
    actions.removeIf([&editor](QAction* action) { return editor.viewActions.contains(action); });
    tables += keyTable(menu, actions);
  }
  return tables;
}

// Menus

void MainWindow::connectMenus() {
  using enum MainMenus::Entry;
  MainMenus& m = menus_;
  connect(m[NewGame], &QAction::triggered, this, [this] { newGames_.open(NewGamePage::Purpose::Bots); });
  connect(m[Games], &QAction::triggered, &newGames_, &NewGameFlow::openGames);
  connect(m[Boards], &QAction::triggered, &newGames_, &NewGameFlow::openBoards);
  connect(m.recent, &QMenu::aboutToShow, this, [this] { files_.list(*menus_.recent); });
  connect(m[Restart], &QAction::triggered, &launch_, &GameLaunch::restart);
  connect(m[Keep], &QAction::triggered, &commands_, &GameCommands::tellKept);
  connect(m[Host], &QAction::triggered, this, [this] { newGames_.open(NewGamePage::Purpose::Host); });
  connect(m[Saved], &QAction::triggered, &launch_, &GameLaunch::openSaved);
  connect(m[Career], &QAction::triggered, &results_, &ResultsFlow::openCareer);
  connect(m[OpenFile], &QAction::triggered, &files_, &FileOpener::ask);
  connect(m[Join], &QAction::triggered, &network_, &NetworkFlow::open);
  connect(m[Organize], &QAction::triggered, &events_, &EventFlow::open);
  connect(m[HelpAtDesk], &QAction::triggered, &events_, &EventFlow::askToHelp);
  connect(m[BigScreen], &QAction::triggered, &events_, &EventFlow::openScreen);
  connect(m[Rejoin], &QAction::triggered, this, &MainWindow::continueLast);
  connect(m.table, &QMenu::aboutToShow, this, [this] { commands_.fill(*menus_.table); });
  connect(m[Pause], &QAction::triggered, this, [this](bool paused) {
    if (game()) game()->ask(paused ? wire::Request(requests::PauseGame()) : requests::ResumeGame());
  });
  connect(m[Hints], &QAction::triggered, this, [this](bool allowed) {
    if (!game()) return;
    TablePolicy policy = game()->seen().table().policy;
    policy.hints = allowed ? HintRule::Allowed : HintRule::Forbidden;
    game()->ask(requests::ChangePolicy{wire::encodePolicy(policy)});
  });
  connect(m[Save], &QAction::triggered, &commands_, &GameCommands::saveRecord);
  connect(m[Agree], &QAction::triggered, &commands_, &GameCommands::endByAgreement);
  connect(m[BackToEditor], &QAction::triggered, &editor_, &EditorFlow::back);
  connect(m[End], &QAction::triggered, this, [this] { present_.leaveThen([this] { openStart(); }); });
  connect(m[Quit], &QAction::triggered, this, &QWidget::close);
  connect(m[FullScreen], &QAction::triggered, this,
          [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
  connect(m.languages, &QActionGroup::triggered, this,
          [this](const QAction* action) { languages_.use(action->data().toString()); });
  connect(m.themes, &QActionGroup::triggered, this, [this](const QAction* action) {
    settings_.view.theme.set(action->data().toString());
    look_.apply();
    refreshActions();
  });
  connect(m[Sound], &QAction::triggered, this, [this](bool on) {
    settings_.sound.on.set(on ? Sounds::On : Sounds::Off);
    applySettings();
  });
  connect(m[Configure], &QAction::triggered, &dialogs_, &WindowDialogs::openSettings);
  connect(m[Costs], &QAction::toggled, costs_, &QWidget::setVisible);
  connect(costs_, &QDockWidget::visibilityChanged, m[Costs],
          [this] { menus_[Costs]->setChecked(!costs_->isHidden()); });
  connect(m[Learn], &QAction::triggered, &teaching_, &Teaching::openList);
  connect(m[Rules], &QAction::triggered, &books_, &Books::openHere);
  connect(m[Handbook], &QAction::triggered, &books_, &Books::openHandbook);
  connect(m[Guide], &QAction::triggered, this, [this] { books_.open({u"organizer"_s, {}}); });
  connect(m[Shortcuts], &QAction::triggered, &dialogs_, &WindowDialogs::openShortcuts);
  connect(m[WhatsThis], &QAction::triggered, this, &WhatsThisTeller::begin);
  connect(m[Report], &QAction::triggered, &dialogs_, &WindowDialogs::openReport);
  connect(m[About], &QAction::triggered, &dialogs_, &WindowDialogs::openAbout);
  connect(m[AboutQt], &QAction::triggered, &dialogs_, &WindowDialogs::openAboutQt);
}

void MainWindow::refreshActions() {
  showTitle();
  using enum MainMenus::Entry;
  using enum GameActions::Command;
  MainMenus& m = menus_;
  const bool isFirst = pages_->isAtFirstRun();
  const bool isEditing = editor_.isOnTop();
  for (QAction* action : {m[NewGame], m[Games], m[Boards], m[Saved], m[Career], m[OpenFile], m[Host], m[Join],
                          m[Organize], m[HelpAtDesk]})
    action->setEnabled(!isFirst && !isEditing);
  m[Learn]->setEnabled(!isFirst);
  m.recent->menuAction()->setEnabled(!isFirst && !isEditing && !settings_.recentFiles().isEmpty());
  m.earlier->menuAction()->setEnabled(!isFirst && !isEditing);
  m[BigScreen]->setEnabled(events_.deskOnTop() != nullptr);
  m[Rejoin]->setEnabled(!isFirst && !isEditing && !game() && offers_.isAnythingUnfinished());
  // The editor leaves out the menus of a game, which could never be used there.
  m.game->menuAction()->setVisible(!isEditing);
  m.move->menuAction()->setVisible(!isEditing);
  m.event->menuAction()->setVisible(!isEditing);
  for (QMenu* menu : editor_.editor().menus) menu->menuAction()->setVisible(isEditing);
  for (QAction* action : editor_.editor().viewActions) action->setVisible(isEditing);
  const bool isBehind = present_.table() && page() != present_.table();
  actions_.setFront(isEditing  ? GameActions::Front::Editor
                    : isBehind ? GameActions::Front::OtherPage
                               : GameActions::Front::Table);
  refreshGameActions();
  m[FullScreen]->setChecked(isFullScreen());
  m[Sound]->setEnabled(sounds_);
  m[Sound]->setChecked(sounds_ && settings_.sound.on() == Sounds::On);
  m.showChosen(languages_.current(), settings_.view.theme());
  m.showIcons(themeFor(look_.kind()));
  for (int i = 0; i < 3; ++i) {
    static constexpr std::array pieces{"piece-road", "piece-settlement", "piece-city"};
    actions_.at(BuildRoad + i)
        ->setIcon(piecePicture(QString::fromLatin1(pieces[static_cast<std::size_t>(i)]), settings_.player.color(),
                               {24, 24}, devicePixelRatioF()));
  }
}

void MainWindow::refreshGameActions() {
  using enum MainMenus::Entry;
  MainMenus& m = menus_;
  const GameController* game = this->game();
  TablePage* table = present_.table();
  const Sitting* sitting = present_.sitting();
  const bool isEditing = editor_.isOnTop();
  const bool plays = game && game->seen().phase() == Client::Phase::Playing && game->seen().hasGame();
  const bool isLesson = teaching_.lesson() != nullptr;  // nothing of it is kept, and nobody else waits
  const bool isHere = sitting && sitting->beginning().reach == GamePlan::Reach::ThisComputer;
  const bool isBegunHere =
      sitting && sitting->beginning().begun && sitting->beginning().begun->reach == GamePlan::Reach::ThisComputer;
  if (table) table->offerAgain(sitting->again());
  m[Restart]->setEnabled(isBegunHere && table && !isEditing);
  m[Keep]->setEnabled(plays && !isEditing && !isLesson);
  m.move->menuAction()->setEnabled(!table || page() == table);  // nobody moves from the page of another game
  m.table->menuAction()->setEnabled(game && !game->seen().isWatching() && (!isHere || hasBots(*game)));
  m[Pause]->setEnabled(plays && game->seen().isHost() && !isLesson);
  m[Pause]->setChecked(game && game->seen().isPaused());
  m[Hints]->setEnabled(plays && game->seen().isHost() && !isLesson && !isEditing);
  m[Hints]->setChecked(game && game->seen().table().policy.hints == HintRule::Allowed);
  m[Save]->setEnabled(!isEditing && !isLesson && table && game->seen().hasGame());  // the editor has the same keys
  m[Agree]->setEnabled(plays && table && !isLesson);
  m[End]->setEnabled(game != nullptr);
  const bool isTest = sitting && sitting->isTest() && !isEditing;
  menus_[BackToEditor]->setEnabled(isTest);
  menus_[BackToEditor]->setVisible(isTest);
  testBar_->setBoard(isTest && sitting->beginning().begun ? sitting->beginning().begun->gameName : QString());
  testBar_->setVisible(isTest);
}

// The window itself

/// The name of the board that is under edit stands before that of the program, with a star while it is not saved.
void MainWindow::showTitle() {
  const QString program = u"Tapu टापू"_s;
  const Page* editor = editor_.editor().page;
  const bool isEditing = editor_.isOnTop() && !editor->windowTitle().isEmpty();
  setWindowTitle(isEditing ? u"%1 — %2"_s.arg(editor->windowTitle(), program) : program);
}

void MainWindow::restoreWindow() {
  resize(1280, 800);
  if (!settings_.view.geometry().isEmpty()) restoreGeometry(settings_.view.geometry());
  const QScreen* screen = QGuiApplication::screenAt(frameGeometry().center());
  if (!screen) screen = QGuiApplication::primaryScreen();
  const QRect room = screen->availableGeometry();
  // The window gets its frame only when it is shown, so the size of the frame is assumed. All of it is about the window
  // without its frame, as it is kept: a place with the frame would bring it a little further with each start.
  const QRect kept = geometry();
  if (isMaximized() || isFullScreen() || room.contains(QRect(kept.topLeft(), kept.size() + kWindowFrame))) return;
  const QSize whole = kept.size().boundedTo(room.size() - kWindowFrame);
  const int side = kWindowFrame.width() / 2;
  const QPoint corner = room.topLeft() + QPoint(side, kWindowFrame.height() - side);  // below its title bar
  const QRect fitting(corner, room.size() - kWindowFrame - whole + QSize(1, 1));      // where its corner can be
  setGeometry(QRect(QPoint(std::clamp(kept.x(), fitting.left(), fitting.right()),
                           std::clamp(kept.y(), fitting.top(), fitting.bottom())),
                    whole));
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (present_.isToBeAsked()) {
    event->ignore();
    present_.leaveThen([this] {
      present_.close();
      close();  // asks about an unsaved board
    });
    return;
  }
  if (events_.deskOnTop() && !isClosing_ && events_.askBeforeClosing()) return event->ignore();
  const EmbeddedPage& editor = editor_.editor();
  if (editor.page && editor.isModified() && !isClosing_) {
    event->ignore();
    editor_.open();
    editor.leaveThen([this] {
      isClosing_ = true;
      close();
    });
    return;
  }
  settings_.view.geometry.set(saveGeometry());
  if (books_.made()) books_.made()->close();
  present_.close();
  QMainWindow::closeEvent(event);
}

/// Esc puts the sheet of costs away where no page has another use for it.
void MainWindow::keyPressEvent(QKeyEvent* event) {
  if (event->key() != Qt::Key_Escape || costs_->isHidden()) return QMainWindow::keyPressEvent(event);
  costs_->close();
}

void MainWindow::changeEvent(QEvent* event) {
  QMainWindow::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    actions_.retranslate();
    menus_.retranslate();
    offers_.show();
    refreshActions();
  }
  if (event->type() == QEvent::WindowStateChange) menus_[MainMenus::FullScreen]->setChecked(isFullScreen());
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->matches(QKeySequence::HelpContents)) {
    const auto* part = qobject_cast<QWidget*>(watched);
    if (part && part->window() != this && part->window() != books_.made()) {
      // A menu or the list of a field belongs to the window behind it.
      books_.openIn(part->window()->windowType() == Qt::Popup ? QApplication::activeWindow() : part->window());
      return true;
    }
  }
  return QMainWindow::eventFilter(watched, event);
}

}  // namespace tapu

#include "moc_main_window.cpp"
