// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/ways/network_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>
#include <algorithm>
#include <tuple>

#include "app/client/refusal_words.h"
#include "app/kit/chip_button.h"
#include "app/kit/clear_layout.h"
#include "app/kit/flow_layout.h"
#include "app/kit/folding_columns.h"
#include "app/kit/hairline.h"
#include "app/kit/icon_label.h"
#include "app/kit/language_change.h"
#include "app/kit/rule_topics.h"
#include "app/kit/sheet.h"
#include "app/lobby/rows/game_row.h"
#include "app/lobby/ways/kept_seat_list.h"
#include "app/session/game/prompt.h"
#include "app/text/shown_text.h"
#include "app/text/whole_letters.h"
#include "app/wire/messages.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// As the browser tells games apart.
bool isSameRow(const FoundGame& a, const FoundGame& b) { return a.id == b.id && a.port == b.port; }

}  // namespace

NetworkPage::NetworkPage(Settings& settings, DiscoveryBrowser& browser, QWidget* parent)
    : Page(parent),
      settings_(settings),
      browser_(browser),
      tabs_(new Segments(this)),
      foot_(new FootBar(this)),
      back_(new ActionButton({}, ActionButton::Role::Quiet, this)) {
  setObjectName(u"networkPage"_s);
  back_->setObjectName(u"networkBack"_s);
  back_->setMinimumWidth(138);
  foot_->add(back_);
  auto* columns = new QHBoxLayout;
  columns->setSpacing(0);
  columns_ = {makeGames(), makeJoin()};
  columns->addWidget(columns_[Games], 3);
  columns->addWidget(columns_[Join], 2);
  tabs_->setObjectName(u"networkTabs"_s);
  connect(tabs_, &Segments::picked, this, [this](int tab) { bringForward(static_cast<Tab>(tab)); });
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(kSheetGap, kSheetGap, kSheetGap, kSheetGap);
  lines->setSpacing(0);
  lines->addWidget(tabs_, 0, Qt::AlignHCenter);
  lines->addLayout(columns, 1);
  lines->addWidget(foot_);
  connect(&browser_, &DiscoveryBrowser::gamesChanged, this, [this] { showGames(browser_.games()); });
  connect(back_, &ActionButton::clicked, this, [this] {
    if (calling_.isEmpty())
      Q_EMIT canceled();
    else
      Q_EMIT callCanceled();
  });
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
  title_ = new Words({}, kTitleText, Weight::Bold, &Theme::ink, column);
  listening_ = new Words({}, kNoteText, Weight::Regular, &Theme::ink2, column);
  body->addWidget(title_);
  body->addWidget(listening_);
  seats_ = new KeptSeatList(column);
  connect(seats_, &KeptSeatList::rejoinWanted, this, &NetworkPage::seatWanted);
  connect(seats_, &KeptSeatList::forgetWanted, this, &NetworkPage::seatForgotten);
  body->addWidget(seats_);
  body->addSpacing(6);
  search_ = new QLineEdit(column);
  search_->setObjectName(u"searchGames"_s);
  search_->setClearButtonEnabled(true);
  search_->hide();
  connect(search_, &QLineEdit::textChanged, this, &NetworkPage::showSought);
  body->addWidget(search_);
  list_ = new QVBoxLayout;
  list_->setSpacing(4);
  list_->setContentsMargins(-4, 0, -4, 0);  // the focus ring of a row lies outside its paper
  body->addLayout(list_);
  empty_ = new QWidget(column);
  auto* words = new QVBoxLayout(empty_);
  words->setContentsMargins(20, 40, 20, 40);
  words->addWidget(new IconLabel(u"network"_s, 44, &Theme::ink3, empty_), 0, Qt::AlignHCenter);
  emptyTitle_ = new Words({}, kHeadingText, Weight::Bold, &Theme::ink2, empty_);
  emptyNote_ = new Words({}, kBodyText, Weight::Regular, &Theme::ink2, empty_);
  emptyTitle_->setAlignment(Qt::AlignCenter);
  emptyNote_->setAlignment(Qt::AlignCenter);
  words->addWidget(emptyTitle_);
  words->addWidget(emptyNote_);
  body->addWidget(empty_);
  body->addStretch(1);
  return column;
}

Column* NetworkPage::makeJoin() {
  auto* column = new Column(this);
  QVBoxLayout* body = column->body();
  body->setContentsMargins(20, 16, 20, 16);
  hostTitle_ = new Words({}, kHeadingText, Weight::Bold, &Theme::ink, column);
  hostHelp_ = new Words({}, kNoteText, Weight::Regular, &Theme::ink2, column);
  host_ = new ActionButton(u"network"_s, {}, ActionButton::Role::Next, ActionButton::Shape::Line, column);
  host_->setObjectName(u"hostGame"_s);
  organize_ = new ActionButton(u"panes"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Line, column);
  organize_->setObjectName(u"organizeGame"_s);
  joinTitle_ = new Words({}, kHeadingText, Weight::Bold, &Theme::ink, column);
  joinHelp_ = new Words({}, kNoteText, Weight::Regular, &Theme::ink2, column);
  address_ = new QLineEdit(column);
  address_->setObjectName(u"joinAddress"_s);
  address_->setMinimumHeight(38);
  join_ = new ActionButton({}, ActionButton::Role::Agree, column);
  join_->setObjectName(u"joinButton"_s);
  watch_ = new ActionButton({}, ActionButton::Role::Quiet, column);
  watch_->setObjectName(u"watchButton"_s);
  problem_ = new Words({}, kChoiceText, Weight::Bold, &Theme::danger, column);
  problem_->setObjectName(u"joinProblem"_s);
  waiting_ = new Words({}, kChoiceText, Weight::Bold, &Theme::ink, column);
  waiting_->setObjectName(u"joinWaiting"_s);
  forget_ = new ActionButton({}, ActionButton::Role::Link, column);
  forget_->setObjectName(u"forgetSeat"_s);
  connect(forget_, &ActionButton::clicked, this, &NetworkPage::forgetWanted);
  rejoin_ = new ActionButton({}, ActionButton::Role::Link, column);
  rejoin_->setObjectName(u"rejoinKept"_s);
  connect(rejoin_, &ActionButton::clicked, this, &NetworkPage::rejoinWanted);
  historyTitle_ = new Words({}, kNoteText, Weight::Bold, &Theme::ink2, column);
  history_ = new QWidget(column);
  new FlowLayout(history_, 2);
  for (QWidget* part : std::initializer_list<QWidget*>{hostTitle_, hostHelp_, host_, organize_}) body->addWidget(part);
  body->addSpacing(10);
  body->addWidget(new Hairline(column));
  body->addSpacing(10);
  body->addWidget(joinTitle_);
  body->addWidget(joinHelp_);
  body->addWidget(address_);
  body->addWidget(problem_);
  body->addWidget(waiting_);
  body->addWidget(forget_);
  body->addWidget(rejoin_);
  auto* ways = new QHBoxLayout;
  ways->addWidget(join_, 1);
  ways->addWidget(watch_);
  body->addLayout(ways);
  body->addSpacing(4);
  body->addWidget(historyTitle_);
  body->addWidget(history_);
  body->addStretch(1);
  connect(host_, &ActionButton::clicked, this, &NetworkPage::hostWanted);
  connect(organize_, &ActionButton::clicked, this, &NetworkPage::organizeWanted);
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
  if (!calling_.isEmpty()) return {};
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
  constexpr int kMostShown = 60;
  //: What was typed is no address; %1 what was typed
  showProblem(tr("“%1” is not an address. Write a name or a number like 192.168.1.24, if needed with a port: "
                 "192.168.1.24:4710.")
                  .arg(shortened(text, kMostShown)));
  return {};
}

void NetworkPage::joinTyped() {
  const auto read = typed();
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
  for (GameRow* row : rows_)
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
  bringForward(Games);
  games.front()->setFocus(Qt::OtherFocusReason);
}

/// A code in the field is shown at the game that is chosen. Whether somebody may come in to a game that runs or is full
/// only its server can say: a seat may be theirs by its key, its code or their name.
void NetworkPage::joinRow(const GameRow& row) {
  Invitation read;
  const bool isCode = readInvitation(address_->text(), read) == InvitationFault::None && !read.address;
  const int code = isCode && row.mayHaveCodes() ? read.code : -1;
  if (code < 0 && !row.foreignTo().isEmpty()) return showProblem(row.foreignTo());
  const FoundGame& game = row.game();
  if (calling_.isEmpty()) Q_EMIT joinWanted(Address{game.address, game.port}, code, game.table.id);
}

void NetworkPage::showProblem(const QString& sentence) {
  problem_->setText(sentence);
  problem_->setVisible(!sentence.isEmpty());
  if (!sentence.isEmpty()) {
    address_->setAccessibleDescription(sentence);
    bringForward(Join);
  }
  offerForget(Forget::No);
  offerRejoin({});
  missed_.reset();
  refresh();
}

void NetworkPage::offerForget(Forget forget) { forget_->setVisible(forget == Forget::Offered); }

void NetworkPage::offerRejoin(const QString& gameName) {
  rejoin_->setVisible(!gameName.isEmpty());
  //: Link under the problem of joining a game: back to the seat that is kept elsewhere; %1 name of that game
  rename(rejoin_, tr("Rejoin “%1”").arg(isolated(shortened(gameName, KeptSeatList::kMostOfTitle))));
}

void NetworkPage::showSeats(const QList<Rejoin>& seats) {
  const bool hadFocus = seats_->isAncestorOf(focusWidget());
  seats_->showSeats(seats);
  if (!hadFocus) return;
  seats.isEmpty() ? focusFirst() : seats_->focusFirst();
}

QString NetworkPage::problem() const { return problem_->text(); }

void NetworkPage::showFailed(const QString& sentence) {
  if (address_->text().isEmpty()) address_->setText(called_);
  showProblem(sentence);
}

void NetworkPage::lookFor(MissedGame missed, const QString& seatIn) {
  missed_ = Missed{std::move(missed), seatIn};
  noticeMissed();
  refresh();
}

/// Says so when the game that did not answer is heard again.
void NetworkPage::noticeMissed() {
  if (!missed_) return;
  QList<FoundGame> games;
  for (const GameRow* row : rows_) games << row->game();
  missed_->isSilent = missed_->game.isSilent(games);
  missed_->back = missed_->game.heardAnew(games);
  if (!missed_->back) return;
  problem_->setText({});
  problem_->hide();
  address_->setAccessibleDescription({});
  offerForget(Forget::No);
  offerRejoin(missed_->seatIn);
}

void NetworkPage::setCalling(const QString& whom, const QString& game) {
  const bool wasCalling = !calling_.isEmpty(), isCalling = !whom.isEmpty();
  calling_ = whom;
  if (isCalling) called_ = whom;
  awaited_ = game;
  if (!game.isEmpty()) bringForward(Join);
  door_.reset();
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
  if (calling_.isEmpty()) return;
  const std::optional<Door> before = std::exchange(door_, Door{why, shownLine(host, wire::kMostName)});
  if (before == door_) return;
  if (!before) bringForward(Join);
  refresh();
}

void NetworkPage::showGames(const QList<FoundGame>& games) {
  // Rows keep their places, so that nobody clicks a row that has just moved there.
  for (auto row = rows_.begin(); row != rows_.end();) {
    const bool gone =
        std::ranges::none_of(games, [&](const FoundGame& game) { return isSameRow(game, (*row)->game()); });
    if (!gone) {
      ++row;
      continue;
    }
    const bool hadFocus = (*row)->hasFocus();
    GameRow* old = *row;
    row = rows_.erase(row);
    if (!problem().isEmpty() && problem() == old->foreignTo()) showProblem({});  // the problem was about this game
    if (hadFocus) focusNear(static_cast<int>(row - rows_.begin()));
    old->hide();
    old->deleteLater();
  }
  for (const FoundGame& game : games) {
    const auto known = std::ranges::find_if(rows_, [&](const GameRow* row) { return isSameRow(row->game(), game); });
    if (known != rows_.end()) {
      (*known)->showGame(game);
      continue;
    }
    auto* row = new GameRow(game, this);
    connect(row, &GameRow::clicked, this, [this, row] { joinRow(*row); });
    connect(row, &GameRow::watchWanted, this, [this, row] {
      if (calling_.isEmpty()) Q_EMIT watchWanted(Address{row->game().address, row->game().port});
    });
    list_->addWidget(row);
    rows_.push_back(row);
  }
  noticeMissed();
  markOurSeat();
  sortRows();
  showSought();
  refresh();
  Q_EMIT gamesFound(static_cast<int>(rows_.size()));
}

/// For a game that was removed from the list while it had the keyboard: gives the keyboard to the next game, or to the
/// last one.
void NetworkPage::focusNear(int index) {
  if (rows_.empty()) return back_->setFocus(Qt::OtherFocusReason);
  const int last = static_cast<int>(rows_.size()) - 1;
  rows_[static_cast<std::size_t>(std::min(index, last))]->setFocus(Qt::OtherFocusReason);
}

void NetworkPage::fillHistory() {
  clearLayout(history_->layout());
  const QStringList known = settings_.addresses();
  for (const QString& text : known) {
    auto* chip = new ChipButton(text, history_);
    connect(chip, &ChipButton::clicked, this, [this, text] {
      address_->setText(text);
      joinTyped();
    });
    history_->layout()->addWidget(chip);
    chip->show();
  }
  historyTitle_->setVisible(!known.isEmpty());
  history_->setVisible(!known.isEmpty());
}

/// The person they wait for, as a sentence, or that they are there; empty: nobody.
QString NetworkPage::waitedFor() const {
  if (door_ && door_->why == Refusal::HostIsAway)
    //: To somebody who came to a game that runs already; %1 who hosts it, and whose connection is lost
    return tr("The game has begun. Only its host, %1, can let you in, and is not there now. Asking goes on; "
              "“Cancel” ends that.")
        .arg(isolated(door_->host));
  if (door_ && !door_->host.isEmpty())
    //: To somebody who came to a game that runs already, until its host has answered; %1 who hosts it
    return tr("The game has begun. %1 hosts it and has been asked to let you in. This can take a while; “Cancel” ends "
              "the wait.")
        .arg(isolated(door_->host));
  if (door_)
    //: To somebody who came to a game that runs already, until its organizer has answered
    return tr(
        "The game has begun. Whoever leads it has been asked to let you in. This can take a while, and where nobody "
        "leads it nobody answers; “Cancel” ends the wait.");
  if (!awaited_.isEmpty())
    //: To somebody who wants back to their seat, until its host answers; %1 name of the game, %2 address of the host
    return tr("Looking for “%1” at %2, where its host was last. “Cancel” ends that; your seat stays kept.")
        .arg(isolated(awaited_), calling_);
  if (!missed_) return {};
  if (missed_->back)
    //: A game that did not answer is heard on the network again; %1 name of the game
    return tr("“%1” is open now.").arg(isolated(missed_->back->name));
  if (missed_->seatIn.isEmpty()) return {};
  if (missed_->isSilent)
    //: To somebody whose host is heard on the network and did not answer, under that problem; %1 name of the game
    return tr("Your seat stays kept. The network tells of “%1”, but its computer does not answer.")
        .arg(isolated(missed_->seatIn));
  //: To somebody whose host did not answer, under that problem; %1 name of the game
  return tr("Your seat stays kept. This page goes on looking for “%1” and says when it is open.")
      .arg(isolated(missed_->seatIn));
}

void NetworkPage::refresh() {
  const bool isCalling = !calling_.isEmpty();
  empty_->setVisible(rows_.empty());
  for (QWidget* part : std::initializer_list<QWidget*>{host_, organize_, join_, watch_, address_, history_})
    part->setEnabled(!isCalling);
  for (GameRow* row : rows_) row->setEnabled(!isCalling);
  seats_->setEnabled(!isCalling);
  rename(back_, isCalling
                    //: Button: stop calling a game
                    ? tr("Cancel")
                    //: Button: back to the page before
                    : tr("Back"));
  waiting_->setText(waitedFor());
  waiting_->setVisible(!waiting_->text().isEmpty());
  if (door_)
    //: Foot of the page while somebody who came late waits for the host or organizer; %1 the address of the game
    foot_->say(u"timer"_s, tr("Waiting to be let in at %1…").arg(calling_));
  else if (isCalling)
    //: While a game on the network is called; %1 its address
    foot_->say(u"timer"_s, tr("Calling %1…").arg(calling_));
  else
    //: Foot of the page of network games
    foot_->say(u"lock"_s, tr("Nothing leaves your local network."));
}

void NetworkPage::retranslate() {
  //: Title of the page of network games
  title_->setText(tr("Games on the local network"));
  //: Under the title of the page of network games
  listening_->setText(tr("Games that others open appear here by themselves."));
  //: In the empty field over a long list of games on the network
  search_->setPlaceholderText(tr("Search by game or person"));
  //: Screen reader: the field over a long list of games on the network
  search_->setAccessibleName(tr("Search the games"));
  //: No game was found on the network
  emptyTitle_->setText(tr("No open game found yet"));
  //: No game was found on the network
  emptyNote_->setText(tr("Ask somebody to host a game, host one yourself, or join by address."));
  //: Heading: open a game for others
  hostTitle_->setText(tr("Host a game"));
  //: Under "Host a game"
  hostHelp_->setText(tr("Others on your network see it and can join."));
  //: Button: open a game for others
  rename(host_, tr("Host a game…"));
  //: Button: sets up a game for a hall full of people, two at each board, that is led by an organizer
  rename(organize_, tr("Organize a Big Game…"));
  //: Heading: join a game whose address is known, or with the code of a seat
  joinTitle_->setText(tr("Join by address or code"));
  //: Under "Join by address or code"; a slip of paper tells somebody their seat in a Big Game
  joinHelp_->setText(
      tr("Name or number of the host’s computer, with its port if it is not the usual one. For a Big "
         "Game also the six digits of your slip, alone or behind the address."));
  //: What an address and a code look like, in the empty field
  address_->setPlaceholderText(tr("192.168.1.24 or 256 131"));
  //: Screen reader: the field for the address of a game or the code of a seat
  address_->setAccessibleName(tr("Address or code"));
  address_->setFont(textFont(kBodyText));
  tabs_->setChoices({
      //: Tab of a narrow window: the games found on the network
      tr("Games found"),
      //: Tab of a narrow window: host a game, or join one by its address
      tr("Host or join"),
  });
  //: Button: join the game at the address typed
  rename(join_, tr("Join"));
  //: Button: watch the game at the address typed, without a seat
  rename(watch_, tr("Watch"));
  //: Link under the problem of a call back to one's seat: do not offer that seat again
  rename(forget_, tr("Forget this seat"));
  //: Heading over addresses used before
  historyTitle_->setText(tr("Used before"));
  const auto missed = missed_;
  showProblem({});
  if (missed) lookFor(missed->game, missed->seatIn);
  fillHistory();
  refresh();
}

void NetworkPage::moveFocus(int step) {
  if (rows_.empty()) return;
  const auto here = std::ranges::find(rows_, focusWidget());
  const int count = static_cast<int>(rows_.size());
  const int at = here == rows_.end() ? (step > 0 ? -1 : 0) : static_cast<int>(here - rows_.begin());
  rows_[static_cast<std::size_t>((at + step + count) % count)]->setFocus(Qt::TabFocusReason);
}

void NetworkPage::focusFirst() {
  bringForward(rows_.empty() ? Join : Games);
  if (rows_.empty())
    host_->setFocus(Qt::OtherFocusReason);
  else
    rows_.front()->setFocus(Qt::OtherFocusReason);
}

void NetworkPage::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Down: return moveFocus(1);
    case Qt::Key_Up: return moveFocus(-1);
    case Qt::Key_Escape: return back_->click();
    default: QWidget::keyPressEvent(event);
  }
}

void NetworkPage::setHosted(QList<TableIdentity> tables) {
  hosted_ = std::move(tables);
  markOurSeat();
}

void NetworkPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  fillHistory();
  markOurSeat();
}

/// Marks the rows of the game in which a seat is kept; the file of that seat is read once for all rows.
void NetworkPage::markOurSeat() {
  const QList<Rejoin> kept = settings_.seats().all();
  for (GameRow* row : rows_) row->setOurSeat(ourSeatIn(row->game(), kept, hosted_));
}

/// The games of the reader first, then those that one can join, then by name. Not while somebody points at the list or
/// walks through it by keys: nobody clicks a row that has just moved there.
void NetworkPage::sortRows() {
  const auto isUsed = [](const GameRow* row) { return row->hasFocus() || row->underMouse(); };
  if (std::ranges::any_of(rows_, isUsed)) return;
  const auto rank = [](const GameRow* row) {
    return std::tuple(row->ourSeat() == OurSeat::None, !row->remark().isEmpty(), row->game().name.toCaseFolded());
  };
  if (std::ranges::is_sorted(rows_, {}, rank)) return;
  std::ranges::stable_sort(rows_, {}, rank);
  for (GameRow* row : rows_) list_->removeWidget(row);
  QWidget* before = search_;
  for (GameRow* row : rows_) {
    list_->addWidget(row);
    setTabOrder(before, row);
    before = row;
  }
}

void NetworkPage::showSought() {
  const bool isLong = static_cast<int>(rows_.size()) > kRowsToSearch;
  search_->setVisible(isLong || !search_->text().isEmpty());
  for (GameRow* row : rows_) row->setVisible(row->isAbout(search_->text().simplified()));
}

void NetworkPage::listen(Listening listening) {
  if (listening == Listening::Yes)
    browser_.start();
  else
    browser_.stop();
}

}  // namespace tapu

#include "moc_network_page.cpp"
