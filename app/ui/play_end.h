// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/board/widgets.h"
#include "app/ui/play_sight.h"

class QGridLayout;

namespace tapu {

/// Where the points of one seat come from (2.7).
struct PointSources {
  SeatId seat;
  int rank = 0, settlements = 0, cities = 0, longestRoad = 0, largestArmy = 0, cards = 0, total = 0;
  bool operator==(const PointSources&) const = default;
};
/// The final table, the winner first.
std::vector<PointSources> pointSources(const Table& table, const State& state);

/// The end of a game: everybody's points by source, and where to go from here.
class EndSheet : public Sheet {
  Q_OBJECT
 public:
  explicit EndSheet(QWidget* parent = nullptr);
  void refresh(const PlaySight& sight);

 Q_SIGNALS:
  void newGame();
  void startPage();

 private:
  void fill(const PlaySight& sight);
  Words* title_;
  QWidget* tableHolder_;
  QGridLayout* table_ = nullptr;
  ActionButton *newGame_, *startPage_;
};

}  // namespace tapu
