// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/places.h"

#include <map>

namespace tapu {

namespace {

/// The cells of a board, and which of the hexes around a place names it.
class Namer {
 public:
  explicit Namer(const Board& board) : orientation_(board.orientation) {
    for (const Cell& cell : board.cells) cells_.emplace(cell.at, cell.terrain);
  }

  /// False: no cell has this side.
  bool side(Hex& hex, int& side) const {
    if (cells_.contains(hex)) return true;
    const Hex beyond = neighbor(hex, side, orientation_);
    if (!cells_.contains(beyond)) return false;
    hex = beyond;
    side = (side + kSides / 2) % kSides;
    return true;
  }

  /// False: no cell has this corner.
  bool corner(Hex& hex, int& corner) const {
    if (cells_.contains(hex)) return true;
    const Point here = cornerPoint(hex, corner, orientation_);
    std::optional<Hex> first;
    for (int way = 0; way < kSides; ++way) {
      const Hex beside = neighbor(hex, way, orientation_);
      if (cells_.contains(beside) && cornerAt(beside, here) && (!first || comesBefore(beside, *first))) first = beside;
    }
    if (!first) return false;
    hex = *first;
    corner = *cornerAt(hex, here);
    return true;
  }

 private:
  std::optional<int> cornerAt(Hex hex, Point point) const {
    for (int corner = 0; corner < kSides; ++corner)
      if (cornerPoint(hex, corner, orientation_) == point) return corner;
    return std::nullopt;
  }
  bool comesBefore(Hex a, Hex b) const {
    const bool isLandA = isLand(cells_.at(a)), isLandB = isLand(cells_.at(b));
    return isLandA != isLandB ? isLandA : readsBefore(a, b, orientation_);
  }

  Orientation orientation_;
  std::map<Hex, Terrain> cells_;
};

}  // namespace

bool namePlaces(Board& board) {
  const Namer namer(board);
  bool all = true;
  const auto onSides = [&](auto& pieces) {
    for (auto& each : pieces) all &= namer.side(each.hex, each.side);
  };
  const auto onCorners = [&](auto& pieces) {
    for (auto& each : pieces) all &= namer.corner(each.hex, each.corner);
  };
  onSides(board.harbors);
  onCorners(board.noStart);
  for (Gift& gift : board.gifts)
    all &= gift.on == Gift::On::Edge ? namer.side(gift.hex, gift.place) : namer.corner(gift.hex, gift.place);
  for (SeatStart& start : board.starts) {
    onCorners(start.settlements);
    onSides(start.roads);
    onSides(start.ships);
  }
  for (HalfStart& half : board.halves) {
    onCorners(half.settlements);
    for (auto* route : {&half.road, &half.ship})
      if (*route) all &= namer.side((*route)->hex, (*route)->side);
  }
  return all;
}

}  // namespace tapu
