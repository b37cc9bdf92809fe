// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "app/board/spot.h"

namespace tapu {

// Places of a board in words, for those who do not see it, and in the short form for typing.

/// The words for a place, for a screen reader: its name, and more on request.
struct SpotText {
  QString name, details;
};

/// A place in parts, to be joined by semicolons: "Corner: Forest 8, Hills 5, Sea", "3:1 harbor". Where the board ends
/// there is sea.
QStringList spotParts(const Board& board, const Topology& map, const BoardSpot& spot);

/// The short form of a place: the number of a hex at it and the direction from there, "8", "8NE"; a letter separates
/// hexes of one number in reading order, "8aNE"; land without a number is "0". Beside sea alone, and on chains of
/// boards, it is the form of records, "0,-2/NE".
QString shortName(const Topology& map, const BoardSpot& spot);
/// All places of a kind that a short form may mean; capitals do not matter, digits may be Devanagari. Without the
/// letter there are several if several hexes have that number. Empty if it means none.
std::vector<BoardSpot> spotsNamed(const Topology& map, const QString& text, BoardSpot::Kind kind);

}  // namespace tapu
