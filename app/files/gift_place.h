// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include "engine/board/board.h"

namespace tapu {

/// The distance from the middle of a hex that is 1 wide to its corners.
extern const double kHexRadius;
/// A point of the lattice of a board that is drawn and not turned, in widths of a hex.
QPointF placeOfPoint(Point point, Orientation orientation);
/// The place of a gift on a board that is drawn and not turned, in widths of a hex from the middle of hex 0,0: on its
/// corner or edge, and on a coast some way out at sea, unless a harbor is there.
QPointF giftPlace(const Gift& gift, const Board& board);
/// The width and height of a gift, in the same unit.
extern const double kGiftSide;

}  // namespace tapu
