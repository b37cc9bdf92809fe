// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/generator.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <map>

#include "engine/board/rng.h"
#include "engine/board/tally.h"

namespace tapu {

namespace {

// The classic bag in an order in which any beginning of it is a fair share (1.4, 1.5).
using enum Terrain;
constexpr std::array<Terrain, 19> kTerrains{Fields,    Forest, Pasture, Hills,  Mountains, Fields, Forest,
                                            Pasture,   Hills,  Fields,  Desert, Mountains, Forest, Pasture,
                                            Mountains, Hills,  Fields,  Forest, Pasture};
constexpr std::array<int, 18> kNumbers{4, 10, 6, 8, 5, 9, 3, 11, 5, 9, 6, 8, 4, 10, 3, 11, 2, 12};

void drawTerrains(Board& board, const BoardWishes& wishes, Rng& rng) {
  std::vector<Cell*> open;
  for (Cell& cell : board.cells)
    if (cell.terrain != Sea && !wishes.locked.contains(cell.at)) open.push_back(&cell);
  std::vector<Terrain> bag;
  for (std::size_t i = 0; i < open.size(); ++i)
    bag.push_back(wishes.newTerrain == Wish::Yes ? kTerrains[i % kTerrains.size()] : open[i]->terrain);
  shuffle(std::span(bag), rng);
  for (std::size_t i = 0; i < open.size(); ++i) open[i]->terrain = bag[i];
}

/// Numbers on all hexes that yield, exchanged with one another as long as that makes the board better.
class Numbers {
 public:
  Numbers(Board& board, const BoardWishes& wishes, Rng& rng) : board_(board), wishes_(wishes), rng_(rng) {
    std::map<Hex, int> indices;
    for (std::size_t i = 0; i < board.cells.size(); ++i) indices[board.cells[i].at] = static_cast<int>(i);
    beside_.resize(board.cells.size());
    for (std::size_t i = 0; i < board.cells.size(); ++i)
      for (int side = 0; side < kSides; ++side) {
        const auto there = indices.find(neighbor(board.cells[i].at, side, board.orientation));
        if (there != indices.end()) beside_[i].push_back(there->second);
      }
  }

  void draw() {
    std::vector<int> bag;
    for (std::size_t i = 0; i < board_.cells.size(); ++i) {
      Cell& cell = board_.cells[i];
      if (wishes_.locked.contains(cell.at)) continue;
      cell.number = 0;
      if (resourceOf(cell.terrain) == Resource::None) continue;
      bag.push_back(kNumbers[open_.size() % kNumbers.size()]);
      open_.push_back(static_cast<int>(i));
    }
    shuffle(std::span(bag), rng_);
    for (std::size_t i = 0; i < open_.size(); ++i) cell(open_[i]).number = bag[i];
    if (open_.size() < 2) return;
    count();
    const int rounds = 60 * static_cast<int>(open_.size());
    double cost = costOf();
    for (int round = 0; round < rounds; ++round) {
      const int a = open_[rng_.below(static_cast<std::uint32_t>(open_.size()))];
      const int b = open_[rng_.below(static_cast<std::uint32_t>(open_.size()))];
      if (cell(a).number == cell(b).number) continue;
      exchange(a, b);
      const double next = costOf();
      if (next <= cost)
        cost = next;
      else
        exchange(a, b);
    }
  }

 private:
  Cell& cell(int index) { return board_.cells[static_cast<std::size_t>(index)]; }

  void count() {
    for (std::size_t i = 0; i < board_.cells.size(); ++i) {
      const Cell& here = board_.cells[i];
      if (here.number == 0) continue;
      clashes_ += clashesOf(static_cast<int>(i));
      addPips(here, 1);
      if (const auto kind = static_cast<std::size_t>(resourceOf(here.terrain)); kind < hexes_.size()) ++hexes_[kind];
    }
  }

  /// What the neighbors of a hex have against its number.
  int clashesOf(int index) {
    const int here = cell(index).number;
    int sum = 0;
    for (int other : beside_[static_cast<std::size_t>(index)]) {
      const int number = cell(other).number;
      if (wishes_.hotSpacing == Wish::Yes && isHot(here) && isHot(number)) sum += 100;
      if (number == here) sum += 1;
    }
    return sum;
  }

  void addPips(const Cell& cell, int sign) {
    const auto kind = static_cast<std::size_t>(resourceOf(cell.terrain));
    if (kind < pips_.size()) pips_[kind] += sign * pipsOf(cell.number);
  }

  /// Exchanges two numbers and keeps the sums: only what lies around the two hexes changes, however large the board.
  void exchange(int a, int b) {
    addPips(cell(a), -1), addPips(cell(b), -1);
    const int before = clashesOf(a) + clashesOf(b);
    std::swap(cell(a).number, cell(b).number);
    clashes_ += 2 * (clashesOf(a) + clashesOf(b) - before);  // the neighbors have as much against the two
    addPips(cell(a), 1), addPips(cell(b), 1);
  }

  double costOf() const {
    if (wishes_.equalPips == Wish::No) return clashes_;
    double least = 6, most = 0;
    for (std::size_t i = 0; i < pips_.size(); ++i) {
      if (hexes_[i] == 0) continue;
      const double each = static_cast<double>(pips_[i]) / hexes_[i];
      least = std::min(least, each), most = std::max(most, each);
    }
    return clashes_ + 10 * std::max(0.0, most - least);
  }

  Board& board_;
  const BoardWishes& wishes_;
  Rng& rng_;
  std::vector<std::vector<int>> beside_;
  std::vector<int> open_;
  int clashes_ = 0;                               ///< between neighbors, each counted from both sides
  std::array<int, kResources> pips_{}, hexes_{};  ///< of each resource
};

/// A place where a harbor may be: its two corners, and where it lies, four times as fine as the lattice.
struct Coast {
  Hex hex;
  int side;
  std::array<Point, 2> ends;
  long nearest = std::numeric_limits<long>::max();  ///< how far the nearest harbor is
  Point middle() const { return {ends[0].x + ends[1].x, ends[0].y + ends[1].y}; }
};

Coast coastOf(const Board& board, Hex hex, int side) {
  const auto end = [&](int corner) { return cornerPoint(hex, corner % kSides, board.orientation); };
  return {hex, side, {end(side), end(side + 1)}};
}

long apart(const Coast& a, const Coast& b, Orientation orientation) {
  const long dx = a.middle().x - b.middle().x, dy = a.middle().y - b.middle().y;
  return orientation == Orientation::Pointy ? 3 * dx * dx + dy * dy : dx * dx + 3 * dy * dy;
}

bool shareCorner(const Coast& a, const Coast& b) {
  return std::any_of(a.ends.begin(), a.ends.end(), [&](Point p) { return p == b.ends[0] || p == b.ends[1]; });
}

std::vector<Resource> harborKinds(std::size_t count) {
  // The classic set (1.7), cut or repeated.
  constexpr std::array set{Resource::None,  Resource::Brick, Resource::None,   Resource::Ore, Resource::Wool,
                           Resource::Grain, Resource::None,  Resource::Lumber, Resource::None};
  std::vector<Resource> kinds;
  for (std::size_t i = 0; i < count; ++i) kinds.push_back(set[i % set.size()]);
  return kinds;
}

void drawHarbors(Board& board, const BoardWishes& wishes, Rng& rng) {
  std::set<Hex> land;
  for (const Cell& cell : board.cells)
    if (cell.terrain != Sea) land.insert(cell.at);
  std::vector<Coast> free;
  for (Hex hex : land)
    for (int side = 0; side < kSides; ++side)
      if (!land.contains(neighbor(hex, side, board.orientation))) free.push_back(coastOf(board, hex, side));
  // As many as there were; on land without any one to three and a half coast edges, as on the classic island.
  const std::size_t wanted = board.harbors.empty() ? free.size() * 3 / 10 : board.harbors.size();
  std::erase_if(board.harbors, [&](const Harbor& harbor) { return !wishes.locked.contains(harbor.hex); });
  std::vector<Resource> kinds = harborKinds(wanted);
  for (const Harbor& harbor : board.harbors) {
    const auto same = std::find(kinds.begin(), kinds.end(), harbor.trades);
    if (same != kinds.end()) kinds.erase(same);
  }
  shuffle(std::span(kinds), rng);
  shuffle(std::span(free), rng);
  const auto take = [&](const Coast& taken) {
    std::erase_if(free, [&](const Coast& coast) { return shareCorner(coast, taken); });
    for (Coast& coast : free) coast.nearest = std::min(coast.nearest, apart(coast, taken, board.orientation));
  };
  for (const Harbor& harbor : board.harbors) take(coastOf(board, harbor.hex, harbor.side));
  for (std::size_t next = 0; board.harbors.size() < wanted && next < kinds.size() && !free.empty(); ++next) {
    auto best = free.begin();
    if (wishes.spreadHarbors == Wish::Yes && !board.harbors.empty())
      best = std::max_element(free.begin(), free.end(),
                              [](const Coast& a, const Coast& b) { return a.nearest < b.nearest; });
    const Coast chosen = *best;
    board.harbors.push_back({chosen.hex, chosen.side, kinds[next], kinds[next] == Resource::None ? 3 : 2});
    take(chosen);
  }
}

}  // namespace

Board drawnOn(const Board& outline, const BoardWishes& wishes, Rng& rng) {
  Board board = outline;
  drawTerrains(board, wishes, rng);
  Numbers(board, wishes, rng).draw();
  drawHarbors(board, wishes, rng);
  // A robber stays only where the desert that it stood on stayed (1.8).
  std::vector<Hex> robbers = board.moreRobbers;
  if (board.robber) robbers.push_back(*board.robber);
  for (const Hex at : robbers)
    if (!wishes.locked.contains(at)) liftRobber(board, at);
  return board;
}

}  // namespace tapu
