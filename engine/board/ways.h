// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <vector>

#include "engine/board/topology.h"

namespace tapu {

/// Marks of corners, by id; 0 = not marked.
using Marks = std::vector<int>;
Marks unmarked(const Topology& map);

/// Where routes may come to lie on a map, past what others hold from the start.
struct Ways {
  const Topology& map;
  bool byShip = false;
  bool throughFog = false;             ///< what lies under the fog may let routes pass once it is turned up (14.5)
  std::set<CornerId> ends = {};        ///< buildings of others: a route comes there and goes no further (2.3)
  std::set<EdgeId> taken = {};         ///< routes of others
  bool letThrough(EdgeId edge) const;  ///< whether a route may lie there one day
};
/// The ways on a board with or without ships, with nothing on it. `map` is that of the board.
Ways waysOver(const Board& board, const Topology& map, AsksForShips ships);

/// Marks every corner that routes lead to from this one.
void follow(const Ways& ways, CornerId from, int mark, Marks& marks);

}  // namespace tapu
