// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>

class QWidget;

namespace tapu {

/// Lays the parts of a widget without a margin around them; `Layout` is one of Qt.
template <class Layout>
Layout* bare(QWidget* widget) {
  auto* layout = new Layout(widget);
  layout->setContentsMargins(QMargins());
  return layout;
}

}  // namespace tapu
