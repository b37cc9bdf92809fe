// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/spot.h"

#include <QLineF>
#include <algorithm>

#include "app/board/geometry.h"
#include "app/board/painting.h"

namespace tapu {

namespace {

// In radii of a hex: how near to a corner or an edge one points at it.
constexpr double kAtCorner = 0.24, kAtEdge = 0.12;

QPointF cornerOf(const Topology& map, CornerId id) { return scenePoint(map.corner(id).point, map.orientation()); }

QLineF lineOf(const Topology& map, EdgeId id) {
  return {cornerOf(map, map.edge(id).corners[0]), cornerOf(map, map.edge(id).corners[1])};
}

/// How far a position lies from a line of the board, beside it.
double distance(QPointF position, const QLineF& line) {
  const QPointF along = line.p2() - line.p1(), way = position - line.p1();
  const double part = QPointF::dotProduct(along, way) / QPointF::dotProduct(along, along);
  return QLineF(position, line.pointAt(std::clamp(part, 0.0, 1.0))).length();
}

}  // namespace

std::optional<BoardSpot> spotAt(const Board& board, const Topology& map, QPointF position) {
  for (std::size_t i = 0; i < board.harbors.size(); ++i)
    if (harborBadge(board.harbors[i], board.orientation).contains(position))
      return BoardSpot{BoardSpot::Kind::Harbor, static_cast<int>(i)};
  for (int i = 0; i < map.cornerCount(); ++i)
    if (const CornerId id(i); map.has(id) && QLineF(position, cornerOf(map, id)).length() < kAtCorner * kR)
      return BoardSpot{BoardSpot::Kind::Corner, i};
  for (int i = 0; i < map.edgeCount(); ++i)
    if (const EdgeId id(i); map.has(id) && distance(position, lineOf(map, id)) < kAtEdge * kR)
      return BoardSpot{BoardSpot::Kind::Edge, i};
  const auto hex = map.isChain() ? std::nullopt : map.hexAt(hexUnder(position, map.orientation()));
  return hex ? std::optional(BoardSpot{BoardSpot::Kind::Hex, static_cast<int>(hex->value)}) : std::nullopt;
}

QPointF middleOf(const BoardSpot& spot, const Board& board, const Topology& map) {
  switch (spot.kind) {
    case BoardSpot::Kind::Corner: return cornerOf(map, CornerId(spot.place));
    case BoardSpot::Kind::Edge: return lineOf(map, EdgeId(spot.place)).center();
    case BoardSpot::Kind::Hex: return hexCenter(map.hex(HexId(spot.place)).cell.at, map.orientation());
    case BoardSpot::Kind::Harbor: break;
  }
  return harborBadge(board.harbors[static_cast<std::size_t>(spot.place)], board.orientation).center();
}

}  // namespace tapu
