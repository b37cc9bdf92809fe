// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/wrapped_rows.h"

#include <QEvent>
#include <QPainter>
#include <QTreeView>
#include <vector>

#include "app/kit/theme.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSide = 8, kAboveRow = 4, kRowRadius = 6;

/// A part of a row's text: the title, or the lines below it.
struct Part {
  QString text;
  QFont font;
  int heightIn(int width) const {
    return QFontMetrics(font).boundingRect(0, 0, width, QWIDGETSIZE_MAX, Qt::TextWordWrap, text).height();
  }
};

std::vector<Part> partsOf(const QStyleOptionViewItem& row) {
  const qsizetype end = row.text.indexOf(QChar::LineSeparator);  // as `initStyleOption` writes the end of a line
  if (end < 0) return {{row.text, row.font}};
  QFont bold = row.font;
  bold.setBold(true);
  return {{row.text.left(end), bold}, {row.text.mid(end + 1), row.font}};
}

}  // namespace

WrappedRows::WrappedRows(QAbstractItemView* view) : QStyledItemDelegate(view), view_(view) {
  view->viewport()->installEventFilter(this);
  // A tree would paint the ground of the chosen row in two pieces, branch and item; `paint` does it in one.
  view->setStyleSheet(u"QAbstractItemView::item:selected { background: transparent; }"_s);
}

int WrappedRows::widthOf(const QModelIndex& index) const {
  int width = view_->viewport()->width();
  if (const auto* tree = qobject_cast<QTreeView*>(view_)) {
    if (tree->rootIsDecorated()) width -= tree->indentation();
    for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) width -= tree->indentation();
  }
  return width;
}

QSize WrappedRows::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem row = option;
  initStyleOption(&row, index);
  const int width = widthOf(index);
  int height = 2 * kAboveRow;
  for (const Part& part : partsOf(row)) height += part.heightIn(width - 2 * kSide);
  return {width, height};
}

void WrappedRows::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem row = option;
  initStyleOption(&row, index);
  const std::vector<Part> parts = partsOf(row);
  QRect room = option.rect.adjusted(kSide, kAboveRow, -kSide, -kAboveRow);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  if (row.state & QStyle::State_Selected) {
    painter->setPen(Qt::NoPen);
    painter->setBrush(themeOf(view_).accentSoft);
    painter->drawRoundedRect(option.rect, kRowRadius, kRowRadius);
  }
  painter->setPen(themeOf(view_).ink);
  for (const Part& part : parts) {
    painter->setFont(part.font);
    painter->drawText(room, Qt::TextWordWrap, part.text);
    room.setTop(room.top() + part.heightIn(room.width()));
  }
  painter->restore();
}

bool WrappedRows::eventFilter(QObject* watched, QEvent* event) {
  if (watched == view_->viewport() && event->type() == QEvent::Resize) Q_EMIT sizeHintChanged({});
  return QStyledItemDelegate::eventFilter(watched, event);
}

}  // namespace tapu

#include "moc_wrapped_rows.cpp"
