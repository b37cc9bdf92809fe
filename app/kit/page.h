// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVBoxLayout>

#include "app/kit/sheet.h"

namespace tapu {

/// A page of the window, which shows one page at a time. The window says when a page comes to the front and when it
/// leaves it; a page knows no other.
class Page : public QWidget {
 public:
  using QWidget::QWidget;

  /// Gives the keyboard to the first control to use here.
  virtual void focusFirst() { setFocus(Qt::OtherFocusReason); }
  /// Called when the page has come to the front: its contents may have changed meanwhile.
  virtual void cameToFront() {}
  /// Called when another page has come to the front.
  virtual void wentBehind() {}
  /// Shows why a request here has failed: a sentence; empty: none has. A page where nothing can fail is silent.
  virtual void showProblem(const QString& sentence) { Q_UNUSED(sentence) }

 protected:
  /// Lays the parts of the page below one another, with the margin of a page around them.
  QVBoxLayout* layLines() {
    auto* lines = new QVBoxLayout(this);
    lines->setContentsMargins(kSheetGap, kSheetGap, kSheetGap, kSheetGap);
    lines->setSpacing(0);
    return lines;
  }
  /// News from outside may disable or hide what has the keyboard. Qt would go to the next button, where the Enter that
  /// is just pressed does another thing: the page catches the keyboard instead, and Tab goes on from there.
  bool focusNextPrevChild(bool next) override {
    const QWidget* held = window()->focusWidget();
    if (!isVisible() || !held || held == this || !isAncestorOf(held) || (held->isEnabled() && held->isVisible()))
      return QWidget::focusNextPrevChild(next);
    catchKeyboard();
    return true;
  }
  /// Takes the keyboard of a part that has gone.
  virtual void catchKeyboard() { setFocus(Qt::OtherFocusReason); }
};

}  // namespace tapu
