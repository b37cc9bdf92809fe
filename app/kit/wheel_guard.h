// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace tapu {

/// Keeps the wheel from changing values: it scrolls the page that a field lies on. A number or a slider that has the
/// keyboard takes it, a choice from a list never does.
class WheelGuard : public QObject {
  Q_OBJECT
 public:
  /// Watches all windows of the program as long as it lives.
  explicit WheelGuard(QObject* parent = nullptr);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace tapu
