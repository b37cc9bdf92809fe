// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/elided_words.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>

#include "app/kit/line_breaks.h"

namespace tapu {

namespace {

constexpr int kSmall = 12;  ///< size of a text that takes two lines

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

}  // namespace tapu

#include "moc_elided_words.cpp"
