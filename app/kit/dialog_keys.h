// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace tapu {

/// Keeps keys from the window behind an open dialog. Qt blocks its mouse, but a window manager may still give that
/// window the keyboard. Its shortcuts would then work unseen, even those that delete. The keyboard goes back to the
/// dialog.
class DialogKeys : public QObject {
  Q_OBJECT
 public:
  /// Watches all windows of the program as long as it lives.
  explicit DialogKeys(QObject* parent = nullptr);
  /// Whether a dialog that is open blocks this window.
  static bool isBehindDialog(const QWidget* window);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace tapu
