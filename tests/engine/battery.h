// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tests/engine/position.h"

// What every rule set must pass. A contest is a name and a way to set a game up; the battery plays random games of it
// and, after every move, asks whether the promises of engine/game/play.h hold. A new rule set joins by one more row.

namespace tapu::test {

struct Contest {
  std::string name;
  std::function<Setup(Rng&)> setup;
  int leaving = 0;  ///< of 1000 moves so many are seats leaving or coming back
};

/// Every contest of the classic rules: the default game, each house rule in its other values, other maps.
std::vector<Contest> classicContests();
/// Crazy (8.7 to 8.17), each of its options in its other values.
std::vector<Contest> crazyContests();

/// Any action at all, most of them illegal: any kind, places on and off the map, seats that are none.
Action anyAction(const Table& table, Rng& rng);

/// Fills in the cards of a blank Discard or Offer so that it is legal as far as the own hand goes.
Action filled(const Table& table, const State& state, SeatId seat, Action action, Rng& rng);

/// One random game with all checks.
class BatteryGame {
 public:
  BatteryGame(const Contest& contest, std::uint64_t seed);
  /// Plays to the end, or for so many moves and a StopGame then. False: a check has failed and said so.
  bool play(int mostMoves);
  bool won() const { return game_.state().head.phase == Phase::Over && !game_.state().head.winner.isNone(); }
  int moves() const { return game_.moveCount(); }
  /// Pairs of games that differ in others' secrets only and were played one move on.
  int twinsCompared() const { return twins_; }

 private:
  bool step();
  bool carryOut(SeatId seat, const Action& action);
  bool takeBackSometimes();
  bool invariantsHold(const State* before = nullptr);
  bool listedIsLegal();
  bool unlistedIsRefused();
  bool containsAgreesWithCheck(SeatId seat);
  bool viewsAgree(const State& before, const Move& move);
  bool actionsDependOnWhatIsSeen();
  bool twinsLookAlike();
  bool chanceIsCompleted(const State& before, const Move& move);
  bool replays();
  bool say(const std::string& sentence);  ///< fails the test; false

  Setup setup_;
  Game game_;
  SeededRng lot_, rng_;
  int leaving_;
  std::uint64_t steps_ = 0;
  int twins_ = 0;
  std::vector<State> views_;  ///< one per viewer: the seats, then nobody
  struct Done {
    SeatId seat;
    State before;
  };
  std::vector<Done> done_;  ///< moves not taken back
};

}  // namespace tapu::test
