// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/rows/begin_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include "app/kit/rule_topics.h"

namespace tapu {

using namespace Qt::StringLiterals;

BeginPage::BeginPage(const QString& name, const QString& topic, QWidget* parent)
    : Page(parent),
      foot_(new FootBar(this)),
      back_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      options_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      start_(new ActionButton({}, ActionButton::Role::Next, this)) {
  setObjectName(name + u"Page"_s);
  setPageTopic(this, topic);
  back_->setObjectName(name + u"Back"_s);
  options_->setObjectName(name + u"Options"_s);
  start_->setObjectName(name + u"Start"_s);
  for (ActionButton* button : {back_, options_, start_}) foot_->add(button);
  connect(back_, &ActionButton::clicked, this, &BeginPage::canceled);
}

void BeginPage::lay(QWidget* left, QWidget* right) {
  auto* columns = new QHBoxLayout;
  columns->setSpacing(0);
  columns->addWidget(left, 1);
  columns->addWidget(right);
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(kSheetGap, kSheetGap, kSheetGap, kSheetGap);
  lines->setSpacing(0);
  lines->addLayout(columns, 1);
  lines->addWidget(foot_);
}

void BeginPage::nameButtons() {
  //: Button: back to the page before
  rename(back_, tr("Back"));
  //: Button: see and change the options of a game before it begins
  rename(options_, tr("Options…"));
  //: Button
  rename(start_, tr("Start game"));
}

void BeginPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return canceled();
  QWidget::keyPressEvent(event);
}

}  // namespace tapu

#include "moc_begin_page.cpp"
