// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace tapu {

/// Gives an open menu the letters of its entries: without it Qt would first ask the shortcuts of the window, and a
/// letter that also chooses a tool of the page would never reach the menu. Home and End go to its first and last entry,
/// which Qt does in menus alone that are higher than the screen. Esc in a menu that the pointer has opened leaves the
/// bar too: whoever does not use its letters would hit one with the next key.
class MenuKeys : public QObject {
  Q_OBJECT
 public:
  /// Watches the whole program as long as it lives.
  explicit MenuKeys(QObject* parent = nullptr);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool leadToEnd(int key);
  void leaveBar(int key);
  bool isByPointer_ = false;  ///< the bar was last used by the pointer
};

}  // namespace tapu
