// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/seam.h"

#include <algorithm>
#include <map>
#include <set>

namespace tapu {

namespace {

/// The neighbor as it lies beside the board.
struct Beside {
  Beside(const Board& neighbor, Hex shift) : orientation(neighbor.orientation) {
    for (const Cell& cell : neighbor.cells) cells.emplace(cell.at + shift, &cell);
    for (const Harbor& harbor : neighbor.harbors)
      for (int end : {0, 1})
        harborCorners.insert(cornerPoint(harbor.hex + shift, (harbor.side + end) % kSides, orientation));
    for (const HalfStart& half : neighbor.halves)
      for (const auto& each : half.settlements) {
        const Hex at = each.hex + shift;
        homes.insert(cornerPoint(at, each.corner, orientation));
        for (int side : {each.corner, (each.corner + kSides - 1) % kSides}) addNext(at, side, each.corner);
      }
  }
  bool hasLand(Hex at) const {
    const auto found = cells.find(at);
    return found != cells.end() && isLand(*found->second);
  }
  bool hasHotNumber(Hex at) const {
    const auto found = cells.find(at);
    return found != cells.end() && isHot(found->second->number);
  }

  Orientation orientation;
  std::map<Hex, const Cell*> cells;
  std::set<Point> harborCorners, homes;

 private:
  /// The corners one edge from a settlement: two on its own hex, the third on the hex beyond either of its sides.
  void addNext(Hex at, int side, int corner) {
    const Point here = cornerPoint(at, corner, orientation);
    for (Hex hex : {at, tapu::neighbor(at, side, orientation)})
      for (int i = 0; i < kSides; ++i)
        if (cornerPoint(hex, i, orientation) == here)
          for (int step : {1, kSides - 1}) homes.insert(cornerPoint(hex, (i + step) % kSides, orientation));
  }
};

BoardProblem warning(const char* sentence, const char* rule, ProblemKind kind, Hex at) {
  return {sentence, rule, at, kind, Severity::Warning, 0, {}};
}

// 9.2
void cells(const Board& board, const Beside& beside, std::vector<BoardProblem>& found) {
  for (const Cell& cell : board.cells) {
    if (beside.cells.contains(cell.at))
      found.push_back({"Two boards of a chain lie on each other.", "9.2", cell.at, ProblemKind::ChainOffset});
    if (cell.number != 6 && cell.number != 8) continue;
    for (int side = 0; side < kSides; ++side)
      if (beside.hasHotNumber(neighbor(cell.at, side, board.orientation)))
        found.push_back(warning("Across the seam to the next board a 6 or 8 lies beside another one.", "1.6",
                                ProblemKind::HotNumbersTouchOverSeam, cell.at));
  }
}

// 1.7
void harbors(const Board& board, const Beside& beside, std::vector<BoardProblem>& found) {
  for (std::size_t i = 0; i < board.harbors.size(); ++i) {
    const Harbor& harbor = board.harbors[i];
    const auto isShared = [&](int end) {
      return beside.harborCorners.contains(cornerPoint(harbor.hex, (harbor.side + end) % kSides, board.orientation));
    };
    if (beside.hasLand(neighbor(harbor.hex, harbor.side, board.orientation)))
      found.push_back(warning("Across the seam this harbor faces land of the next board.", "1.7",
                              ProblemKind::HarborFacesLandOverSeam, harbor.hex));
    else if (isShared(0) || isShared(1))
      found.push_back(warning("Across the seam two harbors share a corner.", "1.7",
                              ProblemKind::HarborsShareCornerOverSeam, harbor.hex));
    else
      continue;
    found.back().index = static_cast<int>(i);
  }
}

// 2.5
void homes(const Board& board, const Beside& beside, std::vector<BoardProblem>& found) {
  for (const HalfStart& half : board.halves)
    for (const auto& each : half.settlements)
      if (beside.homes.contains(cornerPoint(each.hex, each.corner, board.orientation)))
        found.push_back({"Across the seam two start settlements stand too close.", "2.5", each.hex});
}

}  // namespace

std::vector<BoardProblem> seamProblems(const Board& board, const Board& neighbor, Hex shift) {
  std::vector<BoardProblem> found;
  const Beside beside(neighbor, shift);
  cells(board, beside, found);
  harbors(board, beside, found);
  homes(board, beside, found);
  return found;
}

}  // namespace tapu
