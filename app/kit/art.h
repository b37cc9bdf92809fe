// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>
#include <QSize>
#include <QString>
#include <functional>
#include <memory>

#include "engine/board/resource.h"
#include "engine/state/move.h"

class QPainter;
class QSvgRenderer;

namespace tapu {

/// Replacements for the placeholder colors of a drawing; an invalid color leaves them as drawn.
struct Tint {
  QColor fill = {};  ///< for #ff00ff: the body of a piece
  QColor mark = {};  ///< for #00ffff: a player's mark
  QColor ink = {};   ///< for #20243a: the strokes of an icon
};

/// A drawing by its file name without ".svg"; parsed once for each tint. Null if there is no such file.
std::shared_ptr<QSvgRenderer> drawing(const QString& name, const Tint& tint = {});

/// A drawing as a pixmap of `size` logical pixels, fitted in and centered; cached by name, tint, size and device pixel
/// ratio.
QPixmap picture(const QString& name, QSize size, qreal devicePixelRatio, const Tint& tint = {});
/// The same in a square.
QPixmap picture(const QString& name, int side, qreal devicePixelRatio, const Tint& tint = {});

/// Any pixmap of `pixels` device pixels from the same cache; `paint` draws it if it is not there yet. The key must name
/// everything that the picture depends on besides the size.
QPixmap cachedPicture(const QString& key, QSize pixels, const std::function<void(QPainter&)>& paint);

/// The icon of the drawing `ui-NAME.svg` ("trade", "end-turn") in this color, sharp at every size and ratio; `off` is
/// the color while disabled, an invalid one means `color`.
QIcon icon(const QString& name, const QColor& color, const QColor& off = {});

/// Paints that icon, fitted into `box`.
void paintIcon(QPainter& painter, const QString& name, const QRectF& box, const QColor& color);

/// Names of drawings, for `picture`: "res-brick", "dev-knight", "terrain-hills"; "dev-back" for a card or resource that
/// is not known.
QString drawingOf(Resource resource);
QString drawingOf(Card card);
QString drawingOf(Terrain terrain);
QString drawingOf(RoundEvent event);  ///< the name of an icon, for `icon`: "flood"

/// The picture of a resource, and of a die that shows `eyes` (1 to 6), in a square.
QPixmap resourcePicture(Resource resource, int side, qreal devicePixelRatio);
QPixmap diceFace(int eyes, int side, qreal devicePixelRatio);
/// The picture of a card in a hand, with its outline, 56 x 76 or any other size. The caller draws numbers and names as
/// text.
QPixmap cardPicture(Resource resource, QSize size, qreal devicePixelRatio);
QPixmap cardPicture(Card card, QSize size, qreal devicePixelRatio);

/// A player's badge: a disc of their color with the mark of that color. `color` is 0..9.
void paintBadge(QPainter& painter, const QRectF& box, int color);
QPixmap badgePicture(int color, int side, qreal devicePixelRatio);
QIcon badgeIcon(int color);
/// A piece in a player's color with the mark on it, fitted into `box`: "piece-road", "piece-settlement", "piece-city",
/// "piece-ship", or "robber". A road may be turned by degrees; its mark stays upright.
void paintPieceArt(QPainter& painter, const QString& piece, int color, const QRectF& box, double angle = 0);
QPixmap piecePicture(const QString& piece, int color, QSize size, qreal devicePixelRatio);

}  // namespace tapu
