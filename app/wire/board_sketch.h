// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <optional>

#include "engine/board/board.h"

namespace tapu {

/// A board in few bytes, for the list of games on the network: what a small picture shows, cells, numbers, harbors and
/// robber. Nothing to play on: start pieces and territories are not in it.
inline constexpr int kMostSketchBytes = 400;

/// Empty if the board does not fit: then the list shows no picture of it.
QByteArray sketchOf(const Board& board);
/// The board of a sketch from a stranger; nothing if it is none, or no board that could be played.
std::optional<Board> boardFromSketch(const QByteArray& sketch);

}  // namespace tapu
