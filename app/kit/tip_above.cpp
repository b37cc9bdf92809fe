// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/tip_above.h"

#include <QApplication>
#include <QScreen>
#include <QToolTip>
#include <QWidget>
#include <QWindow>

namespace tapu {

void showTipAbove(QWidget* part, const QString& text, const QRect& over) {
  constexpr int kBetween = 4;
  QToolTip::showText(part->mapToGlobal(QPoint(0, part->height())), text, part, over);
  for (QWidget* tip : QApplication::topLevelWidgets()) {
    if (!tip->inherits("QTipLabel")) continue;
    tip->setAttribute(Qt::WA_TransparentForMouseEvents);  // heeded when its window is made, which may be later
    if (tip->windowHandle()) tip->windowHandle()->setFlag(Qt::WindowTransparentForInput);
    const int top = part->mapToGlobal(QPoint()).y() - tip->height() - kBetween;
    if (top >= part->screen()->availableGeometry().top()) tip->move(tip->x(), top);
  }
}

}  // namespace tapu
