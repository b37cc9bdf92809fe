// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/people/prompt_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <algorithm>

#include "app/kit/art.h"
#include "app/kit/line_breaks.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/table/sight/sight_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kLeastTitle = 90, kNarrow = 460, kLeastTask = 60;
constexpr int kLine = 38;  ///< pixels: the height of the line does not depend on its texts

}  // namespace

PromptBar::PromptBar(QWidget* parent)
    : Sheet(parent),
      badge_(new Badge(0, 28, this)),
      title_(new ElidedWords(kHeadingText, Weight::Bold, &Theme::ink, this)),
      task_(new TaskLine(kBodyText, this)),
      dice_(new DicePair(this)),
      clock_(new ClockRing(this)) {
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(12, 6, 12, 6);
  line->setSpacing(10);
  line->addWidget(badge_);
  line->addWidget(title_);
  line->addWidget(task_, 1);
  line->addStretch();  // where the task is hidden
  hurry_ = new ActionButton(u"end-turn"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Line, this);
  step_ = new ActionButton({}, ActionButton::Role::Next, this);
  done_ = new ActionButton({}, ActionButton::Role::Next, this);
  // Beside the dice, which keep their room, and of the width of its words: it is pressed again and again.
  for (ActionButton* button : {hurry_, step_, done_}) {
    button->setSizePolicy(QSizePolicy::Maximum, button->sizePolicy().verticalPolicy());
    if (button != done_) line->addWidget(button);
  }
  line->addWidget(dice_);
  line->addWidget(clock_);
  line->addWidget(done_);
  title_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
  title_->setLeast(kLeastTitle);
  connect(task_, &TaskLine::ruleAsked, this, &PromptBar::ruleAsked);
  connect(task_, &TaskLine::ruleShown, this, &PromptBar::ruleShown);
  connect(task_, &TaskLine::changed, this, &PromptBar::makeRoom);
  hurry_->setObjectName(u"hurry"_s);
  hurry_->setFocusPolicy(Qt::TabFocus);
  hurry_->hide();
  connect(hurry_, &ActionButton::clicked, this, &PromptBar::hurried);
  step_->setObjectName(u"step"_s);
  step_->setFocusPolicy(Qt::TabFocus);
  step_->hide();
  connect(step_, &ActionButton::clicked, this, &PromptBar::stepped);
  done_->setObjectName(u"doneBetween"_s);
  done_->setFocusPolicy(Qt::TabFocus);
  done_->hide();
  connect(done_, &ActionButton::clicked, this, &PromptBar::ended);
  fixHeight();
}

/// Buttons that come and go in this line must not change its height: the board would jump.
void PromptBar::fixHeight() {
  for (ActionButton* button : {ruleLink(), hurry_, step_, done_}) button->setFixedHeight(scaled(kLine));
  const QFontMetrics words(textFont(kHeadingText, Weight::Bold));
  const int air = height_ == TrayHeight::Low ? 1 : 3;
  layout()->setContentsMargins(12, air, 12, air);
  setFixedHeight(std::max(scaled(kLine), words.height() + 2) + 2 * (air + kShadow));
}

void PromptBar::setHeight(TrayHeight height) {
  height_ = height;
  fixHeight();
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
    dice_->setNote(throwsLeftText(sight->definition, sight->state));
    refreshBetween(*sight);
  }
  hasBadge_ = !whose.isNone();
  if (hasBadge_) badge_->setColor(sight->color(whose));
  title_->setText(prompt.title);
  setSpokenName(this, prompt.sentence);
  task_->setTask(prompt);
  makeRoom();
}

/// Between two turns the line is a strip that tells who builds, with a button for whoever does, in place of the dice.
void PromptBar::refreshBetween(const PlaySight& sight) {
  isBetween_ = sight.isBetween();
  done_->setVisible(isBetween_ && sight.legal.contains(tapu::done()));
  const bool isPart = hasPairs(sight.definition);
  setRuleTopic(this, isBetween_ ? u"between"_s : QString());
  //: Button in the prompt line for the reader who builds between turns: they have finished. Its key stands behind it.
  const QString builder = tr("Done");
  //: Button in the prompt line for the reader who has a part between turns. Its key stands behind it.
  const QString partner = tr("End turn");
  done_->setText(withKey(isPart ? partner : builder, actions_ ? actions_->at(GameActions::EndTurn) : nullptr));
  QStringList names;
  if (isBetween_)
    for (const SeatId seat : buildOrder(sight.definition, sight.state)) names << sight.name(seat);
  //: Tool tip of the prompt line between two turns; %1 names of players in their order, as "Kabir, Meera, Dev"
  setToolTip(names.size() > 1 ? plainTip(tr("In this order: %1").arg(names.join(u", "_s))) : QString());
  update();
}

void PromptBar::paintEvent(QPaintEvent* event) {
  Sheet::paintEvent(event);
  if (!isBetween_) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  constexpr qreal kEdge = 2, kRadius = 14;
  painter.setPen(QPen(theme.edge, kEdge));
  painter.setBrush(theme.accentSoft);
  painter.drawRoundedRect(QRectF(contentsRect()).adjusted(kEdge / 2, kEdge / 2, -kEdge / 2, -kEdge / 2), kRadius,
                          kRadius);
}

void PromptBar::setHurry(Hurry hurry) {
  //: Button in the prompt line while bots play: they leave out their pauses. Its key stands behind it.
  hurryWords_ = withKey(tr("Skip to my turn"), actions_ ? actions_->at(GameActions::Hurry) : nullptr);
  //: The button "Skip to my turn" where there is little room. Its key stands behind it.
  hurryBrief_ = withKey(tr("Skip"), actions_ ? actions_->at(GameActions::Hurry) : nullptr);
  setSpokenName(hurry_, hurryWords_);
  //: Tool tip of the button "Skip to my turn"
  hurry_->setToolTip(hurryWords_ + u'\n' + tr("Let the bots play without pauses until it is your turn"));
  hurryOffered_ = hurry;
  makeRoom();
}

void PromptBar::setStep(Step step) {
  //: Button in the prompt line while bots play step by step. Its key stands behind it.
  step_->setText(withKey(tr("Next move"), actions_ ? actions_->at(GameActions::Next) : nullptr));
  //: Tool tip of the button "Next move"
  step_->setToolTip(tr("One bot makes its next move"));
  step_->setVisible(step == Step::Offered);
  makeRoom();
}

void PromptBar::changeEvent(QEvent* event) {
  Sheet::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  fixHeight();
  makeRoom();
}

void PromptBar::resizeEvent(QResizeEvent* event) {
  Sheet::resizeEvent(event);
  layout()->setSpacing(width() < scaled(kNarrow) ? 5 : 10);
  makeRoom();
}

/// Pixels that are left for the task beside a title so wide.
int PromptBar::roomForTask(int title) const {
  const QMargins margins = layout()->contentsMargins();
  int room = contentsRect().width() - margins.left() - margins.right();
  for (const QWidget* part : std::initializer_list<const QWidget*>{badge_, title_, step_, hurry_, dice_, clock_, done_})
    if (!part->isHidden()) room -= (part == title_ ? title : part->sizeHint().width()) + layout()->spacing();
  return room;
}

/// Whether nothing of the task, or of what is told in its place, is cut beside what lies in the line.
bool PromptBar::isToldWhole() const {
  const QMargins around = contentsMargins() + layout()->contentsMargins();
  const int room = roomForTask(title_->sizeHint().width());
  return room >= 0 && task_->isWholeIn({room, minimumHeight() - around.top() - around.bottom()});
}

/// Where the task would lack room, the button to hurry has fewer words, then its picture alone, or makes way for that
/// of the next move; its key remains. For what is told in place of the task, title, button, dice and badge make way one
/// after the other, until it is over. In a narrow window the task is hidden, since only two of its words would have
/// room beside the dice; the title remains.
void PromptBar::makeRoom() {
  hurry_->setText(hurryWords_);
  hurry_->setVisible(hurryOffered_ == Hurry::Offered);
  title_->setVisible(!title_->text().isEmpty());
  dice_->setVisible(!isBetween_);
  badge_->setVisible(hasBadge_);
  if (!hurry_->isHidden() && !isToldWhole()) hurry_->setText(hurryBrief_);
  if (!hurry_->isHidden() && !isToldWhole()) hurry_->setText({});
  if (!step_->isHidden() && !isToldWhole()) hurry_->hide();
  if (task_->isTelling())
    for (QWidget* part : std::initializer_list<QWidget*>{title_, hurry_, dice_, badge_})
      if (!isToldWhole()) part->hide();
  const bool hasRoom = roomForTask(title_->minimumSizeHint().width()) >= scaled(kLeastTask);
  const bool isWide = width() >= scaled(kNarrow) && hasRoom;
  task_->setVisible(isWide || task_->isTelling() || title_->text().isEmpty());
  if (isVisible()) layout()->activate();  // what has just come to be shown would lie in the corner for a moment
}

}  // namespace tapu

#include "moc_prompt_bar.cpp"
