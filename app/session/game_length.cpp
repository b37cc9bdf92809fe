// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game_length.h"

#include <algorithm>

namespace tapu {

namespace {

/// Half of 1,000 games of four greedy bots were over after so many rounds (tapu-tool simulate).
struct Measured {
  int target, rounds;
};
constexpr int kUsualRounds = 62;          // of the Big Game
constexpr Measured kPlain{10, 18};        // no events, the classic island
constexpr Measured kSmallIsland{15, 31};  // events, the classic island
constexpr Measured kLargeIsland{20, 28};  // events, the large island (8.17)

Measured measured(const Setup& setup, const Rules& rules) {
  if (rules.startsRounds == Switch::Off) return kPlain;
  return isSmallIsland(setup.board) ? kSmallIsland : kLargeIsland;
}

}  // namespace

GameLength usualLength(const Setup& setup, int persons) {
  const Rules rules = rulesOf(setup.ruleSet, setup.options);
  if (playsOnChain(rules)) {  // the cap decides mostly (9.22), and each round lasts as long as its clock and the gap
    const int rounds = rules.maxRounds == kUnlimited ? kUsualRounds : rules.maxRounds;
    const int seconds = setup.options.setupSeconds + rounds * (setup.options.roundSeconds + setup.options.gapSeconds);
    return {rounds, (seconds / 60 + 4) / 5 * 5};
  }
  const Measured known = measured(setup, rules);
  int rounds = std::max(1, known.rounds * rules.target / known.target);
  if (rules.maxRounds != kUnlimited) rounds = std::min(rounds, rules.maxRounds);
  const int bots = std::max(0, setup.options.seats - persons);
  const int plainMinutes = persons <= 1 ? 12 + 6 * bots : 15 * persons + 5 * bots;  // a plain game to 10 points
  return {rounds, (plainMinutes * rounds / kPlain.rounds + 4) / 5 * 5};
}

}  // namespace tapu
