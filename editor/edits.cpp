// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/edits.h"

#include <algorithm>
#include <utility>

namespace tapu {

namespace {

/// Change a value and say whether it changed.
template <class T>
bool become(T& value, const T& next) {
  if (value == next) return false;
  value = next;
  return true;
}

/// All names of one place are one point of the lattice. Twice the middle of a side stays whole.
Point sideMiddle(Hex at, int side, Orientation o) {
  const Point a = cornerPoint(at, side, o), b = cornerPoint(at, (side + 1) % kSides, o);
  return {a.x + b.x, a.y + b.y};
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

/// Seats without pieces at the end are no seats.
void trimStarts(Board& board) {
  while (!board.starts.empty() && board.starts.back() == SeatStart{}) board.starts.pop_back();
}

bool toggleRoute(Board& board, std::vector<SeatStart::Road>& routes, Hex at, int side) {
  const Point here = sideMiddle(at, side, board.orientation);
  toggle(routes, {at, side},
         [&](const SeatStart::Road& road) { return sideMiddle(road.hex, road.side, board.orientation) == here; });
  trimStarts(board);
  return true;
}

void dropWhatNeedsLand(Board& board, Hex at) {
  std::erase_if(board.harbors, [at](const Harbor& harbor) { return harbor.hex == at; });
  std::erase(board.moreRobbers, at);
  if (board.robber == at) {
    board.robber.reset();
    if (board.moreRobbers.empty()) return;
    board.robber = board.moreRobbers.front();
    board.moreRobbers.erase(board.moreRobbers.begin());
  }
}

}  // namespace

bool fits(const Board& board, Hex at) {
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
  return cell && cell->terrain != Terrain::Sea;
}

bool setTerrain(Board& board, Hex at, Terrain terrain) {
  if (Cell* cell = cellAt(board, at)) {
    if (!become(cell->terrain, terrain)) return false;
    if (resourceOf(terrain) == Resource::None) cell->number = 0;
    if (terrain == Terrain::Sea) dropWhatNeedsLand(board, at);
    return true;
  }
  if (!fits(board, at)) return false;
  const auto after = std::find_if(board.cells.begin(), board.cells.end(),
                                  [&](const Cell& cell) { return readsBefore(at, cell.at, board.orientation); });
  board.cells.insert(after, {at, terrain, 0, Territory::None, CutByLine::No});
  return true;
}

bool removeCell(Board& board, Hex at) {
  if (std::erase_if(board.cells, [at](const Cell& cell) { return cell.at == at; }) == 0) return false;
  dropWhatNeedsLand(board, at);
  return true;
}

bool setNumber(Board& board, Hex at, int number) {
  Cell* cell = cellAt(board, at);
  if (!cell || (number != 0 && resourceOf(cell->terrain) == Resource::None)) return false;
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

bool toggleSettlement(Board& board, int seat, Hex at, int corner) {
  const Point here = cornerPoint(at, corner, board.orientation);
  const auto isHere = [&](const SeatStart::Settlement& each) {
    return cornerPoint(each.hex, each.corner, board.orientation) == here;
  };
  for (std::size_t i = 0; i < board.starts.size(); ++i)  // one corner, one owner
    if (i != static_cast<std::size_t>(seat)) std::erase_if(board.starts[i].settlements, isHere);
  toggle(startOf(board, seat).settlements, {at, corner, StartCards::No}, isHere);
  trimStarts(board);
  return true;
}

bool toggleRoad(Board& board, int seat, Hex at, int side) {
  return toggleRoute(board, startOf(board, seat).roads, at, side);
}

bool toggleShip(Board& board, int seat, Hex at, int side) {
  return toggleRoute(board, startOf(board, seat).ships, at, side);
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
