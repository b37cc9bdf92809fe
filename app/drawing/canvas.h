// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <array>
#include <functional>
#include <vector>

namespace tapu {

// Painting with Qt Core alone: shapes with smooth edges on a sheet of pixels, for programs without a screen.

/// A point, in the units of its drawing; y grows downward.
struct Spot {
  double x = 0, y = 0;
};

/// Scale and turn, then shift: x' = a x + c y + e, y' = b x + d y + f.
struct Placement {
  double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;
  Spot of(Spot at) const { return {a * at.x + c * at.y + e, b * at.x + d * at.y + f}; }
  /// The placement that does `first`, then this one.
  Placement after(const Placement& first) const;
  static Placement scaled(double by, double turn = 0);  ///< turn in degrees, with the clock
  Placement movedTo(Spot to) const;
};

/// The points of a line, joined in order.
using Line = std::vector<Spot>;
/// Closed lines; all that any of them goes around is inside.
using Shape = std::vector<Line>;

/// A circle as a polygon of so many sides; without `sides`, of as many as a picture needs whose unit is a pixel.
Line disc(Spot middle, double radius);
Line disc(Spot middle, double radius, int sides);
/// The ends of a strip: half a disc, or straight.
enum class Caps { Round, Butt };
/// The strip that a round pen leaves. Each line ends where its last spot is: for a ring repeat the first one.
Shape strip(const std::vector<Line>& lines, double width, Caps ends = Caps::Round);

/// One color, or two with a gradient between them.
struct Paint {
  using Color = std::array<double, 3>;  ///< red, green, blue from 0 to 255
  Color from{}, to{};
  Spot start{0, 0}, end{0, 0};  ///< alike: one color
  double opacity = 1;
  bool isPlain() const { return start.x == end.x && start.y == end.y; }
  static Paint plain(Color color, double opacity = 1) { return {color, color, {}, {}, opacity}; }
};

/// The surface that shapes are painted on.
class Surface {
 public:
  virtual ~Surface() = default;
  virtual void fill(const Shape& shape, const Paint& paint) = 0;
  /// Draws with a round pen; lines as `strip` takes them.
  virtual void stroke(const std::vector<Line>& lines, double width, const Paint& paint, Caps caps = Caps::Round);
  /// Fills the outlines of a text (`letters.h`); a surface may keep its letters.
  virtual void write(const QString& text, const Shape& outlines, const Paint& paint);
  /// Draws something at a place; things with the same name differ only in their place.
  virtual void repeat(const QString& name, const Placement& at,
                      const std::function<void(Surface& surface, const Placement& at)>& draw);
};

/// A picture made of pixels; all lengths are in pixels.
class Canvas : public Surface {
 public:
  Canvas(int width, int height, Paint::Color ground);
  void fill(const Shape& shape, const Paint& paint) override;
  /// The picture as a PNG file. `dotsPerInch`: its intended size; 0: none.
  QByteArray png(int dotsPerInch = 0) const;

 private:
  void blend(int y, int left, const std::vector<float>& cover, const Paint& paint);

  int width_, height_;
  std::vector<std::array<quint8, 3>> pixels_;
};

}  // namespace tapu
