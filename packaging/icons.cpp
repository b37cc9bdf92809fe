// SPDX-License-Identifier: GPL-3.0-or-later
// Draws an SVG as a square PNG: tapu_icons IN.svg SIZE OUT.png
#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv) {
  if (argc != 4) return std::fprintf(stderr, "tapu_icons IN.svg SIZE OUT.png\n"), 2;
  const int size = std::atoi(argv[2]);
  const QString out = QString::fromLocal8Bit(argv[3]);
  QSvgRenderer art(QString::fromLocal8Bit(argv[1]));
  if (!art.isValid() || size < 1) return 1;
  QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  art.render(&painter);
  painter.end();
  QDir().mkpath(QFileInfo(out).path());
  return image.save(out) ? 0 : 1;
}
