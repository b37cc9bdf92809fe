// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/menu_keys.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenu>

namespace tapu {

MenuKeys::MenuKeys(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool MenuKeys::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::ShortcutOverride || !qobject_cast<QMenu*>(QApplication::activePopupWidget()))
    return QObject::eventFilter(watched, event);
  const auto& key = *static_cast<QKeyEvent*>(event);
  const bool isLetter = !key.text().isEmpty() && !(key.modifiers() & ~Qt::ShiftModifier);
  if (!isLetter) return QObject::eventFilter(watched, event);
  event->accept();  // no shortcut: the key goes to the menu
  return true;
}

}  // namespace tapu

#include "moc_menu_keys.cpp"
