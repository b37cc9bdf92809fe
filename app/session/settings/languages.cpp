// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/settings/languages.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

#include "app/text/language.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

/// A translator whose texts have Devanagari digits, also for the numbers that are put into them (%n, %1).
class OwnDigits : public QTranslator {
 public:
  QString translate(const char* context, const char* source, const char* comment, int n) const override {
    const QString text = QTranslator::translate(context, source, comment, n);
    return text.isNull() ? text : inDevanagari(text);  // null: Qt asks the next translator
  }
};

/// Some numbers are names and keep their digits: addresses with their ports (192.168.1.24:4710), ports ("पोर्ट 4710"),
/// versions ("संस्करण 3", "License 1.1"), keys ("Shift+1–3", "(1–3)", "1 से 3 तक की कुंजियाँ", "**1** दबाएँ") and places
/// for names in the words of a lesson ("{1}"). Where such a name ends if one begins at `from`; else `from`.
qsizetype endOfName(const QString& text, qsizetype from) {
  static const QRegularExpression name(
      u"\\G(?<![0-9])(?:[0-9]+(?:\\.[0-9]+){2,}(?::[0-9]+)?|(?<=[A-Za-z] )[0-9]+\\.[0-9]+"
      "|(?<=संस्करण )[0-9.]*[0-9]|(?<=पोर्ट )[0-9]+|(?<=[A-Za-z][+-])[0-9]+(?:(?:–| से )[0-9]+)?"
      "|(?<=\\()[0-9](?:–| से )[0-9](?=\\))|[0-9] से [0-9](?= तक की कुंजि)|(?<=\\(\\*\\*)[0-9](?=\\*\\*\\))"
      "|(?<=\\*\\*)[0-9](?=\\*\\* दबाएँ)|(?<=\\{)[0-9](?=\\}))"_s,
      QRegularExpression::UseUnicodePropertiesOption);
  if (text[from] < u'0' || text[from] > u'9') return from;
  const auto found = name.match(text, from);
  return found.hasMatch() ? found.capturedEnd() : from;
}

}  // namespace

QString inDevanagari(const QString& text) {
  QString shown;
  shown.reserve(text.size() + 4);
  const auto isLatin = [](QChar c) { return c.unicode() < 0x80 && c.isLetter(); };
  const bool verbatim = text.contains("://"_L1);  // an address
  for (qsizetype i = 0; i < text.size(); ++i) {
    if (const qsizetype end = endOfName(text, i); end > i) {
      shown += QStringView(text).mid(i, end - i);
      i = end - 1;
      continue;
    }
    const QChar c = text[i], next = i + 1 < text.size() ? text[i + 1] : QChar();
    if (c == u'%' && (next == u'n' || next.isDigit())) {
      shown += u"%L"_s + next;
      ++i;
      if (next.isDigit() && i + 1 < text.size() && text[i + 1].isDigit()) shown += text[++i];
    } else if (c >= u'0' && c <= u'9' && !verbatim) {
      qsizetype end = i;
      while (end < text.size() && text[end] >= u'0' && text[end] <= u'9') ++end;
      const QChar before = i > 0 ? text[i - 1] : QChar(), after = end < text.size() ? text[end] : QChar();
      const bool key = isLatin(before) || isLatin(after);  // F1
      for (; i < end; ++i) shown += key ? text[i] : QChar(u'\u0966' + (text[i].unicode() - u'0'));
      --i;
    } else {
      shown += c;
    }
  }
  return shown;
}

QString inShownDigits(const QString& text) {
  return QLocale().zeroDigit() == QString(QChar(u'\u0966')) ? inDevanagari(text) : text;
}

Languages::Languages(QObject* parent) : QObject(parent) {}
Languages::~Languages() { removeAll(); }

QStringList Languages::codes() { return languageCodes(); }

QString Languages::nameOf(const QString& code) { return code == "hi"_L1 ? u"हिंदी"_s : u"English"_s; }

QString Languages::systemLanguage() { return tapu::systemLanguage(); }

QString Languages::current() const { return current_; }

void Languages::use(const QString& wished) {
  const QString code = codes().contains(wished) ? wished : u"en"_s;
  if (code == current_) return;
  current_ = code;
  installAll();
}

void Languages::useDigits(Digits digits) {
  if (digits == digits_) return;
  digits_ = digits;
  if (!current_.isEmpty()) installAll();
}

void Languages::installAll() {
  removeAll();
  const bool hindi = current_ == "hi"_L1;
  // QLocale knows Hindi with international digits only. Marathi stands in for its Devanagari digits; nothing else of
  // that locale is used.
  QLocale locale = localeOf(current_);
  if (hindi && digits_ == Digits::Devanagari) locale = QLocale(QLocale::Marathi, QLocale::India);
  locale.setNumberOptions(QLocale::OmitGroupSeparator);
  QLocale::setDefault(locale);
  // English has a file too, with the plural forms.
  install(u":/i18n/qtbase_"_s + current_ + u".qm"_s);
  install(u":/i18n/tapu_"_s + current_ + u".qm"_s);
  Q_EMIT changed(current_);
}

void Languages::install(const QString& file) {
  const bool own = current_ == "hi"_L1 && digits_ == Digits::Devanagari;
  auto translator = own ? std::make_unique<OwnDigits>() : std::make_unique<QTranslator>();
  if (!translator->load(file)) return;  // a program built without translations shows English
  QCoreApplication::installTranslator(translator.get());
  translators_.push_back(std::move(translator));
}

void Languages::removeAll() {
  for (const auto& translator : translators_) QCoreApplication::removeTranslator(translator.get());
  translators_.clear();
}

}  // namespace tapu

#include "moc_languages.cpp"
