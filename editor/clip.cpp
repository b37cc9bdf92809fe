// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/clip.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "editor/edits.h"
#include "editor/sea_edits.h"
#include "engine/board/places.h"

namespace tapu {

void moveKeysOfHexes(BoardFile& file, const Isometry& motion, Orientation orientation) {
  std::map<Hex, QCborMap> unknown;
  for (const auto& [at, keys] : file.unknownOfHexes) unknown.emplace(motion.hex(at, orientation), keys);
  file.unknownOfHexes = std::move(unknown);
  std::set<Hex> locked;
  for (Hex at : file.locked) locked.insert(motion.hex(at, orientation));
  file.locked = std::move(locked);
}

namespace {

int coveredCells(const Board& board) {
  return static_cast<int>(std::ranges::count(board.cells, Terrain::Fog, &Cell::terrain));
}

/// More and more of the one stack come to the other.
void add(FogStack& fog, const FogStack& more) {
  for (std::size_t i = 0; i < fog.terrains.size(); ++i)
    fog.terrains[i] = static_cast<std::uint16_t>(fog.terrains[i] + more.terrains[i]);
  for (std::size_t i = 0; i < fog.numbers.size(); ++i)
    fog.numbers[i] = static_cast<std::uint16_t>(fog.numbers[i] + more.numbers[i]);
}

}  // namespace

Board clipOf(const Board& board, const std::set<Hex>& cells) {
  Board clip = board;
  const auto isOut = [&](const auto& piece) { return !cells.contains(piece.hex); };
  std::erase_if(clip.cells, [&](const Cell& cell) { return !cells.contains(cell.at); });
  std::erase_if(clip.harbors, isOut);
  std::erase_if(clip.moreRobbers, [&](Hex hex) { return !cells.contains(hex); });
  if (clip.robber && !cells.contains(*clip.robber)) clip.robber.reset();
  for (SeatStart& start : clip.starts) {
    std::erase_if(start.settlements, isOut);
    std::erase_if(start.roads, isOut);
    std::erase_if(start.ships, isOut);
  }
  const auto isRouteOut = [&](const auto& route) { return route && isOut(*route); };
  for (HalfStart& half : clip.halves) {
    std::erase_if(half.settlements, isOut);
    if (isRouteOut(half.road)) half.road.reset();
    if (isRouteOut(half.ship)) half.ship.reset();
  }
  tidyHalves(clip);
  clip.chainOffset.reset();
  std::erase_if(clip.noStart, isOut);
  std::erase_if(clip.gifts, isOut);
  if (clip.pirate && !(clip.pirate->at && cells.contains(*clip.pirate->at))) clip.pirate.reset();
  clip.fog = partOf(board.fog, coveredCells(clip));
  return clip;
}

void removeAll(Board& board, const std::set<Hex>& cells) {
  for (Hex at : cells) removeCell(board, at);
  const auto isIn = [&](const auto& piece) { return cells.contains(piece.hex); };
  for (SeatStart& start : board.starts) {
    std::erase_if(start.settlements, isIn);
    std::erase_if(start.roads, isIn);
    std::erase_if(start.ships, isIn);
  }
  for (HalfStart& half : board.halves) {
    std::erase_if(half.settlements, isIn);
    if (half.road && isIn(*half.road)) half.road.reset();
    if (half.ship && isIn(*half.ship)) half.ship.reset();
  }
  std::erase_if(board.noStart, isIn);
  std::erase_if(board.gifts, isIn);
  tidyHalves(board);
  tidyStarts(board);
}

namespace {

/// Gifts, closed corners, pirate and the stack of the fog of a clip, on its hexes that came on the board.
void pasteSea(Board& board, const Board& clip, int covered) {
  const auto hasCell = [&board](Hex at) { return cellAt(board, at) != nullptr; };
  for (const BoardCorner& closed : clip.noStart)
    if (hasCell(closed.hex) && !isClosed(board, closed.hex, closed.corner)) board.noStart.push_back(closed);
  for (const Gift& gift : clip.gifts) {
    if (!hasCell(gift.hex)) continue;
    if (const Gift* there = giftOn(board, gift.on, gift.hex, gift.place)) std::erase(board.gifts, Gift(*there));
    board.gifts.push_back(gift);
  }
  if (clip.pirate && clip.pirate->at && hasCell(*clip.pirate->at)) board.pirate = clip.pirate;
  add(board.fog, partOf(clip.fog, covered));
}

/// The clip without its hexes that are locked.
Board without(const Board& clip, const std::set<Hex>& locked) {
  std::set<Hex> left;
  for (const Cell& cell : clip.cells)
    if (!locked.contains(cell.at)) left.insert(cell.at);
  return clipOf(clip, left);
}

}  // namespace

void paste(Board& board, const Board& whole, const std::set<Hex>& locked) {
  const Board clip = locked.empty() ? whole : without(whole, locked);
  std::set<Hex> covered;
  for (const Cell& cell : clip.cells) covered.insert(cell.at);
  removeAll(board, covered);
  int fog = 0;
  for (const Cell& cell : clip.cells) {
    setTerrain(board, cell.at, Terrain::Sea);  // what lies under the fog comes with the stack of the clip
    Cell* here = cellAt(board, cell.at);
    if (!here) continue;
    *here = cell;
    fog += cell.terrain == Terrain::Fog ? 1 : 0;
  }
  for (const Harbor& harbor : clip.harbors)
    if (removeHarbor(board, harbor.hex, harbor.side); isLand(board, harbor.hex)) board.harbors.push_back(harbor);
  std::vector<Hex> robbers = clip.moreRobbers;
  if (clip.robber) robbers.insert(robbers.begin(), *clip.robber);
  for (Hex at : robbers)
    if (board.robber != at && isLand(board, at)) toggleRobber(board, at);
  if (!clip.halves.empty()) board.halves.resize(2);
  for (std::size_t i = 0; i < clip.halves.size(); ++i) {
    HalfStart& half = board.halves[i];
    half.settlements.insert(half.settlements.end(), clip.halves[i].settlements.begin(),
                            clip.halves[i].settlements.end());
    if (clip.halves[i].road) half.road = clip.halves[i].road;
    if (clip.halves[i].ship) half.ship = clip.halves[i].ship;
  }
  tidyHalves(board);
  for (std::size_t seat = 0; seat < clip.starts.size(); ++seat) {
    if (board.starts.size() <= seat) board.starts.resize(seat + 1);
    const auto join = [](auto& to, const auto& from) { to.insert(to.end(), from.begin(), from.end()); };
    join(board.starts[seat].settlements, clip.starts[seat].settlements);
    join(board.starts[seat].roads, clip.starts[seat].roads);
    join(board.starts[seat].ships, clip.starts[seat].ships);
  }
  tidyStarts(board);
  pasteSea(board, clip, fog);
  namePlaces(board);
}

void moveHexes(BoardFile& file, const std::set<Hex>& hexes, const Isometry& motion) {
  const Orientation orientation = file.board.orientation;
  const Board clip = imageOf(clipOf(file.board, hexes), motion);
  removeAll(file.board, hexes);
  paste(file.board, clip, file.locked);
  std::map<Hex, QCborMap> moved;
  for (Hex at : hexes)
    if (auto keys = file.unknownOfHexes.extract(at)) moved.emplace(motion.hex(at, orientation), keys.mapped());
  for (const Cell& cell : clip.cells)
    if (!file.locked.contains(cell.at)) file.unknownOfHexes.erase(cell.at);  // the old entries there
  for (auto& [at, keys] : moved)
    if (!file.locked.contains(at) && cellAt(file.board, at)) file.unknownOfHexes[at] = keys;
}

}  // namespace tapu
