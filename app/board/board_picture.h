// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPixmap>

#include "app/kit/theme.h"
#include "engine/board/board.h"
#include "engine/state/state.h"

namespace tapu {

class BoardScene;

enum class PictureSea { Painted, Transparent };

/// What a scene shows, with all its land fitted into `size` logical pixels.
void paintScene(QPainter& painter, BoardScene& scene, QSize size, PictureSea sea, qreal ratio = 1);

/// A board without a game, fitted into `size` logical pixels: for the lobby, the start page and the board shelf.
void paintBoard(QPainter& painter, const Board& board, QSize size, const Theme& theme, PictureSea sea, qreal ratio = 1);
QPixmap boardPicture(const Board& board, QSize size, const Theme& theme, qreal devicePixelRatio = 1,
                     PictureSea sea = PictureSea::Painted);
/// The same with the pieces of a game, on no sea. `colors`: player color 0..9 of each seat; empty: 0 1 2 ...
QPixmap positionPicture(const Board& board, const State& position, const std::vector<int>& colors, QSize size,
                        const Theme& theme, qreal devicePixelRatio);
QImage boardImage(const Board& board, QSize size, const Theme& theme, PictureSea sea = PictureSea::Painted);

}  // namespace tapu
