// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/spoken.h"

#include <QAccessibleWidget>
#include <QVariant>
#include <QWidget>

namespace tapu {

namespace {

constexpr const char* kRole = "spokenRole";

void installRoles() {
  // Qt installs a factory once, however often it is told of it.
  QAccessible::installFactory([](const QString&, QObject* object) -> QAccessibleInterface* {
    auto* widget = qobject_cast<QWidget*>(object);
    const QVariant role = widget ? widget->property(kRole) : QVariant();
    return role.isValid() ? new QAccessibleWidget(widget, static_cast<QAccessible::Role>(role.toInt())) : nullptr;
  });
}

/// The keyboard goes to the proxy of a widget that has one, and the reader with it.
QWidget* heardFor(QWidget* widget) { return widget->focusProxy() ? heardFor(widget->focusProxy()) : widget; }

}  // namespace

void setSpokenRole(QWidget* widget, QAccessible::Role role) {
  installRoles();
  widget->setProperty(kRole, static_cast<int>(role));
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
