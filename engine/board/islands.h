// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/board/topology.h"

namespace tapu {

/// The most islands of a board whose settlements on new ones bring points (14.3).
inline constexpr int kMostIslands = 30;

/// The islands of a map (14.3): land cells that are joined by edges, without those under the fog, numbered from 0 in
/// reading order.
struct Islands {
  static constexpr int kMost = 30;  ///< where settlements on new ones bring points
  static constexpr std::uint16_t kNone = 0xffff;
  std::vector<std::uint16_t> ofHex;  ///< [HexId]; kNone: sea, or fog
  int count = 0;

  /// The island that a corner is on; kNone: it touches no land of any. All land at one corner is of one island.
  std::uint16_t at(const Topology& map, CornerId corner) const;
};
Islands islandsOf(const Topology& map);

}  // namespace tapu
