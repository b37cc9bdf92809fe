// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/side_panes.h"

#include <QApplication>
#include <QEvent>
#include <QTabBar>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/kit/sheet.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kWidth = 264 + 2 * Sheet::kShadow;
constexpr int kLeastPane = 150;  // height of a pane that stretches, in pixels

}  // namespace

SidePanes::SidePanes(QWidget* parent) : QWidget(parent), tabs_(new QTabBar(this)), lines_(new QVBoxLayout(this)) {
  setObjectName(u"editorSide"_s);
  tabs_->setObjectName(u"editorTabs"_s);
  tabs_->setDrawBase(false);
  tabs_->setExpanding(false);
  tabs_->setFocusPolicy(Qt::StrongFocus);
  tabs_->setStyleSheet(
      u"QTabBar::tab { margin-right: 6px; padding: 6px 0; font-size: 13px; }"_s);  // four titles in a narrow column
  lines_->setContentsMargins(0, 0, 0, 0);
  lines_->setSpacing(0);
  // The tabs are on paper, so that their titles can be read; the sea is behind the panes.
  auto* sheet = new Sheet(this);
  auto* line = new QVBoxLayout(sheet);
  line->setContentsMargins(10, 4, 6, 6);
  line->addWidget(tabs_);
  sheet->hide();
  lines_->addWidget(sheet);
  connect(tabs_, &QTabBar::currentChanged, this, &SidePanes::showPanes);
  setFixedWidth(kWidth);
}

void SidePanes::add(QWidget* pane, int stretch) {
  panes_.push_back(pane);
  lines_->addWidget(pane, stretch);
  tabs_->addTab({});
}

void SidePanes::setTitle(int index, const QString& title) { tabs_->setTabText(index, title); }

void SidePanes::setShape(Shape shape, int width) {
  // When the column becomes tabs, the pane with the keyboard is shown.
  if (std::exchange(shape_, shape) == Shape::Column && shape == Shape::Tabs)
    for (std::size_t i = 0; i < panes_.size(); ++i)
      if (panes_[i]->isAncestorOf(QApplication::focusWidget())) bring(static_cast<int>(i));
  setFixedWidth(width > 0 ? width : kWidth);
  showPanes();
}

void SidePanes::bring(int index) { tabs_->setCurrentIndex(index); }

int SidePanes::columnHeight() const {
  int height = 0;
  for (std::size_t i = 0; i < panes_.size(); ++i)
    height += lines_->stretch(static_cast<int>(i) + 1) > 0
                  ? kLeastPane
                  : std::max(panes_[i]->sizeHint().height(), panes_[i]->heightForWidth(kWidth));
  return height;
}

bool SidePanes::event(QEvent* event) {
  const bool done = QWidget::event(event);
  if (event->type() == QEvent::LayoutRequest) Q_EMIT needsChanged();
  return done;
}

void SidePanes::showPanes() {
  const bool isTabs = shape_ == Shape::Tabs;
  tabs_->parentWidget()->setVisible(isTabs);
  for (std::size_t i = 0; i < panes_.size(); ++i)
    panes_[i]->setVisible(!isTabs || static_cast<int>(i) == tabs_->currentIndex());
}

}  // namespace tapu

#include "moc_side_panes.cpp"
