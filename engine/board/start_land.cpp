// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/start_land.h"

#include <algorithm>

namespace tapu {

namespace {

/// The corners of the cells that satisfy this.
template <class Is>
std::set<Point> pointsOf(const Board& board, const Is& is) {
  std::set<Point> points;
  for (const Cell& cell : board.cells) {
    if (!is(cell)) continue;
    for (int corner = 0; corner < kSides; ++corner) points.insert(cornerPoint(cell.at, corner, board.orientation));
  }
  return points;
}

bool isFog(const Cell& cell) { return cell.terrain == Terrain::Fog; }

/// Those that are not at the fog.
std::set<Point> uncovered(const Board& board, std::set<Point> points) {
  for (const Point& at : pointsOf(board, isFog)) points.erase(at);
  return points;
}

}  // namespace

bool limitsStart(const Board& board) {
  return !board.noStart.empty() || std::ranges::any_of(board.cells, [](const Cell& cell) {
    return isFog(cell) || (isLand(cell) && cell.startLand == StartLand::No);
  });
}

std::set<Point> startPoints(const Board& board) {
  std::set<Point> points = uncovered(
      board, pointsOf(board, [](const Cell& cell) { return isLand(cell) && cell.startLand == StartLand::Yes; }));
  for (const BoardCorner& closed : board.noStart)
    points.erase(cornerPoint(closed.hex, closed.corner, board.orientation));
  return points;
}

std::set<Point> pointsToBegin(const Board& board) {
  std::set<Point> points = startPoints(board);
  if (!points.empty()) return points;
  return uncovered(board, pointsOf(board, [](const Cell& cell) { return isLand(cell); }));
}

}  // namespace tapu
