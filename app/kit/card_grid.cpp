// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/card_grid.h"

#include <QAbstractButton>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QScrollArea>
#include <algorithm>
#include <utility>

namespace tapu {

CardGrid::CardGrid(QGridLayout* grid, QScrollArea* scroll, QObject* parent)
    : QObject(parent), grid_(grid), scroll_(scroll) {}

void CardGrid::setCards(std::vector<QAbstractButton*> cards) {
  while (QLayoutItem* item = grid_->takeAt(0)) delete item;
  cards_ = std::move(cards);
  for (QAbstractButton* card : cards_) {
    card->removeEventFilter(this);  // of the cards before, which may be the same
    card->installEventFilter(this);
  }
  choose(nullptr);
}

void CardGrid::lay(int columns) {
  const int before = std::exchange(columns_, columns);
  int at = 0;
  for (QAbstractButton* card : cards_) {
    grid_->removeWidget(card);
    grid_->addWidget(card, at / columns, at % columns);
    ++at;
  }
  for (int column = 0; column < std::max(before, columns); ++column)
    grid_->setColumnStretch(column, column < columns ? 1 : 0);
}

void CardGrid::choose(QAbstractButton* card) {
  chosen_ = card;
  for (QAbstractButton* each : cards_) each->setFocusPolicy(each == card ? Qt::StrongFocus : Qt::ClickFocus);
}

bool CardGrid::focusChosen() {
  isArriving_ = false;
  if (!chosen_) return false;
  chosen_->setFocus(Qt::OtherFocusReason);
  QMetaObject::invokeMethod(
      this,
      [this] {
        if (chosen_) scroll_->ensureWidgetVisible(chosen_);
      },
      Qt::QueuedConnection);  // once the cards lie in their places
  return true;
}

void CardGrid::move(const QObject* from, int step) {
  const auto here = std::ranges::find(cards_, from);
  const auto next = here - cards_.begin() + step;
  if (here == cards_.end() || next < 0 || next >= std::ssize(cards_)) return;
  QAbstractButton* card = cards_[static_cast<std::size_t>(next)];
  card->setFocus(Qt::TabFocusReason);
  scroll_->ensureWidgetVisible(card);
}

// Takes the keys of the cards here: the area around them would scroll.
bool CardGrid::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn && !isArriving_) Q_EMIT reached(static_cast<QAbstractButton*>(watched));
  if (event->type() != QEvent::KeyPress) return QObject::eventFilter(watched, event);
  switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Down: move(watched, columns_); return true;
    case Qt::Key_Up: move(watched, -columns_); return true;
    case Qt::Key_Right: move(watched, 1); return true;
    case Qt::Key_Left: move(watched, -1); return true;
    default: return QObject::eventFilter(watched, event);
  }
}

}  // namespace tapu

#include "moc_card_grid.cpp"
