// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"
#include "app/kit/elided_words.h"
#include "app/kit/sheet.h"

class QAction;

namespace tapu {

/// The bar over a table where a board from the editor is tried: it says so, and leads back to the editor.
class TestBar : public Sheet {
  Q_OBJECT
 public:
  /// The button does what `back` does, and shows its key.
  explicit TestBar(QAction* back, QWidget* parent = nullptr);
  /// The name of the board that is tried.
  void setBoard(const QString& name);
  /// The sentence that the bar shows.
  QString sentence() const { return words_->text(); }

 private:
  void retranslate();
  QAction* back_;
  QString name_;
  ElidedWords* words_;
  ActionButton* button_;
};

}  // namespace tapu
