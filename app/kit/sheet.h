// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "app/kit/theme.h"

class QVBoxLayout;

namespace tapu {

/// Kinds of rounded paper: `Sheet` has a shadow (which its contents margins include), `Row` a thin line around it,
/// `Well` looks sunk, `Chosen` is for a selection and for the seat whose turn it is, `Pointed` is a row under the
/// pointer.
enum class Paper { Sheet, Row, Well, Chosen, Pointed };
/// Fills `box` with that paper, its corners rounded by `radius` pixels; the shadow of a sheet falls outside of `box`.
void paintPaper(QPainter& painter, const QRectF& box, Paper paper, const Theme& theme, qreal radius);
/// Paints the paper of a card that a click chooses, with the ring of the keyboard; a row under the pointer is lit.
/// Gives the box of the paper.
QRectF paintCardPaper(QPainter& painter, const QWidget* card, Paper paper);
/// Paints a bar in a player's color along the left side of paper whose corners have a radius of 10 pixels.
void paintPlayerBar(QPainter& painter, const QRectF& box, const QColor& color);

/// A frame of paper that other widgets are laid on.
class Sheet : public QFrame {
  Q_OBJECT
 public:
  explicit Sheet(QWidget* parent = nullptr, Paper paper = Paper::Sheet);
  /// The kind of paper in use.
  Paper paper() const { return paper_; }
  /// Takes another kind of paper, and sets the margins that it needs.
  void setPaper(Paper paper);
  /// Draws a bar of this color, 10 pixels wide, along the left side. There is none at first.
  void setBar(const QColor& color);
  /// Lays texts and other parts below one another, with the usual margins; `above` and below them so many pixels.
  QVBoxLayout* layLines(int above = 14);
  static constexpr int kShadow = 5;  ///< how far the shadow reaches beyond the paper

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Paper paper_;
  QColor bar_;
};

/// Margin of a page, in pixels: with the shadow of a sheet its paper is 10 from the edge. Between sheets a spacing of 0
/// gives the same 10, by their two shadows.
inline constexpr int kSheetGap = 10 - Sheet::kShadow;

}  // namespace tapu
