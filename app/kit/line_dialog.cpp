// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/line_dialog.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include "app/kit/field_limit.h"
#include "app/kit/language_change.h"
#include "app/kit/spoken.h"

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
  limitLength(line_, most);
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
  connect(line_, &QLineEdit::returnPressed, this, &LineDialog::give);
  connect(give_, &ActionButton::clicked, this, &LineDialog::give);
  connect(cancel_, &ActionButton::clicked, this, &QDialog::reject);
  connect(line_, &QLineEdit::textChanged, this, [this] {
    complaint_ = nullptr;
    tellProblem();
    refresh();
  });
  refresh();
  line_->setFocus();
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void LineDialog::setLine(const QString& text) {
  line_->setText(text);
  line_->selectAll();
}

void LineDialog::allowEmpty() {
  mayBeEmpty_ = true;
  refresh();
}

void LineDialog::setCheck(std::function<QString(const QString&)> whyNot) { whyNot_ = std::move(whyNot); }

void LineDialog::complain(std::function<QString()> sentence) {
  isWaiting_ = false;
  complaint_ = std::move(sentence);
  refresh();
  tellProblem();
  line_->selectAll();
  line_->setFocus();
}

void LineDialog::waitForAnswer() { staysOpen_ = true; }

void LineDialog::give() {
  const QString text = line_->text().simplified();
  if (isWaiting_ || (text.isEmpty() && !mayBeEmpty_)) return;
  if (whyNot_ && !whyNot_(text).isEmpty()) return complain([this, text] { return whyNot_(text); });
  if (!staysOpen_) accept();
  isWaiting_ = staysOpen_;
  refresh();
  Q_EMIT given(text);
}

void LineDialog::tellProblem() {
  problem_->setText(complaint_ ? complaint_() : QString());
  problem_->setVisible(complaint_ != nullptr);
}

void LineDialog::refresh() {
  line_->setReadOnly(isWaiting_);
  give_->setEnabled(!isWaiting_ && (mayBeEmpty_ || !line_->text().simplified().isEmpty()));
}

void LineDialog::hideLetters() { line_->setEchoMode(QLineEdit::Password); }

void LineDialog::retranslate() {
  const Texts texts = texts_();
  setWindowTitle(texts.title);
  label_->setText(texts.label);
  setSpokenName(line_, texts.label);
  //: Button of a dialog
  rename(cancel_, tr("Cancel"));
  rename(give_, texts.button);
  tellProblem();
}

}  // namespace tapu

#include "moc_line_dialog.cpp"
