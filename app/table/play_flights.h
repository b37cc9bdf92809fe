// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>
#include <vector>

#include "app/session/house_rules.h"

namespace tapu {

/// Cards that fly over the table from where they were to where they are now: decoration. The pointer goes through it,
/// nothing waits for it, and all of it can be skipped.
class CardFlights : public QWidget {
  Q_OBJECT
 public:
  struct Flight {
    QPixmap card;
    QPointF from, to;  ///< middles, in this widget
  };
  /// The most cards in flight at once; with more nobody could follow them.
  static constexpr int kMost = 16;

  explicit CardFlights(QWidget* parent);
  /// Starts all, a little after each other, and adds to those under way. `ms` = how long one flies; 0 = not at all.
  void fly(const std::vector<Flight>& flights, int ms);
  void skip();  ///< ends all flights at once
  int flying() const { return static_cast<int>(flights_.size()); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Going {
    Flight flight;
    double begins = 0;  ///< milliseconds after the animation began
  };
  QRect placeOf(const Going& going, double at) const;
  void move(double at);
  std::vector<Going> flights_;
  QVariantAnimation animation_;
  double at_ = 0, lasts_ = 1;
};

}  // namespace tapu
