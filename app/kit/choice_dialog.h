// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/words.h"

class QBoxLayout;

namespace tapu {

/// A question or a message: a title, a text, and a button for each answer. The button of the first answer is at the
/// right, has the color of the next step, and is pressed by Enter; Esc and the window's close button close the dialog
/// without an answer. A letter presses an answer, alone or with Alt, and is underlined: the one after “&” or, if the
/// text has none, the first one, where no answer before has the same.
class ChoiceDialog : public QDialog {
  Q_OBJECT
 public:
  struct Texts {
    QString title, text;
    QStringList answers;
  };
  /// `texts` is called again when the language changes, and must then give as many answers.
  explicit ChoiceDialog(std::function<Texts()> texts, QWidget* parent = nullptr);
  /// The buttons, in the order of the answers.
  const std::vector<ActionButton*>& buttons() const { return buttons_; }
  /// Opens a message over `parent`, which deletes itself once it is closed: something was not done, for this reason, a
  /// sentence.
  static ChoiceDialog* tellFailure(QWidget* parent, const QString& sentence);

 Q_SIGNALS:
  /// The person pressed the button of this answer, from 0 in the order of the texts.
  void answered(int answer);

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void retranslate();
  std::function<Texts()> texts_;
  Words* title_;
  Words* text_;
  QBoxLayout* foot_;
  void showLetters(QStringList answers);
  std::vector<ActionButton*> buttons_;
  QStringList letters_;  ///< of the buttons; empty: none
};

}  // namespace tapu
