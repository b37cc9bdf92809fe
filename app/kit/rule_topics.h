// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace tapu {

// What F1 opens: a part of a page says which section of the rules is about it, or with which number of the rule book
// it is refused now; both are asked from the part under the pointer up to its window.

/// The section of the rules about this part, by its name in the rule book; empty = none.
void setRuleTopic(QWidget* part, const QString& section);
/// The same of a whole page: it counts when neither the pointer nor the keyboard is at a part with a topic of its own.
void setPageTopic(QWidget* page, const QString& section);
/// The number of the rule that forbids what the part does; empty = nothing does.
void setRuleNumber(QWidget* part, const QString& number);

struct RuleTopic {
  QString section, number;  ///< one of both, or none
  bool isEmpty() const { return section.isEmpty() && number.isEmpty(); }
};
/// What was said of this very part, not of what it lies in.
RuleTopic ruleTopicOf(const QWidget* part);
/// Of the part of `window` under the pointer; else of what its page refuses just now; else of the part with the
/// keyboard; else of the page.
RuleTopic ruleTopicAt(const QWidget* window);

}  // namespace tapu
