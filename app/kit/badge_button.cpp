// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/badge_button.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <algorithm>

#include "app/kit/art.h"
#include "app/kit/button_keys.h"
#include "app/kit/passing_menu.h"
#include "app/kit/spoken.h"
#include "app/kit/theme.h"
#include "app/text/player_colors.h"

namespace tapu {

BadgeButton::BadgeButton(QWidget* parent) : QAbstractButton(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(this, &QAbstractButton::clicked, this, &BadgeButton::open);
  say();
}

void BadgeButton::setColor(int color) {
  color_ = color;
  say();
  update();
}

void BadgeButton::say() {
  //: Button with a player's color and mark; %1 "Vermilion, dot"
  setSpokenName(this, tr("Color: %1").arg(playerColorName(color_)));
  //: Tool tip of a player's color and mark
  setToolTip(isEnabled() ? tr("Choose another color") : playerColorName(color_));
}

void BadgeButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  painter.drawPixmap(5, 5, badgePicture(color_, 42, devicePixelRatioF()));
  if (!hasFocus() && !underMouse()) return;
  painter.setPen(QPen(hasFocus() ? theme.primary : theme.edge, hasFocus() ? 3 : 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(QRectF(rect()).adjusted(2, 2, -2, -2));
}

void BadgeButton::keyPressEvent(QKeyEvent* event) {
  if (pressesButton(*event) || event->key() == Qt::Key_Down) return open();
  QAbstractButton::keyPressEvent(event);
}

void BadgeButton::changeEvent(QEvent* event) {
  QAbstractButton::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::EnabledChange) say();
}

void BadgeButton::open() {
  QMenu* menu = passingMenu(this);
  for (int color : kPlayerColorOrder) {
    QAction* action = menu->addAction(badgeIcon(color), playerColorName(color));
    action->setEnabled(color == color_ || std::find(taken_.begin(), taken_.end(), color) == taken_.end());
    connect(action, &QAction::triggered, this, [this, color] {
      setColor(color);
      Q_EMIT picked(color);
    });
    if (color == color_) menu->setActiveAction(action);
  }
  menu->popup(mapToGlobal(QPoint(4, height() - 4)));
}

}  // namespace tapu

#include "moc_badge_button.cpp"
