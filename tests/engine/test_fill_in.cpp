// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/bots/simulation.h"
#include "engine/play/fill_in.h"
#include "engine/play/game.h"
#include "engine/play/invariants.h"
#include "engine/play/legal_actions.h"
#include "engine/play/visible.h"
#include "tests/effort.h"
#include "tests/engine/contests.h"
#include "tests/engine/random_actions.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

/// A game that is played at random, and what each seat sees of it.
class Watched {
 public:
  Watched(const Setup& setup, std::uint64_t seed)
      : rng_(seed), game_(setup), seen_(static_cast<std::size_t>(game_.definition().seats)) {}

  const Game& game() const { return game_; }
  const std::vector<Move>& seenBy(int seat) const { return seen_[static_cast<std::size_t>(seat)]; }

  /// False: the game is over.
  bool playOn() {
    rng_.startMove(++step_);
    const State& state = game_.state();
    if (const auto due = dueMove(game_.definition(), state)) return play(SeatId(), *due);
    if (state.head.phase == Phase::Over) return false;
    if (const SeatId last = game_.mayTakeBack(); last && rng_.below(6) == 0)
      return play(SeatId(), tableMove(ActionKind::TakeBack, last));
    const int from = static_cast<int>(rng_.below(static_cast<std::uint32_t>(game_.definition().seats)));
    const SeatId answering(from);  // somebody may answer an offer whose turn it is not
    const SeatId seat = rng_.below(3) == 0 && !legalActions(game_.definition(), state, answering).empty()
                            ? answering
                            : waitingFor(state);
    const LegalActions legal = legalActions(game_.definition(), state, seat);
    if (legal.empty()) return true;
    const Action any = legal[static_cast<int>(rng_.below(static_cast<std::uint32_t>(legal.size())))];
    const Action action = filled(game_.definition(), state, seat, any, rng_);
    return game_.check(seat, action) || play(seat, action);
  }

 private:
  bool play(SeatId seat, const Action& action) {
    Move move{seat, action, {}};
    const bool isTakeBack = !seat && action.kind == ActionKind::TakeBack;
    if (!isTakeBack) move.chance = draw(game_.definition(), game_.state(), seat, action, rng_);
    std::vector<bool> witnesses(seen_.size());
    for (std::size_t s = 0; s < seen_.size(); ++s) {
      const auto visible = visibleTo(SeatId(static_cast<int>(s)), game_.definition(), game_.state(), move);
      witnesses[s] = visible && (!isTakeBack || inForce_.back()[s]);  // who did not see it does not see it go
      if (witnesses[s]) seen_[s].push_back(*visible);
    }
    if (isTakeBack)
      inForce_.pop_back();
    else
      inForce_.push_back(witnesses);
    game_.append(move);
    return true;
  }

  SeededRng rng_;
  Game game_;
  std::vector<std::vector<Move>> seen_;
  std::vector<std::vector<bool>> inForce_;  ///< of each move in force: who saw it
  std::uint64_t step_ = 0;
};

/// Every move of a list is legal where it is made; the position that they lead to.
std::optional<State> played(const Setup& setup, const std::vector<Move>& moves) {
  Game game(setup);
  for (Move move : moves) {
    if (game.check(move.seat, move.action)) return std::nullopt;
    const bool isTakeBack = !move.seat && move.action.kind == ActionKind::TakeBack;
    if (!isTakeBack && completeChance(game.definition(), game.state(), move)) return std::nullopt;
    game.append(move);
  }
  return game.state();
}

/// Keeps what one seat saw of each game of bots.
struct Seen final : SimulationWatcher {
  explicit Seen(SeatId viewer) : seat(viewer) {}
  void began(const Setup& begun, const GameDefinition&, const State& start) override {
    setup = begun;
    before = start;
    moves.clear();
  }
  void moved(const GameDefinition& definition, const State& after, const Move& move) override {
    if (after.head.phase != Phase::Over)
      if (const auto visible = visibleTo(seat, definition, before, move)) moves.push_back(*visible);
    before = after;
  }
  SeatId seat;
  Setup setup;
  State before;
  std::vector<Move> moves;
};

std::vector<Contest> allContests() {
  std::vector<Contest> all = classicContests();
  for (Contest& contest : crazyContests()) all.push_back(std::move(contest));
  return all;
}

}  // namespace

/// A whole game from the part of it that one seat saw.
class TestFillIn : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void theSeatWouldHaveSeenJustThat_data();
  void theSeatWouldHaveSeenJustThat();
  void aGameOfBotsIsFilledInToItsLastMove_data();
  void aGameOfBotsIsFilledInToItsLastMove();
  void whatIsNoGameIsNotFilledIn();
  void aGameThatIsOverIsNotFilledIn();
};

void TestFillIn::theSeatWouldHaveSeenJustThat_data() {
  QTest::addColumn<int>("contest");
  const auto all = allContests();
  for (std::size_t i = 0; i < all.size(); ++i) QTest::newRow(all[i].name.c_str()) << static_cast<int>(i);
}

void TestFillIn::theSeatWouldHaveSeenJustThat() {
  QFETCH(int, contest);
  SeededRng rng(static_cast<std::uint64_t>(contest) + 1);
  const Setup setup = allContests()[static_cast<std::size_t>(contest)].setup(rng);
  Watched watched(setup, static_cast<std::uint64_t>(contest));
  const int seats = watched.game().definition().seats;
  for (int i = 1; i <= effort(600, 200) && watched.playOn(); ++i) {
    if (i % 97 != 0 || watched.game().state().head.phase == Phase::Over) continue;
    const SeatId seat(i / 97 % seats);
    const auto filled = filledIn(setup, seat, watched.seenBy(seat.value), rng);
    QVERIFY2(filled, qPrintable(QString::number(i)));
    const auto state = played(setup, *filled);
    QVERIFY(state);
    const GameDefinition& definition = watched.game().definition();
    QVERIFY(visibleTo(seat, definition, *state) == visibleTo(seat, definition, watched.game().state()));
    QVERIFY(brokenInvariants(definition, *state).empty());
    for (const Seat& each : state->seats) QCOMPARE(each.hand[Resource::Unknown] + each.cards[Card::Unknown], 0);
  }
}

void TestFillIn::aGameOfBotsIsFilledInToItsLastMove_data() {
  QTest::addColumn<RuleSet>("rules");
  QTest::addColumn<int>("seat");
  QTest::newRow("Classic, as seat 1 saw it") << RuleSet::Classic << 0;
  QTest::newRow("Classic, as seat 3 saw it") << RuleSet::Classic << 2;
  QTest::newRow("Crazy, as seat 2 saw it") << RuleSet::Crazy << 1;
}

void TestFillIn::aGameOfBotsIsFilledInToItsLastMove() {
  QFETCH(RuleSet, rules);
  QFETCH(int, seat);
  int bought = 0, stolen = 0, traded = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    SimulationPlan plan;
    plan.ruleSet = rules;
    plan.options = defaultOptions(rules);
    plan.bots = {"greedy"};
    plan.seed = seed;
    Seen seen((SeatId(seat)));
    simulate(plan, seen);
    for (const Move& move : seen.moves) {
      bought += move.chance.card == Card::Unknown;
      stolen += move.chance.stolen == Resource::Unknown;
      traded += move.action.kind == ActionKind::Accept && !move.action.give.isEmpty();
    }
    SeededRng rng(seed);
    const auto filled = filledIn(seen.setup, seen.seat, seen.moves, rng);
    QVERIFY2(filled, qPrintable(QString::number(seed)));
    QVERIFY(played(seen.setup, *filled));
  }
  QVERIFY2(bought > 0 && stolen > 0 && traded > 0, "nothing was hidden");
}

void TestFillIn::whatIsNoGameIsNotFilledIn() {
  SeededRng rng(5);
  const Setup setup = classicContests().front().setup(rng);
  Watched watched(setup, 5);
  for (int i = 0; i < 120; ++i) watched.playOn();
  std::vector<Move> seen = watched.seenBy(1);
  QVERIFY(filledIn(setup, SeatId(1), seen, rng));
  QVERIFY(!filledIn(setup, SeatId(), seen, rng));
  QVERIFY(!filledIn(setup, SeatId(9), seen, rng));
  QVERIFY(!filledIn(setup, SeatId(2), seen, rng));  // another seat saw other cards
  const auto settled = std::ranges::find(seen, ActionKind::Settlement, [](const Move& m) { return m.action.kind; });
  seen.erase(settled);
  QVERIFY(!filledIn(setup, SeatId(1), seen, rng));
}

void TestFillIn::aGameThatIsOverIsNotFilledIn() {
  SeededRng rng(6);
  const Setup setup = classicContests().front().setup(rng);
  Watched watched(setup, 6);
  for (int i = 0; i < 60; ++i) watched.playOn();
  std::vector<Move> seen = watched.seenBy(0);
  seen.push_back({SeatId(), tableMove(ActionKind::StopGame), {}});
  QVERIFY(!filledIn(setup, SeatId(0), seen, rng));
}

TAPU_TEST(TestFillIn)
#include "test_fill_in.moc"
