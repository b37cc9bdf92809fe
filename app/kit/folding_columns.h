// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "app/kit/column.h"
#include "app/kit/segments.h"

namespace tapu {

/// Three columns that fold: all side by side; under `kWide`, or where the second would be cut off, the second and third
/// share a place with tabs; under `kNarrow` all share one.
class FoldingColumns : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kWide = 1080, kNarrow = 880;  ///< widths in pixels, at the usual text size
  static constexpr int kPair = 760;                  ///< width below which pages fold their two columns
  /// Takes the three columns over.
  FoldingColumns(QWidget* first, Column* second, QWidget* third, QWidget* parent = nullptr);
  /// The titles of the tabs, one for each of the three columns.
  void setTitles(const QStringList& titles);
  /// Brings a column (0 to 2) to the front where columns share a place.
  void bringForward(int column);
  /// The number of columns side by side at the present width: 3, 2 or 1.
  int columnsShown() const;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fold();
  std::vector<QWidget*> columns_;
  Column* second_;
  Segments* tabs_;
  QStringList titles_;
  int front_ = 1, folded_ = 0;  ///< the column in front, and how many are side by side
};

}  // namespace tapu
