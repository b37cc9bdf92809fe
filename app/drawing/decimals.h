// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "app/drawing/canvas.h"

namespace tapu {

// The numbers and lines in files of lines and shapes.

/// A number with at most `decimals` decimals, without zeros at its end.
inline QByteArray decimal(double value, int decimals = 2) {
  QByteArray text = QByteArray::number(value, 'f', decimals);
  if (!text.contains('.')) return text;
  while (text.endsWith('0')) text.chop(1);
  if (text.endsWith('.')) text.chop(1);
  return text == "-0" ? QByteArray("0") : text;
}

inline QByteArray spotText(Spot at) { return decimal(at.x) + ' ' + decimal(at.y); }

/// Whether a line ends where it begins.
inline bool isRing(const Line& line) {
  return line.size() > 2 && line.front().x == line.back().x && line.front().y == line.back().y;
}

/// Whether the ends of lines are joined, as around a filled shape.
enum class Closed : quint8 { No, Yes };

}  // namespace tapu
