// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>

#include "app/kit/action_button.h"
#include "app/kit/words.h"

class QProgressBar;

namespace tapu {

/// Says that something takes its time, how far it is, and lets the person stop it. It closes itself when it is stopped,
/// and deletes itself when it is closed.
class WaitBox : public QDialog {
  Q_OBJECT
 public:
  struct Texts {
    QString title, text;
  };
  /// `texts` is called again when the language changes.
  explicit WaitBox(std::function<Texts()> texts, QWidget* parent = nullptr);
  /// The progress, in hundredths of all.
  void setPercent(int percent);

 private:
  void retranslate();
  std::function<Texts()> texts_;
  Words *title_, *text_;
  QProgressBar* bar_;
  ActionButton* stop_;
};

}  // namespace tapu
