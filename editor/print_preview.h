// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>
#include <memory>

#include "editor/board_print.h"

namespace tapu {

/// Shows a board on its sheets, fitted into the widget: the edges of the sheets, the parts that two of them share, and
/// the number of each. The painted board is kept while only measures change.
class PrintPreview : public QWidget {
  Q_OBJECT
 public:
  explicit PrintPreview(QWidget* parent = nullptr);
  /// The board in print; its plan may be replaced by `setPlan`. Null: nothing is shown.
  void setPrint(std::shared_ptr<BoardPrint> print);
  /// Lays the same board out in another way.
  void setPlan(const PrintPlan& plan);
  QSize sizeHint() const override { return {420, 420}; }
  QSize minimumSizeHint() const override { return {180, 160}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  const QPixmap& picture(QSizeF board);
  void paintEdges(QPainter& painter, double perMillimeter) const;
  std::shared_ptr<BoardPrint> print_;
  QPixmap picture_;
};

}  // namespace tapu
