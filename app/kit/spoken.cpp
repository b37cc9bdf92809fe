// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/spoken.h"

#include <QAbstractButton>
#include <QVariant>

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

SpokenButton::SpokenButton(QAbstractButton* button, QAccessible::Role role) : QAccessibleWidget(button, role) {}

QAbstractButton* SpokenButton::button() const { return static_cast<QAbstractButton*>(widget()); }

QAccessible::State SpokenButton::state() const {
  QAccessible::State state = QAccessibleWidget::state();
  const bool isTab = role() == QAccessible::PageTab;
  state.checkable = button()->isCheckable() && !isTab;
  state.checked = button()->isChecked() && !isTab;
  state.selectable = isTab;
  state.selected = button()->isChecked() && isTab;
  return state;
}

QString SpokenButton::text(QAccessible::Text what) const {
  const QString told = QAccessibleWidget::text(what);
  return what == QAccessible::Name && told.isEmpty() ? button()->text() : told;
}

QStringList SpokenButton::actionNames() const { return QStringList{pressAction()} + QAccessibleWidget::actionNames(); }

void SpokenButton::doAction(const QString& name) {
  if (name == pressAction() && button()->isEnabled()) return button()->click();
  QAccessibleWidget::doAction(name);
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
