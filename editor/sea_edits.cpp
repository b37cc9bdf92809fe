// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/sea_edits.h"

#include <algorithm>
#include <array>

#include "editor/edits.h"
#include "engine/board/places.h"

namespace tapu {

namespace {

/// The point of the lattice of a gift's place: of an edge twice its middle.
Point pointOf(Gift::On on, Hex at, int place, Orientation o) {
  return on == Gift::On::Corner ? cornerPoint(at, place, o) : sideMiddle(at, place, o);
}

/// The three hexes that touch a corner, of the board or not.
std::array<Hex, 3> hexesAround(Hex at, int corner, Orientation o) {
  return {at, neighbor(at, corner, o), neighbor(at, (corner + kSides - 1) % kSides, o)};
}

template <class Is>
bool touches(const Board& board, Hex at, int corner, const Is& is) {
  return std::ranges::any_of(hexesAround(at, corner, board.orientation), [&](Hex beside) {
    const Cell* cell = cellAt(board, beside);
    return cell && is(*cell);
  });
}

bool isFog(const Cell& cell) { return cell.terrain == Terrain::Fog; }

/// Whether a start piece lies on a place.
bool isUnderPiece(const Board& board, Gift::On on, Point here) {
  const Orientation o = board.orientation;
  const auto standsHere = [&](const SeatStart::Settlement& each) {
    return on == Gift::On::Corner && cornerPoint(each.hex, each.corner, o) == here;
  };
  const auto liesHere = [&](const SeatStart::Road& each) {
    return on == Gift::On::Edge && sideMiddle(each.hex, each.side, o) == here;
  };
  return std::ranges::any_of(board.starts, [&](const SeatStart& start) {
    return std::ranges::any_of(start.settlements, standsHere) || std::ranges::any_of(start.roads, liesHere) ||
           std::ranges::any_of(start.ships, liesHere);
  });
}

bool mayLie(const Board& board, const Gift& gift) {
  const Orientation o = board.orientation;
  if (isUnderPiece(board, gift.on, pointOf(gift.on, gift.hex, gift.place, o))) return false;
  if (touches(board, gift.hex, gift.place, isFog)) return false;
  if (gift.on == Gift::On::Corner) return touches(board, gift.hex, gift.place, [](const Cell&) { return true; });
  if (touches(board, gift.hex, (gift.place + 1) % kSides, isFog)) return false;
  return cellAt(board, gift.hex) || cellAt(board, neighbor(gift.hex, gift.place, o));
}

}  // namespace

bool togglePirate(Board& board, Hex at) {
  const Cell* cell = cellAt(board, at);
  if (!cell || cell->terrain != Terrain::Sea) return false;
  if (board.pirate && board.pirate->at == at)
    board.pirate.reset();
  else
    board.pirate = PirateStart{at};
  return true;
}

namespace {

auto sameCorner(const Board& board, Hex at, int corner) {
  const Orientation o = board.orientation;
  return [o, here = cornerPoint(at, corner, o)](const BoardCorner& each) {
    return cornerPoint(each.hex, each.corner, o) == here;
  };
}

}  // namespace

bool isClosed(const Board& board, Hex at, int corner) {
  return std::ranges::any_of(board.noStart, sameCorner(board, at, corner));
}

bool toggleClosed(Board& board, Hex at, int corner) {
  if (std::erase_if(board.noStart, sameCorner(board, at, corner)) > 0) return true;
  if (!touches(board, at, corner, [](const Cell& cell) { return isLand(cell); })) return false;
  board.noStart.push_back({at, corner});
  namePlaces(board);
  return true;
}

const Gift* giftOn(const Board& board, Gift::On on, Hex at, int place) {
  const Orientation o = board.orientation;
  const Point here = pointOf(on, at, place, o);
  const auto found = std::ranges::find_if(
      board.gifts, [&](const Gift& each) { return each.on == on && pointOf(on, each.hex, each.place, o) == here; });
  return found == board.gifts.end() ? nullptr : &*found;
}

bool toggleGift(Board& board, const Gift& gift) {
  const Gift* there = giftOn(board, gift.on, gift.hex, gift.place);
  const bool isSame =
      there && there->kind == gift.kind && there->resource == gift.resource && there->count == gift.count;
  if (there) {
    Gift& changed = board.gifts[static_cast<std::size_t>(there - board.gifts.data())];
    if (isSame) {
      std::erase(board.gifts, Gift(changed));
      return true;
    }
    changed.kind = gift.kind;
    changed.resource = gift.resource;
    changed.count = gift.count;
    return true;
  }
  if (!mayLie(board, gift)) return false;
  board.gifts.push_back(gift);
  namePlaces(board);
  return true;
}

FogStack partOf(FogStack fog, int hexes) {
  FogStack part;
  for (int i = 0; i < hexes && fog.cells() > 0; ++i) part.add(fog.take(Terrain::Sea));
  return part;
}

}  // namespace tapu
