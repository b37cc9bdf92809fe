// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/rule_topics.h"

#include <QApplication>
#include <QCursor>
#include <QVariant>
#include <utility>

namespace tapu {

namespace {
constexpr const char* kSection = "ruleSection";
constexpr const char* kNumber = "ruleNumber";
constexpr const char* kPage = "rulePage";
constexpr const char* kWithin = "ruleTopicsWithin";

bool isPage(const QWidget* part) { return part->isWindow() || part->property(kPage).toBool(); }

/// The topic that a widget around `part` has for it; windows are parts of their owners.
QString topicFromAround(const QWidget* part) {
  for (const QWidget* root = part; root; root = root->parentWidget())
    if (const auto topicOf = root->property(kWithin).value<TopicOf>()) return topicOf(*part);
  return {};
}

RuleTopic own(const QWidget* part) {
  const RuleTopic topic{part->property(kSection).toString(), part->property(kNumber).toString()};
  return topic.isEmpty() ? RuleTopic{topicFromAround(part), {}} : topic;
}

/// The topic of `part` or the nearest widget around it, below its page.
RuleTopic topicWithinPage(const QWidget* part) {
  for (; part && !isPage(part); part = part->parentWidget())
    if (const RuleTopic topic = own(part); !topic.isEmpty()) return topic;
  return {};
}

/// The rule that the page of `part` names as forbidding something.
RuleTopic refusedByPage(const QWidget* part) {
  for (; part; part = part->isWindow() ? nullptr : part->parentWidget())
    if (isPage(part) && !own(part).number.isEmpty()) return own(part);
  return {};
}

}  // namespace

void setRuleTopic(QWidget* part, const QString& section) { part->setProperty(kSection, section); }

void setPageTopic(QWidget* page, const QString& section) {
  setRuleTopic(page, section);
  page->setProperty(kPage, true);
}

void setTopicsWithin(QWidget* root, TopicOf topicOf) {
  root->setProperty(kWithin, QVariant::fromValue(std::move(topicOf)));
}

void setRuleNumber(QWidget* part, const QString& number) { part->setProperty(kNumber, number); }

RuleTopic ruleTopicOf(const QWidget* part) {
  for (; part; part = part->parentWidget()) {
    if (const RuleTopic topic = own(part); !topic.isEmpty()) return topic;
    if (part->isWindow()) break;
  }
  return {};
}

RuleTopic ruleTopicAt(const QWidget* window) {
  if (!window) return {};
  const QWidget* under = QApplication::widgetAt(QCursor::pos());
  if (under && under->window() != window) under = nullptr;
  const QWidget* focus = window->focusWidget();
  for (const RuleTopic& topic : {topicWithinPage(under), refusedByPage(under), refusedByPage(focus),
                                 topicWithinPage(focus), ruleTopicOf(under), ruleTopicOf(focus)})
    if (!topic.isEmpty()) return topic;
  return ruleTopicOf(window);
}

}  // namespace tapu
