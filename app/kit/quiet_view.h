// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>

namespace tapu {

/// A list, tree or table of Qt that tells screen readers of its current row only while it has the keyboard. Qt tells
/// that the row has the keyboard also where the view has none.
template <class View>
class QuietView : public View {
 public:
  using View::View;

 protected:
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override {
    this->hasFocus() ? View::currentChanged(current, previous) : QAbstractItemView::currentChanged(current, previous);
  }
};

}  // namespace tapu
