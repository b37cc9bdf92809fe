// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

#include "app/kit/theme.h"

class QPainter;

namespace tapu {

/// The state of a seat as a lamp, told apart by its shape as much as by its color. Connected: a disc with a check mark.
/// Idle: half a disc. Lost: a disc with a cross. Bot: a square face. Kept: a dashed ring, for a seat that is kept free.
enum class Lamp : quint8 { None, Connected, Idle, Lost, Bot, Kept };

/// Paints a lamp, fitted into `box`; 13 to 16 logical pixels are best. None paints nothing.
void paintLamp(QPainter& painter, const QRectF& box, Lamp lamp, const Theme& theme);
/// The lamp's state in words, for tool tips and screen readers: "connected".
QString lampWords(Lamp lamp);

}  // namespace tapu
