// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLinearGradient>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionGraphicsItem>
#include <QSvgRenderer>
#include <algorithm>
#include <cmath>
#include <map>

#include "app/board/items.h"
#include "app/board/painting.h"
#include "app/board/sea_items.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr double kLargestCache = 4e6;  // device pixels of a whole board kept as one pixmap
constexpr double kLeastRate = 9.4;     // pixels: how high the rate of a harbor is written, where its badge has room
constexpr double kDigitPart = 0.714;   // of the height of a font
constexpr int kCoastTile = 256;        // device pixels: coasts are painted tile by tile
constexpr int kMostExact = 80;         // with fewer hexes to paint, each is painted from its drawing

QColor meanColor(Terrain terrain) {
  const Stops stops = terrainStops(terrain);
  return {(stops.top.red() + stops.bottom.red()) / 2, (stops.top.green() + stops.bottom.green()) / 2,
          (stops.top.blue() + stops.bottom.blue()) / 2};
}

constexpr QColor kDarkWash{0x0b, 0x12, 0x30, 51};

}  // namespace

GroundItem::GroundItem(const Board& board, const BoardLook& look) : board_(board), look_(look) {
  setFlag(ItemUsesExtendedStyleOption);
  setZValue(static_cast<double>(Layer::Ground));
  measure();
}

void GroundItem::measure() {
  std::set<Hex> land;
  QRectF all, dry;
  const QRectF hex = hexOutline({}, look_.bearing.orientation).boundingRect();
  for (const Cell& cell : board_.cells) {
    const QRectF there = hex.translated(hexCenter(cell.at, look_.bearing));
    all |= there;
    if (cell.terrain == Terrain::Sea) continue;
    dry |= there;
    if (isLand(cell)) land.insert(cell.at);  // a cover has no beach
  }
  coasts_.clear();
  piers_.clear();
  findCoasts(land);
  land_ = all.adjusted(-0.2 * kR, -0.2 * kR, 0.2 * kR, 0.2 * kR);
  // The pirate may be sent to any cell of the sea, so all of them are to be seen.
  const bool isWhole = dry.isNull() || board_.pirate.has_value();
  island_ = isWhole ? land_ : dry.adjusted(-0.2 * kR, -0.2 * kR, 0.2 * kR, 0.2 * kR);
  for (const Harbor& harbor : board_.harbors) addHarbor(harbor);  // harbors reach beyond the land
  for (const Gift& gift : board_.gifts) {
    const QRectF bundle = giftBox(gift, board_, look_.bearing.turn);
    land_ |= bundle;
    island_ |= bundle;
  }
  const QRectF bounds = land_.adjusted(-0.6 * kR, -0.6 * kR, 0.6 * kR, 0.6 * kR);
  if (bounds == bounds_) return;
  prepareGeometryChange();  // it makes Qt paint all of it anew
  bounds_ = bounds;
}

void GroundItem::boardChanged(const QList<QRectF>& dirty) {
  measure();
  for (const QRectF& part : dirty) paintAnew(part);
}

void GroundItem::paintAnew(const QRectF& dirty) {
  if (!covered_.intersects(dirty) || cache_.isNull()) return;
  const Scale scale(cachedZoom_, cachedRatio_);
  // On whole pixels, so that no edge of the repainted area shows.
  const double pixel = 1 / (scale.zoom * scale.ratio);
  const QPointF from = (dirty.topLeft() - covered_.topLeft()) / pixel;
  const QPointF to = (dirty.bottomRight() - covered_.topLeft()) / pixel;
  const QRectF part(covered_.topLeft() + QPointF(std::floor(from.x()), std::floor(from.y())) * pixel,
                    covered_.topLeft() + QPointF(std::ceil(to.x()), std::ceil(to.y())) * pixel);
  QPainter inner(&cache_);
  inner.scale(scale.zoom, scale.zoom);
  inner.translate(-covered_.topLeft());
  inner.setClipRect(part);
  inner.setCompositionMode(QPainter::CompositionMode_Clear);
  inner.fillRect(part, Qt::transparent);
  inner.setCompositionMode(QPainter::CompositionMode_SourceOver);
  inner.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  paintAll(inner, part, scale);
  update(dirty);
}

void GroundItem::findCoasts(const std::set<Hex>& land) {
  // Every shore is a ring of edges with land on one side. Three cells meet in a corner, so exactly one edge of the
  // shore goes on from each corner.
  std::map<Point, Point> next;
  for (Hex at : land) {
    for (int side = 0; side < kSides; ++side)
      if (!land.contains(neighbor(at, side, look_.bearing.orientation)))
        next[cornerPoint(at, side, look_.bearing.orientation)] =
            cornerPoint(at, (side + 1) % kSides, look_.bearing.orientation);
  }
  while (!next.empty()) {
    QPolygonF shore;
    for (auto edge = next.begin(); edge != next.end();) {
      shore << scenePoint(edge->first, look_.bearing);
      const Point on = edge->second;
      next.erase(edge);
      edge = next.find(on);
    }
    coasts_.push_back(shore);
  }
}

void GroundItem::addHarbor(const Harbor& harbor) {
  const QPointF edge = edgeMiddle(harbor.hex, harbor.side, look_.bearing);
  const QPointF out = edge - hexCenter(harbor.hex, look_.bearing);
  const QRectF badge = harborBadge(harbor, look_.bearing);
  piers_.push_back({edge, badge.center(), std::atan2(out.y(), out.x()) * 180 / M_PI + 90, harbor});
  land_ |= badge;
  island_ |= badge;
}

void GroundItem::forget() {
  cache_ = QPixmap();
  update();
}

void GroundItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) {
  const Scale scale(*painter);
  const QRectF needed = option->exposedRect & bounds_;
  if (needed.isEmpty()) return;
  if (keepsShapes(*painter)) return paintAll(*painter, needed, scale);
  const bool same = !cache_.isNull() && cachedZoom_ == scale.zoom && cachedRatio_ == scale.ratio;
  if (!same || !covered_.contains(needed)) renew(needed, scale);
  const QPointF corner = painter->worldTransform().map(covered_.topLeft());
  painter->save();
  painter->resetTransform();
  painter->drawPixmap(QPointF(std::round(corner.x() * scale.ratio), std::round(corner.y() * scale.ratio)) / scale.ratio,
                      cache_);
  painter->restore();
}

void GroundItem::renew(const QRectF& needed, const Scale& scale) {
  const auto area = [&](const QRectF& box) {
    return box.width() * box.height() * std::pow(scale.zoom * scale.ratio, 2);
  };
  // Steps of a zoom come one after the other, and each needs a picture of its own: no more than is seen. What lies
  // around follows when the board is moved.
  const bool isZoomed = cachedZoom_ != scale.zoom || cachedRatio_ != scale.ratio;
  const double around = isZoomed ? 0 : 0.25 * std::max(needed.width(), needed.height());
  const bool isAll = !isZoomed && area(bounds_) <= kLargestCache;
  covered_ = isAll ? bounds_ : needed.adjusted(-around, -around, around, around) & bounds_;
  // On the same pixels, however much is covered.
  const double pixel = 1 / (scale.zoom * scale.ratio);
  const QPointF begin = (covered_.topLeft() - bounds_.topLeft()) / pixel;
  covered_.setTopLeft(bounds_.topLeft() + QPointF(std::floor(begin.x()), std::floor(begin.y())) * pixel);
  const QSizeF pixels = covered_.size() * scale.zoom * scale.ratio;
  cache_ = QPixmap(QSize(static_cast<int>(std::ceil(pixels.width())), static_cast<int>(std::ceil(pixels.height()))));
  cache_.setDevicePixelRatio(scale.ratio);
  cache_.fill(Qt::transparent);
  cachedZoom_ = scale.zoom;
  cachedRatio_ = scale.ratio;
  QPainter inner(&cache_);
  inner.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  inner.scale(scale.zoom, scale.zoom);
  inner.translate(-covered_.topLeft());
  paintAll(inner, covered_, scale);
}

void GroundItem::paintAll(QPainter& painter, const QRectF& exposed, const Scale& scale) const {
  const Detail detail = scale.detail();
  paintSeaCells(painter, exposed);
  paintCoasts(painter, exposed, scale);
  const QRectF wide = exposed.adjusted(-kR, -kR, kR, kR);
  if (detail != Detail::Dots)
    for (const Pier& pier : piers_)
      if (wide.contains(pier.badge)) paintPier(painter, pier, scale);
  std::vector<const Cell*> seen;
  for (const Cell& cell : board_.cells)
    if (cell.terrain != Terrain::Sea && wide.contains(hexCenter(cell.at, look_.bearing))) seen.push_back(&cell);
  const HexSource source = seen.size() <= kMostExact ? HexSource::Drawing : HexSource::Pixmap;
  for (const Cell* cell : seen)
    paintHex(painter, cell->terrain, hexCenter(cell->at, look_.bearing), look_, scale, source);
  if (detail == Detail::Full || detail == Detail::Reduced) paintDividingLine(painter);
}

void GroundItem::paintSeaCells(QPainter& painter, const QRectF& exposed) const {
  painter.setPen(QPen(withAlpha(look_.theme.wave, 0.35), 2));
  painter.setBrush(withAlpha(look_.theme.sea0, 0.35));
  for (const Cell& cell : board_.cells) {
    const QPointF middle = hexCenter(cell.at, look_.bearing);
    if (cell.terrain == Terrain::Sea && exposed.adjusted(-kR, -kR, kR, kR).contains(middle))
      painter.drawPolygon(hexOutline(middle, look_.bearing.orientation));
  }
}

namespace {

/// Adds the parts of a shore that lie in the box; their ends lie outside of it.
void addShore(QPainterPath& path, const QPolygonF& shore, const QRectF& box) {
  bool goesOn = false;
  for (qsizetype i = 0; i < shore.size(); ++i) {
    const QPointF from = shore[i], to = shore[(i + 1) % shore.size()];
    const bool isIn = box.intersects(QRectF(from, to).normalized().adjusted(-1, -1, 1, 1));
    if (isIn && !goesOn) path.moveTo(from);
    if (isIn) path.lineTo(to);
    goesOn = isIn;
  }
}

}  // namespace

/// The strokes of hundreds of shores as one path take twice as long as their parts in tiles.
void GroundItem::paintCoasts(QPainter& painter, const QRectF& exposed, const Scale& scale) const {
  if (keepsShapes(painter)) return paintCoast(painter, exposed, scale.detail());
  const double side = kCoastTile / (scale.zoom * scale.ratio);
  for (double y = exposed.top(); y < exposed.bottom(); y += side) {
    for (double x = exposed.left(); x < exposed.right(); x += side) {
      const QRectF tile(x, y, side, side);
      painter.save();
      painter.setClipRect(tile, Qt::IntersectClip);
      paintCoast(painter, tile & exposed, scale.detail());
      painter.restore();
    }
  }
}

void GroundItem::paintCoast(QPainter& painter, const QRectF& exposed, Detail detail) const {
  struct Ring {
    QColor color;
    double width;
  };
  const Theme& theme = look_.theme;
  const Ring rings[] = {{withAlpha(theme.shallow, 0.30), 0.95},
                        {withAlpha(theme.shallow, 0.55), 0.62},
                        {withAlpha(theme.foam, 0.85), 0.36},
                        {theme.sandEdge, 0.27},
                        {theme.sand, 0.21}};
  const QRectF wide = exposed.adjusted(-0.7 * kR, -0.7 * kR, 0.7 * kR, 0.7 * kR);  // more than half of the widest ring
  QPainterPath coast, land;
  for (const QPolygonF& shore : coasts_) {
    if (!wide.intersects(shore.boundingRect())) continue;
    land.addPolygon(shore);
    land.closeSubpath();
    if (wide.contains(shore.boundingRect())) {
      coast.addPolygon(shore);
      coast.closeSubpath();
    } else {
      addShore(coast, shore, wide);  // strokes with round joins take long to paint
    }
  }
  for (const Ring& ring : rings) {
    if (detail == Detail::Dots && ring.width > 0.4) continue;
    painter.strokePath(coast, QPen(ring.color, ring.width * kR, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  }
  painter.fillPath(land, theme.sand);  // under the land: seen between the hexes, not in lakes
}

void GroundItem::paintPier(QPainter& painter, const Pier& pier, const Scale& scale) const {
  painter.save();
  painter.translate(pier.edge);
  painter.rotate(pier.angle);
  render(painter, u"harbor-pier"_s, QRectF(-100, -120, 200, 120));
  painter.restore();

  const double side = 88 * (0.38 * kR / 40);
  render(painter, u"harbor-badge"_s, around(pier.badge, side, side));
  const QString ratio = QLocale().toString(pier.harbor.ratio) + u':' + QLocale().toString(1);
  const bool generic = pier.harbor.trades == Resource::None;
  painter.setPen(Qt::NoPen);
  painter.setBrush(fixed::ink);
  if (generic) return painter.drawPath(words(ratio, (scale.detail() == Detail::Full ? 0.27 : 0.34) * kR, pier.badge));
  // Resource above rate: the smaller the board, the more of the badge the rate takes.
  const double digits = std::clamp(kLeastRate / scale.zoom, 0.16 * kR, 0.28 * kR);
  const double bottom = 0.265 * kR - 0.35 * (digits - 0.16 * kR);  // wide digits need more of the disc
  const double art = std::min(0.34 * kR, 0.31 * kR + bottom - digits);
  render(painter, drawingOf(pier.harbor.trades),
         around(pier.badge - QPointF(0, digits - bottom + 0.02 * kR + art / 2), art, art));
  painter.drawPath(words(ratio, digits / kDigitPart, pier.badge + QPointF(0, bottom - digits / 2)));
}

namespace {

/// The outline enlarged by a margin, with round corners, to be filled. A thick pen would do on the screen, but vector
/// files have no pen with a gradient.
QPainterPath rounded(const QPolygonF& outline, qreal margin) {
  QPainterPath path;
  path.addPolygon(outline);
  path.closeSubpath();
  QPainterPathStroker around;
  around.setWidth(2 * margin);
  around.setJoinStyle(Qt::RoundJoin);
  return path.united(around.createStroke(path));
}

/// One hex around the origin in all detail.
void paintHexArt(QPainter& painter, Terrain terrain, const BoardLook& look) {
  const auto art = drawing(drawingOf(terrain));
  if (!art) return;
  const QPointF drawn(100, 115.5);  // its center in the drawing
  if (look.bearing.orientation == Orientation::Pointy) {
    art->render(&painter, QRectF(-drawn, QSizeF(200, 231)));
  } else {
    const Stops stops = terrainStops(terrain);
    QLinearGradient soil(QPointF(60, 0) - drawn, QPointF(120, 231) - drawn);
    soil.setColorAt(0, stops.top);
    soil.setColorAt(1, stops.bottom);
    painter.fillPath(rounded(hexOutline({}, look.bearing.orientation, 0.925 * kR), 0.04 * kR), soil);
    art->render(&painter, u"scene"_s, art->boundsOnElement(u"scene"_s).translated(-drawn));
  }
  if (!look.theme.isDark()) return;
  painter.setPen(QPen(QColor(kDarkWash), 0.08 * kR, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  QPainterPath wash;
  wash.addPolygon(hexOutline({}, look.bearing.orientation, 0.975 * kR));
  painter.fillPath(wash, kDarkWash);
}

}  // namespace

void paintHex(QPainter& painter, Terrain terrain, QPointF middle, const BoardLook& look, const Scale& scale,
              HexSource source) {
  const Detail detail = scale.detail();
  if (detail == Detail::Flat || detail == Detail::Dots) {
    QPainterPath path;
    path.addPolygon(hexOutline(middle, look.bearing.orientation, 0.965 * kR));
    painter.fillPath(path, meanColor(terrain));
    if (look.theme.isDark()) painter.fillPath(path, kDarkWash);
    return;
  }
  if (source == HexSource::Drawing) {
    painter.save();
    painter.translate(middle);
    paintHexArt(painter, terrain, look);
    painter.restore();
    return;
  }
  const bool pointy = look.bearing.orientation == Orientation::Pointy;
  const QString key = u"hex/%1/%2/%3"_s.arg(static_cast<int>(terrain)).arg(pointy).arg(look.theme.isDark());
  const QRectF box = pointy ? around(middle, 200, 231) : around(middle, 231, 200);
  drawCrisp(painter, key, box, scale, [&](QPainter& inner) {
    inner.translate(middle);
    paintHexArt(inner, terrain, look);
  });
}

/// The dividing line (9.3) through the cut hexes; on a chain one line for each board.
void GroundItem::paintDividingLine(QPainter& painter) const {
  std::vector<std::vector<Hex>> columns;
  for (const Cell& cell : board_.cells) {
    if (cell.cutByLine == CutByLine::No) continue;
    std::vector<Hex> joined{cell.at};
    for (auto& column : columns) {
      const bool touches =
          std::any_of(column.begin(), column.end(), [&](Hex at) { return distance(at, cell.at) == 1; });
      if (!touches) continue;
      joined.insert(joined.end(), column.begin(), column.end());
      column.clear();
    }
    columns.push_back(std::move(joined));
  }
  QPen pen(fixed::cream, 0.07 * kR, Qt::CustomDashLine, Qt::RoundCap);
  pen.setDashPattern({3, 2.5});
  painter.setPen(pen);
  for (const auto& column : columns) {
    QRectF box;  // as it lies before the turn
    for (Hex at : column) box |= around(hexCenter(at, look_.bearing.orientation), 1, kHexWidth);
    if (box.isNull()) continue;
    painter.drawLine(turnedBy(QPointF(box.center().x(), box.top()), look_.bearing.turn),
                     turnedBy(QPointF(box.center().x(), box.bottom()), look_.bearing.turn));
  }
}

}  // namespace tapu
