// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/values/cbor_reader.h"
#include "app/values/cbor_writer.h"
#include "engine/board/chain.h"

namespace tapu {

/// The most cells of a board that a file, a record or a frame may bring.
inline constexpr int kMostCells = 2000;

/// A board: every place by its first name (`namePlaces`), from any name. A reader refuses cells that are there twice
/// and pieces, harbors, gifts, robbers and a pirate that lie at no cell; `problems(board)` judges whether the board can
/// be played.
void fields(CborWriter& out, const Board& board);
void fields(CborReader& in, Board& board);

/// A chain of at least one board: ends, kinds of boards by name, their order along the chain. Whether it can be played
/// is for `problems(chain)` to say.
void fields(CborWriter& out, const Chain& chain);
void fields(CborReader& in, Chain& chain);

}  // namespace tapu
