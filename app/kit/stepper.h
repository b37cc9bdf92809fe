// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "app/kit/action_button.h"
#include "app/kit/words.h"
#include "engine/board/resource.h"

namespace tapu {

/// One resource of a choice: picture, name, how many there are, and − value +. A right click takes one away.
class Stepper : public QWidget {
  Q_OBJECT
 public:
  /// Named: with picture and name at the left. Bare: the number and its buttons alone, for a row whose picture stands
  /// elsewhere.
  enum class Shape : quint8 { Named, Bare };
  explicit Stepper(Resource kind, QWidget* parent = nullptr, Shape shape = Shape::Named);

  /// The resource that is counted.
  Resource kind() const { return kind_; }
  /// `value`: the number between the buttons, which stop at 0 and at `most`; `have`: how many there are, -1 = not
  /// shown.
  void setNumbers(int value, int have, int most);
  /// For screen readers, where two rows count the same resource: the purpose of this one, as “You give”.
  void setPurpose(const QString& purpose);
  /// The number between the buttons.
  int value() const { return value_; }
  /// Low: with smaller buttons, for low windows.
  enum class Height : quint8 { Usual, Low };
  void setHeight(Height height);
  /// Sets names and tool tips in the language of the interface.
  void retranslate();
  /// The button with the plus.
  ActionButton* moreButton() const { return more_; }

 Q_SIGNALS:
  /// The person asks for one more (1) or one less (-1). The number does not change until `setNumbers` is called.
  void stepped(tapu::Resource kind, int by);

 protected:
  void mousePressEvent(QMouseEvent* event) override;

 private:
  void describe();

  Resource kind_;
  Shape shape_;
  Height height_ = Height::Usual;
  int value_ = 0, have_ = -1;
  QString purpose_;
  Words *name_, *haveLabel_, *valueLabel_;
  ActionButton *less_, *more_;
};

/// The resource whose digit, 1 to 5, was pressed, with or without Shift; nothing for other keys.
std::optional<Resource> resourceOfKey(const QKeyEvent& key);

}  // namespace tapu
