// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/board/board_scene.h"
#include "app/board/items.h"
#include "app/board/spot.h"

namespace tapu {

/// The place of a target.
BoardSpot spotOf(const Target& target);

/// The places that may be chosen on a board, by their index; which of them is raised the scene knows. Positions are
/// those of the scene.
class BoardTargets {
 public:
  /// Makes a target of the place that this action is about, or adds the action to the one that is there. Actions that
  /// are about no place of the board are left out.
  void add(const Action& action, MoveEnd end, const Topology& map, Bearing bearing);
  /// Makes a target of a corner or edge where a piece of somebody else stands.
  void addOwner(const BoardSpot& place, const Action& action, const Topology& map, Bearing bearing);
  /// Puts all of them where they lie on a board with this bearing.
  void lay(const Topology& map, Bearing bearing);
  void clear() { all_.clear(); }

  bool isEmpty() const { return all_.empty(); }
  const Target& operator[](int index) const { return all_[static_cast<std::size_t>(index)]; }
  /// All of them; the same list as long as this lives.
  const std::vector<Target>& all() const { return all_; }
  /// The index of the target whose click zone has this position, the nearest if there are several; -1: none. A zone
  /// is at least 24 pixels wide.
  int at(QPointF position, double unitsPerPixel, Bearing bearing) const;
  /// The index of the target at this place; -1: there is none.
  int indexOf(const BoardSpot& spot) const;
  /// The places of all of them, in reading order, each once.
  std::vector<BoardSpot> spots() const;

 private:
  std::vector<Target> all_;
};

}  // namespace tapu
