// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/sea_fixes.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <utility>

#include "engine/board/problem_parts.h"
#include "engine/board/topology.h"

namespace tapu {

namespace {

/// As many numbers as hexes under the fog need: the rarest come, or those go that are there most often.
void fitNumbers(FogStack& fog) {
  constexpr std::array kNumbers{5, 9, 4, 10, 6, 8, 3, 11, 2, 12};
  const auto countOf = [&fog](int number) { return fog.numbers[static_cast<std::size_t>(number)]; };
  while (fog.tokens() > fog.takingNumbers()) --*std::ranges::max_element(fog.numbers);
  while (fog.tokens() < fog.takingNumbers())
    ++fog.numbers[static_cast<std::size_t>(*std::ranges::min_element(kNumbers, {}, countOf))];
}

/// The counts get so many deserts more as hexes lie there; else there is less of what is there most often.
void fitTerrains(FogStack& fog, int hexes) {
  const int missing = hexes - fog.cells();
  if (missing > 0) fog.of(Terrain::Desert) = static_cast<std::uint16_t>(fog.of(Terrain::Desert) + missing);
  for (int i = missing; i < 0; ++i) --*std::ranges::max_element(fog.terrains);
  fitNumbers(fog);
}

/// It goes to the nearest sea; where there is none it is away.
PirateStart nearestSea(const Board& board, Hex from) {
  PirateStart start;
  for (const Cell& cell : board.cells) {
    if (cell.terrain != Terrain::Sea) continue;
    if (!start.at || distance(cell.at, from) < distance(*start.at, from)) start.at = cell.at;
  }
  return start;
}

/// The board without one thing of a list.
template <class List>
std::vector<Board> without(const Board& board, List Board::*list, int index) {
  Board next = board;
  List& things = next.*list;
  if (index < 0 || index >= static_cast<int>(things.size())) return {};
  things.erase(things.begin() + index);
  return {next};
}

/// It gets the nearest count that its kind can have; else it goes.
std::vector<Board> giftCountFixes(const Board& board, int index) {
  std::vector<Board> fixes = without(board, &Board::gifts, index);
  if (fixes.empty()) return fixes;
  Board next = board;
  Gift& gift = next.gifts[static_cast<std::size_t>(index)];
  const bool isOfPoints = gift.kind == Gift::Kind::Points;
  const int most = isOfPoints ? Gift::kMostPoints : gift.kind == Gift::Kind::Card ? 1 : Gift::kMostResources;
  gift.count = std::clamp(gift.count, 1, most);
  fixes.insert(fixes.begin(), next);
  return fixes;
}

/// The board with ships, if it has none.
std::vector<Board> shipFixes(const Board& board) {
  if (board.ships == AsksForShips::Yes) return {};
  Board next = board;
  next.ships = AsksForShips::Yes;
  return {next};
}

/// Ships come to it; else it goes.
std::vector<Board> giftFixes(const Board& board, int index) {
  std::vector<Board> fixes = shipFixes(board);
  std::ranges::copy(without(board, &Board::gifts, index), std::back_inserter(fixes));
  return fixes;
}

/// The cells that are joined with this one by edges and satisfy this, as indices.
template <class Is>
std::set<int> joinedCells(const Board& board, Hex from, const Is& is) {
  const CellFinder cells(board);
  const auto isOne = [&](int index) { return index >= 0 && is(board.cells[static_cast<std::size_t>(index)]); };
  std::set<int> all;
  std::vector<int> open{cells.indexOf(from)};
  while (!open.empty()) {
    const int here = open.back();
    open.pop_back();
    if (!isOne(here) || !all.insert(here).second) continue;
    for (int side = 0; side < kSides; ++side)
      open.push_back(cells.indexOf(neighbor(board.cells[static_cast<std::size_t>(here)].at, side, board.orientation)));
  }
  return all;
}

/// Seats may begin at all corners of a cell.
void openCell(Board& board, Cell& cell) {
  cell.startLand = StartLand::Yes;
  std::set<Point> points;
  for (int corner = 0; corner < kSides; ++corner) points.insert(cornerPoint(cell.at, corner, board.orientation));
  std::erase_if(board.noStart, [&](const BoardCorner& closed) {
    return points.contains(cornerPoint(closed.hex, closed.corner, board.orientation));
  });
}

/// Ships come to it; else all of its land is start land.
std::vector<Board> islandFixes(const Board& board, Hex at) {
  std::vector<Board> fixes = shipFixes(board);
  Board next = board;
  for (int index : joinedCells(board, at, [](const Cell& cell) { return isLand(cell); }))
    openCell(next, next.cells[static_cast<std::size_t>(index)]);
  fixes.push_back(next);
  return fixes;
}

/// Ships come to it; else there is sea in its place.
std::vector<Board> fogFixes(const Board& board, Hex at) {
  std::vector<Board> fixes = shipFixes(board);
  Board next = board;
  for (int index : joinedCells(board, at, [](const Cell& cell) { return cell.terrain == Terrain::Fog; })) {
    next.cells[static_cast<std::size_t>(index)].terrain = Terrain::Sea;
    next.fog.take(Terrain::Sea);
  }
  fixes.push_back(next);
  return fixes;
}

/// As many of the cells that are no start land become some as seats need, the nearest to what is; closed corners open
/// first.
std::vector<Board> startLandFixes(const Board& board, int seats) {
  Board bare = board;
  bare.noStart.clear();
  std::vector<Hex> open;
  std::vector<std::pair<int, std::size_t>> marked;  // how far away, and which
  for (const Cell& cell : bare.cells)
    if (isLand(cell) && cell.startLand == StartLand::Yes) open.push_back(cell.at);
  for (std::size_t i = 0; i < bare.cells.size(); ++i) {
    const Cell& cell = bare.cells[i];
    if (!isLand(cell) || cell.startLand == StartLand::Yes) continue;
    int away = 0;
    for (Hex at : open) away = away == 0 ? distance(at, cell.at) : std::min(away, distance(at, cell.at));
    marked.emplace_back(away, i);
  }
  std::ranges::sort(marked);
  const auto withOpened = [&](std::size_t count) {
    Board next = bare;
    for (std::size_t i = 0; i < count; ++i) next.cells[marked[i].second].startLand = StartLand::Yes;
    return next;
  };
  const Topology map(board);  // of all these boards: they have the same cells
  std::size_t tooFew = 0, enough = marked.size();
  if (seatsWithRoomToBegin(withOpened(0), map) >= seats) return {withOpened(0)};
  while (enough - tooFew > 1) {
    const std::size_t middle = (tooFew + enough) / 2;
    (seatsWithRoomToBegin(withOpened(middle), map) >= seats ? enough : tooFew) = middle;
  }
  return {withOpened(enough)};
}

}  // namespace

std::vector<Board> seaFixes(const Board& board, const BoardProblem& problem) {
  using enum ProblemKind;
  Board next = board;
  const ProblemKind kind = problem.kind;
  if (kind == FogCount) {
    fitTerrains(next.fog, static_cast<int>(std::ranges::count(board.cells, Terrain::Fog, &Cell::terrain)));
  } else if (kind == FogNumbers) {
    fitNumbers(next.fog);
  } else if (kind == PirateOffSea && problem.at) {
    next.pirate = nearestSea(board, *problem.at);
  } else if (kind == PirateWithoutShips) {
    next.ships = AsksForShips::Yes;
    Board bare = board;
    bare.pirate.reset();
    return {next, bare};
  } else if (kind == IslandClosed && problem.at) {
    return islandFixes(board, *problem.at);
  } else if (kind == FogUnreached && problem.at) {
    return fogFixes(board, *problem.at);
  } else if (kind == GiftOutOfReach) {
    return giftFixes(board, problem.index);
  } else if (kind == StartLandSmall) {
    return startLandFixes(board, problem.values.at(1));
  } else if (kind == GiftCount) {
    return giftCountFixes(board, problem.index);
  } else if (kind == NoStartOffBoard) {
    return without(board, &Board::noStart, problem.index);
  } else {
    return without(board, &Board::gifts, problem.index);
  }
  return {next};
}

}  // namespace tapu
