// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace tapu {

/// The tab of one page of a panel: a word, underlined while the tab is checked, and how much there is unread.
/// To screen readers it is a tab, and selected while it is checked; the row that holds its like is their list
/// (`setSpokenRole(row, QAccessible::PageTabList)`).
class TabButton : public QAbstractButton {
  Q_OBJECT
 public:
  explicit TabButton(QWidget* parent = nullptr);
  /// Shows this number on a disc, "9+" from 10 on; no disc for 0.
  void setUnread(int count);
  /// Small: for a row that has no room for words of the usual size.
  enum class Size : quint8 { Usual, Small };
  void setSize(Size size);
  /// The number as it was set.
  int unread() const { return unread_; }
  QSize sizeHint() const override { return sizeIn(size_); }
  /// The room it needs in this size.
  QSize sizeIn(Size size) const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int edge() const { return size_ == Size::Usual ? 4 : 2; }
  int unread_ = 0;
  Size size_ = Size::Usual;
};

}  // namespace tapu
