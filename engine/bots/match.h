// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/bots/simulation.h"
#include "engine/bots/statistics.h"

namespace tapu {

/// The luck that the games of a group share.
enum class SharedLuck : std::uint8_t {
  None,      ///< nothing: each has a board and throws of its own
  OfGroups,  ///< the board, the throw for the first seat, and the dice of each turn or round, by its number
};

/// A match: games in which one bot, the hero, plays against others, the field.
///
/// A side is a seat; on a chain it is all seats of Sun, or of Moon. The hero plays each side in turn, and the others
/// follow it around the table in their order: a group is as many games as there are sides. Who starts is decided as in
/// any game of the rule set (3.2).
struct MatchPlan {
  /// The games to play. `bots`: the hero and then the field, one a side; `games`: the most to play, with shared luck
  /// whole groups. A game ends early once `isStopped`.
  SimulationPlan games;
  SharedLuck luck = SharedLuck::None;
  std::optional<SequentialTest> test;  ///< of the hero's share; the match ends after the group that decides it
};

/// The number of sides.
int sidesOf(const SimulationPlan& plan);

/// The result of one game.
struct MatchGame {
  enum class Ending : std::uint8_t { Unfinished, Stopped, Won };
  Ending ending = Ending::Unfinished;
  int winner = -1;            ///< the side of the winner, or after a stop of the only seat with most points; -1: nobody
  int rounds = 0, moves = 0;  ///< played
  int heroPoints = 0, fieldPoints = 0;  ///< at the end, of all their seats
  int best = 0;                         ///< the most points that a seat had at the end
  int deals = 0;                        ///< trades of the hero with other players
  int gifts = 0;  ///< of these, trades with a partner who won within as many turns as there are seats
  bool operator==(const MatchGame&) const = default;
};

/// The result of a group.
struct MatchGroup {
  std::vector<MatchGame> games;            ///< in the order of the hero's sides
  std::uint64_t signature = 0;             ///< hash of all their moves
  std::map<std::string, Durations> times;  ///< by bot: how long it thought where it had a choice
  std::int64_t spent = 0;                  ///< nanoseconds in all
};

/// The results of all groups so far. All but `times` and `spent` follow from the plan.
struct MatchScore {
  int groups = 0, games = 0, finished = 0, won = 0, stopped = 0;
  int wins = 0;                              ///< of the hero; games without an end count as not won
  std::int64_t deals = 0, gifts = 0;         ///< of the hero, see MatchGame
  int reached = 0;                           ///< games in which a seat had the points of the target at the end
  std::vector<int> winsBySide, gamesBySide;  ///< of the hero
  std::int64_t moves = 0, heroPoints = 0, fieldPoints = 0;
  std::vector<int> rounds;      ///< that each finished game took
  std::vector<int> bestPoints;  ///< the most points that a seat had at the end of each game
  Sample groupShares;           ///< the hero's share in each whole group
  std::uint64_t signature = 0;  ///< of all moves of all games
  std::map<std::string, Durations> times;
  std::int64_t spent = 0;
};

/// A clock: nanoseconds since any moment. The engine makes none.
using MatchClock = std::function<std::int64_t()>;

/// Plays a match group by group.
class Match {
 public:
  /// Without a clock nothing is timed. The watcher, if any, hears of each game and outlives the match.
  explicit Match(const MatchPlan& plan, MatchClock clock = {}, SimulationWatcher* watcher = nullptr);
  ~Match();
  /// Whether all games are played, or the test is decided.
  bool isOver() const;
  /// Plays the next group and counts nothing: asked again it plays the same games. Not when the match is over.
  MatchGroup play();
  /// Counts a group that was played: just now, or by an earlier match of this plan.
  void count(const MatchGroup& group);
  const MatchScore& score() const { return score_; }
  /// The number of games in the next group; the last one may be short.
  int gamesOfNext() const;

 private:
  class Meter;
  class Deals;
  MatchGame playGame(int number, int side, MatchGroup& group);
  /// Seats the hero at a side and the field behind it.
  void seatHero(int side);

  const MatchPlan plan_;
  const MatchClock clock_;
  SimulationWatcher* const watcher_;
  const int sides_;
  SimulationPlan seated_;  ///< the plan of a game: its bots are in the order of the sides
  std::unique_ptr<Meter> meter_;
  std::unique_ptr<SimulatedGame> game_;
  MatchScore score_;
};

}  // namespace tapu
