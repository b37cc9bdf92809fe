// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/plan/game_length.h"

#include <algorithm>

namespace tapu {

namespace {

/// Half of 1,000 games of four greedy bots were over after so many rounds (tapu-tool simulate).
struct Measured {
  int target, rounds;
};
constexpr int kUsualRounds = 62;            // of the Big Game
constexpr Measured kWithoutEvents{10, 18};  // no events, the classic island
constexpr Measured kSmallIsland{15, 31};    // events, the classic island
constexpr Measured kLargeIsland{20, 28};    // events, the large island (8.17)

Measured measured(const Setup& setup, const Rules& rules) {
  if (rules.startsRounds == Switch::Off) return kWithoutEvents;
  return isSmallIsland(setup.board, setup.options.seats) ? kSmallIsland : kLargeIsland;
}

/// Throws bring the cards, and with more seats than four the island has as many hexes for each (13.2): about as many
/// turns decide a game, in fewer rounds. Worked out, not measured (tapu-tool simulate --seats would tell).
int roundsOf(int known, int seats) { return seats <= kUsualSeats ? known : (known * kUsualSeats + seats - 1) / seats; }

/// The cap decides mostly (9.22), and each round lasts as long as its clock and the gap before the next.
GameLength onChain(const Options& options, int maxRounds) {
  using enum GameLength::Bound;
  GameLength length;
  length.rounds = maxRounds == kUnlimited ? kUsualRounds : maxRounds;
  length.bound = maxRounds == kUnlimited ? None : LastRound;
  const int each = options.roundSeconds + options.gapSeconds;
  if (options.timeLimit != kUnlimited) {  // counted from the first round on, and over after an even one
    const int enough = (60 * options.timeLimit + options.gapSeconds + each - 1) / each;
    const int even = std::max(2, enough + enough % 2);
    if (even < length.rounds) length = {even, 0, TimeLimit};
  }
  const int seconds = options.setupSeconds + length.rounds * each;
  length.minutes = (seconds / 60 + 4) / 5 * 5;
  return length;
}

}  // namespace

GameLength usualLength(const Setup& setup, int persons) {
  const Rules rules = rulesOf(setup.ruleSet, setup.options);
  if (playsOnChain(rules)) return onChain(setup.options, rules.maxRounds);
  const Measured known = measured(setup, rules);
  int rounds = std::max(1, roundsOf(known.rounds * rules.target / known.target, setup.options.seats));
  if (rules.maxRounds != kUnlimited) rounds = std::min(rounds, rules.maxRounds);
  const int bots = std::max(0, setup.options.seats - persons);
  const int plainMinutes = persons <= 1 ? 12 + 6 * bots : 15 * persons + 5 * bots;  // a plain game to 10 points
  const auto bound = rules.maxRounds == kUnlimited ? GameLength::Bound::None : GameLength::Bound::LastRound;
  return {rounds, (plainMinutes * rounds / kWithoutEvents.rounds + 4) / 5 * 5, bound};
}

}  // namespace tapu
