// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QString>

class QWidget;

namespace tapu {

/// Shows a tool tip above a part of a window, or below it at the upper edge of the screen, as `QToolTip::showText`
/// does: what comes after a field lies below it. A click goes through the tip, since it opens by itself and may lie
/// over what is clicked next. `over`: the tip goes when the pointer leaves this part of the widget; empty: it stays for
/// a while.
void showTipAbove(QWidget* part, const QString& text, const QRect& over = {});

}  // namespace tapu
