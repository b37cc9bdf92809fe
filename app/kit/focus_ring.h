// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/theme.h"

class QPainter;

namespace tapu {

/// The ring of `primary` around the widget with the keyboard focus.
void paintFocusRing(QPainter& painter, const QRectF& box, const Theme& theme, qreal radius);

}  // namespace tapu
