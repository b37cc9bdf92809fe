// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"

class QSpinBox;

namespace tapu {

/// A whole number with minus and plus beside it: a QSpinBox with large buttons. One step below
/// its least number there may be a word ("Unlimited"), see `setWord`.
class NumberField : public QWidget {
  Q_OBJECT
 public:
  explicit NumberField(QWidget* parent = nullptr);
  /// Numbers that can be typed; another value moves to the nearest of them.
  void setRange(int least, int most);
  /// The word that is shown in place of `value`, which must not be in the range.
  void setWord(const QString& word, int value);
  void setUnit(const QString& unit);  ///< stands behind the number; empty = none
  /// The number, or the value of the word while that is shown.
  int value() const;
  void setValue(int value);  ///< without a signal
  QSpinBox* box() const { return box_; }
  void setName(const QString& name);  ///< for screen readers

 Q_SIGNALS:
  /// The person set another number.
  void changed(int value);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void applyRange();
  void nameButtons();
  QSpinBox* box_;
  ActionButton* less_;
  ActionButton* more_;
  QString word_;
  int wordValue_ = 0, least_ = 0, most_ = 99;
};

}  // namespace tapu
