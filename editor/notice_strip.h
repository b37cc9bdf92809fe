// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/herald.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"

class QHBoxLayout;

namespace tapu {

/// News about the open board, above it, with a button for each thing that the reader can do about it. It stays until
/// one of them is pressed; a screen reader says it when it comes.
class NoticeStrip : public Sheet {
  Q_OBJECT
 public:
  struct Texts {
    QString sentence;
    QStringList answers;
  };
  explicit NoticeStrip(QWidget* parent = nullptr);
  /// Shows this; `texts` is called again when the language changes. `answered` gets the index of the button that was
  /// pressed, after the strip was put away.
  void ask(std::function<Texts()> texts, std::function<void(int answer)> answered);
  /// Puts it away without an answer.
  void letGo();
  /// The buttons, in the order of the answers.
  const std::vector<ActionButton*>& buttons() const { return buttons_; }
  QString sentence() const { return sentence_->text(); }

 private:
  void retranslate();
  std::function<Texts()> texts_;
  std::function<void(int)> answered_;
  Words* sentence_;
  QHBoxLayout* line_;
  std::vector<ActionButton*> buttons_;
  Herald* herald_;
};

}  // namespace tapu
