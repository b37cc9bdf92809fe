// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <vector>

#include "engine/state/state.h"

namespace tapu::test {

/// The longest trail (or path) of a seat by trying every one: the rule 7.9 word for word, no cleverness.
class BruteForce {
 public:
  BruteForce(const GameDefinition& definition, const State& state, SeatId seat)
      : definition_(definition), state_(state), seat_(seat) {}

  int longest() {
    for (int i = 0; i < definition_.map.cornerCount(); ++i) walkFrom(CornerId(i));
    return best_;
  }

 private:
  bool isOwn(EdgeId edge) const { return !edge.isNone() && state_.at(edge).isOf(seat_); }
  /// Going on through a corner is forbidden if another player's building stands there ...
  bool isBlocked(CornerId corner) const {
    const auto owner = state_.at(corner).owner();
    if (!owner.isNone() && owner != seat_) return true;
    if (definition_.rules.options.brokenByRoads == Switch::Off) return false;
    for (auto edge : definition_.map.corner(corner).edges)  // the option: or another player's road
      if (!edge.isNone() && !isOwn(edge) && state_.at(edge).kind() == Piece::Road && !state_.at(edge).isEmpty())
        return true;
    return false;
  }
  /// ... or if the two pieces are a road and a ship and no own building stands there.
  bool mayGoOn(EdgeId from, CornerId through, EdgeId to) const {
    if (isBlocked(through)) return false;
    return state_.at(from).kind() == state_.at(to).kind() || state_.at(through).owner() == seat_;
  }
  void walkFrom(CornerId corner) {
    best_ = std::max(best_, int(edges_.size()));
    const bool path = definition_.rules.options.roadCycles == RoadCycles::Path;
    corners_.push_back(corner);
    for (auto edge : definition_.map.corner(corner).edges) {
      if (!isOwn(edge) || std::count(edges_.begin(), edges_.end(), edge)) continue;
      if (!edges_.empty() && !mayGoOn(edges_.back(), corner, edge)) continue;
      const auto next = definition_.map.otherEnd(edge, corner);
      if (path && std::count(corners_.begin(), corners_.end(), next)) continue;
      edges_.push_back(edge);
      walkFrom(next);
      edges_.pop_back();
    }
    corners_.pop_back();
  }

  const GameDefinition& definition_;
  const State& state_;
  SeatId seat_;
  std::vector<EdgeId> edges_;
  std::vector<CornerId> corners_;
  int best_ = 0;
};

}  // namespace tapu::test
