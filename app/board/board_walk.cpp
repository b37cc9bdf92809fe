// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/board_walk.h"

#include <QLineF>
#include <algorithm>
#include <cstdlib>
#include <limits>

#include "app/board/geometry.h"

namespace tapu {

namespace {

int floorDiv(int a, int b) { return a >= 0 ? a / b : -((-a + b - 1) / b); }

template <class Id>
void collect(std::vector<BoardSpot>& spots, BoardSpot::Kind kind, int count, const auto& counts) {
  for (int i = 0; i < count; ++i)
    if (counts(Id(i))) spots.push_back({kind, i});
}

}  // namespace

BoardWalk::BoardWalk(const Topology& map, Bearing bearing) : map_(map), bearing_(bearing) {
  using Kind = BoardSpot::Kind;
  collect<HexId>(places_[static_cast<std::size_t>(Kind::Hex)], Kind::Hex, map.hexCount(),
                 [&](HexId id) { return map.has(id); });
  collect<CornerId>(places_[static_cast<std::size_t>(Kind::Corner)], Kind::Corner, map.cornerCount(),
                    [&](CornerId id) { return map.has(id) && map.corner(id).touchesLand; });
  collect<EdgeId>(places_[static_cast<std::size_t>(Kind::Edge)], Kind::Edge, map.edgeCount(),
                  [&](EdgeId id) { return map.has(id) && (map.edge(id).takesRoad || map.edge(id).takesShip); });
}

QPointF BoardWalk::middle(const BoardSpot& spot) const { return middleOf(spot, Board{}, map_, bearing_); }

/// Rows have whole numbers, since they come from the points of the lattice, all doubled so that the middle of an edge
/// is whole too. A row of hexes is 6 units high. Corners above and below a row of hexes make a zigzag that counts as
/// one.
BoardWalk::Step BoardWalk::stepOf(const BoardSpot& spot) const {
  Point at;
  switch (spot.kind) {
    case BoardSpot::Kind::Corner: {
      const Point point = turned(map_.corner(CornerId(spot.place)).point, bearing_);
      at = {2 * point.x, 2 * point.y};
      break;
    }
    case BoardSpot::Kind::Edge: {
      const auto& ends = map_.edge(EdgeId(spot.place)).corners;
      const Point a = turned(map_.corner(ends[0]).point, bearing_), b = turned(map_.corner(ends[1]).point, bearing_);
      at = {a.x + b.x, a.y + b.y};
      break;
    }
    case BoardSpot::Kind::Hex:
    case BoardSpot::Kind::Harbor: {
      const Point point = turned(center(map_.hex(HexId(spot.place)).cell.at, map_.orientation()), bearing_);
      at = {2 * point.x, 2 * point.y};
    }
  }
  const bool rows = map_.orientation() == Orientation::Pointy;
  const int along = rows ? at.x : at.y, across = rows ? at.y : at.x;
  if (spot.kind == BoardSpot::Kind::Corner) return {spot, along, floorDiv(across + 4, 6)};
  return {spot, along, floorDiv(across, spot.kind == BoardSpot::Kind::Edge ? 3 : 6)};
}

std::optional<BoardSpot> BoardWalk::next(const BoardSpot& from, Way way) const {
  const Step here = stepOf(from);
  const bool rows = map_.orientation() == Orientation::Pointy;
  const bool goesAlong = rows == (way == Way::Left || way == Way::Right);
  const int sign = way == Way::Right || way == Way::Down ? 1 : -1;
  const int turn = here.across & 1 ? 1 : -1;  // which of two places that are equally near
  const auto isBeyond = [&](const Step& there) {
    return goesAlong ? there.across == here.across && (there.along - here.along) * sign > 0
                     : (there.across - here.across) * sign > 0;
  };
  // First the nearest row, then the nearest place in it, then the one on the side whose turn it is.
  const auto distance = [&](const Step& there) {
    const int aside = there.along - here.along;
    return std::array{goesAlong ? 0 : std::abs(there.across - here.across), std::abs(aside), aside * turn > 0 ? 0 : 1};
  };
  std::optional<Step> best;
  for (const BoardSpot& spot : places(from.kind))
    if (const Step there = stepOf(spot); isBeyond(there) && (!best || distance(there) < distance(*best))) best = there;
  return best ? std::optional(best->spot) : std::nullopt;
}

std::optional<BoardSpot> BoardWalk::nearest(BoardSpot::Kind kind, QPointF position) const {
  std::optional<BoardSpot> best;
  double least = std::numeric_limits<double>::max();
  for (const BoardSpot& spot : places(kind))
    if (const double away = QLineF(position, middle(spot)).length(); away < least - 1e-6) {
      least = away;
      best = spot;
    }
  return best;
}

BoardSpot::Kind kindBeside(BoardSpot::Kind kind, int step) {
  const auto at = std::find(BoardWalk::kKinds.begin(), BoardWalk::kKinds.end(), kind) - BoardWalk::kKinds.begin();
  const int count = static_cast<int>(BoardWalk::kKinds.size());
  return BoardWalk::kKinds[static_cast<std::size_t>(((at + step) % count + count) % count)];
}

}  // namespace tapu
