// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/wire/names.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <algorithm>
#include <utility>

#include "app/wire/messages.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kMostCodePoints = 24;
constexpr int kMostMarks = 3;  // one after another: Devanagari needs two or three

/// Letters and signs by their category, but nothing is drawn: fillers of Hangul, vowels of Khmer that are not written,
/// the blank of Braille, what chooses the form of a letter.
bool isBlank(char32_t c) {
  constexpr std::pair<char32_t, char32_t> kBlank[] = {{0x034f, 0x034f},   {0x115f, 0x1160},  {0x17b4, 0x17b5},
                                                      {0x2800, 0x2800},   {0x3164, 0x3164},  {0xffa0, 0xffa0},
                                                      {0x1d159, 0x1d159}, {0xe0000, 0xe0fff}};
  return std::ranges::any_of(kBlank, [c](const auto& range) { return c >= range.first && c <= range.second; });
}

/// Chooses the form of the sign before it: an emoji, say.
bool isSelector(char32_t c) { return (c >= 0xfe00 && c <= 0xfe0f) || (c >= 0x180b && c <= 0x180f); }

}  // namespace

bool isJoiner(char32_t c) { return c == 0x200c || c == 0x200d; }

bool isShown(char32_t c) {
  if (isBlank(c)) return false;
  switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return false;
    default: return true;
  }
}

namespace {

bool isIndic(char32_t c) { return c >= 0x0900 && c <= 0x0dff; }

/// `mostUnits`: compatibility forms can be longer than what was typed, and the wire takes no more.
QString cleaned(const QString& raw, int most, int mostUnits) {
  QList<uint> kept;
  int marks = 0, units = 0;
  for (const char32_t c : raw.normalized(QString::NormalizationForm_KC).toUcs4()) {
    if (kept.size() == most) break;
    const bool joins = isJoiner(c) && !kept.isEmpty() && isIndic(kept.last());
    if (QChar::isSpace(c)) {
      if (!kept.isEmpty() && kept.last() != U' ') kept.append(U' '), ++units;
      continue;
    }
    if ((!isShown(c) && !joins) || (isSelector(c) && kept.isEmpty())) continue;
    marks = QChar::isMark(c) ? marks + 1 : 0;
    if (marks > kMostMarks) continue;
    units += QChar::requiresSurrogates(c) ? 2 : 1;
    if (units > mostUnits) break;
    kept.append(c);
  }
  return QString::fromUcs4(reinterpret_cast<const char32_t*>(kept.constData()), kept.size()).trimmed();
}

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

QString cleanName(const QString& raw) { return cleaned(raw, kMostCodePoints, wire::kMostName); }

QString cleanLine(const QString& raw) { return cleaned(raw, wire::kMostChat, wire::kMostChat); }

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
  for (const char* each : botFirstNames()) {
    const QString first = QString::fromLatin1(each);
    if (name != first && !name.startsWith(first + u' ')) continue;
    const QString here = QCoreApplication::translate("BotName", each);
    if (name == first) return here;
    bool isNumber = false;
    const int number = name.mid(first.size() + 1).toInt(&isNumber);
    //: Name of a bot where several have the same: %1 the name, %2 a number
    if (isNumber) return QCoreApplication::translate("BotName", "%1 %2").arg(here, QLocale().toString(number));
  }
  return name;
}

}  // namespace tapu
