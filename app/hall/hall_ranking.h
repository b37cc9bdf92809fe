// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/kit/words.h"
#include "app/table/sight/play_sight.h"

class QGridLayout;

namespace tapu {

/// All players in sight by their points. Where they are all players, with their ranks as the final table would give
/// them now; of a long chain only the own rank is known, as the host tells it, and the others have none.
class HallRanking : public QWidget {
  Q_OBJECT
 public:
  explicit HallRanking(QWidget* parent = nullptr);
  /// Shows the points of this position.
  void refresh(const PlaySight& sight);

 private:
  enum class Known : quint8 { All, Near };
  void refreshHead(const PlaySight& sight, Known known);
  Words *own_, *near_;
  QGridLayout* grid_;
  QString shown_;
};

}  // namespace tapu
