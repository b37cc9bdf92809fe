// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <numeric>

#include "engine/board/board.h"
#include "engine/board/rng.h"

namespace tapu {

/// The mix of a random brush: each terrain as often as its weight says. The terrain of a hex is a pure function of the
/// seed of the stroke and of the hex, so that a brush that comes over it again leaves it as it is.
struct TerrainMix {
  static constexpr int kTerrains = static_cast<int>(Terrain::Sea) + 1;
  static constexpr int kMostWeight = 9;
  /// By `Terrain`; at first as on the classic map (1.4).
  std::array<int, kTerrains> weights{4, 3, 4, 4, 3, 1, 0};
  bool operator==(const TerrainMix&) const = default;

  int total() const { return std::accumulate(weights.begin(), weights.end(), 0); }
  /// The terrain of this hex; forest if all weights are 0.
  Terrain at(std::uint32_t seed, Hex hex) const {
    if (total() == 0) return Terrain::Forest;
    SeededRng rng(seed);
    rng.startMove((static_cast<std::uint64_t>(hex.q + 0x8000) << 16) ^ static_cast<std::uint64_t>(hex.r + 0x8000));
    int drawn = static_cast<int>(rng.below(static_cast<std::uint32_t>(total())));
    for (int terrain = 0; terrain < kTerrains; ++terrain) {
      drawn -= weights[static_cast<std::size_t>(terrain)];
      if (drawn < 0) return static_cast<Terrain>(terrain);
    }
    return Terrain::Forest;
  }
};

}  // namespace tapu
