// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <map>

#include "app/drawing/canvas.h"

namespace tapu {

/// A drawing of lines and shapes as an SVG file, made with Qt Core alone. Lengths are in `kUnits` to a millimeter.
class SvgCanvas : public Surface {
 public:
  static constexpr double kUnits = 100;
  /// A sheet of so many millimeters.
  explicit SvgCanvas(QSizeF sheet) : sheet_(sheet) {}
  void fill(const Shape& shape, const Paint& paint) override;
  void stroke(const std::vector<Line>& lines, double width, const Paint& paint, Caps caps = Caps::Round) override;
  /// A repeated drawing is in the file once.
  void repeat(const QString& name, const Placement& at,
              const std::function<void(Surface& surface, const Placement& at)>& draw) override;
  void write(const QString& text, const Shape& outlines, const Paint& paint) override;
  /// The whole file.
  QByteArray svg(const QString& title) const;

 private:
  QByteArray styleOf(const Paint& paint, const char* key);
  QSizeF sheet_;
  QByteArray shared_, body_;  ///< repeated drawings and gradients; the drawing
  QByteArray* into_ = &body_;
  std::map<QString, int> names_;
  int gradients_ = 0;
};

}  // namespace tapu
