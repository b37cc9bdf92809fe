// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>
#include <vector>

namespace tapu {

/// The ten player colors with their marks, in the order in which seats are offered them. One is chosen; some may be
/// taken by others.
class ColorMarks : public QWidget {
  Q_OBJECT
 public:
  explicit ColorMarks(QWidget* parent = nullptr);
  /// The color that is chosen, 0 to 9.
  int color() const { return color_; }
  /// Chooses a color, 0 to 9, without a signal.
  void setColor(int color);
  /// These cannot be chosen, except the one that is chosen already.
  void setTaken(const std::vector<int>& colors);

 Q_SIGNALS:
  /// The person chose another color.
  void picked(int color);

 private:
  void nameMarks();
  std::vector<QAbstractButton*> marks_;
  int color_ = 0;
};

}  // namespace tapu
