// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>

namespace tapu {

/// Whether a key presses the button that has the keyboard: Enter, Return or Space. Qt's own buttons know Space alone.
inline bool pressesButton(const QKeyEvent& key) {
  return key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter || key.key() == Qt::Key_Space;
}

}  // namespace tapu
