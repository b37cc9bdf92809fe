// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/route_edges.h"

#include <utility>

#include "engine/rules/routes.h"
#include "engine/state/reach.h"

namespace tapu {

// A piece without which the longest route is as long as before is not needed for it; taken away one by one, they leave
// one route. So the rule of what a route is stands in one place, and bots do not pay for a list that they never read.
std::vector<EdgeId> longestRouteEdges(const GameDefinition& definition, const State& state, SeatId seat) {
  State left = state;
  const int length = longestRoute(definition, left, seat);
  std::vector<EdgeId> route;
  for (int i = 0; i < left.edges.size(); ++i) {
    const EdgeId edge(i);
    if (!left.at(edge).isOf(seat)) continue;
    EdgeBits& routes = left.reachOf(seat, blockOf(edge)).routes;
    const Piece piece = std::exchange(left.edges[i], Piece());
    removeEdge(routes, edge);
    if (longestRoute(definition, left, seat) == length) continue;
    left.edges[i] = piece;
    addEdge(routes, edge);
    route.push_back(edge);
  }
  return route;
}

}  // namespace tapu
