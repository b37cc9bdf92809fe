// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/wait_box.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QVBoxLayout>

#include "app/kit/dialog_size.h"
#include "app/kit/language_change.h"
#include "app/kit/spoken.h"

namespace tapu {

using namespace Qt::StringLiterals;

WaitBox::WaitBox(std::function<Texts()> texts, QWidget* parent)
    : QDialog(parent),
      texts_(std::move(texts)),
      title_(new Words({}, kNameText, Weight::Bold, &Theme::ink, this)),
      text_(new Words({}, kBodyText, Weight::Regular, &Theme::ink, this)),
      bar_(new QProgressBar(this)),
      stop_(new ActionButton({}, ActionButton::Role::Quiet, this)) {
  setObjectName(u"waitBox"_s);
  setAttribute(Qt::WA_DeleteOnClose);
  stop_->setObjectName(u"waitStop"_s);
  bar_->setTextVisible(false);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(24, 20, 20, 14);
  lines->setSpacing(10);
  lines->addWidget(title_);
  lines->addWidget(text_);
  lines->addWidget(bar_);
  auto* foot = new QHBoxLayout;
  foot->addStretch(1);
  foot->addWidget(stop_);
  lines->addLayout(foot);
  setMinimumWidth(360);
  connect(stop_, &ActionButton::clicked, this, &QDialog::reject);
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void WaitBox::setPercent(int percent) { bar_->setValue(percent); }

void WaitBox::retranslate() {
  const Texts texts = texts_();
  setWindowTitle(texts.title);
  title_->setText(texts.title);
  text_->setText(texts.text);
  setSpokenName(bar_, texts.title);
  //: Button: stops something that takes its time
  rename(stop_, tr("Cancel"));
  fitHeight(this, 420);
}

}  // namespace tapu

#include "moc_wait_box.cpp"
