// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <cstdint>
#include <optional>

#include "app/board/geometry.h"
#include "engine/board/topology.h"
#include "engine/state/action.h"

namespace tapu {

/// A place of a board that one can point at.
struct BoardSpot {
  enum class Kind : std::uint8_t { Corner, Edge, Hex, Harbor };
  Kind kind = Kind::Hex;
  int place = 0;  ///< the id of the corner, edge or hex; the index of the harbor in `Board::harbors`
  bool operator==(const BoardSpot&) const = default;
};

/// The kind of place that an action is carried out at; none: it is about no place of the board.
std::optional<BoardSpot::Kind> kindOfPlace(ActionKind kind);
/// The place at a position of the scene: a harbor by its badge, a corner or edge if close, or by its gift, else the
/// hex. Nothing out at sea. `map` is that of the board.
std::optional<BoardSpot> spotAt(const Board& board, const Topology& map, QPointF position, Bearing bearing);
/// The middle of a place, in scene units.
QPointF middleOf(const BoardSpot& spot, const Board& board, const Topology& map, Bearing bearing);

}  // namespace tapu
