// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/banner.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <algorithm>

#include "app/kit/icon_label.h"
#include "app/kit/language_change.h"
#include "app/kit/line_breaks.h"
#include "app/kit/spoken.h"

namespace tapu {

using namespace Qt::StringLiterals;

Banner::Banner(const QString& iconName, QWidget* parent)
    : Sheet(parent, Paper::Chosen),
      words_(new Words({}, kBodyText, Weight::Bold, &Theme::ink, this)),
      answer_(new ActionButton({}, ActionButton::Role::Agree, this)),
      close_(new ActionButton(u"close"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this)) {
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(14, 6, 8, 6);
  line->setSpacing(10);
  line->addWidget(new IconLabel(iconName, 22, &Theme::ink, this));
  line->addWidget(words_, 1);
  line->addWidget(answer_);
  line->addWidget(close_);
  close_->setObjectName(u"closeBanner"_s);
  close_->setFixedSize(34, 34);
  answer_->setFocusPolicy(Qt::NoFocus);  // it has no name yet
  close_->setFocusPolicy(Qt::TabFocus);
  for (ActionButton* each : {answer_, close_}) connect(each, &ActionButton::clicked, this, &Banner::closed);
  retranslate();
  hide();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void Banner::tell(const QString& text, const QString& answer) {
  words_->setText(text);
  rename(answer_, answer);
  answer_->setFocusPolicy(answer.isEmpty() ? Qt::NoFocus : Qt::TabFocus);
  answer_->setVisible(!answer.isEmpty());
  setSpokenName(this, text);
  setVisible(!text.isEmpty());
  if (text.isEmpty()) return;
  QAccessibleEvent spoken(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&spoken);
}

int Banner::heightAt(int width) const { return std::max(heightForWidth(width), minimumSizeHint().height()); }

void Banner::retranslate() {
  //: Tool tip and screen reader: the cross beside a message of the organizer; Esc is a key
  const QString close = tr("Put this message away (Esc)");
  close_->setToolTip(plainTip(close));
  setSpokenName(close_, close);
}

}  // namespace tapu

#include "moc_banner.cpp"
