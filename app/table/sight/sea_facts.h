// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "app/board/board_scene.h"
#include "app/table/sight/play_sight.h"

namespace tapu {

// Facts about places of a board of the sea (14), all of them public.

/// The lines about a cell under the fog: what turns it up, and how much of what lies there is sea.
QStringList fogLines(const PlaySight& sight);
/// The gift that lies on a corner or an edge: "Gift: 2 × Ore". Empty: none lies there.
QString giftLine(const PlaySight& sight, const BoardSpot& spot);
/// The lines about the island that a hex or a corner is on: what a first settlement of the viewer brings there, and who
/// has had one. None while the first pieces are placed, where it brings nothing yet.
QStringList islandLines(const PlaySight& sight, const BoardSpot& spot);
/// A line about an edge of the cell where the pirate lies; empty for other edges.
QString pirateLine(const PlaySight& sight, EdgeId edge);
/// Signs at those of the lit corners where a settlement brings points for its island.
std::vector<CornerSign> islandSigns(const PlaySight& sight, const std::vector<Action>& lit);
/// The chips of all islands whose first settlement may still bring points to somebody.
std::vector<IslandChip> islandChips(const PlaySight& sight);

}  // namespace tapu
