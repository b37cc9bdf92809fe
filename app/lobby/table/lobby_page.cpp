// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/table/lobby_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/bare_layout.h"
#include "app/kit/line_breaks.h"
#include "app/kit/page_words.h"
#include "app/kit/passing_menu.h"
#include "app/kit/rule_topics.h"
#include "app/lobby/rows/option_rows.h"
#include "app/lobby/rows/table_words.h"
#include "app/lobby/table/table_menu.h"
#include "app/session/game/chat_commands.h"
#include "app/session/game/game_starter.h"
#include "app/session/plan/game_length.h"
#include "app/session/plan/game_plan.h"
#include "app/session/words/bot_names.h"
#include "app/session/words/chat_words.h"
#include "app/values/codec.h"
#include "app/wire/names.h"
#include "app/wire/requests.h"
#include "app/wire/seat_number.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kRefusalShownMs = 8000;
}  // namespace

LobbyPage::LobbyPage(Reachability& reach, QWidget* parent)
    : Page(parent),
      banner_(new Banner(u"sound"_s, this)),
      board_(new BoardColumn(this)),
      chat_(new ChatPanel(this)),
      addresses_(new AddressPanel(reach, this)),
      foot_(new FootBar(this)),
      guard_(this) {
  setObjectName(u"lobbyPage"_s);
  column_ = makeSeats();
  columns_ = new FoldingColumns(board_, column_, chat_, this);
  QVBoxLayout* lines = layLines();
  auto* told = new QVBoxLayout;
  told->setContentsMargins(Sheet::kShadow, 0, Sheet::kShadow, 0);
  told->addWidget(banner_);
  lines->addLayout(told);
  lines->addWidget(columns_, 1);
  lines->addWidget(foot_);
  //: Button in the lobby
  auto* leave = makeButton(u"lobbyLeave"_s, ActionButton::Role::Quiet, this, [] { return tr("Leave"); });
  connect(leave, &ActionButton::clicked, this, &LobbyPage::leaveWanted);
  ready_ = makeButton(u"lobbyReady"_s, ActionButton::Role::Quiet, this);
  //: Button in the lobby
  start_ = makeButton(u"lobbyStart"_s, ActionButton::Role::Next, this, [] { return tr("Start game"); });
  guard_.watch(start_);
  for (ActionButton* button : {leave, ready_, start_}) {
    button->setMinimumWidth(138);
    foot_->add(button);
  }
  board_->offerAllOptions();
  connectPage();
  retranslate();
}

Column* LobbyPage::makeSeats() {
  auto* column = new Column(this);
  QVBoxLayout* body = column->body();
  body->setContentsMargins(20, 14, 20, 14);
  title_ = makeTitle(column);
  note_ = makeNote(column);
  auto* head = new QHBoxLayout;
  auto* facts = new QVBoxLayout;
  facts->addWidget(title_);
  facts->addWidget(note_);
  fill_ = new Words({}, kNoteText, Weight::Bold, &Theme::ink, column);
  fill_->setObjectName(u"lobbyFill"_s);
  facts->addWidget(fill_);
  facts->addWidget(addresses_);
  facts->addStretch(1);
  head->addLayout(facts, 1);
  head->addWidget(addresses_->code(), 0, Qt::AlignTop);
  body->addLayout(head);
  body->addSpacing(6);
  body->addLayout(seats_.layout());
  body->addSpacing(10);
  auto* colors = new QWidget(column);
  auto* lines = bare<QVBoxLayout>(colors);
  lines->setSpacing(body->spacing());
  //: Label over the ten player colors, each with its mark
  auto* colorTitle = makeLabel(colors, [] { return tr("Your color and mark"); });
  colors_ = new ColorMarks(colors);
  nameField(colors_, colorTitle);
  lines->addWidget(colorTitle);
  lines->addWidget(colors_);
  body->addWidget(colors);
  body->addSpacing(10);
  policy_ = makeNote(column);
  watchers_ = makeLabel(column);
  watchers_->setObjectName(u"lobbyWatchers"_s);
  means_ = makeButton(u"lobbyMeans"_s, ActionButton::Role::Quiet, column,
                      //: Button in the lobby, for its host: opens a menu about those who come
                      [] { return tr("Players and watchers…"); });
  means_->setIconName(u"person"_s);
  for (QWidget* part : std::initializer_list<QWidget*>{policy_, watchers_, means_}) body->addWidget(part);
  body->addStretch(1);
  return column;
}

void LobbyPage::connectPage() {
  setRuleTopic(means_, u"lan-people"_s);
  refusalShown_.setSingleShot(true);
  refusalShown_.setInterval(kRefusalShownMs);
  connect(&refusalShown_, &QTimer::timeout, this, [this] { showRefusal({}); });
  connect(means_, &ActionButton::clicked, this, &LobbyPage::openTableMenu);
  fillTick_.setInterval(1000);
  connect(&fillTick_, &QTimer::timeout, this, &LobbyPage::refreshTable);
  connect(column_->scroll()->verticalScrollBar(), &QScrollBar::rangeChanged, this, &LobbyPage::scrollToMySeat,
          Qt::QueuedConnection);  // by then the rows lie in their places
  connect(ready_, &ActionButton::clicked, this, [this] {
    const bool isReady = facts_.mySeat && facts_.lobby.seats.value(facts_.mySeat.value).ready == Ready::Yes;
    if (game_) game_->acts().ask(requests::SetReady{isReady ? Ready::No : Ready::Yes});
  });
  connect(start_, &ActionButton::clicked, this, [this] {
    if (game_) game_->acts().ask(requests::StartGame{});
  });
  connect(colors_, &ColorMarks::picked, this, [this](int color) {
    if (game_) game_->acts().ask(requests::Choose{facts_.lobby.seats.value(facts_.mySeat.value).name, color});
  });
  connect(board_, &BoardColumn::redrawWanted, this, [this] {
    Setup setup = facts_.lobby.setup;
    setup.board = drawBoard(setup.options);
    chooseSetup(setup);
  });
  connect(board_, &BoardColumn::allOptionsWanted, this, &LobbyPage::openOptions);
  connect(chat_, &ChatPanel::said, this, [this](const QString& text) {
    if (!game_) return;
    const ChatMeaning meaning = sayOrDo(*game_, text);
    chat_->answer(meaning.sentence, meaning.kind == ChatMeaning::Kind::Wrong ? text : QString());
  });
  connect(chat_, &ChatPanel::phraseSaid, this, [this](int phrase) {
    if (game_) game_->acts().sayPhrase(phrase);
  });
  connect(chat_, &ChatPanel::unreadChanged, this, &LobbyPage::retranslate);
  connect(banner_, &Banner::closed, this, [this] {
    if (game_) game_->acts().putOrganizerLineAway();
  });
  chat_->setColors([this](SeatId seat) { return facts_.lobby.seats.value(seat ? seat.value : -1).color; });
}

void LobbyPage::setGame(ShownGame* game, quint16 port) {
  if (game_) game_->disconnect(this);
  game_ = game;
  seen_ = {};
  facts_ = {};  // seats of another table are no news
  addresses_->setPort(port);
  showRefusal({});
  refreshBanner();
  if (!game_) return showFacts({});
  guard_.restart();
  connect(game_, &ShownGame::refused, this, &LobbyPage::showRefusal);
  connect(game_, &ShownGame::lobbyChanged, this, &LobbyPage::readGame);
  connect(game_, &ShownGame::phaseChanged, this, &LobbyPage::readGame);
  connect(game_, &ShownGame::organizerLineChanged, this, &LobbyPage::refreshBanner);
  connect(game_, &ShownGame::tableChanged, this, [this] {
    told_.start();
    refreshTable();
  });
  told_.start();
  refreshTable();
  const auto showChat = [this] { chat_->showLines(game_->seen().chat()); };
  connect(game_, &ShownGame::chatted, this, showChat);
  connect(game_, &ShownGame::chatted, this, [this](const ChatLine& line) {
    if (!game_->seen().isOwn(line)) foot_->speak(spokenChat(line, ByBanner::Yes));
  });
  connect(game_, &ShownGame::chatRenewed, this, showChat);
  readGame();
  chat_->showLines(game_->seen().chat());
}

/// The host's policy, the watchers, and the time until bots fill the table.
void LobbyPage::refreshTable() {
  const TableFacts facts = game_ ? game_->seen().table() : TableFacts();
  policy_->setText(policySentence(facts));
  watchers_->setText(watchersSentence(facts));
  watchers_->setVisible(!facts.watchers.isEmpty());
  fill_->setText(fillSentence(facts, told_.isValid() ? told_.elapsed() : 0));
  fill_->setVisible(facts.fillLeftMs >= 0);
  means_->setVisible(facts_.me == Role::Host);
  facts.fillLeftMs >= 0 ? fillTick_.start() : fillTick_.stop();
}

void LobbyPage::openTableMenu() {
  if (!game_) return;
  QMenu* menu = passingMenu(this);
  fillTableMenu(*menu, *game_, this);
  menu->popup(means_->mapToGlobal(QPoint(0, means_->height())));
}

void LobbyPage::showRefusal(const QString& sentence) {
  refusal_ = sentence;
  foot_->speak(sentence);
  if (sentence.isEmpty())
    refusalShown_.stop();
  else
    refusalShown_.start();
  refreshFoot();
}

void LobbyPage::readGame() {
  if (!game_) return;
  LobbyFacts facts{game_->seen().lobby(),
                   {},
                   game_->seen().isHost() ? Role::Host : Role::Guest,
                   startBlockedBy(game_->seen().lobby())};
  for (const SeatId seat : seatsOf(static_cast<int>(facts.lobby.seats.size())))
    if (game_->seen().isLocal(seat)) facts.mySeat = seat;
  if (const ChainWindow* window = game_->seen().window(); window && !window->isWhole()) facts.boards = window->boards();
  if (!facts.lobby.setup.chain.isEmpty())
    for (const SeatId seat : seatsOf(static_cast<int>(facts.lobby.seats.size())))
      facts.ofChain.push_back(game_->seen().window() ? game_->seen().window()->whole(seat) : seat);
  facts.watches = game_->seen().isWatching();
  if (game_->seen().phase() == Client::Phase::Reconnecting) facts.line = Link::Lost;
  showFacts(facts);
}

void LobbyPage::showFacts(const LobbyFacts& facts) {
  for (const QString& news : seatNews(facts_.lobby.seats, facts.lobby.seats, facts.mySeat)) foot_->speak(news);
  facts_ = facts;
  const bool isOnLine = facts.line != Link::Lost;
  board_->offerRedraw(facts.me == Role::Host && isOnLine ? BoardColumn::Redraw::Yes : BoardColumn::Redraw::No);
  refresh();
}

void LobbyPage::refresh() {
  const Lobby& lobby = facts_.lobby;
  const auto taken =
      std::ranges::count_if(lobby.seats, [](const LobbySeat& seat) { return seat.holder != SeatHolder::Nobody; });
  board_->showSetup(lobby.setup, personsExpected(lobby.seats), Place::Network, facts_.boards);
  title_->setText(GamePlan::gameNameHere(lobby.gameName));
  const QString all = QLocale().toString(lobby.seats.size());
  note_->setText(facts_.boards > 0
                     //: Under the name of a Big Game in the lobby; %n seats taken, %1 the seats near the reader's own
                     ? tr("Around you: %n of %1 seat(s) taken", nullptr, static_cast<int>(taken)).arg(all)
                     //: Under the name of the game in the lobby; %n seats taken, %1 all seats
                     : tr("Local network: %n of %1 seat(s) taken", nullptr, static_cast<int>(taken)).arg(all));
  addresses_->setTable(game_ ? game_->seen().first().identity.table.id : QByteArray());
  refreshSeats();
  refreshLine();
  refreshFoot();
  refreshTable();
}

void LobbyPage::refreshSeats() {
  const auto& seats = facts_.lobby.seats;
  seats_.resize(static_cast<std::size_t>(seats.size()), [this](int place) { return makeSeat(SeatId(place)); });
  std::vector<int> taken;
  for (const SeatId id : seatsOf(static_cast<int>(seats.size()))) {
    const bool mine = id == facts_.mySeat;
    LobbySeat seat = seats[id.value];
    seat.name = shownName(seats, id);
    seats_[id.value]->setPlace(placeOf(id));
    seats_[id.value]->showSeat(seat, mine ? LobbySeatRow::Mine::Yes : LobbySeatRow::Mine::No, facts_.me, toSit(id));
    if (!mine && seat.holder != SeatHolder::Nobody) taken.push_back(seat.color);
  }
  colors_->parentWidget()->setVisible(bool(facts_.mySeat));
  if (!facts_.mySeat) return;
  colors_->setColor(seats[facts_.mySeat.value].color);
  colors_->setTaken(taken);
}

LobbySeatRow* LobbyPage::makeSeat(SeatId place) {
  auto* row = new LobbySeatRow(place, this);
  connect(row, &LobbySeatRow::botWanted, this, [this](SeatId seat, const QString& bot) {
    if (game_) game_->acts().ask(requests::PutBot{seat, bot});
  });
  connect(row, &LobbySeatRow::levelsWanted, this, &LobbyPage::levelsWanted);
  connect(row, &LobbySeatRow::sitWanted, this, [this](SeatId seat) {
    if (game_) game_->acts().ask(requests::ChooseSeat{seat});
  });
  connect(row, &LobbySeatRow::clearWanted, this, [this](SeatId seat) {
    if (!game_) return;
    if (facts_.lobby.seats.value(seat.value).holder == SeatHolder::Person) return askToRemove(*game_, seat, this);
    game_->acts().ask(requests::ClearSeat{seat});
  });
  connect(row, &LobbySeatRow::focusLeft, this, [this] {
    guard_.restart();  // a press meant for the seat starts no game
    focusFirst();
  });
  return row;
}

LobbySeatRow::ToSit LobbyPage::toSit(SeatId seat) const {
  const auto& seats = facts_.lobby.seats;
  const QString keptFor = seats[seat.value].holder == SeatHolder::Nobody ? seats[seat.value].name : QString();
  const QString mine = facts_.mySeat ? seats[facts_.mySeat.value].name : QString();
  const bool isFree = !facts_.watches && (keptFor.isEmpty() || skeletonOf(keptFor) == skeletonOf(mine));
  return isFree ? LobbySeatRow::ToSit::Free : LobbySeatRow::ToSit::Refused;
}

/// The place of a seat of a chain, in words; empty on one board.
QString LobbyPage::placeOf(SeatId seat) const {
  if (seat.value >= facts_.ofChain.size()) return {};
  const SeatId there = facts_.ofChain[seat.value];
  const QString board = QLocale().toString(there.value / kSeatsAtBoardOfChain + 1);
  return State::groupOf(there) == Territory::Sun
             //: A seat in the lobby of a Big Game; %1 number of its board, Sun is its group
             ? tr("Board %1, Sun").arg(board)
             //: A seat in the lobby of a Big Game; %1 number of its board, Moon is its group
             : tr("Board %1, Moon").arg(board);
}

/// Among many seats the own one may be far below: shown once, as soon as the seats lie in their places, then the person
/// scrolls.
void LobbyPage::scrollToMySeat() {
  const QScrollBar* const bar = column_->scroll()->verticalScrollBar();
  if (facts_.mySeat == seen_ || !facts_.mySeat || bar->maximum() == 0) return;
  seen_ = facts_.mySeat;
  LobbySeatRow* const row = seats_[facts_.mySeat.value];
  column_->scroll()->ensureWidgetVisible(row, 0, row->height());
}

/// Without a connection the page still shows the last news; nothing that it would have to send can be used.
void LobbyPage::refreshLine() {
  const bool isOnLine = facts_.line != Link::Lost;
  for (LobbySeatRow* row : seats_) row->setEnabled(isOnLine);
  colors_->setEnabled(isOnLine);
  means_->setEnabled(isOnLine);
}

void LobbyPage::refreshFoot() {
  const bool isOnLine = facts_.line != Link::Lost;
  //: Foot of the lobby while there is no connection to the table
  const QString lost = tr("The connection to the table was lost. Trying again…");
  const bool isHost = facts_.me == Role::Host;
  const bool isReady = facts_.mySeat && facts_.lobby.seats.value(facts_.mySeat.value).ready == Ready::Yes;
  const bool hasEmpty =
      std::ranges::any_of(facts_.lobby.seats, [](const LobbySeat& seat) { return seat.holder == SeatHolder::Nobody; });
  rename(ready_, isReady
                     //: Button in the lobby: take the own ready mark back
                     ? tr("Not ready")
                     //: Button in the lobby: agree to start
                     : tr("Ready"));
  const bool hasBegun = facts_.lobby.stage == Lobby::Stage::Playing;
  const bool isWatching = game_ && game_->seen().isWatching();
  ready_->setVisible(!isHost && !hasBegun && !isWatching);
  ready_->setRole(isReady ? ActionButton::Role::Quiet : ActionButton::Role::Next);
  start_->setVisible(isHost);
  // The button is disabled while it has the keyboard: the page takes the keyboard, and gives it back when the button is
  // enabled.
  ActionButton* const next = isHost ? start_ : ready_;
  const bool isNextUsed = isOnLine && (!isHost || facts_.blockedBy.isEmpty());
  if (next->hasFocus() && !isNextUsed) columns_->setFocus(Qt::OtherFocusReason);
  start_->setEnabled(isHost && isOnLine && facts_.blockedBy.isEmpty());
  start_->setToolTip(plainTip(isOnLine ? facts_.blockedBy : lost));
  ready_->setEnabled(isOnLine);
  ready_->setToolTip(plainTip(isOnLine ? QString() : lost));
  if (isNextUsed && next->isVisible() && columns_->hasFocus()) next->setFocus(Qt::OtherFocusReason);
  if (!isOnLine) return foot_->say(u"warning"_s, lost);
  if (!refusal_.isEmpty()) return foot_->say(u"warning"_s, refusal_);
  if (isWatching)
    //: Foot of the lobby, for somebody who watches without a seat
    return foot_->say(u"timer"_s, tr("You are watching. The game appears here when it begins."));
  if (hasBegun)
    //: Foot of the lobby, for somebody who joins a Big Game that runs; a round is 45 seconds or so
    return foot_->say(u"timer"_s, tr("The game is running. You sit down as soon as this round is over."));
  if (!isHost && facts_.mySeat && !isReady)
    //: Foot of the lobby, for a guest who has not pressed the button "Ready" yet
    return foot_->say(u"ready"_s, tr("Press Ready when you are ready."));
  if (!isHost && facts_.mySeat && !facts_.ofChain.empty())
    // Where an organizer leads, the game begins whether or not everybody is ready.
    //: Foot of the lobby of a Big Game, for a player who has pressed the button "Ready"
    return foot_->say(u"timer"_s, tr("You are ready. Wait here until the game begins."));
  if (!facts_.blockedBy.isEmpty()) return foot_->say(u"timer"_s, facts_.blockedBy);
  if (!isHost)
    //: Foot of the lobby, for a guest
    return foot_->say(u"timer"_s, tr("Everybody is ready. Waiting for the host to start."));
  foot_->say(u"ready"_s, hasEmpty
                             //: Foot of the lobby, for the host
                             ? tr("Everybody is ready. Empty seats will be played by bots.")
                             //: Foot of the lobby, for the host
                             : tr("Everybody is ready."));
}

void LobbyPage::openOptions() {
  auto* dialog = new OptionsDialog(facts_.lobby.setup, shownNames(facts_.lobby.seats),
                                   facts_.me == Role::Host ? Editing::Allowed : Editing::ReadOnly, this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &OptionsDialog::chosen, this, &LobbyPage::chooseSetup);
  dialog->open();
}

void LobbyPage::chooseSetup(const Setup& setup) {
  if (game_) game_->acts().ask(requests::ChangeSetup{encodeSetup(setup)});
}

void LobbyPage::retranslate() {
  const QString chat = chat_->unread() > 0
                           //: Tab of a narrow window; %1 messages not read yet
                           ? tr("Chat (%1)").arg(chat_->unread())
                           //: Tab of a narrow window
                           : tr("Chat");
  refreshBanner();
  //: Tab of a narrow window
  columns_->setTitles({tr("Board"), tr("Seats"), chat});
  refresh();
}

void LobbyPage::focusFirst() {
  ActionButton* next = facts_.me == Role::Host ? start_ : ready_;
  if (next->isEnabled()) return next->setFocus(Qt::OtherFocusReason);
  columns_->setFocus(Qt::OtherFocusReason);
}

void LobbyPage::refreshBanner() {
  const auto line = game_ ? game_->seen().organizerLine : std::nullopt;
  const bool hadKeyboard = banner_->isAncestorOf(focusWidget());
  banner_->tell(line ? chatText(*line) : QString(), line ? answerTo(*line) : QString());
  if (hadKeyboard && !line) focusFirst();
}

void LobbyPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && game_ && game_->seen().organizerLine)
    return game_->acts().putOrganizerLineAway();
  QWidget::keyPressEvent(event);
}

void LobbyPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  if (game_) facts_.blockedBy = startBlockedBy(game_->seen().lobby());
  showRefusal({});
  retranslate();
}

}  // namespace tapu

#include "moc_lobby_page.cpp"
