// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace tapu {

/// A player's color disc with its mark.
class Badge : public QWidget {
  Q_OBJECT
 public:
  /// `color` 0 to 9; `side`: width and height in pixels.
  explicit Badge(int color = 0, int side = 28, QWidget* parent = nullptr);
  int color() const { return color_; }
  /// Shows the disc of that player color, 0 to 9.
  void setColor(int color);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int color_, side_;
};

}  // namespace tapu
