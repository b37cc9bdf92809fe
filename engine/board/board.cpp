// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/board.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <span>
#include <utility>

#include "engine/board/rng.h"

namespace tapu {
namespace {

/// Cells by rows and columns, as the rule book names them (1.1, 13.2): here is the cell 0,0.
struct Middle {
  int row, column;
  constexpr Hex at(int row_, int column_) const {
    const int r = row_ - row;
    return {(column_ - column - r) / 2, r};
  }
};

// 1.1: the classic island.
constexpr Hex cellAt(int row, int column) { return Middle{3, 5}.at(row, column); }
constexpr std::array<Hex, 19> kIsland{cellAt(1, 3), cellAt(1, 5), cellAt(1, 7), cellAt(2, 2), cellAt(2, 4),
                                      cellAt(2, 6), cellAt(2, 8), cellAt(3, 1), cellAt(3, 3), cellAt(3, 5),
                                      cellAt(3, 7), cellAt(3, 9), cellAt(4, 2), cellAt(4, 4), cellAt(4, 6),
                                      cellAt(4, 8), cellAt(5, 3), cellAt(5, 5), cellAt(5, 7)};

using enum Terrain;
constexpr std::array<Terrain, 19> kBeginnerTerrain{Pasture,   Forest, Hills,  Mountains, Fields,    Pasture, Forest,
                                                   Forest,    Hills,  Desert, Fields,    Mountains, Fields,  Pasture,
                                                   Mountains, Hills,  Forest, Fields,    Pasture};
constexpr std::array<int, 19> kBeginnerNumbers{5, 10, 3, 8, 4, 9, 6, 11, 2, 0, 12, 10, 6, 3, 8, 4, 5, 11, 9};

// 1.7: places and fixed kinds of the nine harbors, clockwise; sides 1..6 from NE.
constexpr Harbor harborAt(Hex hex, int side, Resource trades) {
  return {hex, side - 1, trades, trades == Resource::None ? 3 : 2};
}
constexpr std::array<Harbor, 9> kHarbors{
    harborAt(cellAt(1, 3), 6, Resource::None),  harborAt(cellAt(1, 5), 1, Resource::Grain),
    harborAt(cellAt(1, 7), 2, Resource::Ore),   harborAt(cellAt(3, 9), 2, Resource::None),
    harborAt(cellAt(4, 8), 3, Resource::Wool),  harborAt(cellAt(5, 7), 4, Resource::None),
    harborAt(cellAt(5, 3), 4, Resource::None),  harborAt(cellAt(4, 2), 5, Resource::Brick),
    harborAt(cellAt(3, 1), 6, Resource::Lumber)};

// 1.6: outline and harbors of the large island (resources/boards/large-island.tapuboard).
constexpr std::array<Hex, 31> kLargeIsland{{{1, 0},  {2, 0},  {3, 0}, {4, 0},  {1, 1}, {2, 1}, {3, 1},  {4, 1},
                                            {5, 1},  {-1, 2}, {0, 2}, {1, 2},  {2, 2}, {3, 2}, {4, 2},  {5, 2},
                                            {-1, 3}, {0, 3},  {1, 3}, {2, 3},  {3, 3}, {4, 3}, {-1, 4}, {0, 4},
                                            {1, 4},  {2, 4},  {3, 4}, {-1, 5}, {0, 5}, {1, 5}, {2, 5}}};
constexpr std::array<Harbor, 11> kLargeHarbors{
    harborAt({-1, 2}, 5, Resource::Wool), harborAt({1, 0}, 4, Resource::Lumber), harborAt({2, 0}, 1, Resource::None),
    harborAt({4, 0}, 6, Resource::None),  harborAt({5, 1}, 6, Resource::Wool),   harborAt({5, 2}, 3, Resource::None),
    harborAt({3, 4}, 2, Resource::None),  harborAt({2, 5}, 4, Resource::Brick),  harborAt({0, 5}, 3, Resource::Grain),
    harborAt({-1, 5}, 5, Resource::Ore),  harborAt({-1, 3}, 4, Resource::None)};
// Its one desert and the classic bag (1.4, 1.5) grown to 30 hexes: 2 and 12 once, the others in proportion.
constexpr std::array<Terrain, 31> kLargeTerrain{
    Desert, Forest, Forest, Forest, Forest,    Forest,    Forest,    Forest,    Fields,   Fields,  Fields,
    Fields, Fields, Fields, Fields, Pasture,   Pasture,   Pasture,   Pasture,   Pasture,  Pasture, Hills,
    Hills,  Hills,  Hills,  Hills,  Mountains, Mountains, Mountains, Mountains, Mountains};
constexpr std::array<int, 30> kLargeTokens{2, 3, 3, 3, 4, 4, 4, 4,  5,  5,  5,  5,  6,  6,  6,
                                           8, 8, 8, 9, 9, 9, 9, 10, 10, 10, 10, 11, 11, 11, 12};

/// The cells of rows, each from one column to another, in reading order.
template <std::size_t N, std::size_t Rows>
constexpr std::array<Hex, N> cellsOf(Middle middle, const std::array<std::pair<int, int>, Rows>& rows) {
  std::array<Hex, N> cells{};
  std::size_t next = 0;
  for (std::size_t row = 0; row < Rows; ++row) {
    for (int column = rows[row].first; column <= rows[row].second; column += 2)
      cells[next++] = middle.at(static_cast<int>(row) + 1, column);
  }
  return cells;
}

/// So many of each thing, one after the other.
template <std::size_t N, class Thing, std::size_t Kinds>
constexpr std::array<Thing, N> bagOf(const std::array<std::pair<Thing, int>, Kinds>& counts) {
  std::array<Thing, N> bag{};
  std::size_t next = 0;
  for (const auto& [thing, count] : counts) {
    for (int i = 0; i < count; ++i) bag[next++] = thing;
  }
  return bag;
}

// 13.2: the island of five and six seats.
constexpr Middle kMiddleOfSix{4, 5};
constexpr Hex ofSix(int row, int column) { return kMiddleOfSix.at(row, column); }
constexpr auto kIslandOfSix =
    cellsOf<30, 7>(kMiddleOfSix, {{{4, 8}, {3, 9}, {2, 10}, {1, 11}, {2, 10}, {3, 9}, {4, 8}}});
constexpr std::array<Harbor, 11> kHarborsOfSix{
    harborAt(ofSix(1, 4), 6, Resource::None),  harborAt(ofSix(1, 6), 1, Resource::Grain),
    harborAt(ofSix(2, 9), 1, Resource::None),  harborAt(ofSix(3, 10), 2, Resource::Wool),
    harborAt(ofSix(5, 10), 2, Resource::None), harborAt(ofSix(6, 9), 3, Resource::Ore),
    harborAt(ofSix(7, 6), 3, Resource::None),  harborAt(ofSix(7, 4), 4, Resource::Brick),
    harborAt(ofSix(5, 2), 4, Resource::None),  harborAt(ofSix(4, 1), 5, Resource::Wool),
    harborAt(ofSix(2, 3), 5, Resource::Lumber)};
constexpr auto kTerrainOfSix =
    bagOf<30, Terrain, 6>({{{Desert, 2}, {Hills, 5}, {Forest, 6}, {Pasture, 6}, {Fields, 6}, {Mountains, 5}}});
constexpr auto kTokensOfSix =
    bagOf<28, int, 10>({{{2, 2}, {3, 3}, {4, 3}, {5, 3}, {6, 3}, {8, 3}, {9, 3}, {10, 3}, {11, 3}, {12, 2}}});

// 13.2: the island of seven and eight seats.
constexpr Middle kMiddleOfEight{4, 7};
constexpr Hex ofEight(int row, int column) { return kMiddleOfEight.at(row, column); }
constexpr auto kIslandOfEight =
    cellsOf<37, 7>(kMiddleOfEight, {{{4, 10}, {3, 11}, {2, 12}, {1, 13}, {2, 12}, {3, 11}, {4, 10}}});
constexpr std::array<Harbor, 12> kHarborsOfEight{
    harborAt(ofEight(1, 4), 1, Resource::None),   harborAt(ofEight(1, 8), 6, Resource::Grain),
    harborAt(ofEight(1, 10), 2, Resource::None),  harborAt(ofEight(3, 12), 1, Resource::Ore),
    harborAt(ofEight(4, 13), 3, Resource::None),  harborAt(ofEight(6, 11), 2, Resource::None),
    harborAt(ofEight(7, 10), 4, Resource::Wool),  harborAt(ofEight(7, 6), 3, Resource::None),
    harborAt(ofEight(7, 4), 5, Resource::Brick),  harborAt(ofEight(5, 2), 4, Resource::None),
    harborAt(ofEight(4, 1), 6, Resource::Lumber), harborAt(ofEight(2, 3), 5, Resource::None)};
constexpr auto kTerrainOfEight =
    bagOf<37, Terrain, 6>({{{Desert, 1}, {Hills, 6}, {Forest, 8}, {Pasture, 8}, {Fields, 8}, {Mountains, 6}}});
constexpr auto kTokensOfEight =
    bagOf<36, int, 10>({{{2, 2}, {3, 4}, {4, 4}, {5, 4}, {6, 4}, {8, 4}, {9, 4}, {10, 4}, {11, 4}, {12, 2}}});

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

// 1.4 and 1.5: the beginner island has exactly the classic terrains and tokens, so it serves as the bag.
constexpr std::array<int, 18> kTokens = [] {
  std::array<int, 18> tokens{};
  std::copy_if(kBeginnerNumbers.begin(), kBeginnerNumbers.end(), tokens.begin(), [](int n) { return n != 0; });
  return tokens;
}();

/// For each cell of an island, the cells that touch it: bit = index of the cell.
template <std::size_t N>
constexpr std::array<std::uint64_t, N> besideIn(const std::array<Hex, N>& cells) {
  static_assert(N <= 64);
  std::array<std::uint64_t, N> beside{};
  for (std::size_t a = 0; a < N; ++a) {
    for (std::size_t b = 0; b < N; ++b) {
      const int q = cells[a].q - cells[b].q, r = cells[a].r - cells[b].r;
      if (q * q + q * r + r * r == 1) beside[a] |= std::uint64_t{1} << b;  // the square of the distance of two hexes
    }
  }
  return beside;
}
constexpr auto kBeside = besideIn(kIsland);
constexpr auto kLargeBeside = besideIn(kLargeIsland);
constexpr auto kBesideOfSix = besideIn(kIslandOfSix);
constexpr auto kBesideOfEight = besideIn(kIslandOfEight);

/// An island that is drawn anew for each game (1.6): its place, and the bag of its tiles.
struct IslandPlan {
  std::span<const Hex> cells;
  std::span<const std::uint64_t> beside;
  std::span<const Harbor> harbors;
  std::span<const Terrain> terrains;
  std::span<const int> tokens;
};
constexpr IslandPlan kClassicPlan{
    .cells = kIsland, .beside = kBeside, .harbors = kHarbors, .terrains = kBeginnerTerrain, .tokens = kTokens};
constexpr IslandPlan kLargePlan{.cells = kLargeIsland,
                                .beside = kLargeBeside,
                                .harbors = kLargeHarbors,
                                .terrains = kLargeTerrain,
                                .tokens = kLargeTokens};
constexpr IslandPlan kPlanOfSix{.cells = kIslandOfSix,
                                .beside = kBesideOfSix,
                                .harbors = kHarborsOfSix,
                                .terrains = kTerrainOfSix,
                                .tokens = kTokensOfSix};
constexpr IslandPlan kPlanOfEight{.cells = kIslandOfEight,
                                  .beside = kBesideOfEight,
                                  .harbors = kHarborsOfEight,
                                  .terrains = kTerrainOfEight,
                                  .tokens = kTokensOfEight};

/// Terrains and numbers of an island, in the order of its cells; room for the largest.
struct Draw {
  std::array<Terrain, kIslandOfEight.size()> terrains;
  std::array<int, kIslandOfEight.size()> numbers;
};

Draw drawn(const IslandPlan& plan, Rng& rng) {
  Draw draw;
  std::array<int, kTokensOfEight.size()> tokens;
  std::copy(plan.terrains.begin(), plan.terrains.end(), draw.terrains.begin());
  std::copy(plan.tokens.begin(), plan.tokens.end(), tokens.begin());
  shuffle(std::span(draw.terrains).first(plan.cells.size()), rng);
  shuffle(std::span(tokens).first(plan.tokens.size()), rng);
  auto token = tokens.begin();
  for (std::size_t i = 0; i < plan.cells.size(); ++i) draw.numbers[i] = draw.terrains[i] == Desert ? 0 : *token++;
  return draw;
}

bool hotNumbersTouch(const IslandPlan& plan, const Draw& draw) {
  std::uint64_t hot = 0, besideHot = 0;
  for (std::size_t i = 0; i < plan.cells.size(); ++i) {
    if (!isHot(draw.numbers[i])) continue;
    hot |= std::uint64_t{1} << i;
    besideHot |= plan.beside[i];
  }
  return (hot & besideHot) != 0;
}

/// So many of these cells, of which no two touch; each such choice is as likely as the other. Nothing if two touch:
/// then it is to be drawn again.
std::optional<std::uint64_t> apartAmong(const IslandPlan& plan, std::span<std::size_t> cells, std::size_t count,
                                        Rng& rng) {
  std::uint64_t chosen = 0, beside = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const auto left = static_cast<std::uint32_t>(cells.size() - i);
    std::swap(cells[i], cells[i + rng.below(left)]);
    chosen |= std::uint64_t{1} << cells[i];
    beside |= plan.beside[cells[i]];
    if (chosen & beside) return std::nullopt;
  }
  return chosen;
}

/// As `drawn`, with no 6 and 8 side by side. On many hexes only one whole draw of 213 is so: the hexes of the 6 and 8
/// are drawn alone, again until they do not touch.
Draw drawnApart(const IslandPlan& plan, Rng& rng) {
  Draw draw;
  std::copy(plan.terrains.begin(), plan.terrains.end(), draw.terrains.begin());
  shuffle(std::span(draw.terrains).first(plan.cells.size()), rng);
  std::vector<std::size_t> cells;
  std::vector<int> hot, cool;
  for (std::size_t i = 0; i < plan.cells.size(); ++i)
    if (draw.terrains[i] != Desert) cells.push_back(i);
  for (const int token : plan.tokens) (isHot(token) ? hot : cool).push_back(token);
  shuffle(std::span(hot), rng);
  shuffle(std::span(cool), rng);
  std::optional<std::uint64_t> chosen;
  while (!chosen) chosen = apartAmong(plan, cells, hot.size(), rng);
  for (std::size_t i = 0; i < plan.cells.size(); ++i) {
    std::vector<int>& tokens = *chosen >> i & 1 ? hot : cool;
    draw.numbers[i] = 0;
    if (draw.terrains[i] == Desert) continue;
    draw.numbers[i] = tokens.back();
    tokens.pop_back();
  }
  return draw;
}

const IslandPlan& planOf(IslandWishes::Size size) {
  switch (size) {
    case IslandWishes::Size::Classic: return kClassicPlan;
    case IslandWishes::Size::Large: return kLargePlan;
    case IslandWishes::Size::OfSix: return kPlanOfSix;
    case IslandWishes::Size::OfEight: return kPlanOfEight;
  }
  return kClassicPlan;
}

Board islandWith(const IslandPlan& plan, std::span<const Terrain> terrains, std::span<const int> numbers) {
  Board board;
  board.cells.reserve(plan.cells.size());
  for (std::size_t i = 0; i < plan.cells.size(); ++i)
    board.cells.push_back({plan.cells[i], terrains[i], numbers[i], Territory::None, CutByLine::No});
  board.harbors.assign(plan.harbors.begin(), plan.harbors.end());
  return board;
}

/// 1.7: the kinds change places.
void shuffleHarbors(std::vector<Harbor>& harbors, Rng& rng) {
  std::vector<Harbor> kinds = harbors;
  shuffle(std::span(kinds), rng);
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    harbors[i].trades = kinds[i].trades;
    harbors[i].ratio = kinds[i].ratio;
  }
}

}  // namespace

int landCells(const Board& board) {
  return static_cast<int>(std::ranges::count_if(board.cells, [](const Cell& cell) { return isLand(cell); }));
}

Board beginnerBoard() {
  Board board = islandWith(kClassicPlan, kBeginnerTerrain, kBeginnerNumbers);
  board.starts = beginnerStarts();
  return board;
}

Board randomIsland(const IslandWishes& wishes, Rng& rng) {
  const IslandPlan& plan = planOf(wishes.size);
  const bool isApart = wishes.hotNumbers == IslandWishes::HotNumbers::Apart;  // 1.6
  const bool isOfMany = wishes.size == IslandWishes::Size::OfSix || wishes.size == IslandWishes::Size::OfEight;
  Draw draw = isApart && isOfMany ? drawnApart(plan, rng) : drawn(plan, rng);
  while (isApart && hotNumbersTouch(plan, draw)) draw = drawn(plan, rng);
  Board board = islandWith(plan, draw.terrains, draw.numbers);
  if (wishes.harbors == IslandWishes::Harbors::Shuffled) shuffleHarbors(board.harbors, rng);
  return board;
}

void liftRobber(Board& board, Hex at) {
  std::erase(board.moreRobbers, at);
  if (board.robber != at) return;
  board.robber.reset();
  if (board.moreRobbers.empty()) return;
  board.robber = board.moreRobbers.front();
  board.moreRobbers.erase(board.moreRobbers.begin());
}

bool asksForSea(const Board& board) {
  const auto asks = [](const Cell& cell) {
    return cell.terrain == Terrain::Gold || cell.terrain == Terrain::Fog || cell.startLand == StartLand::No;
  };
  return !board.noStart.empty() || board.pirate || board.fog != FogStack{} || !board.gifts.empty() ||
         std::ranges::any_of(board.cells, asks);
}

int FogStack::cells() const { return std::accumulate(terrains.begin(), terrains.end(), 0); }
int FogStack::tokens() const { return std::accumulate(numbers.begin(), numbers.end(), 0); }

void FogStack::add(Ground ground) {
  ++of(ground.terrain);
  if (takesNumber(ground.terrain) && isTokenNumber(ground.number)) ++numbers[ground.number];
}

Ground FogStack::take(Terrain wanted) {
  Ground ground{wanted, 0};
  if (cells() == 0) return ground;
  const auto most = std::ranges::max_element(terrains);
  if (of(wanted) == 0) ground.terrain = static_cast<Terrain>(most - terrains.begin());
  --of(ground.terrain);
  const auto number = std::ranges::max_element(numbers);
  if (!takesNumber(ground.terrain) || *number == 0) return ground;
  --*number;
  ground.number = static_cast<std::uint8_t>(number - numbers.begin());
  return ground;
}

int FogStack::takingNumbers() const {
  int count = 0;
  for (int terrain = 0; terrain < kTerrains; ++terrain)
    if (takesNumber(static_cast<Terrain>(terrain))) count += terrains[static_cast<std::size_t>(terrain)];
  return count;
}

}  // namespace tapu
