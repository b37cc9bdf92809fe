// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenuBar>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>

#include "app/client/requests.h"
#include "app/kit/art.h"
#include "app/kit/dialog_keys.h"
#include "app/kit/dialog_size.h"
#include "app/kit/icon_label.h"
#include "app/kit/latin_keys.h"
#include "app/kit/menu_keys.h"
#include "app/kit/rule_topics.h"
#include "app/kit/sea_page.h"
#include "app/manual/rule_tables.h"
#include "app/session/game/table_search.h"
#include "app/session/plan/game_choice.h"
#include "app/session/plan/game_words.h"
#include "app/session/plan/test_plan.h"
#include "app/session/saved/saved_words.h"
#include "app/shell/dialogs.h"
#include "app/shell/key_table.h"
#include "app/shell/settings_dialog.h"
#include "app/shell/shortcuts_dialog.h"
#include "app/shell/whats_this_teller.h"
#include "app/text/option_words.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// The actions of the menus whose keys the player may choose. What shows the whole board is left out: which of two has
/// the key depends on the game.
QList<QAction*> changeableActions(const MainMenus& menus, const GameActions& moves) {
  QList<QAction*> actions;
  for (const auto& [title, entries] : menus.list()) {
    for (QAction* action : entries)
      if (!action->objectName().isEmpty() && action != moves.fit && action != moves.wholeChain) actions << action;
  }
  return actions;
}

/// What the start page says of the seat that one can come back to.
QString noteOf(const Rejoin& seat, const QList<FoundGame>& games) {
  const bool isOpen = !TableSearch::placesOf(seat.table, games).isEmpty();
  const QString name = isolated(seat.gameName);
  //: Note under "Rejoin" on the start page; %1 name of a game on the network, whose table is heard at the moment
  return isOpen ? MainWindow::tr("Back to your seat in “%1”: it is open now").arg(name)
                //: Note under "Rejoin" on the start page; %1 name of a game on the network
                : MainWindow::tr("Back to your seat in “%1”").arg(name);
}

}  // namespace

MainWindow::MainWindow(Settings& settings, Languages& languages, GameStarter& starter, Neighborhood network)
    : settings_(settings),
      languages_(languages),
      starter_(starter),
      reachability_(network.reach),
      browser_(network.games),
      look_(settings, languages),
      actions_(this),
      menus_(menuBar(), actions_, this),
      keys_(changeableActions(menus_, actions_), {actions_.fit, actions_.wholeChain}, settings),
      pages_(new Pages(settings, languages, starter, network)),
      costs_(new CostSheet(this)) {
  setObjectName(u"mainWindow"_s);
  new WhatsThisTeller(this);
  auto* sea = new SeaPage(this);
  auto* all = new QVBoxLayout(sea);
  all->setContentsMargins(0, 0, 0, 0);
  testBar_ = new TestBar(menus_.backToEditor, sea);
  testBar_->hide();
  auto* over = new QVBoxLayout;  // takes no room while the bar is hidden
  over->setContentsMargins(kSheetGap, kSheetGap, kSheetGap, 0);
  over->addWidget(testBar_);
  all->addLayout(over);
  all->addWidget(pages_);
  setCentralWidget(sea);
  addDockWidget(Qt::RightDockWidgetArea, costs_);
  costs_->setCosts([this] { return game_ && game_->hasGame() ? costsIn(game_->definition()) : QString(); });
  setMinimumSize(640, 360);
  connectPages();
  makeLostHost();
  menuBar()->setMinimumHeight(30);
  auto* corner = new QWidget(menuBar());
  auto* mark = new QHBoxLayout(corner);
  mark->setContentsMargins(8, 0, 2, 0);
  mark->addWidget(new IconLabel(u"app-icon"_s, 20, &Theme::ink, corner));
  menuBar()->setCornerWidget(corner, Qt::TopLeftCorner);
  connectMenus();
  connect(&look_, &AppLook::themeChanged, this, [this](const Theme& theme) {
    if (table_) table_->setTheme(theme);
    pages_->replay()->setTheme(theme);
    refreshActions();
  });
  qApp->installEventFilter(this);  // F1 in dialogs: the menu's key does not work there
  new LatinKeys(this);
  new DialogKeys(this);
  new MenuKeys(this);
  connect(&browser_, &DiscoveryBrowser::gamesChanged, this, [this] {
    if (seatKept_) pages_->start()->offerRejoin(noteOf(*seatKept_, browser_.games()));
  });
  lookForUnfinished();
  retranslateMenus();
  restoreWindow();
  pages_->bring(settings_.isFirstStart() ? static_cast<Page*>(pages_->firstRun()) : pages_->start());
}

/// Without a close event it is the system that ends the program: as after a crash, a guest may come back to the seat.
MainWindow::~MainWindow() {
  if (isVisible()) settings_.view.geometry.set(saveGeometry());  // the program is ended without closing it
  closeTable();
  if (game_ && isHeld_) game_->ask(requests::resumeGame());
  if (game_) game_->disconnect(this);
  game_.reset();
  closeGame();
}

// Pages

/// The first start: a name has to be chosen before anything else.
void MainWindow::connectFirstRun() {
  FirstRunPage* first = pages_->firstRun();
  if (!first) return;
  connect(first, &FirstRunPage::codeWanted, this, [this] {
    openNetwork();
    pages_->network()->addressField()->setFocus(Qt::OtherFocusReason);
  });
  connect(first, &FirstRunPage::done, this, [this] {
    openStart();
    if (!joinAfterFirstRun_.isEmpty()) join(std::exchange(joinAfterFirstRun_, {}));
    if (!filesAfterFirstRun_.isEmpty()) openFiles(std::exchange(filesAfterFirstRun_, {}));
  });
}

void MainWindow::connectPages() {
  connect(pages_, &Pages::bringing, this, [this](const Page* next) {
    // Whoever does something else is not called back by an old host.
    if (next != pages_->network()) nextGame_.stop();
    if (next != editor_.page) delete editorLesson_;
  });
  connect(pages_, &Pages::brought, this, [this] {
    holdBehind();
    refreshActions();
  });
  connectFirstRun();
  connect(pages_->start(), &StartPage::entered, this, [this](StartPage::Entry entry) {
    switch (entry) {
      case StartPage::Event: return goBackToEvent();
      case StartPage::Rejoin: return rejoinSeat();
      case StartPage::Continue: return continueHere();
      case StartPage::Bots: return playBots();
      case StartPage::SameComputer: return openNewGame(NewGamePage::Purpose::SameComputer);
      case StartPage::Network: return openNetwork();
      case StartPage::Editor: return openEditor();
      case StartPage::Learn: return openLessons();
      case StartPage::kEntries: return;
    }
  });
  connect(pages_->start(), &StartPage::savedClicked, this, &MainWindow::openSaved);
  connect(pages_->start(), &StartPage::gamesClicked, this, &MainWindow::openGames);
  connect(pages_->saved(), &SavedPage::canceled, this, [this] { isInGame() ? pages_->bring(table_) : openStart(); });
  connect(pages_->saved(), &SavedPage::fileWanted, this, &MainWindow::askFile);
  // Queued, since the card is deleted in answer to this and must not be while it emits.
  connect(pages_->saved(), &SavedPage::continueWanted, this, &MainWindow::continueGame, Qt::QueuedConnection);
  connect(pages_->replay(), &ReplayPage::canceled, this, &MainWindow::leaveReplay);
  connect(pages_->replay(), &ReplayPage::playOnWanted, this, &MainWindow::askToPlayOn);
  connect(pages_->replay(), &ReplayPage::marksChanged, this, [this](const std::vector<int>& steps) {
    if (const Replay* replay = pages_->replay()->replay()) settings_.setReplayMarks(replay->fingerprint(), steps);
  });
  connect(pages_->start(), &StartPage::meClicked, this, &MainWindow::openMe);
  connect(pages_->start(), &StartPage::settingsClicked, this, &MainWindow::openSettings);
  connect(pages_->start(), &StartPage::rulesClicked, this, [this] { openRules({u"aim"_s, {}}); });
  connect(pages_->start(), &StartPage::careerClicked, this, &MainWindow::openCareer);
  connect(pages_->start(), &StartPage::aboutClicked, this, &MainWindow::openAbout);
  connectGamesAndBots();
  connectCareer();
  connect(pages_->lessons(), &LessonsPage::canceled, this, &MainWindow::openStart);
  connect(pages_->lessons(), &LessonsPage::wanted, this, &MainWindow::learn);
  connectNetwork();
  connect(pages_->lobby(), &LobbyPage::leaveWanted, this, [this] { leaveThen([this] { openStart(); }); });
  connect(&languages_, &Languages::changed, this, [this](const QString& code) {
    if (!settings_.view.language().isEmpty()) settings_.view.language.set(code);
  });
}

void MainWindow::connectNetwork() {
  connect(pages_->network(), &NetworkPage::canceled, this, [this] {
    openStart();
    if (pages_->firstRun() && settings_.isFirstStart())
      pages_->bring(pages_->firstRun());  // no seat has brought them a name
  });
  connect(pages_->network(), &NetworkPage::callCanceled, this, [this] {
    nextGame_.stop();
    closeGame();
    pages_->network()->setCalling({});
  });
  connect(pages_->network(), &NetworkPage::hostWanted, this, [this] { openNewGame(NewGamePage::Purpose::Host); });
  connect(pages_->network(), &NetworkPage::organizeWanted, this, &MainWindow::openOrganizer);
  connect(pages_->network(), &NetworkPage::joinWanted, this,
          qOverload<const Address&, int, const QByteArray&>(&MainWindow::join));
  connect(pages_->network(), &NetworkPage::watchWanted, this, qOverload<const Address&>(&MainWindow::watch));
  connect(pages_->network(), &NetworkPage::forgetWanted, this, [this] {
    if (offered_) settings_.seats().forget(*offered_);
    openStart();
  });
  connect(pages_->network(), &NetworkPage::rejoinWanted, this, [this] { offered_ ? rejoin(*offered_) : rejoinSeat(); });
  connect(pages_->network(), &NetworkPage::seatWanted, this, [this](const Rejoin& seat) { rejoin(seat); });
  connect(pages_->network(), &NetworkPage::seatForgotten, this, [this](const Rejoin& seat) {
    settings_.seats().forget(seat);
    pages_->network()->showSeats(starter_.seats());
  });
  connect(pages_->network(), &NetworkPage::gamesFound, pages_->start(), &StartPage::setGamesFound);
}

void MainWindow::connectCareer() {
  connect(pages_->career(), &CareerPage::canceled, this, [this] { table_ ? pages_->bring(table_) : openStart(); });
  connect(pages_->career(), &CareerPage::resultWanted, this, &MainWindow::showKeptResult);
  connect(pages_->career(), &CareerPage::replayWanted, this,
          [this](const QString& path) { openRecord(path, pages_->career()); });
  connect(&starter_.records(), &RecordKeeper::failed, this, [this](const QString& sentence) {
    if (table_) table_->tell(sentence);
  });
  connect(&starter_.records(), &RecordKeeper::kept, this, [this] {
    if (page() == pages_->career()) pages_->career()->look(settings_.shownName());
  });
}

NewGamePage* MainWindow::newGamePage() {
  if (newGame_) return newGame_;
  newGame_ = new NewGamePage(settings_, pages_);
  pages_->addWidget(newGame_);
  connect(newGame_, &NewGamePage::canceled, this, [this] {
    if (isFromGames_) return backToGames();
    if (isInGame()) return pages_->bring(table_);
    if (newGame_->purpose() == NewGamePage::Purpose::Host) return openNetwork();
    openStart();
  });
  connect(newGame_, &NewGamePage::started, this,
          [this](const GamePlan& plan) { leaveThen([this, plan] { start(plan); }); });
  connect(newGame_, &NewGamePage::botsWanted, this, &MainWindow::openBots);
  return newGame_;
}

/// The page of bots lies over the page that it was opened from, and gives back what was chosen.
void MainWindow::openBots(const GamePlan& plan) {
  botsFrom_ = page();
  pages_->bots()->begin(plan);
  pages_->bring(pages_->bots());
}

void MainWindow::connectGamesAndBots() {
  connect(pages_->games(), &GamesPage::canceled, this, [this] { isInGame() ? pages_->bring(table_) : openStart(); });
  connect(pages_->games(), &GamesPage::optionsWanted, this, [this](const GamePlan& plan) {
    isFromGames_ = true;
    newGamePage()->begin(plan);
    pages_->bring(newGamePage());
  });
  // Queued, since the card is deleted when the page is shown anew and must not be while it emits.
  connect(
      pages_->games(), &GamesPage::started, this,
      [this](const GamePlan& plan) { leaveThen([this, plan] { start(plan); }); }, Qt::QueuedConnection);
  connect(pages_->games(), &GamesPage::botsWanted, this, &MainWindow::openBots);
  connect(pages_->lobby(), &LobbyPage::levelsWanted, this, [this](SeatId seat) {
    if (!game_) return;
    pages_->bots()->showTable(game_.get(), seat);
    pages_->bring(pages_->bots());
  });
  connect(pages_->bots(), &BotsPage::canceled, this, &MainWindow::leaveBots);
  connect(pages_->bots(), &BotsPage::optionsWanted, this, [this](const GamePlan& plan) {
    isFromGames_ = isFromGames_ || botsFrom_ == pages_->games();
    newGamePage()->begin(plan);
    pages_->bring(newGamePage());
  });
  connect(pages_->bots(), &BotsPage::started, this,
          [this](const GamePlan& plan) { leaveThen([this, plan] { start(plan); }); });
}

void MainWindow::leaveBots() {
  if (pages_->bots()->isAtTable()) {
    pages_->bots()->showTable(nullptr);
    return pages_->bring(pages_->lobby());
  }
  if (botsFrom_ == pages_->games()) {
    pages_->games()->takeBots(pages_->bots()->plan());
  } else {
    newGamePage()->begin(pages_->bots()->plan());
    newGamePage()->setReturn(isInGame() ? NewGamePage::Return::ToGame : NewGamePage::Return::ToPage);
  }
  pages_->bring(botsFrom_ == pages_->games() ? static_cast<Page*>(pages_->games()) : newGamePage());
}

/// Where only people at this computer play, no time runs on behind another page: the game is paused until they are
/// back.
void MainWindow::holdBehind() {
  if (!game_ || reach_ != GamePlan::Reach::ThisComputer || game_->phase() != Client::Phase::Playing) return;
  if (page() == table_) {
    if (std::exchange(isHeld_, false) && game_->isPaused()) game_->ask(requests::resumeGame());
  } else if (!game_->isPaused() && game_->clockLeftMs() >= 0 && !std::exchange(isHeld_, true)) {
    game_->ask(requests::pauseGame());
  }
}

void MainWindow::openStart() {
  if (isTestPlay_ && editor_.page) return backToEditor();
  isTestPlay_ = false;
  closeGame();
  lookForUnfinished();
  pages_->bring(pages_->start());
}

void MainWindow::setEditor(const EmbeddedPage& editor) {
  editor_ = editor;
  if (rules_) rules_->setTables([this](const QString& name) { return handbookTable(name); });
  pages_->addWidget(editor.page);
  for (QMenu* menu : editor.menus) menuBar()->insertMenu(menus_.view->menuAction(), menu);
  menus_.view->insertActions(menus_.view->actions().value(0), editor.viewActions);
  // The menu Game is away while the editor is there, and with it the way to quit.
  if (!editor.menus.isEmpty()) editor.menus.front()->addAction(menus_.quit);
  connect(editor.page, &QWidget::windowTitleChanged, this, &MainWindow::showTitle);
  pages_->start()->offerEditor();
  pages_->lessons()->offerEditor();
  refreshActions();
}

void MainWindow::openEditor() { openEditorThen({}); }

void MainWindow::openEditorThen(std::function<void()> then) {
  if (!editor_.page) return;
  leaveThen([this, then = std::move(then)] {
    closeGame();
    isTestPlay_ = false;
    pages_->bring(editor_.page);
    if (then) then();
  });
}

void MainWindow::playTest(const GamePlan& plan) {
  isTestOfFile_ = false;
  cameFrom_ = editor_.page ? editor_.page : pages_->start();
  start(plan);
}

void MainWindow::backToEditor() {
  if (!isTestPlay_) return;
  isTestPlay_ = false;
  std::optional<BoardFile> tried;
  if (isTestOfFile_ && begun_ && editor_.showBoard) tried = triedBoard(*begun_);
  closeGame();
  testBar_->hide();
  centralWidget()->layout()->activate();  // first, so that the editor never has less room than it had
  pages_->bring(editor_.page ? editor_.page : pages_->start());
  if (tried) editor_.showBoard(*tried);
}

/// A game is being played, which the page of a new game leaves in peace until the new one begins.
bool MainWindow::isInGame() const {
  return table_ && game_ && (game_->phase() == Client::Phase::Playing || game_->phase() == Client::Phase::Reconnecting);
}

/// Opens a page where another game can be begun. A game that is played goes on behind it: Back leads to it.
void MainWindow::openBeside(std::function<void()> open) {
  if (isInGame()) return open();
  leaveThen([this, open = std::move(open)] {
    closeGame();
    isTestPlay_ = false;
    open();
  });
}

void MainWindow::openNewGame(NewGamePage::Purpose purpose) {
  openBeside([this, purpose] {
    isFromGames_ = false;
    newGamePage()->begin(purpose);
    newGamePage()->setReturn(isInGame() ? NewGamePage::Return::ToGame : NewGamePage::Return::ToPage);
    pages_->bring(newGamePage());
  });
}

void MainWindow::openGames() {
  openBeside([this] {
    pages_->games()->begin();
    pages_->bring(pages_->games());
  });
}

/// From the options of a game: whom the person chose to play against stays chosen.
void MainWindow::backToGames() {
  openGames();
  pages_->games()->takeBots(newGamePage()->plan());
}

void MainWindow::openNetwork() {
  leaveThen([this] {
    closeGame();
    isTestPlay_ = false;
    pages_->network()->setCalling({});
    pages_->network()->showSeats(starter_.seats());
    pages_->bring(pages_->network());
  });
}

void MainWindow::lookForUnfinished() {
  hasLostSeat_ = starter_.hasLostSeat();
  const EventServer event(EventServer::folderBeside(starter_.usualFolder()));
  const auto plan = event.isRunning() ? event.plan() : std::nullopt;
  eventLed_ = plan ? plan->name : QString();
  isEventOver_ = plan && event.isOver();
  const QList<SavedGame> games = starter_.games();
  unfinished_ = GameFiles::newestUnfinished(games);
  gamesSaved_ = static_cast<int>(games.size());
  QList<TableIdentity> hosted;
  for (const SavedGame& game : games) hosted << game.note.table;
  seatKept_ = starter_.lastSeat(hosted);
  pages_->network()->setHosted(hosted);
  showUnfinished();
}

void MainWindow::showUnfinished() {
  QString rejoin, unfinished;
  if (seatKept_)
    rejoin = noteOf(*seatKept_, browser_.games());
  else if (hasLostSeat_)
    //: Note under "Rejoin" on the start page: only a copy of that game is left, which can be hosted
    rejoin = tr("The last network game, from your copy");
  if (unfinished_) unfinished = factsOf(*unfinished_, QDateTime::currentDateTime());
  if (eventLed_.isEmpty())
    pages_->start()->offerEvent({});
  else
    pages_->start()->offerEvent(isEventOver_
                                    //: Note under "Lead your event" on the start page; %1 name of the event
                                    ? tr("“%1” is over: to its results").arg(eventLed_)
                                    //: Note under "Lead your event" on the start page; %1 name of the event
                                    : tr("“%1” goes on").arg(eventLed_));
  pages_->start()->offerRejoin(rejoin);
  pages_->start()->offerContinue(unfinished);
  pages_->start()->setLater(starter_.isSeatLater(seatKept_, unfinished_) ? StartPage::Rejoin : StartPage::Continue);
  pages_->start()->offerSaved(gamesSaved_, pages_->saved()->deletedCount());
  showLessons();
  pages_->start()->offerBots(briefOf(GameChoices::lastPlan(GamePurpose::Bots, settings_)));
}

// Dialogs

void MainWindow::openSettings() {
  auto* dialog = new SettingsDialog({settings_, languages_, sounds_, starter_.files().folder()}, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &SettingsDialog::themePicked, &look_, &AppLook::apply);
  connect(dialog, &SettingsDialog::changed, this, &MainWindow::applySettings);
  connect(dialog, &SettingsDialog::keysWanted, this, &MainWindow::openShortcuts);
  connect(dialog, &SettingsDialog::wasReset, this, [this] {
    look_.apply();
    keys_.apply();
    applySettings();
  });
  connect(dialog, &QDialog::finished, this, &MainWindow::refreshActions);
  dialog->open();
}

/// Hands settings on to what is open: the dialog has written them.
void MainWindow::applySettings() {
  pages_->start()->refresh();
  if (table_) table_->applySettings();
  if (sounds_) sounds_->apply();
  refreshActions();
}

void MainWindow::setSounds(GameSounds* sounds) {
  sounds_ = sounds;
  sounds_->follow(game_.get());
  refreshActions();
}

void MainWindow::openMe() {
  auto* dialog = new MeDialog(settings_, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, pages_->start(), &StartPage::refresh);
  dialog->open();
}

void MainWindow::openAbout() {
  auto* dialog = new AboutDialog(this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void MainWindow::openAboutQt() {
  auto* dialog = new AboutQtDialog(this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void MainWindow::openReport() {
  auto* dialog = new ReportDialog(
      [this] { return game_ && game_->hasGame() ? nameOfRules(game_->lobby().setup.ruleSet) : QString(); }, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void MainWindow::openShortcuts() {
  auto* dialog = new ShortcutsDialog([this] { return menus_.list(); }, keys_, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

RulesWindow& MainWindow::rules() {
  if (rules_) return *rules_;
  rules_ =
      std::make_unique<RulesWindow>(languages_, settings_, [this](const QString& name) { return handbookTable(name); });
  rules_->setInThisGame([this](const RuleSection& section) {
    return game_ && game_->hasGame() ? optionsInForce(section.rules, game_->lobby().setup, game_->company())
                                     : QString();
  });
  connect(rules_.get(), &RulesWindow::backToGame, this, [this] { activateWindow(); });
  return *rules_;
}

/// The table of the handbook that has this name: the keys of the menus, or what the editor knows; else empty.
QString MainWindow::handbookTable(const QString& name) {
  if (name != "game-keys"_L1) return editor_.tables ? editor_.tables(name) : QString();
  actions_.retranslate();  // the language may have changed a moment ago
  menus_.retranslate();
  QString tables;
  for (auto [menu, actions] : menus_.list()) {
    actions.removeIf([this](QAction* action) { return editor_.viewActions.contains(action); });
    tables += keyTable(menu, actions);
  }
  return tables;
}

void MainWindow::openRules(const RuleTopic& topic) {
  rules().show();  // before scrolling: a hidden window has no layout yet
  if (!topic.number.isEmpty())
    rules().openRule(topic.number);
  else
    rules().open(topic.section);
  rules().raise();
  rules().activateWindow();
}

void MainWindow::openHandbook() {
  rules().show();
  rules().openBook(RulesWindow::Book::Handbook);
  rules().raise();
  rules().activateWindow();
}

void MainWindow::openRulesHere() { openRulesIn(QApplication::activeWindow()); }

/// If no section is about the window, as with most dialogs, opens the topic of the page beneath it, else the first
/// section.
void MainWindow::openRulesIn(const QWidget* window) {
  const RuleTopic here = ruleTopicAt(window), beneath = ruleTopicOf(page());
  openRules(!here.isEmpty() ? here : !beneath.isEmpty() ? beneath : RuleTopic{u"aim"_s, {}});
}

// The window itself

/// The name of the board that is under edit stands before that of the program, with a star while it is not saved.
void MainWindow::showTitle() {
  const QString program = u"Tapu टापू"_s;
  const bool isEditing = editor_.page && page() == editor_.page && !editor_.page->windowTitle().isEmpty();
  setWindowTitle(isEditing ? u"%1 — %2"_s.arg(editor_.page->windowTitle(), program) : program);
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
  if (isRunning() && !leaving_) {
    event->ignore();
    leaveThen([this] {
      closeGame();
      leaving_ = false;  // `close` asks about an unsaved board
      close();
    });
    return;
  }
  if (deskOnTop() && !leaving_ && askBeforeDeskCloses()) return event->ignore();
  if (editor_.page && editor_.isModified() && !leaving_) {
    event->ignore();
    openEditor();
    editor_.leaveThen([this] {
      leaving_ = true;
      close();
    });
    return;
  }
  settings_.view.geometry.set(saveGeometry());
  if (rules_) rules_->close();
  closeGame();
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
    retranslateMenus();
  }
  if (event->type() == QEvent::WindowStateChange) menus_.fullScreen->setChecked(isFullScreen());
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->matches(QKeySequence::HelpContents)) {
    const auto* part = qobject_cast<QWidget*>(watched);
    if (part && part->window() != this && part->window() != rules_.get()) {
      // A menu or the list of a field belongs to the window behind it.
      openRulesIn(part->window()->windowType() == Qt::Popup ? QApplication::activeWindow() : part->window());
      return true;
    }
  }
  return QMainWindow::eventFilter(watched, event);
}

}  // namespace tapu

#include "moc_main_window.cpp"
