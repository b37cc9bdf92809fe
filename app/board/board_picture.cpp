// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/board_picture.h"

#include <QPainter>

#include "app/board/board_scene.h"
#include "app/board/painting.h"
#include "app/board/widgets.h"

namespace tapu {

void paintBoard(QPainter& painter, const Board& board, QSize size, const Theme& theme, PictureSea sea, qreal ratio) {
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  if (sea == PictureSea::Painted && keepsShapes(painter)) painter.fillRect(QRect(QPoint(), size), theme.sea0);
  if (sea == PictureSea::Painted && !keepsShapes(painter)) paintSea(painter, QRect(QPoint(), size), theme, ratio);
  if (board.cells.empty()) return;
  BoardScene scene;
  scene.setTheme(theme);
  scene.setMotion(Motion::Off);
  scene.setBoard(board);
  const QRectF land = scene.landRect();
  const double margin = 0.02 * std::min(size.width(), size.height());
  const double zoom =
      std::min((size.width() - 2 * margin) / land.width(), (size.height() - 2 * margin) / land.height());
  const QSizeF source = QSizeF(size) / zoom;
  const QPointF corner = land.center() - QPointF(source.width() / 2, source.height() / 2);
  scene.render(&painter, QRectF(QPointF(), QSizeF(size)), QRectF(corner, source));
}

QPixmap boardPicture(const Board& board, QSize size, const Theme& theme, qreal devicePixelRatio, PictureSea sea) {
  QPixmap result(size * devicePixelRatio);
  result.setDevicePixelRatio(devicePixelRatio);
  result.fill(Qt::transparent);
  QPainter painter(&result);
  paintBoard(painter, board, size, theme, sea, devicePixelRatio);
  return result;
}

QImage boardImage(const Board& board, QSize size, const Theme& theme, PictureSea sea) {
  QImage result(size, QImage::Format_ARGB32_Premultiplied);
  result.fill(Qt::transparent);
  QPainter painter(&result);
  paintBoard(painter, board, size, theme, sea, 1);
  return result;
}

}  // namespace tapu
