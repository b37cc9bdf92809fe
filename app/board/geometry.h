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

/// The bearing of a board on the screen: the direction of its hexes, and its turn in sixths of a full turn, 0 to 5,
/// clockwise. A sixth turn leads every hex onto a hex; texts stay upright.
struct Bearing {
  Bearing(Orientation o = Orientation::Pointy, int sixths = 0) : orientation(o), turn(sixths) {}
  Orientation orientation;
  int turn;
  bool operator==(const Bearing&) const = default;
};
/// The same with a turn of `sixths` more, which may be negative.
Bearing turnedBy(Bearing bearing, int sixths);
/// Where a point of the lattice lies after the turn, in the units of the lattice.
Point turned(Point point, Bearing bearing);
/// A position of the scene, turned around the origin by so many sixths.
QPointF turnedBy(QPointF position, int sixths);

/// The position of a corner, given by its point of the lattice. All other places follow from it.
QPointF scenePoint(Point point, Bearing bearing);
/// The middle of a hex.
QPointF hexCenter(Hex at, Bearing bearing);
/// A corner of a hex, 0 to 5 as numbered in engine/board/hex.h (clockwise; corner 0 of a pointy hex is its top).
QPointF cornerPosition(Hex at, int corner, Bearing bearing);
/// The middle of a side of a hex, 0 to 5 as numbered there.
QPointF edgeMiddle(Hex at, int side, Bearing bearing);
/// The angle of a road that goes this way, in degrees: from -89.5 to 90.5, for it has no direction.
double roadAngle(QPointF way);
/// The hex outline with this circumradius, the same at every turn.
QPolygonF hexOutline(QPointF center, Orientation orientation, double radius = kR);
/// The hex that a scene position lies in; it may be outside of the board.
Hex hexUnder(QPointF position, Bearing bearing);
/// The corner (0..5) or side (0..5) of that hex nearest to a position in it.
int nearestCorner(Hex at, QPointF position, Bearing bearing);
int nearestSide(Hex at, QPointF position, Bearing bearing);

}  // namespace tapu
