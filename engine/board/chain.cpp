// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/chain.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "engine/board/problem_parts.h"
#include "engine/board/topology.h"

namespace tapu {
namespace {

constexpr int kHexes = 20;
// 9.1: columns 0-8; even columns hold rows 0 2 4, odd ones rows 1 3; (0,2), (8,0) and (8,4) are missing. Axial: q =
// column, r = (row - column) / 2; listed column by column.
constexpr std::array<Hex, kHexes> kCells{{{0, 0},  {0, 2},  {1, 0},  {1, 1},  {2, -1}, {2, 0},  {2, 1},
                                          {3, -1}, {3, 0},  {4, -2}, {4, -1}, {4, 0},  {5, -2}, {5, -1},
                                          {6, -3}, {6, -2}, {6, -1}, {7, -3}, {7, -2}, {8, -3}}};
constexpr int kLine = 4;       // 9.3: the dividing line runs through column 4
constexpr Hex kOffset{8, -4};  // 9.2
constexpr std::array kHarborsAt{Hex{2, -1}, Hex{2, 1}, Hex{6, -1}, Hex{6, -3}};
constexpr std::array kHarborSides{"N", "S", "S", "N"};

/// The differences of the three boards, in the order of kCells. Terrain by letter (9.3): F forest, B hills (brick), S
/// pasture (sheep), W fields (wheat), O mountains (ore), D desert. Sides: w west, e east.
struct Drawing {
  const char* name;
  const char* terrain;
  std::array<int, kHexes> numbers;
  const char* territory;  ///< of the three cut hexes, from the top
  std::array<Resource, 4> harbors;
};
using enum Resource;
constexpr std::array<Drawing, 3> kDrawings{{
    {.name = "A",
     .terrain = "FWSBFOSDSWBWFDOSOWBF",
     .numbers = {4, 11, 12, 8, 6, 5, 10, 0, 3, 9, 10, 5, 11, 0, 2, 9, 6, 8, 4, 3},
     .territory = "wee",
     .harbors = {None, Ore, None, Brick}},
    {.name = "B",
     .terrain = "BWFSSBFDWOFOWDSBSWFO",
     .numbers = {2, 5, 6, 9, 4, 10, 11, 0, 3, 8, 9, 10, 12, 0, 11, 5, 6, 8, 4, 3},
     .territory = "wee",
     .harbors = {None, Grain, None, Lumber}},
    {.name = "C",
     .terrain = "BSFWOSFDBWFWSDWOBSFO",
     .numbers = {10, 12, 4, 11, 6, 5, 8, 0, 3, 11, 6, 9, 2, 0, 9, 10, 8, 5, 4, 3},
     .territory = "eew",
     .harbors = {None, Wool, None, Wool}},
}};
constexpr Hex kSunsDesert{3, -1}, kMoonsDesert{5, -1};
/// The board to begin one's own with: both sides start with 17 pips, and none of its numbers is missing or twice in a
/// half (9.3); a 6 or 8 lies beside no other one of its own, of a copy or of A, B and C.
constexpr Drawing kOwn{.name = "",
                       .terrain = "OFWOSBFDSSFWBDFWSOWB",
                       .numbers = {10, 12, 6, 3, 9, 4, 8, 0, 11, 5, 9, 8, 5, 0, 6, 10, 2, 4, 3, 11},
                       .territory = "wee",
                       .harbors = {Brick, None, Lumber, None}};

Terrain terrainOf(char letter) {
  switch (letter) {
    case 'F': return Terrain::Forest;
    case 'B': return Terrain::Hills;
    case 'S': return Terrain::Pasture;
    case 'W': return Terrain::Fields;
    case 'O': return Terrain::Mountains;
    default: return Terrain::Desert;
  }
}

int cornerOf(const char* name) { return *cornerNamed(name, Orientation::Flat); }
int sideOf(const char* name) { return *sideNamed(name, Orientation::Flat); }

// 9.16: ship corner, road corner, bare corner of each half.
std::vector<HalfStart> bigGameStarts() {
  using enum HalfStart::With;
  return {{{{{3, -1}, cornerOf("NE"), Ship}, {{2, -1}, cornerOf("SE"), Road}, {{3, -1}, cornerOf("SE"), Nothing}},
           SeatStart::Road{{2, -1}, sideOf("S")},
           SeatStart::Road{{4, -2}, sideOf("NW")}},
          {{{{4, 0}, cornerOf("E"), Ship}, {{5, -1}, cornerOf("E"), Road}, {{4, -1}, cornerOf("E"), Nothing}},
           SeatStart::Road{{6, -2}, sideOf("S")},
           SeatStart::Road{{4, 0}, sideOf("SE")}}};
}

Chain::Kind boardOf(const Drawing& drawing) {
  Board board;
  board.orientation = Orientation::Flat;
  board.chainOffset = kOffset;
  const char* half = drawing.territory;
  for (std::size_t i = 0; i < kCells.size(); ++i) {
    const bool isCut = kCells[i].q == kLine;
    const bool isWest = isCut ? *half++ == 'w' : kCells[i].q < kLine;
    board.cells.push_back({kCells[i], terrainOf(drawing.terrain[i]), drawing.numbers[i],
                           isWest ? Territory::Sun : Territory::Moon, isCut ? CutByLine::Yes : CutByLine::No});
  }
  for (std::size_t i = 0; i < kHarborsAt.size(); ++i)
    board.harbors.push_back(
        {kHarborsAt[i], sideOf(kHarborSides[i]), drawing.harbors[i], drawing.harbors[i] == Resource::None ? 3 : 2});
  board.halves = bigGameStarts();
  return {drawing.name, board};
}

}  // namespace

std::vector<Chain::Kind> bigGameBoards() {
  std::vector<Chain::Kind> kinds;
  for (const Drawing& drawing : kDrawings) kinds.push_back(boardOf(drawing));
  return kinds;
}

Board chainBoard() {
  Board board = boardOf(kOwn).board;
  std::ranges::sort(
      board.cells, [&](Hex a, Hex b) { return readsBefore(a, b, board.orientation); }, &Cell::at);
  board.robber = kSunsDesert;
  board.moreRobbers = {kMoonsDesert};
  return board;
}

Chain chainOf(const std::vector<Chain::Kind>& kinds, std::string_view word, int boards, Ends ends) {
  Chain chain{kinds, {}, boards >= kLeastOfRing ? ends : Ends::Open};
  for (int k = 0; k < boards && !word.empty(); ++k) {
    const char letter = word[static_cast<std::size_t>(k) % word.size()];
    const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                   [&](const Chain::Kind& each) { return each.name == std::string_view(&letter, 1); });
    if (kind == kinds.end()) return {};
    chain.order.push_back(static_cast<std::uint16_t>(kind - kinds.begin()));
  }
  return chain;
}

// ---- what keeps a chain from being played ---------------------------------------------------------------------------

namespace {

void halvesProblems(const Board& board, const Topology& map, std::vector<BoardProblem>& found) {
  if (board.halves.size() != 2) {
    found.push_back({"A board of a chain needs start pieces for Sun and for Moon.", "9.16", std::nullopt});
    return;
  }
  std::vector<CornerId> corners;
  for (const HalfStart& half : board.halves) {
    const auto has = [&](HalfStart::With with) {
      return std::count_if(half.settlements.begin(), half.settlements.end(),
                           [&](const HalfStart::Settlement& each) { return each.with == with; }) == 1;
    };
    using enum HalfStart::With;
    if (half.settlements.size() != 3 || !has(Nothing) || !has(Road) || !has(Ship))
      found.push_back({&half == &board.halves.front()
                           ? "Sun starts with three settlements: one with a road, one with a ship, one bare."
                           : "Moon starts with three settlements: one with a road, one with a ship, one bare.",
                       "9.16", std::nullopt});
    const auto edgeOf = [&](const std::optional<SeatStart::Road>& at) {
      return at ? map.edgeAt(at->hex, at->side) : std::nullopt;
    };
    const auto hexOf = [](const std::optional<SeatStart::Road>& at) {
      return at ? std::optional(at->hex) : std::nullopt;
    };
    const auto road = edgeOf(half.road), ship = edgeOf(half.ship);
    if (!road || !map.edge(*road).takesRoad)
      found.push_back({"A start road needs an edge of the land of its own.", "2.3", hexOf(half.road)});
    if (!ship || !map.edge(*ship).takesShip)
      found.push_back({"A start ship needs an edge of the coast of its own.", "7.2", hexOf(half.ship)});
    for (const auto& each : half.settlements) {
      const auto corner = map.cornerAt(each.hex, each.corner);
      if (!corner || !map.corner(*corner).touchesLand)
        found.push_back({"A start settlement must stand on a corner of the land.", "2.5", each.hex});
      for (CornerId other : corners)
        if (corner && (other == *corner || map.edgeBetween(other, *corner)))
          found.push_back({"Two start settlements stand too close.", "2.5", each.hex});
      if (corner) corners.push_back(*corner);
    }
  }
}

void territoryProblems(const Board& board, std::vector<BoardProblem>& found) {
  const auto count = [&](auto holds) { return std::count_if(board.cells.begin(), board.cells.end(), holds); };
  if (count([](const Cell& c) { return c.cutByLine == CutByLine::Yes; }) == 0)
    found.push_back({"A board of a chain needs the hexes of its dividing line marked.", "9.3", std::nullopt});
  for (Territory half : {Territory::Sun, Territory::Moon}) {
    const auto home = [&](const Cell& c) { return c.territory == half && c.terrain == Terrain::Desert; };
    const auto placed = [&](const Cell& c) {
      return c.territory == half &&
             (c.at == board.robber || std::count(board.moreRobbers.begin(), board.moreRobbers.end(), c.at) > 0);
    };
    if (count(home) == 0 && count(placed) == 0)
      found.push_back({"Each territory needs a desert or a place for its robber.", "9.17", std::nullopt});
  }
  for (const Cell& cell : board.cells)
    if (cell.terrain != Terrain::Sea && cell.territory == Territory::None)
      found.push_back({"Each hex of a board of a chain belongs to Sun or to Moon.", "9.3", cell.at});
}

/// Across which a ring closes: `at` and `at + n * around` are one place there.
template <class Place>
Place wrapped(Place at, Place around) {
  const auto turns = [](int value, int length) { return (value >= 0 ? value : value - length + 1) / length; };
  auto [x, y] = at;
  auto [width, height] = around;
  if (width == 0 && height == 0) return at;
  if (width < 0 || (width == 0 && height < 0)) {
    width = -width;
    height = -height;
  }
  const int n = width != 0 ? turns(x, width) : turns(y, height);
  return {x - n * width, y - n * height};
}

}  // namespace

// Boards share borders with their neighbors, never cells; all along the chain and around the ring.
std::vector<BoardProblem> contactProblems(const Chain& chain) {
  const Hex offset = chain.board(0).chainOffset.value_or(Hex{});
  const Orientation orientation = chain.board(0).orientation;
  const Point step = center(offset, orientation);
  const bool isRing = chain.ends == Ends::Joined;
  const int n = chain.size();
  const Hex around = isRing ? Hex{n * offset.q, n * offset.r} : Hex{};
  const Point circle = isRing ? Point{n * step.x, n * step.y} : Point{};
  std::map<Hex, int> cells;                     // by which board they are taken
  std::map<Point, std::array<int, 2>> corners;  // which boards meet there; -1 = none
  for (int k = 0; k < n; ++k) {
    for (const Cell& cell : chain.board(k).cells) {
      const Hex shift{k * offset.q, k * offset.r};
      if (!cells.emplace(wrapped(cell.at + shift, around), k).second) {
        return {{"Two boards of a chain lie on each other.", "9.2", cell.at, ProblemKind::ChainOffset}};
      }
      for (int corner = 0; corner < kSides; ++corner) {
        const Point at = wrapped(cornerPoint(cell.at + shift, corner, orientation), circle);
        auto& [first, second] = corners.emplace(at, std::array{k, -1}).first->second;
        if (first == k || second == k) continue;
        const int apart = std::min(k - first, isRing ? first + n - k : n);
        if (second == -1 && apart == 1) {
          second = k;
          continue;
        }
        return {{"In a chain only neighbors touch, and no three boards in one corner.", "9.2", cell.at}};
      }
    }
  }
  return {};
}

namespace {

void linkProblems(const Chain& chain, std::vector<BoardProblem>& found) {
  const Hex offset = chain.board(0).chainOffset.value_or(Hex{});
  for (const Chain::Kind& kind : chain.kinds) {
    if (kind.board.orientation != chain.board(0).orientation || kind.board.chainOffset != chain.board(0).chainOffset)
      found.push_back({"All boards of a chain need one orientation and one offset.", "9.2", std::nullopt});
  }
  if (chain.ends == Ends::Joined && center(offset, chain.board(0).orientation).y != 0)
    found.push_back({"Boards that climb cannot form a ring.", "9.2", std::nullopt});
  for (BoardProblem& each : contactProblems(chain)) found.push_back(std::move(each));
}

}  // namespace

std::optional<BoardProblem> sizeProblem(const Board& board) {
  std::vector<BoardProblem> ofOutline;
  findOutlineErrors(board, ofOutline);
  if (std::ranges::any_of(ofOutline, [](const BoardProblem& each) {
        return each.kind == ProblemKind::CellTwice || each.kind == ProblemKind::TooLarge;
      }))
    return std::nullopt;
  const Topology map(board);
  if (map.cornerCount() <= kCornersOfBlock && map.edgeCount() <= kEdgesOfBlock) return std::nullopt;
  return BoardProblem{"A board of a chain has at most 64 corners.", "9.1"};
}

std::optional<Hex> nearestOffset(const Board& board) {
  if (board.cells.empty()) return std::nullopt;
  std::set<Hex> cells;
  std::vector<int> across;
  for (const Cell& cell : board.cells) {
    cells.insert(cell.at);
    across.push_back(center(cell.at, board.orientation).x);
  }
  const auto [left, right] = std::minmax_element(across.begin(), across.end());
  // Level are the cells of a row; with flat tops every other column.
  const Hex step = board.orientation == Orientation::Pointy ? Hex{1, 0} : Hex{2, -1};
  const int most = *right - *left + center(step, board.orientation).x;  // here they lie quite apart
  for (Hex offset = step; center(offset, board.orientation).x <= most; offset = offset + step) {
    if (std::any_of(cells.begin(), cells.end(), [&](Hex at) { return cells.contains(at + offset); })) continue;
    // As many as the first may meet.
    Chain chain = chainOf({{"A", board}}, "A", most / center(offset, board.orientation).x + 2, Ends::Open);
    chain.kinds[0].board.chainOffset = offset;
    if (contactProblems(chain).empty()) return offset;
  }
  return std::nullopt;
}

std::vector<BoardProblem> problems(const Chain& chain) {
  std::vector<BoardProblem> found;
  const bool isSound = std::all_of(chain.order.begin(), chain.order.end(),
                                   [&](std::uint16_t kind) { return kind < chain.kinds.size(); });
  if (chain.isEmpty() || chain.size() > kMostBoards || !isSound)
    found.push_back({"A chain has 1 to 5,500 boards.", "9.2", std::nullopt});
  if (!found.empty()) return found;
  for (const Chain::Kind& kind : chain.kinds) {
    for (const BoardProblem& problem : problems(kind.board)) found.push_back(problem);
    if (asksForSea(kind.board))
      found.push_back({"A board of a chain has no gold, fog, start land, pirate or gifts.", "14.9"});
    if (auto tooLarge = sizeProblem(kind.board)) found.push_back(std::move(*tooLarge));
    if (!kind.board.chainOffset || *kind.board.chainOffset == Hex{})
      found.push_back(
          {"A board of a chain needs an offset to the next board.", "9.2", std::nullopt, ProblemKind::ChainOffset});
  }
  if (!found.empty()) return found;
  for (const Chain::Kind& kind : chain.kinds) {
    halvesProblems(kind.board, Topology(kind.board), found);
    territoryProblems(kind.board, found);
  }
  if (found.empty()) linkProblems(chain, found);
  return found;
}

}  // namespace tapu
