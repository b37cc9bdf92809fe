// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/new/play_on_dialog.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/kit/dialog_size.h"
#include "app/kit/field_limit.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/session/game/replay_game.h"
#include "app/session/plan/game_words.h"
#include "app/session/words/bot_levels.h"
#include "app/text/shown_text.h"
#include "app/wire/names.h"
#include "app/wire/seat_number.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kWidth = 660;
constexpr int kMostPersonName = 24;  ///< letters
constexpr int kNameWidth = 120, kPersonWidth = 170;

/// Half as much as the texts grow: at the largest a row still finds room on most screens.
int grown(int pixels) { return scaled(pixels) * (100 + std::max(100, textSizeInUse())) / 200; }

}  // namespace

PlayOnDialog::PlayOnDialog(const Replay& replay, const Settings& settings, QWidget* parent)
    : QDialog(parent),
      title_(new Words({}, kNameText, Weight::Bold, &Theme::ink, this)),
      whereName_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      told_(new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this)),
      where_(new Segments(this)),
      scroll_(new QScrollArea(this)),
      host_(new HostFields),
      cancel_(new ActionButton({}, ActionButton::Role::Quiet)),  // the keyboard comes to both after the seats
      start_(new ActionButton({}, ActionButton::Role::Next)),
      herald_(new Herald(this)) {
  setObjectName(u"playOnDialog"_s);
  setAttribute(Qt::WA_DeleteOnClose);
  setRuleTopic(this, u"back-marks"_s);
  where_->setObjectName(u"playOnWhere"_s);
  told_->setObjectName(u"playOnTold"_s);
  start_->setObjectName(u"playOnStart"_s);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(24, 20, 20, 14);
  lines->setSpacing(10);
  lines->addWidget(title_);
  auto* head = new QHBoxLayout;
  head->addWidget(whereName_);
  head->addWidget(where_);
  head->addStretch(1);
  lines->addLayout(head);
  scroll_->setWidget(makeBody(replay));
  scroll_->setWidgetResizable(true);
  scroll_->setFocusPolicy(Qt::NoFocus);  // Tab leads to what is in it, and scrolls there
  lines->addWidget(scroll_, 1);
  lines->addWidget(told_);
  auto* foot = new QHBoxLayout;
  foot->addStretch(1);
  foot->addWidget(cancel_);
  foot->addWidget(start_);
  lines->addLayout(foot);
  connect(where_, &Segments::picked, this, [this] {
    refresh();
    fit();
  });
  connect(cancel_, &ActionButton::clicked, this, &QDialog::reject);
  connect(start_, &ActionButton::clicked, this, &PlayOnDialog::start);
  makePlans(replay, settings);
  host_->showPlan(plans_[1]);
  connect(host_, &HostFields::changed, this, [this] {
    host_->putInto(plans_[1]);
    refresh();
  });
  retranslate();
  fit();
  start_->setFocus();
}

QWidget* PlayOnDialog::makeBody(const Replay& replay) {
  auto* plain = new QWidget;
  plain->setObjectName(u"plain"_s);
  auto* lines = new QVBoxLayout(plain);
  lines->setContentsMargins(0, 0, 4, 0);
  auto* grid = new QGridLayout;
  grid->setHorizontalSpacing(10);
  grid->setVerticalSpacing(6);
  grid->setColumnStretch(1, 1);
  for (const SeatId seat : seatsOf(replay.definition().seats)) addRow(replay, seat, grid);
  lines->addLayout(grid);
  lines->addWidget(host_);
  lines->addStretch(1);
  return plain;
}

void PlayOnDialog::addRow(const Replay& replay, SeatId seat, QGridLayout* grid) {
  const int at = seat.value;
  const auto mine = seatsToPlayOn(replay);
  Row row;
  row.name = replay.nameOf(seat);
  if (replay.header().bots.value(at).isEmpty()) row.formerly = replay.recordedName(seat);
  row.mayBeMine = std::ranges::find(mine, seat) != mine.end();
  row.badge = new Badge(replay.colorOf(seat), 30);
  row.words = new ElidedWords(kBodyText, Weight::Bold, &Theme::ink);
  row.words->setText(row.name);
  row.words->setLeast(grown(kNameWidth));
  row.who = new Picker;
  row.who->setObjectName(u"playOnWho%1"_s.arg(at));
  row.person = new QLineEdit;
  row.person->setObjectName(u"playOnName%1"_s.arg(at));
  limitLength(row.person, kMostPersonName);
  row.person->setMinimumWidth(grown(kPersonWidth));
  QSizePolicy kept = row.person->sizePolicy();
  kept.setRetainSizeWhenHidden(true);  // the other columns stay where they are
  row.person->setSizePolicy(kept);
  grid->addWidget(row.badge, at, 0);
  grid->addWidget(row.words, at, 1);
  grid->addWidget(row.who, at, 2);
  grid->addWidget(row.person, at, 3);
  connect(row.who, &Picker::picked, this, [this, at](int choice) { pick(at, choice); });
  connect(row.person, &QLineEdit::textEdited, this, [this, at](const QString& text) {
    draft().seats[at].name = text.simplified();
    refresh();
  });
  rows_.push_back(row);
}

/// On the network the people of the record are expected; where only bots played, a guest may have any seat.
void PlayOnDialog::makePlans(const Replay& replay, const Settings& settings) {
  GamePlan& here = plans_[0] = planToPlayOn(replay, settings);
  me_ = here.personSeat();
  GamePlan& hosted = plans_[1] = here;
  const GamePlan usual = GamePlan::usual(GamePurpose::Host, settings);
  hosted.purpose = GamePurpose::Host;
  hosted.reach = GamePlan::Reach::Network;
  hosted.gameName = usual.gameName;
  hosted.port = usual.port;
  const auto isOther = [this](int seat) {
    return seat != me_ && !rows_[static_cast<std::size_t>(seat)].formerly.isEmpty();
  };
  bool hadPeople = false;
  for (int seat = 0; seat < hosted.seats.size(); ++seat) hadPeople |= isOther(seat);
  for (int seat = 0; seat < hosted.seats.size(); ++seat)
    if (seat != me_ && (!hadPeople || isOther(seat))) hosted.seats[seat].holder = SeatHolder::Nobody;
}

void PlayOnDialog::showProblem(const QString& sentence) {
  problem_ = sentence;
  refresh();
  problem_.clear();
}

// The person's choices

void PlayOnDialog::pick(int row, int choice) {
  const Choice wanted = rows_[static_cast<std::size_t>(row)].choices[static_cast<std::size_t>(choice)];
  if (wanted.who == Choice::Who::Me) return sitAt(row);
  QList<GamePlan::Seat> seats = plan().seats;
  GamePlan::Seat& seat = seats[row];
  seat.holder = wanted.who == Choice::Who::Bot     ? SeatHolder::Bot
                : wanted.who == Choice::Who::Guest ? SeatHolder::Nobody
                                                   : SeatHolder::Person;
  if (wanted.who == Choice::Who::Bot) seat.bot = wanted.bot;
  const QString& formerly = rows_[static_cast<std::size_t>(row)].formerly;
  const auto looksSo = [looks = skeletonOf(formerly)](const QString& name) { return skeletonOf(name) == looks; };
  if (seat.name.isEmpty() && std::ranges::none_of(plan().personNames(), looksSo)) seat.name = formerly;
  draft().setSeats(seats);
  refresh();
}

/// The seat that the person leaves becomes a bot’s or free, after any choice on the way here; colors stay with the
/// seats.
void PlayOnDialog::sitAt(int row) {
  for (GamePlan& plan : plans_) {
    GamePlan::Seat left;
    if (plan.reach == GamePlan::Reach::Network) left.holder = SeatHolder::Nobody;
    GamePlan::Seat mine = std::exchange(plan.seats[me_], left);
    plan.seats[me_].color = std::exchange(mine.color, plan.seats[row].color);
    plan.seats[row] = mine;
  }
  me_ = row;
  refresh();
}

void PlayOnDialog::start() {
  GamePlan wish = plan();
  if (wish.obstacle()) return;
  if (isHosted() && !host_->putPasswordInto(wish)) return showProblem(HostFields::whyNoPassword());
  if (!isHosted()) wish.purpose = wish.persons() > 1 ? GamePurpose::SameComputer : GamePurpose::Bots;
  Q_EMIT wanted(wish);
}

// Views

QString PlayOnDialog::wordsOf(const Choice& choice) const {
  switch (choice.who) {
    //: Who has a seat of a game that goes on from a replay: the reader
    case Choice::Who::Me: return tr("You");
    //: Who has a seat of a game that goes on from a replay
    case Choice::Who::Here: return tr("Somebody at this computer");
    //: Who has a seat of a game that goes on from a replay: nobody yet, somebody may join over the network
    case Choice::Who::Guest: return tr("Free for a guest");
    case Choice::Who::Bot: break;
  }
  return botAmongPersons(choice.bot);
}

void PlayOnDialog::refreshRow(int at) {
  using Who = Choice::Who;
  Row& row = rows_[static_cast<std::size_t>(at)];
  const GamePlan::Seat& seat = plan().seats[at];
  const bool isMine = at == me_, isPerson = seat.holder == SeatHolder::Person;
  row.choices.clear();
  if (isMine || row.mayBeMine) row.choices.push_back({Who::Me});
  if (!isMine) {
    row.choices.push_back({isHosted() ? Who::Guest : Who::Here});
    for (const QString& bot : levelsBeside(seat.bot)) row.choices.push_back({Who::Bot, bot});
  }
  const Who who = isMine ? Who::Me : seat.holder == SeatHolder::Bot ? Who::Bot : isPerson ? Who::Here : Who::Guest;
  const QString playing = levelsBeside(seat.bot).value(placeBeside(seat.bot));
  QStringList texts;
  int chosen = 0;
  for (const Choice& choice : row.choices) {
    if (choice.who == who && (who != Who::Bot || choice.bot == playing)) chosen = static_cast<int>(texts.size());
    texts << wordsOf(choice);
  }
  row.who->setChoices(texts);
  row.who->choose(chosen);
  //: Screen reader: who plays on at a seat of a recorded game; %1 its player there
  setSpokenName(row.who, tr("Who plays on for %1").arg(isolated(row.name)));
  row.person->setVisible(isPerson);
  if (row.person->text().simplified() != seat.name) row.person->setText(seat.name);
  row.person->setFont(textFont(kBodyText));
  //: Field for the name of a person who plays on at a seat of a recorded game; %1 its player there
  setSpokenName(row.person, tr("Name of the person who plays on for %1").arg(isolated(row.name)));
  //: In such a field while it is empty
  row.person->setPlaceholderText(tr("Name"));
}

/// The obstacle to the game's start, else the result of the choice.
QString PlayOnDialog::told() const {
  if (!problem_.isEmpty()) return problem_;
  if (const auto obstacle = plan().obstacle()) return sentenceOf(*obstacle);
  if (const QString unknown = plan().unknownBot(); !unknown.isEmpty()) return unknownBotSentence(unknown);
  const auto isFree = [](const GamePlan::Seat& seat) { return seat.holder == SeatHolder::Nobody; };
  if (isHosted() && std::ranges::any_of(plan().seats, isFree))
    //: In the dialog about a game that goes on from a replay, for others on the network too
    return tr(
        "Whoever comes takes a free seat. The game is paused until you resume it; then bots play for seats that "
        "are still free.");
  if (isHosted())
    //: The same where the host has left no seat free
    return tr("No seat is free: whoever comes may watch, or asks you for the seat of a bot.");
  if (plan().persons() > 1)
    //: In the dialog about a game that goes on from a replay, for several people at one computer
    return tr("Cards stay hidden: between two players a curtain covers the screen.");
  //: In the dialog about a game that goes on from a replay
  return tr("The record stays as it is, and the new game is saved beside the others.");
}

void PlayOnDialog::refresh() {
  for (int at = 0; at < static_cast<int>(rows_.size()); ++at) refreshRow(at);
  host_->setVisible(isHosted());
  const bool isStopped = !problem_.isEmpty() || plan().obstacle();
  told_->setColor(isStopped ? &Theme::danger : &Theme::ink2);
  const QString now = told();
  if (isVisible() && now != told_->text()) herald_->say(now);
  told_->setText(now);
  start_->setEnabled(!plan().obstacle());
}

void PlayOnDialog::retranslate() {
  //: Title of a dialog: a new game begins from a position of a replay
  setWindowTitle(tr("Play on from here"));
  title_->setText(windowTitle());
  //: Before a choice: on this computer, or on the network
  whereName_->setText(tr("Where"));
  //: Where a game is played that goes on from a replay
  where_->setChoices({tr("On this computer"),
                      //: Where a game is played that goes on from a replay
                      tr("On the network")});
  setSpokenName(where_, whereName_->text());
  //: Button of a dialog
  rename(cancel_, tr("Cancel"));
  //: Button: begins the new game from the position of a replay
  rename(start_, tr("Play on"));
  refresh();
}

/// Makes the dialog as large as seats and fields need; on a small screen they scroll.
void PlayOnDialog::fit() {
  QWidget* body = scroll_->widget();
  body->layout()->activate();
  layout()->activate();
  const int others = layout()->sizeHint().height() - scroll_->sizeHint().height();
  const QMargins around = layout()->contentsMargins();
  const int frame = 2 * scroll_->frameWidth(), bar = scroll_->verticalScrollBar()->sizeHint().width();
  const int row = body->sizeHint().width() + frame + bar + around.left() + around.right();
  const QSize size = fittingScreen(*this, {std::max(grown(kWidth), row), others + body->sizeHint().height() + frame});
  setMinimumHeight(std::min(size.height(), 400));
  fitSize(this, size.expandedTo({width(), 0}));
}

void PlayOnDialog::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    retranslate();
    fit();
  }
}

}  // namespace tapu

#include "moc_play_on_dialog.cpp"
