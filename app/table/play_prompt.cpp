// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/play_prompt.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>

#include "app/kit/art.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// Milliseconds for which a refusal stays visible after the game has gone on.
constexpr int kLingersMs = 3000;

}  // namespace

namespace {
constexpr int kLeastTitle = 90, kNarrow = 460;
constexpr int kLine = 38;  ///< pixels: the height of the line does not depend on its texts
}  // namespace

PromptBar::PromptBar(QWidget* parent)
    : Sheet(parent),
      badge_(new Badge(0, 28, this)),
      title_(new ElidedWords(kHeadingText, Weight::Bold, &Theme::ink, this)),
      task_(new ElidedWords(kBodyText, Weight::Regular, &Theme::ink2, this)),
      dice_(new DicePair(this)),
      clock_(new ClockRing(this)) {
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(12, 6, 12, 6);
  line->setSpacing(10);
  line->addWidget(badge_);
  line->addWidget(title_);
  line->addWidget(task_, 1);
  line->addWidget(rule_ = new ActionButton({}, ActionButton::Role::Link, this));
  line->addWidget(hurry_ =
                      new ActionButton(u"end-turn"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Line, this));
  line->addWidget(dice_);
  line->addWidget(clock_);
  title_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
  title_->setLeast(kLeastTitle);
  rule_->setObjectName(u"ruleLink"_s);
  rule_->setFocusPolicy(Qt::TabFocus);
  rule_->hide();
  connect(rule_, &ActionButton::clicked, this, [this] { Q_EMIT ruleAsked(ruleNumber_); });
  hurry_->setObjectName(u"hurry"_s);
  hurry_->setFocusPolicy(Qt::TabFocus);
  hurry_->hide();
  connect(hurry_, &ActionButton::clicked, this, &PromptBar::hurried);
  // Buttons that come and go in this line must not change its height: the board would jump.
  for (ActionButton* button : {rule_, hurry_}) button->setFixedHeight(kLine);
  line->addStrut(kLine);
  complaintEnds_.setSingleShot(true);
  connect(&complaintEnds_, &QTimer::timeout, this, [this] {
    complaint_.clear();
    ruleNumber_.clear();
    showTask();
  });
}

void PromptBar::refresh(const PromptLine& prompt, const PlaySight* sight) {
  SeatId whose;
  if (sight) {
    const Header& head = sight->state.head;
    // The badge is that of the viewer while the curtain is down, since the sentence names them then, and while they
    // have to decide; else of the player whose turn it is.
    const bool isViewers = sight->curtain == Curtain::Down || sight->must() != Decision::Nothing;
    const SeatId plays = isViewers ? sight->viewer : head.active;
    whose = head.phase == Phase::Over ? head.winner : plays;
    dice_->setDice(head.dice);
  }
  badge_->setVisible(!whose.isNone());
  if (!whose.isNone()) badge_->setColor(sight->color(whose));
  title_->setText(prompt.title);
  title_->setVisible(!prompt.title.isEmpty());
  taskText_ = prompt.task;
  if (prompt.sentence != accessibleName() && complaintEnds_.remainingTime() > kLingersMs)
    complaintEnds_.start(kLingersMs);
  setAccessibleName(prompt.sentence);
  showTask();
}

void PromptBar::setHurry(Hurry hurry) {
  //: Button in the prompt line while bots play: they leave out their pauses. F is its key.
  hurry_->setText(tr("Skip to my turn (F)"));
  //: Tool tip of the button "Skip to my turn"
  hurry_->setToolTip(tr("Let the bots play without pauses until it is your turn"));
  hurry_->setVisible(hurry == Hurry::Offered);
}

void PromptBar::complain(const QString& sentence, const QString& rule) { say(Tone::Refusal, sentence, rule); }

void PromptBar::announce(const QString& sentence) { say(Tone::News, sentence, {}); }

void PromptBar::say(Tone tone, const QString& sentence, const QString& rule) {
  tone_ = tone;
  complaint_ = sentence;
  ruleNumber_ = rule;
  complaintEnds_.start(rule.isEmpty() ? 6000 : 12000);  // with a link it stays longer
  showTask();
}

void PromptBar::resizeEvent(QResizeEvent* event) {
  Sheet::resizeEvent(event);
  layout()->setSpacing(width() < kNarrow ? 5 : 10);
  makeRoom();
}

/// In a narrow window the task is hidden, since only two of its words would have room beside the dice; the title
/// remains.
void PromptBar::makeRoom() {
  task_->setVisible(width() >= kNarrow || !complaint_.isEmpty() || title_->text().isEmpty());
}

void PromptBar::showTask() {
  const bool isRefusal = !complaint_.isEmpty() && tone_ == Tone::Refusal;
  task_->setColor(isRefusal ? &Theme::danger : complaint_.isEmpty() ? &Theme::ink2 : &Theme::ink);
  task_->setText(complaint_.isEmpty() ? taskText_ : complaint_);
  //: Link beside a refusal: opens this rule. %1 = its number, such as 2.5.
  rule_->setText(tr("Rule %1").arg(ruleNumber_));
  //: Tool tip of the link beside a refusal
  rule_->setToolTip(tr("Why not? Read the rule (F1)"));
  rule_->setVisible(!ruleNumber_.isEmpty());
  makeRoom();
  Q_EMIT ruleShown(ruleNumber_);
}

}  // namespace tapu

#include "moc_play_prompt.cpp"
