// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/position.h"
#include "tests/formats/played.h"

namespace tapu {

/// A game of three on islands with fog between them (14.5).
inline Played playedInFog(std::uint64_t seed, const std::string& bot) {
  Options options;
  options.mapKind = MapKind::File;
  options.seats = 3;
  using enum Terrain;
  return played(seed, bot, options, RuleSet::Classic, test::fogged(test::fogOf({Forest, Hills, Sea, Desert}, {5, 9})));
}

}  // namespace tapu
