// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/board_targets.h"

#include <algorithm>
#include <cmath>

#include "app/board/geometry.h"

namespace tapu {

namespace {

constexpr double kLeastZone = 24;  // pixels

/// The place of the target for an action; for a ship that moves it is at one of the two ends.
int placeOf(const Action& action, MoveEnd end) {
  const bool isTarget = action.kind == ActionKind::MoveShip && end == MoveEnd::To;
  return isTarget ? static_cast<int>(action.target().value) : action.place();
}

double lengthOf(QPointF vector) { return std::hypot(vector.x(), vector.y()); }

/// Puts a target where its place lies.
void lay(Target& target, const Topology& map, Bearing bearing) {
  const auto corner = [&](CornerId id) { return scenePoint(map.corner(id).point, bearing); };
  const BoardSpot::Kind kind = spotOf(target).kind;
  if (kind == BoardSpot::Kind::Hex) {
    const Cell& cell = map.hex(HexId(target.place)).cell;
    target.at = hexCenter(cell.at, bearing);
    target.piece = target.kind == ActionKind::Pirate ? target.at : robberPoint(cell, bearing);
  } else if (kind == BoardSpot::Kind::Edge) {
    const auto& ends = map.edge(EdgeId(target.place)).corners;
    target.at = target.piece = (corner(ends[0]) + corner(ends[1])) / 2;
    target.angle = roadAngle(corner(ends[1]) - corner(ends[0]));
  } else {
    target.at = target.piece = corner(CornerId(target.place));
  }
}

/// The target for an action; nothing if it is about no place of this board.
std::optional<Target> targetFor(const Action& action, MoveEnd end, const Topology& map, Bearing bearing) {
  const int place = placeOf(action, end);
  Target target{.kind = action.kind,
                .place = place,
                .stands = (action.kind == ActionKind::MoveShip && end == MoveEnd::From) ||
                          action.kind == ActionKind::StartCards || action.kind == ActionKind::StartCity,
                .at = {},
                .angle = 0,
                .piece = {},
                .actions = {action}};
  const auto kind = kindOfPlace(action.kind);
  const bool isThere = kind == BoardSpot::Kind::Corner ? map.has(action.corner())
                       : kind == BoardSpot::Kind::Edge ? map.has(EdgeId(place))
                                                       : kind == BoardSpot::Kind::Hex && map.has(action.hex());
  if (!isThere) return {};
  lay(target, map, bearing);
  return target;
}

}  // namespace

BoardSpot spotOf(const Target& target) { return {*kindOfPlace(target.kind), target.place}; }

void BoardTargets::add(const Action& action, MoveEnd end, const Topology& map, Bearing bearing) {
  const auto same = std::ranges::find_if(
      all_, [&](const Target& target) { return target.kind == action.kind && target.place == placeOf(action, end); });
  if (same != all_.end())
    same->actions.push_back(action);
  else if (auto target = targetFor(action, end, map, bearing))
    all_.push_back(std::move(*target));
}

void BoardTargets::addOwner(const BoardSpot& place, const Action& action, const Topology& map, Bearing bearing) {
  const bool isEdge = place.kind == BoardSpot::Kind::Edge;
  if (isEdge ? !map.has(EdgeId(place.place)) : !map.has(CornerId(place.place))) return;
  // As a place where a piece stands already.
  all_.push_back({.kind = isEdge ? ActionKind::MoveShip : ActionKind::StartCards,
                  .place = place.place,
                  .stands = true,
                  .isOthers = true,
                  .at = {},
                  .angle = 0,
                  .piece = {},
                  .actions = {action}});
  tapu::lay(all_.back(), map, bearing);
}

void BoardTargets::lay(const Topology& map, Bearing bearing) {
  for (Target& target : all_) tapu::lay(target, map, bearing);
}

int BoardTargets::at(QPointF position, double unitsPerPixel, Bearing bearing) const {
  const double least = kLeastZone / 2 * unitsPerPixel;
  int best = -1;
  double nearest = 1;  // distance in parts of the zone, so that small zones come first
  for (int i = 0; i < static_cast<int>(all_.size()); ++i) {
    const Target& target = all_[static_cast<std::size_t>(i)];
    const QPointF away = position - target.at;
    const BoardSpot::Kind kind = spotOf(target).kind;
    double distance = lengthOf(away) / std::max(0.30 * kR, least);
    if (kind == BoardSpot::Kind::Edge) {
      const double turn = target.angle * M_PI / 180;
      const double across = std::abs(away.y() * std::cos(turn) - away.x() * std::sin(turn));
      const double lengthwise = std::abs(away.x() * std::cos(turn) + away.y() * std::sin(turn));
      distance = std::max(across / std::max(0.18 * kR, least), lengthwise / std::max(0.5 * kR, least));
    } else if (kind == BoardSpot::Kind::Hex) {
      distance = hexUnder(position, bearing) == hexUnder(target.at, bearing) ? 0.999 : 2;
    }
    if (distance < nearest) {
      nearest = distance;
      best = i;
    }
  }
  return best;
}

int BoardTargets::indexOf(const BoardSpot& spot) const {
  const auto found = std::ranges::find_if(all_, [&](const Target& each) { return spotOf(each) == spot; });
  return found == all_.end() ? -1 : static_cast<int>(found - all_.begin());
}

std::vector<BoardSpot> BoardTargets::spots() const {
  std::vector<BoardSpot> spots;
  for (const Target& target : all_)
    if (const BoardSpot spot = spotOf(target); !std::ranges::count(spots, spot)) spots.push_back(spot);
  std::ranges::sort(spots, {}, &BoardSpot::place);
  return spots;
}

}  // namespace tapu
