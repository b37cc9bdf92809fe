// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/elided_words.h"

#include <QFontMetrics>
#include <QPainter>
#include <algorithm>
#include <optional>

#include "app/kit/line_breaks.h"
#include "app/kit/spoken.h"

namespace tapu {

namespace {

constexpr int kSmall = 12;       ///< size of a text that has no room in larger letters
constexpr qreal kClosest = 0.8;  ///< distance of two lines of larger letters, of their height

/// The distance of lines that share this height.
qreal pitchOf(const QStringList& lines, const QFont& face, qreal height) {
  return std::min<qreal>(QFontMetrics(face).height(), height / std::max<qreal>(1, static_cast<qreal>(lines.size())));
}

/// Whether all letters of these lines have room in this height, and none touches another line. Letters of some scripts
/// are higher than those of others, which the font metrics do not say.
bool haveRoom(const QStringList& lines, const QFont& face, qreal height) {
  const QFontMetricsF metrics(face);
  const qreal pitch = pitchOf(lines, face, height);
  qreal baseline =
      (height - pitch * static_cast<qreal>(lines.size()) + pitch - metrics.height()) / 2 + metrics.ascent();
  qreal taken = 0;
  for (const QString& line : lines) {
    const QRectF ink = metrics.tightBoundingRect(line).translated(0, baseline);
    if (ink.top() < taken) return false;
    taken = ink.bottom();
    baseline += pitch;
  }
  return taken <= height;
}

/// A text as it is shown in its place.
struct Laid {
  QFont face;
  QStringList lines;
};

/// The text without the spaces at which its lines may break.
QString lettersOf(const QString& text) { return text.simplified().remove(u' '); }

/// All of the text in letters of this size, in one line or in two; nothing if it has no room.
std::optional<Laid> wholeIn(const QSizeF& place, const QString& text, int pixels, Weight weight) {
  Laid laid{textFont(pixels, weight), {}};
  const QFontMetrics metrics(laid.face);
  const bool fits = metrics.horizontalAdvance(text) <= place.width();
  laid.lines = brokenLines(text, laid.face, place.width(), fits ? 1 : 2);
  if (fits) return laid;
  const bool isAiry = pitchOf(laid.lines, laid.face, place.height()) >= kClosest * metrics.height();
  const bool isWhole = lettersOf(laid.lines.join(u' ')) == lettersOf(text);
  return isWhole && isAiry && haveRoom(laid.lines, laid.face, place.height()) ? std::optional(laid) : std::nullopt;
}

/// The largest letters in which all of it has room; else it is cut.
Laid laidIn(const QSizeF& place, const QString& text, int pixels, Weight weight) {
  for (int each = pixels; each > kSmall; --each)
    if (auto whole = wholeIn(place, text, each, weight)) return *whole;
  Laid laid{textFont(std::min(pixels, kSmall), weight), {}};
  laid.lines = brokenLines(text, laid.face, place.width(), 2);
  if (laid.lines.size() > 1 && !haveRoom(laid.lines, laid.face, place.height()))
    laid.lines = brokenLines(text, laid.face, place.width(), 1);
  return laid;
}

}  // namespace

void paintElided(QPainter& painter, const QRectF& box, const QString& text, int pixels, Weight weight) {
  const auto [face, lines] = laidIn(box.size(), text, pixels, weight);
  painter.setFont(face);
  const qreal pitch = pitchOf(lines, face, box.height());
  qreal top = box.top() + (box.height() - pitch * static_cast<qreal>(lines.size())) / 2;
  for (const QString& line : lines) {
    painter.drawText(QRectF(box.left(), top, box.width(), pitch), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip,
                     line);
    top += pitch;
  }
}

ElidedWords::ElidedWords(int pixels, Weight weight, QColor Theme::*color, QWidget* parent)
    : QWidget(parent), pixels_(pixels), weight_(weight), color_(color) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void ElidedWords::setText(const QString& text) {
  if (text == text_) return;
  text_ = text;
  setSpokenName(this, text);
  setToolTip(plainTip(text));
  updateGeometry();
  update();
}

bool ElidedWords::isWholeIn(QSize place) const {
  return lettersOf(laidIn(place, text_, pixels_, weight_).lines.join(u' ')) == lettersOf(text_);
}

void ElidedWords::setColor(QColor Theme::*color) {
  color_ = color;
  update();
}

int ElidedWords::shownPixels() const { return laidIn(size(), text_, pixels_, weight_).face.pixelSize(); }

QSize ElidedWords::sizeHint() const {
  const QFontMetrics metrics(textFont(pixels_, weight_));
  return {metrics.horizontalAdvance(text_) + 2, metrics.height() + 2};
}

QSize ElidedWords::minimumSizeHint() const { return {std::min(least_, sizeHint().width()), sizeHint().height()}; }

void ElidedWords::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setPen(themeOf(this).*color_);
  paintElided(painter, rect(), text_, pixels_, weight_);
}

}  // namespace tapu

#include "moc_elided_words.cpp"
