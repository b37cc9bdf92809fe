// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print_preview.h"

#include <QLocale>
#include <QPainter>
#include <algorithm>

#include "app/board/painting.h"
#include "app/kit/theme.h"

using namespace Qt::StringLiterals;

namespace tapu {

PrintPreview::PrintPreview(QWidget* parent) : QWidget(parent) {
  setObjectName(u"exportPreview"_s);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PrintPreview::setPrint(std::shared_ptr<BoardPrint> print) {
  print_ = std::move(print);
  picture_ = {};
  update();
}

void PrintPreview::setPlan(const PrintPlan& plan) {
  if (print_) print_->setPlan(plan);
  update();
}

/// The board without sheets and without the line above it. Its shape is the same for every size of a hex, so it is
/// painted once, as large as the widget has room, and made smaller where there is paper around it.
const QPixmap& PrintPreview::picture(QSizeF board) {
  const double ratio = devicePixelRatioF();
  const double zoom = ratio * std::min(width() / board.width(), height() / board.height());
  const QSize pixels = (board * zoom).toSize().expandedTo({1, 1});
  if (picture_.isNull() || picture_.size() != pixels) {
    picture_ = QPixmap(pixels);
    picture_.fill(Qt::transparent);
    QPainter painter(&picture_);
    const PrintPlan& plan = print_->plan();
    const double unit = pixels.width() / plan.drawing().width();
    painter.translate(0, -plan.title().height() * unit);
    print_->paintDrawing(painter, unit);
  }
  return picture_;
}

void PrintPreview::paintEvent(QPaintEvent*) {
  if (!print_) return;
  const PrintPlan& plan = print_->plan();
  QPainter painter(this);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const QRectF window = plan.window(), first = plan.part(0), last = plan.part(plan.sheets() - 1);
  const QRectF windows(first.topLeft(), last.bottomRight());
  const QSizeF whole = windows.size() + plan.page() - window.size();  // with the outer margins
  const double unit = std::min(width() / whole.width(), height() / whole.height());
  painter.translate((width() - whole.width() * unit) / 2, (height() - whole.height() * unit) / 2);
  painter.setPen(themeOf(this).line);
  painter.setBrush(Qt::white);
  painter.drawRect(QRectF(QPointF(), whole * unit).adjusted(0.5, 0.5, -0.5, -0.5));
  // From here the corner of the drawing is the origin.
  painter.translate((window.topLeft() - windows.topLeft()) * unit);
  painter.fillRect(QRectF(windows.topLeft() * unit, windows.size() * unit), print_->ground());
  const double title = plan.title().height();
  const QSizeF board(plan.drawing().width(), plan.drawing().height() - title);
  const QPixmap& drawn = picture(board);
  painter.drawPixmap(QRectF(QPointF(0, title * unit), board * unit), drawn, QRectF(QPointF(), QSizeF(drawn.size())));
  print_->paintTitle(painter, QRectF(plan.title().topLeft() * unit, plan.title().size() * unit));
  paintEdges(painter, unit);
}

void PrintPreview::paintEdges(QPainter& painter, double unit) const {
  const PrintPlan& plan = print_->plan();
  if (plan.sheets() == 1) return;
  const auto scaled = [&](const QRectF& box) { return QRectF(box.topLeft() * unit, box.size() * unit); };
  const Theme& theme = themeFor(ThemeKind::Light);
  for (int i = 0; i < plan.sheets(); ++i) {  // the common parts of two sheets
    const QRectF part = plan.part(i);
    for (const int next : {i + 1, i + plan.columns()}) {
      const bool isBeside = next < plan.sheets() && (next > i + 1 || plan.columnOf(next) > 0 || plan.columns() == 1);
      if (isBeside) painter.fillRect(scaled(part & plan.part(next)), QColor(255, 255, 255, 70));
    }
  }
  for (int i = 0; i < plan.sheets(); ++i) {
    const QRectF part = scaled(plan.part(i));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(withAlpha(Qt::white, 0.8), 3));
    painter.drawRect(part);
    painter.setPen(QPen(theme.ink, 1));
    painter.drawRect(part);
    if (part.width() < 48 || part.height() < 32) continue;
    const QString place =
        u"%1–%2"_s.arg(QLocale().toString(plan.rowOf(i) + 1), QLocale().toString(plan.columnOf(i) + 1));
    painter.setFont(textFont(kSmallText, Weight::Bold));
    const QSizeF size(painter.fontMetrics().horizontalAdvance(place) + 10, painter.fontMetrics().height() + 2);
    const QRectF chip(part.topLeft() + QPointF(5, 5), size);
    painter.setBrush(withAlpha(theme.surface, 0.9));
    painter.drawRoundedRect(chip, 6, 6);
    painter.drawText(chip, Qt::AlignCenter, place);
  }
}

}  // namespace tapu

#include "moc_print_preview.cpp"
