// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <array>
#include <functional>
#include <map>

#include "app/manual/rule_words.h"

namespace tapu {

/// One short section of the rules: its text is Markdown with links "#id" to other sections and pictures
/// "picture:name". Tables of numbers are filled in already.
struct RuleSection {
  QString id;
  QString title;
  int chapter = 0;    ///< index of its chapter
  QStringList rules;  ///< numbers of the rules in it: "2.5"
  QString text;
};

/// A chapter of the rules; its sections name it by its index.
struct RuleChapter {
  QString id;
  QString title;
};

/// A section that a search found.
struct RuleFound {
  int section = 0;  ///< its index in `RuleBook::sections`
  int weight = 0;   ///< how well it answers: results with more come first
  QString excerpt;  ///< the line of it that answers best
};

/// Makes the table of this name, in Markdown and in the language of the moment; empty if it knows no such table.
using TableMaker = std::function<QString(const QString& name)>;

/// A book as people read it, in one language: the rules (resources/rules/rules.LANGUAGE.md) or the handbook
/// (resources/handbook/handbook.LANGUAGE.md). README.md there describes how they are written.
class RuleBook {
 public:
  RuleBook() = default;
  /// Reads a source. For each name in braces, {like-this}, the text gets the table that `tables` makes of that name, or
  /// else the one of `ruleTable`, in the language of the moment.
  explicit RuleBook(const QString& source, const Synonyms& synonyms = Synonyms(), const TableMaker& tables = {});
  /// The rules of this language that come with the program; the language of the moment should be the same, since the
  /// tables are in that one.
  static RuleBook inLanguage(const QString& code);
  /// The handbook of this language that comes with the program. `tables` makes those that only other rooms know, such
  /// as "editor-keys".
  static RuleBook handbookIn(const QString& code, const TableMaker& tables = {});

  // The contents, in the order of the source.
  const QString& title() const { return title_; }
  const QList<RuleChapter>& chapters() const { return chapters_; }
  const QList<RuleSection>& sections() const { return sections_; }
  /// Index of a section, or -1. A chapter's id leads to its first section.
  int indexOf(const QString& id) const;
  /// The section for a rule: "2.5". For a number without a section, the one of the nearest rule before it in the same
  /// part of the book; empty if there is no such part.
  QString sectionOfRule(const QString& number) const;

  /// The sections that have all of these words, the best first. It does not matter in which script and spelling they
  /// were typed (rule_words.h).
  QList<RuleFound> search(const QString& typed) const;
  /// The same for a query that was made already.
  QList<RuleFound> search(const WordQuery& query) const;
  /// The query that `search` uses for these words, to mark them in a text.
  WordQuery queryFor(const QString& typed) const;
  /// The query for these words that compares them in this way.
  WordQuery queryFor(const QString& typed, WordQuery::By by) const { return WordQuery(typed, synonyms_, by); }

 private:
  QString title_;
  QList<RuleChapter> chapters_;
  QList<RuleSection> sections_;
  std::map<std::pair<int, int>, QString> byRule_;  ///< (8, 14) -> id
  Synonyms synonyms_;
};

/// Rules and handbook, in one language.
using BothBooks = std::array<RuleBook, 2>;

/// The words of a Markdown text without its marks.
QString withoutMarks(const QString& markdown);

}  // namespace tapu
