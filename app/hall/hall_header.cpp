// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/hall_header.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "app/hall/hall_seats.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/table/sight/game_actions.h"
#include "app/table/sight/sight_words.h"
#include "app/text/names_of_things.h"
#include "engine/play/round_time.h"
#include "engine/rules/course.h"
#include "engine/rules/territories.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kEmblem = 40, kClock = 46;
constexpr int kTimeFrom = 1180, kThrowFrom = 940, kPointsFrom = 700;  ///< widths from which there is room for a part
}  // namespace

HallHeader::HallHeader(QWidget* parent)
    : Sheet(parent),
      emblem_(new IconLabel(u"emblem-sun"_s, kEmblem, &Theme::ink, this)),
      title_(new ElidedWords(kHeadingText, Weight::Bold, &Theme::ink, this)),
      task_(new TaskLine(kChoiceText, this)),
      dice_(new DicePair(this)),
      thrown_(new ElidedWords(kChoiceText, Weight::Bold, &Theme::ink, this)),
      got_(new ElidedWords(kChoiceText, Weight::Regular, &Theme::ink2, this)),
      points_(new ElidedWords(kHeadingText, Weight::Bold, &Theme::ink, this)),
      rank_(new ElidedWords(kNoteText, Weight::Regular, &Theme::ink2, this)),
      left_(new ElidedWords(kNoteText, Weight::Bold, &Theme::ink2, this)),
      of_(new ElidedWords(kNoteText, Weight::Regular, &Theme::ink2, this)),
      lamp_(new ActionButton(u"hint"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this)),
      done_(new ActionButton({}, ActionButton::Role::Next, this)),
      clock_(new ClockRing(this, kClock)) {
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(12, 5, 12, 5);
  line->setSpacing(12);
  line->addWidget(emblem_);
  line->addWidget(two(title_, task_), 1);
  line->addWidget(dice_);
  line->addWidget(throwBox_ = two(thrown_, got_));
  line->addWidget(pointsBox_ = two(points_, rank_));
  line->addWidget(lamp_);
  line->addWidget(done_);
  line->addWidget(timeBox_ = two(left_, of_));
  line->addWidget(clock_);
  line->addStrut(48);
  done_->setObjectName(u"done"_s);
  done_->setMinimumWidth(88);
  lamp_->setObjectName(u"hintLamp"_s);
  lamp_->setFocusPolicy(Qt::TabFocus);
  lamp_->hide();
  setRuleTopic(lamp_, u"play-hint"_s);
  connect(lamp_, &ActionButton::clicked, this, &HallHeader::hintWanted);
  setRuleTopic(done_, u"clock"_s);
  setRuleTopic(dice_, u"production"_s);
  setRuleTopic(clock_, u"clock"_s);
  connect(done_, &ActionButton::clicked, this, [this] { Q_EMIT act(doneAction_); });
  light_.setStartValue(1.0);
  light_.setEndValue(0.0);
  connect(&light_, &QVariantAnimation::valueChanged, this, [this] { update(); });
}

QWidget* HallHeader::two(ElidedWords* above, QWidget* below) {
  auto* box = new QWidget(this);
  auto* lines = new QVBoxLayout(box);
  lines->setContentsMargins(0, 0, 0, 0);
  lines->setSpacing(0);
  lines->addStretch(1);
  lines->addWidget(above);
  lines->addWidget(below);
  lines->addStretch(1);
  return box;
}

void HallHeader::fit(int width) {
  timeBox_->setVisible(width >= kTimeFrom);
  throwBox_->setVisible(width >= kThrowFrom && !thrown_->text().isEmpty());
  pointsBox_->setVisible(width >= kPointsFrom && !points_->text().isEmpty());
}

void HallHeader::flash(int ms) {
  light_.stop();
  if (ms <= 0) return;
  light_.setDuration(ms);
  light_.start();
}

void HallHeader::paintEvent(QPaintEvent* event) {
  Sheet::paintEvent(event);
  if (light_.state() != QAbstractAnimation::Running) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setOpacity(light_.currentValue().toDouble());
  painter.setPen(Qt::NoPen);
  painter.setBrush(themeOf(this).accentSoft);
  painter.drawRoundedRect(contentsRect(), 14, 14);
}

void HallHeader::refresh(const PromptLine& prompt) {
  title_->setText(prompt.title);
  task_->setTask(prompt);
  setSpokenName(this, prompt.sentence);
  for (QWidget* part : std::initializer_list<QWidget*>{emblem_, dice_, throwBox_, pointsBox_, lamp_, done_, timeBox_})
    part->hide();
}

void HallHeader::refresh(const PromptLine& prompt, const PlaySight& sight, CardCounts got) {
  const Header& head = sight.state.head;
  const bool isSetup = head.phase == Phase::Setup;
  const Territory mine = State::groupOf(sight.viewer ? sight.viewer : SeatId(0));
  const int next = head.round + (head.stage == RoundStage::Between ? 1 : 0);
  const Territory shown = isSetup ? mine : rules::groupOfRound(sight.definition.rules.options, std::max(next, 1));
  emblem_->setName(emblemOf(shown));
  emblem_->show();
  title_->setText(prompt.title);
  task_->setTask(prompt);
  setSpokenName(this, prompt.sentence);
  refreshThrow(sight, got);
  refreshPoints(sight);
  refreshDone(sight);
  tellTime();
  fit(width());
}

void HallHeader::refreshLamp(InSight lamp, const QString& whyNone) {
  lamp_->setVisible(lamp == InSight::Yes);
  lamp_->setEnabled(whyNone.isEmpty());
  //: Button in the header of the Big Game
  setSpokenName(lamp_, tr("Hint"));
  //: Tool tip of the button “Hint” in the header of the Big Game
  const QString what = withKey(tr("Show what you could do now, and why"), hintKey_);
  setTip(lamp_, whyNone.isEmpty() ? what : what + u'\n' + whyNone);
}

void HallHeader::refreshThrow(const PlaySight& sight, CardCounts got) {
  const Header& head = sight.state.head;
  dice_->setVisible(head.phase == Phase::Play);
  dice_->setDice(head.dice);
  const QString number = QLocale().toString(head.thrown());
  if (!head.rolled()) {
    thrown_->setText({});
    got_->setText({});
  } else if (head.thrown() == 7) {
    //: In the header of the Big Game, after the dice
    thrown_->setText(tr("Nothing produces"));
    //: In the header of the Big Game, after a seven: who has so many cards returns half of them
    got_->setText(tr("Large hands return half"));
  } else {
    //: In the header of the Big Game, after the dice; %1 the number thrown
    thrown_->setText(tr("All boards produce on %1").arg(number));
    //: In the header of the Big Game: what the throw has brought the reader; %1 a list such as "1 × Ore"
    got_->setText(got.isEmpty() ? tr("You: nothing") : tr("You: %1").arg(listOf(got)));
  }
}

void HallHeader::refreshPoints(const PlaySight& sight) {
  if (sight.state.head.phase == Phase::Setup) {
    const int seats = sight.window ? kSeatsAtBoardOfChain * sight.window->boards() : sight.definition.seats;
    const int ready = seats - sight.state.head.open;
    //: In the header of the Big Game before the first round: %1 seats have made their start choices, of %n
    points_->setText(tr("%1 of %n seat(s) ready", nullptr, seats).arg(QLocale().toString(ready)));
    return rank_->setText({});
  }
  if (!sight.viewer) {
    points_->setText({});
    return rank_->setText({});
  }
  const int points = sight.state.points(sight.viewer);
  //: In the header of the Big Game: the reader's victory points
  points_->setText(tr("%n point(s)", nullptr, points));
  if (sight.rank.rank == 0) return rank_->setText({});
  //: In the header of the Big Game: the reader's place among all players; %1 the place, %n all of them
  rank_->setText(tr("Place %1 of %n player(s)", nullptr, sight.rank.of).arg(QLocale().toString(sight.rank.rank)));
}

void HallHeader::refreshDone(const PlaySight& sight) {
  const bool isDone = sight.must() == Decision::Done;
  const bool passes = sight.must() == Decision::FreeRoute;
  doneAction_ = isDone ? notDone() : passes ? pass() : done();
  const QString words = isDone
                            //: Button in the header of the Big Game: takes Done back
                            ? tr("Not done")
                            : passes
                                  //: Button in the header of the Big Game: the player does without a second free piece
                                  ? tr("Enough")
                                  //: Button in the header of the Big Game: ends the reader's part of the round
                                  : tr("Done");
  done_->setText(withKey(words, key_));
  done_->setRole(isDone ? ActionButton::Role::Quiet : ActionButton::Role::Next);
  const bool acts = sight.hasHand() && sight.state.isActive(sight.viewer);
  done_->setVisible(sight.state.head.phase == Phase::Play && acts && sight.state.head.stage != RoundStage::Between);
  done_->setEnabled(sight.legal.contains(doneAction_));
  tellRefusal(done_, sight.refusalOf(doneAction_));
}

void HallHeader::showTime(qint64 left, const RoundTime& time) {
  whole_.tell(time, left, clock_->leftNow());
  clock_->start(left, whole_.ms());
  tellTime();
}

void HallHeader::tellTime() {
  const int seconds = clock_->leftNow() < 0 ? kUnlimited : whole_.seconds();
  //: In the header of the Big Game, beside the clock
  left_->setText(seconds == kUnlimited ? QString() : tr("Time left"));
  //: In the header of the Big Game, beside the clock: how long this part of the round lasts
  of_->setText(seconds == kUnlimited ? QString() : tr("of %n second(s)", nullptr, seconds));
}

}  // namespace tapu

#include "moc_hall_header.cpp"
