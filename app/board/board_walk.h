// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "app/board/spot.h"

namespace tapu {

/// The four ways of the arrow keys.
enum class Way : std::uint8_t { Left, Right, Up, Down };

/// The keyboard's walk over a board: from place to place of one kind (hexes, corners or edges). Places lie in rows; on
/// hexes with a side up, in columns. Along a row an arrow goes to the next place; across, to the nearest place of the
/// next row. Of two equally near ones every other row takes the left one and the rows between take the right one, so
/// that from hexes and corners the opposite arrow leads back unless the rows end. (Rows of edges are not equally full:
/// there it leads to the same row.) Every place is reached.
class BoardWalk {
 public:
  /// `map` is that of the board, `bearing` its position on the screen: arrows lead where they point.
  BoardWalk(const Topology& map, Bearing bearing);
  /// The same on a board that is not turned.
  explicit BoardWalk(const Topology& map) : BoardWalk(map, map.orientation()) {}

  /// The kinds in the order in which a key goes through them.
  static constexpr std::array kKinds{BoardSpot::Kind::Hex, BoardSpot::Kind::Corner, BoardSpot::Kind::Edge};
  /// All places of a kind in reading order. Corners are those of land, edges those that can take a road or a ship;
  /// no harbors.
  const std::vector<BoardSpot>& places(BoardSpot::Kind kind) const { return places_[static_cast<std::size_t>(kind)]; }
  /// The place that an arrow leads to; nothing at the end of the board.
  std::optional<BoardSpot> next(const BoardSpot& from, Way way) const;
  /// The place of that kind nearest to a position of the scene; nothing if there is none.
  std::optional<BoardSpot> nearest(BoardSpot::Kind kind, QPointF position) const;
  /// The middle of a place, in the scene.
  QPointF middle(const BoardSpot& spot) const;

 private:
  struct Step {
    BoardSpot spot;
    int along, across;  ///< in lattice units: where it lies in its row, and the number of the row
  };
  Step stepOf(const BoardSpot& spot) const;
  const Topology& map_;
  Bearing bearing_;
  std::array<std::vector<BoardSpot>, 4> places_;
};

/// The kind after this one, `step` being 1 or -1.
BoardSpot::Kind kindBeside(BoardSpot::Kind kind, int step);

}  // namespace tapu
