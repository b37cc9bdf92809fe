// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/spot.h"

#include <QLineF>
#include <algorithm>
#include <utility>

#include "app/board/geometry.h"
#include "app/board/painting.h"
#include "app/board/sea_items.h"

namespace tapu {

namespace {

// In radii of a hex: how near to a corner, an edge or a gift one points at it.
constexpr double kAtCorner = 0.24, kAtEdge = 0.12, kAtGift = 0.32;

constexpr std::pair<ActionKind, BoardSpot::Kind> kPlaces[] = {
    {ActionKind::Settlement, BoardSpot::Kind::Corner}, {ActionKind::City, BoardSpot::Kind::Corner},
    {ActionKind::StartCards, BoardSpot::Kind::Corner}, {ActionKind::StartCity, BoardSpot::Kind::Corner},
    {ActionKind::Road, BoardSpot::Kind::Edge},         {ActionKind::Ship, BoardSpot::Kind::Edge},
    {ActionKind::MoveShip, BoardSpot::Kind::Edge},     {ActionKind::Robber, BoardSpot::Kind::Hex},
    {ActionKind::Pirate, BoardSpot::Kind::Hex}};

QPointF cornerOf(const Topology& map, CornerId id, Bearing bearing) {
  return scenePoint(map.corner(id).point, bearing);
}

QLineF lineOf(const Topology& map, EdgeId id, Bearing bearing) {
  return {cornerOf(map, map.edge(id).corners[0], bearing), cornerOf(map, map.edge(id).corners[1], bearing)};
}

/// The distance of a position from a line of the board, beside it.
double distance(QPointF position, const QLineF& line) {
  const QPointF along = line.p2() - line.p1(), way = position - line.p1();
  const double part = QPointF::dotProduct(along, way) / QPointF::dotProduct(along, along);
  return QLineF(position, line.pointAt(std::clamp(part, 0.0, 1.0))).length();
}

/// The place of the gift at a position; on a coast it lies out at sea.
std::optional<BoardSpot> giftSpotAt(const Board& board, const Topology& map, QPointF position, Bearing bearing) {
  for (const Gift& gift : board.gifts) {
    if (QLineF(position, giftPoint(gift, board, bearing.turn)).length() >= kAtGift * kR) continue;
    if (gift.on == Gift::On::Corner) {
      if (const auto corner = map.cornerAt(gift.hex, gift.place))
        return BoardSpot{BoardSpot::Kind::Corner, static_cast<int>(corner->value)};
    } else if (const auto edge = map.edgeAt(gift.hex, gift.place)) {
      return BoardSpot{BoardSpot::Kind::Edge, static_cast<int>(edge->value)};
    }
  }
  return {};
}

}  // namespace

std::optional<BoardSpot::Kind> kindOfPlace(ActionKind kind) {
  for (const auto& [action, place] : kPlaces)
    if (action == kind) return place;
  return {};
}

std::optional<BoardSpot> spotAt(const Board& board, const Topology& map, QPointF position, Bearing bearing) {
  for (std::size_t i = 0; i < board.harbors.size(); ++i)
    if (harborBadge(board.harbors[i], bearing).contains(position))
      return BoardSpot{BoardSpot::Kind::Harbor, static_cast<int>(i)};
  for (int i = 0; i < map.cornerCount(); ++i)
    if (const CornerId id(i); map.has(id) && QLineF(position, cornerOf(map, id, bearing)).length() < kAtCorner * kR)
      return BoardSpot{BoardSpot::Kind::Corner, i};
  for (int i = 0; i < map.edgeCount(); ++i)
    if (const EdgeId id(i); map.has(id) && distance(position, lineOf(map, id, bearing)) < kAtEdge * kR)
      return BoardSpot{BoardSpot::Kind::Edge, i};
  if (const auto gift = giftSpotAt(board, map, position, bearing)) return gift;
  const auto hex = map.isChain() ? std::nullopt : map.hexAt(hexUnder(position, bearing));
  return hex ? std::optional(BoardSpot{BoardSpot::Kind::Hex, static_cast<int>(hex->value)}) : std::nullopt;
}

QPointF middleOf(const BoardSpot& spot, const Board& board, const Topology& map, Bearing bearing) {
  switch (spot.kind) {
    case BoardSpot::Kind::Corner: return cornerOf(map, CornerId(spot.place), bearing);
    case BoardSpot::Kind::Edge: return lineOf(map, EdgeId(spot.place), bearing).center();
    case BoardSpot::Kind::Hex: return hexCenter(map.hex(HexId(spot.place)).cell.at, bearing);
    case BoardSpot::Kind::Harbor: break;
  }
  return harborBadge(board.harbors[static_cast<std::size_t>(spot.place)], bearing).center();
}

}  // namespace tapu
