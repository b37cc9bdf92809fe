// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the pictures of the setup program with the art of the game: tapu_setup_pictures ART OUT
// OUT/welcome.bmp stands beside its first and last page, OUT/header.bmp above the others.
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <cmath>
#include <cstdio>
#include <string_view>
#include <vector>

namespace {

constexpr QSize kWelcome(164, 314);
constexpr QSize kHeader(150, 57);
constexpr int kFiner = 4;  // drawn so many times larger, then made smaller

// A row of hexes from left to right, one letter each: every other row begins half a hex further left.
struct Map {
  double hexWidth;
  QPointF first;  // its center
  std::vector<const char*> rows;
};
const Map kIsland{46, {24, 10}, {"~~~~", "~~~~~", "~FP~", "~GHM~", "~DF~", "~PGH~", "~MF~", "~~~~~", "~~~~"}};
const Map kStrip{36, {3, -34}, {"~~~~~", "~~~~~~", "~FGH~", "~~~~~~"}};

enum class At { Center, Top, UpperRight, LowerRight };
struct Figure {
  const char* name;
  const char* color;
  int row;
  int column;
  At at;  // of that hex
  double width;
};
const std::vector<Figure> kIslandFigures{{"piece-ship", "#2F6FB3", 1, 3, At::Center, 28},
                                         {"piece-settlement", "#C8372D", 2, 1, At::LowerRight, 20},
                                         {"piece-city", "#2F6FB3", 3, 3, At::Top, 26},
                                         {"robber", "", 4, 1, At::Center, 17},
                                         {"piece-settlement", "#E08A1E", 5, 1, At::UpperRight, 20},
                                         {"piece-settlement", "#C8372D", 6, 1, At::LowerRight, 20},
                                         {"piece-ship", "#C8372D", 7, 1, At::Center, 28}};
const std::vector<Figure> kStripFigures{{"piece-settlement", "#C8372D", 2, 1, At::UpperRight, 16},
                                        {"piece-city", "#2F6FB3", 2, 2, At::UpperRight, 20}};

const char* terrainOf(char letter) {
  switch (letter) {
    case 'F': return "terrain-forest";
    case 'P': return "terrain-pasture";
    case 'G': return "terrain-fields";
    case 'H': return "terrain-hills";
    case 'M': return "terrain-mountains";
    case 'D': return "terrain-desert";
    default: return "terrain-sea";
  }
}

/// Draws a picture of the art in a rectangle of that width around `center`; what is magenta in it takes the color.
bool drawArt(QPainter& painter, const QDir& art, const QString& name, const QString& color, QPointF center,
             double width) {
  QFile file(art.filePath(name + QStringLiteral(".svg")));
  if (!file.open(QIODevice::ReadOnly)) return false;
  QSvgRenderer picture(file.readAll().replace("#ff00ff", color.toLatin1()));
  if (!picture.isValid()) return false;
  const QSizeF size = picture.viewBoxF().size() * (width / picture.viewBoxF().width());
  picture.render(&painter, QRectF(center - QPointF(size.width(), size.height()) / 2, size));
  return true;
}

QPointF centerOf(const Map& map, int row, int column) {
  return map.first + map.hexWidth * QPointF(column - (row % 2 ? 0.5 : 0), row * std::sqrt(0.75));
}

QPointF placeOf(const Map& map, const Figure& figure) {
  const QPointF center = centerOf(map, figure.row, figure.column);
  const double side = map.hexWidth / std::sqrt(3.0);
  switch (figure.at) {
    case At::Top: return center - QPointF(0, side);
    case At::UpperRight: return center + QPointF(map.hexWidth, -side) / 2;
    case At::LowerRight: return center + QPointF(map.hexWidth, side) / 2;
    case At::Center: break;
  }
  return center;
}

bool drawMap(QPainter& painter, const QDir& art, const Map& map) {
  for (int row = 0; row < int(map.rows.size()); ++row) {
    const std::string_view letters = map.rows[size_t(row)];
    for (int column = 0; column < int(letters.size()); ++column) {
      const QLatin1String terrain(terrainOf(letters[size_t(column)]));
      if (!drawArt(painter, art, terrain, {}, centerOf(map, row, column), map.hexWidth)) return false;
    }
  }
  return true;
}

bool draw(const QDir& art, const Map& map, const std::vector<Figure>& figures, QSize size, const QString& out) {
  QImage image(size * kFiner, QImage::Format_RGB32);
  image.fill(QColor(QStringLiteral("#2F8398")));
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(kFiner, kFiner);
  if (!drawMap(painter, art, map)) return false;
  for (const Figure& figure : figures) {
    if (!drawArt(painter, art, QLatin1String(figure.name), QLatin1String(figure.color), placeOf(map, figure),
                 figure.width))
      return false;
  }
  painter.end();
  const QImage small = image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  return small.convertToFormat(QImage::Format_RGB888).save(out, "BMP");
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) return std::fprintf(stderr, "tapu_setup_pictures ART OUT\n"), 2;
  const QDir art(QString::fromLocal8Bit(argv[1]));
  const QDir out(QString::fromLocal8Bit(argv[2]));
  const bool drawn = QDir().mkpath(out.path()) &&
                     draw(art, kIsland, kIslandFigures, kWelcome, out.filePath(QStringLiteral("welcome.bmp"))) &&
                     draw(art, kStrip, kStripFigures, kHeader, out.filePath(QStringLiteral("header.bmp")));
  return drawn ? 0 : 1;
}
