// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/generator.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "engine/board/chain.h"
#include "engine/board/rng.h"

namespace tapu {

namespace {

// The classic bag in an order in which any beginning of it is a fair share (1.4).
using enum Terrain;
constexpr std::array<Terrain, 19> kBag{Fields,    Forest, Pasture, Hills,  Mountains, Fields, Forest,
                                       Pasture,   Hills,  Fields,  Desert, Mountains, Forest, Pasture,
                                       Mountains, Hills,  Fields,  Forest, Pasture};

/// The rest of the usual bag for so many more hexes beside those `kept`, which count too: with two hills kept, the
/// classic island gets one more (1.4). `without`: a terrain that is not drawn.
std::vector<Terrain> restOfBag(std::size_t open, std::vector<Terrain> kept, std::optional<Terrain> without = {}) {
  std::erase_if(kept, [&](Terrain each) { return each == without; });
  const std::size_t whole = open + kept.size();
  std::vector<Terrain> bag;
  for (std::size_t next = 0, drawn = 0; drawn < whole; ++next) {
    const Terrain each = kBag[next % kBag.size()];
    if (each == without) continue;
    ++drawn;
    const auto same = std::find(kept.begin(), kept.end(), each);
    same == kept.end() ? bag.push_back(each) : void(kept.erase(same));
  }
  bag.resize(open);  // of some terrain more was kept than there is in the bag
  return bag;
}

/// Gold and what lies under the fog stay as the designer wants them (14.1, 14.5), and the sea stays.
bool isDrawn(const Cell& cell) { return isLand(cell) && cell.terrain != Gold; }

void drawTerrains(Board& board, const BoardWishes& wishes, Rng& rng) {
  std::vector<Cell*> open;
  std::vector<Terrain> kept;
  for (Cell& cell : board.cells) {
    if (!isDrawn(cell)) continue;
    if (wishes.locked.contains(cell.at))
      kept.push_back(cell.terrain);
    else
      open.push_back(&cell);
  }
  std::vector<Terrain> bag;
  if (wishes.newTerrain == Wish::Yes)
    bag = restOfBag(open.size(), kept);
  else
    for (const Cell* cell : open) bag.push_back(cell->terrain);
  shuffle(std::span(bag), rng);
  for (std::size_t i = 0; i < open.size(); ++i) open[i]->terrain = bag[i];
}

/// On a board of a chain each half has one desert, where its robber starts (9.17), and the rest is the usual bag (1.4).
void drawTerrainsOfHalves(Board& board, const BoardWishes& wishes, Rng& rng) {
  std::vector<Cell*> open;
  std::vector<Terrain> kept;
  for (Territory half : {Territory::Sun, Territory::Moon}) {
    std::vector<Cell*> free;
    bool hasDesert = false;
    for (Cell& cell : board.cells) {
      if (cell.territory != half || cell.terrain == Sea) continue;
      const bool isLocked = wishes.locked.contains(cell.at);
      hasDesert |= isLocked && cell.terrain == Desert;
      if (isLocked)
        kept.push_back(cell.terrain);
      else
        free.push_back(&cell);
    }
    shuffle(std::span(free), rng);
    if (!hasDesert && !free.empty()) {
      free.back()->terrain = Desert;
      free.pop_back();
    }
    open.insert(open.end(), free.begin(), free.end());
  }
  std::vector<Terrain> bag = restOfBag(open.size(), kept, Desert);
  shuffle(std::span(bag), rng);
  for (std::size_t i = 0; i < open.size(); ++i) open[i]->terrain = bag[i];
}

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

/// The corners where a board of a chain meets the next one and the one before (9.2), in any order of the boards: all of
/// them have one outline. None on a board of no chain.
std::set<Point> joinOf(const Board& board) {
  std::set<Point> join;
  if (!board.chainOffset && board.halves.empty()) return join;
  const auto offset = board.chainOffset ? board.chainOffset : nearestOffset(board);
  if (!offset) return join;
  for (const Hex shift : {*offset, Hex{-offset->q, -offset->r}}) {
    for (const Cell& cell : board.cells) {
      for (int corner = 0; corner < kSides; ++corner)
        join.insert(cornerPoint(cell.at + shift, corner, board.orientation));
    }
  }
  return join;
}

/// The coast edges of a board. Where boards of a chain join there is no coast (1.7), and a harbor beside a join might
/// share its corner with one of the next board: both are left out.
std::vector<Coast> coastOf(const Board& board) {
  std::set<Hex> land, noWater;  // a harbor borders no fog (14.5)
  for (const Cell& cell : board.cells) {
    if (isLand(cell)) land.insert(cell.at);
    if (cell.terrain != Sea) noWater.insert(cell.at);
  }
  std::vector<Coast> coast;
  for (Hex hex : land) {
    for (int side = 0; side < kSides; ++side)
      if (!noWater.contains(neighbor(hex, side, board.orientation))) coast.push_back(coastOf(board, hex, side));
  }
  const std::set<Point> join = joinOf(board);
  std::erase_if(coast, [&](const Coast& each) { return join.contains(each.ends[0]) || join.contains(each.ends[1]); });
  return coast;
}

std::vector<Resource> harborKinds(std::size_t count) {
  // The classic set (1.7), cut or repeated.
  constexpr std::array set{Resource::None,  Resource::Brick, Resource::None,   Resource::Ore, Resource::Wool,
                           Resource::Grain, Resource::None,  Resource::Lumber, Resource::None};
  std::vector<Resource> kinds;
  for (std::size_t i = 0; i < count; ++i) kinds.push_back(set[i % set.size()]);
  return kinds;
}

/// The coast as it lies around land and lakes, each as a ring. Edges where a join of a chain interrupts it are left
/// out.
std::vector<std::vector<Coast>> shoresOf(const std::vector<Coast>& coast) {
  std::map<Point, Coast> byBegin;  // clockwise around the land one edge begins where another ends
  for (const Coast& each : coast) byBegin.emplace(each.ends[0], each);
  std::vector<std::vector<Coast>> shores;
  while (!byBegin.empty()) {
    std::vector<Coast> shore;
    for (auto next = byBegin.begin(); next != byBegin.end(); next = byBegin.find(shore.back().ends[1])) {
      shore.push_back(next->second);
      byBegin.erase(next);
    }
    if (shore.back().ends[1] == shore.front().ends[0]) shores.push_back(std::move(shore));
  }
  return shores;
}

/// Moves harbors of one shore to equal distances along it, if the least distance grows by that. The first `kept` of the
/// board stay where they are, and on a shore with none of them the first one there.
void spreadAlong(const std::vector<Coast>& shore, Board& board, std::size_t kept) {
  struct Lying {
    Harbor* harbor;
    std::size_t place;
  };
  std::vector<Lying> lying;
  for (std::size_t place = 0; place < shore.size(); ++place) {
    const auto here = std::ranges::find_if(board.harbors, [&](const Harbor& each) {
      return each.hex == shore[place].hex && each.side == shore[place].side;
    });
    if (here != board.harbors.end()) lying.push_back({&*here, place});
  }
  if (lying.size() < 2) return;
  const auto stays = [&](const Lying& each) { return each.harbor < board.harbors.data() + kept; };
  auto first = std::ranges::find_if(lying, stays);
  if (first == lying.end()) first = lying.begin();
  const std::size_t passed = static_cast<std::size_t>(first - lying.begin());
  for (std::size_t i = 0; i < passed; ++i) lying[i].place += shore.size();
  std::ranges::rotate(lying, first);
  lying.push_back({nullptr, lying.front().place + shore.size()});  // the first one again
  const auto leastGap = [](const std::vector<Lying>& all) {
    std::size_t least = std::numeric_limits<std::size_t>::max();
    for (std::size_t i = 1; i < all.size(); ++i) least = std::min(least, all[i].place - all[i - 1].place);
    return least;
  };
  std::vector<Lying> even = lying;
  for (std::size_t from = 0, to = 1; to < even.size(); ++to) {
    if (to + 1 < even.size() && !stays(even[to])) continue;
    for (std::size_t i = from + 1; i < to; ++i)
      even[i].place = even[from].place + (i - from) * (even[to].place - even[from].place) / (to - from);
    from = to;
  }
  if (leastGap(even) <= leastGap(lying)) return;
  for (const auto& [harbor, place] : even) {
    if (!harbor) continue;
    harbor->hex = shore[place % shore.size()].hex;
    harbor->side = shore[place % shore.size()].side;
  }
}

void drawHarbors(Board& board, const BoardWishes& wishes, Rng& rng) {
  std::vector<Coast> free = coastOf(board);
  const auto shores = shoresOf(free);
  // As many as there were; on land without any one to three and a half coast edges, as on the classic island.
  const std::size_t wanted = board.harbors.empty() ? free.size() * 3 / 10 : board.harbors.size();
  std::vector<Resource> kinds = harborKinds(wanted), present;
  for (const Harbor& harbor : board.harbors) present.push_back(harbor.trades);
  if (!present.empty() && !std::is_permutation(kinds.begin(), kinds.end(), present.begin())) kinds = present;
  std::erase_if(board.harbors, [&](const Harbor& harbor) { return !wishes.locked.contains(harbor.hex); });
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
  const std::size_t kept = board.harbors.size();
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
  if (wishes.spreadHarbors != Wish::Yes) return;
  for (const auto& shore : shores) spreadAlong(shore, board, kept);
}

}  // namespace

Board drawnOn(const Board& outline, const BoardWishes& wishes, Rng& rng) {
  Board board = outline;
  const bool drawsHalves = !board.halves.empty() && wishes.newTerrain == Wish::Yes;
  drawsHalves ? drawTerrainsOfHalves(board, wishes, rng) : drawTerrains(board, wishes, rng);
  NumberWishes numbers;
  numbers.hotApart = wishes.hotSpacing;
  numbers.equalApart = Wish::Yes;
  numbers.equalPips = wishes.equalPips;
  numbers.locked = wishes.locked;
  board = withNumbersDealt(board, numbers, rng);
  drawHarbors(board, wishes, rng);
  // A robber stays only where the desert that it stood on stayed (1.8).
  std::vector<Hex> robbers = board.moreRobbers;
  if (board.robber) robbers.push_back(*board.robber);
  for (const Hex at : robbers)
    if (!wishes.locked.contains(at)) liftRobber(board, at);
  return board;
}

}  // namespace tapu
