// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QLocale>

#include "app/kit/chart.h"

namespace tapu {

/// The positions of a chart's values in its room: in the plot, around which are axes, legend and the ends of lines.
struct ChartPlot {
  static constexpr int kBadge = 20;           ///< pixels of a badge in the legend and at the end of a line
  static constexpr int kGap = 8, kSign = 18;  ///< around the plot; height of the marks below the lines

  /// `shown` outlives it.
  ChartPlot(const Chart::Data& shown, const QRectF& within);
  double xOf(int place) const;
  /// The height of a value; of ranks the first is the highest.
  double yOf(double value) const;
  /// Ranks: the middle of the disc of a place, by its index from 0.
  QPointF discAt(int place) const;
  double discRadius() const;
  /// The height of each of so many ends of lines, which share this height: as much as a badge where there is room.
  static double endSide(double height, std::size_t lines);
  int nearestPlace(double x) const;
  /// The index of the place at this position in the room; -1: none.
  int placeAt(QPointF position) const;

  const Chart::Data& data;
  QRectF room, box;                    ///< all of the chart; the part in which the values are drawn
  int places, lowest, highest, ranks;  ///< 0, or the least value where some are negative; lines of ranks
  double markRow;                      ///< the height of the row of marks; 0 without one
};

/// A number with the typographer's minus, which is as wide as a plus.
inline QString chartNumber(int value) { return QLocale().toString(value).replace(u'-', QChar(0x2212)); }
inline QFont chartFont(Weight weight = Weight::Regular) { return textFont(kSmallText, weight); }

}  // namespace tapu
