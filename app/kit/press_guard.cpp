// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/press_guard.h"

#include <QApplication>

#include "app/kit/button_keys.h"

namespace tapu {

using namespace Qt::StringLiterals;

PressGuard::PressGuard(QObject* parent) : QObject(parent), moment_(this) {
  moment_.setObjectName(u"firstMoment"_s);
  moment_.setInterval(kFirstMoment);
  moment_.setSingleShot(true);
}

void PressGuard::watch(QAbstractButton* button) { button->installEventFilter(this); }

bool PressGuard::admits(const QKeyEvent& key) const {
  constexpr Qt::KeyboardModifiers held = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
  return pressesButton(key) && !key.isAutoRepeat() && !(key.modifiers() & held) && !moment_.isActive();
}

bool PressGuard::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::MouseButtonPress: return moment_.isActive();
    case QEvent::MouseButtonDblClick: return true;
    case QEvent::KeyPress: {
      const auto& key = *static_cast<QKeyEvent*>(event);
      return pressesButton(key) && !admits(key);  // other keys, such as Tab and Esc, are not held up
    }
    default: return QObject::eventFilter(watched, event);
  }
}

namespace {

/// Lives as long as a click may become a double click.
class SecondClick : public QObject {
 public:
  SecondClick() : QObject(qApp) {
    qApp->installEventFilter(this);
    QTimer::singleShot(QApplication::doubleClickInterval(), this, &QObject::deleteLater);
  }

 protected:
  bool eventFilter(QObject*, QEvent* event) override { return event->type() == QEvent::MouseButtonDblClick; }
};

}  // namespace

void swallowSecondClick() { new SecondClick; }

}  // namespace tapu

#include "moc_press_guard.cpp"
