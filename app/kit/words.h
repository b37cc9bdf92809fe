// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

#include "app/kit/theme.h"

namespace tapu {

/// A QLabel for plain text that wraps, in a size and color of the theme. `pixels` and `weight` as `textFont` takes
/// them.
class Words : public QLabel {
  Q_OBJECT
 public:
  Words(const QString& text, int pixels, Weight weight = Weight::Regular, QColor Theme::*color = &Theme::ink,
        QWidget* parent = nullptr);
  /// Shows this text; a word that is longer than its line may be broken.
  void setText(const QString& text);
  /// The text as it was set.
  QString text() const { return text_; }
  /// Another color of the theme.
  void setColor(QColor Theme::*color);
  /// Pixels to the left of the text. Some letters reach out to the left of where they stand (J, the vowel sign of रै),
  /// and the edge would cut them.
  static constexpr int kBearing = 3;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void applyLook();
  QString text_;
  QColor Theme::*color_;
  int pixels_;
  Weight weight_;
};

}  // namespace tapu
