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
constexpr int kLeastPane = 150;      // height of a pane that stretches, in pixels
constexpr int kLeastProblems = 125;  // of the problems over the tabs: their title and three lines

}  // namespace

SidePanes::SidePanes(QWidget* parent) : QWidget(parent), tabs_(new QTabBar(this)), lines_(new QVBoxLayout(this)) {
  setObjectName(u"editorSide"_s);
  tabs_->setObjectName(u"editorTabs"_s);
  tabs_->setDrawBase(false);
  tabs_->setExpanding(false);
  tabs_->setFocusPolicy(Qt::StrongFocus);
  tabs_->setElideMode(Qt::ElideNone);  // arrows lead to those that have no room
  tabs_->setStyleSheet(u"QTabBar::tab { margin-right: 6px; padding: 6px 0; }"_s);  // four titles in a narrow column
  tabs_->setFont(textFont(kNoteText));
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

void SidePanes::add(QWidget* pane, int stretch, int height) {
  panes_.push_back({pane, stretch, height});
  lines_->addWidget(pane, stretch);
  tabs_->addTab({});
}

void SidePanes::setTitle(int index, const QString& title) { tabs_->setTabText(index, title); }

void SidePanes::setShape(Shape shape, int width) {
  const bool isNew = std::exchange(shape_, shape) != shape;
  setFixedWidth(width > 0 ? width : kWidth);
  if (!isNew) return;
  QWidget* sheet = tabs_->parentWidget();
  lines_->removeWidget(sheet);
  lines_->insertWidget(shape == Shape::Split ? 1 : 0, sheet);
  tabs_->setTabVisible(0, shape == Shape::Tabs);
  for (std::size_t i = 0; i < panes_.size(); ++i)
    lines_->setStretchFactor(panes_[i].widget, shape != Shape::Split ? panes_[i].stretch : i == 0 ? 2 : 3);
  // The pane with the keyboard stays in sight.
  for (std::size_t i = 0; i < panes_.size(); ++i)
    if (panes_[i].widget->isAncestorOf(QApplication::focusWidget())) bring(static_cast<int>(i));
  if (shape == Shape::Split && tabs_->currentIndex() == 0) bring(1);
  showPanes();
}

void SidePanes::bring(int index) {
  if (shape_ != Shape::Split || index > 0) tabs_->setCurrentIndex(index);
}

int SidePanes::heightOf(std::size_t pane) const {
  const auto& [widget, stretch, height] = panes_[pane];
  if (stretch > 0) return kLeastPane;
  if (height > 0) return height;
  return std::max(widget->sizeHint().height(), widget->heightForWidth(kWidth));
}

int SidePanes::columnHeight() const {
  int height = 0;
  for (std::size_t i = 0; i < panes_.size(); ++i) height += heightOf(i);
  return height;
}

int SidePanes::splitHeight() const {
  int highest = 0;
  for (std::size_t i = 1; i < panes_.size(); ++i) highest = std::max(highest, heightOf(i));
  return kLeastProblems + tabs_->parentWidget()->sizeHint().height() + highest;
}

bool SidePanes::event(QEvent* event) {
  const bool done = QWidget::event(event);
  if (event->type() == QEvent::LanguageChange) tabs_->setFont(textFont(kNoteText));
  if (event->type() == QEvent::LayoutRequest) Q_EMIT needsChanged();
  return done;
}

void SidePanes::showPanes() {
  tabs_->parentWidget()->setVisible(shape_ != Shape::Column);
  for (std::size_t i = 0; i < panes_.size(); ++i) {
    const bool isBeside = shape_ == Shape::Column || (shape_ == Shape::Split && i == 0);
    panes_[i].widget->setVisible(isBeside || static_cast<int>(i) == tabs_->currentIndex());
  }
}

}  // namespace tapu

#include "moc_side_panes.cpp"
