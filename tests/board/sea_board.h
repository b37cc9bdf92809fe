// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string_view>

#include "engine/board/board.h"
#include "engine/state/state.h"

namespace tapu::test {

/// A board with all that lies in the sea (14): two islands of four and three hexes, two hexes under the fog between
/// them, gold, a pirate, three gifts, and land where nobody begins. Its hexes by their ids, where they have a point up:
///
///    0 forest 5   1 hills 8     2 ~     3 FOG     4 pasture 9
///      5 fields 4     6 ~     7 PIRATE    8 FOG      9 gold 6
///   10 mountains 10  11 ~    12 ~      13 ~      14 pasture 3
///
/// Gifts: 2 ore on the east side of hex 1, at sea; a card on the south corner of hex 10; 2 points between 0 and 1.
inline Board seaBoard(Orientation orientation = Orientation::Pointy) {
  using enum Terrain;
  Board board;
  board.orientation = orientation;
  const auto add = [&](int q, int r, Terrain terrain, int number = 0, StartLand start = StartLand::Yes) {
    Cell cell;
    cell.at = {q, r};
    cell.terrain = terrain;
    cell.number = number;
    cell.startLand = start;
    board.cells.push_back(cell);
  };
  add(0, 0, Forest, 5);
  add(1, 0, Hills, 8);
  add(2, 0, Sea);
  add(3, 0, Fog);
  add(4, 0, Pasture, 9, StartLand::No);
  add(0, 1, Fields, 4);
  add(1, 1, Sea);
  add(2, 1, Sea);
  add(3, 1, Fog);
  add(4, 1, Gold, 6, StartLand::No);
  add(-1, 2, Mountains, 10);
  add(0, 2, Sea);
  add(1, 2, Sea);
  add(2, 2, Sea);
  add(3, 2, Pasture, 3, StartLand::No);
  std::ranges::sort(board.cells, [&](const Cell& a, const Cell& b) { return readsBefore(a.at, b.at, orientation); });
  board.ships = AsksForShips::Yes;
  board.fog.of(Hills) = 1;
  board.fog.of(Sea) = 1;
  board.fog.numbers[5] = 1;
  board.pirate = PirateStart{Hex{2, 1}};
  const auto side = [&](std::string_view name) { return *sideNamed(name, orientation); };
  const auto gift = [&](Hex hex, Gift::On on, int place, Gift::Kind kind, Resource resource, int count) {
    Gift made;
    made.hex = hex;
    made.on = on;
    made.place = place;
    made.kind = kind;
    made.resource = resource;
    made.count = count;
    board.gifts.push_back(made);
  };
  const bool isPointy = orientation == Orientation::Pointy;
  const int east = side(isPointy ? "E" : "SE");
  const int south = *cornerNamed(isPointy ? "S" : "SW", orientation);
  gift({1, 0}, Gift::On::Edge, east, Gift::Kind::Resources, Resource::Ore, 2);
  gift({-1, 2}, Gift::On::Corner, south, Gift::Kind::Card, Resource::None, 1);
  gift({0, 0}, Gift::On::Edge, east, Gift::Kind::Points, Resource::None, 2);
  board.noStart = {{{0, 0}, *cornerNamed(isPointy ? "N" : "NW", orientation)}};
  return board;
}

inline constexpr int kPirateCell = 7, kFirstFog = 3, kSecondFog = 8, kGoldCell = 9;

/// A position at the start of a game on that board, with nothing built; `map` is that of the board.
inline State seaState(const Topology& map) {
  State state;
  state.corners.assign(map.cornerCount());
  state.edges.assign(map.edgeCount());
  auto& sea = state.sea.make();
  sea.ground.assign(map.hexCount());
  for (int i = 0; i < map.hexCount(); ++i) {
    const Cell& cell = map.hex(HexId(i)).cell;
    sea.ground[i] = {cell.terrain, static_cast<std::uint8_t>(cell.number)};
  }
  sea.gifts.assign(1, 0b111);
  sea.pirate = HexId(kPirateCell);
  return state;
}

}  // namespace tapu::test
