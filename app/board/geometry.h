// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QPolygonF>
#include <cmath>

#include "engine/board/hex.h"

namespace tapu {

// Where places of the lattice lie in the scene. A scene unit is a unit of the terrain drawings: a pointy hex is 200
// wide.

inline const double kR = 200 / std::sqrt(3.0);  ///< circumradius of a hex
inline const double kHexWidth = 200;            ///< between two parallel sides: what `BoardView::hexWidth` measures

/// The position of a corner, given by its point of the lattice.
QPointF scenePoint(Point point, Orientation orientation);
/// The middle of a hex.
QPointF hexCenter(Hex at, Orientation orientation);
/// A corner of a hex, 0 to 5 as numbered in engine/board/hex.h (clockwise; corner 0 of a pointy hex is its top).
QPointF cornerPosition(Hex at, int corner, Orientation orientation);
/// The middle of a side of a hex, 0 to 5 as numbered there.
QPointF edgeMiddle(Hex at, int side, Orientation orientation);
/// The angle of a road that goes this way, in degrees: from -89.5 to 90.5, for it has no direction.
double roadAngle(QPointF way);
/// The hex outline with this circumradius.
QPolygonF hexOutline(QPointF center, Orientation orientation, double radius = kR);
/// The hex that a scene position lies in; it may be outside of the board.
Hex hexUnder(QPointF position, Orientation orientation);
/// The corner (0..5) or side (0..5) of that hex nearest to a position in it.
int nearestCorner(Hex at, QPointF position, Orientation orientation);
int nearestSide(Hex at, QPointF position, Orientation orientation);

}  // namespace tapu
