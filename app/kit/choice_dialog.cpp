// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/choice_dialog.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/dialog_size.h"
#include "app/kit/language_change.h"

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
  whenLanguageChanges(this, [this] { retranslate(); });
}

ChoiceDialog* ChoiceDialog::tellFailure(QWidget* parent, const QString& sentence) {
  const auto texts = [sentence] {
    //: Title of a box: something could not be done
    return Texts{tr("That did not work"), sentence, {/*: Button of a box */ tr("Close")}};
  };
  auto* box = new ChoiceDialog(texts, parent);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->open();
  return box;
}

void ChoiceDialog::keyPressEvent(QKeyEvent* event) {
  const QString typed = event->text();
  const auto begins = [&typed](const ActionButton* button) {
    return button->text().startsWith(typed, Qt::CaseInsensitive);
  };
  const bool isPlain = !event->isAutoRepeat() && !(event->modifiers() & (Qt::ControlModifier | Qt::MetaModifier));
  if (!isPlain || typed.isEmpty() || !typed.front().isLetter()) return QDialog::keyPressEvent(event);
  // In Hindi too, with any keyboard layout: the letter that is shown, else the first one of the word.
  const auto shown = letters_.indexOf(typed.toUpper());
  const auto found = shown >= 0 ? buttons_.begin() + shown : std::ranges::find_if(buttons_, begins);
  if (found != buttons_.end()) return (*found)->click();
  QDialog::keyPressEvent(event);
}

/// Texts and letters of the buttons.
void ChoiceDialog::showLetters(QStringList answers) {
  letters_.clear();
  for (qsizetype i = 0; i < std::ssize(buttons_); ++i) {
    QString answer = answers.value(i);
    auto at = answer.indexOf(u'&');
    if (at >= 0)
      answer.remove(at, 1);
    else if (!answer.isEmpty() && answer.front().isLetter() && answer.front().script() == QChar::Script_Latin)
      at = 0;
    QString letter = answer.mid(std::max<qsizetype>(at, 0), at < 0 ? 0 : 1).toUpper();
    if (letters_.contains(letter)) letter.clear();
    letters_ << letter;
    ActionButton* button = buttons_[static_cast<std::size_t>(i)];
    button->setText(answer);
    button->setLetter(letter.isEmpty() ? -1 : static_cast<int>(at));
  }
}

void ChoiceDialog::retranslate() {
  const Texts texts = texts_();
  setWindowTitle(texts.title);
  title_->setText(texts.title);
  text_->setText(texts.text);
  text_->setVisible(!texts.text.isEmpty());
  int width = 80;
  showLetters(texts.answers);
  for (ActionButton* button : buttons_) {
    button->updateGeometry();
    width += button->sizeHint().width();
  }
  // On a small screen long answers are put one below the other.
  const int room = fittingScreen(*this, {width, 1}).width();
  foot_->setDirection(width > room ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  fitHeight(this, std::max(460, std::min(width, room)));
}

}  // namespace tapu

#include "moc_choice_dialog.cpp"
