// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"

namespace tapu {

/// A message for the reader over a page: it stays until the reader closes it, and can have any length.
class Banner : public Sheet {
  Q_OBJECT
 public:
  /// `iconName` as `icon()` takes it.
  explicit Banner(const QString& iconName, QWidget* parent = nullptr);
  /// Shows this and has a screen reader say it, also if it is the text that is shown; empty hides the banner. `answer`:
  /// the words of a button that closes it as the cross does; empty = there is none.
  void tell(const QString& text, const QString& answer = {});
  /// The message; empty while it is hidden.
  QString text() const { return words_->text(); }
  /// The height it needs at this width, in pixels.
  int heightAt(int width) const;
  /// The cross.
  ActionButton* closeButton() const { return close_; }
  ActionButton* answerButton() const { return answer_; }

 Q_SIGNALS:
  /// The cross or the answer was pressed. The banner still shows its text.
  void closed();

 private:
  void retranslate();
  Words* words_;
  ActionButton *answer_, *close_;
};

}  // namespace tapu
