// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/hex_areas.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <set>

namespace tapu {

namespace {

bool alike(const Board& board, Hex a, Hex b, HexContent::Part part) {
  const Cell* one = cellAt(board, a);
  const Cell* two = cellAt(board, b);
  if (!one || !two) return one == two;
  switch (part) {
    case HexContent::Part::Mix:
    case HexContent::Part::Terrain:
    case HexContent::Part::Nothing: return one->terrain == two->terrain;
    case HexContent::Part::Number: return one->terrain == two->terrain && one->number == two->number;
    case HexContent::Part::Territory: return one->territory == two->territory;
    case HexContent::Part::Line: return one->cutByLine == two->cutByLine;
    case HexContent::Part::StartLand: return isLand(*one) == isLand(*two) && one->startLand == two->startLand;
  }
  return false;
}

}  // namespace

std::vector<Hex> disc(Hex middle, int steps) {
  std::vector<Hex> cells;
  for (int q = -steps; q <= steps; ++q) {
    for (int r = std::max(-steps, -q - steps); r <= std::min(steps, steps - q); ++r)
      cells.push_back(middle + Hex{q, r});
  }
  return cells;
}

std::vector<Hex> straightLine(Hex from, Hex to) {
  const int steps = distance(from, to);
  std::vector<Hex> cells{from};
  for (int i = 1; i <= steps; ++i) {
    // Moved aside a very little, so that a line along the border of two rows stays in one of them.
    const double part = static_cast<double>(i) / steps;
    const double q = from.q + (to.q - from.q) * part + 1e-6, r = from.r + (to.r - from.r) * part + 2e-6, s = -q - r;
    double roundQ = std::round(q), roundR = std::round(r);
    const double offQ = std::abs(roundQ - q), offR = std::abs(roundR - r), offS = std::abs(std::round(s) - s);
    if (offQ > offR && offQ > offS)
      roundQ = -roundR - std::round(s);
    else if (offR > offS)
      roundR = -roundQ - std::round(s);
    cells.push_back({static_cast<int>(roundQ), static_cast<int>(roundR)});
  }
  return cells;
}

std::vector<Hex> strokeOf(Hex from, Hex to, int size) {
  std::set<Hex> hexes;
  for (Hex step : straightLine(from, to)) {
    for (Hex at : disc(step, size - 1)) hexes.insert(at);
  }
  return {hexes.begin(), hexes.end()};
}

std::vector<Hex> alikeAround(const Board& board, Hex at, const HexContent& content) {
  std::set<Hex> seen{at};
  std::deque<Hex> open{at};
  const bool isOutside = !cellAt(board, at);
  std::vector<Hex> cells;
  GridPlace least = gridPlace(at, board.orientation), most = least;
  for (const Cell& cell : board.cells) {
    const GridPlace place = gridPlace(cell.at, board.orientation);
    least = {std::min(least.column, place.column), std::min(least.row, place.row)};
    most = {std::max(most.column, place.column), std::max(most.row, place.row)};
  }
  const auto isInFrame = [&](Hex hex) {
    const GridPlace place = gridPlace(hex, board.orientation);
    return place.column >= least.column && place.column <= most.column && place.row >= least.row &&
           place.row <= most.row;
  };
  for (; !open.empty(); open.pop_front()) {
    cells.push_back(open.front());
    for (int side = 0; side < kSides; ++side) {
      const Hex next = neighbor(open.front(), side, board.orientation);
      if ((isOutside && !isInFrame(next)) || !alike(board, at, next, content.part)) continue;
      if (seen.insert(next).second) open.push_back(next);
    }
  }
  return cells;
}

}  // namespace tapu
