// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/sight/calm_corner.h"

#include <algorithm>

#include "app/kit/sheet.h"

namespace tapu {

namespace {

double coveredBy(const QRect& card, const Obstacles& obstacles) {
  constexpr double markWeight = 100;
  const auto area = [&](const std::vector<QRect>& parts) {
    double sum = 0;
    for (const QRect& part : parts) {
      const QRect common = part & card;
      sum += common.isEmpty() ? 0 : double(common.width()) * common.height();
    }
    return sum;
  };
  return area(obstacles.land) + markWeight * area(obstacles.marks);
}

CalmCorner calmest(const QRect& free, QSize size, const Obstacles& obstacles) {
  constexpr int gap = 4, shadow = Sheet::kShadow;
  const int left = free.left() + 2, top = free.top() + gap;
  const int right = free.right() - size.width() - 2, bottom = free.bottom() - size.height() - gap;
  CalmCorner best;
  for (const QPoint corner : {QPoint(left, top), QPoint(right, top), QPoint(left, bottom), QPoint(right, bottom)}) {
    const QRect card(corner, size);
    const double covered = coveredBy(card.adjusted(shadow, shadow, -shadow, -shadow), obstacles);
    if (best.card.isNull() || covered < best.covered) best = {card, covered, 0};
  }
  return best;
}

}  // namespace

CalmCorner calmCorner(const QRect& free, const std::vector<QSize>& sizes, const Obstacles& obstacles,
                      double tolerated) {
  const auto cost = [tolerated](const CalmCorner& corner) { return std::max(corner.covered, tolerated); };
  CalmCorner best;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    CalmCorner corner = calmest(free, sizes[i], obstacles);
    corner.size = i;
    if (best.card.isNull() || cost(corner) < cost(best)) best = corner;
  }
  return best;
}

}  // namespace tapu
