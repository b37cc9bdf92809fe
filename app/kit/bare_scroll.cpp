// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/bare_scroll.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QEvent>
#include <QScrollArea>

namespace tapu {

namespace {

/// Takes the bar of the size before away as its area comes to be shown. Qt does so by a call that waits in the queue:
/// until then the bar covers the side of what has room enough without it.
class BarOfBefore : public QObject {
 public:
  using QObject::QObject;
  bool eventFilter(QObject* area, QEvent* event) override {
    if (event->type() == QEvent::Show) QCoreApplication::sendPostedEvents(area, QEvent::MetaCall);
    return false;
  }
};

/// Scrolls to what gets the keyboard out of sight. Qt does so from one part of an area to another, but not where Tab
/// comes from outside.
void showWhatHasTheKeyboard(QScrollArea* area, QWidget* now) {
  const QWidget* body = area->widget();
  if (now && body && body->isAncestorOf(now) && now->visibleRegion().isEmpty()) area->ensureWidgetVisible(now);
}

}  // namespace

void makeBare(QScrollArea* area) {
  area->setWidgetResizable(true);
  area->setFrameShape(QFrame::NoFrame);
  area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  area->setFocusPolicy(Qt::NoFocus);
  area->viewport()->setAutoFillBackground(false);
  area->installEventFilter(new BarOfBefore(area));
  QObject::connect(qApp, &QApplication::focusChanged, area,
                   [area](QWidget*, QWidget* now) { showWhatHasTheKeyboard(area, now); });
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
