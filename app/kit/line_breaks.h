// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

namespace tapu {

/// The lines of a text in that font, each at most `width` pixels wide and at most `most` of them; the last one ends in
/// "…" if not all of the text has room. No lines for no text.
QStringList brokenLines(const QString& text, const QFont& font, qreal width, int most);

/// The text of a tool tip that shows `text` as it is. Without it Qt would read what looks like HTML as HTML, and people
/// may type such names.
QString plainTip(const QString& text);

/// The text with spaces that no line breaks at around every "×", so that "2 × Brick" stays on one line.
QString unbroken(QString text);
/// The text with invisible marks in very long words (somebody may type them), so that lines can break there.
QString softened(const QString& text);

}  // namespace tapu
