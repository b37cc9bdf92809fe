// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/dice_pair.h"

#include <QEvent>
#include <QFontMetrics>
#include <QLocale>
#include <QPainter>
#include <utility>

#include "app/kit/art.h"
#include "app/kit/line_breaks.h"
#include "app/kit/spoken.h"
#include "app/kit/theme.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kFace = 36, kFaceGap = 8, kTumbles = 6;

int faceSide() { return scaled(kFace); }
int faceGap() { return scaled(kFaceGap); }

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

void DicePair::setNote(const QString& note) {
  if (std::exchange(note_, note) != note) describe();
}

void DicePair::describe() {
  //: Screen reader and tool tip: both dice and their sum.
  const QString words = dice_[0] == 0 ? QString()
                                      : tr("Dice: %1 and %2 make %3")
                                            .arg(QLocale().toString(dice_[0]), QLocale().toString(dice_[1]),
                                                 QLocale().toString(dice_[0] + dice_[1]));
  setSpokenName(this, words);
  setSpokenDetails(this, note_);
  setToolTip(plainTip(QStringList{words, note_}.join(u'\n').trimmed()));
}

void DicePair::tumble(int ms) {
  if (dice_[0] == 0 || ms <= 0) return;
  timer_.setInterval(ms / kTumbles);
  steps_ = kTumbles;
  step();
  timer_.start();
}

void DicePair::step() {
  --steps_;
  if (steps_ <= 0) return stand();
  // Any faces will do while the dice roll; the last step shows the throw.
  const auto other = [this](int die) { return static_cast<std::uint8_t>((dice_[die] + steps_ * (die + 2)) % 6 + 1); };
  shown_ = {other(0), other(1)};
  update();
}

void DicePair::stand() {
  const bool tumbled = timer_.isActive();
  steps_ = 0;
  timer_.stop();
  shown_ = dice_;
  update();
  if (tumbled) Q_EMIT stood();
}

QSize DicePair::sizeHint() const {
  const int text = QFontMetrics(textFont(kTitleText, Weight::Bold)).horizontalAdvance(u"= 12"_s);
  return {2 * (faceSide() + faceGap()) + text + 4, faceSide()};
}

void DicePair::paintEvent(QPaintEvent*) {
  if (shown_[0] == 0) return;
  QPainter painter(this);
  const int top = (height() - faceSide()) / 2;
  for (int die = 0; die < 2; ++die)
    painter.drawPixmap(die * (faceSide() + faceGap()), top,
                       diceFace(shown_[static_cast<std::size_t>(die)], faceSide(), devicePixelRatioF()));
  if (isTumbling()) return;
  const int sum = dice_[0] + dice_[1];
  const Theme& theme = themeOf(this);
  painter.setFont(textFont(kTitleText, Weight::Bold));
  painter.setPen(sum == 6 || sum == 8 ? theme.danger : theme.ink);
  painter.drawText(rect().adjusted(2 * (faceSide() + faceGap()), 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                   u"= %L1"_s.arg(sum));
}

void DicePair::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    describe();
    updateGeometry();
  }
}

}  // namespace tapu

#include "moc_dice_pair.cpp"
