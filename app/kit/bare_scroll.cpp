// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/bare_scroll.h"

#include <QAbstractItemView>
#include <QScrollArea>

namespace tapu {

void makeBare(QScrollArea* area) {
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setFocusPolicy(Qt::NoFocus);
  area->viewport()->setAutoFillBackground(false);
}

void makeBare(QAbstractItemView* list) {
  list->setFrameShape(QFrame::NoFrame);
  list->setStyleSheet(QStringLiteral("QAbstractItemView { background: transparent; border: none; padding: 0; }"));
}

void scrollBare(QScrollArea* area, QWidget* body) {
  area->setWidget(body);
  makeBare(area);
  body->setAutoFillBackground(false);  // which setWidget had switched on
}

}  // namespace tapu
