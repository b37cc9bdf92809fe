// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/languages.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace tapu {

Languages::Languages(QObject* parent) : QObject(parent) {}
Languages::~Languages() { removeAll(); }

QStringList Languages::codes() { return {u"hi"_s, u"en"_s}; }

QString Languages::nameOf(const QString& code) { return code == "hi"_L1 ? u"हिंदी"_s : u"English"_s; }

QString Languages::systemLanguage() {
  for (const QString& wished : QLocale::system().uiLanguages())
    for (const QString& code : codes())
      if (wished == code || wished.startsWith(code + u'-')) return code;
  return u"en"_s;
}

QString Languages::current() const { return current_; }

void Languages::use(const QString& wished) {
  const QString code = codes().contains(wished) ? wished : u"en"_s;
  if (code == current_) return;
  current_ = code;
  removeAll();
  QLocale::setDefault(code == "hi"_L1 ? QLocale(QLocale::Hindi, QLocale::India) : QLocale(QLocale::English));
  // English has a file too: its plural forms.
  install(u":/i18n/qtbase_"_s + code + u".qm"_s);
  install(u":/i18n/tapu_"_s + code + u".qm"_s);
  Q_EMIT changed(code);
}

void Languages::install(const QString& file) {
  auto translator = std::make_unique<QTranslator>();
  if (!translator->load(file)) return;  // a program built without translations still speaks English
  QCoreApplication::installTranslator(translator.get());
  translators_.push_back(std::move(translator));
}

void Languages::removeAll() {
  for (const auto& translator : translators_) QCoreApplication::removeTranslator(translator.get());
  translators_.clear();
}

}  // namespace tapu
