// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QKeySequenceEdit>
#include <QTest>

#include "app/kit/picker.h"
#include "app/kit/segments.h"
#include "tests/windows.h"

namespace tapu {

using namespace Qt::StringLiterals;

/// All that a reader says of this widget when it gets the keyboard.
inline QString heardOf(QWidget* widget) {
  QAccessibleInterface* part = QAccessible::queryAccessibleInterface(widget);
  if (!part) return {};
  QStringList words;
  for (const auto what : {QAccessible::Name, QAccessible::Description, QAccessible::Value}) words << part->text(what);
  return words.join(u'\n');
}

/// The value that a widget shows beside its name; empty: none, or one that Qt tells by itself.
inline QString shownValue(const QWidget* widget) {
  if (const auto* picker = qobject_cast<const Picker*>(widget)) return picker->text();
  if (const auto* segments = qobject_cast<const Segments*>(widget)) return segments->texts().value(segments->chosen());
  if (const auto* key = qobject_cast<const QKeySequenceEdit*>(widget))
    return key->keySequence().toString(QKeySequence::NativeText);
  return {};
}

/// What is wrong, for somebody who listens, with a window in which Tab goes around once: widgets without a name, values
/// that are told nowhere, stops that are not in sight.
inline QStringList wrongByEar(QWidget& window) {
  QStringList wrong;
  const auto note = [&](const char* what, const QWidget* at) {
    const QString words = QString::fromLatin1(what) + QString::fromLatin1(at->metaObject()->className()) + u' ' +
                          at->objectName() + u" in "_s +
                          (at->parentWidget() ? at->parentWidget()->objectName() : QString());
    if (!wrong.contains(words)) wrong << words;
  };
  QWidget* const start = window.focusWidget();
  QWidget* at = start;
  for (int i = 0; at && i < 400; ++i) {
    QTest::keyClick(at, Qt::Key_Tab);
    at = window.focusWidget();
    if (!at) break;
    const QAccessibleInterface* part = QAccessible::queryAccessibleInterface(at);
    if (!part || part->text(QAccessible::Name).isEmpty()) note("without a name: ", at);
    if (const QString value = shownValue(at); !heardOf(at).contains(value)) note("its value is told nowhere: ", at);
    if (at->visibleRegion().isEmpty()) note("has the keyboard out of sight: ", at);
    if (at == start) return wrong;
  }
  return wrong << u"Tab does not come back"_s;
}

}  // namespace tapu
