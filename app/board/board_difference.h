// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRectF>

#include "app/board/geometry.h"
#include "engine/board/board.h"

namespace tapu {

/// Boxes, in scene units, around all that may look different on two boards of one orientation: cells and harbors that
/// only one of them has, and the coast around them. The boxes do not overlap; there are several if a stroke is repeated
/// far away by symmetry.
QList<QRectF> differenceOf(const Board& a, const Board& b, Bearing bearing);

}  // namespace tapu
