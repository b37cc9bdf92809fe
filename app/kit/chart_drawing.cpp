// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontMetrics>
#include <QPainter>
#include <algorithm>

#include "app/kit/art.h"
#include "app/kit/chart.h"
#include "app/kit/chart_plot.h"
#include "app/kit/focus_ring.h"

// Draws a chart; its words and its input are in chart.cpp.

namespace tapu {

namespace {
constexpr double kLine = 2.8, kInk = 4.4;  ///< a line over its outline
constexpr double kApart = 1.8;             ///< between lines that coincide
constexpr double kPale = 0.45;             ///< opacity of the older part
constexpr int kBelowRing = 4;  ///< pixels between the upper edge, where the ring of the keyboard is, and names
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

/// Draws a chart: axes, values, marks and legend.
class ChartPainter {
 public:
  /// `pointed`: the place whose values are shown, or -1.
  ChartPainter(QPainter& painter, const ChartPlot& plot, const Theme& theme, std::optional<double> cursor, int pointed)
      : painter_(painter),
        plot_(plot),
        box_(plot.box),
        data_(plot.data),
        theme_(theme),
        cursor_(cursor),
        pointed_(pointed) {}

  void paint() {
    paintAxes();
    switch (data_.kind) {
      case Chart::Kind::Ranks: return paintRanks();
      case Chart::Kind::Bars: paintBars(); break;
      case Chart::Kind::Steps:
        paintSteps();
        paintCursor();
        paintMarks();
        paintEnds();
        break;
    }
    painter_.translate(0, kBelowRing);
    paintLegend();
    painter_.translate(0, -kBelowRing);
  }

 private:
  void paintAxes() {
    if (data_.kind == Chart::Kind::Ranks) return paintPlaces();  // its lines are ranks
    const QFontMetrics face(chartFont());
    painter_.setFont(chartFont());
    const int lines = std::clamp(static_cast<int>(box_.height() / (face.height() + 6)), 1, kMostLines);
    const int step = roundStep(plot_.highest - plot_.lowest, lines);
    for (int value = -(-plot_.lowest / step) * step; value <= plot_.highest; value += step) {
      const double y = plot_.yOf(value);
      painter_.setPen(theme_.ink2);
      painter_.drawText(QRectF(0, y - face.height(), box_.left() - 6, 2 * face.height()),
                        Qt::AlignRight | Qt::AlignVCenter, chartNumber(value));
    }
    data_.named.empty() ? paintPlaces() : paintNames();
    paintLines(step);
  }

  /// A line across the plot for each step of the values, and that of the goal; none runs through the number of a bar.
  void paintLines(int step) {
    QRegion free(plot_.room.toRect());
    if (data_.kind == Chart::Kind::Bars)
      for (int place = 0; place < plot_.places; ++place) free -= numberBox(place).toAlignedRect();
    painter_.save();
    painter_.setClipRegion(free);
    const auto lineAt = [&](double y) { painter_.drawLine(QPointF(box_.left(), y), QPointF(box_.right(), y)); };
    painter_.setPen(QPen(theme_.line, 1));
    for (int value = -(-plot_.lowest / step) * step; value <= plot_.highest; value += step) lineAt(plot_.yOf(value));
    painter_.setPen(QPen(theme_.edge, 1.6, Qt::DashLine));
    if (data_.goal) lineAt(plot_.yOf(*data_.goal));
    painter_.restore();
  }

  /// The numbers of the places below the plot, as many as there is room for.
  void paintPlaces() {
    const QFontMetrics face(chartFont());
    const bool bars = data_.kind == Chart::Kind::Bars;
    const int room = std::max(1, static_cast<int>(box_.width() / (face.horizontalAdvance(u'0') * 5)));
    const int step = bars ? 1 : roundStep(plot_.places, room);
    for (int place = 0; place < plot_.places; ++place) {
      const int name = data_.firstPlace + place;
      const bool isLast = place + 1 == plot_.places;
      if (!bars && !isLast && (name % step != 0 || plot_.places - 1 - place < step)) continue;
      const double x = plot_.xOf(place);
      const bool red = bars && data_.isEmphasized(place);
      painter_.setFont(chartFont(bars ? Weight::Bold : Weight::Regular));
      painter_.setPen(red ? theme_.danger : bars ? theme_.ink : theme_.ink2);
      painter_.drawText(QRectF(x - 60, box_.bottom() + 4 + plot_.markRow, 120, face.height()), Qt::AlignCenter,
                        chartNumber(name));
    }
  }

  /// The names of the places below the plot, of players with their badge; long ones are cut.
  void paintNames() {
    const QFontMetrics face(chartFont(Weight::Bold));
    const double side = scaled(ChartPlot::kBadge), each = box_.width() / std::max(1, plot_.places);
    const double high = std::max<double>(face.height(), side);
    painter_.setFont(chartFont(Weight::Bold));
    painter_.setPen(theme_.ink);
    for (int place = 0; place < plot_.places; ++place) {
      const Chart::Place& is = data_.named[static_cast<std::size_t>(place)];
      const double sign = is.player == Chart::kNoPlayer && is.drawing.isEmpty() ? 0 : side + 4;
      const auto room = static_cast<int>(each - sign - ChartPlot::kGap);
      const bool isBrief = !is.brief.isEmpty() && face.horizontalAdvance(is.name) > room;
      const QString cut = face.elidedText(isBrief ? is.brief : is.name, Qt::ElideRight, room);
      const double wide = sign + face.horizontalAdvance(cut);
      const QRectF box(plot_.xOf(place) - wide / 2, box_.bottom() + 4, wide + 2, high);
      if (!is.drawing.isEmpty())
        painter_.drawPixmap(box.topLeft(),
                            picture(is.drawing, static_cast<int>(side), painter_.device()->devicePixelRatioF()));
      else if (is.player != Chart::kNoPlayer)
        paintBadge(painter_, QRectF(box.left(), box.top(), side, side).adjusted(1, 1, -1, -1), is.player);
      painter_.setPen(theme_.ink);
      painter_.drawText(box.adjusted(sign, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, cut);
    }
  }

  void paintSteps() {
    if (pointed_ >= 0) {
      painter_.setPen(QPen(theme_.ink2, 1, Qt::DotLine));
      painter_.drawLine(QPointF(plot_.xOf(pointed_), box_.top()), QPointF(plot_.xOf(pointed_), box_.bottom()));
    }
    double shift = -kApart * (static_cast<double>(data_.series.size()) - 1) / 2;
    for (const Chart::Series& series : data_.series) {
      QPolygonF line;
      for (int place = 0; place < plot_.places; ++place) {
        const double x = plot_.xOf(place), y = plot_.yOf(series.values[static_cast<std::size_t>(place)]) - shift;
        if (place > 0) line << QPointF(x, line.last().y());
        line << QPointF(x, y);
      }
      painter_.setBrush(Qt::NoBrush);
      for (const auto& [color, wide] :
           {std::pair(theme_.isDark() ? theme_.ink2 : theme_.ink, kInk), std::pair(colorOf(series, theme_), kLine)}) {
        painter_.setPen(QPen(color, wide, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter_.drawPolyline(line);
      }
      shift += kApart;
    }
  }

  /// The left end of the plot without a cursor.
  double cursorX() const {
    return box_.left() + box_.width() * std::clamp(cursor_.value_or(0) / std::max(1, plot_.places - 1), 0.0, 1.0);
  }

  /// The line of the cursor with a handle above it; the part after it lies under a veil.
  void paintCursor() {
    if (!cursor_ || plot_.places == 0) return;
    const double x = cursorX();
    QRectF after = box_.adjusted(0, -2, 2, plot_.markRow);
    after.setLeft(x);
    QColor veil = theme_.sunk;
    veil.setAlphaF(0.6F);
    painter_.fillRect(after, veil);
    painter_.setPen(QPen(theme_.primary, 2));
    painter_.drawLine(QPointF(x, box_.top() - 4), QPointF(x, box_.bottom() + plot_.markRow));
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(theme_.primary);
    painter_.drawPolygon(QPolygonF{{x - 6, box_.top() - 9}, {x + 6, box_.top() - 9}, {x, box_.top() - 1}});
  }

  /// The row of marks on a bar, which is darker up to the cursor.
  void paintMarks() {
    if (data_.marks.empty() || plot_.places == 0) return;
    const double side = scaled(ChartPlot::kSign), y = box_.bottom() + 4 + side / 2;
    painter_.setPen(QPen(theme_.line, 4, Qt::SolidLine, Qt::RoundCap));
    painter_.drawLine(QPointF(box_.left(), y), QPointF(box_.right(), y));
    painter_.setPen(QPen(theme_.primary, 4, Qt::SolidLine, Qt::RoundCap));
    painter_.drawLine(QPointF(box_.left(), y), QPointF(cursorX(), y));
    const qreal ratio = painter_.device()->devicePixelRatioF();
    for (const Chart::Mark& mark : data_.marks) {
      const QRectF box(plot_.xOf(mark.place) - side / 2, y - side / 2, side, side);
      if (mark.kind == Chart::Mark::Kind::Piece) {
        const int color = std::max(0, mark.player);
        painter_.drawPixmap(box.topLeft(), piecePicture(mark.name, color, box.size().toSize(), ratio));
      } else if (mark.kind == Chart::Mark::Kind::Award) {
        painter_.setPen(QPen(fixed::ink, 1.2));
        painter_.setBrush(theme_.accent);
        painter_.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5));
        paintIcon(painter_, mark.name, box.adjusted(3.5, 3.5, -3.5, -3.5), theme_.onAccent);
      } else {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(fixed::ink);
        painter_.drawRoundedRect(box.adjusted(3, 0, -3, 0), 5, 5);
        painter_.setPen(Qt::white);
        painter_.setFont(chartFont(Weight::Bold));
        painter_.drawText(box, Qt::AlignCenter, mark.name);
      }
    }
  }

  /// Badge and last value at the end of each line, pushed apart where they would lie over each other.
  void paintEnds() {
    if (plot_.places == 0) return;
    // Above the number of the last place, which is centered below the end of the plot; within the chart in any case.
    const double numbers = box_.bottom() + 4 + plot_.markRow;
    const double side = ChartPlot::endSide(numbers, data_.series.size());
    std::vector<std::pair<double, const Chart::Series*>> ends;
    for (const Chart::Series& series : data_.series) ends.emplace_back(plot_.yOf(series.values.back()), &series);
    std::ranges::stable_sort(ends, {}, &std::pair<double, const Chart::Series*>::first);
    double least = box_.top() - side;
    for (auto& [y, series] : ends) {
      y = std::max(y - side / 2, least);
      least = y + side;
    }
    double most = std::min(plot_.room.height(), numbers) - side;
    for (auto it = ends.rbegin(); it != ends.rend(); ++it) {
      it->first = std::min(it->first, most);
      most = it->first - side;
    }
    painter_.setFont(chartFont(Weight::Bold));
    for (const auto& [y, series] : ends) {
      const QRectF badge(box_.right() + 4, y, side, side);
      if (series->player != Chart::kNoPlayer) paintBadge(painter_, badge.adjusted(1, 1, -1, -1), series->player);
      painter_.setPen(theme_.ink);
      painter_.drawText(badge.translated(side + 3, 0).adjusted(0, -4, 60, 4), Qt::AlignLeft | Qt::AlignVCenter,
                        chartNumber(series->values.back()));
    }
  }

  void paintBars() {
    if (data_.series.empty()) return;
    const Chart::Series& series = data_.series.front();
    painter_.setFont(chartFont());
    paintBand();
    for (int place = 0; place < plot_.places; ++place) {
      const bool red = data_.isEmphasized(place);
      const int line = place == pointed_ ? 2 : theme_.outline() > 1 ? 1 : 0;
      painter_.setPen(line == 0 ? QPen(Qt::NoPen) : QPen(theme_.ink, line));
      const int player = data_.named.empty() ? Chart::kNoPlayer : data_.named[static_cast<std::size_t>(place)].player;
      painter_.setBrush(red                          ? theme_.danger
                        : player != Chart::kNoPlayer ? playerColor(player).fill
                                                     : colorOf(series, theme_));
      const QRectF bar = barBox(place), box = numberBox(place);
      painter_.drawRoundedRect(bar, 2, 2);
      paintExpected(bar, place);
      paintWhisker(bar, place);
      if (box.isEmpty()) continue;
      painter_.setPen(theme_.ink);
      painter_.drawText(box, Qt::AlignCenter, numberOf(place));
    }
  }

  QRectF barBox(int place) const {
    const double wide = std::min(box_.width() / std::max(1, plot_.places) * 0.66, 64.0);
    const double y = plot_.yOf(data_.series.front().values[static_cast<std::size_t>(place)]);
    return {plot_.xOf(place) - wide / 2, y, wide, box_.bottom() - y};
  }

  /// The number of a bar as it is written above it.
  QString numberOf(int place) const {
    return data_.withUnit(chartNumber(data_.series.front().values[static_cast<std::size_t>(place)]));
  }

  /// Where the number of a bar stands; empty where it would run into its neighbors, and is left out.
  QRectF numberBox(int place) const {
    const QFontMetrics face(chartFont());
    const double words = face.horizontalAdvance(numberOf(place)), high = face.height();
    if (words > box_.width() / std::max(1, plot_.places) + 2) return {};
    const double wide = words + 4;
    return {plot_.xOf(place) - wide / 2, numberBottom(barBox(place), place) - high - 1, wide, high};
  }

  /// Paints the band behind the bars.
  void paintBand() {
    if (!data_.band) return;
    QColor shade = theme_.ink2;
    shade.setAlphaF(kShade);
    const double top = std::max(box_.top(), plot_.yOf(data_.band->high));
    painter_.fillRect(QRectF(QPointF(box_.left(), top), QPointF(box_.right(), plot_.yOf(data_.band->low))), shade);
  }

  void paintExpected(const QRectF& bar, int place) {
    if (data_.expected.empty()) return;
    const double mark = plot_.yOf(data_.expected[static_cast<std::size_t>(place)]);
    painter_.setPen(QPen(fixed::ink, 1));
    painter_.setBrush(theme_.accent);
    painter_.drawRect(QRectF(bar.left() - 3, mark - kMark / 2.0, bar.width() + 6, kMark));
  }

  /// A line from the least to the greatest value that the bar may have, with an end at either, over a lighter one, so
  /// that it is seen on every color.
  void paintWhisker(const QRectF& bar, int place) {
    if (data_.ranges.empty()) return;
    const Chart::Range& range = data_.ranges[static_cast<std::size_t>(place)];
    const double x = bar.center().x(), end = std::min<double>(scaled(kWhisker), bar.width() / 3);
    const double high = std::max(box_.top(), plot_.yOf(range.high)),
                 low = std::min(box_.bottom(), plot_.yOf(range.low));
    for (const auto& [color, wide] : {std::pair(theme_.surface, 4.0), std::pair(theme_.ink, 1.6)}) {
      painter_.setPen(QPen(color, wide));
      painter_.drawLine(QPointF(x, high), QPointF(x, low));
      for (const double y : {high, low}) painter_.drawLine(QPointF(x - end, y), QPointF(x + end, y));
    }
  }

  /// The place of a bar's number: above it and its whisker, and above the mark of the expected value too, unless that
  /// leaves room for the number, which is not that of the mark.
  double numberBottom(const QRectF& bar, int place) const {
    const auto at = static_cast<std::size_t>(place);
    double bottom = bar.top();
    if (!data_.ranges.empty()) bottom = std::min(bottom, std::max(box_.top(), plot_.yOf(data_.ranges[at].high)) - 2);
    if (data_.expected.empty()) return bottom;
    const double mark = plot_.yOf(data_.expected[at]);
    const bool isFree =
        mark + kMark / 2.0 < bottom - QFontMetrics(chartFont()).height() || mark - kMark / 2.0 >= bottom;
    return isFree ? bottom : std::min(bottom, mark - kMark / 2.0);
  }

  /// Lines of ranks, the first on top, and a disc a place on the line that leads from one to the next.
  void paintRanks() {
    painter_.setFont(chartFont());
    const double high = QFontMetrics(chartFont()).height();
    for (int rank = 1; rank <= plot_.ranks; ++rank) {
      const double y = plot_.yOf(rank);
      painter_.setPen(QPen(theme_.line, 1));
      painter_.drawLine(QPointF(box_.left(), y), QPointF(box_.right(), y));
      painter_.setPen(theme_.ink2);
      const QString name = chartNumber(rank) + (rank == Chart::kMostRanks ? QStringLiteral("+") : QString());
      painter_.drawText(QRectF(0, y - high, box_.left() - 6, 2 * high), Qt::AlignRight | Qt::AlignVCenter, name);
    }
    if (data_.series.size() < 2) return;
    painter_.setPen(QPen(theme_.ink3, 1.4));
    for (int place = 1; place < plot_.places; ++place) painter_.drawLine(plot_.discAt(place - 1), plot_.discAt(place));
    painter_.setFont(chartFont(Weight::Bold));
    const double radius = plot_.discRadius();
    for (int place = 0; place < plot_.places; ++place) {
      const QRectF disc(plot_.discAt(place) - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
      painter_.setPen(QPen(theme_.ink, 1.6));
      painter_.setBrush(data_.isEmphasized(place) ? theme_.accent : theme_.surface);
      painter_.drawEllipse(disc);
      painter_.setPen(data_.isEmphasized(place) ? theme_.onAccent : theme_.ink);
      painter_.drawText(disc, Qt::AlignCenter, chartNumber(data_.series[1].values[static_cast<std::size_t>(place)]));
      if (place == pointed_) paintFocusRing(painter_, disc.adjusted(-3, -3, 3, 3), theme_, radius + 3);
    }
  }

  /// The width of a legend of these names, with such a gap between two of them.
  double legendWidth(const QStringList& names, int gap) const {
    const QFontMetrics face(chartFont());
    double wide = 4 - gap;
    for (const QString& name : names) wide += scaled(ChartPlot::kBadge) + 4 + face.horizontalAdvance(name) + gap;
    return wide;
  }

  /// Paints the name of each series above the plot, from the left; of players with badge.
  void paintLegend() {
    const QFontMetrics face(chartFont());
    const double side = scaled(ChartPlot::kBadge), high = std::max<double>(face.height(), side);
    QStringList names;
    for (const Chart::Series& series : data_.series) names << series.name;
    if (!data_.expected.empty()) names << data_.expectedName;
    if (data_.band) names << data_.bandName;
    // The ends of lines may lie as high as the names.
    const double width = data_.kind == Chart::Kind::Steps ? box_.right() : plot_.room.width(), left = box_.left();
    const int gap = ChartPlot::kGap * (left + legendWidth(names, 2 * ChartPlot::kGap) <= width ? 2 : 1);
    const double all = legendWidth(names, gap);
    double x = left + all <= width ? left : std::max(0.0, width - all);
    painter_.setFont(chartFont());
    // Where all of them have room none is cut.
    const double share = all <= width ? width : (width - x) / static_cast<double>(names.size());
    const auto write = [&](const QString& text, double room) {
      painter_.setPen(theme_.ink2);
      const QString cut = face.elidedText(text, Qt::ElideRight, static_cast<int>(room));
      painter_.drawText(QRectF(x, 0, room + 2, high), Qt::AlignLeft | Qt::AlignVCenter, cut);
      x += face.horizontalAdvance(cut) + gap;
    };
    for (const Chart::Series& series : data_.series) {
      const QRectF sign(x, (high - side) / 2, side, side);
      if (series.player == Chart::kNoPlayer) {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(data_.named.empty() ? colorOf(series, theme_) : theme_.ink2);  // each place has its own color
        painter_.drawRoundedRect(sign.adjusted(4, 4, -4, -4), 2, 2);
      } else {
        paintBadge(painter_, sign.adjusted(1, 1, -1, -1), series.player);
      }
      x += side + 4;
      write(series.name, std::max(20.0, share - side - 3 * ChartPlot::kGap));
    }
    if (!data_.expected.empty()) {
      painter_.setPen(QPen(fixed::ink, 1));
      painter_.setBrush(theme_.accent);
      painter_.drawRect(QRectF(x, (high - kMark) / 2, side, kMark));
      x += side + 4;
      write(data_.expectedName, std::max(20.0, share - side - ChartPlot::kGap));
    }
    if (!data_.band) return;
    QColor shade = theme_.ink2;
    shade.setAlphaF(kShade);
    painter_.fillRect(QRectF(x, (high - side) / 2 + 2, side, side - 4), shade);
    x += side + 4;
    write(data_.bandName, std::max(20.0, share - side - ChartPlot::kGap));
  }

  QPainter& painter_;
  const ChartPlot& plot_;
  const QRectF& box_;
  const Chart::Data& data_;
  const Theme& theme_;
  std::optional<double> cursor_;
  int pointed_;
};

}  // namespace

void Chart::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (data_.age == Age::Old) painter.setOpacity(kPale);
  const Theme& theme = themeOf(this);
  ChartPainter(painter, plot(), theme, cursor_, pointed_).paint();
  painter.setOpacity(1);
  if (hasFocus()) paintFocusRing(painter, QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), theme, 6);
}

}  // namespace tapu
