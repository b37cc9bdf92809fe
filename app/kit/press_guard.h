// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QTimer>
#include <chrono>

class QKeyEvent;

namespace tapu {

/// Keeps buttons that appear suddenly from being pressed by accident: drops clicks and keys within `kFirstMoment` after
/// `restart`, the second click of a double click, and repeats of a key that is held down.
class PressGuard : public QObject {
  Q_OBJECT
 public:
  static constexpr std::chrono::milliseconds kFirstMoment{700};
  explicit PressGuard(QObject* parent);

  /// Guards this button too, as long as both live.
  void watch(QAbstractButton* button);
  /// Call it when the buttons appear.
  void restart() { moment_.start(); }
  /// Whether it is within `kFirstMoment` after that.
  bool isEarly() const { return moment_.isActive(); }
  /// True if this key would press a button that has the focus: Enter or Space, pressed once and not too early.
  bool admits(const QKeyEvent& key) const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QTimer moment_;
};

/// Call it while a click is handled that opens another page: if the person clicks twice, as lists are often opened, the
/// second click presses nothing there.
void swallowSecondClick();

}  // namespace tapu
