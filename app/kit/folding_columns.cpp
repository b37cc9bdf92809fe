// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/folding_columns.h"

#include <QEvent>
#include <QGridLayout>
#include <QScrollArea>
#include <algorithm>

#include "app/kit/bare_layout.h"
#include "app/kit/theme.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kFirst = 382, kThird = 368;  // widths of the outer columns beside the second
}

FoldingColumns::FoldingColumns(QWidget* first, Column* second, QWidget* third, QWidget* parent)
    : QWidget(parent), columns_{first, second, third}, second_(second), tabs_(new Segments(this)) {
  auto* grid = bare<QGridLayout>(this);
  grid->setSpacing(0);
  grid->addWidget(first, 1, 0);
  grid->addWidget(second, 1, 1);
  grid->addWidget(third, 1, 2);
  grid->setRowStretch(1, 1);
  tabs_->setObjectName(u"foldTabs"_s);
  second->scroll()->widget()->installEventFilter(this);
  setFocusPolicy(Qt::ClickFocus);  // takes the keyboard while nothing on the page can be used
  connect(tabs_, &Segments::picked, this, [this](int index) {
    front_ = columnsShown() == 1 ? index : index + 1;
    fold();
  });
}

void FoldingColumns::setTitles(const QStringList& titles) {
  titles_ = titles;
  fold();
}

void FoldingColumns::bringForward(int column) {
  front_ = column;
  fold();
}

int FoldingColumns::columnsShown() const {
  // Larger texts need more room, but not as much more as they are larger: sentences take more lines, too.
  const auto grown = [](int pixels) { return pixels * (100 + std::max(100, textSizeInUse())) / 200; };
  return width() >= std::max(grown(kWide), kFirst + second_->leastWidth() + kThird) ? 3
         : width() >= grown(kNarrow)                                                ? 2
                                                                                    : 1;
}

void FoldingColumns::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fold();
}

void FoldingColumns::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) fold();  // or another text size
}

/// Other fields in the second column may take more room, or less.
bool FoldingColumns::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::LayoutRequest && columnsShown() != folded_) fold();
  return QWidget::eventFilter(watched, event);
}

void FoldingColumns::fold() {
  const int shown = folded_ = columnsShown();
  auto* grid = static_cast<QGridLayout*>(layout());
  const int firstTab = shown == 1 ? 0 : 1;
  front_ = std::max(front_, firstTab);
  for (int i = 0; i < 3; ++i)
    columns_[static_cast<std::size_t>(i)]->setVisible(shown == 3 || i == front_ || (shown == 2 && i == 0));
  grid->removeWidget(tabs_);
  if (shown < 3) grid->addWidget(tabs_, 0, firstTab, 1, 3 - firstTab, Qt::AlignHCenter);
  tabs_->setVisible(shown < 3);
  tabs_->setChoices(titles_.mid(firstTab));
  tabs_->choose(front_ - firstTab);
  columns_[0]->setMaximumWidth(shown == 1 ? QWIDGETSIZE_MAX : shown == 2 ? 340 : kFirst);
  columns_[0]->setMinimumWidth(shown == 3 ? kFirst : shown == 2 ? 320 : 0);
  columns_[2]->setMaximumWidth(shown == 3 ? kThird : QWIDGETSIZE_MAX);
  columns_[2]->setMinimumWidth(shown == 3 ? kThird : 0);
  for (int i = 0; i < 3; ++i) grid->setColumnStretch(i, i == (shown == 3 ? 1 : front_) ? 1 : 0);
}

}  // namespace tapu

#include "moc_folding_columns.cpp"
