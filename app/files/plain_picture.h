// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "engine/board/board.h"

namespace tapu {

/// A picture of a board as a PNG file, made without a screen: as on the table if the program carries the art
/// (`tapu_art`), else in plain colors. With harbors, start pieces, and robbers where they start. `hexWidth` in pixels.
QByteArray plainPicture(const Board& board, int hexWidth);

}  // namespace tapu
