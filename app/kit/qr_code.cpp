// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/qr_code.h"

#include <qrencode.h>

#include <QPainter>
#include <QPainterPath>
#include <memory>

namespace tapu {

QrCode::QrCode(const QString& text) {
  const QByteArray bytes = text.toUtf8();
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
      QRcode_encodeString8bit(bytes.constData(), 0, QR_ECLEVEL_M), &QRcode_free);
  if (!code) return;
  side_ = code->width;
  for (int i = 0; i < side_ * side_; ++i) dark_.push_back(code->data[i] & 1);
}

void QrCode::paint(QPainter& painter, const QRectF& box) const {
  painter.fillRect(box, Qt::white);
  if (isEmpty()) return;
  const double module = std::min(box.width(), box.height()) / (side_ + 2 * kQuiet);
  const QPointF corner = box.center() - QPointF(module, module) * (side_ / 2.0);
  // One path for all: where single squares touch, some printers leave a white hair.
  QPainterPath path;
  path.setFillRule(Qt::WindingFill);
  for (int row = 0; row < side_; ++row) {
    for (int column = 0; column < side_; ++column) {
      int end = column;
      while (end < side_ && isDark(end, row)) ++end;
      if (end > column)
        path.addRect({corner.x() + column * module, corner.y() + row * module, (end - column) * module, module});
      column = std::max(column, end - 1);
    }
  }
  painter.fillPath(path, Qt::black);
}

}  // namespace tapu
