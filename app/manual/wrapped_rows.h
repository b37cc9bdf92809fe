// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QAbstractItemView;

namespace tapu {

/// Draws the rows of a list or tree of one column so high that their whole text has room; Qt would cut them after one
/// line. If a text has several lines, the first is a title, in bold.
class WrappedRows : public QStyledItemDelegate {
  Q_OBJECT
 public:
  /// Becomes the delegate of this view, and belongs to it.
  explicit WrappedRows(QAbstractItemView* view);
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  int widthOf(const QModelIndex& index) const;
  QAbstractItemView* view_;
};

}  // namespace tapu
