// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/sheet.h"
#include "app/table/sight/play_sight.h"

namespace tapu {

/// Shows a watcher, in place of a hand, the number of cards that each seat gets at each throw, with the robber as it
/// is.
class WatchNumbers : public Sheet {
  Q_OBJECT
 public:
  explicit WatchNumbers(QWidget* parent = nullptr);
  /// Shows this position.
  void refresh(const PlaySight& sight);
  /// The boxes of the marks of so many seats that get cards at this throw, 2 to 12: two a row, none on the edge.
  std::vector<QRectF> marksOf(int thrown, int gains) const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int aroundMarks() const;
  QRect titleLine() const;
  QRectF columnOf(int thrown) const;
  double figureWidth() const;
  void paintTitle(QPainter& painter, const QRect& line, const Theme& theme) const;
  void paintColumn(QPainter& painter, int thrown, const Theme& theme) const;
  /// The cards that one seat gets at a throw.
  struct Gain {
    int color = 0, cards = 0;
    bool operator==(const Gain&) const = default;
  };
  static constexpr int kFirst = 2, kLast = 12;
  std::array<std::vector<Gain>, kLast + 1> gains_;  ///< by throw
  int seats_ = 0;
};

}  // namespace tapu
