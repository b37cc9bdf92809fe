// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/column.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include "app/kit/bare_scroll.h"

namespace tapu {

using namespace Qt::StringLiterals;

Column::Column(QWidget* parent) : Sheet(parent), scroll_(new QScrollArea(this)) {
  auto* plain = new QWidget;
  plain->setObjectName(u"plain"_s);
  body_ = new QVBoxLayout(plain);
  body_->setContentsMargins(14, 14, 14, 14);
  body_->setSpacing(8);
  scrollBare(scroll_, plain);
  foot_ = new QVBoxLayout;
  foot_->setContentsMargins(0, 0, 0, 0);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(2, 6, 4, 6);
  all->setSpacing(0);
  all->addWidget(scroll_, 1);
  all->addLayout(foot_);
}

int Column::leastWidth() const {
  const QMargins around = contentsMargins() + layout()->contentsMargins();
  return around.left() + scroll_->widget()->minimumSizeHint().width() +
         scroll_->verticalScrollBar()->sizeHint().width() + around.right();
}

}  // namespace tapu

#include "moc_column.cpp"
