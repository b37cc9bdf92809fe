// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/field_answer.h"

#include <QLineEdit>

#include "app/kit/field_limit.h"

namespace tapu {

FieldAnswer::FieldAnswer(QWidget* parent)
    : Words({}, kNoteText, Weight::Regular, &Theme::ink2, parent), herald_(new Herald(parent)) {
  hide();
}

void FieldAnswer::watch(QLineEdit* field, int most) {
  field_ = field;
  connect(field, &QLineEdit::textEdited, this, &Words::hide);
  limitLength(field, most, [this](const QString& sentence) { tell(sentence); });
}

void FieldAnswer::tell(const QString& sentence, const QString& draft) {
  setText(sentence);
  setVisible(!sentence.isEmpty());
  if (field_ && !draft.isEmpty()) field_->setText(draft);
  herald_->say(sentence);
}

}  // namespace tapu

#include "moc_field_answer.cpp"
