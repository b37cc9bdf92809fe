// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/picture_file.h"

#include <QBuffer>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>

#include "app/board/board_picture.h"
#include "app/board/board_scene.h"
#include "editor/overlay.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kDots = 300;          // an inch
constexpr QSize kPage(3508, 2480);  // A4 on its side, at that
constexpr int kMargin = 118;        // a centimeter

bool endsIn(const QString& path, QLatin1StringView suffix) { return path.endsWith(suffix, Qt::CaseInsensitive); }

void paint(QPainter& painter, const Board& board, QSize size, PictureSea sea) {
  BoardScene scene;
  scene.setTheme(themeFor(ThemeKind::Light));
  scene.setMotion(Motion::Off);
  scene.setBoard(board);
  StartsItem plan(board);
  scene.addItem(&plan);
  paintScene(painter, scene, size, sea, 1);
  scene.removeItem(&plan);
}

QByteArray png(const Board& board) {
  QImage image(kPage, QImage::Format_RGB32);  // the sea fills it
  QPainter painter(&image);
  paint(painter, board, kPage, PictureSea::Painted);
  painter.end();
  image.setDotsPerMeterX(static_cast<int>(kDots / 0.0254));
  image.setDotsPerMeterY(static_cast<int>(kDots / 0.0254));
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return bytes;
}

QByteArray svg(const Board& board, const QString& title) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(kPage / 3);
  generator.setViewBox(QRect(QPoint(), kPage / 3));
  generator.setTitle(title);
  QPainter painter(&generator);
  paint(painter, board, kPage / 3, PictureSea::Painted);
  painter.end();
  return bytes;
}

QByteArray pdf(const Board& board, const QString& title) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setTitle(title);
  writer.setResolution(kDots);
  writer.setPageSize(QPageSize(QPageSize::A4));
  writer.setPageOrientation(QPageLayout::Landscape);
  writer.setPageMargins({});
  QPainter painter(&writer);
  painter.translate(kMargin, kMargin);
  paint(painter, board, kPage - QSize(2 * kMargin, 2 * kMargin), PictureSea::Transparent);
  painter.end();
  return bytes;
}

}  // namespace

bool isPictureName(const QString& path) {
  return endsIn(path, ".png"_L1) || endsIn(path, ".svg"_L1) || endsIn(path, ".pdf"_L1);
}

bool savePicture(const QString& path, const Board& board, const QString& title) {
  QSaveFile out(path);
  if (!out.open(QIODevice::WriteOnly)) return false;  // before drawing, which takes seconds
  const QByteArray bytes = endsIn(path, ".svg"_L1)   ? svg(board, title)
                           : endsIn(path, ".pdf"_L1) ? pdf(board, title)
                                                     : png(board);
  return !bytes.isEmpty() && out.write(bytes) == bytes.size() && out.commit();
}

}  // namespace tapu
