// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QKeyEvent>

namespace tapu {

/// Whether a key is Enter or Return. With Shift, Ctrl or Alt they are keys of commands.
inline bool isEnter(const QKeyEvent& key) {
  const bool isOne = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
  return isOne && !(key.modifiers() & ~Qt::KeypadModifier);
}

/// Whether a key presses the button that has the keyboard: Enter, Return or Space. Qt's own buttons know Space alone.
inline bool pressesButton(const QKeyEvent& key) { return isEnter(key) || key.key() == Qt::Key_Space; }

/// Lets Tab come to one of several buttons, of which one is always checked, while it is the checked one. Qt sees to
/// that only after one of them has had the keyboard, so that Tab came first to another than the checked one.
inline void tabIfChecked(QAbstractButton* button) {
  const auto follow = [button](bool isChecked) {
    const int clicks = button->focusPolicy() & ~Qt::TabFocus;
    button->setFocusPolicy(static_cast<Qt::FocusPolicy>(isChecked ? clicks | Qt::TabFocus : clicks));
  };
  QObject::connect(button, &QAbstractButton::toggled, button, follow);
  follow(button->isChecked());
}

}  // namespace tapu
