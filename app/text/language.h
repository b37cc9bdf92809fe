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

/// How numbers and dates are written in one of them.
QLocale localeOf(const QString& code);

/// The language that texts are in now, as the default locale has it.
QString languageInUse();

/// The code after "--language" in a command line, or nothing; taken out of it.
QString takeLanguage(QStringList& arguments);

/// For programs without windows: takes "--language CODE" out of the arguments and speaks that language from now on,
/// or that of the system. False if there is no such language; what is wrong can then be said in the system's.
bool speakOnConsole(QStringList& arguments, QString& wished);
/// The sentence for a language that `speakOnConsole` does not know.
QString noSuchLanguage(const QString& wished);

}  // namespace tapu
