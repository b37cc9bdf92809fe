// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "app/board/spot.h"
#include "app/files/board_file.h"
#include "engine/board/topology.h"

namespace tapu {

/// Everything that a hex has, each thing in a few words: terrain and number, how often that is thrown, harbors, robber,
/// pirate, start pieces and whose they are, gifts, its island, whether first settlements may stand there, territory,
/// dividing line, lock. Where there is no cell: that alone.
QStringList hexParts(const BoardFile& file, Hex at);
/// The same of what lies on an edge or a corner: a gift, and whether first settlements are kept off.
QStringList borderParts(const Board& board, const Topology& map, const BoardSpot& spot);

}  // namespace tapu
