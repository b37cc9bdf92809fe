// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>
#include <optional>
#include <vector>

#include "app/board/items.h"
#include "editor/editor_selection.h"

namespace tapu {

// What the editor draws above and below the board of the scene. Each item covers the whole canvas and draws the part of
// it that is to be painted.

/// Hex outlines on the empty sea.
class GridItem : public QGraphicsItem {
 public:
  explicit GridItem(const EditorSelection& selection);
  QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
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

/// What a picture of a board shows besides the board: its territories and start pieces.
class StartsItem : public QGraphicsItem {
 public:
  explicit StartsItem(const Board& board);
  QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

 private:
  const Board& board_;
};

/// What a heat map shows at each corner: nothing, how often it yields (Pips), or how many resources it touches.
enum class Heat { None, Pips, Resources };

/// Draws start pieces, territories, number tokens that are missing, outlines around hexes with problems, and the heat
/// map.
class NotesItem : public QGraphicsItem {
 public:
  explicit NotesItem(const EditorSelection& selection);
  QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  /// The problems whose hexes are outlined.
  void setProblems(std::vector<BoardProblem> problems);
  /// Which heat map is drawn.
  void setHeat(Heat heat);
  Heat heat() const { return heat_; }

 private:
  void paintProblems(QPainter& painter) const;
  void paintHeat(QPainter& painter, const QRectF& exposed) const;
  const EditorSelection& selection_;
  std::vector<BoardProblem> problems_;
  Heat heat_ = Heat::None;
};

/// The selected hexes, what the tool would touch, the axis or middle of the symmetry, and the keyboard's cursor.
class PointerItem : public QGraphicsItem {
 public:
  explicit PointerItem(const EditorSelection& selection);
  QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;
  /// Where the cursor of the keyboard is; nothing: none is drawn.
  void setCursor(std::optional<QPointF> cursor);

 private:
  void paintSymmetry(QPainter& painter, const QRectF& exposed) const;
  void paintPreview(QPainter& painter) const;
  const EditorSelection& selection_;
  std::optional<QPointF> cursor_;
};

}  // namespace tapu
