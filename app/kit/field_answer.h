// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/herald.h"
#include "app/kit/words.h"

class QLineEdit;

namespace tapu {

/// A sentence beside a field about the typed text, shown and said aloud; it goes as soon as the person types on.
class FieldAnswer : public Words {
  Q_OBJECT
 public:
  explicit FieldAnswer(QWidget* parent);
  /// The field, and the most UTF-16 units it takes; call once. Input beyond them is reported here.
  void watch(QLineEdit* field, int most);
  /// Shows this sentence; an empty one hides it. `draft` goes back into the field, for a failed request; empty: the
  /// field stays.
  void tell(const QString& sentence, const QString& draft = {});

 private:
  QLineEdit* field_ = nullptr;
  Herald* herald_;
};

}  // namespace tapu
