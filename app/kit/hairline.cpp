// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/hairline.h"

#include <QPainter>

#include "app/kit/theme.h"

namespace tapu {

Hairline::Hairline(QWidget* parent) : QWidget(parent) {
  setFixedHeight(1);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Hairline::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), themeOf(this).line); }

}  // namespace tapu

#include "moc_hairline.cpp"
