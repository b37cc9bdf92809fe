// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/items.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionGraphicsItem>
#include <QSvgRenderer>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/board/painting.h"
#include "app/kit/art.h"
#include "engine/board/tally.h"

namespace tapu {

using namespace Qt::StringLiterals;

// Tokens

namespace {

struct TokenPlace {
  double radius, drop;  // parts of R
};

TokenPlace tokenPlace(Detail detail, TokenFaces faces) {
  const bool wide = faces == TokenFaces::Chances;
  switch (detail) {
    case Detail::Full: return wide ? TokenPlace{0.40, 0.25} : TokenPlace{0.32, 0.31};
    case Detail::Reduced: return wide ? TokenPlace{0.50, 0.18} : TokenPlace{0.42, 0.24};
    case Detail::Flat: break;
    case Detail::Dots: break;
  }
  return {0.55, 0};
}

/// The chance of a number, in whole percent.
QString chanceOf(int number) { return QLocale().toString(qRound(100.0 * pipsOf(number) / 36)) + QLocale().percent(); }

/// A token around the origin with the chance of its number.
void paintChance(QPainter& painter, int number, double radius) {
  painter.drawPath(words(QLocale().toString(number), 0.78 * radius, {0, -0.27 * radius}));
  painter.drawPath(words(chanceOf(number), 0.40 * radius, {0, 0.48 * radius}));
}

/// A token around the origin.
void paintToken(QPainter& painter, int number, double radius, Detail detail, TokenFaces faces) {
  const bool pips = detail == Detail::Full;
  const bool hot = number == 6 || number == 8;
  const double disc = radius * (hot ? 1.08 : 1.0);
  const double side = 72 * disc / (hot ? 33 : 32);
  render(painter, hot ? u"token-hot"_s : u"token"_s, around({}, side, side));
  const QColor ink = hot ? QColor(fixed::red) : QColor(fixed::ink);
  const double digit = radius * (hot ? 1.14 : 1.0) * (pips ? 1.0 : 1.2);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ink);
  if (faces == TokenFaces::Chances) return paintChance(painter, number, radius);
  painter.drawPath(words(QLocale().toString(number), digit, {0, pips ? -0.17 * radius : 0}));
  if (!pips) return;
  const int dots = 6 - std::abs(7 - number);
  for (int i = 0; i < dots; ++i)
    painter.drawEllipse(QPointF((i - (dots - 1) / 2.0) * 0.27 * radius, 0.56 * radius), 0.10 * radius, 0.10 * radius);
}

}  // namespace

TokensItem::TokensItem(const Board& board, const BoardLook& look) : board_(board), look_(look) {
  setFlag(ItemUsesExtendedStyleOption);
  setZValue(static_cast<double>(Layer::Tokens));
  boardChanged();
}

void TokensItem::boardChanged() {
  QRectF bounds;
  for (const Cell& cell : board_.cells) bounds |= around(hexCenter(cell.at, look_.bearing), 2 * kR, 2 * kR);
  if (bounds == bounds_) return;
  prepareGeometryChange();  // which paints all anew
  bounds_ = bounds;
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
  const TokenFaces faces = detail == Detail::Flat ? TokenFaces::Dots : look_.faces;  // no room for two lines
  const TokenPlace place = tokenPlace(detail, faces);
  const double radius = place.radius * kR;
  for (const Cell& cell : board_.cells) {
    if (cell.number == 0) continue;
    const QPointF at = hexCenter(cell.at, look_.bearing) + QPointF(0, place.drop * kR);
    const QRectF box = around(at, 2.6 * radius, 2.6 * radius);
    if (!option->exposedRect.intersects(box)) continue;
    painter->setOpacity(faded_.contains(cell.at) ? 0.55 : 1.0);
    const QString key = u"token/%1/%2/%3"_s.arg(QLocale().toString(cell.number))
                            .arg(static_cast<int>(detail))
                            .arg(static_cast<int>(faces));
    drawCrisp(*painter, key, box, scale, [&](QPainter& inner) {
      inner.translate(at);
      paintToken(inner, cell.number, radius, detail, faces);
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
  static const PieceArt arts[] = {{u"piece-road"_s, 0.82, 36.0 / 120, 0}, {u"piece-ship"_s, 0.60, 72.0 / 96, 0},
                                  {u"piece-settlement"_s, 0.50, 1, 0.02}, {u"piece-city"_s, 0.66, 84.0 / 96, 0.02},
                                  {u"robber"_s, 0.44, 96.0 / 64, 0},      {u"pirate"_s, 1.0, 84.0 / 96, 0}};
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

/// A hull with a sail.
QPainterPath boatShape(double width) {
  QPainterPath path;
  path.addPolygon(QPolygonF({{0, -0.45 * width},
                             {0.36 * width, 0.08 * width},
                             {0.5 * width, 0.12 * width},
                             {0.32 * width, 0.4 * width},
                             {-0.32 * width, 0.4 * width},
                             {-0.5 * width, 0.12 * width},
                             {-0.12 * width, 0.08 * width}}));
  path.closeSubpath();
  return path;
}

bool isOfNobody(PieceKind kind) { return kind == PieceKind::Robber || kind == PieceKind::Pirate; }

/// Paints a piece on small hexes: its shape in the player's color, without marks.
void paintSilhouette(QPainter& painter, PieceKind kind, int color, double angle, Detail detail) {
  const double pen = 0.09 * kR;
  painter.save();
  painter.rotate(angle);
  QPainterPath path;
  if (kind == PieceKind::Road || kind == PieceKind::Ship) {
    path.addRect(around({}, 0.8 * kR, detail == Detail::Dots ? 0.24 * kR : 0.2 * kR));
  } else if (detail == Detail::Dots) {
    path.addEllipse(QPointF(), 0.3 * kR, 0.3 * kR);
  } else if (kind == PieceKind::Pirate) {
    path = boatShape(0.95 * kR);
  } else {
    const double width = (kind == PieceKind::City ? 0.85 : kind == PieceKind::Robber ? 0.5 : 0.6) * kR;
    path = houseShape(width, kind == PieceKind::Robber ? 0.9 * kR : 0.65 * kR);
  }
  painter.strokePath(path, QPen(fixed::cream, 2.4 * pen, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setPen(QPen(fixed::ink, pen, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(isOfNobody(kind) ? QColor(0x2c, 0x2f, 0x42) : playerColor(color).fill);
  painter.drawPath(path);
  painter.restore();
}

}  // namespace

void paintPiece(QPainter& painter, PieceKind kind, int color, double angle, const Scale& scale, double growth) {
  const Detail detail = scale.detail();
  if (detail == Detail::Flat || detail == Detail::Dots) return paintSilhouette(painter, kind, color, angle, detail);
  const double size = scale.pieces() * growth;
  if (growth != 1) {  // in motion each frame has another size, so nothing is cached
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

QPointF robberPoint(const Cell& cell, Bearing bearing) {
  const QPointF middle = hexCenter(cell.at, bearing);
  return middle + (cell.number == 0 ? QPointF(0, 0.26 * kR) : QPointF(-0.50 * kR, 0.22 * kR));
}

PieceItem::PieceItem(PieceKind kind, int color, double angle) : kind_(kind), color_(color), angle_(angle) {
  const bool route = kind == PieceKind::Road || kind == PieceKind::Ship;
  setZValue(static_cast<double>(route ? Layer::Roads : isOfNobody(kind) ? Layer::Robber : Layer::Buildings));
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

constexpr float kPale = 0.8F;  ///< lightness of a color that is lost on cream

PieceKind pieceOf(ActionKind kind) {
  if (kind == ActionKind::City) return PieceKind::City;
  if (kind == ActionKind::Road) return PieceKind::Road;
  if (kind == ActionKind::Robber) return PieceKind::Robber;
  if (kind == ActionKind::Pirate) return PieceKind::Pirate;
  return kind == ActionKind::Ship || kind == ActionKind::MoveShip ? PieceKind::Ship : PieceKind::Settlement;
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

GhostsItem::GhostsItem(const std::vector<Target>& targets, const BoardLook& look) : targets_(targets), look_(look) {
  setFlag(ItemUsesExtendedStyleOption);
}

void GhostsItem::show(int mine, Ghosts ghosts) {
  prepareGeometryChange();
  mine_ = mine;
  ghosts_ = ghosts;
  leftOut_ = -1;
  bounds_ = {};
  // Ghosts of robber and pirate lie beneath all pieces, those of roads beneath the houses at their ends; that of a city
  // lies above the settlement that it replaces.
  Layer beneath = Layer::Roads;
  for (const Target& target : targets_) {
    bounds_ |= around(target.at, 2.2 * kR, 2.2 * kR);
    if (isOfNobody(pieceOf(target.kind))) beneath = Layer::Ground;
    if (target.kind == ActionKind::Settlement || target.kind == ActionKind::City) beneath = Layer::Buildings;
  }
  setZValue(static_cast<double>(beneath) + 0.5);
  update();
}

void GhostsItem::setLeftOut(int index) {
  leftOut_ = index;
  update();
}

void GhostsItem::setStrength(double opacity) {
  // Each step paints the whole board anew: steps too small to see would be work for nothing.
  constexpr double kSteps = 40;  // of the way from 0 to 1
  const double strength = std::round(opacity * kSteps) / kSteps;
  if (std::exchange(strength_, strength) != strength) update();
}

void GhostsItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) {
  painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const Scale scale(*painter);
  for (int i = 0; i < static_cast<int>(targets_.size()); ++i) {
    const Target& target = targets_[static_cast<std::size_t>(i)];
    if (i == leftOut_ || ghosts_ == Ghosts::OnHover) continue;
    if (!option->exposedRect.intersects(around(target.at, 2.2 * kR, 2.2 * kR))) continue;
    painter->save();
    paintGhost(*painter, target, scale);
    painter->restore();
  }
}

void GhostsItem::paintGhost(QPainter& painter, const Target& target, const Scale& scale) const {
  const double pixel = 1 / scale.zoom, size = scale.pieces();
  const QColor mine = playerColor(mine_).fill;
  painter.setBrush(withAlpha(fixed::cream, 0.84));  // the ground may have the color of the piece
  painter.setPen(dashed(mine.lightnessF() > kPale ? fixed::ink : mine, 2.2 * pixel));
  const PieceKind piece = pieceOf(target.kind);
  if (piece == PieceKind::Road) {
    // On a small board pieces are drawn larger; the edge is no longer for that.
    const double length = std::min(0.78 * size, 0.86);
    painter.translate(target.at);
    painter.drawPath(roadPad(length * kR, 0.3 * kR * size, target.angle));
    painter.fillPath(roadPad((length - 0.18) * kR, 0.12 * kR * size, target.angle), withAlpha(mine, 1.3 * strength_));
    return;
  }
  if (isOfNobody(piece)) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(withAlpha(fixed::ink, 0.4), 3.4 * pixel));
    const QPolygonF ring = hexOutline(target.at, look_.bearing.orientation, 0.86 * kR);
    painter.drawPolygon(ring);
    painter.setPen(dashed(fixed::cream, 2.2 * pixel));
    painter.drawPolygon(ring);
    return;
  }
  const bool large = piece == PieceKind::City || piece == PieceKind::Ship;
  const double radius = std::max((target.stands ? 0.42 : large ? 0.36 : 0.24) * kR * size, 6 * pixel);
  painter.translate(target.at);
  if (target.stands) painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(QPointF(), radius, radius);
  if (target.stands) return;  // the piece itself is seen
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
  } else if (isOfNobody(pieceOf(target_->kind))) {
    ring.addPolygon(hexOutline({}, look_.bearing.orientation, 0.88 * kR));
    ring.closeSubpath();
  } else {
    ring.addEllipse(QPointF(), std::max(0.40 * kR * size, 9 * pixel), std::max(0.40 * kR * size, 9 * pixel));
  }
  painter->strokePath(ring, QPen(fixed::ink, 7 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter->strokePath(ring, QPen(fixed::cream, 3 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  if (target_->isOthers) return;
  if (!isOfNobody(pieceOf(target_->kind))) painter->fillPath(ring, withAlpha(fixed::cream, 0.55));
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
  for (Hex at : hexes_) bounds_ |= around(hexCenter(at, look_.bearing), 2.3 * kR, 2.3 * kR);
  setVisible(!hexes_.empty());
}

void ProducingItem::showPlace(QPointF middle) {
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
    const QPointF middle = hexCenter(at, look_.bearing);
    if (scale.detail() == Detail::Dots) {
      painter->setPen(QPen(fixed::ink, pixel));
      painter->setBrush(look_.theme.accent);
      painter->drawEllipse(middle, 0.6 * kR, 0.6 * kR);
      continue;
    }
    QPainterPath ring;
    ring.addPolygon(hexOutline(middle, look_.bearing.orientation, 0.955 * kR));
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
    const QPolygonF ring = hexOutline(mark.middle, look_.bearing.orientation, 0.90 * kR);
    painter->setPen(QPen(fixed::ink, 5.5 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolygon(ring);
    painter->setPen(dashed(fixed::cream, 3 * pixel));
    painter->drawPolygon(ring);
    // Beside the number, on the side where no robber stands.
    const double radius = std::max(0.22 * kR * scale.pieces(), 8 * pixel);
    const QPointF middle = mark.middle + QPointF(0.52 * kR, 0.20 * kR);
    painter->setPen(QPen(fixed::ink, 2 * pixel));
    painter->setBrush(fixed::cream);
    painter->drawEllipse(middle, radius, radius);
    render(*painter, u"ui-"_s + drawingOf(mark.event), around(middle, 1.35 * radius, 1.35 * radius),
           Tint{.fill = {}, .mark = {}, .ink = fixed::ink});
  }
}

// Routes

RoutesItem::RoutesItem() {
  setZValue(static_cast<double>(Layer::Routes));
  setVisible(false);
}

void RoutesItem::show(std::vector<Band> bands) {
  prepareGeometryChange();
  bands_ = std::move(bands);
  bounds_ = {};
  for (const Band& band : bands_) {
    for (const QLineF& edge : band.edges) bounds_ |= around(edge.center(), 2.4 * kR, 2.4 * kR);
  }
  setVisible(!bands_.empty());
  update();
}

void RoutesItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  painter->setRenderHint(QPainter::Antialiasing);
  const Scale scale(*painter);
  const double pixel = 1 / scale.zoom, width = 0.46 * kR * scale.pieces();
  // First all rims, so that bands that meet grow together.
  for (const double rim : {4 * pixel, 0.0}) {
    for (const Band& band : bands_) {
      const QColor inside = band.holder == RouteBand::Holder::Yes ? fixed::producing : fixed::cream;
      painter->setPen(QPen(rim > 0 ? fixed::ink : inside, width + rim, Qt::SolidLine, Qt::RoundCap));
      painter->drawLines(band.edges.data(), static_cast<int>(band.edges.size()));
    }
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

// Signs

SignsItem::SignsItem(Height height) {
  setZValue(static_cast<double>(Layer::Producing) + (height == Height::Advised ? 2 : 1));
  setVisible(false);
}

void SignsItem::show(std::vector<Sign> signs) {
  prepareGeometryChange();
  signs_ = std::move(signs);
  bounds_ = {};
  for (const Sign& sign : signs_) bounds_ |= around(sign.at, 4 * kR, 4 * kR);
  setVisible(!signs_.empty());
  update();
}

namespace {

/// `rim`: its width in pixels.
void paintDisc(QPainter& painter, QPointF middle, double radius, const QString& text, const QColor& inside,
               double rim) {
  painter.setPen(QPen(fixed::ink, rim));
  painter.setBrush(inside);
  painter.drawEllipse(middle, radius, radius);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fixed::ink);
  const bool isLong = text.size() > 2;  // two numbers at one place
  painter.drawPath(words(text, (isLong ? 0.8 : 1.15) * radius, middle));
}

QColor chosenColor() { return themeFor(ThemeKind::Light).accent; }

void paintSign(QPainter& painter, const SignsItem::Sign& there, const CornerSign& sign, const Scale& scale) {
  const double pixel = 1 / scale.zoom, size = scale.pieces();
  const bool bonus = sign.look == CornerSign::Look::Bonus, chosen = sign.look == CornerSign::Look::Chosen;
  if (sign.city >= 0) {
    painter.save();
    painter.translate(there.at);
    paintPiece(painter, PieceKind::City, sign.city, 0, scale);
    painter.restore();
  }
  const double radius = std::max((bonus ? 0.20 : 0.28) * kR * size, (bonus ? 8 : 10) * pixel);
  const QColor inside = sign.look == CornerSign::Look::Plain ? QColor(fixed::cream) : chosenColor();
  if (bonus)
    return paintDisc(painter, there.at + QPointF(0.26, -0.26) * kR * size, radius, sign.text, inside, 2 * pixel);
  const double ring = std::max(0.42 * kR * size, 15 * pixel);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(fixed::ink, 6.5 * pixel));
  painter.drawEllipse(there.at, ring, ring);
  painter.setPen(QPen(chosen ? QColor(fixed::producing) : QColor(fixed::cream), 3.5 * pixel));
  painter.drawEllipse(there.at, ring, ring);
  const double way = std::hypot(there.away.x(), there.away.y());
  const QPointF out = way > 1 ? there.away / way : QPointF(0, -1);
  paintDisc(painter, there.at + out * (ring + 0.6 * radius), radius, sign.text, inside, 2 * pixel);
}

void paintSign(QPainter& painter, const SignsItem::Sign& there, const SpotSign& sign, const Scale& scale) {
  const double pixel = 1 / scale.zoom;
  const bool isChosen = sign.look == SpotSign::Look::Chosen;
  const bool isOnHex = sign.spot.kind == BoardSpot::Kind::Hex;              // whose number must stay in sight
  const bool isSmall = isOnHex || sign.spot.kind == BoardSpot::Kind::Edge;  // its ends too
  const double share = isSmall ? 0.24 : isChosen ? 0.40 : 0.30;
  const double radius = std::max(share * kR * scale.pieces(), (isChosen && !isSmall ? 13 : 10) * pixel);
  const QPointF above = isOnHex ? QPointF(0, -0.52 * kR) : QPointF();
  paintDisc(painter, there.at + above, radius, sign.text, isChosen ? chosenColor() : QColor(fixed::cream), 2.2 * pixel);
}

}  // namespace

void SignsItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const Scale scale(*painter);
  for (const Sign& each : signs_)
    std::visit([&](const auto& sign) { paintSign(*painter, each, sign, scale); }, each.sign);
}

}  // namespace tapu
