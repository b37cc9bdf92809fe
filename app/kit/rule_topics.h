// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <functional>

namespace tapu {

// The topics of F1. A part of a page (any widget) may name its section of rules or handbook, or the number of the rule
// that forbids it at the moment.

/// The section about this part, by its name in its book; empty = none.
void setRuleTopic(QWidget* part, const QString& section);
/// The same of a whole page: it counts when neither the pointer nor the keyboard is at a part with a topic of its own.
void setPageTopic(QWidget* page, const QString& section);
/// Says which section is about a part; empty: none is, or it is not known.
using TopicOf = std::function<QString(const QWidget& part)>;
/// Asks `topicOf` about each part within `root` that has no topic of its own, also in windows that belong to `root`,
/// and of parts that are made later.
void setTopicsWithin(QWidget* root, TopicOf topicOf);
/// The number of the rule that forbids the part's act; empty = none does.
void setRuleNumber(QWidget* part, const QString& number);

/// Where to open the rules: at a section or at a numbered rule.
struct RuleTopic {
  QString section, number;  ///< one of both, or neither
  bool isEmpty() const { return section.isEmpty() && number.isEmpty(); }
};
/// The topic set for this part, else that of the nearest widget around it in its window.
RuleTopic ruleTopicOf(const QWidget* part);
/// The topic for F1 in this window: that of the part under the pointer; without one, the rule that the page names as
/// forbidding something at the moment; else that of the part with the keyboard; else that of the page.
RuleTopic ruleTopicAt(const QWidget* window);

}  // namespace tapu
