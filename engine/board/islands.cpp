// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/islands.h"

namespace tapu {

std::uint16_t Islands::at(const Topology& map, CornerId corner) const {
  for (HexId hex : map.corner(corner).hexes)
    if (hex && ofHex[hex.value] != kNone) return ofHex[hex.value];
  return kNone;
}

Islands islandsOf(const Topology& map) {
  Islands islands;
  islands.ofHex.assign(static_cast<std::size_t>(map.hexCount()), Islands::kNone);
  std::vector<HexId> open;
  const auto reach = [&](HexId hex) {
    if (!hex || !isLand(map.hex(hex).cell) || islands.ofHex[hex.value] != Islands::kNone) return;
    islands.ofHex[hex.value] = static_cast<std::uint16_t>(islands.count);
    open.push_back(hex);
  };
  for (int h = 0; h < map.hexCount(); ++h) {
    reach(HexId(h));
    if (open.empty()) continue;
    while (!open.empty()) {
      const HexId hex = open.back();
      open.pop_back();
      for (HexId beside : map.hex(hex).neighbors) reach(beside);
    }
    ++islands.count;
  }
  return islands;
}

}  // namespace tapu
