// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/game/action.h"
#include "engine/game/state.h"

namespace tapu {

enum class PlayerTrade : std::uint8_t { Listed, LeftOut };

/// The set of actions that a seat may take now, kept as masks: the board lights up from them, bots pick from them,
/// records list them. Combinatorial actions (Discard, Offer) appear once, in blank form, and `check` judges the filled
/// one. Depends only on what the seat may see.
class LegalActions {
 public:
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  /// The i-th action, 0 <= i < size(). Order: settlements, cities, roads, ships, ship moves (by ship), bank trades,
  /// then the listed rest; each in reading order.
  Action operator[](int i) const;
  /// True for a listed action, and for any filled form of a listed blank one.
  bool contains(const Action& action) const;
  bool has(ActionKind kind) const;
  std::vector<Action> all() const;

  /// Places by kind, for lighting up the board.
  std::vector<CornerId> settlementCorners() const;
  std::vector<CornerId> cityCorners() const;
  std::vector<EdgeId> roadEdges() const;
  std::vector<EdgeId> shipEdges() const;
  std::vector<EdgeId> movableShips() const;
  std::vector<EdgeId> shipTargets(EdgeId ship) const;  ///< where this ship may move (7.6)
  std::vector<HexId> robberHexes() const;

 private:
  friend class LegalFinder;
  void addMasked(ActionKind kind, int base, std::uint64_t mask, EdgeId from = {});
  void add(const Action& action);

  // One word of places: up to 64 corners, half a block of edges, the pairs of a bank trade, or where one ship may go.
  struct Places {
    std::uint64_t mask;
    std::uint16_t base;
    EdgeId from;  ///< MoveShip
    ActionKind kind;
  };
  int size_ = 0, placeCount_ = 0;
  Few<Places, 5> places_;
  // The rest, packed: kind, place, seat or resources.
  struct Listed {
    std::uint16_t place;
    std::uint8_t a, b;
    ActionKind kind;
  };
  Few<Listed, 64> listed_;
};

LegalActions legalActions(const Table& table, const State& state, SeatId seat, PlayerTrade trade = PlayerTrade::Listed);

}  // namespace tapu
