// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/tally.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <numeric>

namespace tapu {

int pipsOf(int number) { return number < 2 || number > 12 || number == 7 ? 0 : 6 - std::abs(7 - number); }

namespace {

struct ByReading {
  bool operator()(Point a, Point b) const { return a.y != b.y ? a.y < b.y : a.x < b.x; }
};

}  // namespace

std::vector<CornerWorth> worthOfCorners(const Board& board) {
  struct Sum {
    int pips = 0;
    unsigned resources = 0;
  };
  std::map<Point, Sum, ByReading> sums;
  for (const Cell& cell : board.cells) {
    if (!isLand(cell)) continue;
    for (int corner = 0; corner < kSides; ++corner) {
      Sum& sum = sums[cornerPoint(cell.at, corner, board.orientation)];
      sum.pips += pipsOf(cell.number);
      if (resourceOf(cell.terrain) != Resource::None) sum.resources |= 1u << static_cast<int>(resourceOf(cell.terrain));
      if (cell.terrain == Terrain::Gold) sum.resources |= 1u << kResources;  // whatever is lacking (14.1)
    }
  }
  std::vector<CornerWorth> worth;
  worth.reserve(sums.size());
  for (const auto& [point, sum] : sums) worth.push_back({point, sum.pips, __builtin_popcount(sum.resources)});
  return worth;
}

int Tally::ofResources() const { return std::accumulate(resources.begin(), resources.end(), 0); }

int Tally::balance() const {
  constexpr std::array share{3, 4, 4, 4, 3};  // brick lumber wool grain ore: hexes of the classic bag (1.4)
  const int all = ofResources();
  if (all == 0) return 0;
  double off = 0;
  for (std::size_t i = 0; i < share.size(); ++i) off += std::abs(resources[i] - all * share[i] / 18.0);
  // All of it in one resource is off by almost twice the total.
  return static_cast<int>(std::lround(100 * (1 - std::min(1.0, off / all))));
}

Tally tallyOf(const Board& board) {
  Tally tally;
  std::map<Point, int> corners;
  for (const CornerWorth& each : worthOfCorners(board)) corners[each.point] = each.pips;
  for (const Cell& cell : board.cells) {
    if (!isLand(cell)) continue;
    ++tally.land;
    if (cell.number != 0) ++tally.numbers;
    const Resource yields = resourceOf(cell.terrain);
    if (yields != Resource::None) tally.resources[static_cast<std::size_t>(yields)] += pipsOf(cell.number);
    if (cell.terrain == Terrain::Gold) tally.gold += pipsOf(cell.number);
    if (cell.territory != Territory::None)
      tally.halves[static_cast<std::size_t>(cell.territory) - 1] += pipsOf(cell.number);
  }
  for (const SeatStart& start : board.starts) {
    int pips = 0;
    for (const auto& each : start.settlements) pips += corners[cornerPoint(each.hex, each.corner, board.orientation)];
    tally.starts.push_back(pips);
  }
  return tally;
}

}  // namespace tapu
