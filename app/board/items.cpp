// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/items.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionGraphicsItem>
#include <QSvgRenderer>
#include <algorithm>
#include <cmath>
#include <map>

#include "app/board/art.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr double kLargestCache = 4e6;  // device pixels of a whole board kept as one pixmap
constexpr int kMostExact = 80;         // hexes painted straight from their drawings

QColor withAlpha(QColor color, double alpha) {
  color.setAlphaF(static_cast<float>(alpha));
  return color;
}

QRectF around(QPointF center, double width, double height) {
  return {center.x() - width / 2, center.y() - height / 2, width, height};
}

void render(QPainter& painter, const QString& name, const QRectF& box, const Tint& tint = {}) {
  if (const auto renderer = drawing(name, tint)) renderer->render(&painter, box);
}

/// Digits as outlines: exact at every zoom, the same with every font engine.
QPainterPath words(const QString& text, double height, QPointF center) {
  QFont font = textFont(100, Weight::Bold);
  font.setHintingPreference(QFont::PreferNoHinting);
  QPainterPath path;
  path.addText(0, 0, font, text);
  const QRectF box = path.boundingRect();
  const double k = height / 100;
  return QTransform::fromTranslate(center.x(), center.y())
      .scale(k, k)
      .translate(-box.center().x(), -box.center().y())
      .map(path);
}

/// Draws a pixmap of `box` (scene units) on whole device pixels; `paint` makes it where it is not cached.
void drawCrisp(QPainter& painter, const QString& key, const QRectF& box, const Scale& scale,
               const std::function<void(QPainter&)>& paint) {
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

QColor meanColor(Terrain terrain) {
  const Stops stops = terrainStops(terrain);
  return {(stops.top.red() + stops.bottom.red()) / 2, (stops.top.green() + stops.bottom.green()) / 2,
          (stops.top.blue() + stops.bottom.blue()) / 2};
}

constexpr QColor kDarkWash{0x0b, 0x12, 0x30, 51};

}  // namespace

Detail detailFor(double hexWidth) {
  // Half a pixel of tolerance: a zoom of exactly 80 pixels must not flicker between two levels.
  if (hexWidth >= 79.5) return Detail::Full;
  if (hexWidth >= 39.5) return Detail::Reduced;
  return hexWidth >= 19.5 ? Detail::Flat : Detail::Dots;
}

Scale::Scale(const QPainter& painter)
    : zoom(std::hypot(painter.worldTransform().m11(), painter.worldTransform().m12())),
      ratio(painter.device()->devicePixelRatioF()) {}

// Ground

GroundItem::GroundItem(const Board& board, const BoardLook& look) : board_(board), look_(look) {
  setFlag(ItemUsesExtendedStyleOption);
  setZValue(static_cast<double>(Layer::Ground));
  std::set<Hex> land;
  for (const Cell& cell : board.cells)
    if (cell.terrain != Terrain::Sea) land.insert(cell.at);
  QRectF all;
  for (const Cell& cell : board.cells)
    all |= hexOutline(hexCenter(cell.at, look.orientation), look.orientation).boundingRect();
  findCoasts(land);
  land_ = all.adjusted(-0.2 * kR, -0.2 * kR, 0.2 * kR, 0.2 * kR);
  for (const Harbor& harbor : board.harbors) addHarbor(harbor);
  bounds_ = land_.adjusted(-0.6 * kR, -0.6 * kR, 0.6 * kR, 0.6 * kR);
}

void GroundItem::findCoasts(const std::set<Hex>& land) {
  // Every shore is a ring of edges with land on one side: three cells meet in a corner, so one edge leads on from it.
  std::map<Point, Point> next;
  for (Hex at : land)
    for (int side = 0; side < kSides; ++side)
      if (!land.contains(neighbor(at, side, look_.orientation)))
        next[cornerPoint(at, side, look_.orientation)] = cornerPoint(at, (side + 1) % kSides, look_.orientation);
  while (!next.empty()) {
    QPolygonF shore;
    for (auto edge = next.begin(); edge != next.end();) {
      shore << scenePoint(edge->first, look_.orientation);
      const Point on = edge->second;
      next.erase(edge);
      edge = next.find(on);
    }
    coasts_.push_back(shore);
  }
}

void GroundItem::addHarbor(const Harbor& harbor) {
  const QPointF middle = hexCenter(harbor.hex, look_.orientation);
  const QPointF edge = edgeMiddle(harbor.hex, harbor.side, look_.orientation);
  const QPointF out = (edge - middle) / std::hypot(edge.x() - middle.x(), edge.y() - middle.y());
  const QPointF badge = edge + 76 * out;
  piers_.push_back({edge, badge, std::atan2(out.y(), out.x()) * 180 / M_PI + 90, harbor});
  land_ |= around(badge, 0.8 * kR, 0.84 * kR);
}

void GroundItem::forget() {
  cache_ = QPixmap();
  update();
}

void GroundItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) {
  const Scale scale(*painter);
  const QRectF needed = option->exposedRect & bounds_;
  if (needed.isEmpty()) return;
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
  const double around = 0.25 * std::max(needed.width(), needed.height());
  covered_ = area(bounds_) <= kLargestCache ? bounds_ : needed.adjusted(-around, -around, around, around) & bounds_;
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
  paintCoast(painter, exposed, detail);
  const QRectF wide = exposed.adjusted(-kR, -kR, kR, kR);
  if (detail != Detail::Dots)
    for (const Pier& pier : piers_)
      if (wide.contains(pier.badge)) paintPier(painter, pier, detail);
  std::vector<const Cell*> seen;
  for (const Cell& cell : board_.cells)
    if (cell.terrain != Terrain::Sea && wide.contains(hexCenter(cell.at, look_.orientation))) seen.push_back(&cell);
  const Source source = seen.size() <= kMostExact ? Source::Drawing : Source::Pixmap;
  for (const Cell* cell : seen) paintHex(painter, *cell, scale, source);
  if (detail == Detail::Full || detail == Detail::Reduced) paintDividingLine(painter);
}

void GroundItem::paintSeaCells(QPainter& painter, const QRectF& exposed) const {
  painter.setPen(QPen(withAlpha(look_.theme.wave, 0.35), 2));
  painter.setBrush(withAlpha(look_.theme.sea0, 0.35));
  for (const Cell& cell : board_.cells) {
    const QPointF middle = hexCenter(cell.at, look_.orientation);
    if (cell.terrain == Terrain::Sea && exposed.adjusted(-kR, -kR, kR, kR).contains(middle))
      painter.drawPolygon(hexOutline(middle, look_.orientation));
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
  const QRectF wide = exposed.adjusted(-2 * kR, -2 * kR, 2 * kR, 2 * kR);
  QPainterPath coast;
  for (const QPolygonF& shore : coasts_) {
    if (!wide.intersects(shore.boundingRect())) continue;
    coast.addPolygon(shore);
    coast.closeSubpath();
  }
  for (const Ring& ring : rings) {
    if (detail == Detail::Dots && ring.width > 0.4) continue;
    painter.strokePath(coast, QPen(ring.color, ring.width * kR, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  }
  painter.fillPath(coast, theme.sand);  // under all land: shows in the seams, not in lakes
}

void GroundItem::paintPier(QPainter& painter, const Pier& pier, Detail detail) const {
  painter.save();
  painter.translate(pier.edge);
  painter.rotate(pier.angle);
  render(painter, u"harbor-pier"_s, QRectF(-100, -120, 200, 120));
  painter.restore();

  const double side = 88 * (0.38 * kR / 40);
  render(painter, u"harbor-badge"_s, around(pier.badge, side, side));
  const QString ratio = u"%1:1"_s.arg(pier.harbor.ratio);
  const bool generic = pier.harbor.trades == Resource::None;
  painter.setPen(Qt::NoPen);
  painter.setBrush(fixed::ink);
  if (detail == Detail::Flat) return;
  if (generic) {
    painter.drawPath(words(ratio, (detail == Detail::Full ? 0.27 : 0.34) * kR, pier.badge));
  } else if (detail == Detail::Full) {
    render(painter, drawingOf(pier.harbor.trades), around(pier.badge - QPointF(0, 0.10 * kR), 0.34 * kR, 0.34 * kR));
    painter.drawPath(words(ratio, 0.20 * kR, pier.badge + QPointF(0, 0.17 * kR)));
  } else {
    render(painter, drawingOf(pier.harbor.trades), around(pier.badge, 0.46 * kR, 0.46 * kR));
  }
}

namespace {

/// One hex around the origin in all detail.
void paintHexArt(QPainter& painter, Terrain terrain, const BoardLook& look) {
  const auto art = drawing(drawingOf(terrain));
  if (!art) return;
  const QPointF drawn(100, 115.5);  // its center in the drawing
  if (look.orientation == Orientation::Pointy) {
    art->render(&painter, QRectF(-drawn, QSizeF(200, 231)));
  } else {
    const Stops stops = terrainStops(terrain);
    QLinearGradient soil(QPointF(60, 0) - drawn, QPointF(120, 231) - drawn);
    soil.setColorAt(0, stops.top);
    soil.setColorAt(1, stops.bottom);
    painter.setPen(QPen(QBrush(soil), 0.08 * kR, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(soil);
    painter.drawPolygon(hexOutline({}, look.orientation, 0.925 * kR));
    art->render(&painter, u"scene"_s, art->boundsOnElement(u"scene"_s).translated(-drawn));
  }
  if (!look.theme.isDark()) return;
  painter.setPen(QPen(QColor(kDarkWash), 0.08 * kR, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  QPainterPath wash;
  wash.addPolygon(hexOutline({}, look.orientation, 0.975 * kR));
  painter.fillPath(wash, kDarkWash);
}

}  // namespace

void GroundItem::paintHex(QPainter& painter, const Cell& cell, const Scale& scale, Source source) const {
  const QPointF middle = hexCenter(cell.at, look_.orientation);
  const Detail detail = scale.detail();
  if (detail == Detail::Flat || detail == Detail::Dots) {
    QPainterPath path;
    path.addPolygon(hexOutline(middle, look_.orientation, 0.965 * kR));
    painter.fillPath(path, meanColor(cell.terrain));
    if (look_.theme.isDark()) painter.fillPath(path, kDarkWash);
    return;
  }
  if (source == Source::Drawing) {
    painter.save();
    painter.translate(middle);
    paintHexArt(painter, cell.terrain, look_);
    painter.restore();
    return;
  }
  const bool pointy = look_.orientation == Orientation::Pointy;
  const QString key = u"hex/%1/%2/%3"_s.arg(static_cast<int>(cell.terrain)).arg(pointy).arg(look_.theme.isDark());
  const QRectF box = pointy ? around(middle, 200, 231) : around(middle, 231, 200);
  drawCrisp(painter, key, box, scale, [&](QPainter& inner) {
    inner.translate(middle);
    paintHexArt(inner, cell.terrain, look_);
  });
}

void GroundItem::paintDividingLine(QPainter& painter) const {
  QRectF column;
  for (const Cell& cell : board_.cells)
    if (cell.cutByLine == CutByLine::Yes) column |= around(hexCenter(cell.at, look_.orientation), 1, kHexWidth);
  if (column.isNull()) return;
  painter.setPen(QPen(fixed::cream, 0.07 * kR, Qt::CustomDashLine, Qt::RoundCap));
  QPen pen = painter.pen();
  pen.setDashPattern({3, 2.5});
  painter.setPen(pen);
  painter.drawLine(QPointF(column.center().x(), column.top()), QPointF(column.center().x(), column.bottom()));
}

// Tokens

namespace {

struct TokenPlace {
  double radius, drop;  // parts of R
};

TokenPlace tokenPlace(Detail detail) {
  switch (detail) {
    case Detail::Full: return {0.32, 0.31};
    case Detail::Reduced: return {0.42, 0.24};
    case Detail::Flat: break;
    case Detail::Dots: break;
  }
  return {0.55, 0};
}

/// A token around the origin.
void paintToken(QPainter& painter, int number, double radius, bool pips) {
  const bool hot = number == 6 || number == 8;
  const double disc = radius * (hot ? 1.08 : 1.0);
  const double side = 72 * disc / (hot ? 33 : 32);
  render(painter, hot ? u"token-hot"_s : u"token"_s, around({}, side, side));
  const QColor ink = hot ? QColor(fixed::red) : QColor(fixed::ink);
  const double digit = radius * (hot ? 1.14 : 1.0) * (pips ? 1.0 : 1.2);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  painter.drawPath(words(QString::number(number), digit, {0, pips ? -0.17 * radius : 0}));
  if (!pips) return;
  const int dots = 6 - std::abs(7 - number);
  for (int i = 0; i < dots; ++i)
    painter.drawEllipse(QPointF((i - (dots - 1) / 2.0) * 0.27 * radius, 0.56 * radius), 0.10 * radius, 0.10 * radius);
}

}  // namespace

TokensItem::TokensItem(const Board& board, const BoardLook& look) : board_(board), look_(look) {
  setFlag(ItemUsesExtendedStyleOption);
  setZValue(static_cast<double>(Layer::Tokens));
  for (const Cell& cell : board.cells) bounds_ |= around(hexCenter(cell.at, look.orientation), 2 * kR, 2 * kR);
}

void TokensItem::setFaded(const std::set<Hex>& hexes) {
  if (faded_ == hexes) return;
  faded_ = hexes;
  update();
}

void TokensItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) {
  const Scale scale(*painter);
  const Detail detail = scale.detail();
  if (detail == Detail::Dots) return;
  const TokenPlace place = tokenPlace(detail);
  const double radius = place.radius * kR;
  for (const Cell& cell : board_.cells) {
    if (cell.number == 0) continue;
    const QPointF at = hexCenter(cell.at, look_.orientation) + QPointF(0, place.drop * kR);
    const QRectF box = around(at, 2.6 * radius, 2.6 * radius);
    if (!option->exposedRect.intersects(box)) continue;
    painter->setOpacity(faded_.contains(cell.at) ? 0.55 : 1.0);
    drawCrisp(*painter, u"token/%1/%2"_s.arg(cell.number).arg(static_cast<int>(detail)), box, scale,
              [&](QPainter& inner) {
                inner.translate(at);
                paintToken(inner, cell.number, radius, detail == Detail::Full);
              });
  }
  painter->setOpacity(1);
}

// Pieces

namespace {

struct PieceArt {
  QString file;
  double width, aspect, rise;  // parts of R; height / width; how far its middle lies above the place
};

const PieceArt& artOf(PieceKind kind) {
  static const PieceArt arts[] = {{u"piece-road"_s, 0.82, 36.0 / 120, 0},
                                  {u"piece-ship"_s, 0.60, 72.0 / 96, 0},
                                  {u"piece-settlement"_s, 0.50, 1, 0.02},
                                  {u"piece-city"_s, 0.66, 84.0 / 96, 0.02},
                                  {u"robber"_s, 0.44, 96.0 / 64, 0}};
  return arts[static_cast<int>(kind)];
}

/// A piece around the origin with its mark, in full detail.
void paintInFull(QPainter& painter, PieceKind kind, int color, double angle) {
  const PieceArt& art = artOf(kind);
  const double width = art.width * kR;
  paintPieceArt(painter, art.file, color, around({0, -art.rise * kR}, width, width * art.aspect), angle);
}

QPainterPath houseShape(double width, double height) {
  QPainterPath path;
  path.addPolygon(QPolygonF({{0, -height / 2},
                             {width / 2, -0.08 * height},
                             {width / 2, height / 2},
                             {-width / 2, height / 2},
                             {-width / 2, -0.08 * height}}));
  path.closeSubpath();
  return path;
}

/// Where hexes are small: shapes in the player's color, without marks.
void paintSilhouette(QPainter& painter, PieceKind kind, int color, double angle, Detail detail) {
  const double pen = 0.09 * kR;
  painter.save();
  painter.rotate(angle);
  QPainterPath path;
  if (kind == PieceKind::Road || kind == PieceKind::Ship) {
    path.addRect(around({}, 0.8 * kR, detail == Detail::Dots ? 0.24 * kR : 0.2 * kR));
  } else if (detail == Detail::Dots) {
    path.addEllipse(QPointF(), 0.3 * kR, 0.3 * kR);
  } else {
    const double width = (kind == PieceKind::City ? 0.85 : kind == PieceKind::Robber ? 0.5 : 0.6) * kR;
    path = houseShape(width, kind == PieceKind::Robber ? 0.9 * kR : 0.65 * kR);
  }
  painter.strokePath(path, QPen(fixed::cream, 2.4 * pen, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setPen(QPen(fixed::ink, pen, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(kind == PieceKind::Robber ? QColor(0x2c, 0x2f, 0x42) : playerColor(color).fill);
  painter.drawPath(path);
  painter.restore();
}

}  // namespace

void paintPiece(QPainter& painter, PieceKind kind, int color, double angle, const Scale& scale, double growth) {
  const Detail detail = scale.detail();
  if (detail == Detail::Flat || detail == Detail::Dots) return paintSilhouette(painter, kind, color, angle, detail);
  const double size = scale.pieces() * growth;
  if (growth != 1) {  // in motion: no two frames are the same size
    painter.save();
    painter.scale(size, size);
    paintInFull(painter, kind, color, angle);
    painter.restore();
    return;
  }
  const QRectF box = around({}, kR * size, kR * size);
  const QString key = u"piece/%1/%2/%3"_s.arg(static_cast<int>(kind)).arg(color).arg(std::lround(angle));
  drawCrisp(painter, key, box, scale, [&](QPainter& inner) {
    inner.scale(size, size);
    paintInFull(inner, kind, color, angle);
  });
}

QPointF robberSpot(const Cell& cell, const BoardLook& look) {
  const QPointF middle = hexCenter(cell.at, look.orientation);
  return middle + (cell.number == 0 ? QPointF(0, 0.26 * kR) : QPointF(-0.50 * kR, 0.22 * kR));
}

PieceItem::PieceItem(PieceKind kind, int color, double angle) : kind_(kind), color_(color), angle_(angle) {
  const bool route = kind == PieceKind::Road || kind == PieceKind::Ship;
  setZValue(static_cast<double>(route ? Layer::Roads : kind == PieceKind::Robber ? Layer::Robber : Layer::Houses));
}

QRectF PieceItem::boundingRect() const { return around({}, 1.6 * kR, 1.9 * kR); }

void PieceItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const Scale scale(*painter);
  painter->translate(0, -lift_);
  paintPiece(*painter, kind_, color_, angle_, scale, growth_);
}

void PieceItem::setLift(double lift, double growth) {
  lift_ = lift;
  growth_ = growth;
  update();
}

// Ghosts

namespace {

PieceKind pieceOf(ActionKind kind) {
  switch (kind) {
    case ActionKind::City: return PieceKind::City;
    case ActionKind::Road: return PieceKind::Road;
    case ActionKind::Ship:
    case ActionKind::MoveShip: return PieceKind::Ship;
    case ActionKind::Robber: return PieceKind::Robber;
    default: return PieceKind::Settlement;
  }
}

QPainterPath roadPad(double length, double width, double angle) {
  QPainterPath pad;
  pad.addRoundedRect(around({}, length, width), width * 0.4, width * 0.4);
  return QTransform().rotate(angle).map(pad);
}

QPen dashed(const QColor& color, double width) {
  QPen pen(color, width, Qt::CustomDashLine, Qt::FlatCap);
  pen.setDashPattern({5 / 2.2, 3 / 2.2});
  return pen;
}

}  // namespace

GhostsItem::GhostsItem(const std::vector<Target>& targets, const BoardLook& look) : targets_(targets), look_(look) {}

void GhostsItem::show(int mine, Ghosts ghosts) {
  prepareGeometryChange();
  mine_ = mine;
  ghosts_ = ghosts;
  leftOut_ = -1;
  bounds_ = {};
  // Hexes are marked beneath all pieces, a city is shown over the settlement that it replaces.
  double layer = static_cast<double>(Layer::Houses) + 0.5;
  for (const Target& target : targets_) {
    bounds_ |= around(target.at, 2.2 * kR, 2.2 * kR);
    if (target.kind == ActionKind::Robber) layer = static_cast<double>(Layer::Ground) + 0.5;
  }
  setZValue(layer);
  update();
}

void GhostsItem::setLeftOut(int index) {
  leftOut_ = index;
  update();
}

void GhostsItem::setStrength(double opacity) {
  strength_ = opacity;
  update();
}

void GhostsItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const Scale scale(*painter);
  for (int i = 0; i < static_cast<int>(targets_.size()); ++i) {
    const Target& target = targets_[static_cast<std::size_t>(i)];
    if (i == leftOut_ || ghosts_ == Ghosts::OnHover) continue;
    painter->save();
    paintGhost(*painter, target, scale);
    painter->restore();
  }
}

void GhostsItem::paintGhost(QPainter& painter, const Target& target, const Scale& scale) const {
  const double pixel = 1 / scale.zoom, size = scale.pieces();
  const QColor mine = playerColor(mine_).fill;
  painter.setBrush(withAlpha(fixed::cream, 0.62));
  painter.setPen(dashed(mine, 2.2 * pixel));
  switch (target.kind) {
    case ActionKind::Road: {
      painter.translate(target.at);
      const QPainterPath pad = roadPad(0.74 * kR * size, 0.23 * kR * size, target.angle);
      painter.drawPath(pad);
      painter.fillPath(pad, withAlpha(mine, 0.75 * strength_));
      return;
    }
    case ActionKind::Robber: {
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(withAlpha(fixed::ink, 0.4), 3.4 * pixel));
      const QPolygonF ring = hexOutline(target.at, look_.orientation, 0.86 * kR);
      painter.drawPolygon(ring);
      painter.setPen(dashed(fixed::cream, 2.2 * pixel));
      painter.drawPolygon(ring);
      return;
    }
    default: break;
  }
  const PieceKind piece = pieceOf(target.kind);
  const bool large = piece == PieceKind::City || piece == PieceKind::Ship;
  const double radius = std::max((target.stands ? 0.42 : large ? 0.36 : 0.24) * kR * size, 6 * pixel);
  painter.translate(target.at);
  if (large) painter.setBrush(withAlpha(fixed::cream, target.stands ? 0.0 : 0.4));
  painter.drawEllipse(QPointF(), radius, radius);
  if (target.stands) return;  // the piece itself is there to see
  painter.setOpacity(strength_);
  const double shrink = large ? 0.9 : 0.66;
  painter.scale(shrink * size, shrink * size);
  paintInFull(painter, piece, mine_, 0);
}

RaisedItem::RaisedItem(const BoardLook& look) : look_(look) {
  setZValue(static_cast<double>(Layer::Ring));
  setVisible(false);
}

QRectF RaisedItem::boundingRect() const { return around({}, 2.4 * kR, 2.4 * kR); }

void RaisedItem::show(const Target& target, int mine) {
  target_ = target;
  mine_ = mine;
  setPos(target.at);
  setVisible(true);
  update();
}

void RaisedItem::hide() {
  target_.reset();
  setVisible(false);
}

void RaisedItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  if (!target_) return;
  painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const Scale scale(*painter);
  const double pixel = 1 / scale.zoom, size = scale.pieces();
  QPainterPath ring;
  if (target_->kind == ActionKind::Road) {
    ring = roadPad(0.98 * kR * size, 0.46 * kR * size, target_->angle);
  } else if (target_->kind == ActionKind::Robber) {
    ring.addPolygon(hexOutline({}, look_.orientation, 0.88 * kR));
    ring.closeSubpath();
  } else {
    ring.addEllipse(QPointF(), std::max(0.40 * kR * size, 9 * pixel), std::max(0.40 * kR * size, 9 * pixel));
  }
  painter->strokePath(ring, QPen(fixed::ink, 7 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter->strokePath(ring, QPen(fixed::cream, 3 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  if (target_->kind != ActionKind::Robber) painter->fillPath(ring, withAlpha(fixed::cream, 0.55));
  painter->translate(target_->piece - target_->at);
  painter->setOpacity(0.9);
  paintPiece(*painter, pieceOf(target_->kind), mine_, target_->angle, scale);
}

// Producing

ProducingItem::ProducingItem(const BoardLook& look) : look_(look) {
  setZValue(static_cast<double>(Layer::Producing));
  setVisible(false);
}

void ProducingItem::show(std::vector<Hex> hexes) {
  prepareGeometryChange();
  hexes_ = std::move(hexes);
  spot_.reset();
  bounds_ = {};
  for (Hex at : hexes_) bounds_ |= around(hexCenter(at, look_.orientation), 2.3 * kR, 2.3 * kR);
  setVisible(!hexes_.empty());
}

void ProducingItem::showSpot(QPointF middle) {
  show({});
  spot_ = middle;
  bounds_ = around(middle, 1.2 * kR, 1.2 * kR);
  setVisible(true);
}

void ProducingItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  painter->setRenderHint(QPainter::Antialiasing);
  const Scale scale(*painter);
  const double pixel = 1 / scale.zoom;
  if (spot_) {
    QPainterPath ring;
    ring.addEllipse(*spot_, 0.5 * kR, 0.5 * kR);
    painter->strokePath(ring, QPen(fixed::ink, 5.5 * pixel));
    painter->strokePath(ring, QPen(fixed::producing, 3.6 * pixel));
  }
  for (Hex at : hexes_) {
    const QPointF middle = hexCenter(at, look_.orientation);
    if (scale.detail() == Detail::Dots) {
      painter->setPen(QPen(fixed::ink, pixel));
      painter->setBrush(look_.theme.accent);
      painter->drawEllipse(middle, 0.6 * kR, 0.6 * kR);
      continue;
    }
    QPainterPath ring;
    ring.addPolygon(hexOutline(middle, look_.orientation, 0.955 * kR));
    ring.closeSubpath();
    painter->strokePath(ring, QPen(fixed::ink, 5.5 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->strokePath(ring, QPen(fixed::producing, 3.6 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  }
}

// Events

MarksItem::MarksItem(const BoardLook& look, Layer layer) : look_(look) {
  setZValue(static_cast<double>(layer));
  setVisible(false);
}

void MarksItem::show(std::vector<Mark> marks) {
  prepareGeometryChange();
  marks_ = std::move(marks);
  bounds_ = {};
  for (const Mark& mark : marks_) bounds_ |= around(mark.middle, 2.3 * kR, 2.3 * kR);
  setOpacity(1);
  setVisible(!marks_.empty());
  update();
}

void MarksItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const Scale scale(*painter);
  const double pixel = 1 / scale.zoom;
  for (const Mark& mark : marks_) {
    painter->setBrush(Qt::NoBrush);
    const QPolygonF ring = hexOutline(mark.middle, look_.orientation, 0.90 * kR);
    painter->setPen(QPen(fixed::ink, 5.5 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolygon(ring);
    painter->setPen(dashed(fixed::cream, 3 * pixel));
    painter->drawPolygon(ring);
    // Beside the number, on the other side than a robber.
    const double radius = std::max(0.22 * kR * scale.pieces(), 8 * pixel);
    const QPointF middle = mark.middle + QPointF(0.52 * kR, 0.20 * kR);
    painter->setPen(QPen(fixed::ink, 2 * pixel));
    painter->setBrush(fixed::cream);
    painter->drawEllipse(middle, radius, radius);
    render(*painter, u"ui-"_s + drawingOf(mark.event), around(middle, 1.35 * radius, 1.35 * radius),
           Tint{.fill = {}, .mark = {}, .ink = fixed::ink});
  }
}

FallenItem::FallenItem() {
  setZValue(static_cast<double>(Layer::Producing) + 0.5);
  setVisible(false);
}

void FallenItem::show(std::vector<City> cities) {
  prepareGeometryChange();
  cities_ = std::move(cities);
  bounds_ = {};
  for (const City& city : cities_) bounds_ |= around(city.at, 1.3 * kR, 1.3 * kR);
  setOpacity(1);
  setVisible(!cities_.empty());
  update();
}

void FallenItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const Scale scale(*painter);
  const double pixel = 1 / scale.zoom;
  for (const City& city : cities_) {
    painter->save();
    painter->translate(city.at);
    painter->setPen(QPen(fixed::red, 3 * pixel, Qt::DashLine));
    painter->setBrush(withAlpha(fixed::cream, 0.75));
    painter->drawEllipse(QPointF(), 0.5 * kR, 0.5 * kR);
    painter->rotate(-14);
    painter->scale(scale.pieces(), scale.pieces());
    paintInFull(*painter, PieceKind::City, city.color, 0);
    const QPolygonF crack{
        {0.06 * kR, -0.32 * kR}, {-0.05 * kR, -0.10 * kR}, {0.08 * kR, 0.04 * kR}, {-0.04 * kR, 0.28 * kR}};
    painter->setPen(QPen(fixed::cream, 0.10 * kR, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(crack);
    painter->setPen(QPen(fixed::red, 0.05 * kR, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(crack);
    painter->restore();
  }
}

}  // namespace tapu
