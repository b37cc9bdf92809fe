// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/spoken_button.h"

#include <QAbstractButton>

namespace tapu {

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

QStringList SpokenButton::actionNames() const {
  const QStringList press = button()->isEnabled() ? QStringList{pressAction()} : QStringList();
  return press + QAccessibleWidget::actionNames();
}

void SpokenButton::doAction(const QString& name) {
  if (name == pressAction() && button()->isEnabled()) return button()->click();
  QAccessibleWidget::doAction(name);
}

}  // namespace tapu
