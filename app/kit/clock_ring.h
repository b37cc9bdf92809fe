// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include "app/kit/theme.h"

namespace tapu {

/// Seconds left, in a ring that runs empty; red in the last ten of a time that is longer than these.
class ClockRing : public QWidget {
  Q_OBJECT
 public:
  /// `side`: its width and height, in pixels.
  explicit ClockRing(QWidget* parent = nullptr, int side = 34);
  /// Milliseconds left as of now; -1 = no clock runs, and the ring hides. `whole`: those of a full ring; -1 = those
  /// left when this clock began.
  void start(qint64 left, qint64 whole = -1);
  /// Stand: the ring stays as it is, as in a pause; a new `start` changes the time left, but it goes on standing.
  enum class Hands : quint8 { Run, Stand };
  void set(Hands hands);
  /// Milliseconds of a full ring.
  qint64 whole() const { return whole_; }
  /// Milliseconds left now; -1 = no clock runs.
  qint64 leftNow() const;
  QSize sizeHint() const override { return {scaled(side_), scaled(side_)}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QFont fontWithin(double width, const QString& digits) const;
  int side_;
  qint64 left_ = -1, whole_ = 1;
  Hands hands_ = Hands::Run;
  QElapsedTimer since_;
  QTimer timer_;
};

}  // namespace tapu
