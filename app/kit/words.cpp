// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/words.h"

#include <QEvent>

#include "app/kit/line_breaks.h"

namespace tapu {

Words::Words(const QString& text, int pixels, Weight weight, QColor Theme::*color, QWidget* parent)
    : QLabel(softened(text), parent), text_(text), color_(color), pixels_(pixels), weight_(weight) {
  setTextFormat(Qt::PlainText);
  setWordWrap(true);
  setIndent(kBearing);
  // Bold vowel signs reach above the font's own height.
  if (weight == Weight::Bold && pixels >= 14) setMargin(pixels < 20 ? 1 : 2);
  applyLook();
}

void Words::setText(const QString& text) {
  text_ = text;
  // A text that can be copied gets no invisible marks.
  QLabel::setText(textInteractionFlags() & Qt::TextSelectableByMouse ? text : softened(text));
}

void Words::setColor(QColor Theme::*color) {
  color_ = color;
  applyLook();
}

void Words::applyLook() {
  const QFont wanted = textFont(pixels_, weight_);
  if (font() != wanted) setFont(wanted);
  const QColor ink = themeOf(this).*color_;
  if (palette().color(QPalette::WindowText) == ink) return;
  QPalette own = palette();
  own.setColor(QPalette::WindowText, ink);
  setPalette(own);
}

void Words::changeEvent(QEvent* event) {
  QLabel::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange ||
      event->type() == QEvent::ParentChange)
    applyLook();
}

}  // namespace tapu

#include "moc_words.cpp"
