// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextDocument>

#include "app/manual/rules_text.h"

namespace tapu {

// The rules on paper. A page is as large as the paper at the resolution of a screen, since sizes are in its pixels.

/// Chapters begin on a new page, and no title stands alone at the foot of one.
void layOutPages(QTextDocument& document, const QString& markdown, QSizeF page);
/// All on one page, in letters as small as that needs.
void layOutOnePage(QTextDocument& document, const QString& markdown, QSizeF page);

}  // namespace tapu
