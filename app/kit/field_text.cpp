// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/field_text.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QTextCursor>

namespace tapu {

void replaceText(QLineEdit* field, const QString& text) {
  const QSignalBlocker quiet(field);
  field->selectAll();
  field->insert(text);
}

void replaceText(QPlainTextEdit* field, const QString& text) {
  const QSignalBlocker quiet(field);
  QTextCursor all(field->document());
  all.select(QTextCursor::Document);
  all.insertText(text);
}

}  // namespace tapu
