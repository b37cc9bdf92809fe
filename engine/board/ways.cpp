// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/ways.h"

#include <algorithm>

namespace tapu {

Marks unmarked(const Topology& map) { return Marks(static_cast<std::size_t>(map.cornerCount())); }

bool Ways::letThrough(EdgeId edge) const {
  if (!edge || taken.contains(edge)) return false;
  const Topology::EdgePlace& place = map.edge(edge);
  if (place.takesRoad || (byShip && place.takesShip)) return true;
  return throughFog && std::ranges::any_of(
                           place.hexes, [this](HexId hex) { return hex && map.hex(hex).cell.terrain == Terrain::Fog; });
}

Ways waysOver(const Board& board, const Topology& map, AsksForShips ships) {
  const bool byShip = ships == AsksForShips::Yes;
  const bool hasFog = std::ranges::any_of(board.cells, [](const Cell& cell) { return cell.terrain == Terrain::Fog; });
  const bool isAllSea = board.fog.cells() > 0 && board.fog.of(Terrain::Sea) == board.fog.cells();
  return {.map = map, .byShip = byShip, .throughFog = hasFog && (byShip || !isAllSea)};
}

void follow(const Ways& ways, CornerId from, int mark, Marks& marks) {
  std::vector<CornerId> open{from};
  marks[from.value] = mark;
  while (!open.empty()) {
    const CornerId at = open.back();
    const auto& here = ways.map.corner(at);
    open.pop_back();
    if (ways.ends.contains(at)) continue;
    for (std::size_t i = 0; i < here.edges.size(); ++i) {
      if (!ways.letThrough(here.edges[i])) continue;
      int& next = marks[here.corners[i].value];
      if (next != 0) continue;
      next = mark;
      open.push_back(here.corners[i]);
    }
  }
}

}  // namespace tapu
