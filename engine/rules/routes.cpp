// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/rules.h"

namespace tapu::rules {
namespace {

inline constexpr int kMostBlocks = 36;  // a map of 32 x 32 cells has 35

/// Walks the trails of one seat's route pieces (7.9).
class RouteWalk {
 public:
  RouteWalk(const Table& table, const State& state, SeatId seat)
      : table_(table),
        state_(state),
        seat_(seat),
        hasShips_(table.hasShips),
        isPath_(table.rules.options.roadCycles == RoadCycles::Path) {
    const int blocks = state.slots;
    std::fill_n(usedEdges_.begin(), 2 * blocks, 0);
    if (isPath_) std::fill_n(usedCorners_.begin(), blocks, 0);
  }

  /// Longest trail that starts at a corner, where it has arrived over `last` if at all, and goes on over unused pieces:
  /// from roads to ships and back only at an own building (7.4).
  int from(CornerId corner, Piece last = {}) {
    met_ |= corner == watched_;
    if (isPath_) usedCorners_[slotOf(corner)] |= bit(corner.value);
    const bool keepsKind = hasShips_ && !last.isEmpty() && !state_.at(corner).isOf(seat_);
    int best = 0;
    for (EdgeId edge : table_.map.corner(corner).edges) {
      if (!edge || !state_.at(edge).isOf(seat_) || isUsed(edge)) continue;
      if (keepsKind && state_.at(edge).kind() != last.kind()) continue;
      best = std::max(best, over(edge, corner));
    }
    if (isPath_) usedCorners_[slotOf(corner)] &= ~bit(corner.value);
    return best;
  }

  /// A trail arriving at a corner may end there; it goes on unless the corner stops it.
  int arm(CornerId corner, Piece last) {
    if (stops(corner)) {
      met_ |= corner == watched_;
      return 0;
    }
    return from(corner, last);
  }

  void use(EdgeId edge) { usedEdges_[wordOf(edge)] |= bit(edge.value); }
  void watch(CornerId corner) { watched_ = corner; }
  bool hasMet() const { return met_; }

 private:
  int slotOf(CornerId corner) const { return state_.slotOf(seat_, blockOf(corner)); }
  int wordOf(EdgeId edge) const { return 2 * state_.slotOf(seat_, blockOf(edge)) + (edge.value >> 6 & 1); }
  static std::uint64_t bit(int index) { return std::uint64_t{1} << (index & 63); }
  bool isUsed(EdgeId edge) const { return usedEdges_[wordOf(edge)] & bit(edge.value); }
  void release(EdgeId edge) { usedEdges_[wordOf(edge)] &= ~bit(edge.value); }

  int over(EdgeId edge, CornerId corner) {
    const CornerId next = table_.map.otherEnd(edge, corner);
    if (isPath_ && (usedCorners_[slotOf(next)] & bit(next.value))) return 0;
    use(edge);
    const int length = 1 + arm(next, state_.at(edge));
    release(edge);
    return length;
  }

  bool isAnothersRoad(Piece piece) const {
    return !piece.isEmpty() && piece.kind() == Piece::Road && !piece.isOf(seat_);
  }

  bool stops(CornerId corner) const {
    const Piece piece = state_.at(corner);
    if (!piece.isEmpty() && !piece.isOf(seat_)) return true;
    if (table_.rules.options.brokenByRoads == Switch::Off) return false;
    for (EdgeId edge : table_.map.corner(corner).edges)
      if (edge && isAnothersRoad(state_.at(edge))) return true;
    return false;
  }

  const Table& table_;
  const State& state_;
  SeatId seat_;
  bool hasShips_;
  bool isPath_;
  bool met_ = false;
  CornerId watched_;
  std::array<std::uint64_t, 2 * kMostBlocks> usedEdges_;
  std::array<std::uint64_t, kMostBlocks> usedCorners_;
};

}  // namespace

int routeWith(const Table& table, const State& state, SeatId seat, EdgeId added) {
  if (table.rules.options.roadCycles == RoadCycles::Path) return longestRoute(table, state, seat);
  // A new piece can only lengthen a trail through itself: arm + 1 + arm, unless it closes a ring.
  const auto [one, other] = table.map.edge(added).corners;
  RouteWalk walk(table, state, seat);
  walk.use(added);
  walk.watch(other);
  const Piece piece = state.at(added);
  const int arm = walk.arm(one, piece);
  if (walk.hasMet()) return longestRoute(table, state, seat);
  return std::max<int>(state.seat(seat).route, arm + 1 + walk.arm(other, piece));
}

}  // namespace tapu::rules

namespace tapu {

int longestRoute(const Table& table, const State& state, SeatId seat) {
  // From every corner, not only from ends: a ring has none.
  int best = 0;
  for (int block : state.blocksOf(seat))
    for (std::uint64_t rest = state.reachOf(seat, block).settle; rest != 0; rest &= rest - 1)
      best = std::max(best, rules::RouteWalk(table, state, seat).from(CornerId(block * 64 + std::countr_zero(rest))));
  return best;
}

}  // namespace tapu
