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
    if (distance < shortest) shortest = distance, best = i;
  }
  return best;
}

}  // namespace

QPointF scenePoint(Point point, Orientation orientation) {
  const double along = kHexWidth / 2, across = kR / 2;
  return orientation == Orientation::Pointy ? QPointF(point.x * along, point.y * across)
                                            : QPointF(point.x * across, point.y * along);
}

QPointF hexCenter(Hex at, Orientation orientation) { return scenePoint(center(at, orientation), orientation); }

QPointF cornerPosition(Hex at, int corner, Orientation orientation) {
  return scenePoint(cornerPoint(at, corner, orientation), orientation);
}

QPointF edgeMiddle(Hex at, int side, Orientation orientation) {
  return (cornerPosition(at, side, orientation) + cornerPosition(at, (side + 1) % kSides, orientation)) / 2;
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

Hex hexUnder(QPointF position, Orientation orientation) {
  // Fractional axial coordinates, rounded in the cube whose three coordinates add up to zero.
  const bool pointy = orientation == Orientation::Pointy;
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

int nearestCorner(Hex at, QPointF position, Orientation orientation) {
  return nearest(position, [&](int i) { return cornerPosition(at, i, orientation); });
}

int nearestSide(Hex at, QPointF position, Orientation orientation) {
  return nearest(position, [&](int i) { return edgeMiddle(at, i, orientation); });
}

}  // namespace tapu
