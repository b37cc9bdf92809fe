// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/rows/begin_page.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include "app/kit/page_words.h"
#include "app/kit/rule_topics.h"

namespace tapu {

using namespace Qt::StringLiterals;

BeginPage::BeginPage(const QString& name, const QString& topic, QWidget* parent)
    : Page(parent),
      foot_(new FootBar(this)),
      //: Button: back to the page before
      back_(makeButton(name + u"Back"_s, ActionButton::Role::Quiet, this, [] { return tr("Back"); })),
      //: Button: see and change the options of a game before it begins
      options_(makeButton(name + u"Options"_s, ActionButton::Role::Quiet, this, [] { return tr("Options…"); })),
      start_(makeButton(name + u"Start"_s, ActionButton::Role::Next, this)) {
  setObjectName(name + u"Page"_s);
  setPageTopic(this, topic);
  for (ActionButton* button : {back_, options_, start_}) foot_->add(button);
  connect(back_, &ActionButton::clicked, this, &BeginPage::canceled);
}

void BeginPage::lay(QWidget* left, QWidget* right) {
  auto* columns = new QHBoxLayout;
  columns->setSpacing(0);
  columns->addWidget(left, 1);
  columns->addWidget(right);
  QVBoxLayout* lines = layLines();
  lines->addLayout(columns, 1);
  lines->addWidget(foot_);
}

void BeginPage::nameStart() {
  //: Button
  rename(start_, tr("Start game"));
}

void BeginPage::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return canceled();
  QWidget::keyPressEvent(event);
}

}  // namespace tapu

#include "moc_begin_page.cpp"
