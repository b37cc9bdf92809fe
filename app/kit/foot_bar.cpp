// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/foot_bar.h"

#include <QHBoxLayout>

#include "app/kit/theme.h"

namespace tapu {

using namespace Qt::StringLiterals;

FootBar::FootBar(QWidget* parent)
    : Sheet(parent),
      icon_(new IconLabel(u"timer"_s, 22, &Theme::ink2, this)),
      words_(new Words({}, kBodyText)),
      herald_(new Herald(this)) {
  auto* line = new QHBoxLayout(this);
  line->setContentsMargins(14, 2, 6, 2);
  line->setSpacing(12);
  line->addWidget(icon_);
  line->addWidget(words_, 1);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(2);
  line->addLayout(buttons);
  buttons_ = buttons;
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
  words_->setMinimumWidth(80);
}

void FootBar::say(const QString& iconName, const QString& sentence) {
  icon_->setName(iconName);
  icon_->setVisible(!sentence.isEmpty());
  words_->setText(sentence);
}

QString FootBar::sentence() const { return words_->text(); }

void FootBar::add(ActionButton* button) { buttons_->addWidget(button); }

}  // namespace tapu

#include "moc_foot_bar.cpp"
