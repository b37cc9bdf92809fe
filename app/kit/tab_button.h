// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace tapu {

/// A word over a page of a panel, underlined while its page shows, with the number of what has not been read.
class TabButton : public QAbstractButton {
  Q_OBJECT
 public:
  explicit TabButton(QWidget* parent = nullptr);
  /// The number on the disc, "9+" from 10; none for 0.
  void setUnread(int count);
  int unread() const { return unread_; }
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int unread_ = 0;
};

}  // namespace tapu
