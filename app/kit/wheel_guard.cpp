// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QSlider>

namespace tapu {

WheelGuard::WheelGuard(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish) return false;
  auto* field = qobject_cast<QWidget*>(watched);
  const bool isNumber = qobject_cast<QAbstractSpinBox*>(field) || qobject_cast<QSlider*>(field);
  if (!isNumber && !qobject_cast<QComboBox*>(field)) return false;
  if (event->type() == QEvent::Polish) {
    // Else the wheel gives it the keyboard before it is asked whether it has it.
    if (field->focusPolicy() == Qt::WheelFocus) field->setFocusPolicy(Qt::StrongFocus);
    return false;
  }
  if (isNumber && field->hasFocus()) return false;
  event->ignore();  // so that the page gets it
  return true;
}

}  // namespace tapu

#include "moc_wheel_guard.cpp"
