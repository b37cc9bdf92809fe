// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/neighbors.h"

#include <algorithm>
#include <set>

#include "engine/board/seam.h"

namespace tapu {

namespace {

Hex operator*(Hex a, int times) { return {a.q * times, a.r * times}; }

/// The boards of the Big Game, made once.
const Board& bigGameBoard(Neighbors::Kind kind) {
  static const std::vector<Chain::Kind> boards = bigGameBoards();
  return boards[static_cast<std::size_t>(kind) - static_cast<std::size_t>(Neighbors::Kind::A)].board;
}

const Board& neighborOf(const Board& board, const Neighbors& neighbors) {
  return neighbors.kind == Neighbors::Kind::Itself ? board : bigGameBoard(neighbors.kind);
}

void add(std::vector<BoardProblem>& found, std::vector<BoardProblem> more) {
  for (BoardProblem& each : more)
    if (std::find(found.begin(), found.end(), each) == found.end()) found.push_back(std::move(each));
}

/// A chain of three boards with this one in the middle.
Chain chainWith(const Board& board, const Neighbors& neighbors) {
  return {{{"", board}, {"", neighborOf(board, neighbors)}}, {1, 0, 1}, neighbors.ends};
}

}  // namespace

std::vector<ShiftedBoard> shiftedNeighbors(const Board& board, const Neighbors& neighbors) {
  if (neighbors.kind == Neighbors::Kind::None || board.cells.empty()) return {};
  const Board& other = neighborOf(board, neighbors);
  if (other.orientation != board.orientation) return {};
  std::optional<Hex> offset = board.chainOffset ? board.chainOffset : other.chainOffset;
  if (!offset) offset = nearestOffset(board);
  if (!offset) return {};
  return {{other, *offset * -1}, {other, *offset}};
}

Board withNeighbors(const Board& board, const Neighbors& neighbors) {
  Board all = board;
  std::set<Hex> taken;
  for (const Cell& cell : board.cells) taken.insert(cell.at);
  for (const ShiftedBoard& beside : shiftedNeighbors(board, neighbors)) {
    for (Cell cell : beside.board.cells) {
      cell.at = cell.at + beside.shift;
      if (taken.insert(cell.at).second) all.cells.push_back(cell);
    }
    for (Harbor harbor : beside.board.harbors) {
      harbor.hex = harbor.hex + beside.shift;
      all.harbors.push_back(harbor);
    }
  }
  return all;
}

std::vector<BoardProblem> errorsOf(const Board& board) {
  return board.halves.empty() ? problems(board) : problems(chainOf({{"A", board}}, "A", 3, Ends::Open));
}

std::vector<BoardProblem> problemsAmong(const Board& board, const Neighbors& neighbors) {
  std::vector<BoardProblem> found = errorsOf(board);
  const std::vector<ShiftedBoard> beside = shiftedNeighbors(board, neighbors);
  if (!beside.empty() && problems(board).empty()) add(found, problems(chainWith(board, neighbors)));
  for (const ShiftedBoard& each : beside) add(found, seamProblems(board, each.board, each.shift));
  add(found, warnings(board));
  std::stable_sort(found.begin(), found.end(),
                   [](const BoardProblem& a, const BoardProblem& b) { return a.severity < b.severity; });
  return found;
}

}  // namespace tapu
