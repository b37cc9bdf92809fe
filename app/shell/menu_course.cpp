// SPDX-License-Identifier: GPL-3.0-or-later
// What the entries of the menus do, and where each of them is off.
#include <QActionGroup>
#include <algorithm>
#include <array>

#include "app/client/requests.h"
#include "app/kit/art.h"
#include "app/lobby/rows/addresses_dialog.h"
#include "app/lobby/table/table_menu.h"
#include "app/shell/main_window.h"
#include "app/shell/whats_this_teller.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// A game with bots goes on: their levels can be changed.
bool hasBots(const GameController& game) {
  return game.hasGame() && game.phase() == Client::Phase::Playing &&
         std::ranges::count(game.lobby().seats, SeatHolder::Bot, &LobbySeat::holder) > 0;
}

}  // namespace

/// The entries about those who are at the table, and for its host how others find it.
void MainWindow::fillTable() {
  menus_.table->clear();
  if (!game_) return;
  if (reach_ != GamePlan::Reach::Network) return fillBotsMenu(*menus_.table, *game_);
  fillTableMenu(*menus_.table, *game_, this);
  if (port_ == 0) return;
  menus_.table->addSeparator();
  //: Menu of a host: the addresses at which others join the game
  QAction* addresses = menus_.table->addAction(tr("All addresses…"));
  addresses->setObjectName(u"tableAddresses"_s);
  connect(addresses, &QAction::triggered, this, [this] {
    const QByteArray table = game_ ? game_->tableIdentity().id : QByteArray();
    auto* dialog = new AddressesDialog([port = port_] { return ownAddresses(port); }, table, reachability_,
                                       AddressesDialog::Begin::Quiet, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
  });
}

void MainWindow::connectMenus() {
  MainMenus& m = menus_;
  connect(m.newGame, &QAction::triggered, this, [this] { openNewGame(NewGamePage::Purpose::Bots); });
  connect(m.games, &QAction::triggered, this, &MainWindow::openGames);
  connect(m.recent, &QMenu::aboutToShow, this, &MainWindow::listRecent);
  connect(m.restart, &QAction::triggered, this, &MainWindow::restart);
  connect(m.keep, &QAction::triggered, this, &MainWindow::tellKept);
  connect(m.host, &QAction::triggered, this, [this] { openNewGame(NewGamePage::Purpose::Host); });
  connect(m.saved, &QAction::triggered, this, &MainWindow::openSaved);
  connect(m.career, &QAction::triggered, this, &MainWindow::openCareer);
  connect(m.openFile, &QAction::triggered, this, &MainWindow::askFile);
  connect(m.join, &QAction::triggered, this, &MainWindow::openNetwork);
  connect(m.organize, &QAction::triggered, this, &MainWindow::openOrganizer);
  connect(m.bigScreen, &QAction::triggered, this, [this] {
    if (DeskPage* led = deskOnTop()) led->openScreen();
  });
  connect(m.rejoin, &QAction::triggered, this, &MainWindow::continueLast);
  connect(m.table, &QMenu::aboutToShow, this, &MainWindow::fillTable);
  connect(m.pause, &QAction::triggered, this, [this](bool paused) {
    if (game_) game_->ask(paused ? requests::pauseGame() : requests::resumeGame());
  });
  connect(m.hints, &QAction::triggered, this, [this](bool allowed) {
    if (!game_) return;
    TablePolicy policy = game_->table().policy;
    policy.hints = allowed ? HintRule::Allowed : HintRule::Forbidden;
    game_->ask(requests::changePolicy(policy));
  });
  connect(m.save, &QAction::triggered, this, &MainWindow::saveRecord);
  connect(m.agree, &QAction::triggered, this, &MainWindow::endByAgreement);
  connect(m.backToEditor, &QAction::triggered, this, &MainWindow::backToEditor);
  connect(m.end, &QAction::triggered, this, [this] { leaveThen([this] { openStart(); }); });
  connect(m.quit, &QAction::triggered, this, &QWidget::close);
  connect(m.fullScreen, &QAction::triggered, this,
          [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
  connect(m.languages, &QActionGroup::triggered, this,
          [this](const QAction* action) { languages_.use(action->data().toString()); });
  connect(m.themes, &QActionGroup::triggered, this, [this](const QAction* action) {
    settings_.view.theme.set(action->data().toString());
    look_.apply();
    refreshActions();
  });
  connect(m.sound, &QAction::triggered, this, [this](bool on) {
    settings_.sound.on.set(on ? Sounds::On : Sounds::Off);
    applySettings();
  });
  connect(m.configure, &QAction::triggered, this, &MainWindow::openSettings);
  connect(m.costs, &QAction::toggled, costs_, &QWidget::setVisible);
  connect(costs_, &QDockWidget::visibilityChanged, m.costs, [this] { menus_.costs->setChecked(!costs_->isHidden()); });
  connect(m.learn, &QAction::triggered, this, &MainWindow::openLessons);
  connect(m.rules, &QAction::triggered, this, &MainWindow::openRulesHere);
  connect(m.handbook, &QAction::triggered, this, &MainWindow::openHandbook);
  connect(m.guide, &QAction::triggered, this, [this] { openRules({u"organizer"_s, {}}); });
  connect(m.shortcuts, &QAction::triggered, this, &MainWindow::openShortcuts);
  connect(m.whatsThis, &QAction::triggered, this, &WhatsThisTeller::begin);
  connect(m.report, &QAction::triggered, this, &MainWindow::openReport);
  connect(m.about, &QAction::triggered, this, &MainWindow::openAbout);
  connect(m.aboutQt, &QAction::triggered, this, &MainWindow::openAboutQt);
}

void MainWindow::retranslateMenus() {
  menus_.retranslate();
  showUnfinished();
  refreshActions();
}

void MainWindow::refreshActions() {
  showTitle();
  MainMenus& m = menus_;
  const bool isFirst = pages_->isAtFirstRun();
  const bool plays = game_ && game_->phase() == Client::Phase::Playing && game_->hasGame();
  const bool isEditing = editor_.page && page() == editor_.page;
  for (QAction* action : {m.newGame, m.games, m.saved, m.career, m.openFile, m.host, m.join, m.organize})
    action->setEnabled(!isFirst && !isEditing);
  m.learn->setEnabled(!isFirst);
  m.recent->menuAction()->setEnabled(!isFirst && !isEditing && !settings_.recentFiles().isEmpty());
  m.restart->setEnabled(begun_ && begun_->reach == GamePlan::Reach::ThisComputer && game_ && table_ && !isEditing);
  if (table_) table_->offerAgain(againHere());
  const bool isLesson = lessonTable_ != nullptr;  // nothing of it is kept, and nobody else waits
  m.keep->setEnabled(plays && !isEditing && !isLesson);
  m.bigScreen->setEnabled(deskOnTop() != nullptr);
  // What belongs to a game is left out of the menus of the editor: there it could never be used.
  m.game->menuAction()->setVisible(!isEditing);
  m.move->menuAction()->setVisible(!isEditing);
  m.move->menuAction()->setEnabled(!table_ || page() == table_);  // nobody moves from the page of another game
  m.event->menuAction()->setVisible(!isEditing);
  for (QMenu* menu : editor_.menus) menu->menuAction()->setVisible(isEditing);
  for (QAction* action : editor_.viewActions) action->setVisible(isEditing);
  for (QAction* action : {actions_.zoomIn, actions_.zoomOut, actions_.fit, actions_.wholeChain, actions_.turnRight,
                          actions_.turnLeft, actions_.chances, actions_.routes, actions_.showLog, actions_.showChat,
                          actions_.nextPart, actions_.printBoard, actions_.savePicture})
    action->setVisible(!isEditing);
  m.rejoin->setEnabled(!isFirst && !isEditing && !game_ && (seatKept_ || hasLostSeat_ || unfinished_));
  const bool isHere = reach_ == GamePlan::Reach::ThisComputer;
  m.table->menuAction()->setEnabled(game_ && !game_->isWatching() && (!isHere || hasBots(*game_)));
  m.pause->setEnabled(plays && game_->isHost() && !isLesson);
  m.pause->setChecked(game_ && game_->isPaused());
  m.hints->setEnabled(plays && game_->isHost() && !isLesson && !isEditing);
  m.hints->setChecked(game_ && game_->table().policy.hints == HintRule::Allowed);
  m.save->setEnabled(!isEditing && !isLesson && game_ && table_ && game_->hasGame());  // the editor has the same keys
  m.agree->setEnabled(plays && table_ && !isLesson);
  m.end->setEnabled(game_ != nullptr);
  const bool isTest = isTestPlay_ && game_ && !isEditing;
  m.backToEditor->setEnabled(isTest);
  m.backToEditor->setVisible(isTest);
  testBar_->setBoard(isTest && begun_ ? begun_->gameName : QString());
  testBar_->setVisible(isTest);
  m.fullScreen->setChecked(isFullScreen());
  m.sound->setEnabled(sounds_);
  m.sound->setChecked(sounds_ && settings_.sound.on() == Sounds::On);
  m.showChosen(languages_.current(), settings_.view.theme());
  m.showIcons(themeFor(look_.kind()));
  for (int i = 0; i < 3; ++i) {
    static constexpr std::array pieces{"piece-road", "piece-settlement", "piece-city"};
    actions_.build[static_cast<std::size_t>(i)]->setIcon(
        piecePicture(QString::fromLatin1(pieces[static_cast<std::size_t>(i)]), settings_.player.color(), {24, 24},
                     devicePixelRatioF()));
  }
}

}  // namespace tapu
