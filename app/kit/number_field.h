// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"

class QSpinBox;

namespace tapu {

/// A whole number with minus and plus beside it: a QSpinBox with large buttons. Minus at its least number may lead to a
/// word ("Unlimited"), see `setWord`.
class NumberField : public QWidget {
  Q_OBJECT
 public:
  explicit NumberField(QWidget* parent = nullptr);
  /// Numbers that can be typed; another value moves to the nearest of them.
  void setRange(int least, int most);
  /// The word that comes before the least number; `value()` then gives `value`, any number outside of the range. An
  /// empty word: none.
  void setWord(const QString& word, int value);
  /// The unit behind the number ("s"); empty = none.
  void setUnit(const QString& unit);
  /// The number, or the value of the word while that is shown.
  int value() const;
  /// Shows this number or the word of this value, without a signal.
  void setValue(int value);
  /// The field between the buttons.
  QSpinBox* box() const { return box_; }
  /// Its name for screen readers.
  void setName(const QString& name);

 Q_SIGNALS:
  /// The person set another number.
  void changed(int value);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void applyRange();
  void nameButtons();
  void tellRange();
  QSpinBox* box_;
  ActionButton* less_;
  ActionButton* more_;
  QString word_;
  int wordValue_ = 0, least_ = 0, most_ = 99;
};

}  // namespace tapu
