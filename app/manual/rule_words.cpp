// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/rule_words.h"

#include <algorithm>

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr char16_t kNukta = u'\u093c', kAnusvara = u'\u0902', kVirama = u'\u094d';
constexpr qsizetype kLeastSound = 3;  // shorter ones would fit too many words
constexpr char16_t kWhole = u'=';     // before a stem: it has to be the whole word

/// Whether a stem is long enough to find the words that begin with it: "settlement" finds "settlements", but "car"
/// should not find "cart". A letter of Devanagari is a syllable, so fewer of them are enough.
bool beginsAWord(const QString& stem) { return stem.size() >= (stem[0].unicode() < 0x80 ? 4 : 3); }

bool meets(const QString& word, const QString& wanted) {
  return wanted.startsWith(kWhole) ? QStringView(wanted).mid(1) == word : word.startsWith(wanted);
}

bool isNumber(const QString& word) {
  return std::all_of(word.begin(), word.end(), [](QChar c) { return c.isDigit(); });
}

bool isConsonant(char16_t c) { return c >= u'\u0915' && c <= u'\u0939'; }
bool isNasal(char16_t c) { return c == u'ङ' || c == u'ञ' || c == u'ण' || c == u'न' || c == u'म'; }

/// One letter for all that people write for one another; 0 = the letter is left out.
char16_t plainLetter(char16_t c) {
  switch (c) {
    case kNukta:
    case u'\u200c':
    case u'\u200d': return 0;
    case u'\u0901': return kAnusvara;  // chandrabindu
    case u'ई': return u'इ';
    case u'ऊ': return u'उ';
    case u'ऑ': return u'आ';
    case u'ष': return u'श';
    case u'\u0940': return u'\u093f';  // ी
    case u'\u0942': return u'\u0941';  // ू
    case u'\u0949': return u'\u093e';  // ॉ
    default: break;
  }
  if (c >= u'\u0966' && c <= u'\u096f') return static_cast<char16_t>(c - u'\u0966' + u'0');
  return c >= u'\u0300' && c <= u'\u036f' ? char16_t(0) : c;  // accents of Latin letters
}

char soundOfDevanagari(char16_t c) {
  //                          क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न ऩ प फ ब भ म य र ऱ ल ळ ऴ व श ष स ह
  static constexpr char kSounds[] = "kkggncCjjnttddnttddnnppbbn-rrlllvsss-";
  if (isConsonant(c)) return kSounds[c - u'\u0915'] == 'C' ? 'c' : kSounds[c - u'\u0915'];
  return c == kAnusvara || c == u'\u0901' ? 'n' : '-';
}

char soundOfLatin(char16_t c, char16_t next) {
  switch (c) {
    case u'c': return next == u'h' ? 'c' : next == u'e' || next == u'i' || next == u'y' ? 's' : 'k';
    case u'q': return 'k';
    case u'm': return 'n';
    case u'f': return 'p';
    case u'p': return 'p';
    case u'w': return 'v';
    case u'z': return 'j';
    case u'x': return 'k';
    case u'a':
    case u'e':
    case u'i':
    case u'o':
    case u'u':
    case u'y':
    case u'h': return '-';
    default: return c >= u'a' && c <= u'z' ? static_cast<char>(c) : '-';
  }
}

}  // namespace

QString plainSpelling(QStringView text) {
  const QString apart = text.toString().normalized(QString::NormalizationForm_D).toLower();
  QString plain;
  plain.reserve(apart.size());
  for (qsizetype i = 0; i < apart.size(); ++i) {
    const char16_t c = apart[i].unicode();
    const auto after = [&](qsizetype step) { return i + step < apart.size() ? apart[i + step].unicode() : u'\0'; };
    if (isNasal(c) && after(1) == kVirama && isConsonant(after(2)) && !isNasal(after(2)) && after(2) != u'य') {
      plain += QChar(kAnusvara);  // केन्द्र = केंद्र
      ++i;
    } else if (c == u'य' && (after(1) == u'\u0947' || after(1) == u'\u0940')) {
      plain += after(1) == u'\u0947' ? u'ए' : u'इ';  // चाहिये = चाहिए, नयी = नई
      ++i;
    } else if (const char16_t letter = plainLetter(c)) {
      plain += QChar(letter);
    }
  }
  return plain;
}

QString soundOf(QStringView word) {
  const QString letters = word.toString().normalized(QString::NormalizationForm_D).toLower();
  QString sound;
  for (qsizetype i = 0; i < letters.size(); ++i) {
    const char16_t c = letters[i].unicode(), next = i + 1 < letters.size() ? letters[i + 1].unicode() : u'\0';
    // An h counts only at the beginning of a word, so that harbor and robber differ; within a word some people write it
    // and some do not.
    const bool isH = sound.isEmpty() && i == 0 && (c == u'h' || c == u'ह');
    const char heard = isH ? 'h' : c < 0x80 ? soundOfLatin(c, next) : soundOfDevanagari(c);
    if (heard != '-' && !sound.endsWith(QLatin1Char(heard))) sound += QLatin1Char(heard);
  }
  return sound;
}

QList<WordPlace> wordsIn(QStringView text) {
  QList<WordPlace> words;
  qsizetype begin = -1;
  for (qsizetype i = 0; i <= text.size(); ++i) {
    const bool inside =
        i < text.size() &&
        (text[i].isLetterOrNumber() || text[i].isMark() || text[i] == QChar(u'\u200c') || text[i] == QChar(u'\u200d') ||
         (text[i] == u':' && begin >= 0 && text[i - 1].isDigit() && i + 1 < text.size() && text[i + 1].isDigit()));
    if (inside && begin < 0) begin = i;
    if (!inside && begin >= 0) {
      words.append({begin, i - begin});
      begin = -1;
    }
  }
  return words;
}

Synonyms::Synonyms(const QString& source) {
  for (const QString& line : source.split(u'\n', Qt::SkipEmptyParts)) {
    if (line.startsWith(u'#')) continue;
    if (line.startsWith(u'-')) {
      for (const QString& word : line.mid(1).split(u' ', Qt::SkipEmptyParts)) fillers_ << plainSpelling(word);
      continue;
    }
    Group group;
    QStringList* side = &group.written;
    for (const QString& word : line.split(u' ', Qt::SkipEmptyParts)) {
      if (word == "|"_L1) {
        side = &group.typed;
        continue;
      }
      *side << plainSpelling(word);
      const QString sound = soundOf(word.startsWith(kWhole) ? word.mid(1) : word);
      if (sound.size() >= kLeastSound) group.sounds << sound;
    }
    groups_ << group;
  }
}

QStringList Synonyms::of(const QString& word) const {
  QStringList all{isNumber(word) ? kWhole + word : word};
  for (const Group& group : groups_) {
    const auto means = [&](const QString& stem) {
      if (stem.startsWith(kWhole) && meets(word, stem)) all[0] = stem;
      return stem == word ||
             (stem.startsWith(kWhole) ? meets(word, stem) : !stem.isEmpty() && beginsAWord(stem) && meets(word, stem));
    };
    const bool isWritten = std::any_of(group.written.begin(), group.written.end(), means);
    if (isWritten || std::any_of(group.typed.begin(), group.typed.end(), means)) all += group.written;
  }
  if (all.size() == 1) {  // no group has this spelling: compare by sound
    const QString sound = soundOf(word);
    for (const Group& group : groups_)
      if (group.sounds.contains(sound)) all += group.written;
  }
  all.removeDuplicates();
  return all;
}

WordQuery::WordQuery(const QString& typed, const Synonyms& synonyms, By by) : by_(by) {
  QStringList words;
  for (const WordPlace& place : wordsIn(typed)) {
    const QString word = typed.mid(place.at, place.length);
    if (!plainSpelling(word).isEmpty()) words << word;  // a lone nukta would be empty, and every word begins with that
  }
  const auto isFiller = [&](const QString& word) { return synonyms.isFiller(plainSpelling(word)); };
  if (!std::all_of(words.begin(), words.end(), isFiller)) words.removeIf(isFiller);
  for (const QString& word : words)
    if (by == By::Spelling)
      terms_ << synonyms.of(plainSpelling(word));
    else if (const QString sound = soundOf(word); sound.size() >= kLeastSound)
      terms_ << QStringList{sound};
}

QList<int> WordQuery::termsOf(QStringView word) const {
  const QString form = by_ == By::Spelling ? plainSpelling(word) : soundOf(word);
  QList<int> answered;
  for (qsizetype i = 0; i < terms_.size(); ++i)
    if (std::any_of(terms_[i].begin(), terms_[i].end(), [&](const QString& wanted) { return meets(form, wanted); }))
      answered << static_cast<int>(i);
  return answered;
}

}  // namespace tapu
