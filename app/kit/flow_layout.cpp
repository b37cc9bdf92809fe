// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/flow_layout.h"

#include <algorithm>

namespace tapu {

FlowLayout::FlowLayout(QWidget* parent, int gap) : QLayout(parent), gap_(gap) { setContentsMargins(0, 0, 0, 0); }

FlowLayout::~FlowLayout() {
  for (QLayoutItem* item : items_) delete item;
}

void FlowLayout::addItem(QLayoutItem* item) { items_.push_back(item); }

QLayoutItem* FlowLayout::itemAt(int index) const {
  return index >= 0 && index < count() ? items_[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
  QLayoutItem* item = itemAt(index);
  if (item) items_.erase(items_.begin() + index);
  return item;
}

void FlowLayout::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  place(rect, Carry::Move);
}

QSize FlowLayout::minimumSize() const {
  QSize size;
  for (const QLayoutItem* item : items_) size = size.expandedTo(item->minimumSize());
  return size;
}

QSize FlowLayout::sizeHint() const {
  QSize size;
  for (const QLayoutItem* item : items_) {
    if (item->isEmpty()) continue;
    const QSize one = item->sizeHint();
    size = {size.width() + one.width() + (size.width() > 0 ? gap_ : 0), std::max(size.height(), one.height())};
  }
  return size;
}

std::vector<int> FlowLayout::linesIn(int width) const {
  std::vector<int> lines;
  int x = 0;
  for (const QLayoutItem* item : items_) {
    if (item->isEmpty()) continue;
    const int wide = std::min(item->sizeHint().width(), std::max(width, 1));
    const bool isNew = lines.empty() || x + wide > width;
    if (isNew) {
      lines.push_back(0);
      x = 0;
    }
    ++lines.back();
    x += wide + gap_;
  }
  return lines;
}

/// The width of the lines: less than there is if the last widget would stand alone otherwise, and there are no more
/// lines for it.
int FlowLayout::evenWidth(int width) const {
  constexpr int kStep = 4;  // pixels
  const std::vector<int> full = linesIn(width);
  const bool isLone = full.size() > 1 && full.back() == 1 && full.front() > 2;
  if (!isLone) return width;
  int least = width;
  while (least - kStep >= minimumSize().width() && linesIn(least - kStep).size() == full.size()) least -= kStep;
  return linesIn(least).back() > 1 ? least : width;
}

int FlowLayout::place(const QRect& whole, Carry carry) const {
  const QRect rect(whole.topLeft(), QSize(evenWidth(whole.width()), whole.height()));
  int x = 0, y = 0, line = 0;
  std::vector<std::pair<QLayoutItem*, QRect>> placed;  // of this line; lower ones are centered in it
  const auto endLine = [&] {
    for (const auto& [item, box] : placed)
      if (carry == Carry::Move) item->setGeometry(box.translated(0, (line - box.height()) / 2));
    placed.clear();
  };
  for (QLayoutItem* item : items_) {
    if (item->isEmpty()) continue;
    const QSize size = item->sizeHint().boundedTo(QSize(std::max(rect.width(), 1), QWIDGETSIZE_MAX));
    if (x > 0 && x + size.width() > rect.width()) {
      endLine();
      x = 0;
      y += line + gap_;
      line = 0;
    }
    placed.emplace_back(item, QRect(rect.topLeft() + QPoint(x, y), size));
    x += size.width() + gap_;
    line = std::max(line, size.height());
  }
  endLine();
  return y + line;
}

}  // namespace tapu
