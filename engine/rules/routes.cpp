// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/routes.h"

#include <algorithm>

namespace tapu::rules {

namespace {

inline constexpr int kMostBlocks = 36;  // a map of 32 x 32 cells has 35

/// The questions that a walk has to ask at each corner.
enum class Trails : std::uint8_t {
  Plain,    ///< roads alone, that another's building stops
  AnyOther  ///< ships too (7.4), paths, cuts by roads
};

/// Walks the trails of one seat's route pieces (7.9) in so many blocks at most: one as a rule.
template <int kBlocks, Trails kTrails>
class RouteWalk {
 public:
  RouteWalk(const GameDefinition& definition, const State& state, SeatId seat)
      : definition_(definition),
        state_(state),
        seat_(seat),
        keepsKinds_(definition.hasShips),
        isPath_(definition.rules.options.roadCycles == RoadCycles::Path),
        areCut_(definition.rules.options.brokenByRoads == Switch::On) {
    const Reach* reach = &state.reach[seat.value * state.slots];
    for (std::size_t slot = 0; slot < (kBlocks == 1 ? 1 : state.slots); ++slot) {
      unused_[2 * slot] = untouched_[2 * slot] = reach[slot].routes[0];
      unused_[2 * slot + 1] = untouched_[2 * slot + 1] = reach[slot].routes[1];
      if (isPath()) usedCorners_[slot] = 0;
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

  /// Takes a free edge for one with an own piece.
  void assume(EdgeId edge, Piece piece) {
    assumed_ = edge;
    assumedPiece_ = piece;
    unused_[wordOf(edge)] |= bitOf(edge);
    untouched_[wordOf(edge)] |= bitOf(edge);
  }
  void use(EdgeId edge) { unused_[wordOf(edge)] &= ~bitOf(edge); }
  void watch(CornerId corner) { watched_ = corner; }
  bool hasMet() const { return met_; }

 private:
  using Edges = std::array<std::uint64_t, 2 * kBlocks>;

  int slotOf(CornerId corner) const { return kBlocks == 1 ? 0 : state_.slotOf(seat_, blockOf(corner)); }
  std::size_t wordOf(EdgeId edge) const {
    const int slot = kBlocks == 1 ? 0 : state_.slotOf(seat_, blockOf(edge));
    return static_cast<std::size_t>(2 * slot) + tapu::wordOf(edge);
  }
  /// An edge may touch an own corner and lie beyond all that the seat can build on (9.11).
  bool isIn(const Edges& edges, EdgeId edge) const {
    const std::size_t word = wordOf(edge);
    return (kBlocks == 1 || word < 2u * state_.slots) && (edges[word] & bitOf(edge)) != 0;
  }
  bool isUnused(EdgeId edge) const { return isIn(unused_, edge); }

  template <class See>
  void eachCorner(See see) const {
    for (int block : state_.blocksOf(seat_)) {
      for (std::uint64_t rest = state_.reachOf(seat_, block).settle; rest != 0; rest &= rest - 1)
        see(CornerId(firstCorner(block) + std::countr_zero(rest)));
    }
  }

  bool keepsKinds() const { return kTrails != Trails::Plain && keepsKinds_; }
  bool isPath() const { return kTrails != Trails::Plain && isPath_; }
  bool areCut() const { return kTrails != Trails::Plain && areCut_; }

  /// Calls `see(edge, end)` for the pieces at a corner that are not in the trail, with the corner at their other end.
  template <class See>
  void eachUnused(CornerId corner, See see) {
    const auto& place = definition_.map.corner(corner);
    if constexpr (kBlocks == 1) {
      std::uint64_t low = place.edgeBits[0] & unused_[0], high = place.edgeBits[1] & unused_[1];
      while ((low | high) != 0) {
        const bool isLow = low != 0;
        const EdgeId edge(isLow ? std::countr_zero(low) : kWordBits + std::countr_zero(high));
        (isLow ? low : high) &= (isLow ? low : high) - 1;
        see(edge, definition_.map.otherEnd(edge, corner));
      }
    } else {
      for (std::size_t i = 0; i < place.edges.size(); ++i)
        if (place.edges[i] && isUnused(place.edges[i])) see(place.edges[i], place.corners[i]);
    }
  }

  bool mayBegin(CornerId corner) {
    if (isPath() || keepsKinds()) return true;  // paths end anywhere; a change of kind stops trails too
    int pieces = 0;
    eachUnused(corner, [&](EdgeId, CornerId) { ++pieces; });
    return pieces % 2 == 1 || stops(corner);
  }

  /// No trail from elsewhere has come here.
  bool isOnRing(CornerId corner) const {
    for (EdgeId edge : definition_.map.corner(corner).edges)
      if (edge && isIn(untouched_, edge)) return true;
    return false;
  }

  /// Longest trail that starts at a corner, where it has arrived over `last` if at all, and goes on over unused pieces:
  /// from roads to ships and back only at an own building (7.4).
  int from(CornerId corner, Piece last = {}) {
    met_ |= corner == watched_;
    if (isPath()) usedCorners_[slotOf(corner)] |= bitOf(corner);
    const bool keepsKind = keepsKinds() && !last.isEmpty() && !state_.at(corner).isOf(seat_);
    int best = 0;
    eachUnused(corner, [&](EdgeId edge, CornerId next) {
      if (keepsKind && pieceAt(edge).kind() != last.kind()) return;
      best = std::max(best, over(edge, next));
    });
    if (isPath()) usedCorners_[slotOf(corner)] &= ~bitOf(corner);
    return best;
  }

  int over(EdgeId edge, CornerId next) {
    if (isPath() && (usedCorners_[slotOf(next)] & bitOf(next))) return 0;
    std::uint64_t& word = unused_[wordOf(edge)];
    word &= ~bitOf(edge);
    untouched_[wordOf(edge)] &= ~bitOf(edge);
    const int length = 1 + arm(next, keepsKinds() ? pieceAt(edge) : Piece{});
    word |= bitOf(edge);
    return length;
  }

  Piece pieceAt(EdgeId edge) const { return edge == assumed_ ? assumedPiece_ : state_.at(edge); }

  bool isAnothersRoad(Piece piece) const {
    return !piece.isEmpty() && piece.kind() == Piece::Road && !piece.isOf(seat_);
  }

  bool stops(CornerId corner) const {
    const Piece piece = state_.at(corner);
    if (!piece.isEmpty() && !piece.isOf(seat_)) return true;
    if (!areCut()) return false;
    for (EdgeId edge : definition_.map.corner(corner).edges)
      if (edge && isAnothersRoad(state_.at(edge))) return true;
    return false;
  }

  const GameDefinition& definition_;
  const State& state_;
  SeatId seat_;
  bool keepsKinds_;
  bool isPath_;
  bool areCut_;
  bool met_ = false;
  CornerId watched_;
  EdgeId assumed_;
  Piece assumedPiece_;
  Edges unused_, untouched_;  // own pieces: not in the trail, not seen by any
  std::array<std::uint64_t, kBlocks> usedCorners_;
};

/// Calls `with` with the walk that fits this map and these options.
template <class With>
int walked(const GameDefinition& definition, const State& state, SeatId seat, With with) {
  const bool isPlain = !definition.hasShips && definition.rules.options.roadCycles != RoadCycles::Path &&
                       definition.rules.options.brokenByRoads == Switch::Off;
  if (state.slots != 1) return with(RouteWalk<kMostBlocks, Trails::AnyOther>(definition, state, seat));
  return isPlain ? with(RouteWalk<1, Trails::Plain>(definition, state, seat))
                 : with(RouteWalk<1, Trails::AnyOther>(definition, state, seat));
}

}  // namespace

// A new piece can only lengthen a trail through itself: arm + 1 + arm, unless it closes a ring.
int routeWith(const GameDefinition& definition, const State& state, SeatId seat, EdgeId added) {
  if (definition.rules.options.roadCycles == RoadCycles::Path) return longestRoute(definition, state, seat);
  return walked(definition, state, seat, [&](auto&& walk) {
    const auto [one, other] = definition.map.edge(added).corners;
    walk.use(added);
    walk.watch(other);
    const Piece piece = state.at(added);
    const int arm = walk.arm(one, piece);
    if (walk.hasMet()) return longestRoute(definition, state, seat);
    return std::max<int>(state.seat(seat).route, arm + 1 + walk.arm(other, piece));
  });
}

int routeWithAlso(const GameDefinition& definition, const State& state, SeatId seat, EdgeId edge, Piece::Kind kind) {
  return walked(definition, state, seat, [&](auto&& walk) {
    walk.assume(edge, Piece(seat, kind));
    return walk.longest();
  });
}

}  // namespace tapu::rules

namespace tapu {

int longestRoute(const GameDefinition& definition, const State& state, SeatId seat) {
  return rules::walked(definition, state, seat, [](auto&& walk) { return walk.longest(); });
}

}  // namespace tapu
