// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "app/kit/theme.h"

namespace tapu {

/// Rounded paper. `Sheet` throws a three-step shadow (its contents margins include it), `Row` has a hairline, `Well` is
/// sunk, `Chosen` is what is selected or whose turn it is.
enum class Paper { Sheet, Row, Well, Chosen };
/// Fills `box` with that paper, its corners rounded by `radius` pixels; the shadow of a sheet falls outside of `box`.
void paintPaper(QPainter& painter, const QRectF& box, Paper paper, const Theme& theme, qreal radius);

/// A frame of paper that other widgets are laid on.
class Sheet : public QFrame {
  Q_OBJECT
 public:
  explicit Sheet(QWidget* parent = nullptr, Paper paper = Paper::Sheet);
  Paper paper() const { return paper_; }
  /// Another kind of paper; the margins follow it.
  void setPaper(Paper paper);
  /// A bar of 10 in a player's color along the left side; none by default.
  void setBar(const QColor& color);
  static constexpr int kShadow = 5;  ///< how far the shadow reaches beyond the paper

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Paper paper_;
  QColor bar_;
};

/// Page margins and gaps between sheets, in pixels: the paper of two sheets is 10 apart, and their shadows lie in that
/// gap.
inline constexpr int kSheetGap = 10 - Sheet::kShadow;

}  // namespace tapu
