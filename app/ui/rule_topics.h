// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

namespace tapu {

// What F1 opens: a part of a page says which section of the rules is about it, or with which number of the rule book
// it is refused now; both are asked from the part under the pointer up to its window.

void setRuleTopic(QWidget* part, const QString& section);
/// The number of the rule that forbids what the part does; empty = nothing does.
void setRuleNumber(QWidget* part, const QString& number);

struct RuleTopic {
  QString section, number;  ///< one of both, or none
  bool isEmpty() const { return section.isEmpty() && number.isEmpty(); }
};
RuleTopic ruleTopicOf(const QWidget* part);
/// Of what lies under the pointer in `window`, else of what has the keyboard.
RuleTopic ruleTopicAt(const QWidget* window);

}  // namespace tapu
