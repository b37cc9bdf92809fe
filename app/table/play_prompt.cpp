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

constexpr int kSmall = 12;  ///< size of a text that takes two lines

/// How long a refusal stays in sight once the game has gone on.
constexpr int kLingersMs = 3000;

}  // namespace

ElidedWords::ElidedWords(int pixels, Weight weight, QColor Theme::*color, QWidget* parent)
    : QWidget(parent), pixels_(pixels), weight_(weight), color_(color) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void ElidedWords::setText(const QString& text) {
  if (text == text_) return;
  text_ = text;
  setAccessibleName(text);
  setToolTip(plainTip(text));
  updateGeometry();
  update();
}

void ElidedWords::setColor(QColor Theme::*color) {
  color_ = color;
  update();
}

QSize ElidedWords::sizeHint() const {
  const QFontMetrics metrics(textFont(pixels_, weight_));
  return {metrics.horizontalAdvance(text_) + 2, metrics.height() + 2};
}

QSize ElidedWords::minimumSizeHint() const { return {std::min(least_, sizeHint().width()), sizeHint().height()}; }

void ElidedWords::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const bool fits = QFontMetrics(textFont(pixels_, weight_)).horizontalAdvance(text_) <= width();
  const QFont face = textFont(fits ? pixels_ : std::min(pixels_, kSmall), weight_);
  painter.setFont(face);
  painter.setPen(themeOf(this).*color_);
  const QStringList lines = brokenLines(text_, face, width(), fits ? 1 : 2);
  const qreal count = static_cast<qreal>(std::max<qsizetype>(1, lines.size()));
  const qreal pitch = std::min<qreal>(QFontMetrics(face).height(), height() / count);
  qreal top = (height() - pitch * count) / 2;
  for (const QString& line : lines) {
    painter.drawText(QRectF(0, top, width(), pitch), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, line);
    top += pitch;
  }
}

namespace {
constexpr int kFace = 34, kFaceGap = 8, kTumbles = 6;
constexpr int kLeastTitle = 90, kNarrow = 460;
constexpr int kLine = 38;  ///< height of the line, whatever stands in it
}  // namespace

DicePair::DicePair(QWidget* parent) : QWidget(parent) {
  connect(&timer_, &QTimer::timeout, this, &DicePair::step);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

void DicePair::setDice(std::array<std::uint8_t, 2> dice) {
  if (dice == dice_) return;
  dice_ = dice;
  if (steps_ == 0) shown_ = dice;
  describe();
  updateGeometry();
  update();
}

void DicePair::describe() {
  //: Screen reader and tool tip: both dice and their sum.
  const QString words = dice_[0] == 0 ? QString()
                                      : tr("Dice: %1 and %2 make %3")
                                            .arg(QLocale().toString(dice_[0]), QLocale().toString(dice_[1]),
                                                 QLocale().toString(dice_[0] + dice_[1]));
  setAccessibleName(words);
  setToolTip(plainTip(words));
}

void DicePair::tumble(int ms) {
  if (dice_[0] == 0 || ms <= 0) return;
  timer_.setInterval(ms / kTumbles);
  steps_ = kTumbles;
  step();
  timer_.start();
}

void DicePair::step() {
  if (--steps_ <= 0) return stand();
  // Any faces will do while the dice roll; the last step shows the throw.
  const auto other = [this](int die) { return static_cast<std::uint8_t>((dice_[die] + steps_ * (die + 2)) % 6 + 1); };
  shown_ = {other(0), other(1)};
  update();
}

void DicePair::stand() {
  steps_ = 0;
  timer_.stop();
  shown_ = dice_;
  update();
}

QSize DicePair::sizeHint() const {
  const int text = QFontMetrics(textFont(24, Weight::Bold)).horizontalAdvance(u"= 12"_s);
  return {2 * kFace + 2 * kFaceGap + text + 4, kFace};
}

void DicePair::paintEvent(QPaintEvent*) {
  if (shown_[0] == 0) return;
  QPainter painter(this);
  const int top = (height() - kFace) / 2;
  for (int die = 0; die < 2; ++die)
    painter.drawPixmap(die * (kFace + kFaceGap), top,
                       diceFace(shown_[static_cast<std::size_t>(die)], kFace, devicePixelRatioF()));
  if (isTumbling()) return;
  const int sum = dice_[0] + dice_[1];
  const Theme& theme = themeOf(this);
  painter.setFont(textFont(24, Weight::Bold));
  painter.setPen(sum == 6 || sum == 8 ? theme.danger : theme.ink);
  painter.drawText(rect().adjusted(2 * (kFace + kFaceGap), 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                   u"= %L1"_s.arg(sum));
}

void DicePair::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) describe();
}

ClockRing::ClockRing(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  timer_.setInterval(250);
  connect(&timer_, &QTimer::timeout, this, [this] { update(); });
  hide();
}

void ClockRing::start(qint64 left) {
  const bool fresh = left_ < 0 || left > leftNow() + 1500;
  left_ = left;
  since_.start();
  if (fresh) whole_ = std::max<qint64>(left, 1);
  setVisible(left >= 0);
  if (left >= 0)
    timer_.start();
  else
    timer_.stop();
  update();
}

qint64 ClockRing::leftNow() const { return left_ < 0 ? -1 : std::max<qint64>(0, left_ - since_.elapsed()); }

void ClockRing::paintEvent(QPaintEvent*) {
  const qint64 left = leftNow();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const bool late = left <= 10000;
  const QRectF ring = QRectF(rect()).adjusted(3, 3, -3, -3);
  painter.setPen(QPen(theme.line, 4));
  painter.drawEllipse(ring);
  painter.setPen(QPen(late ? theme.danger : theme.edge, 4, Qt::SolidLine, Qt::RoundCap));
  const double part = std::min(1.0, static_cast<double>(left) / static_cast<double>(whole_));
  painter.drawArc(ring, 90 * 16, static_cast<int>(part * 360 * 16));
  const QString seconds = QLocale().toString((left + 999) / 1000);
  painter.setFont(textFont(seconds.size() < 3 ? 13 : 10, Weight::Bold));
  painter.setPen(late ? theme.danger : theme.ink);
  painter.drawText(rect(), Qt::AlignCenter, seconds);
  //: Tool tip of the clock: %n seconds are left.
  setToolTip(tr("%n second(s) left", nullptr, static_cast<int>((left + 999) / 1000)));
}

PromptBar::PromptBar(QWidget* parent)
    : Sheet(parent),
      badge_(new Badge(0, 28, this)),
      title_(new ElidedWords(17, Weight::Bold, &Theme::ink, this)),
      task_(new ElidedWords(15, Weight::Regular, &Theme::ink2, this)),
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
  // What comes and goes in this line must not move the board.
  for (ActionButton* button : {rule_, hurry_}) button->setFixedHeight(kLine);
  line->addStrut(kLine);
  complaintEnds_.setSingleShot(true);
  connect(&complaintEnds_, &QTimer::timeout, this, [this] {
    complaint_.clear();
    ruleNumber_.clear();
    showTask();
  });
}

void PromptBar::refresh(const QString& sentence, const PlaySight* sight) {
  SeatId whose;
  if (sight) {
    const Header& head = sight->state.head;
    // Behind the curtain the sentence names who is to sit down, not whose turn it is; a duty is the viewer's own.
    const bool isViewers = sight->curtain == Curtain::Down || sight->must() != Decision::Nothing;
    const SeatId plays = isViewers ? sight->viewer : head.active;
    whose = head.phase == Phase::Over ? head.winner : plays;
    dice_->setDice(head.dice);
  }
  badge_->setVisible(!whose.isNone());
  if (!whose.isNone()) badge_->setColor(sight->color(whose));
  const PromptWords words = promptWords(sentence);
  title_->setText(words.title);
  title_->setVisible(!words.title.isEmpty());
  taskText_ = words.task;
  if (sentence != accessibleName() && complaintEnds_.remainingTime() > kLingersMs) complaintEnds_.start(kLingersMs);
  setAccessibleName(sentence);
  showTask();
}

void PromptBar::offerHurry(bool offered) {
  //: Button in the prompt line while bots play: they leave out their pauses. F is its key.
  hurry_->setText(tr("Skip to my turn (F)"));
  //: Tool tip of the button "Skip to my turn"
  hurry_->setToolTip(tr("Let the bots play without pauses until it is your turn"));
  hurry_->setVisible(offered);
}

void PromptBar::complain(const QString& sentence, const QString& rule) { say(Tone::Refusal, sentence, rule); }

void PromptBar::announce(const QString& sentence) { say(Tone::News, sentence, {}); }

void PromptBar::say(Tone tone, const QString& sentence, const QString& rule) {
  tone_ = tone;
  complaint_ = sentence;
  ruleNumber_ = rule;
  complaintEnds_.start(rule.isEmpty() ? 6000 : 12000);  // time to reach the link
  showTask();
}

void PromptBar::resizeEvent(QResizeEvent* event) {
  Sheet::resizeEvent(event);
  layout()->setSpacing(width() < kNarrow ? 5 : 10);
  makeRoom();
}

/// Two words beside the dice say nothing: where there is no room for more, the title has it all.
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
