// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

namespace tapu {

/// Seconds left, in a ring that runs empty; red in the last ten.
class ClockRing : public QWidget {
  Q_OBJECT
 public:
  explicit ClockRing(QWidget* parent = nullptr);
  /// Milliseconds left as of now; -1 = no clock runs, and the ring hides.
  void start(qint64 left);
  QSize sizeHint() const override { return {34, 34}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  qint64 leftNow() const;
  qint64 left_ = -1, whole_ = 1;
  QElapsedTimer since_;
  QTimer timer_;
};

}  // namespace tapu
