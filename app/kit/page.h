// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace tapu {

/// A page of the window, which shows one page at a time. The window says when a page comes to the front and when it
/// leaves it; a page knows no other.
class Page : public QWidget {
 public:
  using QWidget::QWidget;

  /// Gives the keyboard to what is used first here.
  virtual void focusFirst() { setFocus(Qt::OtherFocusReason); }
  /// It has come to the front: what it shows may have changed meanwhile.
  virtual void cameToFront() {}
  /// Another page has come to the front.
  virtual void wentBehind() {}
  /// Says why what was wanted here has failed: a sentence; empty: nothing has. A page where nothing can fail is silent.
  virtual void showProblem(const QString& sentence) { Q_UNUSED(sentence) }
};

}  // namespace tapu
