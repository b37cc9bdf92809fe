// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextDocument>

#include "app/manual/rules_text.h"

namespace tapu {

// The rules on paper. `page` is the size of the paper in pixels of a screen, since the sizes of letters are in these.

/// Lays the text out on pages: each chapter begins on a new page, and no title is left alone at the foot of a page.
void layOutPages(QTextDocument& document, const QString& markdown, QSizeF page);
/// Lays all of the text out on one page, with letters as small as that needs.
void layOutOnePage(QTextDocument& document, const QString& markdown, QSizeF page);

}  // namespace tapu
