// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/ids.h"

namespace tapu {

class Topology;

// Parts of `problems` and `warnings`, so that `applyFix` can check again only what it changed. Each appends its
// findings.

/// Problems of the list of cells itself. If a cell is listed twice or the board is too large, nothing else can be
/// judged: no `Topology` can be made of it.
void findOutlineErrors(const Board& board, std::vector<BoardProblem>& found);
/// Numbers that are missing or too many (1.5).
void findNumberErrors(const Board& board, std::vector<BoardProblem>& found);
/// Numbers that touch, too (1.6), and numbers by their count, of the board (1.5) and of its halves (9.3).
void findNumberWarnings(const Board& board, std::vector<BoardProblem>& found);
/// Harbors off the coast or with a rate that none has (1.7).
void findHarborErrors(const Board& board, std::vector<BoardProblem>& found);
/// Harbors that share a corner, and their set (1.7).
void findHarborWarnings(const Board& board, std::vector<BoardProblem>& found);
/// Faults of the counts of the fog, of pirate, gifts and start land, and of what touches the fog (14).
void findSeaErrors(const Board& board, const Topology& map, std::vector<BoardProblem>& found);
/// Things of the sea that are of no use or out of reach: pirate, gifts, fog, and start land for so many seats (14).
void findSeaWarnings(const Board& board, const Topology& map, int seats, std::vector<BoardProblem>& found);
/// The number of seats that find room to begin with two settlements each where they may (14.4), corners filled as they
/// come.
int seatsWithRoomToBegin(const Board& board, const Topology& map);
/// Whether a corner, or an end of an edge, lies at a hex under the fog (14.5).
bool touchesFog(const Topology& map, CornerId corner);
bool touchesFog(const Topology& map, EdgeId edge);

/// Finds the cell of a hex among those of a board that must stay as it is meanwhile; of several on one hex the first.
class CellFinder {
 public:
  explicit CellFinder(const Board& board) : board_(board) {
    places_.reserve(board.cells.size());
    for (std::size_t i = 0; i < board.cells.size(); ++i) places_.emplace_back(board.cells[i].at, static_cast<int>(i));
    std::sort(places_.begin(), places_.end());
  }
  /// Its index in `cells`; -1 if there is none.
  int indexOf(Hex at) const {
    const auto found = std::lower_bound(places_.begin(), places_.end(), std::pair(at, 0));
    return found == places_.end() || found->first != at ? -1 : found->second;
  }
  const Cell* cellAt(Hex at) const {
    const int index = indexOf(at);
    return index < 0 ? nullptr : &board_.cells[static_cast<std::size_t>(index)];
  }
  bool hasLand(Hex at) const {
    const Cell* cell = cellAt(at);
    return cell && isLand(*cell);
  }

 private:
  const Board& board_;
  std::vector<std::pair<Hex, int>> places_;
};

}  // namespace tapu
