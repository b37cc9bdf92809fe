// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPixmap>

#include "app/kit/theme.h"
#include "engine/board/board.h"
#include "engine/state/state.h"

namespace tapu {

class BoardScene;

/// Whether the sea is painted around the land.
enum class PictureSea { Painted, Transparent };

/// Paints the view of a scene, so that all its land fits into `size` logical pixels. `ratio`: device pixels for each
/// logical pixel.
void paintScene(QPainter& painter, BoardScene& scene, QSize size, PictureSea sea, qreal ratio = 1);

/// Paints a board without a game, fitted into `size` logical pixels.
void paintBoard(QPainter& painter, const Board& board, QSize size, const Theme& theme, PictureSea sea, qreal ratio = 1);
/// The same as a pixmap.
QPixmap boardPicture(const Board& board, QSize size, const Theme& theme, qreal devicePixelRatio = 1,
                     PictureSea sea = PictureSea::Painted);
/// The same with the pieces of a game and a transparent sea. `colors`: player color 0..9 of each seat; empty: 0 1 2 ...
QPixmap positionPicture(const Board& board, const State& position, const std::vector<int>& colors, QSize size,
                        const Theme& theme, qreal devicePixelRatio);
/// A board without a game as an image of `size` pixels.
QImage boardImage(const Board& board, QSize size, const Theme& theme, PictureSea sea = PictureSea::Painted);

}  // namespace tapu
