// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

class QWidget;

namespace tapu {

// The words and the role of a widget for screen readers.

/// Gives a widget another role than Qt would, for screen readers: a widget that paints itself is a "filler" otherwise,
/// and one of several buttons a check box. A button keeps its words, its state and its press.
void setSpokenRole(QWidget* widget, QAccessible::Role role);
/// Gives a widget, or what has the keyboard for it, its name for screen readers. Readers hear of it only if it is
/// another one: Qt would tell them each time, and they would ask for all that did not change.
void setSpokenName(QWidget* widget, const QString& name);
/// The same for what is said after the name.
void setSpokenDetails(QWidget* widget, const QString& details);

/// The states that all parts of a widget share that can be reached and chosen; null: the widget is gone.
QAccessible::State partState(const QWidget* whole);

}  // namespace tapu
