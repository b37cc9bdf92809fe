// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/bare_scroll.h"

#include <QScrollArea>

namespace tapu {

void makeBare(QScrollArea* area) {
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setFocusPolicy(Qt::NoFocus);
  area->viewport()->setAutoFillBackground(false);
}

void scrollBare(QScrollArea* area, QWidget* body) {
  area->setWidget(body);
  makeBare(area);
  body->setAutoFillBackground(false);  // which setWidget had switched on
}

}  // namespace tapu
