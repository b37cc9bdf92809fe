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

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kDots = 300;          // an inch
constexpr QSize kPage(3508, 2480);  // A4 on its side, at that
constexpr int kMargin = 118;        // a centimeter

bool endsIn(const QString& path, QLatin1StringView suffix) { return path.endsWith(suffix, Qt::CaseInsensitive); }

QByteArray png(const Board& board) {
  QImage image = boardImage(board, kPage, themeFor(ThemeKind::Light));
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
  paintBoard(painter, board, kPage / 3, themeFor(ThemeKind::Light), PictureSea::Painted);
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
  paintBoard(painter, board, kPage - QSize(2 * kMargin, 2 * kMargin), themeFor(ThemeKind::Light),
             PictureSea::Transparent);
  painter.end();
  return bytes;
}

}  // namespace

bool isPictureName(const QString& path) {
  return endsIn(path, ".png"_L1) || endsIn(path, ".svg"_L1) || endsIn(path, ".pdf"_L1);
}

bool savePicture(const QString& path, const Board& board, const QString& title) {
  const QByteArray bytes = endsIn(path, ".svg"_L1)   ? svg(board, title)
                           : endsIn(path, ".pdf"_L1) ? pdf(board, title)
                                                     : png(board);
  QSaveFile out(path);
  return !bytes.isEmpty() && out.open(QIODevice::WriteOnly) && out.write(bytes) == bytes.size() && out.commit();
}

}  // namespace tapu
