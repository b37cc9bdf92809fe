// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/session/event_results.h"

namespace tapu {

/// The points of the first four over the rounds, in steps, each line in its player's color inside a line of ink.
class PointsChart : public QWidget {
  Q_OBJECT
 public:
  explicit PointsChart(QWidget* parent = nullptr);
  void setResults(const EventResults& results);
  QSize sizeHint() const override { return {420, 160}; }
  QSize minimumSizeHint() const override { return {240, 110}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Line {
    QString name;
    int color = 0;
    std::vector<int> points;  ///< by round
  };
  void paintAxes(QPainter& painter, const QRectF& box) const;
  void paintLine(QPainter& painter, const QRectF& box, const Line& line, int index) const;
  std::vector<Line> lines_;
  std::vector<int> rounds_;
  int most_ = 5;
};

}  // namespace tapu
