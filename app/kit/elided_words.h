// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/kit/theme.h"

namespace tapu {

/// A line of text; where it is too long, two smaller ones, cut with …; the whole of it is the tool tip.
class ElidedWords : public QWidget {
  Q_OBJECT
 public:
  /// `pixels` as `textFont` takes them.
  ElidedWords(int pixels, Weight weight, QColor Theme::*color, QWidget* parent = nullptr);
  void setText(const QString& text);
  QString text() const { return text_; }
  void setColor(QColor Theme::*color);
  void setLeast(int width) { least_ = width; }  ///< so much of it stays where there is little room
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
