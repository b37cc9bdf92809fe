// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/rule_topics.h"

#include <QApplication>
#include <QCursor>
#include <QVariant>

namespace tapu {

namespace {
constexpr const char* kSection = "ruleSection";
constexpr const char* kNumber = "ruleNumber";
}  // namespace

void setRuleTopic(QWidget* part, const QString& section) { part->setProperty(kSection, section); }

void setRuleNumber(QWidget* part, const QString& number) { part->setProperty(kNumber, number); }

RuleTopic ruleTopicOf(const QWidget* part) {
  for (; part; part = part->parentWidget()) {
    const RuleTopic topic{part->property(kSection).toString(), part->property(kNumber).toString()};
    if (!topic.isEmpty()) return topic;
    if (part->isWindow()) break;
  }
  return {};
}

RuleTopic ruleTopicAt(const QWidget* window) {
  const QWidget* under = QApplication::widgetAt(QCursor::pos());
  if (under && under->window() == window)
    if (const RuleTopic topic = ruleTopicOf(under); !topic.isEmpty()) return topic;
  return ruleTopicOf(QApplication::focusWidget() ? QApplication::focusWidget() : window);
}

}  // namespace tapu
