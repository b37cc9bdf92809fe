// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/chain_picture.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "app/board/geometry.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// Boards whose values differ, or all of them if their number does.
template <class Value>
std::vector<int> differing(const std::vector<Value>& a, const std::vector<Value>& b, int perBoard) {
  std::vector<int> boards;
  const std::size_t count = std::max(a.size(), b.size());
  for (std::size_t i = 0; i < count; ++i)
    if (i >= a.size() || i >= b.size() || !(a[i] == b[i])) {
      const int board = static_cast<int>(i) / perBoard;
      if (boards.empty() || boards.back() != board) boards.push_back(board);
    }
  return boards;
}

}  // namespace

void ChainPicture::Label::Part::set(const QString& to, const QFont& font) {
  words = to;
  text.setText(to);
  text.setTextFormat(Qt::PlainText);
  text.prepare({}, font);
  width = to.isEmpty() ? 0 : static_cast<int>(std::ceil(text.size().width()));
}

void ChainPicture::setPlan(ChainPlan plan) {
  plan_ = std::move(plan);
  boards_.clear();
  seats_.clear();
  marks_ = {};
  labels_.clear();
  sprites_.forget();
}

std::vector<int> ChainPicture::setBoards(std::vector<ChainBoard> boards) {
  const std::vector<int> changed = differing(boards_, boards, 1);
  boards_ = std::move(boards);
  for (int board : changed)
    if (board < static_cast<int>(labels_.size())) labels_[static_cast<std::size_t>(board)].isReady = false;
  return changed;
}

std::vector<int> ChainPicture::setSeats(std::vector<ChainSeat> seats) {
  std::vector<int> changed = differing(seats_, seats, kSeatsAtBoardOfChain);
  seats_ = std::move(seats);
  if (!changed.empty()) labels_.clear();  // a leader may have another name
  return changed;
}

void ChainPicture::setMarks(ChainMarks marks) {
  marks_ = std::move(marks);
  labels_.clear();
}

void ChainPicture::setStyle(const ChainStyle& style) {
  style_ = style;
  labels_.clear();
}

void ChainPicture::retranslate() {
  labels_.clear();
  sprites_.forget();
}

QFont ChainPicture::font() const { return textFont(style_.labelPixels, Weight::Bold); }

/// Beside each row: room for the arrows.
int ChainPicture::margin() const { return rows() > 1 || plan_.isRing() ? 3 * style_.labelPixels : style_.labelPixels; }

int ChainPicture::rows() const { return perRow_ > 0 ? (plan_.boards() + perRow_ - 1) / perRow_ : 0; }

/// The width of hexes at which rows of so many boards fit into the place, and whether they then have labels.
ChainPicture::Fit ChainPicture::fit(QSizeF place, int perRow) const {
  const double units = (perRow - 1) * plan_.step() + plan_.land().width();
  const int rows = (plan_.boards() + perRow - 1) / perRow;
  const double side = 2.0 * style_.labelPixels * (rows > 1 || plan_.isRing() ? 3 : 1);
  const double across = (place.width() - side) / units;
  const auto fitted = [&](double words) {
    const double down = ((place.height() - 2 * kTop) / rows - words - 1) / (plan_.land().height() + 1.2 * kR);
    return std::clamp((style_.perRow > 0 ? across : std::min(across, down)) * kHexWidth, 0.8, style_.mostHex);
  };
  const double labeled = fitted(1.6 * style_.labelPixels);
  const bool hasRoom = style_.labels != ChainLabels::Nothing && roomAt(labeled) != LabelRoom::None;
  return hasRoom ? Fit{labeled, Labeled::Yes} : Fit{fitted(0), Labeled::No};
}

int ChainPicture::bestPerRow(QSizeF place) const {
  if (style_.perRow > 0) return std::min(style_.perRow, std::max(1, plan_.boards()));
  const int least = plan_.boards() > 8 ? 2 : 1;  // a single row of more would be hard to read
  int best = 1;
  double widest = -1e9;
  for (int rows = least; rows <= std::max(least, plan_.boards()); ++rows) {
    const int perRow = (plan_.boards() + rows - 1) / rows;
    const double width = fit(place, perRow).hexWidth;
    if (width > widest) {
      widest = width;
      best = perRow;
    }
    if (perRow == 1) break;
  }
  return best;
}

void ChainPicture::lay(QSizeF place, qreal ratio, double zoom) {
  if (plan_.boards() == 0) return;
  ratio_ = ratio;
  perRow_ = bestPerRow(place);
  const Fit fitting = fit(place, perRow_);
  const double wished = fitting.hexWidth * zoom;
  // Whole device pixels from board to board, so that all boards look alike.
  const double step = std::max(1.0, std::floor(plan_.step() * wished / kHexWidth * ratio)) / ratio;
  hexWidth_ = step / plan_.step() * kHexWidth;
  pitchX_ = step;
  const bool scrolls = style_.perRow > 0;
  const bool hasRoom = style_.labels != ChainLabels::Nothing && roomAt(hexWidth_) != LabelRoom::None;
  const bool hasWords = hasRoom && (scrolls || fitting.labeled == Labeled::Yes);
  labelHeight_ =
      hasWords ? static_cast<int>((style_.side == ChainStyle::LabelSide::Above ? 1.6 : 2.0) * style_.labelPixels) : 0;
  pitchY_ = static_cast<int>(std::ceil((plan_.land().height() + 1.2 * kR) * scale())) + labelHeight_;
  const double row = (perRow_ - 1) * pitchX_ + plan_.land().width() * scale();
  const int width = static_cast<int>(std::ceil(row)) + 2 * margin();
  left_ = margin() + std::max(0, (static_cast<int>(place.width()) - width) / 2);
  size_ = {std::max(width, static_cast<int>(place.width())), 2 * kTop + rows() * pitchY_};
  labels_.clear();
}

/// The room of a label: two short numbers, the number of its board, or nothing.
ChainPicture::LabelRoom ChainPicture::roomAt(double hexWidth) const {
  const double ems = plan_.step() * hexWidth / kHexWidth / style_.labelPixels;
  const bool isShort = style_.labels == ChainLabels::Lamps || style_.names == ChainStyle::Names::Numbers;
  return ems >= (isShort ? 5.2 : 6) ? LabelRoom::All : ems >= 3.4 ? LabelRoom::Number : LabelRoom::None;
}

QPointF ChainPicture::originOf(int board) const {
  const int row = board / perRow_, column = board % perRow_;
  const double top =
      row * pitchY_ + (style_.side == ChainStyle::LabelSide::Above ? labelHeight_ : 0) + 0.6 * kR * scale();
  const QPointF at(left_ + column * pitchX_ - plan_.land().left() * scale(), top - plan_.land().top() * scale());
  return QPointF(std::round(at.x() * ratio_), std::round(at.y() * ratio_)) / ratio_;
}

QRect ChainPicture::landOf(int board) const {
  const QRectF land = plan_.kind(board).land;
  return QRectF(originOf(board) + land.topLeft() * scale(), land.size() * scale()).toAlignedRect();
}

QRect ChainPicture::boxOf(int board) const {
  const int row = board / perRow_, around = static_cast<int>(std::ceil(0.5 * kR * scale()));
  const QRect land = landOf(board);
  // A label may be wider than its board.
  return QRect(land.left() - around, topOf(row), land.width() + 2 * around, pitchY_).adjusted(-40, 0, 40, 0);
}

int ChainPicture::boardAt(QPoint position) const {
  if (plan_.boards() == 0 || position.y() < kTop) return -1;
  const int row = (position.y() - kTop) / pitchY_;
  const double column = std::floor((position.x() - left_) / pitchX_);
  if (row >= rows() || column < 0 || column >= perRow_ || position.x() > left_ + perRow_ * pitchX_) return -1;
  const int board = row * perRow_ + static_cast<int>(column);
  return board < plan_.boards() ? board : -1;
}

QColor ChainPicture::inkOf(const Theme& theme) const {
  return style_.ground == ChainStyle::Ground::Sheet ? theme.ink : fixed::cream;
}

void ChainPicture::put(QPainter& painter, QPointF place, const ChainSprites::Sign& sign) const {
  painter.drawPixmap(QPointF((place * ratio_).toPoint() + sign.corner) / ratio_, sign.picture);
}

void ChainPicture::paintPieces(QPainter& painter, int board) {
  const ChainBoard& now = boards_[static_cast<std::size_t>(board)];
  const ChainKind& kind = plan_.kind(board);
  const QPointF origin = originOf(board);
  const auto at = [&](QPointF place) { return origin + place * scale(); };
  const auto colorOf = [&](Piece piece) {
    const std::size_t seat = piece.owner().value;
    return seat < seats_.size() ? seats_[seat].color : static_cast<int>(seat % 10);
  };
  for (const auto& route : now.routes) {
    const auto& place = kind.edges[route.place];
    put(painter, at(place.at), sprites_.route(colorOf(route.piece), route.piece.kind(), place.index));
  }
  for (const std::uint16_t hex : now.producing)
    put(painter, at(kind.tiles[hex].middle), sprites_.producing(kind.tiles[hex].cell.number));
  for (const auto& building : now.buildings)
    put(painter, at(kind.corners[building.place].at),
        sprites_.building(colorOf(building.piece), building.piece.kind()));
  const QPointF beside = sprites_.isDetailed() ? QPointF(-0.5, 0.3) * kR : QPointF();
  for (const std::uint16_t hex : now.robbers) put(painter, at(kind.tiles[hex].middle + beside), sprites_.robber());
}

void ChainPicture::prepareSprites(const Theme& theme) {
  sprites_.prepare(plan_, theme, {hexWidth_, kDetailed * style_.labelPixels, ratio_});
}

ChainPicture::Rows ChainPicture::rowsIn(const QRect& dirty) const {
  return {std::max(0, (dirty.top() - kTop) / pitchY_), std::min(rows() - 1, (dirty.bottom() - kTop) / pitchY_)};
}

std::vector<int> ChainPicture::boardsIn(const QRect& dirty) const {
  const Rows rows = rowsIn(dirty);
  std::vector<int> seen;
  for (int row = rows.first; row <= rows.last; ++row) {
    for (int board = row * perRow_; board < std::min((row + 1) * perRow_, plan_.boards()); ++board)
      if (boxOf(board).intersects(dirty)) seen.push_back(board);
  }
  return seen;
}

void ChainPicture::paint(QPainter& painter, const QRect& dirty, const Theme& theme) {
  paintIslands(painter, dirty, theme);
  paintStanding(painter, dirty, theme);
  paintFrame(painter, theme);
}

std::vector<QRect> ChainPicture::bandsIn(const QRect& dirty) const {
  if (plan_.boards() == 0 || pitchY_ == 0) return {dirty};
  const Rows rows = rowsIn(dirty);
  std::vector<QRect> bands;
  int top = dirty.top();
  for (int row = rows.first; row < rows.last; ++row) {
    bands.emplace_back(dirty.left(), top, dirty.width(), topOf(row + 1) - top);
    top = topOf(row + 1);
  }
  bands.emplace_back(dirty.left(), top, dirty.width(), dirty.bottom() + 1 - top);
  return bands;
}

void ChainPicture::paintIslands(QPainter& painter, const QRect& dirty, const Theme& theme) {
  if (plan_.boards() == 0 || pitchY_ == 0) return;
  prepareSprites(theme);
  const std::vector<int> seen = boardsIn(dirty);
  const auto corner = [&](int board) { return originOf(board) + sprites_.corner(plan_.kind(board)) * scale(); };
  const auto putAt = [&](QPointF at, const QPixmap& pixmap) {
    painter.drawPixmap(QPointF(std::round(at.x() * ratio_), std::round(at.y() * ratio_)) / ratio_, pixmap);
  };
  // The land of a board lies on the shores of both neighbors.
  for (int board : seen) putAt(corner(board), sprites_.coast(plan_, plan_.kindAt(board)));
  for (int board : seen) putAt(corner(board), sprites_.land(plan_, plan_.kindAt(board)));
}

void ChainPicture::paintStanding(QPainter& painter, const QRect& dirty, const Theme& theme) {
  if (plan_.boards() == 0 || pitchY_ == 0) return;
  prepareSprites(theme);
  const std::vector<int> seen = boardsIn(dirty);
  if (hasBoards())
    for (int board : seen) paintPieces(painter, board);
  painter.setRenderHint(QPainter::Antialiasing);
  if (labelHeight_ > 0) {
    painter.setFont(font());
    for (int board : seen) paintLabel(painter, board, theme);
  }
  const Rows rows = rowsIn(dirty);
  for (int row = rows.first; row <= rows.last; ++row) paintArrows(painter, row, theme);
}

}  // namespace tapu
