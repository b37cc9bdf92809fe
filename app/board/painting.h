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
QRectF harborBadge(const Harbor& harbor, Orientation orientation);
/// A drawing of the art by its name; nothing if there is none.
void render(QPainter& painter, const QString& name, const QRectF& box, const Tint& tint = {});
/// Digits as outlines: exact at every zoom, the same with every font engine.
QPainterPath words(const QString& text, double height, QPointF center);
/// True if the painter keeps lines and shapes, as for SVG and PDF; pixmaps would spoil them there.
bool keepsShapes(const QPainter& painter);
/// Draws a pixmap of `box` (scene units) on whole device pixels; `paint` makes it where it is not cached.
void drawCrisp(QPainter& painter, const QString& key, const QRectF& box, const Scale& scale,
               const std::function<void(QPainter&)>& paint);

}  // namespace tapu
