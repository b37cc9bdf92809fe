// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/press_guard.h"

#include <QKeyEvent>

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

bool presses(int key) { return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space; }

}  // namespace

PressGuard::PressGuard(QObject* parent) : QObject(parent), moment_(this) {
  moment_.setObjectName(u"firstMoment"_s);
  moment_.setInterval(kFirstMoment);
  moment_.setSingleShot(true);
}

void PressGuard::watch(QAbstractButton* button) { button->installEventFilter(this); }

bool PressGuard::admits(const QKeyEvent& key) const {
  constexpr Qt::KeyboardModifiers held = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
  return presses(key.key()) && !key.isAutoRepeat() && !(key.modifiers() & held) && !moment_.isActive();
}

bool PressGuard::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::MouseButtonPress: return moment_.isActive();
    case QEvent::MouseButtonDblClick: return true;
    case QEvent::KeyPress: {
      const auto& key = *static_cast<QKeyEvent*>(event);
      return presses(key.key()) && !admits(key);  // other keys go their way: Tab, Esc
    }
    default: return QObject::eventFilter(watched, event);
  }
}

}  // namespace tapu
