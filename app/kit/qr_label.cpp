// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/qr_label.h"

#include <QPainter>

namespace tapu {

QrLabel::QrLabel(int side, QWidget* parent) : QWidget(parent) { setFixedSize(side, side); }

void QrLabel::setText(const QString& text) {
  if (text == text_) return;
  text_ = text;
  code_ = QrCode(text);
  update();
}

void QrLabel::paintEvent(QPaintEvent*) {
  if (text_.isEmpty() || code_.isEmpty()) return;
  QPainter painter(this);
  code_.paint(painter, rect());
}

}  // namespace tapu

#include "moc_qr_label.cpp"
