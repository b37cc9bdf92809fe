// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/geometry.h"

namespace tapu {

namespace {

/// Index 0..5 of the place nearest to `position`.
template <class PlaceOf>
int nearest(QPointF position, PlaceOf placeOf) {
  int best = 0;
  double shortest = 1e300;
  for (int i = 0; i < kSides; ++i) {
    const QPointF away = placeOf(i) - position;
    const double distance = QPointF::dotProduct(away, away);
    if (distance < shortest) {
      shortest = distance;
      best = i;
    }
  }
  return best;
}

}  // namespace

Bearing turnedBy(Bearing bearing, int sixths) {
  bearing.turn = ((bearing.turn + sixths) % kSides + kSides) % kSides;
  return bearing;
}

// x and y of a point of the lattice are both even or both odd, so that all of this stays whole.
Point turned(Point point, Bearing bearing) {
  const bool pointy = bearing.orientation == Orientation::Pointy;
  for (int i = 0; i < bearing.turn; ++i)
    point = pointy ? Point{(point.x - point.y) / 2, (3 * point.x + point.y) / 2}
                   : Point{(point.x - 3 * point.y) / 2, (point.x + point.y) / 2};
  return point;
}

QPointF turnedBy(QPointF position, int sixths) {
  const double angle = sixths * M_PI / 3, cos = std::cos(angle), sin = std::sin(angle);
  return {position.x() * cos - position.y() * sin, position.x() * sin + position.y() * cos};
}

QPointF scenePoint(Point point, Bearing bearing) {
  const double along = kHexWidth / 2, across = kR / 2;
  const Point there = turned(point, bearing);
  return bearing.orientation == Orientation::Pointy ? QPointF(there.x * along, there.y * across)
                                                    : QPointF(there.x * across, there.y * along);
}

QPointF hexCenter(Hex at, Bearing bearing) { return scenePoint(center(at, bearing.orientation), bearing); }

QPointF cornerPosition(Hex at, int corner, Bearing bearing) {
  return scenePoint(cornerPoint(at, corner, bearing.orientation), bearing);
}

QPointF edgeMiddle(Hex at, int side, Bearing bearing) {
  return (cornerPosition(at, side, bearing) + cornerPosition(at, (side + 1) % kSides, bearing)) / 2;
}

double roadAngle(QPointF way) {
  const double degrees = std::atan2(way.y(), way.x()) * 180 / M_PI;
  return degrees > 90.5 ? degrees - 180 : degrees <= -89.5 ? degrees + 180 : degrees;
}

QPolygonF hexOutline(QPointF center, Orientation orientation, double radius) {
  QPolygonF outline;
  const double first = orientation == Orientation::Pointy ? -90 : -120;
  for (int i = 0; i < kSides; ++i) {
    const double angle = (first + 60 * i) * M_PI / 180;
    outline << center + radius * QPointF(std::cos(angle), std::sin(angle));
  }
  return outline;
}

Hex hexUnder(QPointF shown, Bearing bearing) {
  const QPointF position = bearing.turn == 0 ? shown : turnedBy(shown, -bearing.turn);
  // Fractional axial coordinates, rounded in the cube whose three coordinates add up to zero.
  const bool pointy = bearing.orientation == Orientation::Pointy;
  const double major = (pointy ? position.y() : position.x()) / (1.5 * kR);
  const double minor = ((pointy ? position.x() : position.y()) / (kHexWidth / 2) - major) / 2;
  const double q = pointy ? minor : major, r = pointy ? major : minor, s = -q - r;
  double roundQ = std::round(q), roundR = std::round(r);
  const double roundS = std::round(s);
  const double errorQ = std::abs(roundQ - q), errorR = std::abs(roundR - r), errorS = std::abs(roundS - s);
  if (errorQ > errorR && errorQ > errorS)
    roundQ = -roundR - roundS;
  else if (errorR > errorS)
    roundR = -roundQ - roundS;
  return {static_cast<int>(roundQ), static_cast<int>(roundR)};
}

int nearestCorner(Hex at, QPointF position, Bearing bearing) {
  return nearest(position, [&](int i) { return cornerPosition(at, i, bearing); });
}

int nearestSide(Hex at, QPointF position, Bearing bearing) {
  return nearest(position, [&](int i) { return edgeMiddle(at, i, bearing); });
}

}  // namespace tapu
