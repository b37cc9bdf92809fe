// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/clip.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "editor/edits.h"
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
  tidyHalves(board);
  tidyStarts(board);
}

namespace {

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
  for (const Cell& cell : clip.cells) {
    setTerrain(board, cell.at, cell.terrain);
    if (Cell* here = cellAt(board, cell.at)) *here = cell;
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
    const auto add = [](auto& to, const auto& from) { to.insert(to.end(), from.begin(), from.end()); };
    add(board.starts[seat].settlements, clip.starts[seat].settlements);
    add(board.starts[seat].roads, clip.starts[seat].roads);
    add(board.starts[seat].ships, clip.starts[seat].ships);
  }
  tidyStarts(board);
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
