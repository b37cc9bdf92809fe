// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>

#include "app/kit/action_button.h"
#include "app/kit/words.h"

class QLineEdit;

namespace tapu {

/// Asks for one line of text. It deletes itself when it is closed.
class LineDialog : public QDialog {
  Q_OBJECT
 public:
  struct Texts {
    QString title, label, button;
  };
  /// `texts` is called again when the language changes. `most`: UTF-16 units that can be typed.
  LineDialog(std::function<Texts()> texts, int most, QWidget* parent = nullptr);
  /// The first text of the line, to be changed.
  void setLine(const QString& text);
  /// An empty line is an answer too.
  void allowEmpty();
  /// Hides the typed letters from onlookers.
  void hideLetters();
  /// Sets the check of a line before `given`: a sentence is its fault, and the dialog stays.
  void setCheck(std::function<QString(const QString& text)> whyNot);
  /// Says under the line why it is not fine, in the language of the moment; the line can be typed anew.
  void complain(std::function<QString()> sentence);
  /// The answer is judged elsewhere: the dialog stays and waits, until `complain` or `done`.
  void waitForAnswer();

 Q_SIGNALS:
  /// The typed text; empty only after `allowEmpty`. The dialog closes itself before, unless it is to wait.
  void given(const QString& text);

 private:
  void retranslate();
  void give();
  void tellProblem();
  void refresh();
  std::function<Texts()> texts_;
  std::function<QString(const QString&)> whyNot_;
  Words *label_, *problem_;
  QLineEdit* line_;
  ActionButton *cancel_, *give_;
  std::function<QString()> complaint_;  ///< why the line is not fine; null: nothing is wrong with it
  bool mayBeEmpty_ = false, staysOpen_ = false, isWaiting_ = false;
};

}  // namespace tapu
