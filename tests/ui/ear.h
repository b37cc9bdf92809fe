// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QKeySequenceEdit>
#include <QTest>
#include <algorithm>

#include "app/kit/picker.h"
#include "app/kit/segments.h"
#include "tests/windows.h"

namespace tapu {

using namespace Qt::StringLiterals;

/// All that a reader says of this widget when it gets the keyboard: the bus does not tell what Qt calls its value.
inline QString heardOf(QWidget* widget) {
  QAccessibleInterface* part = QAccessible::queryAccessibleInterface(widget);
  return part ? part->text(QAccessible::Name) + u'\n' + part->text(QAccessible::Description) : QString();
}

/// Whether it is told what this widget is, beside the value that it has.
inline bool hasSpokenName(QWidget* widget) {
  if (qobject_cast<Picker*>(widget)) return !widget->accessibleName().isEmpty();  // else it tells its word as the name
  QAccessibleInterface* part = QAccessible::queryAccessibleInterface(widget);
  return part && !part->text(QAccessible::Name).isEmpty();
}

/// The value that a widget shows beside its name; empty: none, or one that Qt tells by itself.
inline QString shownValue(const QWidget* widget) {
  if (const auto* picker = qobject_cast<const Picker*>(widget)) return picker->text();
  if (const auto* segments = qobject_cast<const Segments*>(widget)) return segments->texts().value(segments->chosen());
  if (const auto* key = qobject_cast<const QKeySequenceEdit*>(widget))
    return key->keySequence().toString(QKeySequence::NativeText);
  return {};
}

/// Whether a part of this widget is seen: of one that its children cover, of these.
inline bool isInSight(const QWidget* widget) {
  const auto isSeen = [](const QWidget* each) { return !each->visibleRegion().isEmpty(); };
  return isSeen(widget) || std::ranges::any_of(widget->findChildren<QWidget*>(), isSeen);
}

/// The faults of a window for somebody who listens, as Tab goes around once: widgets without a name, values that are
/// told nowhere, stops that are not in sight; fewer stops than `least`. Empty: there are none.
inline QString wrongByEar(QWidget& window, int least = 3) {
  QStringList wrong;
  QList<QWidget*> stops;
  const auto note = [&wrong](const char* what, const QWidget* at) {
    const QWidget* parent = at->parentWidget();
    wrong << QString::fromLatin1(what) + QString::fromLatin1(at->metaObject()->className()) + u' ' + at->objectName() +
                 u" in "_s + (parent ? parent->objectName() : QString());
  };
  for (int i = 0; i < 400; ++i) {
    QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_Tab);
    QWidget* at = window.focusWidget();
    if (!at) return (wrong << u"Tab leads nowhere"_s).join(u'\n');
    if (!stops.isEmpty() && at == stops.last()) continue;  // from place to place of a board
    if (stops.contains(at)) {
      if (at != stops.first()) note("Tab goes around in a part alone, from ", at);
      if (stops.size() < least) wrong << u"it has %1 stops"_s.arg(stops.size());
      return wrong.join(u'\n');
    }
    stops << at;
    if (!hasSpokenName(at)) note("without a name: ", at);
    if (const QString value = shownValue(at); !heardOf(at).contains(value)) note("its value is told nowhere: ", at);
    if (!isInSight(at)) note("has the keyboard out of sight: ", at);
  }
  if (stops.size() != 1) wrong << u"Tab does not come around"_s;
  if (stops.size() < least) wrong << u"it has %1 stops"_s.arg(stops.size());
  return wrong.join(u'\n');
}

}  // namespace tapu
