// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wire/names.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>

#include "app/text/shown_text.h"
#include "app/wire/messages.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kMostCodePoints = 24;

bool isIndic(char32_t c) { return c >= 0x0900 && c <= 0x0dff; }

/// Letters of other scripts, and digits, that pass for a Latin letter.
const QHash<char32_t, char32_t>& lookAlikes() {
  static const QHash<char32_t, char32_t> table{
      {U'0', U'o'}, {U'1', U'l'}, {U'i', U'l'}, {U'|', U'l'}, {U'5', U's'}, {U'а', U'a'}, {U'в', U'b'}, {U'с', U'c'},
      {U'е', U'e'}, {U'ё', U'e'}, {U'н', U'h'}, {U'і', U'l'}, {U'ј', U'j'}, {U'к', U'k'}, {U'м', U'm'}, {U'о', U'o'},
      {U'р', U'p'}, {U'ѕ', U's'}, {U'т', U't'}, {U'у', U'y'}, {U'х', U'x'}, {U'ԁ', U'd'}, {U'ԛ', U'q'}, {U'ԝ', U'w'},
      {U'α', U'a'}, {U'β', U'b'}, {U'ε', U'e'}, {U'η', U'n'}, {U'ι', U'l'}, {U'κ', U'k'}, {U'μ', U'u'}, {U'ν', U'v'},
      {U'ο', U'o'}, {U'ρ', U'p'}, {U'τ', U't'}, {U'υ', U'u'}, {U'χ', U'x'}, {U'γ', U'y'}, {U'ı', U'l'}, {U'ɑ', U'a'},
      {U'ո', U'n'}, {U'օ', U'o'}, {U'०', U'o'}, {U'৹', U'o'}};
  return table;
}

}  // namespace

// Compatibility forms can be longer than what was typed, and the wire takes no more.
QString cleanName(const QString& raw) {
  return drawnPart(raw.normalized(QString::NormalizationForm_KC), {kMostCodePoints, wire::kMostName});
}

QString cleanLine(const QString& raw) {
  return drawnPart(raw.normalized(QString::NormalizationForm_KC), {wire::kMostChat, wire::kMostChat});
}

QString skeletonOf(const QString& name) {
  QString skeleton;
  // Decomposed, so that accents on a letter fall away; marks of Indic scripts are vowels and stay.
  for (const char32_t c : name.normalized(QString::NormalizationForm_KD).toCaseFolded().toUcs4()) {
    if (QChar::isSpace(c) || isJoiner(c) || (QChar::isMark(c) && !isIndic(c))) continue;
    const char32_t plain = lookAlikes().value(c, c);
    skeleton += QString::fromUcs4(&plain, 1);
  }
  return skeleton.replace(u"rn"_s, u"m"_s).replace(u"vv"_s, u"w"_s);
}

std::span<const char* const> botFirstNames() {
  static constexpr const char* kNames[] = {
      //: Name of a bot
      QT_TRANSLATE_NOOP("BotName", "Asha"),
      //: Name of a bot
      QT_TRANSLATE_NOOP("BotName", "Ravi"),
      //: Name of a bot
      QT_TRANSLATE_NOOP("BotName", "Meera"),
      //: Name of a bot
      QT_TRANSLATE_NOOP("BotName", "Kabir"),
      //: Name of a bot
      QT_TRANSLATE_NOOP("BotName", "Tara"),
      //: Name of a bot
      QT_TRANSLATE_NOOP("BotName", "Arjun"),
      //: Name of a bot
      QT_TRANSLATE_NOOP("BotName", "Leela"),
      //: Name of a bot
      QT_TRANSLATE_NOOP("BotName", "Nikhil"),
  };
  return kNames;
}

QString botNameHere(const QString& name) {
  return botNameIn([](const char* text) { return QCoreApplication::translate("BotName", text); }, name);
}

QString botNameIn(const std::function<QString(const char*)>& say, const QString& name) {
  //: Name of a bot where several have the same: %1 the name, %2 a number
  static constexpr const char* kOneOfSeveral = QT_TRANSLATE_NOOP("BotName", "%1 %2");
  for (const char* each : botFirstNames()) {
    const QString first = QString::fromLatin1(each);
    if (name != first && !name.startsWith(first + u' ')) continue;
    const QString here = say(each);
    if (name == first) return here;
    bool isNumber = false;
    const int number = name.mid(first.size() + 1).toInt(&isNumber);
    if (isNumber) return say(kOneOfSeveral).arg(here, QLocale().toString(number));
  }
  return name;
}

}  // namespace tapu
