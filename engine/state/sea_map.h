// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/islands.h"
#include "engine/board/topology.h"

namespace tapu {

struct Rules;

/// A gift at its place on the map (14.6).
struct GiftPlace {
  CornerId corner;  ///< none: it lies on the edge
  EdgeId edge;      ///< none: it lies on the corner
  Gift::Kind kind = Gift::Kind::Points;
  Resource resource = Resource::None;  ///< of the kind Resources
  int count = 1;
};

/// The wishes of the board of a game (14). Nothing of it in most games, nor in any on a chain (14.9).
struct SeaMap {
  bool hasFog = false;   ///< cells lie under the fog at the start (14.5)
  bool hasGold = false;  ///< there is gold, or may be under the fog (14.1)
  bool hasPirate = false;
  HexId pirate;                          ///< where it lies first; none: away (14.2)
  FogStack fog;                          ///< what lies under all fog at the start
  std::vector<GiftPlace> gifts;          ///< in the order of the board
  Islands islands;                       ///< only where settlements on new islands bring points (14.3); else empty
  int mostGift = 0;                      ///< the most points that one gift brings
  int mostPoints = 0;                    ///< the most points that one move brings by islands and gifts
  std::vector<std::uint64_t> startLand;  ///< [block]: corners for first settlements (14.4); empty: all of them

  /// Whether positions of the game have a `SeaPart` (state.h).
  bool isInPositions() const { return hasFog || hasGold || hasPirate || !gifts.empty() || islands.count > 0; }
  /// Whether points by islands, or by gifts, can come up in the game.
  bool paysIslands() const { return islands.count > 0; }
  bool paysGifts() const { return mostGift > 0; }
};
/// Reads a board that has no problems.
SeaMap seaMapOf(const Board& board, const Topology& map, const Rules& rules);

}  // namespace tapu
