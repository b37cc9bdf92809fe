// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QLineEdit;
class QPlainTextEdit;

namespace tapu {

/// Puts another text into a field in which a person types, and emits nothing: Ctrl+Z brings back the text that they
/// had. Qt's setters forget it.
void replaceText(QLineEdit* field, const QString& text);
void replaceText(QPlainTextEdit* field, const QString& text);

}  // namespace tapu
