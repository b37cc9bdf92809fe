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
  layout_.setPlan(std::move(plan));
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
  layout_.setStyle(style);
  labels_.clear();
}

void ChainPicture::lay(QSizeF place, qreal ratio, double zoom) {
  layout_.lay(place, ratio, zoom);
  labels_.clear();
}

void ChainPicture::retranslate() {
  labels_.clear();
  sprites_.forget();
}

QFont ChainPicture::font() const { return textFont(layout_.style().labelPixels, Weight::Bold); }

QColor ChainPicture::inkOf(const Theme& theme) const {
  return layout_.style().ground == ChainStyle::Ground::Sheet ? theme.ink : fixed::cream;
}

void ChainPicture::put(QPainter& painter, QPointF place, const ChainSprites::Sign& sign) const {
  painter.drawPixmap(QPointF((place * layout_.ratio()).toPoint() + sign.corner) / layout_.ratio(), sign.picture);
}

void ChainPicture::paintPieces(QPainter& painter, int board) {
  const ChainBoard& now = boards_[static_cast<std::size_t>(board)];
  const ChainKind& kind = layout_.plan().kind(board);
  const QPointF origin = layout_.originOf(board);
  const auto at = [&](QPointF place) { return origin + place * layout_.scale(); };
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
  constexpr double kDetailed = 1.55;  // from this width on, in heights of labels, hexes show their numbers
  sprites_.prepare(
      layout_.plan(), theme,
      {layout_.hexWidth(), kDetailed * layout_.style().labelPixels, layout_.ratio(), layout_.style().numerals});
}

void ChainPicture::paint(QPainter& painter, const QRect& dirty, const Theme& theme) {
  paintIslands(painter, dirty, theme);
  paintStanding(painter, dirty, theme);
  paintFrame(painter, theme);
}

void ChainPicture::paintIslands(QPainter& painter, const QRect& dirty, const Theme& theme) {
  if (!layout_.isLaid()) return;
  prepareSprites(theme);
  const std::vector<int> seen = layout_.boardsIn(dirty);
  const auto corner = [&](int board) {
    return layout_.originOf(board) + sprites_.corner(layout_.plan().kind(board)) * layout_.scale();
  };
  const auto putAt = [&](QPointF at, const QPixmap& pixmap) {
    painter.drawPixmap(
        QPointF(std::round(at.x() * layout_.ratio()), std::round(at.y() * layout_.ratio())) / layout_.ratio(), pixmap);
  };
  // The land of a board lies on the shores of both neighbors.
  for (int board : seen) putAt(corner(board), sprites_.coast(layout_.plan(), layout_.plan().kindAt(board)));
  for (int board : seen) putAt(corner(board), sprites_.land(layout_.plan(), layout_.plan().kindAt(board)));
}

void ChainPicture::paintStanding(QPainter& painter, const QRect& dirty, const Theme& theme) {
  if (!layout_.isLaid()) return;
  prepareSprites(theme);
  const std::vector<int> seen = layout_.boardsIn(dirty);
  if (hasBoards())
    for (int board : seen) paintPieces(painter, board);
  painter.setRenderHint(QPainter::Antialiasing);
  if (layout_.labelHeight() > 0) {
    painter.setFont(font());
    for (int board : seen) paintLabel(painter, board, theme);
  }
  const ChainLayout::Rows rows = layout_.rowsIn(dirty);
  for (int row = rows.first; row <= rows.last; ++row) paintArrows(painter, row, theme);
}

}  // namespace tapu
