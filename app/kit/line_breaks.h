// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

namespace tapu {

/// The lines of a text in that font, each at most `width` pixels wide and at most `most` of them; the last one ends in
/// "…" if not all of the text has room. No lines for no text.
QStringList brokenLines(const QString& text, const QFont& font, qreal width, int most);

/// A tool tip that shows the text as it is: Qt takes what looks like HTML for HTML, and names are what people type.
QString plainTip(const QString& text);

/// A text to be broken into lines that leaves "2 × Brick" whole.
QString unbroken(QString text);
/// Lets a word without end (a chain of letters that somebody typed) break, by marks of no width.
QString softened(const QString& text);

}  // namespace tapu
