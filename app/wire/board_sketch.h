// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <optional>

#include "engine/board/board.h"

namespace tapu {

// A sketch is a board in few bytes, for the small picture in the list of games on the network: cells, numbers, harbors
// and robber. No game can be played on it: start pieces and territories are not in it.

/// The longest sketch, in bytes.
inline constexpr int kMostSketchBytes = 400;

/// The sketch of a board; empty if it would be longer than `kMostSketchBytes`: then the list shows no picture.
QByteArray sketchOf(const Board& board);
/// Reads a sketch that came over the network. Nothing if the bytes are no sketch, or its board could not be played.
std::optional<Board> boardFromSketch(const QByteArray& sketch);

}  // namespace tapu
