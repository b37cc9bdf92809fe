// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/words.h"

class QBoxLayout;

namespace tapu {

/// A question or a piece of news: a title, what there is to know, a button for each answer. The first answer is the
/// marigold one at the right and has Enter; Esc and the cross of the window answer nothing.
class ChoiceDialog : public QDialog {
  Q_OBJECT
 public:
  struct Texts {
    QString title, text;
    QStringList answers;
  };
  /// `texts` is asked again when the language changes, for as many answers.
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
