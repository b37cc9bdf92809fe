// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/show/confetti.h"

#include <QPainter>
#include <array>
#include <cmath>

#include "app/kit/theme.h"

namespace tapu {

namespace {
constexpr int kPieces = 110;

/// A number from 0 to 1 for each piece and purpose: the same at each fall, so that nothing has to be kept.
double scatter(int piece, int purpose) {
  const double wave = std::sin(piece * 12.9898 + purpose * 78.233) * 43758.5453;
  return wave - std::floor(wave);
}
}  // namespace

Confetti::Confetti(QWidget* parent) : QWidget(parent) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setAttribute(Qt::WA_NoSystemBackground);
  setFocusPolicy(Qt::NoFocus);
  animation_.setStartValue(0.0);
  animation_.setEndValue(1.0);
  connect(&animation_, &QVariantAnimation::valueChanged, this, [this](const QVariant& at) {
    const QRegion before = covered();
    at_ = at.toDouble();
    update(before | covered());
  });
  connect(&animation_, &QVariantAnimation::finished, this, &Confetti::skip);
  hide();
}

void Confetti::fall(int color, int ms) {
  if (ms <= 0 || !parentWidget()) return;
  color_ = color;
  at_ = 0;
  setGeometry(parentWidget()->rect());
  animation_.stop();
  animation_.setDuration(ms);
  raise();
  show();
  animation_.start();
}

void Confetti::skip() {
  animation_.stop();
  hide();
}

Confetti::Piece Confetti::pieceAt(int number) const {
  const double begins = 0.45 * scatter(number, 1), part = (at_ - begins) / (1 - begins);
  if (part < 0) return {};
  const double sway = 24 * std::sin(6 * part + 6 * scatter(number, 2));
  const double x = width() * scatter(number, 3) + sway;
  const double y = -20 + (height() + 40) * part * (0.6 + 0.4 * scatter(number, 4));
  return {{x, y}, scaled(6) + scaled(6) * scatter(number, 5), 360 * (scatter(number, 6) + part)};
}

QRegion Confetti::covered() const {
  QRegion all;
  for (int number = 0; number < kPieces; ++number) {
    const Piece piece = pieceAt(number);
    if (piece.side > 0)
      all +=
          QRectF(piece.at.x() - piece.side, piece.at.y() - piece.side, 2 * piece.side, 2 * piece.side).toAlignedRect();
  }
  return all;
}

void Confetti::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const PlayerColor& player = playerColor(color_);
  const std::array colors{player.fill, player.fill, fixed::cream, theme.accent, player.fill};
  painter.setOpacity(std::min(1.0, 4 * (1 - at_)));
  painter.setPen(QPen(fixed::ink, 0.8));
  for (int number = 0; number < kPieces; ++number) {
    const Piece piece = pieceAt(number);
    if (piece.side <= 0) continue;
    painter.save();
    painter.translate(piece.at);
    painter.rotate(piece.turn);
    painter.setBrush(colors[static_cast<std::size_t>(number) % colors.size()]);
    painter.drawRect(QRectF(-piece.side / 2, -piece.side / 4, piece.side, piece.side / 2));
    painter.restore();
  }
}

}  // namespace tapu

#include "moc_confetti.cpp"
