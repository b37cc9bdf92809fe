// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/seam.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "engine/board/chain.h"
#include "engine/board/isometry.h"

namespace tapu {

namespace {

/// The neighbor as it lies beside the board.
struct Beside {
  Beside(const Board& neighbor, Hex shift) : orientation(neighbor.orientation) {
    for (const Cell& cell : neighbor.cells) cells.emplace(cell.at + shift, &cell);
    for (const Harbor& harbor : neighbor.harbors) {
      for (int end : {0, 1})
        harborCorners.insert(cornerPoint(harbor.hex + shift, (harbor.side + end) % kSides, orientation));
    }
    for (const HalfStart& half : neighbor.halves) {
      for (const auto& each : half.settlements) {
        const Hex at = each.hex + shift;
        homes.insert(cornerPoint(at, each.corner, orientation));
        for (int side : {each.corner, (each.corner + kSides - 1) % kSides}) addNext(at, side, each.corner);
      }
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
    for (Hex hex : {at, tapu::neighbor(at, side, orientation)}) {
      for (int i = 0; i < kSides; ++i) {
        if (cornerPoint(hex, i, orientation) == here)
          for (int step : {1, kSides - 1}) homes.insert(cornerPoint(hex, (i + step) % kSides, orientation));
      }
    }
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
  for (const HalfStart& half : board.halves) {
    for (const auto& each : half.settlements)
      if (beside.homes.contains(cornerPoint(each.hex, each.corner, board.orientation)))
        found.push_back({"Across the seam two start settlements stand too close.", "2.5", each.hex});
  }
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

// ---- moved onto the others
// -------------------------------------------------------------------------------------------

namespace {

/// The move that joins a board to others: a turn to the other tops if they have them, then a motion; it takes their
/// offset. Kept in `BoardProblem::values`.
struct Joining {
  bool turnsTops = false;
  Isometry motion;
  Hex offset;

  Board of(const Board& board) const {
    Board moved = imageOf(turnsTops ? inOtherOrientation(board) : board, motion);
    moved.chainOffset = offset;
    return moved;
  }
  bool isHere() const { return !turnsTops && motion == Isometry{}; }
  std::vector<int> values() const {
    return {turnsTops ? 1 : 0, motion.turns, motion.shift.q, motion.shift.r, offset.q, offset.r};
  }
};

std::set<Point> cornersOf(const Board& board, Hex shift) {
  std::set<Point> corners;
  for (const Cell& cell : board.cells) {
    for (int corner = 0; corner < kSides; ++corner)
      corners.insert(cornerPoint(cell.at + shift, corner, board.orientation));
  }
  return corners;
}

/// Whether a board that has the tops and the offset of its neighbors touches them on both sides as a chain needs it.
bool joins(const Board& board, const Board& neighbor) {
  if (!contactProblems({{{"", neighbor}, {"", board}}, {0, 1, 0}, Ends::Open}).empty()) return false;
  const std::set<Point> own = cornersOf(board, {});
  const Hex offset = *neighbor.chainOffset;
  return std::ranges::all_of(std::array{offset, Hex{-offset.q, -offset.r}}, [&](Hex shift) {
    return std::ranges::any_of(cornersOf(neighbor, shift), [&](Point at) { return own.contains(at); });
  });
}

/// Motions that bring as many cells of a board onto those of the neighbor as any can, and how many these are; those
/// that move it least come first.
struct BestMotions {
  std::vector<Isometry> motions;
  int cells = 0;
};

BestMotions motionsOnto(const Board& board, const Board& neighbor) {
  BestMotions best;
  for (const int turns : {0, 3, 1, 5, 2, 4}) {
    std::map<Hex, int> byShift;
    const Isometry turn{Mirrored::No, turns, {}};
    for (const Cell& cell : board.cells) {
      const Hex at = turn.hex(cell.at, board.orientation);
      for (const Cell& there : neighbor.cells) ++byShift[{there.at.q - at.q, there.at.r - at.r}];
    }
    for (const auto& [shift, cells] : byShift) {
      if (cells < best.cells) continue;
      if (cells > best.cells) best = {{}, cells};
      best.motions.push_back({Mirrored::No, turns, shift});
    }
  }
  std::ranges::stable_partition(best.motions, [](const Isometry& motion) { return motion == Isometry{}; });
  return best;
}

/// A board that has nearly the outline of its neighbors goes where it fits best, even if it does not join there yet:
/// some of its hexes are too many. Any other goes only where it joins.
std::optional<Joining> joiningOf(const Board& board, const Board& neighbor) {
  Joining joining{board.orientation != neighbor.orientation, {}, *neighbor.chainOffset};
  if (board.cells.size() > 2 * neighbor.cells.size()) return std::nullopt;  // no board of a chain is so large
  const auto hexes = static_cast<int>(std::max(board.cells.size(), neighbor.cells.size()));
  const BestMotions best = motionsOnto(joining.turnsTops ? inOtherOrientation(board) : board, neighbor);
  if (best.cells < hexes && joins(joining.of(board), neighbor)) return joining;  // where it lies
  for (const Isometry& motion : best.motions) {
    joining.motion = motion;
    if (joins(joining.of(board), neighbor)) return joining;
  }
  if (4 * best.cells < 3 * hexes) return std::nullopt;
  joining.motion = best.motions.front();
  return joining;
}

}  // namespace

std::optional<BoardProblem> joinProblem(const Board& board, const Board& neighbor) {
  if (board.cells.empty() || neighbor.cells.empty() || !neighbor.chainOffset) return std::nullopt;
  const auto joining = joiningOf(board, neighbor);
  if (joining && joining->isHere() && board.chainOffset == joining->offset) return std::nullopt;
  if (!joining)
    return BoardProblem{"This board has another outline than the others of the chain: it joins them nowhere.", "9.2",
                        std::nullopt, ProblemKind::ChainOutline};
  return BoardProblem{joining->isHere()
                          ? "This board has another offset to the next board than the others of the chain."
                          : "This board lies elsewhere or is turned, so that it does not join the others of the chain.",
                      "9.2",
                      std::nullopt,
                      ProblemKind::ChainOrigin,
                      Severity::Error,
                      0,
                      joining->values()};
}

std::optional<Isometry> joiningMotion(const BoardProblem& problem) {
  const std::vector<int>& v = problem.values;
  if (problem.kind != ProblemKind::ChainOrigin || v.size() != 6) return std::nullopt;
  return Isometry{Mirrored::No, v[1], {v[2], v[3]}};
}

Board joined(const Board& board, const BoardProblem& problem) {
  const auto motion = joiningMotion(problem);
  if (!motion) return board;
  const std::vector<int>& v = problem.values;
  return Joining{v[0] != 0, *motion, {v[4], v[5]}}.of(board);
}

}  // namespace tapu
