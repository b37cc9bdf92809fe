// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>
#include <vector>

class QPainter;

namespace tapu {

/// A text as a QR code: a square of dark and light modules that a telephone reads. Seven parts of a hundred may be
/// soiled.
class QrCode {
 public:
  /// An empty code if the text is too long for one (some 2,900 bytes).
  explicit QrCode(const QString& text);
  bool isEmpty() const { return side_ == 0; }
  /// Modules along a side, without the quiet margin.
  int side() const { return side_; }
  bool isDark(int column, int row) const { return dark_[static_cast<std::size_t>(row * side_ + column)]; }
  /// Fills the box with the code in black on white, with the quiet margin of four modules around it that readers need.
  void paint(QPainter& painter, const QRectF& box) const;

  static constexpr int kQuiet = 4;  ///< modules of the margin

 private:
  int side_ = 0;
  std::vector<bool> dark_;
};

}  // namespace tapu
