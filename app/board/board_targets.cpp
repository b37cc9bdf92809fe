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

QPointF middle(CornerId id, const Topology& map) { return scenePoint(map.corner(id).point, map.orientation()); }

QPointF middle(HexId id, const Topology& map) { return hexCenter(map.hex(id).cell.at, map.orientation()); }

QPointF middle(EdgeId id, const Topology& map) {
  const auto& ends = map.edge(id).corners;
  return (middle(ends[0], map) + middle(ends[1], map)) / 2;
}

double angleOf(EdgeId id, const Topology& map) {
  const auto& ends = map.edge(id).corners;
  return roadAngle(middle(ends[1], map) - middle(ends[0], map));
}

/// The target for an action; nothing if it is about no place of this board.
std::optional<Target> targetFor(const Action& action, MoveEnd end, const Topology& map) {
  const int place = placeOf(action, end);
  Target target{.kind = action.kind,
                .place = place,
                .stands = (action.kind == ActionKind::MoveShip && end == MoveEnd::From) ||
                          action.kind == ActionKind::StartCards || action.kind == ActionKind::StartCity,
                .at = {},
                .angle = 0,
                .piece = {},
                .actions = {action}};
  switch (action.kind) {
    case ActionKind::Settlement:
    case ActionKind::City:
    case ActionKind::StartCards:
    case ActionKind::StartCity:
      if (!map.has(action.corner())) return {};
      target.at = target.piece = middle(action.corner(), map);
      return target;
    case ActionKind::Road:
    case ActionKind::Ship:
    case ActionKind::MoveShip:
      if (!map.has(EdgeId(place))) return {};
      target.at = target.piece = middle(EdgeId(place), map);
      target.angle = angleOf(EdgeId(place), map);
      return target;
    case ActionKind::Robber:
      if (!map.has(action.hex())) return {};
      target.at = middle(action.hex(), map);
      target.piece = robberPoint(map.hex(action.hex()).cell, map.orientation());
      return target;
    default: return {};
  }
}

}  // namespace

BoardSpot spotOf(const Target& target) {
  switch (target.kind) {
    case ActionKind::Road:
    case ActionKind::Ship:
    case ActionKind::MoveShip: return {BoardSpot::Kind::Edge, target.place};
    case ActionKind::Robber: return {BoardSpot::Kind::Hex, target.place};
    default: return {BoardSpot::Kind::Corner, target.place};
  }
}

void BoardTargets::add(const Action& action, MoveEnd end, const Topology& map) {
  const auto same = std::ranges::find_if(
      all_, [&](const Target& target) { return target.kind == action.kind && target.place == placeOf(action, end); });
  if (same != all_.end())
    same->actions.push_back(action);
  else if (auto target = targetFor(action, end, map))
    all_.push_back(std::move(*target));
}

void BoardTargets::addOwner(CornerId corner, const Action& action, const Topology& map) {
  if (!map.has(corner)) return;
  const QPointF there = middle(corner, map);
  all_.push_back({.kind = ActionKind::StartCards,  // as a place where a piece stands already
                  .place = static_cast<int>(corner.value),
                  .stands = true,
                  .isOthers = true,
                  .at = there,
                  .angle = 0,
                  .piece = there,
                  .actions = {action}});
}

int BoardTargets::at(QPointF position, double unitsPerPixel, Orientation orientation) const {
  const double least = kLeastZone / 2 * unitsPerPixel;
  int best = -1;
  double nearest = 1;  // distance in parts of the zone, so that small zones come first
  for (int i = 0; i < static_cast<int>(all_.size()); ++i) {
    const Target& target = all_[static_cast<std::size_t>(i)];
    const QPointF away = position - target.at;
    double distance = 2;
    switch (target.kind) {
      case ActionKind::Road:
      case ActionKind::Ship:
      case ActionKind::MoveShip: {
        const double turn = target.angle * M_PI / 180;
        const double across = std::abs(away.y() * std::cos(turn) - away.x() * std::sin(turn));
        const double lengthwise = std::abs(away.x() * std::cos(turn) + away.y() * std::sin(turn));
        distance = std::max(across / std::max(0.18 * kR, least), lengthwise / std::max(0.5 * kR, least));
        break;
      }
      case ActionKind::Robber:
        distance = hexUnder(position, orientation) == hexUnder(target.at, orientation) ? 0.999 : 2;
        break;
      default: distance = lengthOf(away) / std::max(0.30 * kR, least); break;
    }
    if (distance < nearest) nearest = distance, best = i;
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
