// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/segments.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "app/kit/focus_ring.h"
#include "app/kit/segments_accessible.h"
#include "app/kit/sheet.h"
#include "app/kit/spoken.h"
#include "app/kit/theme.h"

namespace tapu {

Segments::Segments(QWidget* parent) : QWidget(parent) {
  SegmentsAccessible::install();
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Segments::setChoices(const QStringList& texts) {
  if (const QString before = texts_.join(QStringLiteral(", ")); accessibleName() == before)  // no other name was given
    setSpokenName(this, texts.join(QStringLiteral(", ")));
  const QString before = texts_.value(chosen_);
  texts_ = texts;
  tellChosen(before);
  updateGeometry();
  update();
}

void Segments::choose(int index) {
  const QString before = texts_.value(chosen_);
  chosen_ = index;
  tellChosen(before);
  update();
}

/// The chosen word is told unless a page tells what the choice does; `SegmentsAccessible` puts it before that.
void Segments::tellChosen(const QString& before) {
  if (accessibleDescription() == before) setSpokenDetails(this, texts_.value(chosen_));
}

int Segments::widthOf(int index) const {
  return QFontMetrics(textFont(kChoiceText, Weight::Bold)).horizontalAdvance(texts_.value(index)) + 24;
}

QRect Segments::box(int index) const {
  int left = 6;
  for (int i = 0; i < index; ++i) left += widthOf(i);
  return {left, 6, widthOf(index), height() - 12};
}

QSize Segments::sizeHint() const {
  int width = 12;
  for (int i = 0; i < texts_.size(); ++i) width += widthOf(i);
  return {width, std::max(40, QFontMetrics(textFont(kChoiceText, Weight::Bold)).height() + 18)};
}

void Segments::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = themeOf(this);
  const QRectF well = QRectF(rect()).adjusted(3, 3, -3, -3);
  paintPaper(painter, well, Paper::Well, theme, 10);
  for (int i = 0; i < texts_.size(); ++i) {
    const QRectF here = box(i);
    if (i == chosen_) {
      painter.setPen(QPen(theme.line, 1));
      painter.setBrush(theme.raised);
      painter.drawRoundedRect(here.adjusted(0.5, 0.5, -0.5, -0.5), 7, 7);
    }
    painter.setFont(textFont(kChoiceText, Weight::Bold));
    painter.setPen(i == chosen_ ? theme.ink : theme.ink2);
    painter.drawText(here, Qt::AlignCenter, texts_[i]);
  }
  if (hasFocus()) paintFocusRing(painter, QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), theme, 11);
}

void Segments::pick(int index) {
  if (index < 0 || index >= texts_.size() || index == chosen_) return;
  choose(index);
  SegmentsAccessible::tellChosen(this);
  Q_EMIT picked(index);
}

void Segments::mousePressEvent(QMouseEvent* event) {
  for (int i = 0; i < texts_.size(); ++i)
    if (box(i).contains(event->position().toPoint())) return pick(i);
}

void Segments::keyPressEvent(QKeyEvent* event) {
  const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
  if (step == 0 && event->key() != Qt::Key_Space) return QWidget::keyPressEvent(event);
  if (step == 0) return pick((chosen_ + 1) % static_cast<int>(texts_.size()));
  pick(chosen_ + step);
}

void Segments::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void Segments::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

void Segments::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) updateGeometry();
}

}  // namespace tapu

#include "moc_segments.cpp"
