// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/menu_keys.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>

namespace tapu {

MenuKeys::MenuKeys(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

/// Whether an open menu went to its first or last entry.
bool MenuKeys::leadToEnd(int key) {
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  if (!menu || (key != Qt::Key_Home && key != Qt::Key_End)) return false;
  // Where no entry is chosen, Down leads to the first one and Up to the last.
  menu->setActiveAction(nullptr);
  QKeyEvent press(QEvent::KeyPress, key == Qt::Key_Home ? Qt::Key_Down : Qt::Key_Up, Qt::NoModifier);
  QApplication::sendEvent(menu, &press);
  return true;
}

/// Once the menu is closed, Qt gives the keyboard to the bar: another Esc takes it away again.
void MenuKeys::leaveBar(int key) {
  const auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  isByPointer_ = isByPointer_ && menu && key == Qt::Key_Escape;  // a submenu is closed by an Esc of its own
  if (!isByPointer_) return;
  for (QObject* at : menu->menuAction()->associatedObjects()) {
    auto* bar = qobject_cast<QMenuBar*>(at);
    if (!bar) continue;
    const auto leave = [bar] {
      QKeyEvent press(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
      if (!QApplication::activePopupWidget()) QApplication::sendEvent(bar, &press);
    };
    QMetaObject::invokeMethod(bar, leave, Qt::QueuedConnection);
  }
}

bool MenuKeys::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::MouseButtonPress && qobject_cast<QMenuBar*>(watched)) isByPointer_ = true;
  if (event->type() == QEvent::KeyPress && watched->isWidgetType()) leaveBar(static_cast<QKeyEvent*>(event)->key());
  if (event->type() == QEvent::KeyPress && leadToEnd(static_cast<QKeyEvent*>(event)->key())) return true;
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
