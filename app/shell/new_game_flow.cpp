// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/new_game_flow.h"

namespace tapu {

using namespace Qt::StringLiterals;

NewGameFlow::NewGameFlow(Pages& pages, PresentGame& present, Settings& settings)
    : pages_(pages), present_(present), settings_(settings) {
  connectGames();
  connectBots();
}

NewGamePage* NewGameFlow::page() {
  if (page_) return page_;
  page_ = new NewGamePage(settings_, &pages_);
  pages_.addWidget(page_);
  connect(page_, &NewGamePage::canceled, this, &NewGameFlow::leaveOptions);
  connect(page_, &NewGamePage::started, this, [this](const GamePlan& plan) { start(plan, page_); });
  connect(page_, &NewGamePage::botsWanted, this, &NewGameFlow::openBots);
  return page_;
}

void NewGameFlow::connectGames() {
  GamesPage* games = pages_.games();
  connect(games, &GamesPage::canceled, this, &NewGameFlow::goBack);
  connect(games, &GamesPage::optionsWanted, this, [this](const GamePlan& plan) { openOptions(plan, pages_.games()); });
  // Queued, since the card is deleted when the page is shown anew and must not be while it emits.
  connect(
      games, &GamesPage::started, this, [this, games](const GamePlan& plan) { start(plan, games); },
      Qt::QueuedConnection);
  connect(games, &GamesPage::botsWanted, this, &NewGameFlow::openBots);
}

void NewGameFlow::connectBots() {
  BotsPage* bots = pages_.bots();
  connect(pages_.lobby(), &LobbyPage::levelsWanted, this, [this, bots](SeatId seat) {
    if (!present_.game()) return;
    bots->showTable(present_.game(), seat);
    pages_.bring(bots);
  });
  connect(bots, &BotsPage::canceled, this, &NewGameFlow::leaveBots);
  connect(bots, &BotsPage::optionsWanted, this,
          [this](const GamePlan& plan) { openOptions(plan, botsFrom_ == pages_.games() ? botsFrom_ : optionsFrom_); });
  connect(bots, &BotsPage::started, this, [this](const GamePlan& plan) { start(plan, botsFrom_); });
}

void NewGameFlow::open(NewGamePage::Purpose purpose) {
  present_.openBeside([this, purpose] {
    optionsFrom_ = nullptr;
    page()->begin(purpose);
    page()->setReturn(wayBack());
    pages_.bring(page());
  });
}

void NewGameFlow::openAgain(const GamePlan& plan) {
  open(NewGamePage::Purpose::Host);
  page()->begin(plan);
  page()->setReturn(NewGamePage::Return::ToGame);
}

void NewGameFlow::openGames() {
  present_.openBeside([this] {
    pages_.games()->begin();
    pages_.bring(pages_.games());
  });
}

BoardsPage* NewGameFlow::boards() {
  if (boards_) return boards_;
  boards_ = new BoardsPage(settings_, &pages_);
  boards_->setOwnBoards([this] { return ownBoards_ ? ownBoards_() : QStringList(); });
  pages_.addWidget(boards_);
  connect(boards_, &BoardsPage::canceled, this, &NewGameFlow::goBack);
  connect(boards_, &BoardsPage::rulesWanted, this, [this] { Q_EMIT rulesWanted(u"sea"_s); });
  connect(boards_, &BoardsPage::chosen, this, [this](const GamePlan& plan) { openOptions(plan, boards_); });
  return boards_;
}

void NewGameFlow::openBoards() {
  present_.openBeside([this] {
    boards()->begin();
    pages_.bring(boards());
  });
}

void NewGameFlow::offerNextPort(const QString& problem) {
  if (page_ && pages_.top() == page_) page_->offerNextPort(problem);
}

void NewGameFlow::openOptions(const GamePlan& plan, Page* from) {
  optionsFrom_ = from;
  page()->begin(plan);
  pages_.bring(page());
}

/// The page of bots lies over the page that it was opened from, and gives back what was chosen.
void NewGameFlow::openBots(const GamePlan& plan) {
  botsFrom_ = pages_.top();
  pages_.bots()->begin(plan);
  pages_.bring(pages_.bots());
}

void NewGameFlow::leaveBots() {
  BotsPage* bots = pages_.bots();
  if (bots->isAtTable()) {
    bots->showTable(nullptr);
    return pages_.bring(pages_.lobby());
  }
  if (botsFrom_ == pages_.games()) {
    pages_.games()->takeBots(bots->plan());
    return pages_.bring(pages_.games());
  }
  page()->begin(bots->plan());
  page()->setReturn(wayBack());
  pages_.bring(page());
}

void NewGameFlow::leaveOptions() {
  if (optionsFrom_ && optionsFrom_ == boards_) return pages_.bring(boards_);
  if (optionsFrom_) {
    openGames();
    pages_.games()->takeBots(page_->plan());  // whom the person chose to play against stays chosen
    return;
  }
  if (present_.isInPlay() || page_->purpose() != NewGamePage::Purpose::Host) return goBack();
  Q_EMIT networkWanted();
}

void NewGameFlow::start(const GamePlan& plan, Page* from) {
  present_.leaveThen([this, plan, from] { Q_EMIT wanted(plan, from); });
}

/// Goes to the game that is played behind these pages; without one to the start page.
void NewGameFlow::goBack() {
  if (present_.isInPlay()) return present_.bringTable();
  Q_EMIT startWanted();
}

NewGamePage::Return NewGameFlow::wayBack() const {
  return present_.isInPlay() ? NewGamePage::Return::ToGame : NewGamePage::Return::ToPage;
}

}  // namespace tapu
