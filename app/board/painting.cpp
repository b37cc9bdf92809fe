// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/painting.h"

#include <QPaintEngine>
#include <QPainter>
#include <QSvgRenderer>
#include <algorithm>
#include <cmath>

#include "app/board/geometry.h"

namespace tapu {

QColor withAlpha(QColor color, double alpha) {
  color.setAlphaF(static_cast<float>(alpha));
  return color;
}

QRectF harborBadge(const Harbor& harbor, Bearing bearing) {
  const QPointF middle = hexCenter(harbor.hex, bearing), edge = edgeMiddle(harbor.hex, harbor.side, bearing);
  const QPointF out = (edge - middle) / std::hypot(edge.x() - middle.x(), edge.y() - middle.y());
  return around(edge + 76 * out, 0.8 * kR, 0.84 * kR);
}

QRectF around(QPointF center, double width, double height) {
  return {center.x() - width / 2, center.y() - height / 2, width, height};
}

void render(QPainter& painter, const QString& name, const QRectF& box, const Tint& tint) {
  if (const auto renderer = drawing(name, tint)) renderer->render(&painter, box);
}

QPainterPath words(const QString& text, double height, QPointF center) {
  QFont font = textFont(100, Weight::Bold);
  font.setHintingPreference(QFont::PreferNoHinting);
  QPainterPath path;
  path.addText(0, 0, font, text);
  const QRectF box = path.boundingRect();
  const double k = height / font.pixelSize();  // drawings on the board grow with the board alone
  return QTransform::fromTranslate(center.x(), center.y())
      .scale(k, k)
      .translate(-box.center().x(), -box.center().y())
      .map(path);
}

bool keepsShapes(const QPainter& painter) {
  const QPaintEngine* engine = painter.paintEngine();
  return (engine && (engine->type() == QPaintEngine::SVG || engine->type() == QPaintEngine::Pdf)) ||
         painter.testRenderHint(QPainter::LosslessImageRendering);
}

void drawCrisp(QPainter& painter, const QString& key, const QRectF& box, const Scale& scale,
               const std::function<void(QPainter&)>& paint) {
  if (keepsShapes(painter)) {
    painter.save();
    paint(painter);
    painter.restore();
    return;
  }
  const QTransform world = painter.worldTransform();
  const QRectF onScreen = world.mapRect(box);
  const QSizeF pixels = onScreen.size() * scale.ratio;
  const QSize size(std::max(1, static_cast<int>(std::ceil(pixels.width()))),
                   std::max(1, static_cast<int>(std::ceil(pixels.height()))));
  const QPixmap pixmap = cachedPicture(key, size, [&](QPainter& inner) {
    inner.scale(pixels.width() / box.width(), pixels.height() / box.height());
    inner.translate(-box.topLeft());
    paint(inner);
  });
  const auto whole = [&](double at) { return std::round(at * scale.ratio) / scale.ratio; };
  painter.save();
  painter.resetTransform();
  painter.drawPixmap(
      QRectF(whole(onScreen.left()), whole(onScreen.top()), size.width() / scale.ratio, size.height() / scale.ratio),
      pixmap, QRectF(QPointF(), QSizeF(size)));
  painter.restore();
}

Detail detailFor(double hexWidth) {
  // Half a pixel of tolerance: a zoom of exactly 80 pixels must not flicker between two levels.
  if (hexWidth >= 79.5) return Detail::Full;
  if (hexWidth >= 39.5) return Detail::Reduced;
  return hexWidth >= 19.5 ? Detail::Flat : Detail::Dots;
}

Scale::Scale(const QPainter& painter)
    : zoom(std::hypot(painter.worldTransform().m11(), painter.worldTransform().m12())),
      ratio(painter.device()->devicePixelRatioF()) {}

}  // namespace tapu
