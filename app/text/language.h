// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

namespace tapu {

/// Languages that texts are translated to, Hindi first: "hi", "en".
QStringList languageCodes();
/// Of these, the one that fits the system (LANGUAGE, LC_ALL, LANG); else "en".
QString systemLanguage();

/// How numbers and dates are written in one of them; as in English for any other code.
QLocale localeOf(const QString& code);

/// The language that texts are in now, as the default locale has it.
QString languageInUse();

/// The code after "--language" in a command line, which is taken out of it; an empty text if there is none.
QString takeLanguage(QStringList& arguments);

/// For programs without windows: takes "--language CODE" out of the arguments and speaks that language from now on,
/// or that of the system. False if there is no such language; what is wrong can then be said in the system's. `wished`
/// becomes the code that was typed, empty if none was.
bool speakOnConsole(QStringList& arguments, QString& wished);
/// The sentence for a language that `speakOnConsole` does not know.
QString noSuchLanguage(const QString& wished);

}  // namespace tapu
