// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/sea_fixes.h"

#include <algorithm>
#include <array>

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
