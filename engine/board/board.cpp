// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/board.h"

#include <algorithm>

#include "engine/game/options.h"
#include "engine/game/rng.h"

namespace tapu {
namespace {

// 1.1: the classic island in rows and columns; row 3, column 5 is the cell 0,0.
constexpr std::array<std::array<int, 2>, 19> kIsland{{{1, 3},
                                                      {1, 5},
                                                      {1, 7},
                                                      {2, 2},
                                                      {2, 4},
                                                      {2, 6},
                                                      {2, 8},
                                                      {3, 1},
                                                      {3, 3},
                                                      {3, 5},
                                                      {3, 7},
                                                      {3, 9},
                                                      {4, 2},
                                                      {4, 4},
                                                      {4, 6},
                                                      {4, 8},
                                                      {5, 3},
                                                      {5, 5},
                                                      {5, 7}}};

constexpr Hex cellAt(int row, int column) {
  const int r = row - 3;
  return {(column - 5 - r) / 2, r};
}

using enum Terrain;
constexpr std::array<Terrain, 19> kBeginnerTerrain{Pasture,   Forest, Hills,  Mountains, Fields,    Pasture, Forest,
                                                   Forest,    Hills,  Desert, Fields,    Mountains, Fields,  Pasture,
                                                   Mountains, Hills,  Forest, Fields,    Pasture};
constexpr std::array<int, 19> kBeginnerNumbers{5, 10, 3, 8, 4, 9, 6, 11, 2, 0, 12, 10, 6, 3, 8, 4, 5, 11, 9};

// 1.7: places and fixed kinds of the nine harbors, clockwise: row, column, side 1..6 from NE.
struct HarborPlace {
  int row, column, side;
  Resource trades;
};
constexpr std::array<HarborPlace, 9> kHarbors{{{1, 3, 6, Resource::None},
                                               {1, 5, 1, Resource::Grain},
                                               {1, 7, 2, Resource::Ore},
                                               {3, 9, 2, Resource::None},
                                               {4, 8, 3, Resource::Wool},
                                               {5, 7, 4, Resource::None},
                                               {5, 3, 4, Resource::None},
                                               {4, 2, 5, Resource::Brick},
                                               {3, 1, 6, Resource::Lumber}}};

Harbor harborOf(const HarborPlace& place, Resource trades) {
  return {cellAt(place.row, place.column), place.side - 1, trades, trades == Resource::None ? 3 : 2};
}

// Our own opening for four seats: every pair of settlements has about 20 pips.
std::vector<SeatStart> beginnerStarts() {
  const auto start = [](Hex a, const char* cornerA, const char* roadA, Hex b, const char* cornerB, const char* roadB) {
    const auto corner = [](const char* name) { return *cornerNamed(name, Orientation::Pointy); };
    const auto side = [](const char* name) { return *sideNamed(name, Orientation::Pointy); };
    SeatStart seat;
    seat.settlements = {{a, corner(cornerA), StartCards::No}, {b, corner(cornerB), StartCards::Yes}};
    seat.roads = {{a, side(roadA)}, {b, side(roadB)}};
    return seat;
  };
  return {start({-2, 0}, "NE", "E", {-2, 1}, "SE", "E"), start({1, -1}, "NE", "NE", {0, 1}, "SW", "W"),
          start({0, 1}, "SE", "E", {-2, 0}, "S", "SE"), start({0, -1}, "N", "NE", {2, -1}, "S", "SW")};
}

template <class T, std::size_t N>
void shuffle(std::array<T, N>& items, Rng& rng) {
  for (std::size_t i = N; i > 1; --i) std::swap(items[i - 1], items[rng.below(static_cast<std::uint32_t>(i))]);
}

bool isHot(int number) { return number == 6 || number == 8; }

// Of each cell of the island, those that touch it: bit = index in `kIsland`.
constexpr auto kBeside = [] {
  std::array<std::uint32_t, kIsland.size()> beside{};
  for (std::size_t a = 0; a < kIsland.size(); ++a)
    for (std::size_t b = 0; b < kIsland.size(); ++b) {
      const int rows = kIsland[a][0] - kIsland[b][0], columns = kIsland[a][1] - kIsland[b][1];
      const bool touch = (rows == 0 && columns * columns == 4) || (rows * rows == 1 && columns * columns == 1);
      if (touch) beside[a] |= 1u << b;
    }
  return beside;
}();

bool hotNumbersTouch(const std::array<int, 19>& numbers) {
  std::uint32_t hot = 0, besideHot = 0;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (!isHot(numbers[i])) continue;
    hot |= 1u << i;
    besideHot |= kBeside[i];
  }
  return hot & besideHot;
}

Board islandWith(const std::array<Terrain, 19>& terrain, const std::array<int, 19>& numbers) {
  Board board;
  board.cells.reserve(kIsland.size());
  board.harbors.reserve(kHarbors.size());
  for (std::size_t i = 0; i < kIsland.size(); ++i)
    board.cells.push_back(
        {cellAt(kIsland[i][0], kIsland[i][1]), terrain[i], numbers[i], Territory::None, CutByLine::No});
  for (const HarborPlace& place : kHarbors) board.harbors.push_back(harborOf(place, place.trades));
  return board;
}

// 1.4 and 1.5: the beginner island has exactly the classic terrains and tokens, so it serves as the bag.
void shuffleIsland(std::array<Terrain, 19>& terrain, std::array<int, 19>& numbers, Rng& rng) {
  terrain = kBeginnerTerrain;
  std::array<int, 18> tokens{};
  std::copy_if(kBeginnerNumbers.begin(), kBeginnerNumbers.end(), tokens.begin(), [](int n) { return n != 0; });
  shuffle(terrain, rng);
  shuffle(tokens, rng);
  auto token = tokens.begin();
  for (std::size_t i = 0; i < terrain.size(); ++i) numbers[i] = terrain[i] == Desert ? 0 : *token++;
}

}  // namespace

Board beginnerBoard() {
  Board board = islandWith(kBeginnerTerrain, kBeginnerNumbers);
  board.starts = beginnerStarts();
  return board;
}

Board randomBoard(const Options& options, Rng& rng) {
  std::array<Terrain, 19> terrain;
  std::array<int, 19> numbers;
  do shuffleIsland(terrain, numbers, rng);
  while (options.hotSpacing == Switch::On && hotNumbersTouch(numbers));  // 1.6
  Board board = islandWith(terrain, numbers);
  if (options.harborKinds == HarborKinds::Shuffled) {
    std::array<Resource, kHarbors.size()> kinds{};
    std::transform(kHarbors.begin(), kHarbors.end(), kinds.begin(), [](const HarborPlace& h) { return h.trades; });
    shuffle(kinds, rng);
    for (std::size_t i = 0; i < kinds.size(); ++i) board.harbors[i] = harborOf(kHarbors[i], kinds[i]);
  }
  return board;
}

Board boardUnder(const Options& options, Board board) {
  if (options.harbors == Switch::Off) board.harbors.clear();
  return board;
}

Board boardFor(const Options& options, Rng& rng) {
  return boardUnder(options, options.mapKind == MapKind::Beginner ? beginnerBoard() : randomBoard(options, rng));
}

}  // namespace tapu
