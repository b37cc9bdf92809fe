// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/formats/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

class Console {
  Q_DECLARE_TR_FUNCTIONS(Console)
};

/// Takes "--option VALUE" or "--option=VALUE" out of a list; empty if it is not there.
QString takeOption(QStringList& arguments, const QString& option) {
  for (qsizetype i = 0; i < arguments.size(); ++i) {
    if (arguments[i].startsWith(option + u'=')) return arguments.takeAt(i).mid(option.size() + 1);
    if (arguments[i] != option || i + 1 >= arguments.size()) continue;
    arguments.removeAt(i);
    return arguments.takeAt(i);
  }
  return {};
}

void speak(const QString& code) {
  for (const QString& file : {u"qtbase_"_s, u"tapu_"_s}) {
    auto* translator = new QTranslator(QCoreApplication::instance());
    // A program built without translations still speaks English.
    if (translator->load(u":/i18n/"_s + file + code + u".qm"_s)) QCoreApplication::installTranslator(translator);
  }
}

}  // namespace

QStringList languageCodes() { return {u"hi"_s, u"en"_s}; }

QString systemLanguage() {
  for (const QString& wished : QLocale::system().uiLanguages())
    for (const QString& code : languageCodes())
      if (wished == code || wished.startsWith(code + u'-')) return code;
  return u"en"_s;
}

QString languageInUse() { return QLocale().script() == QLocale::DevanagariScript ? u"hi"_s : u"en"_s; }

QString takeLanguage(QStringList& arguments) { return takeOption(arguments, u"--language"_s); }

bool speakOnConsole(QStringList& arguments, QString& wished) {
  wished = takeLanguage(arguments);
  const bool known = wished.isEmpty() || languageCodes().contains(wished);
  speak(known && !wished.isEmpty() ? wished : systemLanguage());
  return known;
}

QString noSuchLanguage(const QString& wished) {
  //: Said on the console; %1 what was typed, “hi” and “en” are to be typed like that
  return Console::tr("There is no language “%1” in this program. Use hi or en.").arg(wished);
}

}  // namespace tapu
