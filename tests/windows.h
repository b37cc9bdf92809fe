// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QButtonGroup>
#include <QSet>
#include <QTest>
#include <QTranslator>
#include <QWidget>

#include "tests/soon.h"

namespace tapu {

// Common parts of tests of windows, of the program and of the editor.

/// Puts every text into guillemets: a text that stays bare was not translated again.
class Marker : public QTranslator {
 public:
  QString translate(const char*, const char* source, const char*, int) const override {
    return QStringLiteral("«%1»").arg(QString::fromUtf8(source));
  }
  bool isEmpty() const override { return false; }
};

/// Shows a window in this size and makes it the active one: keys reach only that. False: there is none.
inline bool bringUp(QWidget& window, QSize size) {
  window.resize(size);
  window.show();
  window.activateWindow();
  return test::soonActive(window);
}

/// The widgets of this window that are shown, enabled and take the keyboard by Tab, and that Tab or Shift+Tab (`key`)
/// does not reach: class and name of each. Of buttons of which one is chosen only that one counts; arrows lead to the
/// others. If the keyboard does not come back to where it was, the place of the trap.
inline QStringList missedByTab(QWidget& window, Qt::Key key) {
  const auto nameOf = [](const QWidget* each) {
    return QString::fromLatin1(each->metaObject()->className()) + QLatin1Char(' ') + each->objectName();
  };
  QSet<const QWidget*> seen;
  QWidget* const start = window.focusWidget();
  if (!start) return {QStringLiteral("nothing has the keyboard")};
  for (int i = 0; i == 0 || window.focusWidget() != start; ++i) {
    if (i == 400) return {QStringLiteral("a trap: ") + nameOf(window.focusWidget())};
    QTest::keyClick(window.focusWidget(), key, key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
    seen.insert(window.focusWidget());
  }
  QStringList missed;
  for (const QWidget* each : window.findChildren<QWidget*>()) {
    const auto* button = qobject_cast<const QAbstractButton*>(each);
    const bool isOneOfMany = button && !button->isChecked() &&
                             (button->autoExclusive() || (button->group() && button->group()->exclusive()));
    const bool isReached = seen.contains(each) || (each->focusProxy() && seen.contains(each->focusProxy()));
    const bool isInner = each->parentWidget() && each->parentWidget()->focusProxy() == each;
    if ((each->focusPolicy() & Qt::TabFocus) != Qt::TabFocus || !each->isVisible() || !each->isEnabled()) continue;
    if (each->window() == &window && !isReached && !isOneOfMany && !isInner && !seen.contains(each->parentWidget()))
      missed << nameOf(each);
  }
  return missed;
}

/// The number of new layouts of these parts in ten passes of the loop, after as many to come to rest: 0, unless each
/// layout causes the next and the processor never rests.
inline int layoutsAtRest(QWidget& page) {
  class Count : public QObject {
   public:
    int seen = 0;
    bool eventFilter(QObject*, QEvent* event) override {
      seen += event->type() == QEvent::LayoutRequest;
      return false;
    }
  } count;
  for (int pass = 0; pass < 20; ++pass) {
    if (pass == 10) page.installEventFilter(&count);
    QCoreApplication::sendPostedEvents();
  }
  return count.seen;
}

}  // namespace tapu
