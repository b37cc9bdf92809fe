// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/game_map.h"
#include "engine/state/setup.h"

namespace tapu::test {

/// A classic game of four seats with all options as they are at first, on a board that this seed draws.
inline Setup classicGame(std::uint64_t seed) {
  SeededRng rng(seed);
  Setup setup;
  setup.options = defaultOptions(RuleSet::Classic);
  setup.board = boardFor(setup.options, rng);
  return setup;
}

}  // namespace tapu::test
