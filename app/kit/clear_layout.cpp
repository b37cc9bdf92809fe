// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/clear_layout.h"

#include <QLayout>
#include <QWidget>

namespace tapu {

void clearLayout(QLayout* layout) {
  while (QLayoutItem* item = layout->takeAt(0)) {
    if (QWidget* widget = item->widget()) {
      widget->hide();
      widget->setParent(nullptr);
      widget->deleteLater();
    }
    if (QLayout* inner = item->layout()) clearLayout(inner);
    delete item;
  }
}

}  // namespace tapu
