// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <vector>

namespace tapu {

/// What is drawn on a page and should not be covered, as boxes in the coordinates of the page.
struct Obstacles {
  std::vector<QRect> land;
  std::vector<QRect> marks;  ///< harbors and buttons: rather than one of these, land is covered
};

/// A place for a card, and how bad it is what it covers there: the area of the land, a hundred times that of marks.
struct CalmCorner {
  QRect card;
  double covered = 0;
  std::size_t size = 0;  ///< which of the sizes it has
};
/// The corner of `free` where a card covers least of `obstacles`; of several sizes that it may have, the first that is
/// best.
CalmCorner calmCorner(const QRect& free, const std::vector<QSize>& sizes, const Obstacles& obstacles);

}  // namespace tapu
