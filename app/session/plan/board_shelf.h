// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/files/board_file.h"
#include "engine/state/setup.h"

namespace tapu {

/// Boards that come with the program ("the shelf") and are chosen by name (option map.kind = file), in the order in
/// which the page shows them.
const std::vector<BoardFile>& boardShelf();
/// The file on the shelf with the same hexes, numbers and ships as this board, harbors aside; null if there is none.
const BoardFile* onTheShelf(const Board& board);
/// The name of that file in the folder of boards, without its ending; empty if there is none.
QString fileNameOnTheShelf(const Board& board);

/// Whether games on a board are of the sea: it asks for ships, or for something that lies in the sea (7.1, 14).
bool isOfTheSea(const Board& board);
/// The numbers of seats that a board is made for: as its file says (14.15), else as many as find room and start pieces
/// there.
SeatAdvice seatsMadeFor(const BoardFile& file);

/// The name of a board from a file on the screen: its own, or words such as "board from a file" if it has none.
QString nameOfBoard(const BoardFile& file);

/// Why a game with so many seats cannot be played on this board, which has start pieces for fewer (13.1), as a
/// sentence; empty: it can.
QString whyNotOn(const Board& board, Setup setup);

/// Gives the setup an island of its kind `usual` where its own has start pieces for fewer seats than it has (13.1).
/// `givenUp` then remembers the kind that was chosen, and that one is back as soon as it has room again. A board from a
/// file stays: whoever opened it is told that it has no room.
void fitIsland(Setup& setup, MapKind usual, std::optional<MapKind>& givenUp);

/// Puts a board from a file into a setup, with the options that the file asks for.
void useBoard(Setup& setup, const BoardFile& file);
/// Gives the setup a board that fits its options now: a newly drawn one, or, where the board is from a file, `file`
/// with or without its harbors.
void renewBoard(Setup& setup, const Board& file);

}  // namespace tapu
