// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/focus_ring.h"

#include <QPainter>

namespace tapu {

void paintFocusRing(QPainter& painter, const QRectF& box, const Theme& theme, qreal radius) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme.primary, 3));
  painter.drawRoundedRect(box, radius, radius);
}

}  // namespace tapu
