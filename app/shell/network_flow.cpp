// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/network_flow.h"

#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <utility>

#include "app/client/refusal_words.h"
#include "app/kit/line_dialog.h"
#include "app/session/game/afterwards.h"
#include "app/session/game/table_search.h"
#include "app/session/settings/address.h"

namespace tapu {

namespace {

constexpr int kMostPassword = 64;  // letters that can be typed

/// The seat as it is kept by now; nothing: it is not kept any more.
std::optional<Rejoin> asKept(const KeptSeats& seats, const Rejoin& seat) {
  if (seat.table.isKnown()) return seats.at(seat.table);
  const auto address = addressFrom(seat.address);
  return address ? seats.at(*address) : std::nullopt;
}

}  // namespace

NetworkFlow::NetworkFlow(const Means& means) : by_(means), page_(means.pages.network()), lostHost_(makeLostHost()) {
  connectPage();
  connect(&by_.pages, &Pages::bringing, this, [this](const Page* next) {
    if (next != page_) nextGame_.stop();  // whoever does something else is not called back by an old host
  });
  connect(&by_.present, &PresentGame::adopted, this, &NetworkFlow::connectGame);
  connect(&by_.present, &PresentGame::letIn, this, &NetworkFlow::showIsIn);
  connect(&by_.present, &PresentGame::goingElsewhere, &nextGame_, &NextGame::stop);
  connect(&by_.present, &PresentGame::callFailed, this, &NetworkFlow::fail);
  connect(&by_.present, &PresentGame::failedElsewhere, this, &NetworkFlow::showIsIn);
  connect(&by_.present, &PresentGame::closing, this, [this] {
    rejoining_.reset();
    asking_.reset();
  });
}

NetworkFlow::~NetworkFlow() = default;

void NetworkFlow::connectPage() {
  connect(page_, &NetworkPage::callCanceled, this, [this] {
    nextGame_.stop();
    by_.present.close();
    page_->setCalling({});
  });
  connect(page_, &NetworkPage::joinWanted, this, qOverload<const Address&, int, const QByteArray&>(&NetworkFlow::join));
  connect(page_, &NetworkPage::watchWanted, this, qOverload<const Address&>(&NetworkFlow::watch));
  connect(page_, &NetworkPage::forgetWanted, this, [this] {
    if (offered_) by_.settings.seats().forget(*offered_);
    Q_EMIT startWanted();
  });
  connect(page_, &NetworkPage::rejoinWanted, this, [this] { offered_ ? rejoin(*offered_) : rejoinSeat(); });
  connect(page_, &NetworkPage::seatWanted, this, [this](const Rejoin& seat) { rejoin(seat); });
  connect(page_, &NetworkPage::seatForgotten, this, [this](const Rejoin& seat) {
    by_.settings.seats().forget(seat);
    page_->showSeats(by_.starter.seats());
  });
}

void NetworkFlow::connectGame(GameController* game) {
  connect(game, &GameController::waitsToBeLetIn, this, &NetworkFlow::closePassword);
  const auto* search = new TableSearch(*game, by_.games, CallMeans::ofThisComputer(), game);
  connect(search, &TableSearch::goesOnAt, lostHost_, &LostHost::askToFollow, Qt::QueuedConnection);
  connect(search, &TableSearch::isAlsoAt, lostHost_, &LostHost::tellOfOther, Qt::QueuedConnection);
  connect(search, &TableSearch::isBackAt, lostHost_, &LostHost::askToFollow, Qt::QueuedConnection);
}

void NetworkFlow::serve(TablePage* table) {
  connect(table, &TablePage::seatWanted, this, &NetworkFlow::sitDown, Qt::QueuedConnection);
  lostHost_->serve(table);
}

void NetworkFlow::open() {
  by_.present.leaveThen([this] {
    by_.present.close();
    page_->setCalling({});
    page_->showSeats(by_.starter.seats());
    by_.pages.bring(page_);
  });
}

void NetworkFlow::join(const Address& address, int code, const QByteArray& table) {
  if (code < 0 && by_.settings.player.name().isEmpty())
    return askName([this, address, code, table] { join(address, code, table); });
  by_.present.leaveThen([this, address, code, table] {
    call_ = {address, Call::As::Player, {.code = code, .table = table}};
    dial();
  });
}

void NetworkFlow::watch(const Address& address) {
  by_.present.leaveThen([this, address] {
    call_ = {address, Call::As::Watcher, {}};
    dial();
  });
}

void NetworkFlow::watch(const QString& address) {
  open();
  if (by_.pages.top() != page_) return;
  page_->addressField()->setText(address);
  if (const auto read = addressFrom(address)) return watch(*read);
  page_->joinTyped();  // which says what is wrong
}

void NetworkFlow::join(const QString& invitation) {
  if (by_.pages.isAtFirstRun()) {
    afterFirstRun_ = invitation;  // language and name are chosen first
    Invitation read;
    const bool isRead = readInvitation(invitation, read) == InvitationFault::None;
    if (isRead && read.code >= 0) by_.pages.firstRun()->setName(FirstRunPage::Name::MayBeOnTheSlip);
    return;
  }
  open();
  if (by_.pages.top() != page_) return;
  page_->addressField()->setText(invitation);
  page_->addressField()->setFocus(Qt::OtherFocusReason);  // if it is wrong it is mended there
  page_->joinTyped();
}

void NetworkFlow::goOnAfterFirstRun() {
  if (!afterFirstRun_.isEmpty()) join(std::exchange(afterFirstRun_, {}));
}

void NetworkFlow::joinNext() {
  by_.present.leaveThen([this] {
    call_.entry = {.password = call_.entry.password};
    nextGame_.start();
  });
}

/// Calls the table of `call_`.
void NetworkFlow::dial() {
  by_.present.close();
  by_.pages.bring(page_);
  page_->setCalling(textOf(TableSearch::addressToTell(call_.address, by_.games.games())));
  call_.entry.others = TableSearch::placesBeside(call_.address, call_.entry.table, by_.games.games());
  for (const Address& place : QList<Address>{call_.address} + call_.entry.others)
    if (!call_.called.contains(place)) call_.called << place;
  by_.present.adopt(call_.as == Call::As::Watcher ? by_.starter.watch(call_.address, call_.entry)
                                                  : by_.starter.join(call_.address, call_.entry),
                    {.from = page_, .reach = GamePlan::Reach::Network});
}

/// Calls the table of the call that failed where it was heard of meanwhile, as after a move to another network. False:
/// at no other place.
bool NetworkFlow::callElsewhere() {
  constexpr qsizetype kMostCalled = 16;  // anybody can say on the network that a table is there
  if (rejoining_ || call_.called.size() >= kMostCalled) return false;
  for (const Address& place : TableSearch::placesBeside(call_.address, call_.entry.table, by_.games.games())) {
    if (call_.called.contains(place)) continue;
    call_.address = place;
    dial();
    return true;
  }
  return false;
}

/// Asks for a seat of the table that is watched: the person goes on watching until they have it.
void NetworkFlow::sitDown(SeatId seat) {
  GameStarter::Entry entry = call_.entry;
  entry.wished = seat;
  // The same person wishes for another seat: the host is shown their last wish.
  if (asking_) entry.nonce = asking_->seen().first().identity.nonce;
  asking_ = by_.starter.join(call_.address, entry).game;
  const auto tell = [this, asked = asking_.get()](const QString& sentence) {
    if (asking_.get() != asked) return;
    asking_.reset();
    if (by_.present.table()) by_.present.table()->tell(sentence);
  };
  // The game may be over before the host has answered, and another one gather at that address.
  const auto forget = [this, asked = asking_.get()] {
    if (asking_.get() == asked && !asked->seen().hasGame() && asked->seen().lobby().stage == Lobby::Stage::Gathering)
      asking_.reset();
  };
  connect(asking_.get(), &GameController::lobbyChanged, this, forget, Qt::QueuedConnection);
  connect(asking_.get(), &GameController::turnedAway, this, tell, Qt::QueuedConnection);
  connect(asking_.get(), &GameController::phaseChanged, this, &NetworkFlow::takeSeat, Qt::QueuedConnection);
  connect(asking_.get(), &GameController::gameStarted, this, &NetworkFlow::takeSeat, Qt::QueuedConnection);
  const auto tellWaits = [this](Refusal why) {
    TablePage* table = by_.present.table();
    if (!table) return;
    if (why == Refusal::HostIsAway)
      //: In the prompt line of somebody who watches and has asked for the seat of a bot
      return table->announce(tr("Only the host can let you sit down, and is not there now. You go on asking."));
    //: In the prompt line of somebody who watches and has asked for the seat of a bot
    table->announce(tr("The host has been asked to let you sit down."));
  };
  connect(asking_.get(), &GameController::waitsToBeLetIn, this, tellWaits, Qt::SingleShotConnection);
}

/// The seat that was asked for is there.
void NetworkFlow::takeSeat() {
  if (!asking_ || !asking_->seen().hasGame()) return;
  asking_->disconnect(this);
  StartedGame seated{std::move(asking_), {}, 0};
  by_.present.close();
  call_.as = Call::As::Player;
  by_.present.adopt(std::move(seated), {.from = page_, .reach = GamePlan::Reach::Network});
}

/// A code may have told the name, for which the first page did not wait then; without one nobody knows it.
void NetworkFlow::askName(std::function<void()> then) {
  auto* dialog = new LineDialog(
      [] {
        //: Title of a dialog: somebody who has told no name yet joins a game
        return LineDialog::Texts{tr("Your name"),
                                 //: Label of a field in a dialog
                                 tr("Your name at the table:"),
                                 //: Button of a dialog: joins the game
                                 tr("Join")};
      },
      wire::kMostName, by_.window);
  connect(dialog, &LineDialog::given, this, [this, then = std::move(then)](const QString& name) {
    by_.settings.player.name.set(name.simplified());
    then();
  });
  dialog->open();
}

/// Asks for a password after the table did, or has refused the one that was typed.
void NetworkFlow::askPassword(Refusal why) {
  const auto sentence = [why] { return turnedAwaySentence(why, {}); };
  if (password_) return password_->complain(sentence);
  password_ = new LineDialog(
      [] {
        //: Title of a dialog: the table that is called asks for a password
        return LineDialog::Texts{tr("Password"), tr("The password of this table:"),
                                 //: Button of a dialog
                                 tr("Go in")};
      },
      kMostPassword, by_.window);
  password_->hideLetters();
  password_->waitForAnswer();
  connect(password_, &LineDialog::given, this, [this](const QString& text) {
    call_.entry.password = text;
    dial();
  });
  if (why == Refusal::WrongPassword) password_->complain(sentence);
  connect(password_, &LineDialog::rejected, this, [this] {
    password_ = nullptr;
    by_.present.close();
    page_->setCalling({});
  });
  password_->open();
}

void NetworkFlow::showIsIn() {
  page_->setCalling({});
  closePassword();
}

/// The table has let the person in, or turned them away for another reason.
void NetworkFlow::closePassword() {
  if (password_) std::exchange(password_, nullptr)->accept();
}

void NetworkFlow::rejoinSeat() {
  if (by_.starter.hasLostSeat()) return lostHost_->askToHost();
  by_.present.leaveThen([this] {
    by_.present.close();
    const auto seat = by_.starter.lastSeat();
    if (seat) return rejoin(*seat);
    Q_EMIT startWanted();
  });
}

void NetworkFlow::rejoin(const Rejoin& seat) {
  by_.present.close();
  by_.pages.bring(page_);
  page_->setCalling(seat.address, seat.gameName);
  if (const auto address = addressFrom(seat.address))
    call_ = {*address, Call::As::Player, {.code = seat.code, .table = seat.table.id}};
  rejoining_ = seat;
  by_.present.adopt(by_.starter.rejoin(asKept(by_.settings.seats(), seat).value_or(seat)),
                    {.from = page_, .reach = GamePlan::Reach::Network});
}

LostHost* NetworkFlow::makeLostHost() {
  const auto join = [this](const FoundGame& there) {
    by_.present.close();
    this->join(Address{there.address, there.port}, -1, there.table.id);
  };
  const auto tableOnTop = [this] {
    TablePage* table = by_.present.table();
    return table && by_.pages.top() == table ? table : nullptr;
  };
  return new LostHost(by_.window, by_.starter, by_.games,
                      {.game = [this] { return by_.present.game(); },
                       .table = tableOnTop,
                       .join = join,
                       .host = [this] { hostCopy(); }});
}

/// The host of the game is gone: it goes on from what this computer knows of it.
void NetworkFlow::hostCopy() {
  GameController* game = by_.present.game();
  TablePage* table = by_.present.table();
  if (game && table) {
    //: In the prompt line of somebody who was about to host the game of a host who was gone
    if (game->seen().phase() == Client::Phase::Playing)
      return table->tell(tr("The host is back, and the game goes on there."));
    if (!game->afterwards().mayHostHere()) return;  // it is over
    if (const QString problem = game->afterwards().saveCopy(by_.starter.copyPath()); !problem.isEmpty())
      return table->tell(problem);
  }
  by_.present.close();
  QApplication::setOverrideCursor(Qt::WaitCursor);
  StartedGame started = by_.starter.hostCopy(by_.starter.copyPlan());
  QApplication::restoreOverrideCursor();
  by_.present.adopt(std::move(started), {.from = by_.pages.start(), .reach = GamePlan::Reach::Network});
}

void NetworkFlow::fail(const QString& sentence, Refusal why) {
  if (nextGame_.failed(why)) return;
  if (why == Refusal::Unreachable && by_.pages.top() == page_ && callElsewhere()) return;
  const auto wanted = rejoining_;
  offered_ = wanted ? asKept(by_.settings.seats(), *wanted) : by_.starter.lastSeat();
  by_.present.close();
  page_->setCalling({});
  if (why == Refusal::PasswordNeeded || why == Refusal::WrongPassword) return askPassword(why);
  closePassword();
  by_.pages.bring(page_);
  page_->showSeats(by_.starter.seats());
  tellFailed(sentence, why);
  const QString kept = offered_ ? offered_->gameName : QString();
  page_->offerForget(wanted && offered_ ? NetworkPage::Forget::Offered : NetworkPage::Forget::No);
  page_->offerRejoin(why == Refusal::ServerClosing ? QString() : kept);  // it cannot be rejoined now
  const bool isGone = why == Refusal::Unreachable || why == Refusal::NotThisGame || why == Refusal::NotProved;
  if (!isGone) return;
  page_->lookFor(MissedGame(call_.address, call_.entry.table, by_.games.games()), wanted ? kept : QString());
  if (wanted && QFile::exists(by_.starter.copyPath())) lostHost_->askToHost();
}

void NetworkFlow::tellFailed(const QString& sentence, Refusal why) {
  const bool isWatcherOfOwnName = why == Refusal::NameTaken && call_.as == Call::As::Watcher;
  //: Why somebody may not watch a game. “Join” is a button.
  const QString ofOwnName =
      tr("Somebody who plays in this game has your name. If that is your own seat, “Join” leads "
         "back to it. To watch, please take another name first, on the start page.");
  page_->showFailed(isWatcherOfOwnName ? ofOwnName : sentence, why);
}

}  // namespace tapu
