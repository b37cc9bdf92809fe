// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>
#include <string>
#include <vector>

#include "tests/engine/contests.h"
#include "tests/engine/position.h"

// The checks that every rule set must pass. The battery plays random games of a contest and asks whether the promises
// of engine/play/play.h hold.
//
// After every move:
// - the invariants hold; what has changed is computed anew,
// - each viewer follows by what it is told, and one of them in turn is compared with what it should see,
// - the move's text and its chance go there and back,
// - in a chain, `dueMove` looking near the last move finds what it finds looking everywhere.
// Before each move one of these four, in turn:
// - listed actions of a seat are accepted and leave a sound position,
// - others are refused and change nothing,
// - what a viewer may do depends on what it sees,
// - twins that differ in others' secrets look alike.
// At the end: all cards are shown, all views agree, and the log replayed gives the same state.
//
// In a chain of many boards a few viewers stand for all, and checks that cost time for each board are made more seldom,
// so that a move costs about the same: see `isDue`.

namespace tapu::test {

/// One random game with all checks.
class BatteryGame {
 public:
  BatteryGame(const Contest& contest, std::uint64_t seed);
  /// Plays to the end, or for so many moves and a StopGame then. False: a check has failed and said so.
  bool play(int mostMoves);
  bool won() const { return game_.state().head.phase == Phase::Over && !game_.state().head.winner.isNone(); }
  int moves() const { return game_.moveCount(); }
  int boards() const { return game_.definition().map.boards(); }
  int seats() const { return game_.definition().seats; }
  /// Pairs of games that differ in others' secrets only and were played one move on.
  int twinsCompared() const { return twins_; }

 private:
  bool step();
  bool nobodyHasWon();
  bool onlyChoiceIsOnly(SeatId by);
  bool check();
  bool act();
  std::optional<Action> tableActs();
  bool carryOut(SeatId seat, const Action& action);
  void keep(SeatId seat, const State& before);
  bool isDue(int every);
  SeatId anySeat();
  SeatId seatNear(SeatId seat);
  std::vector<Viewer> chooseViewers();
  bool owesTheSame();
  bool takeBackSometimes();
  bool invariantsHold(const State* before = nullptr);
  bool listedIsLegal();
  bool listedOf(SeatId seat);
  bool unlistedIsRefused();
  bool containsAgreesWithCheck(SeatId seat);
  bool viewsFollow(const State& before, const Move& move);
  bool viewAgrees(std::size_t viewer);
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
  std::vector<Viewer> viewers_;  ///< the players of the seats, or of some of them; last a watcher
  std::vector<State> views_;     ///< one for each of them
  struct Done {
    SeatId seat;
    State before;
  };
  static constexpr std::size_t kKept = 8;
  std::deque<Done> done_;  ///< the last moves not taken back
};

}  // namespace tapu::test
