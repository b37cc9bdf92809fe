// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/passing_menu.h"

#include <QMenu>

#include "app/kit/theme.h"

namespace tapu {

QMenu* passingMenu(QWidget* owner) {
  auto* menu = new QMenu(owner);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setFont(textFont(kChoiceText));
  return menu;
}

}  // namespace tapu
