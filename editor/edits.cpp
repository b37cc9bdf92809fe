// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits.h"

#include <algorithm>
#include <utility>

#include "engine/board/places.h"
#include "engine/state/seat_set.h"

namespace tapu {

namespace {

/// Sets a value; true if that changed it.
template <class T>
bool become(T& value, const T& next) {
  if (value == next) return false;
  value = next;
  return true;
}

template <class Places, class Same>
bool toggle(Places& places, typename Places::value_type piece, Same same) {
  if (std::erase_if(places, same) == 0) places.push_back(piece);
  return true;
}

SeatStart& startOf(Board& board, int seat) {
  if (board.starts.size() <= static_cast<std::size_t>(seat)) board.starts.resize(static_cast<std::size_t>(seat) + 1);
  return board.starts[static_cast<std::size_t>(seat)];
}

HalfStart& halfOf(Board& board, int half) {
  if (board.halves.size() < 2) board.halves.resize(2);
  return board.halves[static_cast<std::size_t>(half)];
}

void toggleRoute(Board& board, std::optional<SeatStart::Road>& route, Hex at, int side) {
  const Point here = sideMiddle(at, side, board.orientation);
  if (route && sideMiddle(route->hex, route->side, board.orientation) == here)
    route.reset();
  else
    route = SeatStart::Road{at, side};
  tidyHalves(board);
}

void toggleRoute(Board& board, std::vector<SeatStart::Road>& routes, Hex at, int side) {
  const Point here = sideMiddle(at, side, board.orientation);
  toggle(routes, {at, side},
         [&](const SeatStart::Road& road) { return sideMiddle(road.hex, road.side, board.orientation) == here; });
  tidyStarts(board);
}

void dropWhatNeedsLand(Board& board, Hex at) {
  std::erase_if(board.harbors, [at](const Harbor& harbor) { return harbor.hex == at; });
  liftRobber(board, at);
}

/// A pirate whose sea is gone is away until somebody moves it (14.2).
void sendPirateAway(Board& board, Hex at) {
  if (board.pirate && board.pirate->at == at) board.pirate->at.reset();
}

/// A cell becomes another terrain, under the fog or out of it too.
void turn(Board& board, Cell& cell, Terrain terrain) {
  const Ground before{cell.terrain, static_cast<std::uint8_t>(cell.number)};
  cell.terrain = terrain;
  if (terrain == Terrain::Fog) board.fog.add(before);
  const Ground lying = before.terrain == Terrain::Fog ? board.fog.take(terrain) : before;
  if (before.terrain == Terrain::Fog) cell.number = lying.terrain == terrain ? lying.number : 0;
  if (!takesNumber(terrain)) cell.number = 0;
  if (!tapu::isLand(terrain)) cell.startLand = StartLand::Yes;
}

}  // namespace

Point sideMiddle(Hex at, int side, Orientation orientation) {
  const Point a = cornerPoint(at, side, orientation), b = cornerPoint(at, (side + 1) % kSides, orientation);
  return {a.x + b.x, a.y + b.y};
}

bool hasRoomAt(const Board& board, Hex at) {
  const GridPlace here = gridPlace(at, board.orientation);
  GridPlace least = here, most = here;
  for (const Cell& cell : board.cells) {
    const GridPlace place = gridPlace(cell.at, board.orientation);
    least = {std::min(least.column, place.column), std::min(least.row, place.row)};
    most = {std::max(most.column, place.column), std::max(most.row, place.row)};
  }
  return most.column - least.column < kMostAcross && most.row - least.row < kMostAcross;
}

const Cell* cellAt(const Board& board, Hex at) {
  const auto found = std::find_if(board.cells.begin(), board.cells.end(), [at](const Cell& c) { return c.at == at; });
  return found == board.cells.end() ? nullptr : &*found;
}

Cell* cellAt(Board& board, Hex at) { return const_cast<Cell*>(cellAt(std::as_const(board), at)); }

bool isLand(const Board& board, Hex at) {
  const Cell* cell = cellAt(board, at);
  return cell && isLand(*cell);
}

bool setTerrain(Board& board, Hex at, Terrain terrain) {
  if (Cell* cell = cellAt(board, at)) {
    if (cell->terrain == terrain) return false;
    turn(board, *cell, terrain);
    if (!tapu::isLand(terrain)) dropWhatNeedsLand(board, at);
    if (terrain != Terrain::Sea) sendPirateAway(board, at);
    return true;
  }
  if (!hasRoomAt(board, at)) return false;
  const auto after = std::find_if(board.cells.begin(), board.cells.end(),
                                  [&](const Cell& cell) { return readsBefore(at, cell.at, board.orientation); });
  board.cells.insert(after, {at, terrain, 0, Territory::None, CutByLine::No});
  if (terrain == Terrain::Fog) board.fog.add({Terrain::Sea, 0});  // as it is outside of the board
  namePlaces(board);                                              // pieces may be named by this hex, which was no cell
  return true;
}

bool removeCell(Board& board, Hex at) {
  const Cell* cell = cellAt(std::as_const(board), at);
  if (!cell) return false;
  if (cell->terrain == Terrain::Fog) board.fog.take(Terrain::Sea);
  std::erase_if(board.cells, [at](const Cell& each) { return each.at == at; });
  dropWhatNeedsLand(board, at);
  sendPirateAway(board, at);
  namePlaces(board);
  return true;
}

bool setNumber(Board& board, Hex at, int number) {
  Cell* cell = cellAt(board, at);
  if (!cell || (number != 0 && !takesNumber(cell->terrain))) return false;
  return become(cell->number, number);
}

bool setTerritory(Board& board, Hex at, Territory territory) {
  Cell* cell = cellAt(board, at);
  return cell && become(cell->territory, territory);
}

bool setCut(Board& board, Hex at, CutByLine cut) {
  Cell* cell = cellAt(board, at);
  return cell && become(cell->cutByLine, cut);
}

bool setStartLand(Board& board, Hex at, StartLand startLand) {
  Cell* cell = cellAt(board, at);
  return cell && isLand(*cell) && become(cell->startLand, startLand);
}

bool setContent(Board& board, Hex at, const HexContent& content) {
  switch (content.part) {
    case HexContent::Part::Terrain: return setTerrain(board, at, content.terrain);
    case HexContent::Part::Nothing: return removeCell(board, at);
    case HexContent::Part::Number: return setNumber(board, at, content.number);
    case HexContent::Part::Territory: return setTerritory(board, at, content.territory);
    case HexContent::Part::Line: return setCut(board, at, content.cut);
    case HexContent::Part::StartLand: return setStartLand(board, at, content.startLand);
    case HexContent::Part::Mix: break;
  }
  return false;
}

std::optional<Border> landBorder(const Board& board, Hex at, int side) {
  if (isLand(board, at)) return Border{at, side};
  const Hex beyond = neighbor(at, side, board.orientation);
  if (isLand(board, beyond)) return Border{beyond, (side + 3) % kSides};
  return std::nullopt;
}

bool toggleHarbor(Board& board, Hex at, int side, Resource trades) {
  const auto border = landBorder(board, at, side);
  if (!border || isLand(board, neighbor(border->hex, border->side, board.orientation))) return false;
  const Harbor harbor{border->hex, border->side, trades, trades == Resource::None ? 3 : 2};
  const bool wasThere = std::erase(board.harbors, harbor) > 0;
  removeHarbor(board, at, side);
  if (!wasThere) board.harbors.push_back(harbor);
  return true;
}

const Harbor* harborAt(const Board& board, Border side) {
  const Point here = sideMiddle(side.hex, side.side, board.orientation);
  const auto found = std::ranges::find_if(board.harbors, [&](const Harbor& harbor) {
    return sideMiddle(harbor.hex, harbor.side, board.orientation) == here;
  });
  return found == board.harbors.end() ? nullptr : &*found;
}

bool moveHarbor(Board& board, Border from, Border to) {
  const Harbor* there = harborAt(board, from);
  if (!there || sideMiddle(from.hex, from.side, board.orientation) == sideMiddle(to.hex, to.side, board.orientation))
    return false;
  Board next = board;
  const Harbor moved = *there;
  removeHarbor(next, from.hex, from.side);
  removeHarbor(next, to.hex, to.side);
  if (!toggleHarbor(next, to.hex, to.side, moved.trades)) return false;
  next.harbors.back().ratio = moved.ratio;
  board = std::move(next);
  return true;
}

bool removeHarbor(Board& board, Hex at, int side) {
  const Point here = sideMiddle(at, side, board.orientation);
  return std::erase_if(board.harbors, [&](const Harbor& harbor) {
           return sideMiddle(harbor.hex, harbor.side, board.orientation) == here;
         }) > 0;
}

bool toggleRobber(Board& board, Hex at) {
  if (!isLand(board, at)) return false;
  std::vector<Hex> robbers = board.moreRobbers;
  if (board.robber) robbers.insert(robbers.begin(), *board.robber);
  if (std::erase(robbers, at) == 0) {
    const Territory home = cellAt(board, at)->territory;
    std::erase_if(robbers, [&](Hex other) {
      const Cell* cell = cellAt(board, other);
      return !cell || cell->territory == home;
    });
    robbers.push_back(at);
  }
  board.robber.reset();
  board.moreRobbers.clear();
  if (robbers.empty()) return true;
  board.robber = robbers.front();
  board.moreRobbers.assign(robbers.begin() + 1, robbers.end());
  return true;
}

Owner Owner::after(int steps) const {
  Owner next = *this;
  next.index = (index + steps) % (kind == Kind::Seat ? kMostSeatsOfTable : 2);
  return next;
}

void tidyStarts(Board& board) {
  while (!board.starts.empty() && board.starts.back() == SeatStart{}) board.starts.pop_back();
}

void tidyHalves(Board& board) {
  const Orientation o = board.orientation;
  const auto begins = [o](const std::optional<SeatStart::Road>& route, Point corner) {
    return route && (cornerPoint(route->hex, route->side, o) == corner ||
                     cornerPoint(route->hex, (route->side + 1) % kSides, o) == corner);
  };
  for (HalfStart& half : board.halves) {
    for (auto& each : half.settlements) {
      const Point corner = cornerPoint(each.hex, each.corner, o);
      each.with = begins(half.road, corner)   ? HalfStart::With::Road
                  : begins(half.ship, corner) ? HalfStart::With::Ship
                                              : HalfStart::With::Nothing;
    }
  }
  if (std::all_of(board.halves.begin(), board.halves.end(), [](const HalfStart& half) { return half == HalfStart{}; }))
    board.halves.clear();
}

bool toggleSettlement(Board& board, Owner owner, Hex at, int corner) {
  const Point here = cornerPoint(at, corner, board.orientation);
  const auto isHere = [&](const auto& each) { return cornerPoint(each.hex, each.corner, board.orientation) == here; };
  // A corner has a piece of one owner at most.
  const auto dropOthers = [&](auto& starts, Owner::Kind kind) {
    for (std::size_t i = 0; i < starts.size(); ++i)
      if (kind != owner.kind || i != static_cast<std::size_t>(owner.index))
        std::erase_if(starts[i].settlements, isHere);
  };
  dropOthers(board.starts, Owner::Kind::Seat);
  dropOthers(board.halves, Owner::Kind::Half);
  if (owner.kind == Owner::Kind::Seat)
    toggle(startOf(board, owner.index).settlements, {at, corner, StartCards::No}, isHere);
  else
    toggle(halfOf(board, owner.index).settlements, {at, corner, HalfStart::With::Nothing}, isHere);
  tidyStarts(board);
  tidyHalves(board);
  namePlaces(board);
  return true;
}

bool toggleRoad(Board& board, Owner owner, Hex at, int side) {
  owner.kind == Owner::Kind::Seat ? toggleRoute(board, startOf(board, owner.index).roads, at, side)
                                  : toggleRoute(board, halfOf(board, owner.index).road, at, side);
  namePlaces(board);
  return true;
}

bool toggleShip(Board& board, Owner owner, Hex at, int side) {
  owner.kind == Owner::Kind::Seat ? toggleRoute(board, startOf(board, owner.index).ships, at, side)
                                  : toggleRoute(board, halfOf(board, owner.index).ship, at, side);
  namePlaces(board);
  return true;
}

bool giveCards(Board& board, Hex at, int corner) {
  const Point here = cornerPoint(at, corner, board.orientation);
  const auto isHere = [&](const SeatStart::Settlement& each) {
    return cornerPoint(each.hex, each.corner, board.orientation) == here;
  };
  for (SeatStart& start : board.starts) {
    if (std::none_of(start.settlements.begin(), start.settlements.end(), isHere)) continue;
    for (auto& each : start.settlements) each.cards = isHere(each) ? StartCards::Yes : StartCards::No;
    return true;
  }
  return false;
}

}  // namespace tapu
