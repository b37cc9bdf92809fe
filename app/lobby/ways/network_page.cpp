// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/ways/network_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/client/refusal_words.h"
#include "app/kit/field_text.h"
#include "app/kit/folding_columns.h"
#include "app/kit/hairline.h"
#include "app/kit/language_change.h"
#include "app/kit/page_words.h"
#include "app/kit/rule_topics.h"
#include "app/kit/sheet.h"
#include "app/kit/spoken.h"
#include "app/lobby/ways/kept_seat_list.h"
#include "app/lobby/ways/used_addresses.h"
#include "app/session/plan/game_plan.h"
#include "app/text/shown_text.h"
#include "app/text/whole_letters.h"
#include "app/wire/messages.h"

namespace tapu {

using namespace Qt::StringLiterals;

NetworkPage::NetworkPage(Settings& settings, DiscoveryBrowser& browser, QWidget* parent)
    : Page(parent),
      settings_(settings),
      browser_(browser),
      tabs_(new Segments(this)),
      foot_(new FootBar(this)),
      back_(makeButton(u"networkBack"_s, ActionButton::Role::Quiet, this)) {
  setObjectName(u"networkPage"_s);
  back_->setMinimumWidth(138);
  foot_->add(back_);
  auto* columns = new QHBoxLayout;
  columns->setSpacing(0);
  columns_ = {makeGames(), makeJoin()};
  columns->addWidget(columns_[Games], 3);
  columns->addWidget(columns_[Join], 2);
  tabs_->setObjectName(u"networkTabs"_s);
  connect(tabs_, &Segments::picked, this, [this](int tab) { bringForward(static_cast<Tab>(tab)); });
  QVBoxLayout* lines = layLines();
  lines->addWidget(tabs_, 0, Qt::AlignHCenter);
  lines->addLayout(columns, 1);
  lines->addWidget(foot_);
  connect(&browser_, &DiscoveryBrowser::gamesChanged, this, [this] { games_->showGames(browser_.games()); });
  connect(back_, &ActionButton::clicked, this, [this] { awaited_.isCalled() ? callCanceled() : canceled(); });
  setRuleTopic(organize_, u"organizer"_s);
  setRuleTopic(watch_, u"play-watch"_s);
  for (QWidget* part : std::initializer_list<QWidget*>{address_, join_, history_}) setRuleTopic(part, u"lan-join"_s);
  for (QWidget* part : std::initializer_list<QWidget*>{forget_, rejoin_}) setRuleTopic(part, u"lan-lost"_s);
  retranslate();
  fold();
  whenLanguageChanges(this, [this] { retranslate(); });
}

NetworkPage::~NetworkPage() { browser_.stop(); }

Column* NetworkPage::makeGames() {
  auto* column = new Column(this);
  QVBoxLayout* body = column->body();
  body->setContentsMargins(20, 16, 20, 16);
  //: Title of the page of network games
  body->addWidget(makeTitle(column, [] { return tr("Games on the local network"); }));
  //: Under the title of the page of network games
  body->addWidget(makeNote(column, [] { return tr("Games that others open appear here by themselves."); }));
  seats_ = new KeptSeatList(column);
  connect(seats_, &KeptSeatList::rejoinWanted, this, &NetworkPage::seatWanted);
  connect(seats_, &KeptSeatList::forgetWanted, this, &NetworkPage::seatForgotten);
  body->addWidget(seats_);
  body->addSpacing(6);
  games_ = new GameList(settings_, column);
  connect(games_, &GameList::joinWanted, this, &NetworkPage::joinRow);
  connect(games_, &GameList::watchWanted, this, [this](const FoundGame& game) {
    if (!awaited_.isCalled()) Q_EMIT watchWanted(Address{game.address, game.port});
  });
  connect(games_, &GameList::focusLost, this, [this] { back_->setFocus(Qt::OtherFocusReason); });
  connect(games_, &GameList::removing, this, [this](const GameRow& row) {
    if (!problem().isEmpty() && problem() == row.foreignTo()) showProblem({});  // the problem was about this game
  });
  connect(games_, &GameList::listed, this, [this] {
    noticeMissed();
    refresh();
  });
  auto* list = new QVBoxLayout;
  list->setContentsMargins(-GameList::kRing, 0, -GameList::kRing, 0);
  list->addWidget(games_);
  body->addLayout(list);
  body->addStretch(1);
  return column;
}

void NetworkPage::addHosting(Column* column) {
  QVBoxLayout* body = column->body();
  //: Heading: open a game for others
  body->addWidget(makeHeading(column, [] { return tr("Host a game"); }));
  //: Under "Host a game"
  body->addWidget(makeNote(column, [] { return tr("Others on your network see it and can join."); }));
  //: Button: open a game for others
  host_ = makeButton(u"hostGame"_s, ActionButton::Role::Next, column, [] { return tr("Host a game…"); });
  host_->setIconName(u"network"_s);
  //: Button: sets up a game for a hall full of people, two at each board, that is led by an organizer
  organize_ =
      makeButton(u"organizeGame"_s, ActionButton::Role::Quiet, column, [] { return tr("Organize a Big Game…"); });
  organize_->setIconName(u"panes"_s);
  body->addWidget(host_);
  body->addWidget(organize_);
  body->addSpacing(10);
  body->addWidget(new Hairline(column));
  body->addSpacing(10);
  connect(host_, &ActionButton::clicked, this, &NetworkPage::hostWanted);
  connect(organize_, &ActionButton::clicked, this, &NetworkPage::organizeWanted);
}

Column* NetworkPage::makeJoin() {
  auto* column = new Column(this);
  QVBoxLayout* body = column->body();
  body->setContentsMargins(20, 16, 20, 16);
  addHosting(column);
  //: Heading: join a game whose address is known, or with the code of a seat
  body->addWidget(makeHeading(column, [] { return tr("Join by address or code"); }));
  //: Under "Join by address or code"; a slip of paper tells somebody their seat in a Big Game
  body->addWidget(makeNote(column, [] {
    return tr(
        "Name or number of the host’s computer, with its port if it is not the usual one. For a Big "
        "Game also the six digits of your slip, alone or behind the address.");
  }));
  address_ = new QLineEdit(column);
  address_->setObjectName(u"joinAddress"_s);
  address_->setMinimumHeight(38);
  setLetters(address_, kBodyText);
  say(
      address_,
      //: What an address and a code look like, in the empty field
      [] { return tr("192.168.1.24 or 256 131"); },
      //: Screen reader: the field for the address of a game or the code of a seat
      [] { return tr("Address or code"); });
  //: Button: join the game at the address typed
  join_ = makeButton(u"joinButton"_s, ActionButton::Role::Agree, column, [] { return tr("Join"); });
  //: Button: watch the game at the address typed, without a seat
  watch_ = makeButton(u"watchButton"_s, ActionButton::Role::Quiet, column, [] { return tr("Watch"); });
  problem_ = new Words({}, kChoiceText, Weight::Bold, &Theme::danger, column);
  problem_->setObjectName(u"joinProblem"_s);
  waiting_ = new Words({}, kChoiceText, Weight::Bold, &Theme::ink, column);
  waiting_->setObjectName(u"joinWaiting"_s);
  //: Link under the problem of a call back to one's seat: do not offer that seat again
  forget_ = makeButton(u"forgetSeat"_s, ActionButton::Role::Link, column, [] { return tr("Forget this seat"); });
  connect(forget_, &ActionButton::clicked, this, &NetworkPage::forgetWanted);
  rejoin_ = makeButton(u"rejoinKept"_s, ActionButton::Role::Link, column);
  connect(rejoin_, &ActionButton::clicked, this, &NetworkPage::rejoinWanted);
  history_ = new UsedAddresses(settings_, column);
  connect(history_, &UsedAddresses::picked, this, [this](const QString& text) {
    replaceText(address_, text);
    joinTyped();
  });
  body->addWidget(address_);
  auto* ways = new QHBoxLayout;  // above what comes and goes, which would push the buttons away from the pointer
  ways->addWidget(join_, 1);
  ways->addWidget(watch_);
  body->addLayout(ways);
  for (QWidget* news : std::initializer_list<QWidget*>{problem_, waiting_, forget_, rejoin_}) body->addWidget(news);
  body->addSpacing(4);
  body->addWidget(history_);
  body->addStretch(1);
  connect(join_, &ActionButton::clicked, this, &NetworkPage::joinTyped);
  connect(watch_, &ActionButton::clicked, this, &NetworkPage::watchTyped);
  connect(address_, &QLineEdit::returnPressed, this, &NetworkPage::joinTyped);
  connect(address_, &QLineEdit::textChanged, this, [this] { showProblem({}); });
  return column;
}

void NetworkPage::fold() {
  const bool isNarrow = width() < FoldingColumns::kPair;
  tabs_->setVisible(isNarrow);
  tabs_->choose(front_);
  for (const Tab tab : {Games, Join}) columns_[tab]->setVisible(!isNarrow || tab == front_);
}

void NetworkPage::bringForward(Tab tab) {
  front_ = tab;
  fold();
}

void NetworkPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fold();
}

/// The contents of the field; nothing if it is wrong, after saying why.
std::optional<Invitation> NetworkPage::typed() {
  if (awaited_.isCalled()) return {};
  const QString text = address_->text().simplified();
  Invitation read;
  if (text.isEmpty()) {
    //: The field for an address or a code is empty
    showProblem(tr("Please enter an address, for example 192.168.1.24, or your code."));
    return {};
  }
  switch (readInvitation(address_->text(), read)) {
    case InvitationFault::None: showProblem({}); return read;
    case InvitationFault::NoCode: showProblem(turnedAwaySentence(Refusal::MistypedCode, {})); return {};
    case InvitationFault::NoAddress: break;
  }
  //: What was typed is no address; %1 what was typed
  showProblem(tr("“%1” is not an address. Write a name or a number like 192.168.1.24, if needed with a port: "
                 "192.168.1.24:4710.")
                  .arg(quoted(text)));
  return {};
}

void NetworkPage::joinTyped() {
  const auto read = typed();
  codeFor_ = -1;
  if (!read) return;
  if (!read->address) return joinByCode(read->code);
  Q_EMIT joinWanted(*read->address, read->code, read->table);
}

void NetworkPage::watchTyped() {
  const auto read = typed();
  if (!read) return;
  //: A code of a seat was typed, and the button to watch a game was pressed
  if (!read->address) return showProblem(tr("A code opens a seat. To watch a game, please write its address."));
  Q_EMIT watchWanted(*read->address);
}

/// A code says nothing of where its game is.
void NetworkPage::joinByCode(int code) {
  QList<GameRow*> games;
  for (GameRow* row : games_->rows())
    if (row->mayHaveCodes()) games << row;
  if (games.isEmpty())
    //: A code of a seat was typed, but no game was found to which it could belong
    return showProblem(tr("No Big Game was found on the local network. Please write its address before the code."));
  if (games.size() == 1) {
    showProblem({});
    const FoundGame& game = games.front()->game();
    Q_EMIT joinWanted(Address{game.address, game.port}, code, game.table.id);
    return;
  }
  //: A code of a seat was typed, and there are several games to which it could belong
  showProblem(tr("Several Big Games were found. Please choose yours in the list: your code is shown there."));
  codeFor_ = code;
  bringForward(Games);
  games.front()->setFocus(Qt::OtherFocusReason);
}

/// A code that still stands in the field from another evening is not meant. Whether somebody may come in to a game that
/// runs or is full only its server can say: a seat may be theirs by its key, its code or their name.
void NetworkPage::joinRow(const GameRow& row) {
  const int code = row.mayHaveCodes() ? std::exchange(codeFor_, -1) : -1;
  if (code < 0 && !row.foreignTo().isEmpty()) return showProblem(row.foreignTo());
  const FoundGame& game = row.game();
  if (!awaited_.isCalled()) Q_EMIT joinWanted(Address{game.address, game.port}, code, game.table.id);
}

void NetworkPage::showProblem(const QString& sentence) {
  problem_->setText(sentence);
  problem_->setVisible(!sentence.isEmpty());
  if (!sentence.isEmpty()) {
    setSpokenDetails(address_, sentence);
    bringForward(Join);
  }
  offerForget(Forget::No);
  offerRejoin({});
  awaited_.miss({});
  refresh();
}

void NetworkPage::offerForget(Forget forget) { forget_->setVisible(forget == Forget::Offered); }

void NetworkPage::offerRejoin(const QString& gameName) {
  rejoin_->setVisible(!gameName.isEmpty());
  //: Link under the problem of joining a game: back to the seat that is kept elsewhere; %1 name of that game
  rename(rejoin_,
         tr("Rejoin “%1”").arg(isolated(shortened(GamePlan::gameNameHere(gameName), KeptSeatList::kMostOfTitle))));
}

void NetworkPage::showSeats(const QList<Rejoin>& seats) {
  const bool hadFocus = seats_->isAncestorOf(focusWidget());
  seats_->showSeats(seats);
  if (!hadFocus) return;
  seats.isEmpty() ? focusFirst() : seats_->focusFirst();
}

QString NetworkPage::problem() const { return problem_->text(); }

void NetworkPage::showFailed(const QString& sentence, Refusal why) {
  const auto mayBeKept = [this](const GameRow* row) {
    const Address at{row->game().addressToTell(), row->game().port};
    return row->mayHaveCodes() && textOf(at) == called_;
  };
  if (why == Refusal::GameFull && std::ranges::any_of(games_->rows(), mayBeKept)) {
    //: Why joining a Big Game of the list failed, above the field for codes
    showProblem(
        tr("The seats of this game are taken or kept. If one is kept for you, please type the six digits of "
           "your slip here, or ask the organizer for them."));
    return address_->setFocus(Qt::OtherFocusReason);
  }
  if (address_->text().isEmpty()) address_->setText(called_);
  showProblem(sentence);
}

void NetworkPage::lookFor(MissedGame missed, const QString& seatIn) {
  awaited_.miss(AwaitedGame::Missed{std::move(missed), seatIn});
  noticeMissed();
  refresh();
}

/// Says so when the game that did not answer is heard again.
void NetworkPage::noticeMissed() {
  if (!awaited_.isBackAmong(games_->games())) return;
  problem_->setText({});
  problem_->hide();
  setSpokenDetails(address_, {});
  offerForget(Forget::No);
  offerRejoin(awaited_.missed()->seatIn);
}

void NetworkPage::setCalling(const QString& whom, const QString& game) {
  const bool wasCalling = awaited_.isCalled(), isCalling = !whom.isEmpty();
  if (isCalling) called_ = whom;
  awaited_.call(whom, GamePlan::gameNameHere(game));
  if (!game.isEmpty()) bringForward(Join);
  if (isCalling && !wasCalling) {
    // After a press of the buttons that lead to other pages the keyboard goes back to Cancel, not to them.
    QWidget* focus = focusWidget();
    calledFrom_ = focus && focus->isVisible() && focus != host_ && focus != rejoin_ ? focus : back_;
    back_->setFocus(Qt::OtherFocusReason);
  }
  isCalling ? showProblem({}) : refresh();
  if (!wasCalling || isCalling) return;
  QWidget* before = calledFrom_ && calledFrom_->isVisible() ? calledFrom_.data() : back_;
  before->setFocus(Qt::OtherFocusReason);
}

void NetworkPage::showWaitsToBeLetIn(Refusal why, const QString& host) {
  if (!awaited_.isCalled()) return;
  const bool isFirst = !awaited_.isAtDoor();
  if (!awaited_.waitAtDoor(why, shownLine(host, wire::kMostName))) return;
  if (isFirst) bringForward(Join);
  refresh();
}

void NetworkPage::refresh() {
  const bool isCalling = awaited_.isCalled();
  for (QWidget* part : std::initializer_list<QWidget*>{host_, organize_, join_, watch_, address_, history_})
    part->setEnabled(!isCalling);
  for (GameRow* row : games_->rows()) row->setEnabled(!isCalling);
  seats_->setEnabled(!isCalling);
  rename(back_, isCalling
                    //: Button: stop calling a game
                    ? tr("Cancel")
                    //: Button: back to the page before
                    : tr("Back"));
  waiting_->setText(awaited_.sentence());
  waiting_->setVisible(!waiting_->text().isEmpty());
  if (isCalling)
    foot_->say(u"timer"_s, awaited_.callSentence());
  else
    //: Foot of the page of network games
    foot_->say(u"lock"_s, tr("Nothing leaves your local network."));
}

void NetworkPage::retranslate() {
  tabs_->setChoices({
      //: Tab of a narrow window: the games found on the network
      tr("Games found"),
      //: Tab of a narrow window: host a game, or join one by its address
      tr("Host or join"),
  });
  const auto missed = awaited_.missed();
  showProblem({});
  if (missed) lookFor(missed->game, missed->seatIn);
  refresh();
}

void NetworkPage::focusFirst() {
  const auto& rows = games_->rows();
  bringForward(rows.empty() ? Join : Games);
  QWidget* const first = rows.empty() ? static_cast<QWidget*>(host_) : rows.front();
  first->setFocus(Qt::OtherFocusReason);
}

void NetworkPage::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Down: return games_->moveFocus(1);
    case Qt::Key_Up: return games_->moveFocus(-1);
    case Qt::Key_Escape: return back_->click();
    default: QWidget::keyPressEvent(event);
  }
}

void NetworkPage::listen(Listening listening) {
  if (listening == Listening::Yes)
    browser_.start();
  else
    browser_.stop();
}

}  // namespace tapu

#include "moc_network_page.cpp"
