// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/notice_strip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <utility>

#include "app/kit/language_change.h"

using namespace Qt::StringLiterals;

namespace tapu {

NoticeStrip::NoticeStrip(QWidget* parent)
    : Sheet(parent),
      sentence_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      line_(new QHBoxLayout(this)),
      herald_(new Herald(this)) {
  setObjectName(u"editorNotice"_s);
  line_->setContentsMargins(16, 8, 10, 10);
  line_->addWidget(sentence_, 1);
  hide();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void NoticeStrip::ask(std::function<Texts()> texts, std::function<void(int)> answered) {
  texts_ = std::move(texts);
  answered_ = std::move(answered);
  for (ActionButton* button : std::exchange(buttons_, {})) delete button;
  const auto count = static_cast<int>(texts_().answers.size());
  for (int i = 0; i < count; ++i) {
    auto* button = new ActionButton({}, i == 0 ? ActionButton::Role::Next : ActionButton::Role::Quiet, this);
    button->setObjectName(u"notice-%1"_s.arg(i));
    connect(button, &ActionButton::clicked, this, [this, i] {
      const auto then = answered_;
      letGo();
      if (then) then(i);
    });
    line_->addWidget(button);
    buttons_.push_back(button);
  }
  retranslate();
  show();
  herald_->say(sentence_->text());
}

void NoticeStrip::letGo() {
  hide();
  texts_ = {};
  answered_ = {};
}

void NoticeStrip::retranslate() {
  if (!texts_) return;
  const Texts texts = texts_();
  sentence_->setText(texts.sentence);
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    buttons_[i]->setText(texts.answers.value(static_cast<qsizetype>(i)));
    buttons_[i]->updateGeometry();
  }
}

}  // namespace tapu

#include "moc_notice_strip.cpp"
