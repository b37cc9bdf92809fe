// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/gift_place.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace tapu {

namespace {

constexpr double kPush = 0.3;  // radii out at sea

bool isLandAt(const Board& board, Hex at) {
  const auto cell = std::ranges::find(board.cells, at, &Cell::at);
  return cell != board.cells.end() && isLand(*cell);
}

/// Whether a harbor is on this side of a hex, from either of the hexes there.
bool hasHarbor(const Board& board, Hex hex, int side) {
  const Hex beyond = neighbor(hex, side, board.orientation);
  return std::ranges::any_of(board.harbors, [&](const Harbor& harbor) {
    return (harbor.hex == hex && harbor.side == side) ||
           (harbor.hex == beyond && harbor.side == (side + kSides / 2) % kSides);
  });
}

}  // namespace

const double kHexRadius = 1 / std::sqrt(3.0);
const double kGiftSide = 0.8 * kHexRadius;

QPointF placeOfPoint(Point point, Orientation orientation) {
  return orientation == Orientation::Pointy ? QPointF(point.x / 2.0, point.y * kHexRadius / 2)
                                            : QPointF(point.x * kHexRadius / 2, point.y / 2.0);
}

QPointF giftPlace(const Gift& gift, const Board& board) {
  const Orientation orientation = board.orientation;
  const auto corner = [&](int which) {
    return placeOfPoint(cornerPoint(gift.hex, which % kSides, orientation), orientation);
  };
  const bool isCorner = gift.on == Gift::On::Corner;
  const QPointF place = isCorner ? corner(gift.place) : (corner(gift.place) + corner(gift.place + 1)) / 2;
  if (!isCorner && hasHarbor(board, gift.hex, gift.place)) return place;  // the pier has the room beyond it
  std::vector<Hex> hexes{gift.hex, neighbor(gift.hex, gift.place, orientation)};
  if (isCorner) hexes.push_back(neighbor(gift.hex, (gift.place + kSides - 1) % kSides, orientation));
  QPointF out;
  std::size_t land = 0;
  for (const Hex hex : hexes) {
    if (!isLandAt(board, hex)) continue;
    out += place - placeOfPoint(center(hex, orientation), orientation);
    ++land;
  }
  if (land == 0 || land == hexes.size()) return place;
  return place + out * (kPush * kHexRadius / std::hypot(out.x(), out.y()));
}

}  // namespace tapu
