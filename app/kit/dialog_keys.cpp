// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/dialog_keys.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace tapu {

DialogKeys::DialogKeys(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool DialogKeys::isBehindDialog(const QWidget* window) {
  const QWidget* dialog = QApplication::activeModalWidget();
  if (!window || !dialog) return false;
  for (const QWidget* above = dialog->parentWidget(); above; above = above->parentWidget())
    if (above == window) return true;
  return false;
}

bool DialogKeys::eventFilter(QObject* watched, QEvent* event) {
  const auto type = event->type();
  if (type == QEvent::Shortcut && isBehindDialog(QApplication::activeWindow())) return true;
  const auto* widget = qobject_cast<QWidget*>(watched);
  if (!widget) return false;
  const bool isKey = type == QEvent::ShortcutOverride || type == QEvent::KeyPress;
  if (isKey && isBehindDialog(widget->window())) return true;
  if (type == QEvent::WindowActivate)
    if (widget->isWindow() && isBehindDialog(widget))
      QMetaObject::invokeMethod(
          this,
          [] {
            if (QWidget* dialog = QApplication::activeModalWidget()) dialog->activateWindow();
          },
          Qt::QueuedConnection);
  return QObject::eventFilter(watched, event);
}

}  // namespace tapu

#include "moc_dialog_keys.cpp"
