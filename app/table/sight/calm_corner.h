// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <vector>

namespace tapu {

/// Parts of a page that should not be covered, as boxes in its coordinates.
struct Obstacles {
  std::vector<QRect> land;
  std::vector<QRect> marks;  ///< harbors and buttons; land is covered rather than these
};

/// A place for a card, and its cost: the area of covered land, plus a hundred times that of covered marks.
struct CalmCorner {
  QRect card;
  double covered = 0;
  std::size_t size = 0;  ///< index of the size that it has
};
/// The corner of `free` where a card covers least of `obstacles`; of several possible sizes with equal cost, the first.
/// Costs up to `tolerated` are equal.
CalmCorner calmCorner(const QRect& free, const std::vector<QSize>& sizes, const Obstacles& obstacles,
                      double tolerated = 0);

}  // namespace tapu
