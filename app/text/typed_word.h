// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tapu {

/// A typed search term, spelled as the texts are: one letter of Hindi has two spellings that look the same, and
/// keyboards write either of them.
inline QString wordTyped(const QString& typed) { return typed.normalized(QString::NormalizationForm_C).simplified(); }

/// A typed number in the digits of any script, with those of files: 12 for १२.
inline QString withPlainDigits(QString typed) {
  for (QChar& letter : typed)
    if (letter.isDigit()) letter = QChar(u'0' + letter.digitValue());
  return typed;
}

}  // namespace tapu
