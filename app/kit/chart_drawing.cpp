// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetrics>
#include <QLineF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "app/kit/art.h"
#include "app/kit/chart.h"
#include "app/kit/chart_parts.h"
#include "app/kit/focus_ring.h"

// Draws a chart; its words and its input are in chart.cpp.

namespace tapu {

using namespace chart_parts;

namespace {
constexpr double kLine = 2.8, kInk = 4.4;  ///< a line over its outline
constexpr double kApart = 1.8;             ///< between lines that coincide
constexpr double kPale = 0.45;             ///< opacity of the older part
constexpr float kShade = 0.22F;
constexpr int kWhisker = 7;    ///< half the width of its ends
constexpr int kMostLines = 6;  ///< across the plot, at round values
constexpr int kMark = 7;       ///< height of a mark of an expected value

/// A round step for an axis up to `most` with at most `lines` lines: 1, 2, 5, 10, 20, ...
int roundStep(int most, int lines) {
  for (int power = 1;; power *= 10) {
    for (const int step : {power, 2 * power, 5 * power})
      if (most <= step * lines) return step;
  }
}

QColor colorOf(const Chart::Series& series, const Theme& theme) {
  return series.player == Chart::kNoPlayer ? theme.primary : playerColor(series.player).fill;
}
}  // namespace

void Chart::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (data_.age == Age::Old) painter.setOpacity(kPale);
  const Theme& theme = themeOf(this);
  const QRectF box = plot();
  paintAxes(painter, box, theme);
  if (data_.kind == Kind::Ranks) {
    paintRanks(painter, box, theme);
  } else if (data_.kind == Kind::Bars) {
    paintBars(painter, box, theme);
  } else {
    paintSteps(painter, box, theme);
    paintCursor(painter, box, theme);
    paintMarks(painter, box, theme);
    paintEnds(painter, box, theme);
  }
  if (data_.kind != Kind::Ranks) paintLegend(painter, theme);
  painter.setOpacity(1);
  if (hasFocus()) paintFocusRing(painter, QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), theme, 6);
}

void Chart::paintAxes(QPainter& painter, const QRectF& plot, const Theme& theme) const {
  if (data_.kind == Kind::Ranks) return paintPlaces(painter, plot, theme);  // its lines are ranks
  const QFontMetrics face(smallFont());
  painter.setFont(smallFont());
  const int lines = std::clamp(static_cast<int>(plot.height() / (face.height() + 6)), 1, kMostLines);
  const int step = roundStep(highest() - lowest(), lines);
  for (int value = -(-lowest() / step) * step; value <= highest(); value += step) {
    const double y = yOf(value, plot);
    painter.setPen(theme.ink2);
    painter.drawText(QRectF(0, y - face.height(), plot.left() - 6, 2 * face.height()),
                     Qt::AlignRight | Qt::AlignVCenter, number(value));
  }
  data_.named.empty() ? paintPlaces(painter, plot, theme) : paintNames(painter, plot, theme);
  paintLines(painter, plot, step, theme);
}

/// A line across the plot for each step of the values, and that of the goal; none runs through the number of a bar.
void Chart::paintLines(QPainter& painter, const QRectF& plot, int step, const Theme& theme) const {
  QRegion free(rect());
  if (data_.kind == Kind::Bars)
    for (int place = 0; place < places(); ++place) free -= numberBox(plot, place).toAlignedRect();
  painter.save();
  painter.setClipRegion(free);
  const auto lineAt = [&](double y) { painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y)); };
  painter.setPen(QPen(theme.line, 1));
  for (int value = -(-lowest() / step) * step; value <= highest(); value += step) lineAt(yOf(value, plot));
  painter.setPen(QPen(theme.edge, 1.6, Qt::DashLine));
  if (data_.goal) lineAt(yOf(*data_.goal, plot));
  painter.restore();
}

/// The numbers of the places below the plot, as many as there is room for.
void Chart::paintPlaces(QPainter& painter, const QRectF& plot, const Theme& theme) const {
  const QFontMetrics face(smallFont());
  const bool bars = data_.kind == Kind::Bars;
  const int room = std::max(1, static_cast<int>(plot.width() / (face.horizontalAdvance(u'0') * 5)));
  const int step = bars ? 1 : roundStep(places(), room);
  for (int place = 0; place < places(); ++place) {
    const int name = data_.firstPlace + place;
    const bool isLast = place + 1 == places();
    if (!bars && !isLast && (name % step != 0 || places() - 1 - place < step)) continue;
    const double x = xOf(place, plot);
    const bool red = bars && isEmphasized(place);
    painter.setFont(smallFont(bars ? Weight::Bold : Weight::Regular));
    painter.setPen(red ? theme.danger : bars ? theme.ink : theme.ink2);
    painter.drawText(QRectF(x - 60, plot.bottom() + 4 + markRow(), 120, face.height()), Qt::AlignCenter, number(name));
  }
}

/// The names of the places below the plot, of players with their badge; long ones are cut.
void Chart::paintNames(QPainter& painter, const QRectF& plot, const Theme& theme) const {
  const QFontMetrics face(smallFont(Weight::Bold));
  const double side = scaled(kBadge), each = plot.width() / std::max(1, places());
  const double high = std::max<double>(face.height(), side);
  painter.setFont(smallFont(Weight::Bold));
  painter.setPen(theme.ink);
  for (int place = 0; place < places(); ++place) {
    const Place& is = data_.named[static_cast<std::size_t>(place)];
    const double sign = is.player == kNoPlayer && is.drawing.isEmpty() ? 0 : side + 4;
    const auto room = static_cast<int>(each - sign - kGap);
    const bool isBrief = !is.brief.isEmpty() && face.horizontalAdvance(is.name) > room;
    const QString cut = face.elidedText(isBrief ? is.brief : is.name, Qt::ElideRight, room);
    const double wide = sign + face.horizontalAdvance(cut);
    const QRectF box(xOf(place, plot) - wide / 2, plot.bottom() + 4, wide + 2, high);
    if (!is.drawing.isEmpty())
      painter.drawPixmap(box.topLeft(), picture(is.drawing, static_cast<int>(side), devicePixelRatioF()));
    else if (is.player != kNoPlayer)
      paintBadge(painter, QRectF(box.left(), box.top(), side, side).adjusted(1, 1, -1, -1), is.player);
    painter.setPen(theme.ink);
    painter.drawText(box.adjusted(sign, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, cut);
  }
}

void Chart::paintSteps(QPainter& painter, const QRectF& plot, const Theme& theme) const {
  if (pointed_ >= 0) {
    painter.setPen(QPen(theme.ink2, 1, Qt::DotLine));
    painter.drawLine(QPointF(xOf(pointed_, plot), plot.top()), QPointF(xOf(pointed_, plot), plot.bottom()));
  }
  double shift = -kApart * (static_cast<double>(data_.series.size()) - 1) / 2;
  for (const Series& series : data_.series) {
    QPolygonF line;
    for (int place = 0; place < places(); ++place) {
      const double x = xOf(place, plot), y = yOf(series.values[static_cast<std::size_t>(place)], plot) - shift;
      if (place > 0) line << QPointF(x, line.last().y());
      line << QPointF(x, y);
    }
    painter.setBrush(Qt::NoBrush);
    for (const auto& [color, wide] :
         {std::pair(theme.isDark() ? theme.ink2 : theme.ink, kInk), std::pair(colorOf(series, theme), kLine)}) {
      painter.setPen(QPen(color, wide, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
      painter.drawPolyline(line);
    }
    shift += kApart;
  }
}

/// The line of the cursor with a handle above it; the part after it lies under a veil.
void Chart::paintCursor(QPainter& painter, const QRectF& plot, const Theme& theme) const {
  if (!cursor_ || places() == 0) return;
  const double all = std::max(1, places() - 1);
  const double x = plot.left() + plot.width() * std::clamp(*cursor_ / all, 0.0, 1.0);
  QRectF after = plot.adjusted(0, -2, 2, markRow());
  after.setLeft(x);
  QColor veil = theme.sunk;
  veil.setAlphaF(0.6F);
  painter.fillRect(after, veil);
  painter.setPen(QPen(theme.primary, 2));
  painter.drawLine(QPointF(x, plot.top() - 4), QPointF(x, plot.bottom() + markRow()));
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.primary);
  painter.drawPolygon(QPolygonF{{x - 6, plot.top() - 9}, {x + 6, plot.top() - 9}, {x, plot.top() - 1}});
}

/// The row of marks on a bar, which is darker up to the cursor.
void Chart::paintMarks(QPainter& painter, const QRectF& plot, const Theme& theme) const {
  if (data_.marks.empty() || places() == 0) return;
  const double side = scaled(kSign), y = plot.bottom() + 4 + side / 2;
  const double all = std::max(1, places() - 1);
  const double until = plot.left() + plot.width() * (cursor_ ? std::clamp(*cursor_ / all, 0.0, 1.0) : 0.0);
  painter.setPen(QPen(theme.line, 4, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
  painter.setPen(QPen(theme.primary, 4, Qt::SolidLine, Qt::RoundCap));
  painter.drawLine(QPointF(plot.left(), y), QPointF(until, y));
  const qreal ratio = devicePixelRatioF();
  for (const Mark& mark : data_.marks) {
    const QRectF box(xOf(mark.place, plot) - side / 2, y - side / 2, side, side);
    if (mark.kind == Mark::Kind::Piece) {
      const int color = std::max(0, mark.player);
      painter.drawPixmap(box.topLeft(), piecePicture(mark.name, color, box.size().toSize(), ratio));
    } else if (mark.kind == Mark::Kind::Award) {
      painter.setPen(QPen(fixed::ink, 1.2));
      painter.setBrush(theme.accent);
      painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5));
      paintIcon(painter, mark.name, box.adjusted(3.5, 3.5, -3.5, -3.5), theme.onAccent);
    } else {
      painter.setPen(Qt::NoPen);
      painter.setBrush(fixed::ink);
      painter.drawRoundedRect(box.adjusted(3, 0, -3, 0), 5, 5);
      painter.setPen(Qt::white);
      painter.setFont(smallFont(Weight::Bold));
      painter.drawText(box, Qt::AlignCenter, mark.name);
    }
  }
}

/// Badge and last value at the end of each line, pushed apart where they would lie over each other.
void Chart::paintEnds(QPainter& painter, const QRectF& plot, const Theme& theme) const {
  if (places() == 0) return;
  const double side = scaled(kBadge);
  std::vector<std::pair<double, const Series*>> ends;
  for (const Series& series : data_.series) ends.emplace_back(yOf(series.values.back(), plot), &series);
  std::ranges::stable_sort(ends, {}, &std::pair<double, const Series*>::first);
  double least = plot.top() - side;
  for (auto& [y, series] : ends) {
    y = std::max(y - side / 2, least);
    least = y + side;
  }
  // Above the number of the last place, which is centered below the end of the plot; within the chart in any case.
  const double numbers = plot.bottom() + 4 + markRow();
  double most = std::min(height() - side, std::max(numbers, side * static_cast<double>(ends.size())) - side);
  for (auto it = ends.rbegin(); it != ends.rend(); ++it) {
    it->first = std::min(it->first, most);
    most = it->first - side;
  }
  painter.setFont(smallFont(Weight::Bold));
  for (const auto& [y, series] : ends) {
    const QRectF badge(plot.right() + 4, y, side, side);
    if (series->player != kNoPlayer) paintBadge(painter, badge.adjusted(1, 1, -1, -1), series->player);
    painter.setPen(theme.ink);
    painter.drawText(badge.translated(side + 3, 0).adjusted(0, -4, 60, 4), Qt::AlignLeft | Qt::AlignVCenter,
                     number(series->values.back()));
  }
}

void Chart::paintBars(QPainter& painter, const QRectF& plot, const Theme& theme) const {
  if (data_.series.empty()) return;
  const Series& series = data_.series.front();
  painter.setFont(smallFont());
  paintBand(painter, plot, theme);
  for (int place = 0; place < places(); ++place) {
    const bool red = isEmphasized(place);
    painter.setPen(place == pointed_ ? QPen(theme.ink, 2) : theme.outline() > 1 ? QPen(theme.ink, 1) : QPen(Qt::NoPen));
    const int player = data_.named.empty() ? kNoPlayer : data_.named[static_cast<std::size_t>(place)].player;
    painter.setBrush(red ? theme.danger : player != kNoPlayer ? playerColor(player).fill : colorOf(series, theme));
    const QRectF bar = barBox(plot, place), box = numberBox(plot, place);
    painter.drawRoundedRect(bar, 2, 2);
    paintExpected(painter, plot, bar, place);
    paintWhisker(painter, plot, bar, place, theme);
    if (box.isEmpty()) continue;
    painter.setPen(theme.ink);
    painter.drawText(box, Qt::AlignCenter, numberOf(place));
  }
}

QRectF Chart::barBox(const QRectF& plot, int place) const {
  const double wide = std::min(plot.width() / std::max(1, places()) * 0.66, 64.0);
  const double y = yOf(data_.series.front().values[static_cast<std::size_t>(place)], plot);
  return {xOf(place, plot) - wide / 2, y, wide, plot.bottom() - y};
}

/// The number of a bar as it is written above it.
QString Chart::numberOf(int place) const {
  return written(number(data_.series.front().values[static_cast<std::size_t>(place)]));
}

/// Where the number of a bar stands; empty where it would run into its neighbors, and is left out.
QRectF Chart::numberBox(const QRectF& plot, int place) const {
  const QFontMetrics face(smallFont());
  const double words = face.horizontalAdvance(numberOf(place)), high = face.height();
  if (words > plot.width() / std::max(1, places()) + 2) return {};
  const double wide = words + 4;
  return {xOf(place, plot) - wide / 2, numberBottom(plot, barBox(plot, place), place) - high - 1, wide, high};
}

/// Behind the bars.
void Chart::paintBand(QPainter& painter, const QRectF& plot, const Theme& theme) const {
  if (!data_.band) return;
  QColor shade = theme.ink2;
  shade.setAlphaF(kShade);
  const double top = std::max(plot.top(), yOf(data_.band->high, plot));
  painter.fillRect(QRectF(QPointF(plot.left(), top), QPointF(plot.right(), yOf(data_.band->low, plot))), shade);
}

void Chart::paintExpected(QPainter& painter, const QRectF& plot, const QRectF& bar, int place) const {
  if (data_.expected.empty()) return;
  const double mark = yOf(data_.expected[static_cast<std::size_t>(place)], plot);
  painter.setPen(QPen(fixed::ink, 1));
  painter.setBrush(themeOf(this).accent);
  painter.drawRect(QRectF(bar.left() - 3, mark - kMark / 2.0, bar.width() + 6, kMark));
}

/// A line from the least to the greatest value that the bar may have, with an end at either, over a lighter one, so
/// that it is seen on every color.
void Chart::paintWhisker(QPainter& painter, const QRectF& plot, const QRectF& bar, int place,
                         const Theme& theme) const {
  if (data_.ranges.empty()) return;
  const Range& range = data_.ranges[static_cast<std::size_t>(place)];
  const double x = bar.center().x(), end = std::min<double>(scaled(kWhisker), bar.width() / 3);
  const double high = std::max(plot.top(), yOf(range.high, plot)), low = std::min(plot.bottom(), yOf(range.low, plot));
  for (const auto& [color, wide] : {std::pair(theme.surface, 4.0), std::pair(theme.ink, 1.6)}) {
    painter.setPen(QPen(color, wide));
    painter.drawLine(QPointF(x, high), QPointF(x, low));
    for (const double y : {high, low}) painter.drawLine(QPointF(x - end, y), QPointF(x + end, y));
  }
}

/// The place of a bar's number: above it and its whisker, and above the mark of the expected value too, unless that
/// leaves room for the number, which is not that of the mark.
double Chart::numberBottom(const QRectF& plot, const QRectF& bar, int place) const {
  const auto at = static_cast<std::size_t>(place);
  double bottom = bar.top();
  if (!data_.ranges.empty()) bottom = std::min(bottom, std::max(plot.top(), yOf(data_.ranges[at].high, plot)) - 2);
  if (data_.expected.empty()) return bottom;
  const double mark = yOf(data_.expected[at], plot);
  const bool isFree = mark + kMark / 2.0 < bottom - QFontMetrics(smallFont()).height() || mark - kMark / 2.0 >= bottom;
  return isFree ? bottom : std::min(bottom, mark - kMark / 2.0);
}

/// Lines of ranks, the first on top, and a disc a place on the line that leads from one to the next.
void Chart::paintRanks(QPainter& painter, const QRectF& plot, const Theme& theme) const {
  painter.setFont(smallFont());
  const double high = QFontMetrics(smallFont()).height();
  for (int rank = 1; rank <= ranks(); ++rank) {
    const double y = yOf(rank, plot);
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    painter.setPen(theme.ink2);
    const QString name = number(rank) + (rank == kMostRanks ? QStringLiteral("+") : QString());
    painter.drawText(QRectF(0, y - high, plot.left() - 6, 2 * high), Qt::AlignRight | Qt::AlignVCenter, name);
  }
  if (data_.series.size() < 2) return;
  painter.setPen(QPen(theme.ink3, 1.4));
  for (int place = 1; place < places(); ++place) painter.drawLine(discAt(place - 1), discAt(place));
  painter.setFont(smallFont(Weight::Bold));
  const double radius = discRadius(plot);
  for (int place = 0; place < places(); ++place) {
    const QRectF disc(discAt(place) - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    painter.setPen(QPen(theme.ink, 1.6));
    painter.setBrush(isEmphasized(place) ? theme.accent : theme.surface);
    painter.drawEllipse(disc);
    painter.setPen(isEmphasized(place) ? theme.onAccent : theme.ink);
    painter.drawText(disc, Qt::AlignCenter, number(data_.series[1].values[static_cast<std::size_t>(place)]));
    if (place == pointed_) paintFocusRing(painter, disc.adjusted(-3, -3, 3, 3), theme, radius + 3);
  }
}

/// The width of a legend of these names, with such a gap between two of them.
double Chart::legendWidth(const QStringList& names, int gap) const {
  const QFontMetrics face(smallFont());
  double wide = 4 - gap;
  for (const QString& name : names) wide += scaled(kBadge) + 4 + face.horizontalAdvance(name) + gap;
  return wide;
}

/// Above the plot, from the left: the name of each series; of players with badge.
void Chart::paintLegend(QPainter& painter, const Theme& theme) const {
  const QFontMetrics face(smallFont());
  const double side = scaled(kBadge), high = std::max<double>(face.height(), side);
  QStringList names;
  for (const Series& series : data_.series) names << series.name;
  if (!data_.expected.empty()) names << data_.expectedName;
  if (data_.band) names << data_.bandName;
  const int gap = plot().left() + legendWidth(names, 2 * kGap) <= width() ? 2 * kGap : kGap;
  const double all = legendWidth(names, gap);
  double x = plot().left() + all <= width() ? plot().left() : std::max(0.0, width() - all);
  painter.setFont(smallFont());
  // Where all of them have room none is cut.
  const double share = all <= width() ? width() : (width() - x) / static_cast<double>(names.size());
  const auto write = [&](const QString& text, double room) {
    painter.setPen(theme.ink2);
    const QString cut = face.elidedText(text, Qt::ElideRight, static_cast<int>(room));
    painter.drawText(QRectF(x, 0, room + 2, high), Qt::AlignLeft | Qt::AlignVCenter, cut);
    x += face.horizontalAdvance(cut) + gap;
  };
  for (const Series& series : data_.series) {
    const QRectF sign(x, (high - side) / 2, side, side);
    if (series.player == kNoPlayer) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(data_.named.empty() ? colorOf(series, theme) : theme.ink2);  // each place has its own color
      painter.drawRoundedRect(sign.adjusted(4, 4, -4, -4), 2, 2);
    } else {
      paintBadge(painter, sign.adjusted(1, 1, -1, -1), series.player);
    }
    x += side + 4;
    write(series.name, std::max(20.0, share - side - 3 * kGap));
  }
  if (!data_.expected.empty()) {
    painter.setPen(QPen(fixed::ink, 1));
    painter.setBrush(theme.accent);
    painter.drawRect(QRectF(x, (high - kMark) / 2, side, kMark));
    x += side + 4;
    write(data_.expectedName, std::max(20.0, share - side - kGap));
  }
  if (!data_.band) return;
  QColor shade = theme.ink2;
  shade.setAlphaF(kShade);
  painter.fillRect(QRectF(x, (high - side) / 2 + 2, side, side - 4), shade);
  x += side + 4;
  write(data_.bandName, std::max(20.0, share - side - kGap));
}

}  // namespace tapu
