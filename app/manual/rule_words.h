// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

namespace tapu {

// How words are compared when somebody searches: whatever the script and the spelling.

/// One spelling for all that differ by habit: case, nukta, chandrabindu or anusvara, class nasals, long and short i and
/// u, ये and ए, digits of either script, joiners.
QString plainSpelling(QStringView text);
/// The consonants that one hears, the same in both scripts: "settlement" and "सेटलमेंट" are both "stlnt". Vowels are
/// left out, for they are what people spell differently.
QString soundOf(QStringView word);

/// A word in a text: from, length.
struct WordPlace {
  qsizetype at = 0, length = 0;
};
/// The words of a text: letters, their vowel signs and digits; a rate like 4:1 is one word.
QList<WordPlace> wordsIn(QStringView text);

/// Groups of beginnings of words that mean the same, one group a line: "written | typed". What texts write is looked
/// for, what people type besides only leads there. "=word" is a whole word; "- words" say nothing beside others; lines
/// with # are notes.
class Synonyms {
 public:
  explicit Synonyms(const QString& source = {});
  /// All beginnings, in plain spelling, that a word stands for; itself first. Whole words begin with "=".
  QStringList of(const QString& plainWord) const;
  /// "of" and "का": left out of a query that has other words.
  bool isFiller(const QString& plainWord) const { return fillers_.contains(plainWord); }
  bool isEmpty() const { return groups_.isEmpty(); }

 private:
  struct Group {
    QStringList written, typed, sounds;
  };
  QList<Group> groups_;
  QStringList fillers_;
};

/// What somebody typed into a search field.
class WordQuery {
 public:
  enum class By { Spelling, Sound };
  explicit WordQuery(const QString& typed, const Synonyms& synonyms, By by = By::Spelling);
  int terms() const { return static_cast<int>(terms_.size()); }
  bool isEmpty() const { return terms_.isEmpty(); }
  /// The terms that this word of a text answers: of "robber लुटेरा" one word answers both.
  QList<int> termsOf(QStringView word) const;

 private:
  QList<QStringList> terms_;  ///< beginnings in plain spelling, or sounds
  By by_;
};

}  // namespace tapu
