// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/kit/theme.h"

class QPainter;

namespace tapu {

/// Paints a line of text as `ElidedWords` shows it, with the pen of the painter.
void paintElided(QPainter& painter, const QRectF& box, const QString& text, int pixels, Weight weight);

/// A line of text. If it is too long for its place, it is shown in two lines or in smaller letters: in the largest in
/// which all of it has room. A text that has none is cut with "…"; the tool tip has all of it.
class ElidedWords : public QWidget {
  Q_OBJECT
 public:
  /// `pixels` and `weight` as `textFont` takes them; `color`: one of the colors of the theme.
  ElidedWords(int pixels, Weight weight, QColor Theme::*color, QWidget* parent = nullptr);
  /// Shows this text.
  void setText(const QString& text);
  /// The whole text, also if it is shown cut.
  QString text() const { return text_; }
  /// Whether nothing of the text would be cut in a place of this size, in pixels.
  bool isWholeIn(QSize place) const;
  /// The size of the letters that are shown, in pixels.
  int shownPixels() const;
  /// Another color of the theme.
  void setColor(QColor Theme::*color);
  /// A layout leaves it at least this width, in pixels.
  void setLeast(int width) { least_ = width; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int least_ = 24;
  QString text_;
  int pixels_;
  Weight weight_;
  QColor Theme::*color_;
};

}  // namespace tapu
