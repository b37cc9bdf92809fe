// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/shown_text.h"

#include <QDir>
#include <QFileInfo>
#include <QList>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <optional>
#include <utility>

#include "app/text/whole_letters.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr char32_t kZeroWidthJoiner = 0x200d;
constexpr int kMostMarks = 3;  // one after another: Devanagari needs two or three

/// Letters and signs by their category, but nothing is drawn: fillers of Hangul, vowels of Khmer that are not written,
/// the blank of Braille, selectors of a letter's form.
bool isBlank(char32_t c) {
  constexpr std::pair<char32_t, char32_t> kBlank[] = {{0x034f, 0x034f},   {0x115f, 0x1160},  {0x17b4, 0x17b5},
                                                      {0x2800, 0x2800},   {0x3164, 0x3164},  {0xffa0, 0xffa0},
                                                      {0x1d159, 0x1d159}, {0xe0000, 0xe0fff}};
  return std::ranges::any_of(kBlank, [c](const auto& range) { return c >= range.first && c <= range.second; });
}

/// Chooses the form of the sign before it: an emoji, say.
bool isSelector(char32_t c) { return (c >= 0xfe00 && c <= 0xfe0f) || (c >= 0x180b && c <= 0x180f); }

/// Several of them can be joined into one picture: a person and a rocket are an astronaut.
bool isPartOfEmoji(char32_t c) {
  const QChar::Category category = QChar::category(c);
  return category == QChar::Symbol_Other || category == QChar::Symbol_Modifier || isSelector(c);
}

/// Letters and vowel signs of scripts in which a joiner changes the drawing: those of Arabic and its neighbors, the
/// Indic ones, Khmer and Mongolian.
bool takesJoiners(char32_t c) {
  constexpr std::pair<char32_t, char32_t> kScripts[] = {
      {0x0600, 0x077f}, {0x07c0, 0x07ff}, {0x0840, 0x0dff}, {0x1780, 0x18af}};
  const bool isOfOne = std::ranges::any_of(kScripts, [c](const auto& r) { return c >= r.first && c <= r.second; });
  return isOfOne && (QChar::isLetter(c) || QChar::isMark(c));
}

/// Between these two a joiner is part of the writing; elsewhere nobody would see it.
bool belongsBetween(char32_t before, char32_t joiner, char32_t after) {
  const bool joinsPictures = joiner == kZeroWidthJoiner && isPartOfEmoji(before) && isPartOfEmoji(after);
  return joinsPictures || (takesJoiners(before) && takesJoiners(after));
}

/// Behind the sign that takes a vowel away it makes the last letter of a word, as older keyboards write Malayalam.
bool belongsAtEnd(char32_t last, char32_t joiner) {
  constexpr unsigned char kVirama = 9;  // its class among combining marks (Unicode)
  const bool isIndic = last >= 0x0900 && last <= 0x0dff;
  return joiner == kZeroWidthJoiner && isIndic && QChar::combiningClass(last) == kVirama;
}

/// Nothing is to be done, as for nearly every name.
bool isPlain(const QString& text) {
  QChar before = u' ';
  for (const QChar c : text) {
    if (c < u' ' || c > u'~' || (c == u' ' && before == u' ')) return false;
    before = c;
  }
  return text.isEmpty() || before != u' ';
}

/// Whole commands to a terminal (ECMA-48), so that none leaves its tail as text: one with parameters, one with a text
/// of its own up to its end, one of a letter.
QString withoutCommands(const QString& text) {
  constexpr QChar kEscape(0x1b), kControlSequence(0x9b);
  if (!text.contains(kEscape) && !text.contains(kControlSequence)) return text;
  static const QRegularExpression command(
      uR"((?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?|\x1b[\]PX^_][^\x07\x1b]*(?:\x07|\x1b\\)?|\x1b[ -/]*[0-~])"_s);
  return QString(text).remove(command);
}

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

/// So much of these signs, after which `next` had no room, as ends where a letter with all its marks does.
QString upToLetter(const QString& kept, char32_t next) {
  return firstLetters(kept + QString::fromUcs4(&next, 1), kept.size());
}

}  // namespace

QString drawnPart(const QString& text, LineRoom room) {
  QList<uint> kept;
  int marks = 0;
  qsizetype units = 0;
  std::optional<char32_t> joiner;  // since the last sign
  std::optional<char32_t> next;    // that has no room any more
  const auto keepAtEnd = [&] {
    const auto last = std::exchange(joiner, std::nullopt);
    const bool hasRoom = units < room.units && kept.size() < room.codePoints;
    if (!last || kept.isEmpty() || !hasRoom || !belongsAtEnd(kept.last(), *last)) return;
    kept.append(*last);
    ++units;
  };
  for (const char32_t c : withoutCommands(text).toUcs4()) {
    if (kept.size() == room.codePoints) {
      if (isJoiner(c) || !(isShown(c) || QChar::isSpace(c))) continue;
      next = c;
      break;
    }
    if (isJoiner(c)) {
      joiner = c;
      continue;
    }
    if (QChar::isSpace(c)) {
      keepAtEnd();
      if (!kept.isEmpty() && kept.last() != U' ') {
        kept.append(U' ');
        ++units;
      }
      continue;
    }
    if (!isShown(c) || (isSelector(c) && kept.isEmpty())) continue;
    marks = QChar::isMark(c) ? marks + 1 : 0;
    if (marks > kMostMarks) continue;
    const auto between = std::exchange(joiner, std::nullopt);
    const bool joins = between && !kept.isEmpty() && belongsBetween(kept.last(), *between, c);
    units += (QChar::requiresSurrogates(c) ? 2 : 1) + (joins ? 1 : 0);
    if (units > room.units || kept.size() + (joins ? 2 : 1) > room.codePoints) {
      next = c;
      break;
    }
    if (joins) kept.append(*between);
    kept.append(c);
  }
  if (!next) keepAtEnd();
  const QString drawn = QString::fromUcs4(reinterpret_cast<const char32_t*>(kept.constData()), kept.size());
  return (next ? upToLetter(drawn, *next) : drawn).trimmed();
}

QString isolated(const QString& name) {
  constexpr QChar kLeftToRightIsolate(0x2066), kFirstStrongIsolate(0x2068), kPopIsolate(0x2069);
  // It is: no name of a person has such a mark.
  if (name.startsWith(kFirstStrongIsolate) || name.startsWith(kLeftToRightIsolate)) return name;
  const auto turns = [](QChar c) { return c.direction() == QChar::DirR || c.direction() == QChar::DirAL; };
  if (std::ranges::none_of(name, turns)) return name;
  // A title such as “مریم’s game” is read from the left, even if its first letter is not.
  const bool isMixed = std::ranges::any_of(name, [](QChar c) { return c.direction() == QChar::DirL; });
  return (isMixed ? kLeftToRightIsolate : kFirstStrongIsolate) + name + kPopIsolate;
}

QString quoted(const QString& words) {
  constexpr qsizetype kMostQuoted = 60;
  return isolated(shortened(shownLine(words, words.size()), kMostQuoted));
}

QString shownPath(const QString& path) {
  const QString native = QDir::toNativeSeparators(path);
  return isolated(shownLine(native, native.size()));
}

QString shownFileName(const QString& path, FileNameIn place) {
  constexpr qsizetype kMostListed = 120;  ///< UTF-16 units of a name
  const QString name = QFileInfo(path).fileName();
  if (place == FileNameIn::Sentence) return shownPath(name);
  QString shown;
  for (const char32_t c : name.toUcs4())
    shown += isJoiner(c) || isShown(c) ? QString::fromUcs4(&c, 1) : QString(QChar(0xfffd));
  const qsizetype half = kMostListed / 2;
  return shown.size() <= kMostListed ? shown : firstLetters(shown, half) + u'…' + lastLetters(shown, half);
}

QString shownLine(const QString& raw, qsizetype most) {
  if (raw.size() <= most && isPlain(raw)) return raw;
  const LineRoom room{most, most};
  // Composed after the first pass: a sign that is taken out may have kept a letter and its accent apart.
  const QString composed = drawnPart(raw, room).normalized(QString::NormalizationForm_C);
  return drawnPart(composed, room);
}

QString shownText(const QString& raw, qsizetype most) {
  QString text = QString(raw).replace(u"\r\n"_s, u"\n"_s).replace(QChar(QChar::LineSeparator), u'\n');
  text.replace(QChar(QChar::ParagraphSeparator), u'\n').replace(u'\r', u'\n');
  QStringList lines = text.split(u'\n');
  for (QString& line : lines) line = shownLine(line, most);
  return firstLetters(lines.join(u'\n'), most);
}

}  // namespace tapu
