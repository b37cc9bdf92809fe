// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/kit/choice_dialog.h"

namespace tapu {

/// A question with two answers: Enter gives the safe one, Esc closes it; both leave everything as it is.
class Question : public ChoiceDialog {
  Q_OBJECT
 public:
  struct Texts {
    QString title, text, safe, other;
  };
  /// `texts` is called again when the language changes.
  explicit Question(std::function<Texts()> texts, QWidget* parent = nullptr);
  /// Opens a question over `parent`; `then` is called if it is confirmed while `parent` lives.
  static void ask(QWidget* parent, std::function<Texts()> texts, std::function<void()> then);

 Q_SIGNALS:
  /// The other answer than the safe one was given.
  void confirmed();
};

}  // namespace tapu
