// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/spoken.h"

#include <QAbstractButton>
#include <QVariant>

#include "app/kit/spoken_button.h"

namespace tapu {

namespace {

constexpr const char* kRole = "spokenRole";

void installRoles() {
  // Qt installs a factory once, however often it is told of it.
  QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
    auto* widget = qobject_cast<QWidget*>(object);
    const QVariant role = widget ? widget->property(kRole) : QVariant();
    if (!role.isValid()) return nullptr;
    const auto given = static_cast<QAccessible::Role>(role.toInt());
    if (auto* button = qobject_cast<QAbstractButton*>(widget)) return new SpokenButton(button, given);
    return new QAccessibleWidget(widget, given);
  });
}

/// The keyboard goes to the proxy of a widget that has one, and the reader with it.
QWidget* heardFor(QWidget* widget) { return widget->focusProxy() ? heardFor(widget->focusProxy()) : widget; }

}  // namespace

void setSpokenRole(QWidget* widget, QAccessible::Role role) {
  installRoles();
  widget->setProperty(kRole, static_cast<int>(role));
  // Qt may have made one already, as when the widget got its text.
  QAccessibleInterface* made = QAccessible::queryAccessibleInterface(widget);
  if (made && made->role() != role) QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(made));
}

void setSpokenName(QWidget* widget, const QString& name) {
  QWidget* heard = heardFor(widget);
  if (heard->accessibleName() != name) heard->setAccessibleName(name);
}

void setSpokenDetails(QWidget* widget, const QString& details) {
  QWidget* heard = heardFor(widget);
  if (heard->accessibleDescription() != details) heard->setAccessibleDescription(details);
}

QAccessible::State partState(const QWidget* whole) {
  QAccessible::State state;
  state.invalid = !whole;
  state.focusable = state.selectable = whole != nullptr;
  state.disabled = whole && !whole->isEnabled();
  state.invisible = whole && !whole->isVisible();
  return state;
}

}  // namespace tapu
