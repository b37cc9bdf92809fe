// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

class Console {
  Q_DECLARE_TR_FUNCTIONS(Console)
};

/// Takes every "--option VALUE" or "--option=VALUE" that stands before "--" out of a list: the last one counts; empty
/// if there is none.
QString takeOption(QStringList& arguments, const QString& option) {
  QString value;
  for (qsizetype i = 0; i < arguments.size() && arguments[i] != u"--"_s;) {
    if (arguments[i].startsWith(option + u'=')) {
      value = arguments.takeAt(i).mid(option.size() + 1);
    } else if (arguments[i] == option && i + 1 < arguments.size()) {
      arguments.removeAt(i);
      value = arguments.takeAt(i);
    } else {
      ++i;
    }
  }
  return value;
}

void speak(const QString& code) {
  QLocale::setDefault(localeOf(code));
  for (const QString& file : {u"qtbase_"_s, u"tapu_"_s}) {
    auto* translator = new QTranslator(QCoreApplication::instance());
    // A program built without translations still speaks English.
    if (translator->load(u":/i18n/"_s + file + code + u".qm"_s)) QCoreApplication::installTranslator(translator);
  }
}

}  // namespace

QStringList languageCodes() { return {u"hi"_s, u"en"_s}; }

QString systemLanguage() {
  for (const QString& wished : QLocale::system().uiLanguages()) {
    for (const QString& code : languageCodes())
      if (wished == code || wished.startsWith(code + u'-')) return code;
  }
  return u"en"_s;
}

QLocale localeOf(const QString& code) {
  QLocale locale = code == u"hi" ? QLocale(QLocale::Hindi, QLocale::India) : QLocale(QLocale::English);
  locale.setNumberOptions(QLocale::OmitGroupSeparator);
  return locale;
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
