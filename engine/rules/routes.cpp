// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/rules.h"

namespace tapu::rules {
namespace {

inline constexpr int kMostBlocks = 36;  // a map of 32 x 32 cells has 35

/// Walks the trails of one seat's route pieces (7.9) in so many blocks at most: one as a rule.
template <int kBlocks>
class RouteWalk {
 public:
  RouteWalk(const Table& table, const State& state, SeatId seat)
      : table_(table),
        state_(state),
        seat_(seat),
        keepsKinds_(table.hasShips),
        isPath_(table.rules.options.roadCycles == RoadCycles::Path),
        areCut_(table.rules.options.brokenByRoads == Switch::On) {
    const Reach* reach = &state.reach[seat.value * state.slots];
    for (std::size_t slot = 0; slot < state.slots; ++slot) {
      unused_[2 * slot] = untouched_[2 * slot] = reach[slot].routes[0];
      unused_[2 * slot + 1] = untouched_[2 * slot + 1] = reach[slot].routes[1];
      if (isPath_) usedCorners_[slot] = 0;
    }
  }

  /// The longest trail of all. One that can't go on at its end has used up all pieces there: an odd number of them,
  /// unless it came back to where it began, and then it has used up all that hangs together. So it begins where an odd
  /// number of pieces meet or where trails stop, or else anywhere on a ring.
  int longest() {
    int best = 0;
    eachCorner([&](CornerId corner) {
      if (mayBegin(corner)) best = std::max(best, from(corner));
    });
    eachCorner([&](CornerId corner) {
      if (isOnRing(corner)) best = std::max(best, from(corner));
    });
    return best;
  }

  /// A trail arriving at a corner over `last` may end there; it goes on unless the corner stops it.
  int arm(CornerId corner, Piece last) { return stops(corner) ? 0 : from(corner, last); }

  void use(EdgeId edge) { unused_[wordOf(edge)] &= ~bit(edge.value); }
  void watch(CornerId corner) { watched_ = corner; }
  bool hasMet() const { return met_; }

 private:
  using Edges = std::array<std::uint64_t, 2 * kBlocks>;

  int slotOf(CornerId corner) const { return kBlocks == 1 ? 0 : state_.slotOf(seat_, blockOf(corner)); }
  std::size_t wordOf(EdgeId edge) const {
    const int slot = kBlocks == 1 ? 0 : state_.slotOf(seat_, blockOf(edge));
    return static_cast<std::size_t>(2 * slot + (edge.value >> 6 & 1));
  }
  static std::uint64_t bit(int index) { return std::uint64_t{1} << (index & 63); }
  /// An edge may touch an own corner and lie beyond all that the seat can build on (9.11).
  bool isIn(const Edges& edges, EdgeId edge) const {
    const std::size_t word = wordOf(edge);
    return (kBlocks == 1 || word < 2u * state_.slots) && hasBit(edges[word], edge.value & 63);
  }
  bool isUnused(EdgeId edge) const { return isIn(unused_, edge); }

  template <class See>
  void eachCorner(See see) const {
    for (int block : state_.blocksOf(seat_))
      for (std::uint64_t rest = state_.reachOf(seat_, block).settle; rest != 0; rest &= rest - 1)
        see(CornerId(block * 64 + std::countr_zero(rest)));
  }

  bool mayBegin(CornerId corner) const {
    if (isPath_ || keepsKinds_) return true;  // paths end anywhere; a change of kind stops trails too
    int pieces = 0;
    for (EdgeId edge : table_.map.corner(corner).edges) pieces += edge && isUnused(edge);
    return pieces % 2 == 1 || stops(corner);
  }

  /// No trail from elsewhere has come here.
  bool isOnRing(CornerId corner) const {
    for (EdgeId edge : table_.map.corner(corner).edges)
      if (edge && isIn(untouched_, edge)) return true;
    return false;
  }

  /// Longest trail that starts at a corner, where it has arrived over `last` if at all, and goes on over unused pieces:
  /// from roads to ships and back only at an own building (7.4).
  int from(CornerId corner, Piece last = {}) {
    met_ |= corner == watched_;
    if (isPath_) usedCorners_[slotOf(corner)] |= bit(corner.value);
    const bool keepsKind = keepsKinds_ && !last.isEmpty() && !state_.at(corner).isOf(seat_);
    const auto& place = table_.map.corner(corner);
    unsigned open = 0;  // found without branches, as nobody can guess where a trail goes on
    for (std::size_t i = 0; i < place.edges.size(); ++i) {
      const bool goesOn = !place.edges[i].isNone() & isUnused(place.edges[i]);
      open |= unsigned{goesOn} << i;
    }
    int best = 0;
    for (; open != 0; open &= open - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(open));
      if (keepsKind && state_.at(place.edges[i]).kind() != last.kind()) continue;
      best = std::max(best, over(place.edges[i], place.corners[i]));
    }
    if (isPath_) usedCorners_[slotOf(corner)] &= ~bit(corner.value);
    return best;
  }

  int over(EdgeId edge, CornerId next) {
    if (isPath_ && (usedCorners_[slotOf(next)] & bit(next.value))) return 0;
    std::uint64_t& word = unused_[wordOf(edge)];
    word &= ~bit(edge.value);
    untouched_[wordOf(edge)] &= ~bit(edge.value);
    const int length = 1 + arm(next, keepsKinds_ ? state_.at(edge) : Piece{});
    word |= bit(edge.value);
    return length;
  }

  bool isAnothersRoad(Piece piece) const {
    return !piece.isEmpty() && piece.kind() == Piece::Road && !piece.isOf(seat_);
  }

  bool stops(CornerId corner) const {
    const Piece piece = state_.at(corner);
    if (!piece.isEmpty() && !piece.isOf(seat_)) return true;
    if (!areCut_) return false;
    for (EdgeId edge : table_.map.corner(corner).edges)
      if (edge && isAnothersRoad(state_.at(edge))) return true;
    return false;
  }

  const Table& table_;
  const State& state_;
  SeatId seat_;
  bool keepsKinds_;
  bool isPath_;
  bool areCut_;
  bool met_ = false;
  CornerId watched_;
  Edges unused_, untouched_;  // own pieces: not in the trail, not seen by any
  std::array<std::uint64_t, kBlocks> usedCorners_;
};

/// A new piece can only lengthen a trail through itself: arm + 1 + arm, unless it closes a ring.
template <int kBlocks>
int throughPiece(const Table& table, const State& state, SeatId seat, EdgeId added) {
  const auto [one, other] = table.map.edge(added).corners;
  RouteWalk<kBlocks> walk(table, state, seat);
  walk.use(added);
  walk.watch(other);
  const Piece piece = state.at(added);
  const int arm = walk.arm(one, piece);
  if (walk.hasMet()) return longestRoute(table, state, seat);
  return std::max<int>(state.seat(seat).route, arm + 1 + walk.arm(other, piece));
}

}  // namespace

int routeWith(const Table& table, const State& state, SeatId seat, EdgeId added) {
  if (table.rules.options.roadCycles == RoadCycles::Path) return longestRoute(table, state, seat);
  return state.slots == 1 ? throughPiece<1>(table, state, seat, added)
                          : throughPiece<kMostBlocks>(table, state, seat, added);
}

}  // namespace tapu::rules

namespace tapu {

int longestRoute(const Table& table, const State& state, SeatId seat) {
  return state.slots == 1 ? rules::RouteWalk<1>(table, state, seat).longest()
                          : rules::RouteWalk<rules::kMostBlocks>(table, state, seat).longest();
}

}  // namespace tapu
