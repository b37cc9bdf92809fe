// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/field_limit.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QToolTip>
#include <utility>

#include "app/kit/herald.h"

namespace tapu {

namespace {

std::function<void(const QString&)> tipBelow(QLineEdit* field) {
  return [field, herald = new Herald(field)](const QString& sentence) {
    QToolTip::showText(field->mapToGlobal(QPoint(0, field->height())), sentence, field);
    herald->say(sentence);
  };
}

}  // namespace

void limitLength(QLineEdit* field, int most, std::function<void(const QString&)> tell) {
  field->setMaxLength(most);
  const auto tellFull = [field, tell = tell ? std::move(tell) : tipBelow(field)] {
    if (field->text().size() < field->maxLength()) return;  // something else was wrong with it
    //: Beside a field, such as that for a name or a message: what was typed or pasted beyond its limit was left out
    tell(QCoreApplication::translate("FieldLimit", "At most %n character(s) fit here; the rest was left out.", nullptr,
                                     field->maxLength()));
  };
  // Later, since a part that still fitted is told as an edit after it.
  QObject::connect(field, &QLineEdit::inputRejected, field, tellFull, Qt::QueuedConnection);
}

}  // namespace tapu
