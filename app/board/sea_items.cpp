// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/sea_items.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionGraphicsItem>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/board/painting.h"
#include "app/files/gift_place.h"
#include "app/kit/art.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// The order of the layers between the ground and the routes.
constexpr double kWashLayer = static_cast<double>(Layer::Ground) + 0.25,
                 kCellLayer = static_cast<double>(Layer::Ground) + 0.3,
                 kGiftLayer = static_cast<double>(Layer::Ground) + 0.75,
                 kCoverLayer = static_cast<double>(Layer::Tokens) + 0.5;  // over the token that comes to light

/// The vector with this length; none stays none.
QPointF withLength(QPointF way, double length) {
  const double before = std::hypot(way.x(), way.y());
  return before < 1 ? QPointF() : way * (length / before);
}

// Gifts

QString contentOf(const Gift& gift) {
  if (gift.kind == Gift::Kind::Points) return u"ui-star"_s;
  return gift.kind == Gift::Kind::Card ? u"dev-back"_s : drawingOf(gift.resource);
}

/// The sides of a bundle.
double giftSide() { return kGiftSide * kHexWidth; }

/// A bundle around the origin, with what is in it on its disc.
void paintBundle(QPainter& painter, const Gift& gift) {
  constexpr double kSide = 44, kDiscDrop = 7, kDiscRadius = 9;  // of the drawing
  constexpr double kContent = 1.7;                              // of the radius of the disc
  const double unit = giftSide() / kSide;
  render(painter, u"gift"_s, around({}, giftSide(), giftSide()));
  const double side = kContent * kDiscRadius * unit;
  const double width = gift.kind == Gift::Kind::Card ? 0.714 * side : side;  // of a card
  render(painter, contentOf(gift), around({0, kDiscDrop * unit}, width, side), Tint{.fill = {}, .mark = {}, .ink = {}});
  if (gift.count < 2) return;
  const QPointF beside(0.30 * kR, -0.20 * kR);
  const double radius = 0.19 * kR;
  painter.setPen(QPen(fixed::ink, 0.03 * kR));
  painter.setBrush(fixed::cream);
  painter.drawEllipse(beside, radius, radius);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fixed::ink);
  painter.drawPath(words(QLocale().toString(gift.count), 1.5 * radius, beside));
}

/// The same on small hexes: a disc.
void paintGiftDisc(QPainter& painter, double radius) {
  painter.setPen(QPen(fixed::ink, 0.09 * kR));
  painter.setBrush(themeFor(ThemeKind::Light).accent);
  painter.drawEllipse(QPointF(), radius, radius);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fixed::cream);
  painter.drawEllipse(QPointF(), 0.4 * radius, 0.4 * radius);
}

void paintGift(QPainter& painter, const Gift& gift, const Scale& scale) {
  if (scale.detail() == Detail::Flat || scale.detail() == Detail::Dots)
    return paintGiftDisc(painter, (scale.detail() == Detail::Flat ? 0.3 : 0.24) * kR);
  const double size = scale.pieces();
  const QString key = u"gift/%1/%2/%3"_s.arg(static_cast<int>(gift.kind))
                          .arg(static_cast<int>(gift.resource))
                          .arg(QLocale().toString(gift.count));
  drawCrisp(painter, key, around({}, 1.1 * kR * size, 1.1 * kR * size), scale, [&](QPainter& inner) {
    inner.scale(size, size);
    paintBundle(inner, gift);
  });
}

/// A bundle that is opened: it grows and fades. In motion nothing is cached.
void paintOpened(QPainter& painter, const Gift& gift, double part, const Scale& scale) {
  constexpr double kGrowth = 0.4;
  if (scale.detail() == Detail::Flat || scale.detail() == Detail::Dots) return;
  painter.setOpacity(1 - part);
  const double size = scale.pieces() * (1 + kGrowth * part);
  painter.scale(size, size);
  paintBundle(painter, gift);
}

}  // namespace

QPointF giftPoint(const Gift& gift, const Board& board, int turn) {
  return turnedBy(giftPlace(gift, board) * kHexWidth, turn);
}

QRectF giftBox(const Gift& gift, const Board& board, int turn) {
  return around(giftPoint(gift, board, turn), giftSide(), giftSide());
}

GiftsItem::GiftsItem() {
  setFlag(ItemUsesExtendedStyleOption);
  setZValue(kGiftLayer);
}

void GiftsItem::measure() {
  prepareGeometryChange();
  bounds_ = {};
  for (const std::vector<Lying>* some : {&gifts_, &taken_}) {
    for (const Lying& each : *some) {
      bounds_ |= around(each.at, 2 * kR, 2 * kR);
    }
  }
  setVisible(!bounds_.isNull());
  update();
}

void GiftsItem::show(std::vector<Lying> gifts) {
  if (gifts_ == gifts) return;
  gifts_ = std::move(gifts);
  measure();
}

void GiftsItem::open(const std::vector<Lying>& taken, double part) {
  taken_ = part < 1 ? taken : std::vector<Lying>();
  opened_ = part;
  measure();
}

void GiftsItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) {
  painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const Scale scale(*painter);
  const auto paintAll = [&](const std::vector<Lying>& gifts, const auto& paintOne) {
    for (const Lying& each : gifts) {
      if (!option->exposedRect.intersects(around(each.at, 2 * kR, 2 * kR))) continue;
      painter->save();
      painter->translate(each.at);
      paintOne(each.gift);
      painter->restore();
    }
  };
  paintAll(gifts_, [&](const Gift& gift) { paintGift(*painter, gift, scale); });
  paintAll(taken_, [&](const Gift& gift) { paintOpened(*painter, gift, opened_, scale); });
}

// The pirate's cell

PirateCellItem::PirateCellItem(const BoardLook& look) : look_(look) {
  setZValue(kCellLayer);
  setVisible(false);
}

void PirateCellItem::show(QPointF middle) {
  prepareGeometryChange();
  around_ = around(middle, 2.2 * kR, 2.2 * kR);
  setVisible(true);
  update();
}

void PirateCellItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  painter->setRenderHint(QPainter::Antialiasing);
  const double pixel = 1 / Scale(*painter).zoom;
  constexpr double kOpacity = 0.3;
  QPen pen(withAlpha(Qt::white, look_.theme.kind == ThemeKind::Contrast ? 1 : kOpacity), 2.2 * pixel,
           Qt::CustomDashLine, Qt::FlatCap);
  pen.setDashPattern({4, 3});
  painter->setPen(pen);
  painter->setBrush(Qt::NoBrush);
  painter->drawPolygon(hexOutline(around_.center(), look_.bearing.orientation, 0.94 * kR));
}

// Covers

CoversItem::CoversItem(const BoardLook& look) : look_(look) {
  setZValue(kCoverLayer);
  setVisible(false);
}

void CoversItem::show(std::vector<Hex> cells) {
  prepareGeometryChange();
  cells_ = std::move(cells);
  bounds_ = {};
  for (const Hex at : cells_) bounds_ |= around(hexCenter(at, look_.bearing), 2.1 * kR, 2.1 * kR);
  setVisible(!cells_.empty());
  update();
}

void CoversItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const Scale scale(*painter);
  for (const Hex at : cells_)
    paintHex(*painter, Terrain::Fog, hexCenter(at, look_.bearing), look_, scale, HexSource::Pixmap);
}

// Start land

StartWashItem::StartWashItem(const BoardLook& look) : look_(look) {
  setZValue(kWashLayer);
  setVisible(false);
}

void StartWashItem::show(std::vector<Hex> cells, std::vector<QPointF> corners) {
  prepareGeometryChange();
  cells_ = std::move(cells);
  corners_ = std::move(corners);
  bounds_ = {};
  for (const Hex at : cells_) bounds_ |= around(hexCenter(at, look_.bearing), 2.1 * kR, 2.1 * kR);
  for (const QPointF corner : corners_) bounds_ |= around(corner, kR, kR);
  setVisible(!bounds_.isNull());
  update();
}

void StartWashItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  constexpr double kWash = 0.42;
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(Qt::NoPen);
  painter->setBrush(withAlpha(look_.theme.shade, kWash));
  for (const Hex at : cells_)
    painter->drawPolygon(hexOutline(hexCenter(at, look_.bearing), look_.bearing.orientation, 0.975 * kR));
  for (const QPointF corner : corners_) painter->drawEllipse(corner, 0.22 * kR, 0.22 * kR);
}

// Islands

namespace {

// Parts of the height of a chip.
constexpr double kStar = 0.62, kBadge = 0.70, kText = 0.56, kGap = 0.22;
constexpr double kLetter = 0.34;     // the width of a letter of its text, at most
constexpr double kChipHeight = 0.5;  // in radii of a hex
constexpr double kLeastChip = 22;    // pixels
constexpr double kMostHeight = 1.0;  // in radii: where it is enlarged most, on hexes of 40 pixels

double widthOf(const IslandChip& chip, double height) {
  const double letters = static_cast<double>(chip.text.size()) * kLetter;
  return height * (3 * kGap + kStar + letters + static_cast<double>(chip.colors.size()) * (kBadge + kGap / 2));
}

}  // namespace

QPointF IslandChipItem::reach(const IslandChip& chip) {
  return QPointF(widthOf(chip, kChipHeight * kR), kChipHeight * kR) / 2;
}

IslandChipItem::IslandChipItem(const BoardLook& look, const IslandChip& chip, QPointF at) : look_(look), chip_(chip) {
  setZValue(kGiftLayer);
  setPos(at);
  setToolTip(chip.tip);
}

QRectF IslandChipItem::boundingRect() const {
  return around({}, widthOf(chip_, kMostHeight * kR) + 0.2 * kR, (kMostHeight + 0.3) * kR);
}

QPainterPath IslandChipItem::shape() const {
  QPainterPath path;
  path.addRect(around({}, 2 * reach(chip_).x(), 2 * reach(chip_).y()));
  return path;
}

void IslandChipItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  const Scale scale(*painter);
  if (scale.detail() == Detail::Flat || scale.detail() == Detail::Dots) return;
  painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const double pixel = 1 / scale.zoom;
  const double height = std::clamp(kLeastChip * pixel, kChipHeight * kR, kMostHeight * kR);
  const QRectF box = around({}, widthOf(chip_, height), height);
  const bool isOpen = chip_.look == IslandChip::Look::Open;
  const Theme& theme = look_.theme;
  painter->setPen(Qt::NoPen);
  painter->setBrush(theme.shade);
  painter->drawRoundedRect(box.translated(0, 2.5 * pixel), height / 2, height / 2);
  painter->setPen(isOpen ? QPen(theme.edge, 2 * pixel) : QPen(theme.line, theme.outline() * pixel));
  painter->setBrush(theme.surface);
  painter->drawRoundedRect(box, height / 2, height / 2);
  double x = box.left() + 1.2 * kGap * height;
  render(*painter, u"ui-star"_s, QRectF(x, -kStar * height / 2, kStar * height, kStar * height),
         Tint{.fill = {}, .mark = {}, .ink = theme.edge});
  x += (kStar + kGap / 2) * height;
  const QPainterPath text = words(chip_.text, kText * height, {});
  painter->setPen(Qt::NoPen);
  painter->setBrush(theme.ink);
  painter->drawPath(text.translated(x - text.boundingRect().left(), 0));
  x += text.boundingRect().width() + kGap * height;
  for (const int color : chip_.colors) {
    paintBadge(*painter, QRectF(x, -kBadge * height / 2, kBadge * height, kBadge * height), color);
    x += (kBadge + kGap / 2) * height;
  }
}

std::optional<QPointF> chipPoint(const IslandChip& chip, const Board& board, const Topology& map, Bearing bearing,
                                 const std::vector<QPointF>& taken) {
  const QPointF reach = IslandChipItem::reach(chip);
  const QRectF box(-reach, reach);
  // The less it covers the better; of places that are as good, the lowest one.
  const auto cost = [&](QPointF at) {
    const QRectF there = box.translated(at);
    double sum = 0;
    const auto add = [&](const QRectF& other, double weight) {
      const QRectF common = there & other;
      sum += weight * common.width() * common.height();
    };
    constexpr double kHexSide = 1.8, kNear = 1.2, kBundle = 1.0, kOther = 2;
    bool isOnMap = false;
    for (const Cell& cell : board.cells) {
      const QPointF middle = hexCenter(cell.at, bearing);
      if (cell.terrain != Terrain::Sea) add(around(middle, kHexSide * kR, kHexSide * kR), 1);
      isOnMap = isOnMap || std::hypot(middle.x() - at.x(), middle.y() - at.y()) < kR;
    }
    for (const Harbor& harbor : board.harbors) add(harborBadge(harbor, bearing), kNear);
    for (const Gift& gift : board.gifts) add(giftBox(gift, board, bearing.turn), kBundle);
    for (const QPointF other : taken) add(box.translated(other), kOther);
    return sum + (isOnMap ? 0 : 0.2 * kR * kR) - 1e-3 * at.y();
  };
  std::optional<QPointF> best;
  double least = 0;
  for (const HexId hex : chip.island) {
    if (!map.has(hex)) continue;
    const Topology::HexPlace& place = map.hex(hex);
    for (std::size_t side = 0; side < kSides; ++side) {
      if (place.neighbors[side] && map.hex(place.neighbors[side]).cell.terrain != Terrain::Sea) continue;
      const QPointF edge = edgeMiddle(place.cell.at, static_cast<int>(side), bearing);
      const QPointF out = withLength(edge - hexCenter(place.cell.at, bearing), 1.0 * kR) / kR;
      constexpr double kBeach = 0.2;  // radii
      const QPointF at = edge + out * (std::abs(out.x()) * reach.x() + std::abs(out.y()) * reach.y() + kBeach * kR);
      const double costs = cost(at);
      if (best && costs >= least) continue;
      best = at;
      least = costs;
    }
  }
  return best;
}

}  // namespace tapu
