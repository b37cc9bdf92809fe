// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/kit/choice_dialog.h"

namespace tapu {

/// A question with two answers: Enter gives the safe one, unless the texts say otherwise; Esc closes it. The safe
/// answer and Esc leave everything as it is.
class Question : public ChoiceDialog {
  Q_OBJECT
 public:
  struct Texts {
    enum class Enter : quint8 { Safe, Other };
    QString title, text, safe, other;
    Enter enter = Enter::Safe;  ///< the answer that Enter gives; the other one only if everybody wants that
  };
  /// `texts` is called again when the language changes.
  explicit Question(const std::function<Texts()>& texts, QWidget* parent = nullptr);
  /// Opens a question over `parent`, which deletes itself once it is closed; `then` is called if it is confirmed while
  /// `parent` lives.
  static Question* ask(QWidget* parent, const std::function<Texts()>& texts, std::function<void()> then);

 Q_SIGNALS:
  /// The person gave the other answer than the safe one.
  void confirmed();
};

}  // namespace tapu
