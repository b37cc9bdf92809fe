// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/toggle.h"

#include <QKeyEvent>
#include <QPainter>

#include "app/kit/button_keys.h"
#include "app/kit/focus_ring.h"
#include "app/kit/theme.h"

namespace tapu {

Toggle::Toggle(QWidget* parent) : QAbstractButton(parent) {
  setCheckable(true);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Toggle::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const QRectF track(6, height() / 2.0 - 12, 44, 24);
  if (hasFocus()) paintFocusRing(painter, track.adjusted(-3.5, -3.5, 3.5, 3.5), theme, 15);
  const bool on = isChecked();
  painter.setPen(QPen(!isEnabled() ? theme.line : on ? theme.primary : theme.ink2, 1.5));
  painter.setBrush(!isEnabled() ? theme.sunk : on ? theme.primary : theme.sunk);
  painter.drawRoundedRect(track, 12, 12);
  painter.setPen(Qt::NoPen);
  painter.setBrush(!isEnabled() ? theme.ink3 : on ? theme.onPrimary : theme.ink2);
  painter.drawEllipse(QPointF(on ? track.right() - 12 : track.left() + 12, track.center().y()), on ? 8 : 7, on ? 8 : 7);
}

void Toggle::keyPressEvent(QKeyEvent* event) {
  if (isEnter(*event)) return click();
  QAbstractButton::keyPressEvent(event);
}

}  // namespace tapu

#include "moc_toggle.cpp"
