// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/words.h"

class QBoxLayout;

namespace tapu {

/// A question or a piece of news: a title, a text, and a button for each answer. The first answer is the marigold
/// button at the right, which Enter presses; Esc and the window's close button close it without an answer.
class ChoiceDialog : public QDialog {
  Q_OBJECT
 public:
  struct Texts {
    QString title, text;
    QStringList answers;
  };
  /// `texts` is called again when the language changes, and must then give as many answers.
  explicit ChoiceDialog(std::function<Texts()> texts, QWidget* parent = nullptr);
  const std::vector<ActionButton*>& buttons() const { return buttons_; }

 Q_SIGNALS:
  void answered(int answer);  ///< 0.. in the order of the texts

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void retranslate();
  std::function<Texts()> texts_;
  Words* title_;
  Words* text_;
  QBoxLayout* foot_;
  std::vector<ActionButton*> buttons_;
};

}  // namespace tapu
