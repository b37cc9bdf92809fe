// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QLocale>
#include <QString>

#include "app/kit/theme.h"

// For the two sources of the chart: the sizes of its parts, by which it is measured and drawn.

namespace tapu::chart_parts {

inline constexpr int kBadge = 20;  ///< pixels of a badge in the legend and at the end of a line
inline constexpr int kGap = 8;
inline constexpr int kSign = 18;  ///< height of the marks below the lines

/// With the sign of the typographer, which is as wide as a plus.
inline QString number(int value) { return QLocale().toString(value).replace(u'-', QChar(0x2212)); }
inline QFont smallFont(Weight weight = Weight::Regular) { return textFont(kSmallText, weight); }

}  // namespace tapu::chart_parts
