// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/rules_pages.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>

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

}  // namespace

void layOutPages(QTextDocument& document, const QString& markdown, QSizeF page) {
  layOutAt(document, markdown, page, kScale);
  for (QTextBlock block = document.begin().next(); block.isValid(); block = block.next())
    if (block.blockFormat().headingLevel() == 1) breakBefore(block);
  // From the top, since a title that moves to the next page moves everything below it.
  for (QTextBlock block = document.begin(); block.next().isValid(); block = block.next())
    if (block.blockFormat().headingLevel() == 2 && pageOf(document, block) != pageOf(document, block.next()))
      breakBefore(block);
}

void layOutOnePage(QTextDocument& document, const QString& markdown, QSizeF page) {
  for (qreal scale = kScale; scale >= kLeastScale; scale -= kScaleStep) {
    layOutAt(document, markdown, page, scale);
    if (document.pageCount() == 1) return;
  }
}

}  // namespace tapu
