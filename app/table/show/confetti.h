// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegion>
#include <QVariantAnimation>
#include <QWidget>

namespace tapu {

/// Confetti in a player's color that falls over the table when the game is won. Only decoration: clicks go through it,
/// nothing waits for it, and it can be skipped.
class Confetti : public QWidget {
  Q_OBJECT
 public:
  explicit Confetti(QWidget* parent);
  /// Lets it fall over the whole parent. `color`: 0 to 9; `ms`: milliseconds that it falls; 0 = nothing is shown.
  void fall(int color, int ms);
  /// Ends it at once.
  void skip();
  bool isFalling() const { return animation_.state() == QAbstractAnimation::Running; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  /// One piece of paper as it is now; without a side it does not fall yet.
  struct Piece {
    QPointF at;
    double side = 0, turn = 0;  ///< pixels; degrees
  };
  Piece pieceAt(int number) const;
  QRegion covered() const;
  QVariantAnimation animation_;
  int color_ = 0;
  double at_ = 0;  ///< 0 to 1
};

}  // namespace tapu
