// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>
#include <vector>

#include "app/session/plan/house_rules.h"

namespace tapu {

/// Draws cards that fly over the table from where they were to where they are now. Only decoration: clicks go through
/// it, nothing waits for it, and all of it can be skipped.
class CardFlights : public QWidget {
  Q_OBJECT
 public:
  /// One card on its way.
  struct Flight {
    QPixmap card;
    QPointF from, to;  ///< middles of the card, in coordinates of this widget
  };
  /// The most cards in flight at once; with more nobody could follow them.
  static constexpr int kMost = 16;

  explicit CardFlights(QWidget* parent);
  /// Starts these flights, one a little after the other, beside those that are under way. `ms`: how long one takes; 0 =
  /// nothing is shown.
  void fly(const std::vector<Flight>& flights, int ms);
  /// Ends all flights at once.
  void skip();
  /// The number of flights under way.
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
