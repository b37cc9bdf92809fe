// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/overlay.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionGraphicsItem>
#include <QtMath>
#include <algorithm>
#include <map>

#include "app/board/board_effects.h"
#include "app/board/board_overlay.h"
#include "app/board/board_picture.h"
#include "app/board/geometry.h"
#include "app/board/painting.h"
#include "app/text/player_colors.h"
#include "engine/board/islands.h"
#include "engine/board/tally.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// The extent of the canvas: at least 32 rows and columns to every side of a board.
const QRectF kCanvas(-70 * kHexWidth, -70 * kHexWidth, 140 * kHexWidth, 140 * kHexWidth);
constexpr double kAbove = 20;  // above all layers of the scene
constexpr double kVeil = 19;
constexpr double kUnder = -1;             // below the ground
constexpr double kLeastGrid = 14;         // width of a hex in pixels from which outlines are drawn
constexpr std::size_t kMostOutlined = 7;  // hexes that the tool would touch, each with an outline of its own
constexpr double kPreview = 0.75;         // opacity of the tool's preview
constexpr QColor kTerritories[]{QColor(0xf2, 0xb2, 0x33), QColor(0x4a, 0x5a, 0xc8)};

/// Draws an outline of colored dashes on a white line, which is visible on every ground.
void outline(QPainter& painter, const QPolygonF& shape, const QColor& dashes, double white, double dashed) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(Qt::white, white, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolygon(shape);
  QPen pen(dashes, dashed, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
  pen.setDashPattern({3, 2});
  painter.setPen(pen);
  painter.drawPolygon(shape);
}

/// The sides of these hexes with no other of them beyond, as one path.
QPainterPath borderOf(const std::set<Hex>& hexes, Orientation o) {
  QPainterPath border;
  for (Hex at : hexes) {
    for (int side = 0; side < kSides; ++side) {
      if (hexes.contains(neighbor(at, side, o))) continue;
      border.moveTo(cornerPosition(at, side, o));
      border.lineTo(cornerPosition(at, (side + 1) % kSides, o));
    }
  }
  return border;
}

/// Draws a border as `outline` draws a shape.
void outline(QPainter& painter, const QPainterPath& border) {
  painter.strokePath(border, QPen(Qt::white, 8, Qt::SolidLine, Qt::RoundCap));
  QPen pen(fixed::ink, 4, Qt::CustomDashLine, Qt::FlatCap);
  pen.setDashPattern({3, 2});
  painter.strokePath(border, pen);
}

/// The angle of a road on this side, in degrees, as the scene draws it.
double angleOf(Hex at, int side, Orientation o) {
  const QPointF way = cornerPosition(at, (side + 1) % kSides, o) - cornerPosition(at, side, o);
  const double degrees = std::atan2(way.y(), way.x()) * 180 / M_PI;
  return degrees > 90.5 ? degrees - 180 : degrees <= -89.5 ? degrees + 180 : degrees;
}

void paintAt(QPainter& painter, QPointF at, PieceKind kind, int color, double angle = 0) {
  painter.save();
  painter.translate(at);
  paintPiece(painter, kind, color, angle, Scale(painter));
  painter.restore();
}

/// Draws the start pieces of seats, and of the halves of a board of a chain.
void paintStarts(QPainter& painter, const Board& board) {
  const Orientation o = board.orientation;
  const auto route = [&](const SeatStart::Road& road, PieceKind kind, int color) {
    const double angle = kind == PieceKind::Road ? angleOf(road.hex, road.side, o) : 0;
    paintAt(painter, edgeMiddle(road.hex, road.side, o), kind, color, angle);
  };
  const auto& order = kPlayerColorOrder;
  for (std::size_t seat = 0; seat < board.starts.size(); ++seat) {
    const int color = order[seat % order.size()];
    for (const auto& road : board.starts[seat].roads) route(road, PieceKind::Road, color);
    for (const auto& ship : board.starts[seat].ships) route(ship, PieceKind::Ship, color);
    for (const auto& each : board.starts[seat].settlements) {
      const QPointF at = cornerPosition(each.hex, each.corner, o);
      paintAt(painter, at, PieceKind::Settlement, color);
      if (each.cards == StartCards::No) continue;
      painter.setPen(QPen(fixed::ink, 3));
      painter.setBrush(fixed::cream);
      painter.drawRoundedRect(around(at + QPointF(0.26 * kR, -0.26 * kR), 0.17 * kR, 0.24 * kR), 3, 3);
    }
  }
  for (std::size_t half = 0; half < board.halves.size(); ++half) {
    const int color = order[half % order.size()];
    if (const auto& road = board.halves[half].road) route(*road, PieceKind::Road, color);
    if (const auto& ship = board.halves[half].ship) route(*ship, PieceKind::Ship, color);
    for (const auto& each : board.halves[half].settlements)
      paintAt(painter, cornerPosition(each.hex, each.corner, o), PieceKind::Settlement, color);
  }
}

/// The corners with a start settlement.
std::vector<QPointF> settledCorners(const Board& board) {
  std::vector<QPointF> corners;
  const auto add = [&](const auto& settlements) {
    for (const auto& each : settlements) corners.push_back(cornerPosition(each.hex, each.corner, board.orientation));
  };
  for (const SeatStart& seat : board.starts) add(seat.settlements);
  for (const auto& half : board.halves) add(half.settlements);
  return corners;
}

enum class Filled { No, Yes };

void paintTerritories(QPainter& painter, const Board& board, const QRectF& exposed, Filled filled) {
  for (const Cell& cell : board.cells) {
    if (cell.territory == Territory::None) continue;
    const QPointF middle = hexCenter(cell.at, board.orientation);
    if (!exposed.adjusted(-kR, -kR, kR, kR).contains(middle)) continue;
    const QColor color = kTerritories[static_cast<int>(cell.territory) - 1];
    painter.setPen(QPen(withAlpha(color, 0.9), 0.06 * kR));
    painter.setBrush(filled == Filled::Yes ? QBrush(withAlpha(color, 0.45)) : QBrush(Qt::NoBrush));
    painter.drawPolygon(hexOutline(middle, board.orientation, 0.86 * kR));
  }
}

}  // namespace

QColor soilOf(Terrain terrain) {
  const Stops stops = terrainStops(terrain);
  return QColor((stops.top.red() + stops.bottom.red()) / 2, (stops.top.green() + stops.bottom.green()) / 2,
                (stops.top.blue() + stops.bottom.blue()) / 2);
}

// Plan

StartsItem::StartsItem(const Board& board) : board_(board) {
  setZValue(kAbove);
  for (const Cell& cell : board.cells)  // a chain is longer than the canvas
    bounds_ |= around(hexCenter(cell.at, board.orientation), 4 * kR, 4 * kR);
}

QRectF StartsItem::boundingRect() const { return bounds_; }

void StartsItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  painter->setRenderHint(QPainter::Antialiasing);
  paintTerritories(*painter, board_, bounds_, Filled::No);
  paintStarts(*painter, board_);
}

QPixmap plannedPicture(const Board& board, QSize size, const Theme& theme, qreal devicePixelRatio) {
  QPixmap picture(size * devicePixelRatio);
  picture.setDevicePixelRatio(devicePixelRatio);
  picture.fill(Qt::transparent);
  BoardScene scene;
  scene.setTheme(theme);
  scene.effects().setMotion(Motion::Off);
  if (!board.cells.empty()) scene.setBoard(board);
  scene.overlay().showStartLand(BoardOverlay::StartLandShown::Yes);
  StartsItem starts(board);
  scene.addItem(&starts);
  QPainter painter(&picture);
  paintScene(painter, scene, size, PictureSea::Painted, devicePixelRatio);
  scene.removeItem(&starts);
  return picture;
}

// Grid

GridItem::GridItem(const EditorSelection& selection) : selection_(selection) {
  setFlag(ItemUsesExtendedStyleOption);
  setZValue(kUnder);
}

QRectF GridItem::boundingRect() const { return kCanvas; }

/// The sea of the board, which looks like the sea around it.
void GridItem::paintMap(QPainter& painter, const QRectF& exposed) const {
  const Board& board = selection_.board();
  const Orientation o = board.orientation;
  const QRectF wide = exposed.adjusted(-kR, -kR, kR, kR);
  painter.setRenderHint(QPainter::Antialiasing, false);  // quicker, and no seams between the hexes
  painter.setPen(Qt::NoPen);
  painter.setBrush(withAlpha(Qt::white, 0.16));
  std::set<Hex> cells;
  bool hasSea = false;
  for (const Cell& cell : board.cells) {
    cells.insert(cell.at);
    if (cell.terrain != Terrain::Sea) continue;
    hasSea = true;
    if (const QPointF middle = hexCenter(cell.at, o); wide.contains(middle)) painter.drawPolygon(hexOutline(middle, o));
  }
  if (!hasSea) return;
  painter.setRenderHint(QPainter::Antialiasing);
  QPen border(withAlpha(Qt::white, 0.7), 5, Qt::CustomDashLine, Qt::FlatCap);
  border.setDashPattern({3, 2});
  painter.strokePath(borderOf(cells, o), border);
}

void GridItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) {
  painter->save();
  paintMap(*painter, option->exposedRect);
  painter->restore();
  const double hex = kHexWidth * Scale(*painter).zoom;
  if (hex < kLeastGrid) return;
  const Orientation o = selection_.board().orientation;
  const QRectF exposed = option->exposedRect.adjusted(-kR, -kR, kR, kR);
  painter->setPen(QPen(withAlpha(Qt::white, 0.16), 0));
  painter->setBrush(Qt::NoBrush);
  // Three sides of each hex are enough: its neighbors draw the others.
  const Hex corners[] = {hexUnder(exposed.topLeft(), o), hexUnder(exposed.topRight(), o),
                         hexUnder(exposed.bottomLeft(), o), hexUnder(exposed.bottomRight(), o)};
  GridPlace least = gridPlace(corners[0], o), most = least;
  for (Hex corner : corners) {
    const GridPlace place = gridPlace(corner, o);
    least = {std::min(least.column, place.column), std::min(least.row, place.row)};
    most = {std::max(most.column, place.column), std::max(most.row, place.row)};
  }
  QVector<QLineF> lines;
  for (int row = least.row - 1; row <= most.row + 1; ++row) {
    for (int column = least.column - 1; column <= most.column + 1; ++column) {
      const Hex at = hexAt({column, row}, o);
      for (int side = 0; side < 3; ++side)
        lines << QLineF(cornerPosition(at, side, o), cornerPosition(at, side + 1, o));
    }
  }
  painter->drawLines(lines);
}

// Veil

VeilItem::VeilItem(const EditorSelection& selection) : selection_(selection) {
  setFlag(ItemUsesExtendedStyleOption);
  setZValue(kVeil);
}

QRectF VeilItem::boundingRect() const { return kCanvas; }

void VeilItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) {
  const Board& board = selection_.board();
  const Orientation o = board.orientation;
  const QRectF wide = option->exposedRect.adjusted(-kR, -kR, kR, kR);
  painter->setRenderHint(QPainter::Antialiasing);
  for (const ShiftedBoard& beside : shiftedNeighbors(board, selection_.choices().neighbors)) {
    painter->save();
    painter->setOpacity(0.55);
    painter->translate(hexCenter(beside.shift, o));
    paintStarts(*painter, beside.board);
    painter->restore();
    painter->setPen(Qt::NoPen);
    painter->setBrush(withAlpha(QColor(0x0b, 0x12, 0x30), 0.42));
    for (const Cell& cell : beside.board.cells) {
      const Hex at = cell.at + beside.shift;
      const QPointF middle = hexCenter(at, o);
      if (wide.contains(middle) && !cellAt(board, at)) painter->drawPolygon(hexOutline(middle, o));
    }
  }
}

// Notes

NotesItem::NotesItem(const EditorSelection& selection) : selection_(selection) {
  setFlag(ItemUsesExtendedStyleOption);
  setZValue(kAbove);
}

QRectF NotesItem::boundingRect() const { return kCanvas; }

void NotesItem::setProblems(std::vector<BoardProblem> problems) {
  if (problems_ == problems) return;
  problems_ = std::move(problems);
  update();
}

void NotesItem::setHeat(Heat heat) {
  heat_ = heat;
  update();
}

void NotesItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) {
  painter->setRenderHint(QPainter::Antialiasing);
  const bool isPainted = selection_.choices().content.part == HexContent::Part::Territory;
  paintTerritories(*painter, selection_.board(), option->exposedRect, isPainted ? Filled::Yes : Filled::No);
  paintProblems(*painter, option->exposedRect);
  paintStarts(*painter, selection_.board());
  paintLocks(*painter, option->exposedRect);
  if (heat_ != Heat::None) paintHeat(*painter, option->exposedRect);
  if (selection_.choices().islands == IslandsShown::Yes) paintIslands(*painter, option->exposedRect);
}

void NotesItem::paintProblems(QPainter& painter, const QRectF& exposed) const {
  const Orientation o = selection_.board().orientation;
  const QRectF wide = exposed.adjusted(-1.2 * kR, -1.2 * kR, 1.2 * kR, 1.2 * kR);
  for (const BoardProblem& problem : problems_) {
    if (!problem.at) continue;
    const QPointF middle = hexCenter(*problem.at, o);
    if (!wide.contains(middle)) continue;
    const bool isError = problem.severity == Severity::Error;
    outline(painter, hexOutline(middle, o, 0.97 * kR), isError ? QColor(fixed::red) : QColor(0xc7, 0x7d, 0x08), 11, 7);
    if (problem.kind != ProblemKind::NumberMissing) continue;
    const QPointF disc = middle + QPointF(0, 0.31 * kR);
    painter.setBrush(fixed::cream);
    QPen pen(fixed::red, 5, Qt::CustomDashLine);
    pen.setDashPattern({2, 1.5});
    painter.setPen(pen);
    painter.drawEllipse(disc, 0.32 * kR, 0.32 * kR);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fixed::red);
    painter.drawPath(words(u"?"_s, 0.4 * kR, disc));
  }
}

void NotesItem::paintLocks(QPainter& painter, const QRectF& exposed) const {
  const Orientation o = selection_.board().orientation;
  const QRectF wide = exposed.adjusted(-kR, -kR, kR, kR);
  for (Hex at : selection_.document().file().locked) {
    const QPointF middle = hexCenter(at, o) + QPointF(0, -0.62 * kR);
    if (!wide.contains(middle)) continue;
    painter.setPen(QPen(fixed::ink, 3));
    painter.setBrush(fixed::cream);
    painter.drawEllipse(middle, 0.2 * kR, 0.2 * kR);
    render(painter, u"ui-lock"_s, around(middle, 0.26 * kR, 0.26 * kR));
  }
}

void NotesItem::paintHeat(QPainter& painter, const QRectF& exposed) const {
  const QRectF wide = exposed.adjusted(-kR, -kR, kR, kR);
  const std::vector<QPointF> taken = settledCorners(selection_.board());
  for (const CornerWorth& corner : worthOfCorners(selection_.board())) {
    const QPointF at = scenePoint(corner.point, selection_.board().orientation);
    if (!wide.contains(at) || corner.pips == 0) continue;
    const int value = heat_ == Heat::Pips ? corner.pips : corner.resources;
    const double part = std::min(1.0, value / (heat_ == Heat::Pips ? 13.0 : 3.0));
    // From blue over yellow to red, which also differ in lightness. The number says the same and can be read on all of
    // them.
    const QColor color = QColor::fromHsvF(static_cast<float>(0.55 * (1 - part)), 0.85f, 0.95f);
    // At a corner with a start settlement the disc is smaller and beside it, so that it does not cover the piece.
    const bool isTaken = std::ranges::any_of(taken, [&](QPointF other) { return QLineF(at, other).length() < 1; });
    const QPointF middle = isTaken ? at + QPointF(0.27 * kR, 0.2 * kR) : at;
    const double radius = (isTaken ? 0.16 : 0.2) * kR;
    painter.setPen(QPen(fixed::ink, 3));
    painter.setBrush(color);
    painter.drawEllipse(middle, radius, radius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fixed::ink);
    painter.drawPath(words(QLocale().toString(value), radius, middle));
  }
}

// Islands

namespace {

/// Of each island the hex nearest to its middle, in the order of their numbers.
std::vector<Hex> middlesOf(const Board& board) {
  if (board.cells.empty()) return {};
  const Topology map(board);
  const Islands islands = islandsOf(map);
  std::vector<Board> lands(static_cast<std::size_t>(islands.count));
  for (int i = 0; i < map.hexCount(); ++i)
    if (const std::uint16_t island = islands.ofHex[static_cast<std::size_t>(i)]; island != Islands::kNone)
      lands[island].cells.push_back(map.hex(HexId(i)).cell);
  std::vector<Hex> middles;
  for (Board& land : lands) {
    land.orientation = board.orientation;
    const Hex middle = middleOf(land);
    middles.push_back(
        std::ranges::min(land.cells, {}, [middle](const Cell& each) { return distance(each.at, middle); }).at);
  }
  return middles;
}

}  // namespace

void NotesItem::forgetIslands() {
  islands_.reset();
  if (selection_.choices().islands == IslandsShown::Yes) update();
}

void NotesItem::paintIslands(QPainter& painter, const QRectF& exposed) {
  constexpr double kSide = 0.46, kRounding = 0.1, kText = 0.36, kAboveMiddle = 0.42;  // in radii
  if (!islands_) islands_ = middlesOf(selection_.board());
  const QRectF wide = exposed.adjusted(-kR, -kR, kR, kR);
  for (std::size_t i = 0; i < islands_->size(); ++i) {
    const QPointF middle = hexCenter((*islands_)[i], selection_.board().orientation) - QPointF(0, kAboveMiddle * kR);
    if (!wide.contains(middle)) continue;
    painter.setPen(QPen(fixed::cream, 5));
    painter.setBrush(fixed::ink);
    painter.drawRoundedRect(around(middle, kSide * kR, kSide * kR), kRounding * kR, kRounding * kR);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fixed::cream);
    painter.drawPath(words(QLocale().toString(static_cast<int>(i) + 1), kText * kR, middle));
  }
}

// Stamp

namespace {
constexpr double kStampOpacity = 0.8;
}

StampItem::StampItem() {
  setZValue(kAbove);
  setOpacity(kStampOpacity);
  setVisible(false);
}

StampItem::~StampItem() = default;

QRectF StampItem::boundingRect() const { return ground_ ? ground_->boundingRect() : QRectF(); }

void StampItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  // Ground and numbers are items of their own, below.
  if (!stamp_) return;
  paintStarts(*painter, stamp_->board);
  const auto& pirate = stamp_->board.pirate;
  if (pirate && pirate->at) paintAt(*painter, hexCenter(*pirate->at, stamp_->board.orientation), PieceKind::Pirate, 0);
}

void StampItem::show(const Stamp* stamp, const Theme& theme) {
  prepareGeometryChange();
  ground_.reset();
  tokens_.reset();
  gifts_.reset();
  stamp_ = stamp ? std::optional(*stamp) : std::nullopt;
  setVisible(stamp_.has_value());
  if (!stamp_) return;
  look_ = {theme, stamp_->board.orientation};
  ground_ = std::make_unique<GroundItem>(stamp_->board, look_);
  tokens_ = std::make_unique<TokensItem>(stamp_->board, look_);
  gifts_ = std::make_unique<GiftsItem>();
  std::vector<GiftsItem::Lying> gifts;
  for (const Gift& gift : stamp_->board.gifts) gifts.push_back({giftPoint(gift, stamp_->board, 0), gift});
  gifts_->show(std::move(gifts));
  for (QGraphicsItem* part : std::initializer_list<QGraphicsItem*>{ground_.get(), tokens_.get(), gifts_.get()}) {
    part->setFlag(ItemStacksBehindParent);
    part->setParentItem(this);
  }
}

void StampItem::moveTo(Hex middle) {
  if (stamp_) setPos(hexCenter(middle, stamp_->board.orientation));
}

// Hand

PointerItem::PointerItem(const EditorSelection& selection) : selection_(selection) {
  setFlag(ItemUsesExtendedStyleOption);
  setZValue(kAbove + 1);
}

QRectF PointerItem::boundingRect() const { return kCanvas; }

void PointerItem::setCursor(std::optional<QPointF> cursor) {
  cursor_ = cursor;
  update();
}

void PointerItem::setSelected(Selected selected) {
  if (selected_ == selected) return;
  selected_ = selected;
  update();
}

void PointerItem::setTouched(Touched touched) {
  if (touched_ == touched) return;
  touched_ = touched;
  update();
}

void PointerItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) {
  painter->setRenderHint(QPainter::Antialiasing);
  paintSymmetry(*painter, option->exposedRect);
  const Orientation o = selection_.board().orientation;
  const QRectF wide = option->exposedRect.adjusted(-1.2 * kR, -1.2 * kR, 1.2 * kR, 1.2 * kR);
  for (Hex at : selection_.selected()) {
    if (!wide.contains(hexCenter(at, o))) continue;
    const QPolygonF shape = hexOutline(hexCenter(at, o), o, 0.93 * kR);
    if (selected_ == Selected::Filled) {
      painter->setPen(Qt::NoPen);
      painter->setBrush(withAlpha(QColor(0x2d, 0x3e, 0x9e), 0.22));
      painter->drawPolygon(shape);
    }
    outline(*painter, shape, fixed::ink, 8, 4);
  }
  paintPreview(*painter);
  if (!cursor_) return;
  painter->setBrush(Qt::NoBrush);
  painter->setPen(QPen(Qt::white, 12));
  painter->drawEllipse(*cursor_, 0.24 * kR, 0.24 * kR);
  painter->setPen(QPen(fixed::ink, 6));
  painter->drawEllipse(*cursor_, 0.24 * kR, 0.24 * kR);
}

namespace {

/// The point about which the board turns, and around it an arrow for each turn. Lines would look like mirrors.
void paintTurns(QPainter& painter, QPointF middle, int folds) {
  const double radius = 0.7 * kHexWidth, head = 0.12 * kHexWidth, shown = 0.7;  // of the way to the next arrow
  const QRectF round(middle - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
  painter.drawEllipse(middle, 0.1 * kHexWidth, 0.1 * kHexWidth);
  for (int i = 0; i < folds; ++i) {
    const double from = 90 - 360.0 * i / folds, span = -360.0 / folds * shown;  // clockwise from the top
    painter.drawArc(round, qRound(16 * from), qRound(16 * span));
    const double end = qDegreesToRadians(from + span);
    const QPointF outward(std::cos(end), -std::sin(end)), onward(std::sin(end), std::cos(end));
    const QPointF tip = middle + radius * outward;
    for (const double side : {-1.0, 1.0}) painter.drawLine(tip, tip + head * (side * outward - onward));
  }
}

}  // namespace

void PointerItem::paintSymmetry(QPainter& painter, const QRectF& exposed) const {
  const EditorSelection::Choices& choices = selection_.choices();
  if (choices.symmetry == Symmetry::None) return;
  const QPointF middle = hexCenter(choices.middle, selection_.board().orientation);
  QPen dots(Qt::white, 4, Qt::CustomDashLine, Qt::RoundCap);
  dots.setDashPattern({0.1, 2.5});
  dots.setWidthF(6);
  painter.setPen(dots);
  painter.setBrush(Qt::NoBrush);
  if (choices.symmetry == Symmetry::LeftRight) {
    painter.drawLine(QPointF(middle.x(), exposed.top()), QPointF(middle.x(), exposed.bottom()));
  } else if (choices.symmetry == Symmetry::TopBottom) {
    painter.drawLine(QPointF(exposed.left(), middle.y()), QPointF(exposed.right(), middle.y()));
  } else {
    paintTurns(painter, middle,
               choices.symmetry == Symmetry::Twofold     ? 2
               : choices.symmetry == Symmetry::Threefold ? 3
                                                         : 6);
  }
}

void PointerItem::paintPreview(QPainter& painter) const {
  const EditorSelection::Preview& preview = selection_.preview();
  const Orientation o = selection_.board().orientation;
  const HexContent& content = selection_.choices().content;
  // Many hexes show only their common border, and their edges need not be smooth: it is clearer, and quicker while a
  // wide brush is drawn over the board.
  const bool areMany = preview.hexes.size() > kMostOutlined;
  if (touched_ == Touched::Painted && content.part == HexContent::Part::Terrain && preview.hexes.size() <= 400) {
    painter.setRenderHint(QPainter::Antialiasing, !areMany);
    painter.setPen(Qt::NoPen);
    painter.setBrush(withAlpha(soilOf(content.terrain), kPreview * 0.6));
    for (Hex at : preview.hexes) painter.drawPolygon(hexOutline(hexCenter(at, o), o, 0.95 * kR));
    painter.setRenderHint(QPainter::Antialiasing);
  }
  if (areMany)
    outline(painter, borderOf(preview.hexes, o));
  else
    for (Hex at : preview.hexes) outline(painter, hexOutline(hexCenter(at, o), o, 0.95 * kR), fixed::ink, 8, 4);
  for (const Border& side : preview.sides) {
    const QLineF line(cornerPosition(side.hex, side.side, o), cornerPosition(side.hex, (side.side + 1) % kSides, o));
    painter.setPen(QPen(Qt::white, 26, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(line);
    painter.setPen(QPen(fixed::ink, 14, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(line);
  }
  for (const auto& [hex, corner] : preview.corners) {
    painter.setPen(QPen(Qt::white, 20));
    painter.setBrush(fixed::ink);
    painter.drawEllipse(cornerPosition(hex, corner, o), 0.14 * kR, 0.14 * kR);
  }
}

}  // namespace tapu
