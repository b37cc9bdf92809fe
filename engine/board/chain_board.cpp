// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/chain_board.h"

#include <algorithm>
#include <map>
#include <set>

namespace tapu {

namespace {

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

std::optional<Hex> offsetOf(const Chain& chain, int place) {
  if (place < 0 || place >= chain.size()) return std::nullopt;
  if (chain.board(place).chainOffset) return chain.board(place).chainOffset;
  for (int other = 0; other < chain.size(); ++other)
    if (chain.board(other).chainOffset) return chain.board(other).chainOffset;
  return nearestOffset(chain.board(place));
}

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

std::optional<Board> asOneBoard(const Chain& chain, int home) {
  const auto offset = offsetOf(chain, home);
  if (!offset || *offset == Hex{}) return std::nullopt;
  const auto placeOf = [&](int place) { return Hex{offset->q * (place - home), offset->r * (place - home)}; };
  Board all;
  all.orientation = chain.board(0).orientation;
  all.chainOffset = offset;
  for (int place = 0; place < chain.size(); ++place) {
    if (chain.board(place).orientation != all.orientation) return std::nullopt;
    lay(chain.board(place), placeOf(place), all);
  }
  std::set<Hex> cells, land;
  for (const Cell& cell : all.cells) {
    if (!cells.insert(cell.at).second) return std::nullopt;
    if (isLand(cell)) land.insert(cell.at);
  }
  if (chain.ends == Ends::Joined)
    for (const auto& [beside, place] : {std::pair(chain.size() - 1, -1), std::pair(0, chain.size())}) {
      for (const Cell& cell : chain.board(beside).cells)
        if (isLand(cell)) land.insert(cell.at + placeOf(place));
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
