// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the main window that leads a game from its start to its end: every way in, what it shows meanwhile, the
// questions before it is left, votes and its record.
#include <QApplication>
#include <QDate>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <algorithm>

#include "app/client/refusal_words.h"
#include "app/client/requests.h"
#include "app/client/spoken_lines.h"
#include "app/hall/hall_page.h"
#include "app/kit/file_dialog.h"
#include "app/kit/line_dialog.h"
#include "app/kit/question.h"
#include "app/session/game/table_search.h"
#include "app/session/plan/game_choice.h"
#include "app/session/settings/address.h"
#include "app/session/words/bot_levels.h"
#include "app/shell/late_questions.h"
#include "app/shell/leave_words.h"
#include "app/shell/main_window.h"
#include "app/shell/me_panel.h"
#include "app/shell/watcher_news.h"
#include "app/table/play_page.h"
#include "app/text/option_words.h"
#include "app/wire/notice.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kMostPassword = 64;  // letters that can be typed

/// The seat as it is kept by now; nothing: it is not kept any more.
std::optional<Rejoin> asKept(const KeptSeats& seats, const Rejoin& seat) {
  if (seat.table.isKnown()) return seats.at(seat.table);
  const auto address = addressFrom(seat.address);
  return address ? seats.at(*address) : std::nullopt;
}
}  // namespace

void MainWindow::playBots() {
  leaveThen([this] {
    cameFrom_ = pages_->start();
    const GamePlan plan = GameChoices::lastPlan(GamePurpose::Bots, settings_);
    start(plan);
  });
}

void MainWindow::start(const GamePlan& plan) {
  if (page() == newGame_ || page() == pages_->games()) cameFrom_ = page();
  if (page() == pages_->bots()) cameFrom_ = botsFrom_;
  if (plan.kind == GameNote::Kind::Game) GameChoices(settings_).remember(plan.withKnownBots());
  begin(plan);
}

/// The same, but nothing is remembered of it.
void MainWindow::begin(const GamePlan& wanted) {
  const GamePlan plan = wanted.withKnownBots();
  if (const QString why = starter_.whyNotKept(); !why.isEmpty()) {
    const auto again = [this, plan] { begin(plan); };
    const auto without = [this, again] {
      starter_.setKeeping(Keeping::Nowhere);
      again();
    };
    return askWhereToKeep({starter_.files().folder(), why, again, without});
  }
  closeGame();
  reach_ = plan.reach;
  isKept_ = starter_.keeping() == Keeping::Files;
  if (plan.reach == GamePlan::Reach::Network) settings_.port.set(plan.port);
  QApplication::setOverrideCursor(Qt::WaitCursor);
  StartedGame started = starter_.start(plan);
  QApplication::restoreOverrideCursor();
  unknownBot_ = wanted.unknownBot();
  adopt(std::move(started));
  isTestPlay_ = game_ && plan.kind == GameNote::Kind::TestPlay;
  if (game_) begun_ = plan;
  refreshActions();
}

/// The same game from its beginning; the one that is left can be continued.
void MainWindow::restart() {
  if (!begun_ || begun_->reach != GamePlan::Reach::ThisComputer) return;
  Question::ask(
      this,
      [] {
        return Question::Texts{
            //: Question before a game is begun anew: title, text, and its two answers
            tr("Restart"), tr("Begin this game anew? The one that runs stays among the saved games."),
            tr("Go on playing"),
            //: Answer to the question whether to begin a game anew
            tr("Begin anew")};
      },
      [this, plan = *begun_]() mutable {
        plan.pace = settings_.game.botPace();  // it may have been changed since, at the table
        leaveThen([this, plan] { start(plan); });
      });
}

/// How the people of the game that was begun here may play again.
Again MainWindow::againHere() const {
  const bool isGuest = !begun_ && reach_ == GamePlan::Reach::Network && call_.as == Call::As::Player && game_ &&
                       !game_->isHost() && !game_->isWatching();
  if (isGuest) return Again::Join;
  if (!begun_ || begun_->kind != GameNote::Kind::Game || begun_->isOnChain()) return Again::No;
  if (begun_->reach == GamePlan::Reach::Network) return Again::Host;
  return begun_->hasOtherIslands() ? Again::AnyIsland : Again::SameIsland;
}

/// The next game of the same people: at once at one computer, else by way of the page where it is hosted.
void MainWindow::playAgain(Island island) {
  if (againHere() == Again::Join)
    return leaveThen([this] {
      call_.entry = {.password = call_.entry.password};
      nextGame_.start();
    });
  if (!begun_ || !game_ || !game_->hasGame()) return;
  GamePlan plan = begun_->again(game_->state().head.first, island);
  if (plan.reach == GamePlan::Reach::ThisComputer) {
    plan.pace = settings_.game.botPace();  // it may have been changed since, at the table
    cameFrom_ = pages_->start();
    return begin(plan);
  }
  if (const auto& key = game_->passwordKey()) plan.passwordKey = *key;
  openNewGame(NewGamePage::Purpose::Host);
  newGamePage()->begin(plan);
  newGamePage()->setReturn(NewGamePage::Return::ToGame);
}

void MainWindow::tellKept() {
  if (!table_) return;
  table_->announce(isKept_
                       //: In the prompt line, as the answer to the menu entry "Save"
                       ? tr("Every move is saved as soon as it is made. You can leave the game at any time.")
                       //: In the prompt line, as the answer to the menu entry "Save"
                       : tr("This game is not saved: it is gone when you leave. “Save record…” keeps its moves."));
}

void MainWindow::join(const Address& address, int code, const QByteArray& table) {
  leaveThen([this, address, code, table] {
    call_ = {address, Call::As::Player, {.code = code, .table = table}};
    dial();
  });
}

void MainWindow::watch(const Address& address) {
  leaveThen([this, address] {
    call_ = {address, Call::As::Watcher, {}};
    dial();
  });
}

void MainWindow::watch(const QString& address) {
  openNetwork();
  if (page() != pages_->network()) return;
  pages_->network()->addressField()->setText(address);
  if (const auto read = addressFrom(address)) return watch(*read);
  pages_->network()->joinTyped();  // which says what is wrong
}

/// Calls the table of `call_`.
void MainWindow::dial() {
  closeGame();
  cameFrom_ = pages_->network();
  reach_ = GamePlan::Reach::Network;
  pages_->bring(pages_->network());
  pages_->network()->setCalling(textOf(TableSearch::addressToTell(call_.address, browser_.games())));
  call_.entry.others = TableSearch::placesBeside(call_.address, call_.entry.table, browser_.games());
  for (const Address& place : QList<Address>{call_.address} + call_.entry.others)
    if (!call_.called.contains(place)) call_.called << place;
  adopt(call_.as == Call::As::Watcher ? starter_.watch(call_.address, call_.entry)
                                      : starter_.join(call_.address, call_.entry));
}

/// Calls the table of the call that failed where it was heard of meanwhile, as after a move to another network. False:
/// at no other place.
bool MainWindow::callElsewhere() {
  constexpr qsizetype kMostCalled = 16;  // anybody can say on the network that a table is there
  if (rejoining_ || call_.called.size() >= kMostCalled) return false;
  for (const Address& place : TableSearch::placesBeside(call_.address, call_.entry.table, browser_.games())) {
    if (call_.called.contains(place)) continue;
    call_.address = place;
    dial();
    return true;
  }
  return false;
}

/// From watching to a seat of the same table: the person goes on watching until they have it.
void MainWindow::sitDown(SeatId seat) {
  GameStarter::Entry entry = call_.entry;
  entry.wished = seat;
  asking_ = starter_.join(call_.address, entry).game;
  const auto tell = [this, asked = asking_.get()](const QString& sentence) {
    if (asking_.get() != asked) return;
    asking_.reset();
    if (table_) table_->tell(sentence);
  };
  // The game may be over before the host has answered, and another one gather at that address.
  const auto forget = [this, asked = asking_.get()] {
    if (asking_.get() == asked && !asked->hasGame() && asked->lobby().stage == Lobby::Stage::Gathering) asking_.reset();
  };
  connect(asking_.get(), &GameController::lobbyChanged, this, forget, Qt::QueuedConnection);
  connect(asking_.get(), &GameController::turnedAway, this, tell, Qt::QueuedConnection);
  connect(asking_.get(), &GameController::phaseChanged, this, &MainWindow::takeSeat, Qt::QueuedConnection);
  connect(asking_.get(), &GameController::gameStarted, this, &MainWindow::takeSeat, Qt::QueuedConnection);
  const auto tellWaits = [this](Refusal why) {
    if (!table_) return;
    if (why == Refusal::HostIsAway)
      //: In the prompt line of somebody who watches and has asked for the seat of a bot
      return table_->announce(tr("Only the host can let you sit down, and is not there now. You go on asking."));
    //: In the prompt line of somebody who watches and has asked for the seat of a bot
    table_->announce(tr("The host has been asked to let you sit down."));
  };
  connect(asking_.get(), &GameController::waitsToBeLetIn, this, tellWaits, Qt::SingleShotConnection);
}

/// The seat that was asked for is there.
void MainWindow::takeSeat() {
  if (!asking_ || !asking_->hasGame()) return;
  asking_->disconnect(this);
  StartedGame seated{std::move(asking_), {}, 0};
  closeGame();
  call_.as = Call::As::Player;
  reach_ = GamePlan::Reach::Network;
  cameFrom_ = pages_->network();
  adopt(std::move(seated));
}

/// After the table has asked for a password, or has refused the one that was typed.
void MainWindow::askPassword(Refusal why) {
  const auto sentence = [why] { return turnedAwaySentence(why, {}); };
  if (password_) return password_->complain(sentence);
  password_ = new LineDialog(
      [] {
        //: Title of a dialog: the table that is called asks for a password
        return LineDialog::Texts{tr("Password"), tr("The password of this table:"),
                                 //: Button of a dialog
                                 tr("Go in")};
      },
      kMostPassword, this);
  password_->hideLetters();
  password_->waitForAnswer();
  connect(password_, &LineDialog::given, this, [this](const QString& text) {
    call_.entry.password = text;
    dial();
  });
  if (why == Refusal::WrongPassword) password_->complain(sentence);
  connect(password_, &LineDialog::rejected, this, [this] {
    password_ = nullptr;
    closeGame();
    pages_->network()->setCalling({});
  });
  password_->open();
}

/// The table has let the person in, or turned them away for another reason.
void MainWindow::closePassword() {
  if (password_) std::exchange(password_, nullptr)->accept();
}

void MainWindow::join(const QString& invitation) {
  if (pages_->isAtFirstRun()) {
    joinAfterFirstRun_ = invitation;  // language and name are chosen first
    Invitation read;
    const bool isRead = readInvitation(invitation, read) == InvitationFault::None;
    if (isRead && read.code >= 0) pages_->firstRun()->setName(FirstRunPage::Name::MayBeOnTheSlip);
    return;
  }
  openNetwork();
  if (page() != pages_->network()) return;
  pages_->network()->addressField()->setText(invitation);
  pages_->network()->addressField()->setFocus(Qt::OtherFocusReason);  // if it is wrong it is mended there
  pages_->network()->joinTyped();
}

void MainWindow::continueLast() {
  starter_.isSeatLater(starter_.lastSeat(), starter_.unfinished()) ? rejoinSeat() : continueHere();
}

void MainWindow::rejoinSeat() {
  if (starter_.hasLostSeat()) return lostHost_->askToHost();
  leaveThen([this] {
    closeGame();
    const auto seat = starter_.lastSeat();
    seat ? rejoin(*seat) : openStart();
  });
}

void MainWindow::rejoin(const Rejoin& seat) {
  closeGame();
  reach_ = GamePlan::Reach::Network;
  cameFrom_ = pages_->network();
  pages_->bring(pages_->network());
  pages_->network()->setCalling(seat.address, seat.gameName);
  if (const auto address = addressFrom(seat.address))
    call_ = {*address, Call::As::Player, {.code = seat.code, .table = seat.table.id}};
  rejoining_ = seat;
  adopt(starter_.rejoin(asKept(settings_.seats(), seat).value_or(seat)));
}

void MainWindow::continueHere() {
  leaveThen([this] {
    closeGame();
    const auto newest = starter_.unfinished();
    continueFrom(pages_->start(), newest ? newest->store : QString());
  });
}

void MainWindow::continueGame(const QString& store) {
  leaveThen([this, store] {
    closeGame();
    continueFrom(pages_->saved(), store);
  });
}

void MainWindow::continueFrom(Page* page, const QString& store) {
  const QString folder = QFileInfo(store).path();
  if (QFile::exists(store))
    if (const QString why = GameFiles::whyNotWritable(folder); !why.isEmpty())
      return askWhereToKeep({folder, why, [this, page, store] { continueCopyOf(page, store); }, {}});
  const auto note = GameFiles::readNote(store);
  cameFrom_ = page;
  reach_ = note ? note->reach : GamePlan::Reach::ThisComputer;
  isTestPlay_ = false;
  adopt(starter_.continueGame(store));
  isTestOfFile_ = isTestPlay_ = game_ && editor_.page && note && note->kind == GameNote::Kind::TestPlay;
  refreshActions();
}

void MainWindow::makeLostHost() {
  const auto join = [this](const FoundGame& there) {
    closeGame();
    this->join(Address{there.address, there.port}, -1, there.table.id);
  };
  lostHost_ = new LostHost(this, starter_, browser_,
                           {.game = [this] { return game_.get(); },
                            .table = [this] { return table_ && page() == table_ ? table_ : nullptr; },
                            .join = join,
                            .host = [this] { hostCopy(); }});
}

/// What was left unsaid, unless it had come to the table all the same.
void MainWindow::sayUnsaid() {
  if (game_->phase() != Client::Phase::Playing || !unsaid_.table.isSameGame(game_->tableIdentity())) return;
  const Unsaid unsaid = std::exchange(unsaid_, {});
  SpokenLines spoken([] {});
  for (const ChatLine& line : unsaid.lines) spoken.send(line.text, line.phrase, line.seat);
  spoken.hearAgain(unsaid.heard, game_->chat());
  game_->sayWhenIn(spoken.take());
}

/// The host of the game is gone: it goes on from what this computer knows of it.
void MainWindow::hostCopy() {
  if (game_ && table_) {
    //: In the prompt line of somebody who was about to host the game of a host who was gone
    if (game_->phase() == Client::Phase::Playing)
      return table_->tell(tr("The host is back, and the game goes on there."));
    if (!game_->mayHostHere()) return;  // it is over
    if (const QString problem = game_->saveCopy(starter_.copyPath()); !problem.isEmpty()) return table_->tell(problem);
  }
  closeGame();
  cameFrom_ = pages_->start();
  reach_ = GamePlan::Reach::Network;
  isTestPlay_ = false;
  QApplication::setOverrideCursor(Qt::WaitCursor);
  StartedGame started = starter_.hostCopy(starter_.copyPlan());
  QApplication::restoreOverrideCursor();
  adopt(std::move(started));
}

void MainWindow::adopt(StartedGame started) {
  if (!started.game) {
    turnedAway(started.problem, Refusal::None);
    if (started.failure == HostedServer::Failure::PortTaken && page() == newGame_)
      newGame_->offerNextPort(started.problem);
    return;
  }
  closeTable();  // of a game that was begun while this one was being opened
  game_ = std::move(started.game);
  port_ = started.port;
  continued_ = std::move(started.continued);
  if (sounds_) sounds_->follow(game_.get());
  connect(game_.get(), &GameController::phaseChanged, this, &MainWindow::follow, Qt::QueuedConnection);
  connect(game_.get(), &GameController::gameStarted, this, &MainWindow::follow, Qt::QueuedConnection);
  connect(game_.get(), &GameController::moved, this, &MainWindow::refreshActions);
  connect(game_.get(), &GameController::tableChanged, this, &MainWindow::refreshActions);
  connect(game_.get(), &GameController::lobbyChanged, this, &MainWindow::noteLevels);
  connect(game_.get(), &GameController::waitsToBeLetIn, pages_->network(), &NetworkPage::showWaitsToBeLetIn);
  connect(game_.get(), &GameController::waitsToBeLetIn, this, &MainWindow::closePassword);
  // Queued, since the controller is deleted in answer to this and must not be while it emits.
  const auto away = [this, game = game_.get()](const QString& sentence, Refusal why) {
    if (game_.get() == game) turnedAway(sentence, why);
  };
  connect(game_.get(), &GameController::turnedAway, this, away, Qt::QueuedConnection);
  const auto* search = new TableSearch(*game_, browser_, CallMeans::ofThisComputer(), game_.get());
  connect(search, &TableSearch::goesOnAt, lostHost_, &LostHost::askToFollow, Qt::QueuedConnection);
  connect(search, &TableSearch::isAlsoAt, lostHost_, &LostHost::tellOfOther, Qt::QueuedConnection);
  connect(search, &TableSearch::isBackAt, lostHost_, &LostHost::askToFollow, Qt::QueuedConnection);
  follow();
}

void MainWindow::follow() {
  if (!game_) return;
  const Client::Phase phase = game_->phase();
  sayUnsaid();
  if (table_) return refreshActions();
  if (game_->hasGame()) return openTable();
  if (phase != Client::Phase::Lobby || reach_ != GamePlan::Reach::Network) return refreshActions();
  if (page() == pages_->lobby() || (page() == pages_->bots() && pages_->bots()->isAtTable())) return refreshActions();
  pages_->network()->setCalling({});
  closePassword();
  pages_->lobby()->setGame(game_.get(), port_);
  pages_->bring(pages_->lobby());
}

/// The page for a game: that of the Big Game where its rounds are shared.
TablePage* MainWindow::makeTable() {
  if (game_->definition().rules.sharedRounds == Switch::On) return new HallPage(game_.get(), &actions_, settings_);
  return new PlayPage(game_.get(), &actions_, settings_);
}

void MainWindow::openTable() {
  pages_->lobby()->setGame(nullptr);
  pages_->bots()->showTable(nullptr);
  pages_->network()->setCalling({});
  closePassword();
  if (continued_) begun_ = GamePlan::ofTable(game_->lobby(), game_->localSeats(), *std::exchange(continued_, {}));
  table_ = makeTable();
  table_->setTheme(themeFor(look_.kind()));
  connect(
      table_, &TablePage::newGameWanted, this,
      [this] {
        const auto again = newGamePage()->purpose();
        openNewGame(again == NewGamePage::Purpose::Host ? NewGamePage::Purpose::Bots : again);
      },
      Qt::QueuedConnection);
  connect(table_, &TablePage::scaleChanged, this, [this] { menus_.measure(); });
  new LateQuestions(game_.get(), table_);
  new WatcherNews(game_.get(), table_);
  connect(table_, &TablePage::ruleAsked, this, [this](const QString& number) { openRules({{}, number}); });
  connect(table_, &TablePage::seatWanted, this, &MainWindow::sitDown, Qt::QueuedConnection);
  lostHost_->serve(table_);
  connect(table_, &TablePage::replayWanted, this, &MainWindow::replayTable);
  connect(table_, &TablePage::saveRecordWanted, this, &MainWindow::saveRecord);
  connect(table_, &TablePage::resultsWanted, this, &MainWindow::showResultsOfTable);
  connect(table_, &TablePage::againWanted, this, &MainWindow::playAgain, Qt::QueuedConnection);
  table_->offerAgain(againHere());
  connect(table_, &TablePage::startPageWanted, this, &MainWindow::openStart, Qt::QueuedConnection);
  pages_->addWidget(table_);
  pages_->bring(table_);
  teach();
  tellUnknownBot();
  costs_->retell();
}

/// A bot has another level while the game runs: so it will when these people play again.
void MainWindow::noteLevels() {
  if (!begun_ || !game_ || !table_ || begun_->isOnChain()) return;
  const QList<LobbySeat>& seats = game_->lobby().seats;
  bool isNew = false;
  for (qsizetype i = 0; i < std::min(seats.size(), begun_->seats.size()); ++i) {
    GamePlan::Seat& seat = begun_->seats[i];
    if (seats[i].holder != SeatHolder::Bot || seat.holder != SeatHolder::Bot || seats[i].bot == seat.bot) continue;
    seat.bot = seats[i].bot;
    isNew = true;
  }
  if (isNew && begun_->kind == GameNote::Kind::Game) GameChoices(settings_).rememberBots(*begun_);
}

/// Bots of another version, from the settings or a stored game: the usual level plays in their place.
void MainWindow::tellUnknownBot() {
  QString unknown = std::exchange(unknownBot_, {});
  if (begun_ && unknown.isEmpty()) unknown = begun_->unknownBot();  // of a game that is continued
  if (!unknown.isEmpty()) table_->announce(unknownBotSentence(unknown));
}

void MainWindow::turnedAway(const QString& sentence, Refusal why) {
  if (table_ && game_) return;  // the table shows it, with a way back
  if (nextGame_.failed(why)) return;
  if (why == Refusal::Unreachable && page() == pages_->network() && callElsewhere()) return;
  const auto wanted = rejoining_;
  const auto kept = wanted ? asKept(settings_.seats(), *wanted) : starter_.lastSeat();
  const bool wasRejoining = wanted.has_value();
  closeGame();
  offered_ = kept;
  pages_->network()->setCalling({});
  if (why == Refusal::PasswordNeeded || why == Refusal::WrongPassword) return askPassword(why);
  closePassword();
  Page* where = cameFrom_ ? cameFrom_ : pages_->start();
  pages_->bring(where);
  const bool isWatcherOfOwnName = why == Refusal::NameTaken && call_.as == Call::As::Watcher;
  //: Why somebody may not watch a game. “Join” is a button.
  const QString ofOwnName =
      tr("Somebody who plays in this game has your name. If that is your own seat, “Join” leads "
         "back to it. To watch, please take another name first, on the start page.");
  if (where == pages_->start()) lookForUnfinished();
  if (where == pages_->network()) pages_->network()->showSeats(starter_.seats());
  where == pages_->network() ? pages_->network()->showFailed(isWatcherOfOwnName ? ofOwnName : sentence)
                             : where->showProblem(sentence);
  pages_->network()->offerForget(wasRejoining && kept ? NetworkPage::Forget::Offered : NetworkPage::Forget::No);
  pages_->network()->offerRejoin(where == pages_->network() && kept ? kept->gameName : QString());
  const bool isGone = why == Refusal::Unreachable || why == Refusal::NotThisGame || why == Refusal::NotProved;
  if (where == pages_->network() && isGone)
    pages_->network()->lookFor(MissedGame(call_.address, call_.entry.table, browser_.games()),
                               wasRejoining && kept ? kept->gameName : QString());
  if (wasRejoining && isGone && QFile::exists(starter_.copyPath())) lostHost_->askToHost();
}

/// Nothing shows the game any more; it may go.
void MainWindow::closeTable() {
  pages_->lobby()->setGame(nullptr);
  pages_->bots()->showTable(nullptr);
  if (!table_) return;
  pages_->discard(std::exchange(table_, nullptr));
}

void MainWindow::closeGame() {
  pages_->start()->showProblem({});
  pages_->network()->showProblem({});
  rejoining_.reset();
  asking_.reset();
  isKept_ = true;
  unknownBot_.clear();  // of a game whose table was never laid
  closeTable();
  delete editorLesson_;
  if (lessonGame_) unsetCursor();
  lessonGame_.reset();
  lessonTable_ = nullptr;
  continued_.reset();
  if (!game_) return;
  game_->disconnect(this);
  // Only a connected client gives its seat up; without a connection the seat can still be come back to.
  const Client::Phase phase = game_->phase();
  const bool isLost = phase == Client::Phase::Reconnecting && game_->hasGame();
  if (const QList<ChatLine> lines = isLost ? game_->takeUnheard() : QList<ChatLine>(); !lines.isEmpty())
    unsaid_ = {game_->tableIdentity(), lines, game_->chat()};
  if (std::exchange(isHeld_, false)) game_->ask(requests::resumeGame());  // it is kept as it was at the table
  if (phase == Client::Phase::Lobby || phase == Client::Phase::Playing) game_->leave();
  game_.reset();
  begun_.reset();
  port_ = 0;
  costs_->retell();
}

/// The game is not over and not on the disk: leaving it would end it for good.
bool MainWindow::wouldBeLost() const {
  if (!game_ || isTestPlay_ || game_->phase() != Client::Phase::Playing) return false;
  const bool isHere = reach_ != GamePlan::Reach::Network || port_ != 0;
  return !isKept_ || (isHere && isStoreGone(game_->chat()));
}

bool MainWindow::isRunning() const {
  if (wouldBeLost()) return true;
  if (!game_ || reach_ != GamePlan::Reach::Network) return false;
  const Client::Phase phase = game_->phase();
  if (game_->isWatching()) return false;
  if (phase == Client::Phase::Lobby) return port_ != 0;  // a lobby hosted here: others may sit in it
  return phase == Client::Phase::Playing || phase == Client::Phase::Reconnecting;
}

namespace {

/// A person at another computer has a seat.
bool hasOthers(const GameController& game) {
  const QList<LobbySeat>& seats = game.lobby().seats;
  const QList<SeatId> here = game.localSeats();
  for (int seat = 0; seat < seats.size(); ++seat)
    if (seats[seat].holder == SeatHolder::Person && !here.contains(SeatId(seat))) return true;
  return false;
}

}  // namespace

void MainWindow::leaveThen(std::function<void()> then) {
  nextGame_.stop();
  if (!isRunning() || leaving_) return then();
  const Leaving leaving{.isHost = port_ != 0,
                        .hasBegun = game_->hasGame(),
                        .hasOthers = hasOthers(*game_),
                        .hasWatchers = !game_->table().watchers.isEmpty(),
                        .isLost = wouldBeLost(),
                        .nobodyPlays = game_->whenAway() == GameController::Away::NobodyPlays};
  auto asked = [leaving] { return leaveWords(leaving); };
  auto confirmed = [this, then = std::move(then)] {
    leaving_ = true;
    then();
    leaving_ = false;
  };
  if (page() == table_) {
    table_->ask(asked, confirmed);  // in the tray, so that the board stays visible
    return;
  }
  auto* question = new Question(asked, this);
  question->setAttribute(Qt::WA_DeleteOnClose);
  connect(question, &Question::confirmed, this, confirmed);
  question->open();
}

void MainWindow::endByAgreement() {
  if (!table_ || !game_) return;
  const QList<SeatId> voters = game_->localSeats();
  if (std::ranges::all_of(voters, [this](SeatId voter) { return table_->hasVoted(voter); }))
    //: Answer to a second vote for an end of the game
    return table_->tell(tr("Your vote counts already: the game ends as soon as the others agree too."));
  askForVotes(voters);
}

/// Asks these persons one after the other, since each has a vote. If one would rather play on, the rest is not asked.
void MainWindow::askForVotes(QList<SeatId> voters) {
  if (!table_ || !game_) return;
  voters.removeIf([this](SeatId voter) { return table_->hasVoted(voter); });
  if (voters.isEmpty()) return;
  const SeatId voter = voters.takeFirst();
  const QString name = game_->isHotSeat() ? game_->seatName(voter) : QString();
  table_->ask(
      [name] {
        Question::Texts texts;
        //: Title of a question
        texts.title = tr("End this game by agreement?");
        //: Title of a question to one of several people at a computer; %1 who is asked
        if (!name.isEmpty()) texts.title = tr("%1: end this game by agreement?").arg(name);
        //: The question before the own vote for an end
        texts.text = tr(
            "The game ends without a winner as soon as every person at the table agrees. Points decide the ranking.");
        //: Button, the safe answer to "End this game by agreement?"
        texts.safe = tr("Play on");
        //: Button: vote for an end of the game
        texts.other = tr("Vote for the end");
        return texts;
      },
      [this, voter, voters] {
        if (!game_) return;
        game_->voteToStop(voter, Ready::Yes);
        askForVotes(voters);
      });
}

void MainWindow::saveRecord() {
  if (!game_ || !game_->hasGame()) return;
  //: Title of a file dialog
  const QString title = tr("Save record");
  //: Kind of file in a file dialog; the pattern in brackets stays as it is
  auto* dialog = fileDialog(this, QFileDialog::AcceptSave, title, {tr("Game records (*.tapu)")});
  dialog->setObjectName(u"saveRecord"_s);
  dialog->setDefaultSuffix(u"tapu"_s);
  const QString day = QDate::currentDate().toString(Qt::ISODate);
  dialog->selectFile(fileNameFor(u"%1 %2"_s.arg(nameOfRules(game_->lobby().setup.ruleSet), day), day, u"tapu"_s));
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
    if (!game_ || !table_) return;
    if (const QString problem = game_->saveRecord(path); !problem.isEmpty()) return table_->tell(problem);
    const QFileInfo file(path);
    const QString folder = QDir::toNativeSeparators(file.absolutePath());
    //: In the prompt line: the record of the game is saved. %1 name of a file, %2 a folder
    table_->announce(tr("The record was saved as “%1” in the folder %2.").arg(file.fileName(), folder));
  });
  dialog->open();
}

}  // namespace tapu
