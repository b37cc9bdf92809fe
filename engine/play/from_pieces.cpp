// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/from_pieces.h"

#include "engine/rules/free_places.h"
#include "engine/rules/vacant_seats.h"
#include "engine/state/ground.h"

namespace tapu {
namespace {

/// One pass over a position; see `followFromPieces`.
class Follow {
 public:
  Follow(const GameDefinition& definition, State& state) : definition_(definition), state_(state) {}

  void run() {
    for (Block& block : state_.blocks) block = {};
    for (Reach& reach : state_.reach) reach = {};
    for (int c = 0; c < state_.corners.size(); ++c)
      if (definition_.map.has(CornerId(c))) corner(CornerId(c));
    for (int e = 0; e < state_.edges.size(); ++e)
      if (definition_.map.has(EdgeId(e))) edge(EdgeId(e));
  }

 private:
  rules::Query ask() const { return {definition_, state_, SeatId(0)}; }

  void corner(CornerId at) {
    const Piece piece = state_.at(at);
    if (piece.isEmpty()) {
      if (isFree(at)) state_.blocks[blockOf(at)].corners |= bitOf(at);
      return;
    }
    Reach& reach = state_.reachOf(piece.owner(), blockOf(at));
    reach.hexes |= definition_.map.corner(at).hexBits;
    if (piece.kind() == Piece::Settlement) reach.own |= bitOf(at);
    joinAt(at, piece.owner());
  }

  void edge(EdgeId at) {
    const Piece piece = state_.at(at);
    if (piece.isEmpty()) {
      if (rules::takesRoute(definition_, state_, at) && !rules::isReserved(ask(), at))
        addEdge(state_.blocks[blockOf(at)].edges, at);
      return;
    }
    addEdge(state_.reachOf(piece.owner(), blockOf(at)).routes, at);
    for (const CornerId end : definition_.map.edge(at).corners) {
      state_.reachOf(piece.owner(), blockOf(end)).settle |= bitOf(end);
      joinAt(end, piece.owner());
    }
  }

  bool isFree(CornerId at) const {
    if (!takesBuilding(definition_, state_, at)) return false;
    for (const CornerId beside : definition_.map.corner(at).corners)
      if (beside && !state_.at(beside).isEmpty()) return false;
    return !rules::isReserved(ask(), at);
  }

  /// The empty edges at this corner that the seat's next piece may be joined to here.
  void joinAt(CornerId at, SeatId seat) {
    const bool road = rules::connects(definition_, state_, seat, at, Piece::Road);
    const bool ship = definition_.hasShips && rules::connects(definition_, state_, seat, at, Piece::Ship);
    for (const EdgeId beside : definition_.map.corner(at).edges) {
      if (!beside || !state_.at(beside).isEmpty() || !definition_.reaches(seat, beside)) continue;
      Reach& reach = state_.reachOf(seat, blockOf(beside));
      if (road && takesRoad(definition_, state_, beside)) addEdge(reach.road, beside);
      if (ship && takesShip(definition_, state_, beside)) addEdge(reach.ship, beside);
    }
  }

  const GameDefinition& definition_;
  State& state_;
};

}  // namespace

void followFromPieces(const GameDefinition& definition, State& state) { Follow(definition, state).run(); }

}  // namespace tapu
