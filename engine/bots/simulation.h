// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/state/setup.h"

namespace tapu {

/// Games of bots against bots, through the same `legalActions`, `draw` and `apply` as a hosted game. Everything is
/// drawn from the seed: the same plan gives the same moves on every platform.
struct SimulationPlan {
  RuleSet ruleSet = RuleSet::Classic;
  Options options;
  int boards = 0;                 ///< of a chain (9.2); 0 = one island for all
  std::optional<Board> board;     ///< the map; in a chain each of its boards; none: the map that the options ask for
  Chain chain;                    ///< the very chain, in place of `boards` and `board`; empty: as they say
  SeatId first;                   ///< who starts (3.2); none: thrown for
  std::vector<std::string> bots;  ///< at least one, each of `botNames` or known to `makeGuest`: one a seat, repeated if
                                  ///< there are more seats
  int games = 1;
  std::uint64_t seed = 1;
  PlayerTrade trade = PlayerTrade::Listed;
  int mostMoves = 20'000;  ///< a game that is longer counts as not finished
  /// Makes the bots whose names are not of `botNames`, for each game anew; never null for a name of the plan.
  std::function<std::unique_ptr<Bot>(std::string_view name, SeatId seat)> makeGuest;
  Eyes eyesOfGuests = Eyes::OfSeat;  ///< OfWorld: those are shown all cards
  std::function<bool()>
      isStopped;  ///< asked before a game and every some hundred moves; on true nothing more is played
};

/// Rules with events and without a last round: such a game may never end, so hosts do not begin it with bots alone
/// (8.17).
inline bool mayNeverEnd(const Rules& rules) { return rules.eventChance > 0 && rules.maxRounds == kUnlimited; }

/// The results of the games of a plan.
struct SimulationResult {
  int games = 0, finished = 0;
  int won = 0, stopped = 0;           ///< of the finished ones: with a winner, and without (8.17, 9.22)
  std::vector<std::uint16_t> rounds;  ///< that each finished game took
  std::vector<std::uint16_t> best;    ///< the most points that a seat had at the end of each finished game
  std::vector<std::uint16_t> bank;    ///< cards of all kinds that its banks held at the end of each finished game
  std::uint64_t moves = 0;
  std::vector<int> wins = std::vector<int>(8);  ///< by seat, at least eight entries; a stopped game counts for the only
                                                ///< seat with most points
  std::uint64_t signature = 0;                  ///< hash of all moves of all games; equal if all of them are equal
};

/// Plays the games of a plan, or as many as `isStopped` allows. Where a game might never end its last round is that of
/// the default options (8.17).
SimulationResult simulate(const SimulationPlan& plan);

/// Called with each game before its first move and with each move; for tests and for keeping games.
struct SimulationWatcher {
  virtual ~SimulationWatcher() = default;
  virtual void began(const Setup&, const GameDefinition&, const State&) {}
  virtual void moved(const GameDefinition&, const State& /*after*/, const Move&) {}
};
/// The same, watched.
SimulationResult simulate(const SimulationPlan& plan, SimulationWatcher& watcher);

/// The decision of a seat, before anything is drawn for it.
struct Decided {
  SeatId seat;
  Action action;
};
/// The results of games that went on from one position.
struct Continued {
  int games = 0;
  std::vector<int> wins;  ///< by seat, as `SimulationResult::wins`; a game without a sole best counts for nobody
};
class SimulatedGame;
/// Lets greedy bots, which trade with the bank alone, play a game on to its end from any of its positions, again and
/// again: the share of games that a seat wins measures its standing. Everything is drawn from seeds.
class Continuations {
 public:
  explicit Continuations(const Setup& setup);
  ~Continuations();
  /// `from`: a position of the setup that knows all cards, is not paused and has no open offer; one that is over gives
  /// its own end. `first`, if given, is legal there and begins each of the games, drawn anew. `goesOn` is asked before
  /// each game: on false nothing more is played, and fewer games are counted.
  Continued play(const State& from, const std::optional<Decided>& first, int games, std::uint64_t seed,
                 const std::function<bool()>& goesOn);

 private:
  SimulationPlan plan_;
  Setup setup_;
  std::unique_ptr<SimulatedGame> game_;
};

}  // namespace tapu
