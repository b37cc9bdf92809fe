// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/badge.h"

#include <QPainter>
#include <algorithm>

#include "app/kit/art.h"
#include "app/kit/spoken.h"
#include "app/kit/theme.h"

namespace tapu {

Badge::Badge(int color, int side, QWidget* parent) : QWidget(parent), color_(color), side_(side) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  setColor(color);
}

void Badge::setColor(int color) {
  color_ = color;
  setSpokenName(this, playerColorName(color));
  update();
}

QSize Badge::sizeHint() const { return {scaled(side_), scaled(side_)}; }

void Badge::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (!isEnabled()) painter.setOpacity(0.45);
  painter.drawPixmap(0, 0, badgePicture(color_, std::min(width(), height()), devicePixelRatioF()));
}

}  // namespace tapu

#include "moc_badge.cpp"
