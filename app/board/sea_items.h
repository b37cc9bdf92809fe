// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/board/items.h"

namespace tapu {

// The items of what only boards of the sea have (14). As for all items, the look must outlive them.

/// Where a gift lies in the scene, on a board that is turned by so many sixths.
QPointF giftPoint(const Gift& gift, const Board& board, int turn);
/// The box of its bundle there.
QRectF giftBox(const Gift& gift, const Board& board, int turn);

/// Gifts on corners and edges, above the hexes and beneath all pieces.
class GiftsItem : public QGraphicsItem {
 public:
  struct Lying {
    QPointF at;
    Gift gift;
    bool operator==(const Lying&) const = default;
  };
  GiftsItem();
  QRectF boundingRect() const override { return bounds_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  /// Shows these gifts.
  void show(std::vector<Lying> gifts);
  const std::vector<Lying>& shown() const { return gifts_; }
  /// Shows beside them some that are just taken, opened so far: 0 = still closed, 1 = gone.
  void open(const std::vector<Lying>& taken, double part);

 private:
  void measure();
  std::vector<Lying> gifts_, taken_;
  double opened_ = 0;
  QRectF bounds_;
};

/// The cell of the pirate, with a dashed outline.
class PirateCellItem : public QGraphicsItem {
 public:
  explicit PirateCellItem(const BoardLook& look);
  QRectF boundingRect() const override { return around_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  /// Outlines the cell around this point of the scene.
  void show(QPointF middle);

 private:
  const BoardLook& look_;
  QRectF around_;
};

/// Covers over cells that were just turned up; they fade by the opacity of the item.
class CoversItem : public QGraphicsItem {
 public:
  explicit CoversItem(const BoardLook& look);
  QRectF boundingRect() const override { return bounds_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  void show(std::vector<Hex> cells);
  const std::vector<Hex>& shown() const { return cells_; }

 private:
  const BoardLook& look_;
  std::vector<Hex> cells_;
  QRectF bounds_;
};

/// A wash over the land where nobody may begin, and over corners of that kind (14.4).
class StartWashItem : public QGraphicsItem {
 public:
  explicit StartWashItem(const BoardLook& look);
  QRectF boundingRect() const override { return bounds_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  void show(std::vector<Hex> cells, std::vector<QPointF> corners);
  const std::vector<Hex>& cells() const { return cells_; }
  const std::vector<QPointF>& corners() const { return corners_; }

 private:
  const BoardLook& look_;
  std::vector<Hex> cells_;
  std::vector<QPointF> corners_;
  QRectF bounds_;
};

/// The chip of an island: a star, what a first settlement brings, and the badges of those who have had one there. Its
/// size follows the zoom, but its words never get too small to read.
class IslandChipItem : public QGraphicsItem {
 public:
  /// `at`: its middle, out at sea.
  IslandChipItem(const BoardLook& look, const IslandChip& chip, QPointF at);
  QRectF boundingRect() const override;
  QPainterPath shape() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  const IslandChip& chip() const { return chip_; }
  /// Half of its width and height in scene units, where it is not enlarged.
  static QPointF reach(const IslandChip& chip);

 private:
  const BoardLook& look_;
  IslandChip chip_;
};
/// Where the chip of an island lies: out at sea beside its coast, where least is around. `taken`: the chips that lie
/// already. Nothing if the island has no coast.
std::optional<QPointF> chipPoint(const IslandChip& chip, const Board& board, const Topology& map, Bearing bearing,
                                 const std::vector<QPointF>& taken);

}  // namespace tapu
