// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/files/board_file.h"
#include "engine/state/setup.h"

namespace tapu {

/// Boards that come with the program and are chosen by name (map.kind = file), in the order of the page.
const std::vector<BoardFile>& boardShelf();
/// The file on the shelf with this land and sea, whatever became of its harbors; null if there is none.
const BoardFile* onTheShelf(const Board& board);

/// What a board from a file is called: its own name, or that it is one.
QString nameOfBoard(const BoardFile& file);

/// Puts a board from a file into a game, with the options that the file asks for.
void useBoard(Setup& setup, const BoardFile& file);
/// Another board as the options want it now: drawn anew, or `file` with or without its harbors where a file is played.
void renewBoard(Setup& setup, const Board& file);

}  // namespace tapu
