// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "engine/board/board.h"

namespace tapu {

/// A plain picture of a board as a PNG file, made without a screen: flat hexes with numbers, harbors as dots on their
/// side. `hexWidth` in pixels.
QByteArray plainPicture(const Board& board, int hexWidth);

}  // namespace tapu
