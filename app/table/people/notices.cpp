// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/people/notices.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/language_change.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/session/game/afterwards.h"
#include "app/session/settings/address.h"
#include "app/session/words/bot_levels.h"
#include "app/session/words/chat_words.h"
#include "app/text/names_of_things.h"
#include "app/text/shown_text.h"
#include "app/wire/notice.h"
#include "app/wire/requests.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kFoldsBelow = 400;    ///< narrower, the buttons lie below the text
constexpr int kRoomForWords = 160;  ///< beside buttons, at the usual size of texts
constexpr int kStacksBelow = 300;   ///< and one below the other, as they lie too where a row of them has no room
constexpr int kMostNamed = 8;       ///< of those who voted: in the Big Game they are many
constexpr int kWidestButton = 210;  ///< pixels: a long name leaves room for the text
}  // namespace

NoticeBar::NoticeBar(ShownGame* game, QWidget* parent)
    : Sheet(parent),
      game_(game),
      icon_(new IconLabel(u"warning"_s, 20, &Theme::edge, this)),
      words_(new Words({}, kChoiceText, Weight::Bold, &Theme::ink, this)),
      line_(new QBoxLayout(QBoxLayout::LeftToRight, this)),
      buttons_(new QHBoxLayout),
      isOnNetwork_([] { return isOnNetwork(); }) {
  line_->setContentsMargins(12, 6, 12, 6);
  line_->setSpacing(8);
  auto* told = new QHBoxLayout;
  told->setSpacing(10);
  told->addWidget(icon_);
  told->addWidget(words_, 1);
  line_->addLayout(told, 1);
  line_->addLayout(buttons_);
  tick_.setInterval(500);
  connect(&tick_, &QTimer::timeout, this, &NoticeBar::refresh);
  connect(game, &ShownGame::turnedAway, this, [this](const QString& sentence, Refusal why) {
    ended_ = sentence;
    endedWith_ = why;
    refresh();
  });
  connect(game, &ShownGame::chatted, this, [this](const ChatLine& said) {
    noteVote(said);
    refresh();
  });
  const auto listen = [this] {
    for (const ChatLine& said : game_->seen().chat()) noteVote(said);
  };
  connect(game, &ShownGame::chatRenewed, this, [this, listen] {
    listen();
    refresh();
  });
  listen();
  hide();
}

void NoticeBar::fold(int width) {
  const QMargins around = line_->contentsMargins() + contentsMargins();
  buttons_->setDirection(QBoxLayout::LeftToRight);
  buttons_->invalidate();
  const bool isStacked =
      width < scaled(kStacksBelow) || buttons_->minimumSize().width() > width - around.left() - around.right();
  if (isStacked) buttons_->setDirection(QBoxLayout::TopToBottom);
  buttons_->invalidate();
  const int leastWords = scaled(kRoomForWords) * std::max(100, textSizeInUse()) / 100;
  const bool isNarrow = width < scaled(kFoldsBelow) || width - buttons_->minimumSize().width() < leastWords;
  line_->setDirection(buttons_->count() > 0 && isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

/// Measuring lays the parts out anew, after which the page is laid out again: without remembering what was measured
/// that would never end.
QSize NoticeBar::sizeAt(int width) {
  if (const auto known = sizes_.find(width); known != sizes_.end()) return known->second;
  const int before = this->width();
  fold(width);
  // A layout within another remembers what it measured before the first text came.
  line_->invalidate();
  for (QLayout* part : line_->findChildren<QLayout*>()) part->invalidate();
  const int wide = std::max(width, line_->totalMinimumSize().width());
  const QSize needed(wide, line_->totalHeightForWidth(wide));
  fold(before);
  sizes_[width] = needed;
  return needed;
}

/// A part that was never shown takes no room in a layout, so sizes measured before are too small.
void NoticeBar::showEvent(QShowEvent* event) {
  Sheet::showEvent(event);
  sizes_.clear();
  updateGeometry();
}

void NoticeBar::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  // Another size of all texts comes as another language.
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) sizes_.clear();
}

void NoticeBar::resizeEvent(QResizeEvent* event) {
  Sheet::resizeEvent(event);
  fold(width());
}

void NoticeBar::noteVote(const ChatLine& said) {
  if (said.kind != ChatLine::Kind::Notice) return;
  const auto what = static_cast<Notice>(said.phrase);
  if (isOfStore(what)) notice_ = said;
  if (what != Notice::StopVoted && what != Notice::StopVoteTaken) return;
  if (what == Notice::StopVoted) {
    voted_[said.seat] = said.name;
  } else {
    voted_.erase(said.seat);
    putAway_.erase(said.seat);
  }
  vote_ = said;
  if (said.text.startsWith("0/"_L1)) vote_.reset();
}

bool NoticeBar::hasVote() const {
  const bool isOpen = vote_ && game_->seen().hasGame() && game_->seen().state().head.phase != Phase::Over;
  return isOpen && std::ranges::any_of(voted_, [this](const auto& voter) { return !putAway_.contains(voter.first); });
}

bool NoticeBar::offerVote() {
  if (!hasVote()) return false;
  QList<Button> buttons;
  for (const SeatId voter : game_->seen().localSeats()) buttons << voteButton(voter);
  buttons << putAwayButton();
  say(u"person"_s, voteText(), buttons);
  return true;
}

/// Names those who are for an end, and not only whoever voted last, as a line of the chat does.
QString NoticeBar::voteText() const {
  QStringList names;
  for (const auto& [seat, name] : voted_) names << isolated(name);
  const auto unnamed = static_cast<int>(names.size()) - kMostNamed;
  if (unnamed > 0) names.resize(kMostNamed);
  //: In place of further names in a list of players
  if (unnamed > 0) names << tr("%n more", nullptr, unnamed);
  const auto number = [this](int part) { return withShownDigits(vote_->text.section(u'/', part, part)); };
  //: Notice to everybody at the table; %1 of %2 persons are for an end of the game, %3 their names
  return tr("End the game by agreement? For it so far (%1 of %2): %3.").arg(number(0), number(1), listOf(names));
}

/// No rule knows a vote against an end (10.4), so whoever wants none puts the card away until somebody else votes.
NoticeBar::Button NoticeBar::putAwayButton() {
  const auto putAway = [this] {
    for (const auto& [seat, name] : voted_) putAway_.insert(seat);
    refresh();
  };
  const QList<SeatId> here = game_->seen().localSeats();
  const bool isAsked = std::ranges::any_of(here, [this](SeatId voter) { return !hasVoted(voter); });
  //: Button: the reader does not vote for an end of the game, and puts the question away
  const QString playOn = tr("Play on");
  //: Button: puts the card with the votes for an end of the game away; the reader has voted, or only watches
  const QString close = tr("Close");
  return {isAsked ? playOn : close, putAway, ActionButton::Role::Quiet};
}

/// The button for the vote of one person at this computer; if there are several persons, it says whose vote it is.
NoticeBar::Button NoticeBar::voteButton(SeatId voter) {
  const bool isFor = voted_.contains(voter);
  const auto vote = [this, voter, isFor] { game_->acts().voteToStop(voter, isFor ? YesNo::No : YesNo::Yes); };
  const QString name = game_->seen().seatName(voter);
  if (game_->seen().isHotSeat()) {
    if (isFor) {
      //: Button, several players at one computer: takes back the vote of player %1 for an end of the game.
      return {tr("Take back the vote of %1").arg(name), vote};
    }
    //: Button, several players at one computer: player %1 votes for an end of the game, as somebody else did.
    return {tr("%1 agrees").arg(name), vote};
  }
  //: Button: takes back the own vote for an end of the game.
  if (isFor) return {tr("Take my vote back"), vote};
  //: Button: votes for an end of the game, as somebody else did.
  return {tr("I agree"), vote};
}

/// Persons whose connection is lost.
QStringList NoticeBar::missing() const {
  QStringList names;
  const QList<LobbySeat>& seats = game_->seen().lobby().seats;
  for (qsizetype i = 0; i < seats.size(); ++i) {
    const bool isMissing = seats[i].holder == SeatHolder::Person && seats[i].link == Link::Lost;
    if (isMissing) names << game_->seen().seatName(SeatId(static_cast<int>(i)));
  }
  return names;
}

/// The prompt beside it says that the game is paused.
QString NoticeBar::pauseText() const {
  const QList<LobbySeat>& seats = game_->seen().lobby().seats;
  const auto host = std::ranges::find(seats, Role::Host, &LobbySeat::role);
  const QStringList away = missing();
  if (isCutOff())
    //: Notice to the host of a network game, whose computer has lost its network; the prompt beside it says that the
    //: game is paused
    return tr("This computer has no network, so the game was paused. Nobody loses a turn until it goes on.");
  if (game_->seen().isHost() && !away.isEmpty())
    //: Notice to the host; the prompt beside it says that the game is paused. %1 names of players who are to come back
    return tr("Time stands still. Not here: %1.").arg(away.join(u", "_s));
  if (game_->seen().isHost() || host == seats.end())
    //: Notice; the prompt beside it says that the game is paused
    return tr("Time stands still.");
  const SeatId seat(static_cast<int>(host - seats.begin()));
  //: Notice to a guest; the prompt beside it says that the game is paused. %1 the host, who alone can resume it
  return tr("Time stands still until the host, %1, resumes the game.").arg(game_->seen().seatName(seat));
}

QString NoticeBar::lostText() const {
  if (!game_->seen().first().isNear && !isOnNetwork_())
    //: Notice: the own connection broke, as this computer itself has lost its network.
    return tr("This computer has no network. The game is called again as soon as it has one.");
  //: Notice: the own connection broke a while ago, and nobody answers at the host's.
  if (isHostGone()) return tr("The host cannot be reached. Trying again…");
  if (game_->seen().hasGame() && game_->seen().isPaused())
    //: Notice: the own connection broke while the game stands still; nobody is waited for until it goes on.
    return tr("Connection lost. Trying again… The game was paused, so no bot takes over your seat until it goes on.");
  const bool nobodyPlays = leaversFreeze(game_->seen());
  const int grace = game_->seen().lobby().setup.options.graceSeconds;
  const auto gone = static_cast<int>(lost_.elapsed() / 1000);
  if (grace > gone) {
    // Whether the others play on is not known here: the host may be gone for all of them.
    //: Notice: the own connection broke; %n seconds until nobody plays at the own seat.
    if (nobodyPlays)
      return tr("Connection lost. Trying again… If the others play on, nobody plays at your seat after %n s.", nullptr,
                grace - gone);
    //: Notice: the own connection broke; %n seconds until a bot takes over the own seat.
    return tr("Connection lost. Trying again… If the others play on, a bot takes over your seat in %n s.", nullptr,
              grace - gone);
  }
  //: Notice: the own connection broke some time ago.
  if (nobodyPlays)
    return tr("Connection lost. Trying again… If the others play on, nobody plays at your seat until you are back.");
  //: Notice: the own connection broke some time ago.
  return tr("Connection lost. Trying again… If the others play on, a bot plays for you until you are back.");
}

void NoticeBar::offerPlace(const QString& host) {
  if (std::exchange(placeHost_, host) != host) refresh();
}

/// The buttons for ways to go on without the host.
QList<NoticeBar::Button> NoticeBar::waysOn() {
  QList<Button> ways;
  if (!placeHost_.isEmpty() && (isHostLost() || game_->seen().isHost()))
    //: Button of somebody whose host is gone, or of a host whose game went on without them: joins the game where it is
    //: open by now; %1 who hosts it there
    ways << Button{tr("Join at %1").arg(placeHost_), [this] { Q_EMIT joinThere(); }};
  if (isHostGone())
    //: Button of a guest whose host is gone: their own computer hosts the game from now on
    ways << Button{tr("Host it from here"), [this] { Q_EMIT hostHere(); }};
  return ways;
}

/// Whether the host is lost. For a person who was sent away it is not: the game goes on without them.
bool NoticeBar::isHostLost() const {
  if (ended_.isEmpty()) return lost_.isValid();
  return endedWith_ == Refusal::ServerClosing || endedWith_ == Refusal::Unreachable ||
         endedWith_ == Refusal::MovesMissing;
}

bool NoticeBar::isHostGone() const {
  const bool isWaitedFor = ended_.isEmpty() && lost_.isValid() && lost_.elapsed() < kHostIsGoneMs;
  const bool isOwnFault = ended_.isEmpty() && !game_->seen().first().isNear && !isOnNetwork_();
  return isHostLost() && !isWaitedFor && !isOwnFault && game_->afterwards().mayHostHere();
}

bool NoticeBar::tellOfStore() {
  const auto what = notice_ ? static_cast<Notice>(notice_->phrase) : Notice::StoreWorks;
  if (isStoreUsable(what)) return false;
  QList<Button> buttons;
  if (what == Notice::MovesMissing && game_->seen().isHost()) {
    //: Button of the host: the game ends, and its file, from which moves are missing, is kept to be mended.
    buttons << Button{tr("Stop and keep the file"), [this] { game_->acts().ask(requests::KeepFileAside{}); }};
    //: Button of the host: the game goes on without the moves that its file has lost.
    buttons << Button{tr("Go on from here"), [this] { game_->acts().ask(requests::GoOnWithoutMoves{}); }};
  }
  say(u"warning"_s, chatText(*notice_), buttons);
  return true;
}

/// The section about what the bar tells at the moment.
QString NoticeBar::topic() const {
  const Client::Phase phase = game_->seen().phase();
  if (isHostGone()) return u"lan-copy"_s;
  if (phase == Client::Phase::Reconnecting || phase == Client::Phase::Closed || !ended_.isEmpty()) return u"lan-lost"_s;
  if (game_->seen().hasGame() && game_->seen().isPaused()) return u"play-time"_s;
  if (hasVote()) return u"play-end"_s;
  return game_->seen().isHotSeat() ? u"hot-seat"_s : u"bots"_s;
}

void NoticeBar::refresh() {
  const Client::Phase phase = game_->seen().phase();
  const bool lost = phase == Client::Phase::Reconnecting;
  if (!lost)
    lost_.invalidate();
  else if (!lost_.isValid())
    lost_.start();
  pauseIfCutOff();
  const bool isWatched = lost || isCutOff_;  // it changes without a word of the table
  if (isWatched && !tick_.isActive()) tick_.start();
  if (!isWatched) tick_.stop();
  setRuleTopic(this, topic());
  if (lost) return say(u"network"_s, lostText(), waysOn());
  if (phase == Client::Phase::Closed || !ended_.isEmpty()) {
    //: Button: back to the first page of the program.
    const Button back{tr("Start page"), [this] { Q_EMIT startPage(); }};
    //: Notice: the server of the game has gone.
    const QString gone = tr("The connection is closed. The game goes on without you or has ended.");
    //: Notice of somebody whose host had closed the game or is gone; %1 who has opened it again
    const QString there = tr("The game is open again at %1.").arg(placeHost_);
    if (!placeHost_.isEmpty() && isHostLost()) return say(u"network"_s, there, waysOn() << back);
    return say(u"network"_s, ended_.isEmpty() ? gone : ended_, waysOn() << back);
  }
  if (tellOfStore()) return;
  if (game_->seen().hasGame() && game_->seen().isPaused()) {
    QList<Button> buttons;
    //: Button of the host: the paused game goes on.
    if (game_->seen().isHost()) buttons << Button{tr("Resume"), [this] { game_->acts().ask(requests::ResumeGame{}); }};
    if (game_->seen().isHost()) buttons << waysOn();
    return say(u"pause"_s, pauseText(), buttons);
  }
  if (offerVote()) return;
  sayAtTable();
}

/// The host’s computer has lost its network, so that others cannot come back.
bool NoticeBar::isCutOff() const { return game_->seen().isHost() && !missing().isEmpty() && !isOnNetwork_(); }

/// Pauses, once each time, so that no bot plays for those whom the host's own network keeps away.
void NoticeBar::pauseIfCutOff() {
  const bool wasCutOff = std::exchange(isCutOff_, isCutOff());
  if (isCutOff_ && !wasCutOff && game_->seen().hasGame() && !game_->seen().isPaused())
    game_->acts().ask(requests::PauseGame{});
}

/// Shows the news while the game goes on.
void NoticeBar::sayAtTable() {
  if (game_->seen().hasGame() && game_->seen().isPlayedByBot() && game_->seen().phase() == Client::Phase::Playing) {
    //: Button: the bot that plays for the reader stops, and they play on.
    const Button back{tr("Take my place back"), [this] { game_->acts().ask(requests::LetBotPlay{YesNo::No}); }};
    const QString level = game_->seen().lobby().seats.value(game_->seen().viewer().value).bot;
    //: Notice: the reader is there, and has let a bot play at their seat.
    const QString plays = tr("A bot plays for you.");
    //: The same; %1 its level, such as "Farmer (medium)".
    const QString playsSo = tr("A bot plays for you: %1.").arg(bothOfBot(level));
    return say(u"bot"_s, level.isEmpty() ? plays : playsSo, {back});
  }
  QList<Button> buttons;
  if (game_->seen().hasGame() && !game_->seen().isCurtainDown())
    for (const SeatId seat : game_->seen().mayPassTo()) {
      //: Button, several players at one computer: hands the seat to %1, who is asked something.
      buttons << Button{tr("Pass to %1").arg(game_->seen().seatName(seat)),
                        [this, seat] { game_->acts().passTo(seat); }};
    }
  QStringList names;
  if (!buttons.isEmpty())
    for (const SeatId seat : game_->seen().mayPassTo()) names << game_->seen().seatName(seat);
  if (names.isEmpty() && isCutOff())
    //: Notice to the host of a network game, whose computer has lost its network; others play from other computers
    return say(u"network"_s, tr("This computer has no network: the others cannot come back until it has one."), {});
  if (names.isEmpty() && !placeHost_.isEmpty() && game_->seen().isHost())
    //: Notice to the host of a game: %1 goes on with it from a copy
    return say(u"network"_s, tr("%1 hosts this game too: there are two games now.").arg(placeHost_), waysOn());
  //: Notice, several players at one computer: an offer or a decision waits for others here; %1 their names
  say(u"person"_s, names.isEmpty() ? QString() : tr("An answer is wanted from %1.").arg(names.join(u", "_s)), buttons);
}

void NoticeBar::say(const QString& iconName, const QString& text, const QList<Button>& buttons) {
  QStringList names;
  for (const Button& button : buttons) names << button.text;
  setVisible(!text.isEmpty());
  icon_->setName(iconName);
  if (text != words_->text() || names != shown_) sizes_.clear();
  words_->setText(text);
  setSpokenName(this, text);
  if (std::exchange(shown_, names) == names) return;  // a button under the mouse stays while the text counts seconds
  while (QLayoutItem* item = buttons_->takeAt(0)) {
    item->widget()->hide();
    item->widget()->deleteLater();
    delete item;
  }
  for (const Button& button : buttons) {
    auto* shown = new ActionButton(button.text, button.role, this);
    shown->setMostWidth(scaled(kWidestButton) * std::max(100, textSizeInUse()) / 100);
    connect(shown, &ActionButton::clicked, this, button.press, Qt::QueuedConnection);
    buttons_->addWidget(shown);
    shown->show();
  }
}

AskSheet::AskSheet(QWidget* parent)
    : Sheet(parent),
      title_(new Words({}, kNameText, Weight::Bold, &Theme::ink, this)),
      text_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      safe_(new ActionButton({}, ActionButton::Role::Next, this)),
      other_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      guard_(new PressGuard(this)) {
  guard_->watch(safe_);
  guard_->watch(other_);
  safe_->setObjectName(u"questionSafe"_s);
  other_->setObjectName(u"questionOther"_s);
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(20, 12, 16, 12);
  line->setSpacing(12);
  auto* words = new QVBoxLayout;
  words->addStretch(1);
  words->addWidget(title_);
  words->addWidget(text_);
  words->addStretch(1);
  line->addLayout(words, 1);
  line->addWidget(other_);
  line->addWidget(safe_);
  connect(safe_, &ActionButton::clicked, this, &AskSheet::close);
  connect(other_, &ActionButton::clicked, this, [this] {
    // At once, for another question may come before the answer is carried out, which may delete this sheet.
    const auto confirmed = confirmed_;
    close();
    if (confirmed) QMetaObject::invokeMethod(this, confirmed, Qt::QueuedConnection);
  });
  hide();
  whenLanguageChanges(this, [this] { retranslate(); });
}

int AskSheet::ask(std::function<Question::Texts()> texts, std::function<void()> confirmed) {
  texts_ = std::move(texts);
  confirmed_ = std::move(confirmed);
  guard_->restart();  // this question may appear under a pointer that has just clicked
  retranslate();
  return ++number_;
}

void AskSheet::withdraw(int question) {
  if (isAsking() && question == number_) close();
}

void AskSheet::takeFocus() {
  ActionButton* entered = safe_->role() == ActionButton::Role::Next ? safe_ : other_;
  entered->setFocus(Qt::OtherFocusReason);
}

void AskSheet::close() {
  texts_ = nullptr;
  confirmed_ = nullptr;
  Q_EMIT answered();
}

void AskSheet::retranslate() {
  if (!texts_) return;
  const Question::Texts texts = texts_();
  title_->setText(texts.title);
  text_->setText(texts.text);
  safe_->setText(texts.safe);
  other_->setText(texts.other);
  const bool isSafeEntered = texts.enter == Question::Texts::Enter::Safe;
  safe_->setRole(isSafeEntered ? ActionButton::Role::Next : ActionButton::Role::Quiet);
  other_->setRole(isSafeEntered ? ActionButton::Role::Quiet : ActionButton::Role::Next);
  setSpokenName(this, texts.title + u'\n' + texts.text);
}

void AskSheet::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return close();
  Sheet::keyPressEvent(event);
}

/// Tab and arrow keys go from one answer to the other and never to the page behind the question.
bool AskSheet::focusNextPrevChild(bool) {
  ActionButton* there = window()->focusWidget() == safe_ ? other_ : safe_;
  there->setFocus(Qt::TabFocusReason);
  return true;
}

CurtainSheet::CurtainSheet(QWidget* parent)
    : Sheet(parent),
      badge_(new Badge(0, 44, this)),
      title_(new Words({}, kTitleText, Weight::Bold, &Theme::ink, this)),
      hint_(new Words({}, kChoiceText, Weight::Regular, &Theme::ink2, this)),
      show_(new ActionButton({}, ActionButton::Role::Next, this)),
      guard_(new PressGuard(this)) {
  guard_->watch(show_);
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(24, 18, 24, 18);
  line->setSpacing(16);
  auto* column = new QVBoxLayout;
  column->addWidget(title_);
  column->addWidget(hint_);
  line->addStretch(1);
  line->addWidget(badge_);
  line->addLayout(column);
  line->addSpacing(12);
  line->addWidget(show_);
  line->addStretch(1);
  hint_->setWordWrap(false);
  title_->setWordWrap(false);
  show_->setObjectName(u"liftCurtain"_s);
  connect(show_, &ActionButton::clicked, this, &CurtainSheet::lifted);
  hide();
}

CurtainSheet::For CurtainSheet::whatFor(Decision must) {
  using enum Decision;
  if (must == Build) return For::Build;
  if (must == Part) return For::Part;
  if (must == Discard) return For::Return;
  return must == Gold ? For::Gold : For::Turn;
}

QString CurtainSheet::reasonOf(For what) {
  switch (what) {
    case For::Turn: break;
    //: Under the head of the curtain "Pass to Meera": why they are called; another sentence follows
    case For::Offer: return tr("An offer waits for an answer.");
    //: Under the head of the curtain "Pass to Meera": why they are called; another sentence follows
    case For::Build: return tr("They build now, between two turns.");
    //: Under the head of the curtain "Pass to Meera", where turns are paired: why they are called; another sentence
    //: follows
    case For::Part: return tr("They have their part of the turn.");
    //: Under the head of the curtain "Pass to Meera", after a seven: why they are called; another sentence follows
    case For::Return: return tr("They return cards to the bank.");
    //: Under the head of the curtain "Pass to Meera": why they are called; another sentence follows
    case For::Gold: return tr("They choose cards from the gold.");
  }
  return {};
}

void CurtainSheet::refresh(const QString& name, int color, For what) {
  //: Curtain between two players at one computer: %1 takes over now.
  const QString title = tr("Pass to %1").arg(name);
  if (isHidden() || title_->text() != title) guard_->restart();
  title_->setText(title);
  badge_->setColor(color);
  //: Under the head of the curtain; the button beside it is called "Show my cards".
  const QString way = tr("The button, Enter or Space shows the cards.");
  const QString reason = reasonOf(what);
  hint_->setText(reason.isEmpty() ? way : reason + u' ' + way);
  //: Button of the curtain.
  show_->setText(tr("Show my cards"));
}

void CurtainSheet::press(const QKeyEvent& key) {
  if (guard_->admits(key)) Q_EMIT lifted();
}

}  // namespace tapu

#include "moc_notices.cpp"
