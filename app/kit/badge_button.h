// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <vector>

namespace tapu {

/// A player's badge that opens a menu of the other colors; those that are taken are shown and cannot be chosen.
class BadgeButton : public QAbstractButton {
  Q_OBJECT
 public:
  explicit BadgeButton(QWidget* parent = nullptr);
  /// The color that is shown, 0 to 9.
  int color() const { return color_; }
  /// Shows that color; without a signal.
  void setColor(int color);
  /// These cannot be chosen, except the one that is shown.
  void setTaken(const std::vector<int>& colors) { taken_ = colors; }
  QSize sizeHint() const override { return {52, 52}; }

 Q_SIGNALS:
  /// The person chose another color.
  void picked(int color);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void open();
  void say();
  std::vector<int> taken_;
  int color_ = 0;
};

}  // namespace tapu
