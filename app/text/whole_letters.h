// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tapu {

/// The start of the letter, with all its marks, in which this place of a text lies; where it lies between two letters,
/// or at an end of the text, the place itself. Consonants that a virama joins are one letter.
qsizetype letterStart(const QString& text, qsizetype at);
/// The first whole letters of a text that have room in `most` UTF-16 units. If the first letter is longer, the part
/// that has room stays, but never half a sign.
QString firstLetters(const QString& text, qsizetype most);
/// The same with an ellipsis behind them, if the text is longer.
QString shortened(const QString& text, qsizetype most);
/// The last whole letters that have room in `most` UTF-16 units.
QString lastLetters(const QString& text, qsizetype most);
/// The number of letters in a text.
int letterCount(const QString& text);

}  // namespace tapu
