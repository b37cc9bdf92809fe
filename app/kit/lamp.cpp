// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/lamp.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace tapu {

namespace {

class LampWords {
  Q_DECLARE_TR_FUNCTIONS(Lamp)
};

void paintDisc(QPainter& painter, const QRectF& disc, const QColor& fill, const QColor& ink) {
  painter.setPen(QPen(ink, disc.width() * 0.09));
  painter.setBrush(fill);
  painter.drawEllipse(disc);
}

void paintFace(QPainter& painter, const QRectF& disc, const Theme& theme) {
  const double unit = disc.width();
  painter.setPen(QPen(theme.ink2, unit * 0.1));
  painter.setBrush(theme.surface);
  painter.drawRoundedRect(disc, unit * 0.2, unit * 0.2);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.ink2);
  for (double side : {-0.2, 0.2})
    painter.drawEllipse(disc.center() + QPointF(side * unit, -0.1 * unit), 0.09 * unit, 0.09 * unit);
  painter.drawRect(QRectF(disc.center().x() - 0.22 * unit, disc.center().y() + 0.18 * unit, 0.44 * unit, 0.1 * unit));
}

/// A check mark or a cross of lines, in parts of the disc from its middle.
void paintSign(QPainter& painter, const QRectF& disc, Lamp lamp, const QColor& color) {
  const auto at = [&](double x, double y) { return disc.center() + QPointF(x, y) * disc.width(); };
  QPainterPath sign;
  if (lamp == Lamp::Connected) {
    sign.moveTo(at(-0.24, 0.02));
    sign.lineTo(at(-0.06, 0.2));
    sign.lineTo(at(0.26, -0.18));
  } else {
    sign.moveTo(at(-0.23, -0.23));
    sign.lineTo(at(0.23, 0.23));
    sign.moveTo(at(0.23, -0.23));
    sign.lineTo(at(-0.23, 0.23));
  }
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(color, disc.width() * 0.14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(sign);
}

}  // namespace

void paintLamp(QPainter& painter, const QRectF& box, Lamp lamp, const Theme& theme) {
  if (lamp == Lamp::None) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  const double side = std::min(box.width(), box.height()) - 1;
  const QRectF disc(box.center().x() - side / 2, box.center().y() - side / 2, side, side);
  const QColor onDisc = theme.isDark() ? fixed::ink : fixed::cream;
  switch (lamp) {
    case Lamp::Connected: paintDisc(painter, disc, theme.ok, theme.ink); break;
    case Lamp::Lost: paintDisc(painter, disc, theme.danger, theme.ink); break;
    case Lamp::Bot: paintFace(painter, disc, theme); break;
    case Lamp::Idle:
      paintDisc(painter, disc, theme.surface, theme.ink);
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.accent);
      painter.drawPie(disc.adjusted(side * 0.07, side * 0.07, -side * 0.07, -side * 0.07), 90 * 16, 180 * 16);
      break;
    case Lamp::Kept:
      painter.setBrush(Qt::NoBrush);
      painter.setPen(QPen(theme.ink2, side * 0.11, Qt::CustomDashLine));
      {
        QPen dashes = painter.pen();
        dashes.setDashPattern({2, 1.6});
        painter.setPen(dashes);
      }
      painter.drawEllipse(disc.adjusted(1, 1, -1, -1));
      break;
    case Lamp::None: break;
  }
  if (lamp == Lamp::Connected || lamp == Lamp::Lost) paintSign(painter, disc, lamp, onDisc);
  painter.restore();
}

QString lampWords(Lamp lamp) {
  switch (lamp) {
    //: State of a seat, shown as a lamp beside the name
    case Lamp::Connected: return LampWords::tr("connected");
    //: State of a seat: the player is connected and does nothing
    case Lamp::Idle: return LampWords::tr("idle");
    //: State of a seat: the connection of its player is lost
    case Lamp::Lost: return LampWords::tr("not connected");
    //: State of a seat: a bot plays it
    case Lamp::Bot: return LampWords::tr("bot");
    //: State of a seat: nobody sits there and it is kept free for somebody
    case Lamp::Kept: return LampWords::tr("kept free");
    case Lamp::None: break;
  }
  return {};
}

}  // namespace tapu
