// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QStringView>

namespace tapu {

// Compares words in a search of the rules, so that script and spelling do not matter.

/// One spelling for all that differ by habit: case, nukta, chandrabindu or anusvara, class nasals, long and short i and
/// u, ये and ए, digits of either script, joiners.
QString plainSpelling(QStringView text);
/// The consonants of a word's sound, the same in both scripts: "settlement" and "सेटलमेंट" are both "stlnt". Vowels are
/// left out, for people spell those differently.
QString soundOf(QStringView word);

/// Where a word stands in a text.
struct WordPlace {
  qsizetype at = 0, length = 0;  ///< index of its first UTF-16 unit, and how many it has
};
/// The words of a text: letters, their vowel signs and digits; a rate like 4:1 is one word.
QList<WordPlace> wordsIn(QStringView text);

/// Words that mean the same. The source has one group in each line, "written | typed": beginnings of words as the rules
/// write them, then beginnings that people may type instead. A search for any of them looks for those before the bar.
/// "=word" means the whole word, not a beginning; a line "- words" lists words that are left out of a query ("of");
/// lines with # are notes.
class Synonyms {
 public:
  explicit Synonyms(const QString& source = {});
  /// All beginnings, in plain spelling, that a word stands for; itself first. Whole words begin with "=".
  QStringList of(const QString& plainWord) const;
  /// "of" and "का": left out of a query that has other words.
  bool isFiller(const QString& plainWord) const { return fillers_.contains(plainWord); }
  /// There are no groups.
  bool isEmpty() const { return groups_.isEmpty(); }

 private:
  struct Group {
    QStringList written, typed, sounds;
  };
  QList<Group> groups_;
  QStringList fillers_;
};

/// The words typed into a search field.
class WordQuery {
 public:
  /// Whether words are compared by `plainSpelling` or by `soundOf`.
  enum class By { Spelling, Sound };
  explicit WordQuery(const QString& typed, const Synonyms& synonyms, By by = By::Spelling);
  /// The number of words in the query, each with all its synonyms.
  int terms() const { return static_cast<int>(terms_.size()); }
  /// Nothing was typed that could be looked for.
  bool isEmpty() const { return terms_.isEmpty(); }
  /// The indices of the words of the query that this word of a text answers. It may be several: in the query "robber
  /// लुटेरा" both mean the same.
  QList<int> termsOf(QStringView word) const;

 private:
  QList<QStringList> terms_;  ///< beginnings in plain spelling, or sounds
  By by_;
};

}  // namespace tapu
