// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/line_dialog.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace tapu {

using namespace Qt::StringLiterals;

LineDialog::LineDialog(std::function<Texts()> texts, int most, QWidget* parent)
    : QDialog(parent),
      texts_(std::move(texts)),
      label_(new Words({}, kBodyText, Weight::Bold, &Theme::ink, this)),
      problem_(new Words({}, kNoteText, Weight::Regular, &Theme::danger, this)),
      line_(new QLineEdit(this)),
      cancel_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      give_(new ActionButton({}, ActionButton::Role::Next, this)) {
  setObjectName(u"lineDialog"_s);
  setAttribute(Qt::WA_DeleteOnClose);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(24, 20, 20, 14);
  line_->setMaxLength(most);
  line_->setFont(textFont(kBodyText));
  line_->setMinimumWidth(320);
  auto* foot = new QHBoxLayout;
  foot->addStretch(1);
  foot->addWidget(cancel_);
  foot->addWidget(give_);
  lines->addWidget(label_);
  lines->addWidget(line_);
  lines->addWidget(problem_);
  problem_->setObjectName(u"lineProblem"_s);
  problem_->hide();
  lines->addLayout(foot);
  const auto give = [this] {
    const QString text = line_->text().simplified();
    if (text.isEmpty() && !mayBeEmpty_) return;
    if (const QString why = whyNot_ ? whyNot_(text) : QString(); !why.isEmpty()) return complain(why);
    accept();
    Q_EMIT given(text);
  };
  connect(line_, &QLineEdit::returnPressed, this, give);
  connect(give_, &ActionButton::clicked, this, give);
  connect(cancel_, &ActionButton::clicked, this, &QDialog::reject);
  connect(line_, &QLineEdit::textChanged, this,
          [this](const QString& text) { give_->setEnabled(mayBeEmpty_ || !text.simplified().isEmpty()); });
  give_->setEnabled(false);
  line_->setFocus();
  retranslate();
}

void LineDialog::setLine(const QString& text) {
  line_->setText(text);
  line_->selectAll();
}

void LineDialog::allowEmpty() {
  mayBeEmpty_ = true;
  give_->setEnabled(true);
}

void LineDialog::setCheck(std::function<QString(const QString&)> whyNot) { whyNot_ = std::move(whyNot); }

void LineDialog::complain(const QString& sentence) {
  problem_->setText(sentence);
  problem_->setVisible(!sentence.isEmpty());
  line_->selectAll();
  line_->setFocus();
}

void LineDialog::hideLetters() { line_->setEchoMode(QLineEdit::Password); }

void LineDialog::retranslate() {
  const Texts texts = texts_();
  setWindowTitle(texts.title);
  label_->setText(texts.label);
  line_->setAccessibleName(texts.label);
  //: Button of a dialog
  rename(cancel_, tr("Cancel"));
  rename(give_, texts.button);
}

void LineDialog::changeEvent(QEvent* event) {
  QDialog::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

}  // namespace tapu

#include "moc_line_dialog.cpp"
