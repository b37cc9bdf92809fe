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

/// What replaces the placeholder colors of a drawing; an invalid color leaves them as drawn.
struct Tint {
  QColor fill = {};  ///< for #ff00ff: the body of a piece
  QColor mark = {};  ///< for #00ffff: a player's mark
  QColor ink = {};   ///< for #20243a: the strokes of an icon
};

/// A drawing of the theme by file name without ".svg"; parsed once for each tint. Null if there is none.
std::shared_ptr<QSvgRenderer> drawing(const QString& name, const Tint& tint = {});

/// A drawing as a pixmap of `size` logical pixels, fitted in and centered; cached by name, tint, size and device pixel
/// ratio.
QPixmap picture(const QString& name, QSize size, qreal devicePixelRatio, const Tint& tint = {});
QPixmap picture(const QString& name, int side, qreal devicePixelRatio, const Tint& tint = {});

/// Any pixmap of `pixels` device pixels from the same cache; `paint` makes it where it is not there yet. The key says
/// everything that `paint` depends on besides the size.
QPixmap cachedPicture(const QString& key, QSize pixels, const std::function<void(QPainter&)>& paint);

/// `ui-NAME.svg` ("trade", "end-turn") in a theme's color, sharp at every size and ratio; `off` is used when disabled.
QIcon icon(const QString& name, const QColor& color, const QColor& off = {});

/// That icon at once, fitted into `box`.
void paintIcon(QPainter& painter, const QString& name, const QRectF& box, const QColor& color);

/// Names of drawings: "res-brick", "dev-knight", "terrain-hills"; a card or resource that is not known is "dev-back".
QString drawingOf(Resource resource);
QString drawingOf(Card card);
QString drawingOf(Terrain terrain);
QString drawingOf(RoundEvent event);  ///< an icon: "flood"

QPixmap resourcePicture(Resource resource, int side, qreal devicePixelRatio);
QPixmap diceFace(int eyes, int side, qreal devicePixelRatio);
/// A card as it lies in a hand, with its outline, 56 x 76 or any other size: the picture alone, counts and names are
/// text.
QPixmap cardPicture(Resource resource, QSize size, qreal devicePixelRatio);
QPixmap cardPicture(Card card, QSize size, qreal devicePixelRatio);

/// A player's color disc with its mark. `color` is 0..9.
void paintBadge(QPainter& painter, const QRectF& box, int color);
QPixmap badgePicture(int color, int side, qreal devicePixelRatio);
QIcon badgeIcon(int color);
/// A piece in a player's color with the mark on it, fitted into `box`: "piece-road", "piece-settlement", "piece-city",
/// "piece-ship", or "robber". A road may be turned by degrees; its mark stays upright.
void paintPieceArt(QPainter& painter, const QString& piece, int color, const QRectF& box, double angle = 0);
QPixmap piecePicture(const QString& piece, int color, QSize size, qreal devicePixelRatio);

}  // namespace tapu
