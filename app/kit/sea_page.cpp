// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/sea_page.h"

#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>
#include <QRadialGradient>
#include <algorithm>

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// A random number that depends on the place alone, so that the waves are the same on every screen.
unsigned scatter(unsigned x, unsigned y, unsigned salt) {
  unsigned h = x * 374761393U + y * 668265263U + salt * 2246822519U;
  h = (h ^ (h >> 13)) * 1274126177U;
  return h ^ (h >> 16);
}

void paintWaves(QPainter& painter, QSize size, const QRect& dirty, const Theme& theme) {
  constexpr int cellWidth = 118, cellHeight = 54;
  constexpr int kBelowEdge = 9;  // half the height of a tick: the menus above would cut it
  for (int row = 0; row * cellHeight < size.height() + cellHeight; ++row) {
    for (int column = 0; column * cellWidth < size.width() + cellWidth; ++column) {
      const auto x = static_cast<unsigned>(column), y = static_cast<unsigned>(row);
      if (scatter(x, y, 1) % 4 == 0) continue;
      QColor color = scatter(x, y, 2) % 3 == 0 ? theme.waveDeep : theme.wave;
      color.setAlphaF(0.35F);
      const double left = column * cellWidth + scatter(x, y, 3) % 70 + (row % 2) * 50.0 - 40;
      const double top = kBelowEdge + row * cellHeight + scatter(x, y, 4) % 26;
      if (!QRectF(left - 2, top - 8, 32, 16).intersects(dirty)) continue;
      QPainterPath tick({left, top});
      tick.cubicTo(left + 5, top - 6, left + 10, top - 6, left + 14, top);
      tick.cubicTo(left + 18, top + 6, left + 23, top + 6, left + 28, top);
      painter.setPen(QPen(color, 2.4, Qt::SolidLine, Qt::RoundCap));
      painter.drawPath(tick);
    }
  }
}

/// Paints the dirty part of a sea of this size, which has its corner at 0,0.
void paintGround(QPainter& painter, QSize size, const QRect& dirty, const Theme& theme) {
  painter.setRenderHint(QPainter::Antialiasing);
  const QPointF middle(size.width() * 0.48, size.height() * 0.48);
  QRadialGradient gradient(middle, std::max(size.width() * 0.52, size.height() * 0.6));
  gradient.setColorAt(0, theme.sea0);
  gradient.setColorAt(1, theme.sea1);
  painter.fillRect(dirty, gradient);
  painter.setBrush(Qt::NoBrush);
  paintWaves(painter, size, dirty, theme);
}

QPixmap seaPixmap(QSize size, const Theme& theme, qreal ratio) {
  const QString key =
      u"tapu/sea/%1/%2x%3@%4"_s.arg(static_cast<int>(theme.kind)).arg(size.width()).arg(size.height()).arg(ratio);
  QPixmap result;
  if (QPixmapCache::find(key, &result)) return result;
  result = QPixmap(size * ratio);
  result.setDevicePixelRatio(ratio);
  QPainter painter(&result);
  paintGround(painter, size, QRect(QPoint(), size), theme);
  painter.end();
  QPixmapCache::insert(key, result);
  return result;
}

}  // namespace

void paintSea(QPainter& painter, const QRect& area, const Theme& theme, qreal devicePixelRatio) {
  if (area.isEmpty()) return;
  painter.drawPixmap(area.topLeft(), seaPixmap(area.size(), theme, devicePixelRatio));
}

// A page is painted anew where something on it changes: a picture of all of it would cost 4 MB of memory. Only the
// dirty part is painted: motion on a page makes it dirty many times a second.
void SeaPage::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  paintGround(painter, size(), event->rect(), themeOf(this));
}

}  // namespace tapu

#include "moc_sea_page.cpp"
