// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPainterPath>
#include <functional>

#include "app/board/items.h"
#include "app/kit/art.h"

namespace tapu {

// Painting that several items of a scene share.

/// The same color with this opacity, 0 to 1.
QColor withAlpha(QColor color, double alpha);
/// The box of that size around a point.
QRectF around(QPointF center, double width, double height);
/// Where the badge of a harbor lies, out at sea from its edge.
QRectF harborBadge(const Harbor& harbor, Bearing bearing);
/// Paints a drawing by its name, fitted into the box; paints nothing if there is no such drawing.
void render(QPainter& painter, const QString& name, const QRectF& box, const Tint& tint = {});
/// A text as outlines of that height around a center: sharp at every zoom, and the same with every font engine.
QPainterPath words(const QString& text, double height, QPointF center);
/// True if the painter writes lines and shapes to a file (SVG, PDF), where pixmaps should be avoided, or has the hint
/// LosslessImageRendering, which wants shapes exactly at their places, not on whole pixels.
bool keepsShapes(const QPainter& painter);
/// Draws the picture of `box` (in scene units) as a pixmap that lies on whole device pixels, so that it stays sharp.
/// The pixmap is cached by `key`; `paint` paints it if it is not there.
void drawCrisp(QPainter& painter, const QString& key, const QRectF& box, const Scale& scale,
               const std::function<void(QPainter&)>& paint);

/// The source of the picture of a hex: its drawing, which is exact, or a cached pixmap, which is quick for many.
enum class HexSource : quint8 { Drawing, Pixmap };
/// Paints a hex of this terrain around its middle.
void paintHex(QPainter& painter, Terrain terrain, QPointF middle, const BoardLook& look, const Scale& scale,
              HexSource source);

}  // namespace tapu
