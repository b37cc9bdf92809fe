// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QAbstractItemView;

namespace tapu {

/// Rows as high as their words need in a list or tree of one column: Qt's own are cut off after one line. Of a text of
/// several lines the first is its title, in bold.
class WrappedRows : public QStyledItemDelegate {
  Q_OBJECT
 public:
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
