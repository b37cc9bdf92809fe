// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/sheet.h"

#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

#include "app/kit/focus_ring.h"

namespace tapu {

void paintPaper(QPainter& painter, const QRectF& box, Paper paper, const Theme& theme, qreal radius) {
  painter.setRenderHint(QPainter::Antialiasing);
  if (paper == Paper::Sheet) {
    painter.setPen(Qt::NoPen);
    QColor step = theme.shade;
    step.setAlpha(theme.shade.alpha() * 3 / 4);
    painter.setBrush(step);
    for (qreal reach : {1.5, 3.0, 5.0})
      painter.drawRoundedRect(box.adjusted(-reach / 2, 0, reach / 2, reach), radius + reach / 2, radius + reach / 2);
  }
  switch (paper) {
    case Paper::Sheet:
    case Paper::Row:
      painter.setPen(QPen(theme.line, theme.outline()));
      painter.setBrush(paper == Paper::Sheet ? theme.surface : theme.isDark() ? theme.raised : theme.surface);
      break;
    case Paper::Well:
      painter.setPen(QPen(theme.line, theme.outline()));
      painter.setBrush(theme.sunk);
      break;
    case Paper::Chosen:
      painter.setPen(QPen(theme.edge, 2));
      painter.setBrush(theme.accentSoft);
      break;
    case Paper::Pointed:
      painter.setPen(QPen(theme.edge, 1.5));
      painter.setBrush(theme.isDark() ? theme.raised : theme.surface);
      break;
  }
  const qreal inset = painter.pen().widthF() / 2;
  painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius);
}

QRectF paintCardPaper(QPainter& painter, const QWidget* card, Paper paper) {
  constexpr qreal kEdge = 4, kRadius = 10, kRing = 2.5, kRingRadius = 12;
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(card);
  const QRectF box = QRectF(card->rect()).adjusted(kEdge, kEdge, -kEdge, -kEdge);
  if (card->hasFocus()) paintFocusRing(painter, box.adjusted(-kRing, -kRing, kRing, kRing), theme, kRingRadius);
  paintPaper(painter, box, paper == Paper::Row && card->underMouse() ? Paper::Pointed : paper, theme, kRadius);
  return box;
}

void paintPlayerBar(QPainter& painter, const QRectF& box, const QColor& color) {
  painter.save();
  QPainterPath clip;
  clip.addRoundedRect(box.adjusted(1, 1, -1, -1), 9, 9);
  painter.setClipPath(clip);
  painter.fillRect(QRectF(box.left() - 1, box.top() - 1, scaled(11), box.height() + 2), color);
  painter.restore();
}

Sheet::Sheet(QWidget* parent, Paper paper) : QFrame(parent), paper_(paper) { setPaper(paper); }

void Sheet::setPaper(Paper paper) {
  paper_ = paper;
  const int reach = paper == Paper::Sheet ? kShadow : 0;
  setContentsMargins(reach, reach, reach, reach);
  update();
}

void Sheet::setBar(const QColor& color) {
  bar_ = color;
  update();
}

QVBoxLayout* Sheet::layLines(int above) {
  auto* lines = new QVBoxLayout(this);
  lines->setContentsMargins(18, above, 18, above);
  lines->setSpacing(6);
  return lines;
}

void Sheet::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = themeOf(this);
  const QRectF box = paper_ == Paper::Sheet ? QRectF(contentsRect()) : QRectF(rect());
  const qreal radius = paper_ == Paper::Sheet ? 14 : 10;
  paintPaper(painter, box, paper_, theme, radius);
  if (!bar_.isValid()) return;
  const qreal inset = paper_ == Paper::Chosen ? 1.5 : 0.5;
  QPainterPath whole, bar;
  whole.addRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius);
  bar.addRect(box.left(), box.top(), 10, box.height());
  painter.fillPath(whole.intersected(bar), bar_);
}

}  // namespace tapu

#include "moc_sheet.cpp"
