// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/organizer/points_chart.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "app/kit/art.h"
#include "app/kit/theme.h"

namespace tapu {

namespace {

constexpr std::size_t kLines = 4;
constexpr int kNames = 130, kScale = 24, kFoot = 20, kStep = 5;  // pixels; points between two lines of the scale

}  // namespace

PointsChart::PointsChart(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PointsChart::setResults(const EventResults& results) {
  lines_.clear();
  rounds_.clear();
  most_ = kStep;
  for (const EventResults::Round& round : results.rounds) rounds_.push_back(round.number);
  for (std::size_t i = 0; i < std::min(kLines, results.rows.size()); ++i) {
    const EventResults::Row& row = results.rows[i];
    Line line{row.name, row.color, {}};
    for (const EventResults::Round& round : results.rounds) line.points.push_back(round.points.at(row.seat.value));
    for (const int points : line.points) most_ = std::max(most_, (points + kStep - 1) / kStep * kStep);
    lines_.push_back(std::move(line));
  }
  QStringList names;
  for (const Line& line : lines_) names << line.name;
  setAccessibleName(names.join(QStringLiteral(", ")));
  update();
}

void PointsChart::paintAxes(QPainter& painter, const QRectF& box) const {
  const Theme& theme = themeOf(this);
  painter.setFont(textFont(kSmallText));
  for (int points = 0; points <= most_; points += kStep) {
    const double y = box.bottom() - box.height() * points / most_;
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
    painter.setPen(theme.ink2);
    painter.drawText(QRectF(0, y - 10, kScale - 4, 20), Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(points));
  }
  const int count = static_cast<int>(rounds_.size());
  for (int i = 0; i < count; i += std::max(1, count / 6))
    painter.drawText(QRectF(box.left() + box.width() * i / count - 20, box.bottom() + 2, 60, kFoot),
                     Qt::AlignLeft | Qt::AlignVCenter, QLocale().toString(rounds_[static_cast<std::size_t>(i)]));
}

void PointsChart::paintLine(QPainter& painter, const QRectF& box, const Line& line, int index) const {
  const double shift = 1.8 * index, step = box.width() / static_cast<double>(line.points.size());
  QPainterPath path;
  double x = box.left();
  for (std::size_t r = 0; r < line.points.size(); ++r, x += step) {
    const double y = box.bottom() - box.height() * line.points[r] / most_ - shift;
    r == 0 ? path.moveTo(x, y) : path.lineTo(x, y);
    path.lineTo(x + step, y);
  }
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(fixed::ink, 4.4));
  painter.drawPath(path);
  painter.setPen(QPen(playerColor(line.color).fill, 2.8));
  painter.drawPath(path);
}

void PointsChart::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (rounds_.empty()) return;
  const QRectF box(kScale, 8, width() - kScale - kNames, height() - 8 - kFoot);
  paintAxes(painter, box);
  for (int i = static_cast<int>(lines_.size()) - 1; i >= 0; --i)
    paintLine(painter, box, lines_[static_cast<std::size_t>(i)], i);
  const Theme& theme = themeOf(this);
  painter.setFont(textFont(kNoteText, Weight::Bold));
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const double y = 10 + 24.0 * static_cast<double>(i);
    paintBadge(painter, {box.right() + 8, y, 20, 20}, lines_[i].color);
    painter.setPen(theme.ink);
    painter.drawText(QRectF(box.right() + 32, y, kNames - 34, 20), Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(lines_[i].name, Qt::ElideRight, kNames - 34));
  }
}

}  // namespace tapu

#include "moc_points_chart.cpp"
