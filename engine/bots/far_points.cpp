// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/far_points.h"

#include <algorithm>
#include <bit>

#include "engine/board/tally.h"
#include "engine/bots/sea_worth.h"
#include "engine/rules/free_places.h"
#include "engine/rules/islands.h"
#include "engine/rules/pirate.h"
#include "engine/state/ground.h"
#include "engine/state/small_vector.h"

namespace tapu {

namespace {

constexpr int kFarthest = 6;              // pieces
constexpr float kEachPiece = 0.8F;        // what is left of the points for each
constexpr float kWithSettlement = 0.65F;  // and for a settlement
constexpr float kNextGoal = 0.5F;         // of the second best goal, and half of that of the third

/// The goals that were seen, each with the most that it may bring.
class Goals {
 public:
  /// Numbers for goals of different kinds.
  static constexpr int kOfLand = Islands::kMost, kOfHex = kOfLand + 1, kOfEdge = 1 << 16;

  void see(int goal, float points) {
    for (Goal& known : list_) {
      if (known.number != goal) continue;
      known.points = std::max(known.points, points);
      return;
    }
    list_.push_back({goal, points});
  }
  float together() {
    std::sort(list_.begin(), list_.end(), [](const Goal& a, const Goal& b) { return a.points > b.points; });
    float sum = 0, share = 1;
    for (const Goal& goal : list_) {
      sum += share * goal.points;
      share *= kNextGoal;
    }
    return sum;
  }

 private:
  struct Goal {
    int number;
    float points;
  };
  SmallVector<Goal, 24> list_;
};

/// A walk along edges that are free, from the network of a seat.
class Walk {
 public:
  Walk(const GameDefinition& definition, const State& state, SeatId seat)
      : definition_(definition), state_(state), seat_(seat), fog_(hasFog(state) ? worthOfCell() : 0) {}

  float points() {
    for (const SeatBlock& at : state_.seatBlocks(seat_)) {
      for (std::uint64_t rest = at.reach.settle & at.open.corners; rest != 0; rest &= rest - 1)
        settle(CornerId(firstCorner(at.block) + std::countr_zero(rest)), 0);
    }
    if (left(Piece::Road) > 0) go(Piece::Road);
    if (definition_.hasShips && left(Piece::Ship) > 0) go(Piece::Ship);
    return goals_.together();
  }

 private:
  static constexpr std::uint8_t kUnseen = 0xff;

  int left(Piece::Kind piece) const {
    const Seat& me = state_.seat(seat_);
    return piece == Piece::Ship ? me.ships : me.roads;
  }
  void go(Piece::Kind piece) {
    steps_.assign(definition_.map.cornerCount(), kUnseen);
    queue_.clear();
    for (const SeatBlock& at : state_.seatBlocks(seat_)) {
      const EdgeBits& joined = piece == Piece::Ship ? at.reach.ship : at.reach.road;
      for (std::size_t w = 0; w < joined.size(); ++w) {
        for (std::uint64_t rest = joined[w] & at.open.edges[w]; rest != 0; rest &= rest - 1)
          begin(EdgeId(firstEdge(at.block) + static_cast<int>(w) * kWordBits + std::countr_zero(rest)), piece);
      }
    }
    for (int at = 0; at < queue_.size(); ++at) goOn(queue_[at], piece);
  }
  /// A piece that is joined to the network, toward where that is not yet.
  void begin(EdgeId edge, Piece::Kind piece) {
    for (const CornerId end : definition_.map.edge(edge).corners) {
      const bool isOfNetwork = hasCorner(state_.reachOf(seat_, blockOf(end)).settle, end) || state_.at(end).isOf(seat_);
      if (!isOfNetwork) step(edge, end, 1, piece);
    }
  }
  void goOn(CornerId corner, Piece::Kind piece) {
    const int next = steps_[corner.value] + 1;
    if (next > std::min(kFarthest, left(piece)) || isAnothers(corner)) return;
    const auto& place = definition_.map.corner(corner);
    for (std::size_t i = 0; i < place.edges.size(); ++i)
      if (place.edges[i]) step(place.edges[i], place.corners[i], next, piece);
  }
  void step(EdgeId edge, CornerId end, int pieces, Piece::Kind piece) {
    if (!takes(edge, piece)) return;
    if (const auto gift = static_cast<float>(giftWorth(definition_, state_, edge)); gift > 0)
      goals_.see(Goals::kOfEdge + edge.value, gift * shareAfter(pieces));
    if (steps_[end.value] != kUnseen) return;
    steps_[end.value] = static_cast<std::uint8_t>(pieces);
    if (const HexId covered = hasFog(state_) ? coveredAt(definition_, state_, end) : HexId())
      goals_.see(Goals::kOfHex + covered.value, fog_ * shareAfter(pieces));
    settle(end, pieces);
    queue_.push_back(end);
  }
  bool takes(EdgeId edge, Piece::Kind piece) const {
    if (!hasEdge(state_.blocks[blockOf(edge)].edges, edge)) return false;
    const bool isSpoilt = piece == Piece::Ship && isByPirate(definition_, state_, edge);
    return !isSpoilt && rules::takesPiece(definition_, state_, edge, piece);
  }
  bool isAnothers(CornerId corner) const { return !state_.at(corner).isEmpty() && !state_.at(corner).isOf(seat_); }

  /// A settlement at this corner, after so many pieces.
  void settle(CornerId corner, int pieces) {
    if (!hasCorner(state_.blocks[blockOf(corner)].corners, corner)) return;
    const std::uint16_t island = islandOf(corner);
    const int bonus = islandBonusAt(definition_, state_, seat_, corner);
    const float points = static_cast<float>(bonus + giftWorth(definition_, state_, corner)) + goldAt(corner);
    if (points <= 0) return;
    goals_.see(island == Islands::kNone ? Goals::kOfLand : island, points * kWithSettlement * shareAfter(pieces));
  }
  std::uint16_t islandOf(CornerId corner) const {
    const Islands& islands = definition_.sea.islands;
    return islands.count > 0 ? islands.at(definition_.map, corner) : Islands::kNone;
  }
  float goldAt(CornerId corner) const {
    constexpr float kOfPip = 0.08F;
    float sum = 0;
    if (!definition_.sea.hasGold) return sum;
    for (const HexId hex : definition_.map.corner(corner).hexes) {
      if (!hex) continue;
      const Ground ground = groundAt(definition_, state_, hex);
      if (ground.terrain == Terrain::Gold) sum += kOfPip * static_cast<float>(pipsOf(ground.number));
    }
    return sum;
  }
  /// The card that its finder gets. The ground that comes up stays there for whoever builds beside it.
  float worthOfCell() const {
    constexpr float kCard = 0.25F, kGold = 0.35F;
    const UnderFog average = underFog(state_.sea->fog);
    return static_cast<float>(average.card) * kCard + static_cast<float>(average.gold) * kGold;
  }
  static float shareAfter(int pieces) {
    float share = 1;
    for (int i = 0; i < pieces; ++i) share *= kEachPiece;
    return share;
  }

  const GameDefinition& definition_;
  const State& state_;
  SeatId seat_;
  float fog_;  ///< points that a covered cell is worth
  SmallVector<std::uint8_t, 256> steps_;
  SmallVector<CornerId, 256> queue_;
  Goals goals_;
};

/// Whether the board has anything that lies far and brings points.
bool hasAny(const GameDefinition& definition, const State& state) {
  if (!state.sea) return false;
  const bool hasBonus = definition.rules.islandBonus > 0 && definition.sea.islands.count > 1;
  return hasBonus || definition.sea.hasGold || !definition.sea.gifts.empty() || hasFog(state);
}

}  // namespace

float farPoints(const GameDefinition& definition, const State& state, SeatId seat) {
  return hasAny(definition, state) ? Walk(definition, state, seat).points() : 0;
}

}  // namespace tapu
