// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "app/drawing/canvas.h"

namespace tapu {

/// A drawing of our art (SVG Tiny: paths, circles, groups and slopes of two colors), for a `Surface`.
class Art {
 public:
  struct Stroke {
    Paint paint;
    double width = 1;
    Caps caps = Caps::Butt;
  };
  struct Piece {
    std::vector<Line> lines;
    std::optional<Paint> inside;
    std::optional<Stroke> outline;
    bool isGround = false;  ///< of a hex: not drawn where hexes have flat tops
  };

  /// Reads art from the resources; nothing if they are not there. Colors left open for a player, of a piece or of a
  /// mark's ink, become `player`.
  static std::optional<Art> named(const QString& name, Paint::Color player = {});
  /// The lines of a path as `d` of SVG writes it, absolute commands alone.
  static std::vector<Line> linesOf(const QString& path);

  enum class Parts { All, Scene };
  void draw(Surface& surface, const Placement& at, Parts parts = Parts::All) const;
  /// The paint of a hex's ground, in the units of the drawing.
  std::optional<Paint> ground() const;

 private:
  std::vector<Piece> pieces_;
};

}  // namespace tapu
