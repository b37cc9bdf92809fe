// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <map>

#include "app/manual/rule_words.h"

namespace tapu {

/// One short section of the rules: its text is Markdown with links "#id" to other sections and pictures
/// "picture:name". Tables of numbers are filled in already.
struct RuleSection {
  QString id;
  QString title;
  int chapter = 0;    ///< index of its chapter
  QStringList rules;  ///< numbers of the rule book that it tells: "2.5"
  QString text;
};

struct RuleChapter {
  QString id;
  QString title;
};

/// A section that a search found, with the line that answers best.
struct RuleFound {
  int section = 0;
  int weight = 0;
  QString excerpt;
};

/// The rules as people read them, in one language: resources/rules/rules.LANGUAGE.md, which README.md there describes.
class RuleBook {
 public:
  RuleBook() = default;
  /// Reads a source. Tables named {like-this} are filled by `ruleTable`, so in the language of the moment.
  explicit RuleBook(const QString& source, const Synonyms& synonyms = Synonyms());
  /// The book inside the program, in the language of the moment.
  static RuleBook inLanguage(const QString& code);

  const QString& title() const { return title_; }
  const QList<RuleChapter>& chapters() const { return chapters_; }
  const QList<RuleSection>& sections() const { return sections_; }
  /// Index of a section, or -1. A chapter's id leads to its first section.
  int indexOf(const QString& id) const;
  /// The section that tells a rule: "2.5". Of a number that no section names, the one of the nearest rule before it in
  /// the same part of the book; empty if there is no such part.
  QString sectionOfRule(const QString& number) const;

  /// Best first. Spelling, script and habit do not matter; all words have to be found.
  QList<RuleFound> search(const QString& typed) const;
  /// The query that found them, to mark the words in a text.
  WordQuery queryFor(const QString& typed) const;

 private:
  QList<RuleFound> found(const WordQuery& query) const;
  QString title_;
  QList<RuleChapter> chapters_;
  QList<RuleSection> sections_;
  std::map<std::pair<int, int>, QString> byRule_;  ///< (8, 14) -> id
  Synonyms synonyms_;
};

/// The words of a Markdown text without its marks.
QString withoutMarks(const QString& markdown);

}  // namespace tapu
