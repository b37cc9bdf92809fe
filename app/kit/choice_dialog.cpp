// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/choice_dialog.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/dialog_size.h"

namespace tapu {

using namespace Qt::StringLiterals;

ChoiceDialog::ChoiceDialog(std::function<Texts()> texts, QWidget* parent)
    : QDialog(parent),
      texts_(std::move(texts)),
      title_(new Words({}, kNameText, Weight::Bold, &Theme::ink, this)),
      text_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)) {
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(24, 20, 20, 14);
  lines->setSpacing(10);
  lines->addWidget(title_);
  lines->addWidget(text_);
  lines->addStretch(1);
  foot_ = new QHBoxLayout;
  const auto count = static_cast<int>(texts_().answers.size());
  for (int i = 0; i < count; ++i) {
    auto* button = new ActionButton({}, i == 0 ? ActionButton::Role::Next : ActionButton::Role::Quiet, this);
    button->setObjectName(u"answer-%1"_s.arg(i));
    connect(button, &ActionButton::clicked, this, [this, i] {
      accept();
      Q_EMIT answered(i);
    });
    foot_->insertWidget(0, button);
    buttons_.push_back(button);
  }
  foot_->insertStretch(0, 1);
  lines->addLayout(foot_);
  if (!buttons_.empty()) buttons_.front()->setFocus();
  setMinimumWidth(300);
  retranslate();
}

void ChoiceDialog::keyPressEvent(QKeyEvent* event) {
  const auto isMeant = [event](const ActionButton* button) {
    return !event->text().isEmpty() && button->text().startsWith(event->text(), Qt::CaseInsensitive);
  };
  const auto found = std::ranges::find_if(buttons_, isMeant);
  const bool isPlain =
      !event->isAutoRepeat() && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
  if (isPlain && found != buttons_.end() && event->text().front().isLetter()) return (*found)->click();
  QDialog::keyPressEvent(event);
}

void ChoiceDialog::retranslate() {
  const Texts texts = texts_();
  setWindowTitle(texts.title);
  title_->setText(texts.title);
  text_->setText(texts.text);
  text_->setVisible(!texts.text.isEmpty());
  int width = 80;
  for (std::size_t i = 0; i < buttons_.size(); ++i) {
    buttons_[i]->setText(texts.answers.value(static_cast<qsizetype>(i)));
    buttons_[i]->updateGeometry();
    width += buttons_[i]->sizeHint().width();
  }
  // On a small screen long answers are put one below the other.
  const int room = fittingScreen(*this, {width, 1}).width();
  foot_->setDirection(width > room ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  fitHeight(this, std::max(460, std::min(width, room)));
}

void ChoiceDialog::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace tapu

#include "moc_choice_dialog.cpp"
