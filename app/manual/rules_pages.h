// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextDocument>
#include <vector>

#include "app/manual/rules_text.h"

class QPagedPaintDevice;

namespace tapu {

// The rules on paper. `page` is the size of the paper in pixels of a screen, since the sizes of letters are in these.

/// Lays the text out on pages: each chapter begins on a new page, and no title is left alone at the foot of a page.
void layOutPages(QTextDocument& document, const QString& markdown, QSizeF page);
/// Lays all of the text out on one page, with letters as small as that needs.
void layOutOnePage(QTextDocument& document, const QString& markdown, QSizeF page);

/// The pages of a document with something on them, from 0. A chapter that ends where its page ends may leave an empty
/// one behind, which is not printed.
std::vector<int> filledPages(const QTextDocument& document);

/// The frame printed around the text.
struct PageFrame {
  QString contents;  ///< title of a first page that lists the chapters with their pages; empty: there is none
  QSizeF page;       ///< size of the paper, in pixels of a screen; the pages of the document are lower by `kPageFoot`
};
inline constexpr qreal kPageFoot = 26;  ///< pixels of a screen: where the number of the page stands

/// Prints a document that `layOutPages` has laid out, with numbers at the foot of its pages.
void printPages(const QTextDocument& document, const PageFrame& frame, QPagedPaintDevice& device);

}  // namespace tapu
