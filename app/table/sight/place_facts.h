// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <vector>

#include "app/board/spot.h"
#include "app/table/sight/play_sight.h"

namespace tapu {

/// Facts about a place of the board that one points at: public ones, and whether the viewer may build there now.
struct PlaceFacts {
  /// A hex that the place belongs to: its picture and its number, 0 = none.
  struct Yield {
    Terrain terrain;
    int number;
    bool operator==(const Yield&) const = default;
  };
  std::vector<Yield> yields;
  QString title;
  QStringList lines;
  bool operator==(const PlaceFacts&) const = default;
};
/// `board` is the one that is drawn: its harbors are told.
PlaceFacts placeFacts(const PlaySight& sight, const Board& board, const BoardSpot& spot);

/// The place that an action is about; none if it is about no place.
std::optional<BoardSpot> spotOf(const Action& action);

}  // namespace tapu
