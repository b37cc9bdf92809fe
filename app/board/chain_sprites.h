// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <optional>

#include "app/board/chain_plan.h"
#include "app/kit/theme.h"
#include "app/text/language.h"

class QPainter;

namespace tapu {

/// The pixmaps that make up a chain, for one size of hexes, pixel ratio and theme: each kind of board and each sign is
/// painted once, at its first use.
class ChainSprites {
 public:
  /// The size for which signs are painted, in logical pixels: hexes that are `detailed` wide show their number, and
  /// houses have their shape; narrower ones are spots of color.
  struct Measure {
    double hexWidth = 17, detailed = 20;
    qreal ratio = 1;
    Numerals numerals = Numerals::OfLanguage;
    bool operator==(const Measure&) const = default;
  };
  /// To be called before painting: drops pixmaps of another size, ratio or theme.
  void prepare(const ChainPlan& plan, const Theme& theme, const Measure& measure);
  void forget();

  /// A scene unit in logical pixels.
  double scale() const { return measure_.hexWidth / 200; }
  bool isDetailed() const { return measure_.hexWidth >= measure_.detailed; }
  /// The shore of a kind of board, and the land that lies on it. The upper left corner of both lies at `corner`, in the
  /// board's coordinates.
  const QPixmap& coast(const ChainPlan& plan, int kind);
  const QPixmap& land(const ChainPlan& plan, int kind);
  QPointF corner(const ChainKind& kind) const;
  /// The picture at a place: only as large as its visible part, since thousands are painted in a frame.
  struct Sign {
    QPixmap picture;
    QPoint corner;  ///< from the place to the corner of the picture, in device pixels
  };
  /// `direction`: of the side of a hex on which the route lies, 0 to 5.
  const Sign& building(int color, Piece::Kind kind);
  const Sign& route(int color, Piece::Kind kind, int direction);
  const Sign& robber();
  /// A hex that produces; with its number where there is room.
  const Sign& producing(int number);
  /// A round label of this size.
  const QPixmap& chip(QSize size, const QColor& fill, const QColor& rim);

 private:
  QPixmap blank(QSizeF size) const;
  QPixmap paintCoast(const ChainKind& kind) const;
  QPixmap paintLand(const ChainKind& kind) const;
  void paintTile(QPainter& painter, const ChainKind::Tile& tile) const;
  void paintToken(QPainter& painter, QPointF middle, int number, const QColor& ground) const;
  template <class Paint>
  const Sign& sign(int key, double side, Paint paint);
  double thin() const;

  std::optional<Theme> theme_;
  Orientation orientation_ = Orientation::Flat;
  Measure measure_;
  std::vector<QPixmap> coasts_, lands_;
  std::vector<Sign> signs_;
  struct Chip {
    QSize size;
    QRgb fill, rim;
    QPixmap picture;
  };
  std::vector<Chip> chips_;  // a handful: labels of one width and color are alike
};

}  // namespace tapu
