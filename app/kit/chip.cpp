// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/chip.h"

#include <QEvent>
#include <QPainter>

#include "app/kit/art.h"
#include "app/kit/theme.h"

namespace tapu {

Chip::Chip(const QString& text, Kind kind, QWidget* parent) : QLabel(text, parent), kind_(kind) {
  setTextFormat(Qt::PlainText);
  setFont(textFont(kNoteText, Weight::Bold));
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Chip::changeEvent(QEvent* event) {
  QLabel::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) setFont(textFont(kNoteText, Weight::Bold));
}

void Chip::setKind(Kind kind) {
  kind_ = kind;
  update();
}

void Chip::setIconName(const QString& name) {
  iconName_ = name;
  updateGeometry();
  update();
}

QSize Chip::sizeHint() const {
  return {fontMetrics().horizontalAdvance(text()) + 24 + (iconName_.isEmpty() ? 0 : 22), fontMetrics().height() + 10};
}

QSize Chip::minimumSizeHint() const { return sizeHint(); }

void Chip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  QColor fill = theme.sunk, rim = theme.line, ink = theme.ink;
  if (kind_ == Kind::Accent) {
    fill = theme.accentSoft;
    rim = theme.edge;
  }
  if (kind_ == Kind::Award) {
    fill = theme.accent;
    rim = theme.accent;
    ink = theme.onAccent;
  }
  if (kind_ == Kind::Good) {
    rim = fill = theme.ok;
    fill.setAlphaF(0.16F);
    rim.setAlphaF(0.16F);
  }
  if (!isEnabled()) ink = theme.ink3;
  painter.setPen(QPen(rim, 1));
  painter.setBrush(fill);
  const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
  qreal left = 12;
  if (!iconName_.isEmpty()) {
    paintIcon(painter, iconName_, {left - 2, box.center().y() - scaled(16) / 2.0, qreal(scaled(16)), qreal(scaled(16))},
              kind_ == Kind::Good && isEnabled() ? theme.ok : ink);
    left += scaled(20);
  }
  painter.setPen(ink);
  const QRectF words(left, 0, box.right() - left - 8, height());
  painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip,
                   fontMetrics().elidedText(text(), Qt::ElideRight, static_cast<int>(words.width()) + 2));
}

}  // namespace tapu

#include "moc_chip.cpp"
