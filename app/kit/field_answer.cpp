// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/field_answer.h"

#include <QLineEdit>

namespace tapu {

FieldAnswer::FieldAnswer(QWidget* parent)
    : Words({}, kNoteText, Weight::Regular, &Theme::ink2, parent), herald_(new Herald(parent)) {
  hide();
}

void FieldAnswer::watch(QLineEdit* field) {
  field_ = field;
  connect(field, &QLineEdit::textEdited, this, &Words::hide);
  // Later, since a part that still fitted is told as an edit after it.
  connect(field, &QLineEdit::inputRejected, this, &FieldAnswer::tellLimit, Qt::QueuedConnection);
}

void FieldAnswer::tell(const QString& sentence, const QString& draft) {
  setText(sentence);
  setVisible(!sentence.isEmpty());
  if (field_ && !draft.isEmpty()) field_->setText(draft);
  herald_->say(sentence);
}

void FieldAnswer::tellLimit() {
  if (field_->text().size() < field_->maxLength()) return;
  //: Under a field for a message: what was typed or pasted beyond its limit was left out
  tell(tr("A message has at most %n character(s); the rest was left out.", nullptr, field_->maxLength()));
}

}  // namespace tapu

#include "moc_field_answer.cpp"
