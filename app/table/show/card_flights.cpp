// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/show/card_flights.h"

#include <QEasingCurve>
#include <QPainter>
#include <algorithm>

#include "app/session/plan/house_rules.h"

namespace tapu {

namespace {
constexpr double kApart = 60;  // milliseconds between two cards
}

CardFlights::CardFlights(QWidget* parent) : QWidget(parent) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setAttribute(Qt::WA_NoSystemBackground);
  setFocusPolicy(Qt::NoFocus);
  connect(&animation_, &QVariantAnimation::valueChanged, this, [this](const QVariant& at) { move(at.toDouble()); });
  connect(&animation_, &QVariantAnimation::finished, this, &CardFlights::skip);
  hide();
}

void CardFlights::fly(const std::vector<Flight>& flights, int ms) {
  if (ms <= 0 || flights.empty()) return;
  if (flying() >= kMost) skip();
  const double now = flights_.empty() ? 0 : at_;
  lasts_ = ms;
  for (const Flight& flight : flights) {
    if (flying() >= kMost) break;
    const double after = flights_.empty() ? now : std::max(now, flights_.back().begins + kApart);
    flights_.push_back({flight, after});
  }
  const double end = flights_.back().begins + lasts_;
  animation_.stop();
  animation_.setStartValue(now);
  animation_.setEndValue(end);
  animation_.setDuration(static_cast<int>(end - now));
  raise();
  show();
  animation_.start();
}

void CardFlights::skip() {
  animation_.stop();
  flights_.clear();
  hide();
}

QRect CardFlights::placeOf(const Going& going, double at) const {
  const double part = std::clamp((at - going.begins) / lasts_, 0.0, 1.0);
  const QPointF way = going.flight.to - going.flight.from;
  const QPointF middle = going.flight.from + way * QEasingCurve(QEasingCurve::InOutCubic).valueForProgress(part);
  const QSizeF size = going.flight.card.deviceIndependentSize();
  return QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size).toAlignedRect();
}

void CardFlights::move(double at) {
  for (const Going& going : flights_) update(placeOf(going, at_).united(placeOf(going, at)).adjusted(-2, -2, 2, 2));
  at_ = at;
}

void CardFlights::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  for (const Going& going : flights_) {
    if (at_ < going.begins || at_ >= going.begins + lasts_) continue;
    painter.drawPixmap(placeOf(going, at_).topLeft(), going.flight.card);
  }
}

}  // namespace tapu

#include "moc_card_flights.cpp"
