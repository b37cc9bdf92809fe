// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/words.h"

namespace tapu {

/// The values of a place of a chart, beside the pointer. It is a part of the window and lets the mouse through: a tool
/// tip of Qt is a window of its own, which takes the click where it opens and goes when the pointer is over it.
class ChartTip : public QWidget {
  Q_OBJECT
 public:
  /// Hidden in this window until it is shown.
  explicit ChartTip(QWidget* window);
  /// Shows these lines beside this point of the window, inside of it.
  void showAt(QPoint point, const QString& text);
  QString text() const { return words_->text(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Words* words_;
};

}  // namespace tapu
