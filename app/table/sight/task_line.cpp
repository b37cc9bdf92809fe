// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/sight/task_line.h"

#include <QHBoxLayout>
#include <utility>

#include "app/text/names_of_things.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// Milliseconds for which a refusal stays visible after the game has gone on.
constexpr int kLingersMs = 3000;
constexpr int kTellsMs = 6000, kTellsRuleMs = 12000;  // with a link it stays longer

}  // namespace

TaskLine::TaskLine(int pixels, QWidget* parent)
    : QWidget(parent),
      words_(new ElidedWords(pixels, Weight::Regular, &Theme::ink2, this)),
      rule_(new ActionButton({}, ActionButton::Role::Link, this)) {
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(10);
  line->addWidget(words_, 1);
  line->addWidget(rule_);
  rule_->setObjectName(u"ruleLink"_s);
  rule_->setFocusPolicy(Qt::TabFocus);
  rule_->hide();
  connect(rule_, &ActionButton::clicked, this, [this] { Q_EMIT ruleAsked(ruleNumber_); });
  complaintEnds_.setSingleShot(true);
  connect(&complaintEnds_, &QTimer::timeout, this, [this] {
    fallSilent();
    showText();
  });
}

void TaskLine::setTask(const PromptLine& prompt) {
  task_ = prompt.task;
  // The same prompt reads otherwise in another language.
  const bool isTranslated = std::exchange(linkWords_, linkWords()) != linkWords();
  const bool isOther = std::exchange(sentence_, prompt.sentence) != prompt.sentence && !isTranslated;
  const bool wasPart = std::exchange(asks_, prompt.asks) == Asks::ReaderForPart;
  if (isOther && prompt.asks == Asks::Reader && !wasPart && tone_ == Tone::Refusal)
    fallSilent();
  else if (isOther && complaintEnds_.remainingTime() > kLingersMs)
    complaintEnds_.start(kLingersMs);
  showText();
}

QString TaskLine::linkWords() {
  //: Link beside a refusal: opens this rule. %1 = its number, such as 2.5.
  return tr("Rule %1");
}

void TaskLine::fallSilent() {
  complaintEnds_.stop();
  complaint_.clear();
  ruleNumber_.clear();
}

void TaskLine::complain(const QString& sentence, const QString& rule) { say(Tone::Refusal, sentence, rule); }

void TaskLine::announce(const QString& sentence) { say(Tone::News, sentence, {}); }

void TaskLine::say(Tone tone, const QString& sentence, const QString& rule) {
  tone_ = tone;
  complaint_ = sentence;
  ruleNumber_ = rule;
  complaintEnds_.start(rule.isEmpty() ? kTellsMs : kTellsRuleMs);
  showText();
}

bool TaskLine::isWholeIn(QSize place) const {
  const int link = rule_->isHidden() ? 0 : rule_->sizeHint().width() + layout()->spacing();
  return words_->isWholeIn(place - QSize(link, 0));
}

void TaskLine::showText() {
  const bool isRefusal = isTelling() && tone_ == Tone::Refusal;
  words_->setColor(isRefusal ? &Theme::danger : isTelling() ? &Theme::ink : &Theme::ink2);
  words_->setText(isTelling() ? complaint_ : task_);
  rule_->setText(linkWords().arg(withShownDigits(ruleNumber_)));
  //: Tool tip of the link beside a refusal
  rule_->setToolTip(tr("Why not? Read the rule (F1)"));
  rule_->setVisible(!ruleNumber_.isEmpty());
  Q_EMIT changed();
  Q_EMIT ruleShown(ruleNumber_);
}

}  // namespace tapu

#include "moc_task_line.cpp"
