// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/chain_board.h"

#include <algorithm>
#include <map>
#include <set>

namespace tapu {

namespace {

std::optional<Hex> offsetOf(const Chain& chain) {
  for (int place = 0; place < chain.size(); ++place)
    if (chain.board(place).chainOffset) return chain.board(place).chainOffset;
  return nearestOffset(chain.board(0));
}

void shift(HalfStart& half, Hex by) {
  for (auto& each : half.settlements) each.hex = each.hex + by;
  if (half.road) half.road->hex = half.road->hex + by;
  if (half.ship) half.ship->hex = half.ship->hex + by;
}

void lay(const Board& from, Hex by, Board& all) {
  for (Cell cell : from.cells) {
    cell.at = cell.at + by;
    all.cells.push_back(cell);
  }
  for (Harbor harbor : from.harbors) {
    harbor.hex = harbor.hex + by;
    all.harbors.push_back(harbor);
  }
  for (HalfStart half : from.halves) {
    shift(half, by);
    all.halves.push_back(std::move(half));
  }
  for (Hex at : startRobbers(from)) all.moreRobbers.push_back(at + by);
}

}  // namespace

std::vector<Hex> startRobbers(const Board& board) {
  std::vector<Hex> robbers = board.moreRobbers;
  if (board.robber) robbers.insert(robbers.begin(), *board.robber);
  if (board.halves.empty() && !robbers.empty()) return robbers;
  std::map<Territory, Hex> deserts;
  for (const Cell& cell : board.cells) {
    if (cell.terrain != Terrain::Desert) continue;
    const Territory territory = board.halves.empty() ? Territory::None : cell.territory;
    const auto [first, isNew] = deserts.try_emplace(territory, cell.at);
    if (!isNew && readsBefore(cell.at, first->second, board.orientation)) first->second = cell.at;
  }
  for (const Cell& cell : board.cells)
    if (std::ranges::count(robbers, cell.at) > 0) deserts.erase(cell.territory);
  for (const auto& [territory, at] : deserts) robbers.push_back(at);
  return robbers;
}

std::optional<Board> asOneBoard(const Chain& chain) {
  if (chain.isEmpty()) return std::nullopt;
  const auto offset = offsetOf(chain);
  if (!offset || *offset == Hex{}) return std::nullopt;
  Board all;
  all.orientation = chain.board(0).orientation;
  all.chainOffset = offset;
  for (int place = 0; place < chain.size(); ++place) {
    if (chain.board(place).orientation != all.orientation) return std::nullopt;
    lay(chain.board(place), {offset->q * place, offset->r * place}, all);
  }
  std::set<Hex> cells, land;
  for (const Cell& cell : all.cells) {
    if (!cells.insert(cell.at).second) return std::nullopt;
    if (isLand(cell)) land.insert(cell.at);
  }
  std::erase_if(all.harbors, [&](const Harbor& harbor) {
    return land.contains(neighbor(harbor.hex, harbor.side, all.orientation));
  });
  if (!all.moreRobbers.empty()) {
    all.robber = all.moreRobbers.front();
    all.moreRobbers.erase(all.moreRobbers.begin());
  }
  return all;
}

}  // namespace tapu
