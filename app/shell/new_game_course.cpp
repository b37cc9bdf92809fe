// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/new_game_course.h"

namespace tapu {

NewGameCourse::NewGameCourse(Pages& pages, PresentGame& present, Settings& settings)
    : pages_(pages), present_(present), settings_(settings) {
  connectGames();
  connectBots();
}

NewGamePage* NewGameCourse::page() {
  if (page_) return page_;
  page_ = new NewGamePage(settings_, &pages_);
  pages_.addWidget(page_);
  connect(page_, &NewGamePage::canceled, this, &NewGameCourse::leaveOptions);
  connect(page_, &NewGamePage::started, this, [this](const GamePlan& plan) { start(plan, page_); });
  connect(page_, &NewGamePage::botsWanted, this, &NewGameCourse::openBots);
  return page_;
}

void NewGameCourse::connectGames() {
  GamesPage* games = pages_.games();
  connect(games, &GamesPage::canceled, this, &NewGameCourse::goBack);
  connect(games, &GamesPage::optionsWanted, this, [this](const GamePlan& plan) {
    isFromGames_ = true;
    openOptions(plan);
  });
  // Queued, since the card is deleted when the page is shown anew and must not be while it emits.
  connect(
      games, &GamesPage::started, this, [this, games](const GamePlan& plan) { start(plan, games); },
      Qt::QueuedConnection);
  connect(games, &GamesPage::botsWanted, this, &NewGameCourse::openBots);
}

void NewGameCourse::connectBots() {
  BotsPage* bots = pages_.bots();
  connect(pages_.lobby(), &LobbyPage::levelsWanted, this, [this, bots](SeatId seat) {
    if (!present_.game()) return;
    bots->showTable(present_.game(), seat);
    pages_.bring(bots);
  });
  connect(bots, &BotsPage::canceled, this, &NewGameCourse::leaveBots);
  connect(bots, &BotsPage::optionsWanted, this, [this](const GamePlan& plan) {
    isFromGames_ = isFromGames_ || botsFrom_ == pages_.games();
    openOptions(plan);
  });
  connect(bots, &BotsPage::started, this, [this](const GamePlan& plan) { start(plan, botsFrom_); });
}

void NewGameCourse::open(NewGamePage::Purpose purpose) {
  present_.openBeside([this, purpose] {
    isFromGames_ = false;
    page()->begin(purpose);
    page()->setReturn(wayBack());
    pages_.bring(page());
  });
}

void NewGameCourse::openAgain(const GamePlan& plan) {
  open(NewGamePage::Purpose::Host);
  page()->begin(plan);
  page()->setReturn(NewGamePage::Return::ToGame);
}

void NewGameCourse::openGames() {
  present_.openBeside([this] {
    pages_.games()->begin();
    pages_.bring(pages_.games());
  });
}

void NewGameCourse::offerNextPort(const QString& problem) {
  if (page_ && pages_.top() == page_) page_->offerNextPort(problem);
}

void NewGameCourse::openOptions(const GamePlan& plan) {
  page()->begin(plan);
  pages_.bring(page());
}

/// The page of bots lies over the page that it was opened from, and gives back what was chosen.
void NewGameCourse::openBots(const GamePlan& plan) {
  botsFrom_ = pages_.top();
  pages_.bots()->begin(plan);
  pages_.bring(pages_.bots());
}

void NewGameCourse::leaveBots() {
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

void NewGameCourse::leaveOptions() {
  if (isFromGames_) {
    openGames();
    pages_.games()->takeBots(page_->plan());  // whom the person chose to play against stays chosen
    return;
  }
  if (present_.isInPlay() || page_->purpose() != NewGamePage::Purpose::Host) return goBack();
  Q_EMIT networkWanted();
}

void NewGameCourse::start(const GamePlan& plan, Page* from) {
  present_.leaveThen([this, plan, from] { Q_EMIT wanted(plan, from); });
}

/// To the game that is played behind these pages; without one to the start page.
void NewGameCourse::goBack() {
  if (present_.isInPlay()) return present_.bringTable();
  Q_EMIT startWanted();
}

NewGamePage::Return NewGameCourse::wayBack() const {
  return present_.isInPlay() ? NewGamePage::Return::ToGame : NewGamePage::Return::ToPage;
}

}  // namespace tapu
