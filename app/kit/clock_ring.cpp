// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/clock_ring.h"

#include <QLocale>
#include <QPainter>
#include <algorithm>

#include "app/kit/theme.h"

namespace tapu {

ClockRing::ClockRing(QWidget* parent, int side) : QWidget(parent), side_(side) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  timer_.setInterval(250);
  connect(&timer_, &QTimer::timeout, this, [this] { update(); });
  hide();
}

void ClockRing::start(qint64 left, qint64 whole) {
  const bool fresh = left_ < 0 || left > leftNow() + 1500;
  left_ = left;
  since_.start();
  if (whole > 0)
    whole_ = whole;
  else if (fresh)
    whole_ = std::max<qint64>(left, 1);
  setVisible(left >= 0);
  if (left >= 0 && hands_ == Hands::Run)
    timer_.start();
  else
    timer_.stop();
  update();
}

void ClockRing::set(Hands hands) {
  if (hands == hands_) return;
  const qint64 left = leftNow();
  hands_ = hands;
  start(left, whole_);
}

qint64 ClockRing::leftNow() const {
  if (left_ < 0 || hands_ == Hands::Stand) return left_;
  return std::max<qint64>(0, left_ - since_.elapsed());
}

/// The font of the digits: as large as they have room beside the ring.
QFont ClockRing::fontWithin(double width, const QString& digits) const {
  constexpr int kLeast = 9;
  int size = side_ < 44 ? kNoteText : kHeadingText;
  while (size > kLeast && QFontMetricsF(textFont(size, Weight::Bold)).horizontalAdvance(digits) > width) --size;
  return textFont(size, Weight::Bold);
}

void ClockRing::paintEvent(QPaintEvent*) {
  const qint64 left = leftNow();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  constexpr qint64 kLate = 10'000;
  const bool late = left <= kLate && whole_ > kLate;  // a break of five seconds is no alarm
  const QRectF ring = QRectF(rect()).adjusted(3, 3, -3, -3);
  const double pen = scaled(side_) / 8.5;
  painter.setPen(QPen(theme.line, pen));
  painter.drawEllipse(ring);
  painter.setPen(QPen(late ? theme.danger : theme.edge, pen, Qt::SolidLine, Qt::RoundCap));
  const double part = std::min(1.0, static_cast<double>(left) / static_cast<double>(whole_));
  painter.drawArc(ring, 90 * 16, static_cast<int>(part * 360 * 16));
  const QString seconds = QLocale().toString((left + 999) / 1000);
  painter.setFont(fontWithin(ring.width() - 2 * pen, seconds));
  painter.setPen(late ? theme.danger : theme.ink);
  painter.drawText(rect(), Qt::AlignCenter, seconds);
  //: Tool tip of the clock: %n seconds are left.
  setToolTip(tr("%n second(s) left", nullptr, static_cast<int>((left + 999) / 1000)));
}

}  // namespace tapu

#include "moc_clock_ring.cpp"
