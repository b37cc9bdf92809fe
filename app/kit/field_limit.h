// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

class QLineEdit;
class QPlainTextEdit;

namespace tapu {

/// Lets `field` take `most` UTF-16 units, and reports input beyond them: nothing is cut without a word. `tell` shows
/// the sentence and says it aloud; without it a tip above the field and a herald of its own do.
void limitLength(QLineEdit* field, int most, std::function<void(const QString& sentence)> tell = {});
/// The same for a text of several lines: input loses its end.
void limitLength(QPlainTextEdit* field, int most);

}  // namespace tapu
