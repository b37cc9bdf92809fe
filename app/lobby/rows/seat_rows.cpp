// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/rows/seat_rows.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include "app/kit/bare_layout.h"
#include "app/kit/field_limit.h"
#include "app/kit/language_change.h"
#include "app/kit/line_breaks.h"
#include "app/kit/spoken.h"
#include "app/session/words/bot_levels.h"
#include "app/session/words/chat_words.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kNameLength = 24;

}  // namespace

// LobbySeatRow

LobbySeatRow::LobbySeatRow(SeatId seat, QWidget* parent)
    : Sheet(parent, Paper::Row),
      id_(seat),
      badge_(new Badge(0, 44, this)),
      name_(new Words({}, kHeadingText, Weight::Bold, &Theme::ink, this)),
      note_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      state_(new Chip({}, Chip::Kind::Plain, this)),
      kind_(new Picker(this)),
      levels_(new ActionButton(u"bot"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this)),
      bot_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      sit_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      clear_(new ActionButton(u"close"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this)) {
  setObjectName(u"lobbySeat%1"_s.arg(seat.value));
  setMinimumHeight(78);
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(22, 8, 12, 8);
  line->setSpacing(6);
  line->addWidget(badge_);
  line->addSpacing(6);
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  words->addStretch(1);
  words->addWidget(name_);
  words->addWidget(note_);
  words->addStretch(1);
  line->addLayout(words, 1);
  for (QWidget* part : std::initializer_list<QWidget*>{state_, kind_, levels_, bot_, sit_, clear_})
    line->addWidget(part);
  bot_->setObjectName(u"addBot%1"_s.arg(seat.value));
  sit_->setObjectName(u"sitHere%1"_s.arg(seat.value));
  clear_->setObjectName(u"clearSeat%1"_s.arg(seat.value));
  connect(bot_, &ActionButton::clicked, this, [this] { Q_EMIT botWanted(id_, kUsualLevel); });
  connect(kind_, &Picker::picked, this,
          [this](int index) { Q_EMIT botWanted(id_, levelsBeside(seat_.bot).value(index)); });
  levels_->setObjectName(u"levels%1"_s.arg(seat.value));
  connect(levels_, &ActionButton::clicked, this, [this] { Q_EMIT levelsWanted(id_); });
  connect(sit_, &ActionButton::clicked, this, [this] { Q_EMIT sitWanted(id_); });
  connect(clear_, &ActionButton::clicked, this, [this] { Q_EMIT clearWanted(id_); });
  refresh();
  whenLanguageChanges(this, [this] { refresh(); });
}

void LobbySeatRow::showSeat(const LobbySeat& seat, Mine mine, Role me, ToSit toSit) {
  seat_ = seat;
  toSit_ = toSit;
  mine_ = mine;
  me_ = me;
  refresh();
}

QString LobbySeatRow::withPlace(const QString& words) const {
  if (place_.isEmpty() || words.isEmpty()) return place_ + words;
  //: A seat in the lobby of a Big Game; %1 where it is, %2 a name, "You", or how well it is connected
  return tr("%1 · %2").arg(place_, words);
}

QString LobbySeatRow::note() const {
  if (seat_.holder == SeatHolder::Bot) return botAmongPersons(seat_.bot);
  if (seat_.holder == SeatHolder::Nobody) return {};
  const bool isHost = seat_.role == Role::Host;
  if (mine_ == Mine::Yes)
    return isHost
               //: Under a name in the lobby: the reader, who hosts the game
               ? tr("You, host")
               //: Under a name in the lobby: the reader
               : tr("You");
  if (const QString heard = lastHeard(seat_); !heard.isEmpty()) return heard;
  if (seat_.link == Link::Lost)
    //: Under a name in the lobby
    return tr("Connection lost");
  if (seat_.link == Link::Silent)
    //: Under a name in the lobby
    return tr("Not heard for a while");
  if (seat_.pingMs < 0)
    return isHost
               //: Under a name in the lobby
               ? tr("Host")
               //: Under a name in the lobby
               : tr("Connected");
  return isHost
             //: Under a name in the lobby; %1 round trip in milliseconds
             ? tr("Host, %1 ms").arg(seat_.pingMs)
             //: Under a name in the lobby; %1 round trip in milliseconds
             : tr("%1 ms").arg(seat_.pingMs);
}

void LobbySeatRow::refresh() {
  QWidget* held = window()->focusWidget();
  if (held && !isAncestorOf(held)) held = nullptr;
  const bool isFree = seat_.holder == SeatHolder::Nobody, isPerson = seat_.holder == SeatHolder::Person;
  const bool isBot = seat_.holder == SeatHolder::Bot;
  const bool iAmHost = me_ == Role::Host;
  setBar(isFree ? QColor() : playerColor(seat_.color).fill);
  badge_->setVisible(!isFree);
  badge_->setColor(seat_.color);
  const bool isKept = isFree && !seat_.name.isEmpty();
  name_->setText(isKept
                     //: A seat in the lobby of a Big Game that is kept free; %1 the person who is expected there
                     ? tr("Kept for %1").arg(isolated(seat_.name))
                     : isFree
                           //: A free seat in the lobby
                           ? tr("Empty seat")
                           : seat_.name);
  name_->setColor(isFree ? &Theme::ink2 : &Theme::ink);
  note_->setText(withPlace(note()));
  note_->setVisible(!note_->text().isEmpty() && !(isBot && iAmHost && place_.isEmpty()));
  const bool ready = seat_.ready == Ready::Yes || seat_.role == Role::Host;
  state_->setVisible(isPerson || (isBot && !iAmHost));
  state_->setIconName(seat_.link == Link::Lost ? u"warning"_s : isPerson && !ready ? u"timer"_s : u"ready"_s);
  state_->setKind(isPerson && (!ready || seat_.link == Link::Lost) ? Chip::Kind::Accent : Chip::Kind::Good);
  state_->setFont(textFont(kChoiceText, Weight::Bold));
  state_->setText(seat_.link == Link::Lost ?
                                           //: State of a player in the lobby
                      tr("Away")
                                           : ready || isBot ?
                                                            //: State of a player in the lobby: agrees to start
                                                 tr("Ready")
                                                            //: State of a player in the lobby
                                                            : tr("Not ready"));
  refreshLevel();
  //: Button of a free seat in the lobby
  rename(bot_, tr("Add a bot"));
  //: Screen reader, of a button of a free seat in the lobby: the number of the seat
  const QString place = place_.isEmpty() ? tr("seat %1").arg(QLocale().toString(id_.value + 1)) : place_;
  //: Screen reader, of a button of a free seat in the lobby: %1 the seat, as "seat 3"
  setSpokenName(bot_, tr("Add a bot, %1").arg(place));
  bot_->setVisible(isFree && iAmHost);
  //: Button of a free seat in the lobby: the reader moves there
  rename(sit_, tr("Sit here"));
  //: Screen reader, of a button of a free seat in the lobby: %1 the seat, as "seat 3"
  setSpokenName(sit_, tr("Sit here, %1").arg(place));
  sit_->setVisible(isFree && toSit_ == ToSit::Free);
  clear_->setVisible(!isFree && iAmHost && mine_ == Mine::No);
  //: Tool tip of a button in the lobby; %1 a bot or a player
  const QString remove = tr("Remove %1 from this seat").arg(isolated(seat_.name));
  clear_->setToolTip(plainTip(remove));
  setSpokenName(clear_, remove);
  setSpokenName(this, withPlace(name_->text()));
  setSpokenDetails(this, state_->isHidden() ? note_->text() : state_->text());
  update();
  if (held && (held->isHidden() || !held->isEnabled())) keepFocus();
}

/// The level of a bot, which the host may change.
void LobbySeatRow::refreshLevel() {
  const bool isBot = seat_.holder == SeatHolder::Bot, isMine = isBot && me_ == Role::Host;
  QStringList kinds;
  for (const QString& bot : levelsBeside(seat_.bot)) kinds << bothOfBot(bot);
  kind_->setChoices(kinds);
  kind_->choose(placeBeside(seat_.bot));
  //: Screen reader and tool tip: which level of bots plays at a seat
  const QString level = tr("Level of the bot");
  const QString unknown = isBot ? unknownBotSentence(seat_.bot) : QString();
  setSpokenName(kind_, level);
  kind_->setToolTip(plainTip(unknown.isEmpty() ? level : unknown));
  kind_->setVisible(isMine);
  //: Tool tip of a button in the lobby: opens the page with the levels of bots
  levels_->setToolTip(tr("What the levels are like…"));
  setSpokenName(levels_, levels_->toolTip());
  levels_->setVisible(isMine);
}

/// The button that had the keyboard was hidden: gives the keyboard to another button of this seat, else to the page.
/// The button that frees the seat gets it from no news: Enter may just be pressed.
void LobbySeatRow::keepFocus() {
  for (QWidget* part : std::initializer_list<QWidget*>{bot_, kind_, levels_, sit_})
    if (part->isVisibleTo(this) && part->isEnabled()) return part->setFocus(Qt::OtherFocusReason);
  Q_EMIT focusLeft();
}

void LobbySeatRow::paintEvent(QPaintEvent* event) {
  if (seat_.holder != SeatHolder::Nobody) return Sheet::paintEvent(event);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  painter.setPen(QPen(theme.ink3, 1.6, Qt::DashLine));
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 10, 10);
}

// PlanSeatRow

PlanSeatRow::PlanSeatRow(int seat, QWidget* parent)
    : Sheet(parent, Paper::Row),
      number_(seat),
      badge_(new BadgeButton(this)),
      picture_(new IconLabel(u"bot"_s, 28, &Theme::ink2, this)),
      name_(new QLineEdit(this)),
      words_(new Words({}, kBodyText, Weight::Bold, &Theme::ink2, this)),
      holder_(new Picker(this)) {
  setObjectName(u"planSeat%1"_s.arg(seat));
  name_->setObjectName(u"planName%1"_s.arg(seat));
  holder_->setObjectName(u"planHolder%1"_s.arg(seat));
  badge_->setObjectName(u"planColor%1"_s.arg(seat));
  setMinimumHeight(78);
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(18, 8, 10, 8);
  line->setSpacing(8);
  auto* mark = new QWidget(this);
  mark->setMinimumSize(52, 52);
  auto* inner = bare<QHBoxLayout>(mark);
  inner->addWidget(badge_, 0, Qt::AlignCenter);
  inner->addWidget(picture_, 0, Qt::AlignCenter);
  line->addWidget(mark);
  auto* words = new QVBoxLayout;
  words->setSpacing(2);
  words->addStretch(1);
  words->addWidget(name_);
  words->addWidget(words_);
  words->addWidget(holder_);
  words->addStretch(1);
  line->addLayout(words, 1);
  limitLength(name_, kNameLength);
  connect(name_, &QLineEdit::textEdited, this, [this](const QString& text) {
    seat_.name = text.simplified();
    Q_EMIT changed();
  });
  connect(badge_, &BadgeButton::picked, this, [this](int color) {
    seat_.color = color;
    refresh();
    Q_EMIT changed();
  });
  connect(holder_, &Picker::picked, this, &PlanSeatRow::pick);
  whenLanguageChanges(this, [this] { refresh(); });
}

void PlanSeatRow::setHolders(const QList<SeatHolder>& holders) {
  holders_ = holders;
  refresh();
}

void PlanSeatRow::showSeat(const GamePlan::Seat& seat, const std::vector<int>& taken) {
  seat_ = seat;
  badge_->setTaken(taken);
  if (name_->text().simplified() != seat.name) name_->setText(seat.name);
  refresh();
}

void PlanSeatRow::pick(int index) {
  const Choice& choice = choices_[static_cast<std::size_t>(index)];
  seat_.holder = choice.holder;
  if (choice.holder == SeatHolder::Bot) seat_.bot = choice.bot;
  refresh();
  Q_EMIT changed();
}

void PlanSeatRow::refresh() {
  const bool isPerson = seat_.holder == SeatHolder::Person;
  setBar(isPerson ? playerColor(seat_.color).fill : QColor());
  badge_->setVisible(isPerson);
  badge_->setColor(seat_.color);
  picture_->setVisible(!isPerson);
  picture_->setName(seat_.holder == SeatHolder::Bot ? u"bot"_s : u"network"_s);
  name_->setVisible(isPerson);
  name_->setFont(textFont(kBodyText, Weight::Bold));
  //: Field for the name of a person who plays at this computer; %1 number of the seat
  name_->setPlaceholderText(tr("Name of player %1").arg(number_ + 1));
  setSpokenName(name_, name_->placeholderText());
  words_->setVisible(!isPerson);
  //: Number of a seat at the table
  words_->setText(tr("Seat %1").arg(number_ + 1));
  choices_.clear();
  for (const SeatHolder holder : holders_)
    if (holder != SeatHolder::Bot)
      choices_.push_back({holder, {}});
    else
      for (const QString& bot : levelsBeside(seat_.bot)) choices_.push_back({holder, bot});
  const QString playing = levelsBeside(seat_.bot).value(placeBeside(seat_.bot));
  QStringList texts;
  int chosen = 0;
  for (const Choice& choice : choices_) {
    const bool isBot = choice.holder == SeatHolder::Bot;
    if (choice.holder == seat_.holder && (!isBot || choice.bot == playing)) chosen = static_cast<int>(texts.size());
    if (isBot)
      texts << botAmongPersons(choice.bot);
    else
      texts << (choice.holder == SeatHolder::Person
                    //: Who has a seat: somebody at this computer
                    ? tr("Person at this computer")
                    //: Who has a seat: nobody yet, somebody may join over the network
                    : tr("Free for a guest"));
  }
  holder_->setChoices(texts);
  holder_->choose(chosen);
  holder_->setVisible(choices_.size() > 1);
  //: Screen reader: who plays at a seat; %1 its number
  setSpokenName(holder_, tr("Who plays at seat %1").arg(number_ + 1));
}

}  // namespace tapu

#include "moc_seat_rows.cpp"
