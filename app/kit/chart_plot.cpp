// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/chart_plot.h"

#include <QFontMetrics>
#include <QLineF>
#include <algorithm>
#include <cmath>

namespace tapu {

namespace {

constexpr int kDisc = 24;

int highestOf(const Chart::Data& data) {
  double most = data.goal.value_or(1);
  for (const Chart::Series& series : data.series) {
    for (const int value : series.values) most = std::max(most, static_cast<double>(value));
  }
  for (const double value : data.expected) most = std::max(most, value);
  for (const Chart::Range& range : data.ranges) most = std::max(most, range.high);
  if (data.band) most = std::max(most, data.band->high);
  return static_cast<int>(std::ceil(most));
}

int lowestOf(const Chart::Data& data) {
  int least = 0;
  for (const Chart::Series& series : data.series) {
    for (const int value : series.values) least = std::min(least, value);
  }
  return least;
}

int ranksOf(const Chart::Data& data) {
  int last = 2;
  if (!data.series.empty())
    for (const int rank : data.series.front().values) last = std::max(last, std::min(rank, Chart::kMostRanks));
  return last;
}

}  // namespace

ChartPlot::ChartPlot(const Chart::Data& shown, const QRectF& within)
    : data(shown),
      room(within),
      places(shown.places()),
      lowest(lowestOf(shown)),
      highest(highestOf(shown)),
      ranks(ranksOf(shown)),
      markRow(shown.marks.empty() ? 0 : scaled(kSign) + 4) {
  const QFontMetrics face(chartFont());
  const QFontMetrics bold(chartFont(Weight::Bold));
  if (data.kind == Chart::Kind::Ranks) {
    const int numbers = bold.horizontalAdvance(chartNumber(Chart::kMostRanks * 10));
    box = room.adjusted(numbers + kGap, 2, -kGap, -(face.height() + 6));
    return;
  }
  const auto widest = [&](const QFontMetrics& in) {
    return std::max(in.horizontalAdvance(chartNumber(highest * 10)), in.horizontalAdvance(chartNumber(lowest)));
  };
  const double right = data.kind == Chart::Kind::Steps ? scaled(kBadge) + widest(bold) + kGap : kGap;
  const double over = data.kind == Chart::Kind::Bars ? face.height() : 0;  // the number of the highest bar
  const double above = std::max(face.height(), scaled(kBadge)) + kGap + over;
  const double below = (data.named.empty() ? face.height() : std::max(face.height(), scaled(kBadge))) + 6 + markRow;
  box = room.adjusted(widest(face) + kGap, above, -right, -below);
}

double ChartPlot::xOf(int place) const {
  const int all = std::max(1, places);
  if (data.kind != Chart::Kind::Steps) return box.left() + box.width() * (place + 0.5) / all;
  return all < 2 ? box.left() : box.left() + box.width() * place / (all - 1);
}

double ChartPlot::yOf(double value) const {
  if (data.kind == Chart::Kind::Ranks)
    return box.top() + box.height() * (std::clamp<double>(value, 1, ranks) - 0.5) / ranks;
  return box.bottom() - box.height() * (value - lowest) / std::max(1, highest - lowest);
}

/// Discs are smaller where the chart is low or has many.
double ChartPlot::discRadius() const {
  const double space = std::min(box.height() / ranks, box.width() / std::max(1, places));
  return std::max(4.0, std::min<double>(scaled(kDisc), space - 2) / 2);
}

QPointF ChartPlot::discAt(int place) const {
  return {xOf(place), yOf(data.series.front().values[static_cast<std::size_t>(place)])};
}

double ChartPlot::endSide(double height, std::size_t lines) {
  return std::min<double>(scaled(kBadge), height / static_cast<double>(std::max<std::size_t>(1, lines)));
}

int ChartPlot::nearestPlace(double x) const {
  int nearest = 0;
  for (int place = 1; place < places; ++place)
    if (std::abs(xOf(place) - x) < std::abs(xOf(nearest) - x)) nearest = place;
  return nearest;
}

int ChartPlot::placeAt(QPointF position) const {
  if (places == 0 || !box.adjusted(-kGap, -kGap, kGap, kGap + markRow).contains(position)) return -1;
  const int nearest = nearestPlace(position.x());
  if (data.kind != Chart::Kind::Ranks) return nearest;
  return QLineF(discAt(nearest), position).length() <= discRadius() + 1 ? nearest : -1;
}

}  // namespace tapu
