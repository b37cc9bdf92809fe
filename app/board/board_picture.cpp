// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/board_picture.h"

#include <QPainter>

#include "app/board/board_effects.h"
#include "app/board/board_scene.h"
#include "app/board/painting.h"
#include "app/kit/sea_page.h"

namespace tapu {

namespace {

void paintGround(QPainter& painter, QSize size, const Theme& theme, qreal ratio) {
  if (keepsShapes(painter))
    painter.fillRect(QRect(QPoint(), size), theme.sea0);
  else
    paintSea(painter, QRect(QPoint(), size), theme, ratio);
}

}  // namespace

void paintScene(QPainter& painter, BoardScene& scene, QSize size, PictureSea sea, qreal ratio) {
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  if (sea == PictureSea::Painted) paintGround(painter, size, scene.theme(), ratio);
  if (!scene.hasBoard() || scene.board().cells.empty()) return;
  const QRectF land = scene.landRect();
  const double margin = 0.02 * std::min(size.width(), size.height());
  const double zoom =
      std::min((size.width() - 2 * margin) / land.width(), (size.height() - 2 * margin) / land.height());
  const QSizeF source = QSizeF(size) / zoom;
  const QPointF corner = land.center() - QPointF(source.width() / 2, source.height() / 2);
  scene.render(&painter, QRectF(QPointF(), QSizeF(size)), QRectF(corner, source));
}

void paintBoard(QPainter& painter, const Board& board, QSize size, const Theme& theme, PictureSea sea, qreal ratio) {
  BoardScene scene;
  scene.setTheme(theme);
  scene.effects().setMotion(Motion::Off);
  if (!board.cells.empty()) scene.setBoard(board);
  paintScene(painter, scene, size, sea, ratio);
}

QPixmap boardPicture(const Board& board, QSize size, const Theme& theme, qreal devicePixelRatio, PictureSea sea) {
  QPixmap result(size * devicePixelRatio);
  result.setDevicePixelRatio(devicePixelRatio);
  result.fill(Qt::transparent);
  QPainter painter(&result);
  paintBoard(painter, board, size, theme, sea, devicePixelRatio);
  return result;
}

QPixmap positionPicture(const Board& board, const State& position, const std::vector<int>& colors, QSize size,
                        const Theme& theme, qreal devicePixelRatio) {
  QPixmap result(size * devicePixelRatio);
  result.setDevicePixelRatio(devicePixelRatio);
  result.fill(Qt::transparent);
  BoardScene scene;
  scene.setTheme(theme);
  scene.effects().setMotion(Motion::Off);
  scene.setBoard(board);
  if (!colors.empty()) scene.setSeatColors(colors);
  scene.setState(position);
  QPainter painter(&result);
  paintScene(painter, scene, size, PictureSea::Transparent, devicePixelRatio);
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
