// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/hall_lessons.h"

#include <QHBoxLayout>
#include <algorithm>

#include "app/kit/icon_label.h"
#include "app/kit/rule_topics.h"
#include "engine/play/at_stake.h"
#include "engine/rules/territories.h"

namespace tapu {

using namespace Qt::StringLiterals;

QString nameOf(Lesson lesson) {
  switch (lesson) {
    case Lesson::Groups: return u"groups"_s;
    case Lesson::Partners: return u"partners"_s;
    case Lesson::Ships: return u"ships"_s;
    case Lesson::Bonus: return u"bonus"_s;
    case Lesson::Knights: return u"knights"_s;
    case Lesson::Robbers: return u"robbers"_s;
  }
  return {};
}

bool matters(Lesson lesson, const PlaySight& sight) {
  if (!sight.hasHand() || sight.state.head.phase != Phase::Play) return false;
  const bool acts = sight.must() == Decision::Act;
  switch (lesson) {
    case Lesson::Groups: return acts;
    case Lesson::Partners: return sight.state.head.stage == RoundStage::Clock && !sight.isMyTurn();
    case Lesson::Ships: return acts && (sight.legal.has(ActionKind::Ship) || sight.legal.has(ActionKind::MoveShip));
    case Lesson::Bonus:
      return acts && std::ranges::any_of(sight.legal.settlementCorners(), [&](CornerId corner) {
               return bonusAtStake(sight.definition, sight.state, sight.viewer, corner) > 0;
             });
    case Lesson::Knights: return acts && sight.legal.has(ActionKind::Knight);
    case Lesson::Robbers:
      return sight.state.robbers != SmallVector<HexId, 1>{} && [&] {
        for (int i = 0; i < sight.state.robbers.size(); ++i)
          if (sight.state.robbers[i] != sight.definition.robberStarts[static_cast<std::size_t>(i)]) return true;
        return false;
      }();
  }
  return false;
}

namespace {

/// The lesson speaks of a round of the other group than plays now, or comes next if none plays.
bool isOfOtherRound(Lesson lesson, const PlaySight& sight) {
  const Header& head = sight.state.head;
  const int round = head.round + (head.stage == RoundStage::Between ? 1 : 0);
  const Territory group = rules::groupOfRound(sight.definition.rules.options, std::max(round, 1));
  const bool isMine = sight.viewer && group == State::groupOf(sight.viewer);
  return (lesson == Lesson::Groups && !isMine) || (lesson == Lesson::Partners && isMine);
}

QString sentenceOf(Lesson lesson) {
  switch (lesson) {
    case Lesson::Groups:
      //: Told once in the Big Game: what the two groups are
      return LessonStrip::tr(
          "All of your group trade and build now, each for themselves, until the clock runs out; then it is the other "
          "group’s round. One throw counts for everybody.");
    case Lesson::Partners:
      //: Told once in the Big Game, in the first round of the other group
      return LessonStrip::tr(
          "In the other group’s round you do not build, but the players facing you may trade with you.");
    case Lesson::Ships:
      //: Told once in the Big Game: what ships do
      return LessonStrip::tr(
          "Ships sail along the coast as roads lie on land; once in a round a ship at an open end may move elsewhere.");
    case Lesson::Bonus:
      //: Told once in the Big Game: the bonus for a settlement in another's half
      return LessonStrip::tr("Your first settlement in another player’s half brings a bonus: places with +2 count it.");
    case Lesson::Knights:
      //: Told once in the Big Game: what a knight does there
      return LessonStrip::tr("A knight takes nothing from others here: it drives a robber home, or brings you a card.");
    case Lesson::Robbers:
      //: Told once in the Big Game: how robbers move there
      return LessonStrip::tr(
          "Each half has a robber of its own; after a seven a second throw says to which hex it goes.");
  }
  return {};
}

}  // namespace

LessonStrip::LessonStrip(QWidget* parent)
    : Sheet(parent),
      words_(new Words({}, kChoiceText, Weight::Regular, &Theme::ink, this)),
      close_(new ActionButton({}, ActionButton::Role::Quiet, this)) {
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(12, 4, 6, 4);
  line->setSpacing(10);
  line->addWidget(new IconLabel(u"book"_s, 22, &Theme::primary, this));
  line->addWidget(words_, 1);
  line->addWidget(close_);
  close_->setObjectName(u"lessonRead"_s);
  setRuleTopic(this, u"play-hall"_s);
  close_->setFocusPolicy(Qt::TabFocus);
  connect(close_, &ActionButton::clicked, this, &LessonStrip::putAway);
  hide();
}

void LessonStrip::refresh(const PlaySight& sight, Aims aims) {
  if (aims == Aims::Yes) return;
  if (sight.state.head.phase == Phase::Over || (lesson_ && isOfOtherRound(*lesson_, sight))) lesson_.reset();
  for (Lesson lesson : kLessons)
    if (!lesson_ && !seen_.contains(nameOf(lesson)) && matters(lesson, sight)) lesson_ = lesson;
  retranslate();
  setVisible(lesson_.has_value());
}

void LessonStrip::retranslate() {
  //: Button beside a sentence that explains something new: puts it away for good
  close_->setText(tr("Got it"));
  if (lesson_) words_->setText(sentenceOf(*lesson_));
}

bool LessonStrip::putAway() {
  if (!lesson_) return false;
  seen_ << nameOf(*lesson_);
  lesson_.reset();
  hide();
  Q_EMIT seen(seen_);
  return true;
}

}  // namespace tapu

#include "moc_hall_lessons.cpp"
