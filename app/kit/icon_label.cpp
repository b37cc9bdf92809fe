// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/icon_label.h"

#include <QPainter>

#include "app/kit/art.h"

namespace tapu {

IconLabel::IconLabel(const QString& name, int side, QColor Theme::*color, QWidget* parent)
    : QWidget(parent), name_(name), side_(side), color_(color) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void IconLabel::setName(const QString& name) {
  name_ = name;
  update();
}

QSize IconLabel::sizeHint() const { return {scaled(side_), scaled(side_)}; }

void IconLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = themeOf(this);
  if (drawing(name_)) {
    if (!isEnabled()) painter.setOpacity(0.45);
    painter.drawPixmap(0, 0, picture(name_, size(), devicePixelRatioF()));
    return;
  }
  paintIcon(painter, name_, rect(), isEnabled() ? theme.*color_ : theme.ink3);
}

}  // namespace tapu

#include "moc_icon_label.cpp"
