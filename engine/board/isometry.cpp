// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/isometry.h"

#include <algorithm>
#include <limits>

namespace tapu {

namespace {

Hex mirrorImage(Hex at, Orientation orientation) {
  return orientation == Orientation::Pointy ? Hex{-at.q - at.r, at.r} : Hex{-at.q, at.q + at.r};
}

template <class Place, class Move>
void moveAll(std::vector<Place>& places, Move move) {
  for (Place& place : places) move(place);
}

/// A gift by the name that other things on its edge or corner have for it.
struct GiftSide {
  Hex& hex;
  int& side;
};
struct GiftCorner {
  Hex& hex;
  int& corner;
};

/// Moves all sides and corners on which something lies.
template <class OnSide, class OnCorner>
void moveAllPlaces(Board& board, OnSide onSide, OnCorner onCorner) {
  moveAll(board.noStart, onCorner);
  for (Gift& gift : board.gifts) {
    GiftSide side{gift.hex, gift.place};
    GiftCorner corner{gift.hex, gift.place};
    gift.on == Gift::On::Edge ? onSide(side) : onCorner(corner);
  }
  moveAll(board.harbors, onSide);
  for (SeatStart& start : board.starts) {
    moveAll(start.settlements, onCorner);
    moveAll(start.roads, onSide);
    moveAll(start.ships, onSide);
  }
  for (HalfStart& half : board.halves) {
    moveAll(half.settlements, onCorner);
    for (auto* route : {&half.road, &half.ship})
      if (*route) onSide(**route);
  }
}

}  // namespace

Hex Isometry::hex(Hex at, Orientation orientation) const {
  if (mirrored == Mirrored::Yes) at = mirrorImage(at, orientation);
  for (int i = 0; i < turns; ++i) at = {-at.r, at.q + at.r};
  return at + shift;
}

int Isometry::side(int side, Orientation orientation) const {
  if (mirrored == Mirrored::Yes) side = (orientation == Orientation::Pointy ? 5 : 6) - side;
  return (side + turns) % kSides;
}

int Isometry::corner(int corner, Orientation orientation) const {
  if (mirrored == Mirrored::Yes) corner = (orientation == Orientation::Pointy ? 6 : 7) - corner;
  return (corner + turns) % kSides;
}

Isometry about(Hex middle, Mirrored mirrored, int turns, Orientation orientation) {
  Isometry motion{mirrored, ((turns % kSides) + kSides) % kSides, {}};
  const Hex moved = motion.hex(middle, orientation);
  motion.shift = {middle.q - moved.q, middle.r - moved.r};
  return motion;
}

std::vector<Isometry> isometriesOf(Symmetry symmetry, Hex middle, Orientation orientation) {
  const auto turned = [&](int turns) { return about(middle, Mirrored::No, turns, orientation); };
  switch (symmetry) {
    case Symmetry::None: break;
    case Symmetry::Twofold: return {turned(0), turned(3)};
    case Symmetry::Threefold: return {turned(0), turned(2), turned(4)};
    case Symmetry::Sixfold: return {turned(0), turned(1), turned(2), turned(3), turned(4), turned(5)};
    case Symmetry::LeftRight: return {turned(0), about(middle, Mirrored::Yes, 0, orientation)};
    case Symmetry::TopBottom: return {turned(0), about(middle, Mirrored::Yes, 3, orientation)};
  }
  return {turned(0)};
}

Board imageOf(const Board& board, const Isometry& motion) {
  Board image = board;
  const Orientation o = board.orientation;
  const auto hex = [&](Hex& at) { at = motion.hex(at, o); };
  for (Cell& cell : image.cells) hex(cell.at);
  if (image.robber) hex(*image.robber);
  for (Hex& robber : image.moreRobbers) hex(robber);
  if (image.pirate && image.pirate->at) hex(*image.pirate->at);
  moveAllPlaces(
      image,
      [&](auto& place) {
        hex(place.hex);
        place.side = motion.side(place.side, o);
      },
      [&](auto& place) {
        hex(place.hex);
        place.corner = motion.corner(place.corner, o);
      });
  if (image.chainOffset) {
    const Isometry direction{motion.mirrored, motion.turns, {}};
    image.chainOffset = direction.hex(*image.chainOffset, o);
  }
  std::sort(image.cells.begin(), image.cells.end(),
            [o](const Cell& a, const Cell& b) { return readsBefore(a.at, b.at, o); });
  return image;
}

Board inOtherOrientation(const Board& board) {
  Board image = board;
  const bool wasPointy = board.orientation == Orientation::Pointy;
  image.orientation = wasPointy ? Orientation::Flat : Orientation::Pointy;
  // Side 0 of a flat hex lies a twelfth before that of a pointy one, and so do the corners.
  const auto turned = [wasPointy](int place) { return (place + (wasPointy ? 1 : kSides - 1)) % kSides; };
  moveAllPlaces(
      image, [&](auto& place) { place.side = turned(place.side); },
      [&](auto& place) { place.corner = turned(place.corner); });
  std::sort(image.cells.begin(), image.cells.end(),
            [&](const Cell& a, const Cell& b) { return readsBefore(a.at, b.at, image.orientation); });
  return image;
}

Hex middleOf(const Board& board) {
  if (board.cells.empty()) return {};
  Point least{std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};
  Point most{std::numeric_limits<int>::min(), std::numeric_limits<int>::min()};
  for (const Cell& cell : board.cells) {
    const Point at = center(cell.at, board.orientation);
    least = {std::min(least.x, at.x), std::min(least.y, at.y)};
    most = {std::max(most.x, at.x), std::max(most.y, at.y)};
  }
  // Rounded from thirds of the row distance: the cell whose center is nearest to the middle of the frame.
  const auto away = [&](Hex at) {
    const Point p = center(at, board.orientation);
    const long dx = 2L * p.x - least.x - most.x, dy = 2L * p.y - least.y - most.y;
    // Pointy: x counts √3/2, y 1/2 of the radius; flat: the other way round. Squares: 3 and 1.
    return board.orientation == Orientation::Pointy ? 3 * dx * dx + dy * dy : dx * dx + 3 * dy * dy;
  };
  Hex best = board.cells.front().at;
  for (bool nearer = true; nearer;) {
    nearer = false;
    for (int side = 0; side < kSides; ++side) {
      const Hex next = neighbor(best, side, board.orientation);
      if (away(next) < away(best)) {
        best = next;
        nearer = true;
      }
    }
  }
  return best;
}

}  // namespace tapu
