// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/sitting.h"

#include <algorithm>
#include <utility>

#include "app/session/plan/game_choice.h"
#include "app/session/words/bot_levels.h"
#include "app/wire/notice.h"
#include "app/wire/requests.h"

namespace tapu {

namespace {

/// A person at another computer has a seat.
bool hasOthers(const GameController& game) {
  const QList<LobbySeat>& seats = game.seen().lobby().seats;
  const QList<SeatId> here = game.seen().localSeats();
  for (int seat = 0; seat < seats.size(); ++seat)
    if (seats[seat].holder == SeatHolder::Person && !here.contains(SeatId(seat))) return true;
  return false;
}

}  // namespace

Sitting::Sitting(StartedGame started, Beginning beginning, Pages& pages, Settings& settings, LayTable layTable)
    : pages_(pages),
      settings_(settings),
      layTable_(std::move(layTable)),
      beginning_(std::move(beginning)),
      continued_(std::move(started.continued)),
      port_(started.port),
      game_(std::move(started.game)) {
  connect(game_.get(), &GameController::moved, this, &Sitting::changed);
  connect(game_.get(), &GameController::tableChanged, this, &Sitting::changed);
  connect(game_.get(), &GameController::lobbyChanged, this, &Sitting::noteLevels);
  connect(game_.get(), &GameController::waitsToBeLetIn, pages_.network(), &NetworkPage::showWaitsToBeLetIn);
}

Sitting::~Sitting() { hide(); }

/// Nothing shows the game any more; it may go.
void Sitting::hide() {
  pages_.lobby()->setGame(nullptr);
  pages_.bots()->showTable(nullptr);
  if (table_) pages_.discard(std::exchange(table_, nullptr));
  game_->disconnect(this);
  if (std::exchange(isHeld_, false)) game_->ask(requests::ResumeGame{});  // it is kept as it was at the table
}

void Sitting::giveUpSeat() {
  hide();
  const Client::Phase phase = game_->seen().phase();
  if (phase == Client::Phase::Lobby || phase == Client::Phase::Playing) game_->leave();
}

void Sitting::follow() {
  if (!table_ && game_->seen().hasGame()) return openTable();
  const bool isLobby = game_->seen().phase() == Client::Phase::Lobby && beginning_.reach == GamePlan::Reach::Network;
  const bool isShown = pages_.top() == pages_.lobby() || (pages_.top() == pages_.bots() && pages_.bots()->isAtTable());
  if (table_ || !isLobby || isShown) {
    Q_EMIT changed();
    return;
  }
  Q_EMIT letIn();
  pages_.lobby()->setGame(game_.get(), port_);
  pages_.bring(pages_.lobby());
}

void Sitting::openTable() {
  pages_.lobby()->setGame(nullptr);
  pages_.bots()->showTable(nullptr);
  Q_EMIT letIn();
  if (continued_)
    beginning_.begun =
        GamePlan::ofTable(game_->seen().lobby(), game_->seen().localSeats(), *std::exchange(continued_, {}));
  table_ = layTable_(*game_);
  table_->offerAgain(again());
  pages_.addWidget(table_);
  pages_.bring(table_);
  Q_EMIT tableOpened(table_);
  tellUnknownBot();
}

/// Bots of another version, from the settings or a stored game: the usual level plays in their place.
void Sitting::tellUnknownBot() {
  QString unknown = std::exchange(beginning_.unknownBot, {});
  if (beginning_.begun && unknown.isEmpty()) unknown = beginning_.begun->unknownBot();  // of a game that is continued
  if (!unknown.isEmpty()) table_->announce(unknownBotSentence(unknown));
}

/// A bot has another level while the game runs: so it will when these people play again.
void Sitting::noteLevels() {
  std::optional<GamePlan>& begun = beginning_.begun;
  if (!begun || !table_ || begun->isOnChain()) return;
  const QList<LobbySeat>& seats = game_->seen().lobby().seats;
  bool isNew = false;
  for (qsizetype i = 0; i < std::min(seats.size(), begun->seats.size()); ++i) {
    GamePlan::Seat& seat = begun->seats[i];
    if (seats[i].holder != SeatHolder::Bot || seat.holder != SeatHolder::Bot || seats[i].bot == seat.bot) continue;
    seat.bot = seats[i].bot;
    isNew = true;
  }
  if (isNew && begun->kind == GameNote::Kind::Game) GameChoices(settings_).rememberBots(*begun);
}

void Sitting::hold() {
  if (beginning_.reach != GamePlan::Reach::ThisComputer || game_->seen().phase() != Client::Phase::Playing) return;
  if (pages_.top() == table_) {
    if (std::exchange(isHeld_, false) && game_->seen().isPaused()) game_->ask(requests::ResumeGame{});
  } else if (!game_->seen().isPaused() && game_->seen().clockLeftMs() >= 0 && !std::exchange(isHeld_, true)) {
    game_->ask(requests::PauseGame{});
  }
}

bool Sitting::isInPlay() const {
  return table_ &&
         (game_->seen().phase() == Client::Phase::Playing || game_->seen().phase() == Client::Phase::Reconnecting);
}

bool Sitting::wouldBeLost() const {
  if (isTest() || game_->seen().phase() != Client::Phase::Playing) return false;
  const bool isHere = beginning_.reach != GamePlan::Reach::Network || port_ != 0;
  return !beginning_.isKept || (isHere && isStoreGone(game_->seen().chat()));
}

bool Sitting::isToBeAsked() const {
  if (wouldBeLost()) return true;
  if (beginning_.reach != GamePlan::Reach::Network || game_->seen().isWatching()) return false;
  const Client::Phase phase = game_->seen().phase();
  if (phase == Client::Phase::Lobby) return port_ != 0;  // a lobby hosted here: others may sit in it
  return phase == Client::Phase::Playing || phase == Client::Phase::Reconnecting;
}

Leaving Sitting::leaving() const {
  return {.isHost = port_ != 0,
          .hasBegun = game_->seen().hasGame(),
          .hasOthers = hasOthers(*game_),
          .hasWatchers = !game_->seen().table().watchers.isEmpty(),
          .isLost = wouldBeLost(),
          .nobodyPlays = leaversFreeze(game_->seen())};
}

Again Sitting::again() const {
  const std::optional<GamePlan>& begun = beginning_.begun;
  if (!begun && beginning_.reach == GamePlan::Reach::Network && !game_->seen().isHost() && !game_->seen().isWatching())
    return Again::Join;
  if (!begun || begun->kind != GameNote::Kind::Game || begun->isOnChain()) return Again::No;
  if (begun->reach == GamePlan::Reach::Network) return Again::Host;
  return begun->hasOtherIslands() ? Again::AnyIsland : Again::SameIsland;
}

}  // namespace tapu
