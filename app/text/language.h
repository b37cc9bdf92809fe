// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>
#include <utility>

namespace tapu {

/// Languages that texts are translated to, Hindi first: "hi", "en".
QStringList languageCodes();
/// The one that fits the system (LANGUAGE, LC_ALL, LANG); else "en".
QString systemLanguage();

/// The format of numbers and dates in one of them; as in English for any other code.
QLocale localeOf(const QString& code);

/// The language that texts are in now, as the default locale has it.
QString languageInUse();
/// The digits of a picture: those of the language in use, or 0–9, which readers of all languages know.
enum class Numerals : quint8 { OfLanguage, International };
/// A number in the digits of the reader.
inline QString inDigits(int number, Numerals numerals = Numerals::OfLanguage) {
  return numerals == Numerals::International ? QString::number(number) : QLocale().toString(number);
}

/// Separates a new language from the other reasons to measure texts anew, which reach widgets in the same way: for
/// widgets that would lose something by being made anew.
class LanguageSeen {
 public:
  /// Whether the language or its numerals have changed since the last call, or since this was made.
  bool isAnother() {
    const QLocale before = std::exchange(seen_, QLocale());
    return before != seen_;
  }

 private:
  QLocale seen_;
};

/// The code after "--language" in a command line, removed from it; an empty text if there is none.
QString takeLanguage(QStringList& arguments);

/// For programs without windows: takes "--language CODE" out of the arguments and speaks that language from now on, or
/// that of the system. False if there is no such language; the complaint can then be in the system's. `wished` becomes
/// the typed code, empty if none.
bool speakOnConsole(QStringList& arguments, QString& wished);
/// The sentence for a language that `speakOnConsole` does not know.
QString noSuchLanguage(const QString& wished);

}  // namespace tapu
