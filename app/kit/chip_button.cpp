// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/chip_button.h"

#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "app/kit/button_keys.h"
#include "app/kit/focus_ring.h"
#include "app/kit/line_breaks.h"
#include "app/kit/theme.h"

namespace tapu {

ChipButton::ChipButton(const QString& text, QWidget* parent) : QAbstractButton(parent) {
  setText(text);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

QSize ChipButton::minimumSizeHint() const {
  constexpr int least = 120;  // a long text is cut before it widens its column
  return {std::min(least, sizeHint().width()), sizeHint().height()};
}

/// A text that is cut is shown in full as the tool tip.
bool ChipButton::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || width() >= sizeHint().width()) return QAbstractButton::event(event);
  QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainTip(text()), this);
  return true;
}

QSize ChipButton::sizeHint() const {
  const QFontMetrics metrics(textFont(kChoiceText));
  return {metrics.horizontalAdvance(text()) + 26, metrics.height() + 14};
}

void ChipButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const QRectF box = QRectF(rect()).adjusted(3.5, 3.5, -3.5, -3.5);
  if (hasFocus()) paintFocusRing(painter, QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), theme, height() / 2.0 - 1);
  painter.setPen(isChecked() ? QPen(theme.edge, 2) : QPen(theme.line, 1));
  painter.setBrush(isChecked() || (isEnabled() && (underMouse() || isDown())) ? theme.accentSoft : theme.sunk);
  painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
  painter.setFont(textFont(kChoiceText));
  painter.setPen(isEnabled() ? theme.ink : theme.ink3);
  painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip,
                   painter.fontMetrics().elidedText(text(), Qt::ElideRight, static_cast<int>(box.width()) - 16));
}

void ChipButton::keyPressEvent(QKeyEvent* event) {
  if (isEnter(*event)) return click();
  QAbstractButton::keyPressEvent(event);
}

}  // namespace tapu

#include "moc_chip_button.cpp"
