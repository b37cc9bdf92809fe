// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/board/board.h"

namespace tapu {

/// Writes a board as a picture to print: `.png` at 300 dots an inch on A4, `.svg` and `.pdf` with lines and shapes.
/// A file of any other name is written as `.png` is. False: the file could not be written.
bool savePicture(const QString& path, const Board& board, const QString& title);
/// Whether `savePicture` can write a file of this name: it ends in `.png`, `.svg` or `.pdf`.
bool isPictureName(const QString& path);

}  // namespace tapu
