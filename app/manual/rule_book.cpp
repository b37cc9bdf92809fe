// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/rule_book.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>
#include <numeric>

#include "app/manual/rule_tables.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTitleWeight = 40, kChapterWeight = 3, kTextWeight = 1, kMostTextWeight = 8, kExcerpt = 150;

QString fileText(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// "8.14" as (8, 14), a whole part "11" as (11, 0).
std::pair<int, int> numberOf(const QString& rule) {
  return {rule.section(u'.', 0, 0).toInt(), rule.section(u'.', 1, 1).toInt()};
}

/// The words for `key` in a comment "<!-- key: words; key: words -->".
QString noteOf(const QString& line, QLatin1StringView key) {
  static const QRegularExpression comment(u"^<!--\\s*(.*?)\\s*-->$"_s);
  const QRegularExpressionMatch match = comment.match(line);
  if (!match.hasMatch()) return {};
  for (const QString& part : match.captured(1).split(u';'))
    if (const QString trimmed = part.trimmed(); trimmed.startsWith(key + u':'))
      return trimmed.mid(key.size() + 1).trimmed();
  return {};
}

/// A table stands alone on its line: {costs}.
QString withTable(const QString& line, const TableMaker& tables) {
  static const QRegularExpression name(u"^\\{([a-z-]+)\\}$"_s);
  const QRegularExpressionMatch match = name.match(line);
  if (!match.hasMatch()) return line;
  const QString made = tables ? tables(match.captured(1)) : QString();
  return made.isEmpty() ? ruleTable(match.captured(1)) : made;
}

/// The cells of a row of a table that are not empty; "\\|" is a bar within a cell.
QStringList cellsOf(const QString& row) {
  static const QRegularExpression bar(u"(?<!\\\\)\\|"_s);
  QStringList cells;
  for (const QString& cell : row.split(bar))
    if (const QString trimmed = cell.trimmed(); !trimmed.isEmpty()) cells << trimmed;
  return cells;
}

/// The cells of a row as one line: a comma between them, but none after a cell that is a whole sentence.
QString asOneLine(const QStringList& cells) {
  QString line;
  for (const QString& cell : cells) {
    if (!line.isEmpty()) line += u".।?!"_s.contains(line.back()) ? u" "_s : u", "_s;
    line += cell;
  }
  return line;
}

/// A word of a text, and the words of a query (by their indices) that it answers.
struct FoundPlace {
  WordPlace place;
  QList<int> terms;
};

QList<FoundPlace> answersIn(const QString& text, const WordQuery& query) {
  QList<FoundPlace> all;
  for (const WordPlace& place : wordsIn(text))
    if (const auto terms = query.termsOf(QStringView(text).mid(place.at, place.length)); !terms.isEmpty())
      all.append({place, terms});
  return all;
}

/// Where an excerpt should begin: the first place from which it shows the most words of the query.
qsizetype densest(const QList<FoundPlace>& answers) {
  qsizetype best = 0, most = 0;
  for (auto it = answers.begin(); it != answers.end(); ++it) {
    QSet<int> shown;
    for (auto next = it; next != answers.end() && next->place.at < it->place.at + kExcerpt / 2; ++next)
      shown.unite(QSet<int>(next->terms.begin(), next->terms.end()));
    if (shown.size() > most) {
      most = shown.size();
      best = it->place.at;
    }
  }
  return best;
}

QString cut(const QString& text, qsizetype at) {
  qsizetype from = std::max<qsizetype>(0, at - kExcerpt / 3);
  while (from > 0 && !text[from - 1].isSpace()) --from;
  qsizetype to = std::min(text.size(), from + kExcerpt);
  while (to < text.size() && !text[to].isSpace()) ++to;
  return (from > 0 ? u"… "_s : QString()) + text.mid(from, to - from).trimmed() +
         (to < text.size() ? u" …"_s : QString());
}

}  // namespace

QString withoutMarks(const QString& markdown) {
  static const QRegularExpression rule(u"^\\|[-|: ]+\\|$"_s);
  static const QRegularExpression link(u"!?\\[([^\\[\\]]*)\\]\\([^)]*\\)"_s), marks(u"[*\\\\]+"_s), space(u"\\s+"_s);
  QString text;
  bool inTable = false;
  for (QString line : markdown.split(u'\n', Qt::SkipEmptyParts)) {
    const bool isRow = line.startsWith(u'|');
    if (isRow && rule.match(line).hasMatch()) continue;
    if (isRow) line = asOneLine(cellsOf(line));
    if (line.startsWith("- "_L1)) line.remove(0, 2);
    text += (isRow || inTable ? u" · "_s : u" "_s) + line;
    inTable = isRow;
  }
  text.replace(link, u"\\1"_s).remove(marks).replace(space, u" "_s);
  return text.trimmed();
}

RuleBook::RuleBook(const QString& source, const Synonyms& synonyms, const TableMaker& tables) : synonyms_(synonyms) {
  for (const QString& line : source.split(u'\n')) {
    if (line.startsWith("### "_L1))
      sections_.append({{}, line.mid(4), static_cast<int>(chapters_.size()) - 1, {}, {}});
    else if (line.startsWith("## "_L1))
      chapters_.append({{}, line.mid(3)});
    else if (line.startsWith("# "_L1))
      title_ = line.mid(2);
    else if (const QString chapter = noteOf(line, "chapter"_L1); !chapter.isEmpty() && !chapters_.isEmpty())
      chapters_.last().id = chapter;
    else if (const QString id = noteOf(line, "id"_L1); !id.isEmpty() && !sections_.isEmpty()) {
      sections_.last().id = id;
      sections_.last().rules = noteOf(line, "rules"_L1).split(u' ', Qt::SkipEmptyParts);
    } else if (!sections_.isEmpty() && !line.startsWith("<!--"_L1) &&
               sections_.last().chapter == static_cast<int>(chapters_.size()) - 1)
      sections_.last().text += withTable(line, tables) + u'\n';
  }
  for (RuleSection& section : sections_) {
    section.text = section.text.trimmed();
    for (const QString& rule : section.rules) byRule_.emplace(numberOf(rule), section.id);
  }
}

RuleBook RuleBook::inLanguage(const QString& code) {
  return RuleBook(fileText(u":/rules/rules.%1.md"_s.arg(code)), Synonyms(fileText(u":/rules/synonyms.txt"_s)));
}

RuleBook RuleBook::handbookIn(const QString& code, const TableMaker& tables) {
  const Synonyms synonyms(fileText(u":/rules/synonyms.txt"_s));
  return RuleBook(fileText(u":/handbook/handbook.%1.md"_s.arg(code)), synonyms, tables);
}

int RuleBook::indexOf(const QString& id) const {
  for (qsizetype i = 0; i < sections_.size(); ++i)
    if (sections_[i].id == id || chapters_[sections_[i].chapter].id == id) {
      const auto exact = std::find_if(sections_.begin(), sections_.end(), [&id](const auto& s) { return s.id == id; });
      return static_cast<int>(exact == sections_.end() ? i : exact - sections_.begin());
    }
  return -1;
}

QString RuleBook::sectionOfRule(const QString& number) const {
  const auto wanted = numberOf(number);
  auto after = byRule_.upper_bound(wanted);
  if (after == byRule_.begin()) return {};
  const auto& [there, id] = *--after;
  return there.first == wanted.first ? id : QString();
}

WordQuery RuleBook::queryFor(const QString& typed) const {
  const WordQuery spelled = queryFor(typed, WordQuery::By::Spelling);
  if (spelled.isEmpty() || !search(spelled).isEmpty()) return spelled;
  return queryFor(typed, WordQuery::By::Sound);
}

QList<RuleFound> RuleBook::search(const QString& typed) const { return search(queryFor(typed)); }

QList<RuleFound> RuleBook::search(const WordQuery& query) const {
  QList<RuleFound> all;
  if (query.isEmpty()) return all;
  for (qsizetype i = 0; i < sections_.size(); ++i) {
    std::vector<int> weights(static_cast<std::size_t>(query.terms()), 0);
    const auto count = [&](const QList<FoundPlace>& answers, int weight, int most) {
      for (const FoundPlace& answer : answers) {
        for (const int term : answer.terms) {
          int& sum = weights[static_cast<std::size_t>(term)];
          sum = std::max(sum, std::min(sum + weight, most));
        }
      }
    };
    const QString& title = sections_[i].title;
    const QString& chapter = chapters_[sections_[i].chapter].title;
    const QString text = withoutMarks(sections_[i].text);
    const QList<FoundPlace> told = answersIn(text, query), named = answersIn(title, query);
    count(told, kTextWeight, kMostTextWeight);
    count(answersIn(chapter, query), kChapterWeight, kChapterWeight + kMostTextWeight);
    count(named, kTitleWeight, kTitleWeight + kMostTextWeight);
    if (std::any_of(weights.begin(), weights.end(), [](int weight) { return weight == 0; })) continue;
    // A word in a short title counts more than in a long one, and most as its first word.
    const int closeness = named.isEmpty() ? 0
                                          : 2 * kTitleWeight / static_cast<int>(wordsIn(title).size()) +
                                                (named.first().place.at == 0 ? 6 : 0);
    const int sum = std::accumulate(weights.begin(), weights.end(), closeness);
    const QString excerpt = cut(text, densest(told));
    // If only the title of the chapter has the words, the excerpt begins with that title.
    const bool isShown = !told.isEmpty() || !named.isEmpty();
    all.append({static_cast<int>(i), sum, isShown ? excerpt : chapter + u" · "_s + excerpt});
  }
  std::stable_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.weight > b.weight; });
  return all;
}

}  // namespace tapu
