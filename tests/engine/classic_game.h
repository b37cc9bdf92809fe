// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/game_map.h"
#include "engine/state/setup.h"

namespace tapu::test {

/// A classic game with all options as they are at first, on a board that this seed draws.
inline Setup classicGame(std::uint64_t seed, int seats = kUsualSeats) {
  SeededRng rng(seed);
  Setup setup;
  setup.options = defaultOptions(RuleSet::Classic, seats);
  setup.board = boardFor(setup.options, rng);
  return setup;
}

}  // namespace tapu::test
