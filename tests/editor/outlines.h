// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QRectF>
#include <QRegularExpression>
#include <QSizeF>
#include <QTransform>
#include <QXmlStreamReader>
#include <cmath>
#include <optional>
#include <utility>

namespace tapu {

using namespace Qt::StringLiterals;

// Measures the outlines around hexes of Moon's territory, blue lines that nothing else has, in pictures and documents
// as other programs would read them. All results are in millimeters from the upper left corner of the sheet.

/// The findings on a sheet: its size, and the box around each outline, to the middle of its line.
struct Outlines {
  QSizeF sheet;
  QList<QRectF> boxes;
  /// The outline whose middle lies within `reach` of a place.
  std::optional<QRectF> near(QPointF place, double reach) const {
    for (const QRectF& box : boxes)
      if (std::hypot(box.center().x() - place.x(), box.center().y() - place.y()) < reach) return box;
    return std::nullopt;
  }
};

/// The outlines of a picture made of dots: boxes of blue dots that hang together within `reach` millimeters; half of a
/// line that is `line` wide is taken off.
inline Outlines outlinesOf(const QImage& image, double line, double reach) {
  const double across = 1000.0 / image.dotsPerMeterX(), down = 1000.0 / image.dotsPerMeterY();
  Outlines found{{image.width() * across, image.height() * down}, {}};
  const QImage dots = image.convertToFormat(QImage::Format_RGB32);
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) {
      const QRgb color = reinterpret_cast<const QRgb*>(dots.constScanLine(y))[x];
      if (qBlue(color) < 150 || qRed(color) > 130 || qBlue(color) - qRed(color) < 60) continue;
      const QRectF dot(x * across, y * down, across, down);
      bool isKnown = false;
      for (QRectF& box : found.boxes)
        if (box.adjusted(-reach, -reach, reach, reach).contains(dot.center())) {
          box |= dot;
          isKnown = true;
        }
      if (!isKnown) found.boxes << dot;
    }
  for (QRectF& box : found.boxes) box.adjust(line / 2, line / 2, -line / 2, -line / 2);
  return found;
}

inline QList<double> numbersIn(const QString& text) {
  static const QRegularExpression number(u"-?[0-9]*\\.?[0-9]+(?:e-?[0-9]+)?"_s);
  QList<double> all;
  for (auto it = number.globalMatch(text); it.hasNext();) all << it.next().captured().toDouble();
  return all;
}

/// The outlines of an SVG file: boxes around paths and polygons with a blue stroke, through all transformations.
inline Outlines outlinesOfSvg(const QByteArray& text) {
  struct Level {
    QTransform place;
    QString stroke;
  };
  QList<Level> levels{{}};
  Outlines found;
  QXmlStreamReader xml(text);
  while (!xml.atEnd()) {
    const auto token = xml.readNext();
    if (token == QXmlStreamReader::EndElement) levels.removeLast();
    if (token != QXmlStreamReader::StartElement) continue;
    const QXmlStreamAttributes all = xml.attributes();
    Level level = levels.last();
    if (xml.name() == u"svg") {
      found.sheet = {all.value("width"_L1).chopped(2).toDouble(), all.value("height"_L1).chopped(2).toDouble()};
      const QList<double> view = numbersIn(all.value("viewBox"_L1).toString());
      level.place = QTransform::fromScale(found.sheet.width() / view[2], found.sheet.height() / view[3]);
    }
    if (all.hasAttribute("stroke"_L1)) level.stroke = all.value("stroke"_L1).toString();
    const QString transform = all.value("transform"_L1).toString();
    if (const QList<double> m = numbersIn(transform); transform.startsWith(u"matrix") && m.size() == 6)
      level.place = QTransform(m[0], m[1], m[2], m[3], m[4], m[5]) * level.place;
    levels << level;
    const QString points = all.value("d"_L1).toString() + all.value("points"_L1).toString();
    if (points.isEmpty() || level.stroke != u"#4a5ac8") continue;
    const QList<double> n = numbersIn(points);
    QPolygonF shape;
    for (qsizetype i = 0; i + 1 < n.size(); i += 2) shape << level.place.map(QPointF(n[i], n[i + 1]));
    found.boxes << shape.boundingRect();
  }
  return found;
}

/// The outlines of a page of a PDF: reads the operators of its content, of which shapes and their colors are followed.
/// Qt writes translucent lines as filled shapes: half of a line that is `line` wide is taken off.
inline Outlines outlinesOfPage(const QByteArray& content, QSizeF points, double line) {
  constexpr double kPoint = 25.4 / 72;
  Outlines found{points * kPoint, {}};
  const QTransform page(kPoint, 0, 0, -kPoint, 0, points.height() * kPoint);
  QList<std::pair<QTransform, bool>> saved;
  QTransform place;
  bool isBlue = false;
  QList<double> n;
  QPolygonF path;
  for (const QByteArray& word : content.simplified().split(' ')) {
    bool isNumber = false;
    const double value = word.toDouble(&isNumber);
    if (isNumber) {
      n << value;
      continue;
    }
    if (word == "q") saved << std::pair(place, isBlue);
    if (word == "Q" && !saved.isEmpty()) std::tie(place, isBlue) = saved.takeLast();
    if (word == "cm" && n.size() >= 6) place = QTransform(n[0], n[1], n[2], n[3], n[4], n[5]) * place;
    if ((word == "scn" || word == "RG") && n.size() >= 3)
      isBlue = std::abs(n[0] * 255 - 0x4a) < 2 && std::abs(n[1] * 255 - 0x5a) < 2 && std::abs(n[2] * 255 - 0xc8) < 2;
    if ((word == "m" || word == "l") && n.size() >= 2) path << page.map(place.map(QPointF(n[0], n[1])));
    if (word == "f" && isBlue) found.boxes << path.boundingRect().adjusted(line / 2, line / 2, -line / 2, -line / 2);
    if (word == "S" && isBlue) found.boxes << path.boundingRect();
    if (word == "f" || word == "f*" || word == "n" || word == "S") path.clear();
    n.clear();
  }
  return found;
}

/// The outlines of each page of a PDF file.
inline QList<Outlines> outlinesOfPdf(const QByteArray& file, double line) {
  static const QRegularExpression box(u"/MediaBox \\[0 0 ([0-9.]+) ([0-9.]+)\\]"_s);
  const auto media = box.match(QString::fromLatin1(file));
  const QSizeF points(media.captured(1).toDouble(), media.captured(2).toDouble());
  QList<Outlines> pages;
  for (qsizetype at = file.indexOf("stream\n"); at >= 0; at = file.indexOf("stream\n", at + 1)) {
    if (at > 2 && file.mid(at - 3, 3) == "end") continue;
    const qsizetype from = at + 7, to = file.indexOf("endstream", from);
    const QByteArray content = qUncompress(QByteArray("\x04\x00\x00\x00", 4) + file.mid(from, to - from));
    // A page begins with its graphics state, or with the way its y grows; fonts, pictures and metadata do not.
    static const QRegularExpression turned(u"^[0-9.]+ 0 0 -[0-9.]+ 0 [0-9.]+ cm\n"_s);
    if (content.startsWith("/GSa gs") || turned.match(QString::fromLatin1(content)).hasMatch())
      pages << outlinesOfPage(content, points, line);
  }
  return pages;
}

}  // namespace tapu
