// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/sea_map.h"

#include <algorithm>

#include "engine/state/reach.h"
#include "engine/state/setup.h"

namespace tapu {

namespace {

std::vector<GiftPlace> giftsOf(const Board& board, const Topology& map) {
  std::vector<GiftPlace> gifts;
  for (const Gift& gift : board.gifts) {
    GiftPlace place;
    place.kind = gift.kind;
    place.resource = gift.resource;
    place.count = gift.count;
    if (gift.on == Gift::On::Corner)
      place.corner = map.cornerAt(gift.hex, gift.place).value_or(CornerId{});
    else
      place.edge = map.edgeAt(gift.hex, gift.place).value_or(EdgeId{});
    gifts.push_back(place);
  }
  return gifts;
}

/// 14.4: not on a corner of `noStart`, nor where every uncovered land cell is no start land. A cell under the fog may
/// turn out to be land: then its own word counts.
std::vector<std::uint64_t> startLandOf(const Board& board, const Topology& map) {
  const auto mayBeLand = [](const Cell& cell) { return isLand(cell) || cell.terrain == Terrain::Fog; };
  const auto isNot = [&](const Cell& cell) { return mayBeLand(cell) && cell.startLand == StartLand::No; };
  if (board.noStart.empty() && std::ranges::none_of(board.cells, isNot)) return {};
  std::vector<std::uint64_t> open(static_cast<std::size_t>(map.blocks()));
  for (int c = 0; c < map.cornerCount(); ++c) {
    const CornerId corner(c);
    const bool isStartLand = std::ranges::any_of(map.corner(corner).hexes, [&](HexId hex) {
      return hex && mayBeLand(map.hex(hex).cell) && map.hex(hex).cell.startLand == StartLand::Yes;
    });
    if (isStartLand) open[static_cast<std::size_t>(blockOf(corner))] |= bitOf(corner);
  }
  for (const BoardCorner& at : board.noStart)
    if (const auto corner = map.cornerAt(at.hex, at.corner))
      open[static_cast<std::size_t>(blockOf(*corner))] &= ~bitOf(*corner);
  return open;
}

}  // namespace

SeaMap seaMapOf(const Board& board, const Topology& map, const Rules& rules) {
  SeaMap sea;
  if (map.isChain()) return sea;
  for (const Cell& cell : board.cells) {
    sea.hasFog = sea.hasFog || cell.terrain == Terrain::Fog;
    sea.hasGold = sea.hasGold || cell.terrain == Terrain::Gold;
  }
  if (sea.hasFog) sea.fog = board.fog;
  sea.hasGold = sea.hasGold || sea.fog.of(Terrain::Gold) > 0;
  const bool hasShips = board.ships == AsksForShips::Yes;
  sea.hasPirate = board.pirate && hasShips && rules.options.pirate == Switch::On;
  if (sea.hasPirate && board.pirate->at) sea.pirate = map.hexAt(*board.pirate->at).value_or(HexId{});
  sea.gifts = giftsOf(board, map);
  if (rules.islandBonus > 0) sea.islands = islandsOf(map);
  for (const GiftPlace& gift : sea.gifts)
    if (gift.kind == Gift::Kind::Points) sea.mostGift = std::max(sea.mostGift, gift.count);
  constexpr int kMostPieces = 2;  // of one move: a TimeUp of the set-up
  const int cards = std::ranges::any_of(sea.gifts, [](const GiftPlace& gift) { return gift.kind == Gift::Kind::Card; });
  sea.mostPoints = rules.islandBonus + kMostPieces * (sea.mostGift + cards);
  sea.startLand = startLandOf(board, map);
  return sea;
}

}  // namespace tapu
