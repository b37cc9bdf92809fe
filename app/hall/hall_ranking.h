// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/table/play_sight.h"

class QGridLayout;

namespace tapu {

/// All players in sight by their points, as the final table would rank them now.
class HallRanking : public QWidget {
  Q_OBJECT
 public:
  explicit HallRanking(QWidget* parent = nullptr);
  /// Shows the points of this position.
  void refresh(const PlaySight& sight);

 private:
  QGridLayout* grid_;
  QString shown_;
};

}  // namespace tapu
