// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace tapu {

/// While a menu is open its letters are its own: a key that also chooses a tool of the page behind it means the entry
/// of the menu with that letter. Qt would ask the shortcuts of the window first.
class MenuKeys : public QObject {
  Q_OBJECT
 public:
  /// Watches the whole program as long as it lives.
  explicit MenuKeys(QObject* parent = nullptr);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace tapu
