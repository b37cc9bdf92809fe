// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>
#include <memory>
#include <optional>
#include <vector>

#include "app/board/items.h"
#include "app/board/sea_items.h"
#include "app/kit/theme.h"
#include "editor/editor_selection.h"

namespace tapu {

// The editor's drawings above and below the board of the scene. Each item covers the whole canvas and draws the part of
// it that is to be painted.

/// Hex outlines on the empty sea, and which part of the sea belongs to the board: it is lighter and has a border.
class GridItem : public QGraphicsItem {
 public:
  explicit GridItem(const EditorSelection& selection);
  QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  void paintMap(QPainter& painter, const QRectF& exposed) const;
  const EditorSelection& selection_;
};

/// Dims the boards that lie beside the one under edit, and shows their start pieces.
class VeilItem : public QGraphicsItem {
 public:
  explicit VeilItem(const EditorSelection& selection);
  QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  const EditorSelection& selection_;
};

/// The additions to a picture of a board: its territories and start pieces.
class StartsItem : public QGraphicsItem {
 public:
  explicit StartsItem(const Board& board);
  QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  const Board& board_;
  QRectF bounds_;
};

/// The values of a heat map at each corner: nothing, how often it yields (Pips), or how many resources it touches.
enum class Heat { None, Pips, Resources };

/// Draws start pieces, territories, number tokens that are missing, outlines around hexes with problems, the heat map,
/// and the numbers of islands.
class NotesItem : public QGraphicsItem {
 public:
  explicit NotesItem(const EditorSelection& selection);
  QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  /// Sets the problems whose hexes are outlined.
  void setProblems(std::vector<BoardProblem> problems);
  /// Sets the heat map that is drawn.
  void setHeat(Heat heat);
  Heat heat() const { return heat_; }
  /// To be called after the board was edited: islands may be others.
  void forgetIslands();

 private:
  void paintIslands(QPainter& painter, const QRectF& exposed);
  void paintProblems(QPainter& painter, const QRectF& exposed) const;
  void paintLocks(QPainter& painter, const QRectF& exposed) const;
  void paintHeat(QPainter& painter, const QRectF& exposed) const;
  const EditorSelection& selection_;
  std::vector<BoardProblem> problems_;
  Heat heat_ = Heat::None;
  std::optional<std::vector<Hex>> islands_;  ///< of each island the hex that has its number; none: not looked for yet
};

/// A stamp at its place and in its look after setting.
class StampItem : public QGraphicsItem {
 public:
  StampItem();
  ~StampItem() override;
  QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  /// Shows this stamp in the colors of the theme; null: nothing.
  void show(const Stamp* stamp, const Theme& theme);
  /// Moves its middle to this hex.
  void moveTo(Hex middle);

 private:
  std::optional<Stamp> stamp_;
  BoardLook look_;
  std::unique_ptr<GroundItem> ground_;
  std::unique_ptr<TokensItem> tokens_;
  std::unique_ptr<GiftsItem> gifts_;
};

/// The selected hexes, the tool's preview, the axis or middle of the symmetry, and the keyboard's cursor.
class PointerItem : public QGraphicsItem {
 public:
  explicit PointerItem(const EditorSelection& selection);
  QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  /// Sets the place of the keyboard's cursor; nothing: none is drawn.
  void setCursor(std::optional<QPointF> cursor);
  /// Whether selected hexes are filled, while a tool works on them, or only outlined.
  enum class Selected { Filled, Outlined };
  void setSelected(Selected selected);
  /// Whether a hex of the preview is filled with the brush's content.
  enum class Touched { Painted, Outlined };
  void setTouched(Touched touched);

 private:
  void paintSymmetry(QPainter& painter, const QRectF& exposed) const;
  void paintPreview(QPainter& painter) const;
  const EditorSelection& selection_;
  std::optional<QPointF> cursor_;
  Selected selected_ = Selected::Outlined;
  Touched touched_ = Touched::Painted;
};

/// A board with its territories and start pieces, fitted into `size` logical pixels.
QPixmap plannedPicture(const Board& board, QSize size, const Theme& theme, qreal devicePixelRatio);

/// The color that stands for a terrain where hexes are too small for their drawings.
QColor soilOf(Terrain terrain);

}  // namespace tapu
