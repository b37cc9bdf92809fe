// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/chain_sprites.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "app/board/geometry.h"
#include "app/board/painting.h"
#include "app/text/player_colors.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr double kAround = 0.4;  // of a radius: how far a coast reaches beyond its land

QColor groundColor(Terrain terrain, const Theme& theme) {
  const Stops stops = terrainStops(terrain);
  const auto mean = [&](int top, int bottom) {
    const int bright = (top + bottom) / 2;
    return theme.isDark() ? bright * 4 / 5 + 6 : bright;  // the wash of the dark theme
  };
  return {mean(stops.top.red(), stops.bottom.red()), mean(stops.top.green(), stops.bottom.green()),
          mean(stops.top.blue(), stops.bottom.blue())};
}

/// All outlines of a kind of board, each enlarged by a pen of this width.
void fillLand(QPainter& painter, const ChainKind& kind, Orientation orientation, const QColor& color, double width) {
  painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(color);
  for (const ChainKind::Tile& tile : kind.tiles)
    if (isLand(tile.cell)) painter.drawPolygon(hexOutline(tile.middle, orientation));
}

QPainterPath house(double side) {
  QPainterPath path({-side / 2, -0.08 * side});
  path.lineTo(0, -side / 2);
  path.lineTo(side / 2, -0.08 * side);
  path.lineTo(side / 2, side / 2);
  path.lineTo(-side / 2, side / 2);
  path.closeSubpath();
  return path;
}

enum SignKey { Settlement, City, Road = 10, Ship = 20, Robber = 30, Producing = 40 };
constexpr int kSignsOfColor = 60, kSigns = kPlayerColors * kSignsOfColor;
constexpr int keyOf(int color, int sign) { return color % kPlayerColors * kSignsOfColor + sign; }

/// The part of a picture that is not transparent, in its pixels.
QRect seenOf(const QImage& image) {
  QRect seen;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x)
      if (qAlpha(image.pixel(x, y)) > 0) seen |= QRect(x, y, 1, 1);
  }
  return seen;
}

}  // namespace

void ChainSprites::forget() {
  theme_.reset();
  coasts_.clear();
  lands_.clear();
  signs_.clear();
  chips_.clear();
}

void ChainSprites::prepare(const ChainPlan& plan, const Theme& theme, const Measure& measure) {
  if (theme_ == theme && measure_ == measure && coasts_.size() == plan.kinds().size()) return;
  forget();
  theme_ = theme;
  orientation_ = plan.orientation();
  measure_ = measure;
  coasts_.resize(plan.kinds().size());
  lands_.resize(plan.kinds().size());
}

QPixmap ChainSprites::blank(QSizeF size) const {
  QPixmap pixmap(std::max(1, static_cast<int>(std::ceil(size.width() * measure_.ratio))),
                 std::max(1, static_cast<int>(std::ceil(size.height() * measure_.ratio))));
  pixmap.setDevicePixelRatio(measure_.ratio);
  pixmap.fill(Qt::transparent);
  return pixmap;
}

double ChainSprites::thin() const { return std::clamp(measure_.hexWidth * 0.07, 0.8, 3.0); }

QPointF ChainSprites::corner(const ChainKind& kind) const {
  return kind.land.topLeft() - QPointF(kAround, kAround) * kR;
}

const QPixmap& ChainSprites::coast(const ChainPlan& plan, int kind) {
  QPixmap& kept = coasts_[static_cast<std::size_t>(kind)];
  if (kept.isNull()) kept = paintCoast(plan.kinds()[static_cast<std::size_t>(kind)]);
  return kept;
}

const QPixmap& ChainSprites::land(const ChainPlan& plan, int kind) {
  QPixmap& kept = lands_[static_cast<std::size_t>(kind)];
  if (kept.isNull()) kept = paintLand(plan.kinds()[static_cast<std::size_t>(kind)]);
  return kept;
}

QPixmap ChainSprites::paintCoast(const ChainKind& kind) const {
  struct Ring {
    QColor color;
    double opacity, width;
  };
  const Ring rings[] = {{theme_->shallow, 0.55, 0.62}, {theme_->foam, 0.85, 0.36}, {theme_->sandEdge, 1, 0.2}};
  QPixmap all = blank((kind.land.size() + QSizeF(2, 2) * kAround * kR) * scale());
  QPainter outer(&all);
  for (const Ring& ring : rings) {
    QPixmap layer = blank(all.deviceIndependentSize());
    QPainter painter(&layer);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale(), scale());
    painter.translate(-corner(kind));
    fillLand(painter, kind, orientation_, ring.color, ring.width * kR);
    painter.end();
    outer.setOpacity(ring.opacity);
    outer.drawPixmap(0, 0, layer);
  }
  return all;
}

void ChainSprites::paintToken(QPainter& painter, QPointF middle, int number, const QColor& ground) const {
  const bool hot = isHot(number);
  const double radius = (hot ? 0.59 : 0.55) * kR;
  painter.setPen(QPen(hot ? fixed::red : fixed::ink, hot ? 0.06 * kR : 0.03 * kR));
  painter.setBrush(ground);
  painter.drawEllipse(middle, radius, radius);
  painter.setPen(Qt::NoPen);
  painter.setBrush(hot ? fixed::red : fixed::ink);
  painter.drawPath(words(inDigits(number, measure_.numerals), (hot ? 0.66 : 0.58) * kR, middle));
}

void ChainSprites::paintTile(QPainter& painter, const ChainKind::Tile& tile) const {
  painter.setPen(Qt::NoPen);
  painter.setBrush(groundColor(tile.cell.terrain, *theme_));
  painter.drawPolygon(hexOutline(tile.middle, orientation_, (isDetailed() ? 0.955 : 0.965) * kR));
  if (isDetailed() && tile.cell.number != 0) paintToken(painter, tile.middle, tile.cell.number, fixed::cream);
}

QPixmap ChainSprites::paintLand(const ChainKind& kind) const {
  QPixmap all = blank((kind.land.size() + QSizeF(2, 2) * kAround * kR) * scale());
  QPainter painter(&all);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.scale(scale(), scale());
  painter.translate(-corner(kind));
  fillLand(painter, kind, orientation_, theme_->sand, 0.1 * kR);
  QRectF cut;
  for (const ChainKind::Tile& tile : kind.tiles) {
    paintTile(painter, tile);
    if (tile.cell.cutByLine == CutByLine::Yes) cut |= around(tile.middle, 1, kHexWidth);
  }
  if (cut.isNull()) return all;
  QPen dashes(fixed::cream, std::max(0.07 * kR, 1 / scale()), Qt::CustomDashLine);
  dashes.setDashPattern({2.5, 2});
  painter.setPen(dashes);
  if (!isDetailed()) painter.drawLine(QPointF(cut.center().x(), cut.top()), QPointF(cut.center().x(), cut.bottom()));
  for (double end : {cut.top(), cut.bottom()})  // under tokens only its ends are seen
    painter.drawLine(QPointF(cut.center().x(), end - 0.3 * kR), QPointF(cut.center().x(), end + 0.3 * kR));
  return all;
}

template <class Paint>
const ChainSprites::Sign& ChainSprites::sign(int key, double side, Paint paint) {
  signs_.resize(kSigns);
  Sign& kept = signs_[static_cast<std::size_t>(key)];
  if (!kept.picture.isNull()) return kept;
  const int half = static_cast<int>(std::ceil(side * measure_.ratio / 2));  // its middle lies between two pixels
  QPixmap all = blank(QSizeF(2 * half, 2 * half) / measure_.ratio);
  QPainter painter(&all);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(half / measure_.ratio, half / measure_.ratio);
  paint(painter);
  painter.end();
  const QRect seen = seenOf(all.toImage());
  kept = {all.copy(seen), seen.topLeft() - QPoint(half, half)};
  return kept;
}

const ChainSprites::Sign& ChainSprites::building(int color, Piece::Kind kind) {
  const bool city = kind == Piece::City;
  const double side = std::max(city ? 4.0 : 3.0, (city ? 0.42 : 0.31) * measure_.hexWidth), rim = thin();
  return sign(keyOf(color, city ? City : Settlement), side + 2 * rim + 2, [&](QPainter& painter) {
    painter.setPen(QPen(fixed::ink, rim, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(playerColor(color).fill);
    if (isDetailed() && !city)
      painter.drawPath(house(side));
    else
      painter.drawRect(QRectF(-side / 2, -side / 2, side, side));
    if (isDetailed() && city)
      painter.drawRect(QRectF(-side / 2, -0.9 * side / 2 - 0.28 * side, 0.45 * side, 0.33 * side));
  });
}

const ChainSprites::Sign& ChainSprites::route(int color, Piece::Kind kind, int direction) {
  const double length = 0.36 * measure_.hexWidth, wide = std::max(1.6, 0.12 * measure_.hexWidth), rim = thin();
  const bool ship = kind == Piece::Ship;
  return sign(keyOf(color, (ship ? Ship : Road) + direction % 3), length + wide + 2 * rim + 2, [&](QPainter& painter) {
    const QPolygonF outline = hexOutline({}, orientation_);
    const QPointF along = (outline[(direction + 1) % kSides] - outline[direction % kSides]) / kR * (length / 2);
    const Qt::PenCapStyle cap = ship ? Qt::RoundCap : Qt::FlatCap;
    if (measure_.hexWidth >= 9) {
      const QPointF end = ship ? QPointF() : along / length * 2 * rim;
      painter.setPen(QPen(fixed::ink, wide + 2 * rim, Qt::SolidLine, cap));
      painter.drawLine(-along - end, along + end);
    }
    painter.setPen(QPen(playerColor(color).fill, wide, Qt::SolidLine, cap));
    painter.drawLine(-along, along);
    if (!ship || !isDetailed()) return;
    painter.setPen(QPen(fixed::ink, rim));
    painter.setBrush(fixed::cream);
    painter.drawEllipse(QPointF(), wide * 0.5, wide * 0.5);
  });
}

const ChainSprites::Sign& ChainSprites::robber() {
  if (isDetailed())
    return sign(Robber, 0.46 * measure_.hexWidth, [&](QPainter& painter) {
      render(painter, u"robber"_s, around({}, 0.28 * measure_.hexWidth, 0.44 * measure_.hexWidth));
    });
  const double radius = std::max(1.2, 0.13 * measure_.hexWidth);
  return sign(Robber, 2 * radius + 2, [&](QPainter& painter) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(fixed::ink);
    painter.drawEllipse(QPointF(), radius, radius);
  });
}

const ChainSprites::Sign& ChainSprites::producing(int number) {
  const double radius = isDetailed() ? 0.42 * measure_.hexWidth : std::max(1.8, 0.31 * measure_.hexWidth);
  const double pen = std::clamp(0.08 * measure_.hexWidth, 0.8, 6.0);
  return sign(Producing + (isDetailed() ? number : 0), 2 * radius + pen + 2, [&](QPainter& painter) {
    painter.setPen(QPen(fixed::ink, pen));
    painter.setBrush(isDetailed() ? fixed::producing : themeFor(ThemeKind::Light).accent);
    painter.drawEllipse(QPointF(), radius, radius);
    if (!isDetailed()) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(isHot(number) ? fixed::red : fixed::ink);
    painter.drawPath(words(inDigits(number, measure_.numerals), 0.42 * measure_.hexWidth, {}));
  });
}

const QPixmap& ChainSprites::chip(QSize size, const QColor& fill, const QColor& rim) {
  const auto known = std::ranges::find_if(chips_, [&](const Chip& chip) {
    return chip.size == size && chip.fill == fill.rgba() && chip.rim == rim.rgba();
  });
  if (known != chips_.end()) return known->picture;
  QPixmap& kept = chips_.emplace_back(Chip{size, fill.rgba(), rim.rgba(), blank(size)}).picture;
  QPainter painter(&kept);
  painter.setRenderHint(QPainter::Antialiasing);
  const double pen = rim.alpha() == 0 ? 0 : 2;
  painter.setPen(pen == 0 ? QPen(Qt::NoPen) : QPen(rim, pen));
  painter.setBrush(fill);
  const QRectF box = QRectF(QPointF(), QSizeF(size)).adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2);
  painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
  return kept;
}

}  // namespace tapu
