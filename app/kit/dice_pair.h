// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <array>

namespace tapu {

/// Both dice of a throw and their sum ("= 8"). A new throw may tumble: that changes only what is drawn.
class DicePair : public QWidget {
  Q_OBJECT
 public:
  explicit DicePair(QWidget* parent = nullptr);
  /// The throw to show; zeros: nothing was thrown.
  void setDice(std::array<std::uint8_t, 2> dice);
  /// Sets what the tool tip and a screen reader say besides the throw.
  void setNote(const QString& note);
  /// Shows changing faces for `ms` milliseconds, then the throw. Does nothing without a throw, or for 0.
  void tumble(int ms);
  /// Ends the tumbling at once.
  void stand();
  /// Whether other faces than the throw are shown now.
  bool isTumbling() const { return steps_ > 0; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 Q_SIGNALS:
  /// The dice lie still after they have tumbled.
  void stood();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void step();
  void describe();
  std::array<std::uint8_t, 2> dice_{0, 0}, shown_{0, 0};
  QString note_;
  QTimer timer_;
  int steps_ = 0;
};

}  // namespace tapu
