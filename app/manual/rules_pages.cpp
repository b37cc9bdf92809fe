// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/rules_pages.h"

#include <QAbstractTextDocumentLayout>
#include <QLocale>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextBlock>
#include <QTextTable>
#include <algorithm>
#include <optional>

namespace tapu {

namespace {

constexpr qreal kPageMargin = 16;
constexpr qreal kScale = 0.9, kLeastScale = 0.45, kScaleStep = 0.05;

void layOutAt(QTextDocument& document, const QString& markdown, QSizeF page, qreal scale) {
  document.setDocumentMargin(kPageMargin);
  document.setPageSize(page);
  layOut(document, markdown, {&themeFor(ThemeKind::Light), scale, 2, page.width() - 2 * kPageMargin});
}

void breakBefore(const QTextBlock& block) {
  QTextBlockFormat format;
  format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
  QTextCursor(block).mergeBlockFormat(format);
}

/// The page of a block's first line, which Qt moves within the block to the next page where it would be cut.
int pageOf(const QTextDocument& document, const QTextBlock& block) {
  const qreal top = document.documentLayout()->blockBoundingRect(block).top();
  const QTextLine line = block.layout()->lineAt(0);
  return static_cast<int>((top + (line.isValid() ? line.y() : 0)) / document.pageSize().height());
}

/// The page of a line of a block.
int pageOf(const QTextDocument& document, const QTextBlock& block, int line) {
  const qreal top = document.documentLayout()->blockBoundingRect(block).top();
  return static_cast<int>((top + block.layout()->lineAt(line).rect().center().y()) / document.pageSize().height());
}

/// Whether the end of a page runs through a row of a table.
bool isCut(const QTextDocument& document, const QTextTable& table, int row) {
  std::optional<int> page;
  for (int column = 0; column < table.columns(); ++column) {
    for (auto part = table.cellAt(row, column).begin(); !part.atEnd(); ++part) {
      const QTextBlock block = part.currentBlock();
      for (int line = 0; line < block.layout()->lineCount(); ++line)
        if (const int at = pageOf(document, block, line); page.value_or(at) != at)
          return true;
        else
          page = at;
    }
  }
  return false;
}

void breakBefore(const QTextTable& table, int row) {
  for (int column = 0; column < table.columns(); ++column)
    breakBefore(table.cellAt(row, column).firstCursorPosition().block());
}

/// Rows that would be cut begin on the next page; from the top, since each moves the rows below it.
void keepRowsWhole(const QTextDocument& document, QTextTable& table) {
  for (int row = 1; row < table.rows(); ++row)
    if (isCut(document, table, row)) breakBefore(table, row);
}

/// Whether a title of a section ends a page.
bool standsAlone(const QTextDocument& document, const QTextBlock& block) {
  const bool isTitle = block.isValid() && block.blockFormat().headingLevel() == 2 && block.next().isValid();
  return isTitle && pageOf(document, block) != pageOf(document, block.next());
}

}  // namespace

void layOutPages(QTextDocument& document, const QString& markdown, QSizeF page) {
  layOutAt(document, markdown, page, kScale);
  QTextCursor chapters(&document);
  chapters.beginEditBlock();  // all of them are laid out at once
  for (QTextBlock block = document.begin().next(); block.isValid(); block = block.next())
    if (block.blockFormat().headingLevel() == 1) breakBefore(block);
  chapters.endEditBlock();
  // From the top, since a title or a row that moves to the next page moves everything below it.
  for (auto part = document.rootFrame()->begin(); !part.atEnd(); ++part) {
    if (auto* table = qobject_cast<QTextTable*>(part.currentFrame())) keepRowsWhole(document, *table);
    if (const QTextBlock block = part.currentBlock(); standsAlone(document, block)) breakBefore(block);
  }
}

void layOutOnePage(QTextDocument& document, const QString& markdown, QSizeF page) {
  for (qreal scale = kScale; scale >= kLeastScale; scale -= kScaleStep) {
    layOutAt(document, markdown, page, scale);
    if (document.pageCount() == 1) return;
  }
}

std::vector<int> filledPages(const QTextDocument& document) {
  std::vector<bool> filled(static_cast<std::size_t>(document.pageCount()), false);
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    const qreal top = document.documentLayout()->blockBoundingRect(block).top();
    for (int i = 0; i < block.layout()->lineCount() && block.length() > 1; ++i) {
      const auto page = static_cast<std::size_t>((top + block.layout()->lineAt(i).y()) / document.pageSize().height());
      if (page < filled.size()) filled[page] = true;
    }
  }
  std::vector<int> pages;
  for (std::size_t page = 0; page < filled.size(); ++page)
    if (filled[page]) pages.push_back(static_cast<int>(page));
  return pages;
}

namespace {

constexpr int kContentsText = 15, kContentsTitle = 26;  // pixels of a screen
constexpr int kNumberText = 12;

void paintNumber(QPainter& painter, const QSizeF& page, int number) {
  painter.setFont(textFont(kNumberText));
  painter.setPen(themeFor(ThemeKind::Light).ink2);
  painter.drawText(QRectF(0, page.height() - kPageFoot, page.width(), kPageFoot), Qt::AlignHCenter | Qt::AlignBottom,
                   QLocale().toString(number));
}

/// A line for each chapter, with dots that lead the eye to its page.
void paintContents(QPainter& painter, const QTextDocument& document, const PageFrame& frame,
                   const std::vector<int>& pages) {
  const Theme& theme = themeFor(ThemeKind::Light);
  painter.setPen(theme.ink);
  painter.setFont(textFont(kContentsTitle, Weight::Bold));
  const qreal width = frame.page.width() - 2 * kPageMargin;
  painter.drawText(QRectF(kPageMargin, kPageMargin, width, 2.0 * kContentsTitle), Qt::AlignLeft | Qt::AlignTop,
                   frame.contents);
  const QFont font = textFont(kContentsText);
  const QFontMetricsF metrics(font);
  painter.setFont(font);
  QRectF line(kPageMargin, kPageMargin + 2.4 * kContentsTitle, width, 1.7 * metrics.height());
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    if (block.blockFormat().headingLevel() != 1) continue;
    const auto at = std::ranges::find(pages, pageOf(document, block)) - pages.begin();
    const QString number = QLocale().toString(at + 2);  // this page is the first
    painter.setPen(theme.ink);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, block.text());
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, number);
    const qreal from = line.left() + metrics.horizontalAdvance(block.text()) + 8;
    const qreal to = line.right() - metrics.horizontalAdvance(number) - 8;
    painter.setPen(QPen(theme.line, 1.2, Qt::DotLine));
    painter.drawLine(QPointF(from, line.center().y() + 4), QPointF(to, line.center().y() + 4));
    line.moveTop(line.bottom());
  }
}

}  // namespace

void printPages(const QTextDocument& document, const PageFrame& frame, QPagedPaintDevice& device) {
  const std::vector<int> pages = filledPages(document);
  QPainter painter(&device);
  const qreal scale = device.width() / frame.page.width();
  painter.scale(scale, scale);
  int number = 1;
  if (!frame.contents.isEmpty()) {
    paintContents(painter, document, frame, pages);
    paintNumber(painter, frame.page, number++);
    device.newPage();
  }
  const QSizeF size = document.pageSize();
  QAbstractTextDocumentLayout::PaintContext context;
  context.palette.setColor(QPalette::Text, Qt::black);
  for (const int page : pages) {
    if (page != pages.front()) device.newPage();
    context.clip = QRectF(0, page * size.height(), size.width(), size.height());
    painter.save();
    painter.translate(0, -context.clip.top());
    painter.setClipRect(context.clip);
    document.documentLayout()->draw(&painter, context);
    painter.restore();
    if (pages.size() > 1) paintNumber(painter, frame.page, number++);
  }
}

}  // namespace tapu
