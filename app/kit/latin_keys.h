// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace tapu {

/// Makes shortcuts, the letters of menus and the keys of board and editor work while the keyboard writes another
/// script: with a Hindi layout beside a Latin one, and with the Hindi layout alone. A key without a meaning in its own
/// script counts as the letter of a US keyboard in its place. Fields of text keep the typed letters; in a field of
/// numbers a digit is a digit.
class LatinKeys : public QObject {
  Q_OBJECT
 public:
  /// Watches all windows of the program as long as it lives.
  explicit LatinKeys(QObject* parent = nullptr);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace tapu
