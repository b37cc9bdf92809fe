// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/chain_layout.h"

#include <algorithm>
#include <cmath>

#include "app/board/geometry.h"

namespace tapu {

namespace {

constexpr int kTop = 5;  // room above the first row and below the last

}  // namespace

/// Beside each row: room for the arrows.
int ChainLayout::margin() const { return rows() > 1 || plan_.isRing() ? 3 * style_.labelPixels : style_.labelPixels; }

int ChainLayout::topOf(int row) const { return kTop + row * pitchY_; }

int ChainLayout::rows() const { return perRow_ > 0 ? (plan_.boards() + perRow_ - 1) / perRow_ : 0; }

/// The width of hexes at which rows of so many boards fit into the place, and whether they then have labels.
ChainLayout::Fit ChainLayout::fit(QSizeF place, int perRow) const {
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

int ChainLayout::bestPerRow(QSizeF place) const {
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

void ChainLayout::lay(QSizeF place, qreal ratio, double zoom) {
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
  const bool hasRoom = style_.labels != ChainLabels::Nothing && labelRoom() != LabelRoom::None;
  const bool hasWords = hasRoom && (scrolls || fitting.labeled == Labeled::Yes);
  labelHeight_ =
      hasWords ? static_cast<int>((style_.side == ChainStyle::LabelSide::Above ? 1.6 : 2.0) * style_.labelPixels) : 0;
  pitchY_ = static_cast<int>(std::ceil((plan_.land().height() + 1.2 * kR) * scale())) + labelHeight_;
  const double row = (perRow_ - 1) * pitchX_ + plan_.land().width() * scale();
  const int width = static_cast<int>(std::ceil(row)) + 2 * margin();
  left_ = margin() + std::max(0, (static_cast<int>(place.width()) - width) / 2);
  size_ = {std::max(width, static_cast<int>(place.width())), 2 * kTop + rows() * pitchY_};
}

ChainLayout::LabelRoom ChainLayout::roomAt(double hexWidth) const {
  const double ems = plan_.step() * hexWidth / kHexWidth / style_.labelPixels;
  const bool isShort = style_.labels == ChainLabels::Lamps || style_.names == ChainStyle::Names::Numbers;
  return ems >= (isShort ? 5.2 : 6) ? LabelRoom::All : ems >= 3.4 ? LabelRoom::Number : LabelRoom::None;
}

QPointF ChainLayout::originOf(int board) const {
  const int row = board / perRow_, column = board % perRow_;
  const double top =
      row * pitchY_ + (style_.side == ChainStyle::LabelSide::Above ? labelHeight_ : 0) + 0.6 * kR * scale();
  const QPointF at(left_ + column * pitchX_ - plan_.land().left() * scale(), top - plan_.land().top() * scale());
  return QPointF(std::round(at.x() * ratio_), std::round(at.y() * ratio_)) / ratio_;
}

QRect ChainLayout::landOf(int board) const {
  const QRectF land = plan_.kind(board).land;
  return QRectF(originOf(board) + land.topLeft() * scale(), land.size() * scale()).toAlignedRect();
}

QRect ChainLayout::boxOf(int board) const {
  const int row = board / perRow_, around = static_cast<int>(std::ceil(0.5 * kR * scale()));
  const QRect land = landOf(board);
  // A label may be wider than its board.
  return QRect(land.left() - around, topOf(row), land.width() + 2 * around, pitchY_).adjusted(-40, 0, 40, 0);
}

int ChainLayout::boardAt(QPoint position) const {
  if (plan_.boards() == 0 || position.y() < kTop) return -1;
  const int row = (position.y() - kTop) / pitchY_;
  const double column = std::floor((position.x() - left_) / pitchX_);
  if (row >= rows() || column < 0 || column >= perRow_ || position.x() > left_ + perRow_ * pitchX_) return -1;
  const int board = row * perRow_ + static_cast<int>(column);
  return board < plan_.boards() ? board : -1;
}

ChainLayout::Rows ChainLayout::rowsIn(const QRect& part) const {
  return {std::max(0, (part.top() - kTop) / pitchY_), std::min(rows() - 1, (part.bottom() - kTop) / pitchY_)};
}

std::vector<int> ChainLayout::boardsIn(const QRect& part) const {
  const Rows rows = rowsIn(part);
  std::vector<int> seen;
  for (int row = rows.first; row <= rows.last; ++row) {
    for (int board = row * perRow_; board < std::min((row + 1) * perRow_, plan_.boards()); ++board)
      if (boxOf(board).intersects(part)) seen.push_back(board);
  }
  return seen;
}

std::vector<QRect> ChainLayout::bandsIn(const QRect& part) const {
  if (!isLaid()) return {part};
  const Rows rows = rowsIn(part);
  std::vector<QRect> bands;
  int top = part.top();
  for (int row = rows.first; row < rows.last; ++row) {
    bands.emplace_back(part.left(), top, part.width(), topOf(row + 1) - top);
    top = topOf(row + 1);
  }
  bands.emplace_back(part.left(), top, part.width(), part.bottom() + 1 - top);
  return bands;
}

}  // namespace tapu
