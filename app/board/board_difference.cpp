// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/board_difference.h"

#include <algorithm>

namespace tapu {

QList<QRectF> differenceOf(const Board& a, const Board& b, Bearing bearing) {
  QList<QRectF> dirty;
  const auto add = [&](Hex at) {
    QRectF box = QRectF(-2.2 * kR, -2.2 * kR, 4.4 * kR, 4.4 * kR).translated(hexCenter(at, bearing));
    for (auto it = dirty.begin(); it != dirty.end();) {
      const bool meets = it->intersects(box);
      if (!meets) {
        ++it;
        continue;
      }
      box |= *it;
      dirty.erase(it);
      it = dirty.begin();  // the larger box may overlap with others
    }
    dirty << box;
  };
  const auto compare = [&](const auto& these, const auto& those, auto before, auto place) {
    auto x = these.begin();
    auto y = those.begin();
    while (x != these.end() || y != those.end()) {
      if (y == those.end() || (x != these.end() && before(*x, *y)))
        add(place(*x++));
      else if (x == these.end() || before(*y, *x))
        add(place(*y++));
      else {
        if (!(*x == *y)) add(place(*x));
        ++x;
        ++y;
      }
    }
  };
  compare(
      a.cells, b.cells, [&](const Cell& one, const Cell& two) { return readsBefore(one.at, two.at, b.orientation); },
      [](const Cell& cell) { return cell.at; });
  for (const Harbor& harbor : a.harbors)
    if (std::find(b.harbors.begin(), b.harbors.end(), harbor) == b.harbors.end()) add(harbor.hex);
  for (const Harbor& harbor : b.harbors)
    if (std::find(a.harbors.begin(), a.harbors.end(), harbor) == a.harbors.end()) add(harbor.hex);
  return dirty;
}

}  // namespace tapu
