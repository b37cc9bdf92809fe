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

}  // namespace

void setSpokenRole(QWidget* widget, QAccessible::Role role) {
  installRoles();
  widget->setProperty(kRole, static_cast<int>(role));
}

void setSpokenName(QWidget* widget, const QString& name) {
  if (widget->accessibleName() != name) widget->setAccessibleName(name);
}

void setSpokenDetails(QWidget* widget, const QString& details) {
  if (widget->accessibleDescription() != details) widget->setAccessibleDescription(details);
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
