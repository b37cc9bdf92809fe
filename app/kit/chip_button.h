// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace tapu {

/// A chip that can be pressed, as for the quick phrases of a chat, or, made checkable, chosen. A text that is too long
/// is cut; its tool tip has all of it.
class ChipButton : public QAbstractButton {
  Q_OBJECT
 public:
  explicit ChipButton(const QString& text, QWidget* parent = nullptr);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace tapu
