// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace tapu {

/// A switch for on and off, without a text.
class Toggle : public QAbstractButton {
  Q_OBJECT
 public:
  explicit Toggle(QWidget* parent = nullptr);
  QSize sizeHint() const override { return {56, 36}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace tapu
