// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/flow_layout.h"

#include <QWidget>
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

/// Each child at the top of its line, the first line at the top.
std::vector<std::vector<FlowLayout::Placed>> FlowLayout::linesIn(const QRect& rect,
                                                                 const std::vector<Sized>& children) const {
  std::vector<std::vector<Placed>> lines;
  int x = 0;
  for (const auto& [item, wanted] : children) {
    const QSize size = wanted.boundedTo(QSize(std::max(rect.width(), 1), QWIDGETSIZE_MAX));
    const bool isNew = lines.empty() || (x > 0 && x + size.width() > rect.width());
    if (isNew) x = 0;
    if (isNew) lines.emplace_back();
    lines.back().emplace_back(item, QRect(rect.topLeft() + QPoint(x, 0), size));
    x += size.width() + gap_;
  }
  return lines;
}

/// The width of the lines: less than there is if the last child would stand alone otherwise, and there are no more
/// lines for it.
int FlowLayout::evenWidth(int width, const std::vector<Sized>& children) const {
  constexpr int kStep = 4;  // pixels
  const auto linesOf = [&](int wide) { return linesIn(QRect(0, 0, wide, 0), children); };
  const auto full = linesOf(width);
  const bool isLone = full.size() > 1 && full.back().size() == 1 && full.front().size() > 2;
  if (!isLone) return width;
  int widest = 1;
  for (const auto& [item, size] : children) widest = std::max(widest, size.width());
  int least = width;
  while (least - kStep >= widest && linesOf(least - kStep).size() == full.size()) least -= kStep;
  return linesOf(least).back().size() > 1 ? least : width;
}

int FlowLayout::place(const QRect& rect, Carry carry) const {
  std::vector<Sized> children;
  for (QLayoutItem* item : items_) {
    if (item->isEmpty()) continue;
    const QSize wanted = item->sizeHint();
    const bool wraps = wanted.width() > rect.width() && item->hasHeightForWidth();
    children.emplace_back(item, wraps ? QSize(rect.width(), item->heightForWidth(rect.width())) : wanted);
  }
  const auto lines = linesIn(QRect(rect.topLeft(), QSize(evenWidth(rect.width(), children), rect.height())), children);
  int y = 0;
  for (const auto& line : lines) {
    int height = 0;
    for (const auto& [item, box] : line) height = std::max(height, box.height());
    for (const auto& [item, box] : line) {
      if (carry == Carry::Measure) break;
      const int aside = item->alignment() & Qt::AlignRight ? rect.right() - box.right() : 0;
      item->setGeometry(box.translated(aside, y + (height - box.height()) / 2));  // lower ones are centered in the line
    }
    y += height + gap_;
  }
  return lines.empty() ? 0 : y - gap_;
}

FlowLayout* headOf(QWidget* title, QWidget* beside) {
  auto* head = new FlowLayout;
  head->addWidget(title);
  head->addWidget(beside);
  head->setAlignment(beside, Qt::AlignRight);
  return head;
}

}  // namespace tapu
