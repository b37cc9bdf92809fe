// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <string>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/bots/planner.h"
#include "engine/bots/simulation.h"
#include "engine/play/initial_state.h"
#include "engine/play/play.h"
#include "engine/play/visible.h"
#include "engine/state/game_map.h"
#include "tests/effort.h"
#include "tests/suite.h"

using namespace tapu;

namespace {

constexpr int kSeats = 4;
constexpr int kMostMoves = 20'000;

Setup setupFor(std::uint64_t seed) {
  SeededRng rng(seed);
  Setup setup;
  setup.options.seats = kSeats;
  setup.board = boardFor(setup.options, rng);
  return setup;
}

/// One game among bots. `onDecision` sees each position with what a seat decided in it, `onEvents` what came of it.
struct Arena {
  explicit Arena(std::uint64_t seedOfGame, std::array<std::string, kSeats> names)
      : seed(seedOfGame), definition(setupFor(seedOfGame)), state(initialState(definition)) {
    for (std::size_t i = 0; i < kSeats; ++i) bots[i] = makeBot(names[i]);
  }

  std::uint64_t seed;
  GameDefinition definition;
  State state;
  std::array<std::unique_ptr<Bot>, kSeats> bots;
  std::function<void(SeatId, const Action&)> onDecision;
  std::function<void(const std::vector<Event>&)> onEvents;
  std::uint64_t moves = 0;
  int refused = 0;
  bool isStuck = false;

  void carryOut(SeatId seat, const Action& action) {
    SeededRng rng(seed);
    rng.startMove(++moves);
    std::vector<Event> events;
    const Move move{seat, action, draw(definition, state, seat, action, rng)};
    apply(definition, state, move, Observer{&events});
    if (onEvents) onEvents(events);
  }

  bool letSomebodyDecide() {
    const SeatId first = waitingFor(state);
    for (int step = 0; step < kSeats; ++step) {
      const SeatId seat((step + (first ? first.value : 0)) % kSeats);
      const SeatView view(definition, state, seat);
      if (view.legal().empty()) continue;
      SeededRng lots(seed + 1);
      lots.startMove(moves * kSeats + static_cast<std::uint64_t>(step));
      const auto action = bots[seat.value]->decide(view, lots);
      if (!action) continue;
      if (onDecision) onDecision(seat, *action);
      if (check(definition, state, seat, *action)) {
        ++refused;
        return false;
      }
      carryOut(seat, *action);
      return true;
    }
    return false;
  }

  SeatId play() {
    while (state.head.phase != Phase::Over && moves < kMostMoves) {
      if (const auto due = dueMove(definition, state))
        carryOut(SeatId(), *due);
      else if (!letSomebodyDecide()) {
        isStuck = true;
        return SeatId();
      }
    }
    return state.head.winner;
  }
};

}  // namespace

class TestBots : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyNameMakesABot();
  void greedyBeatsThreeRandomBots();
  void aGreedyGroupWinsBigGames_data();
  void aGreedyGroupWinsBigGames();
  void theBestOfManyGreedySeatsOfABigGameComesFar();
  void noBotIsEverRefused_data();
  void noBotIsEverRefused();
  void greedyNeverNags();
  void greedyAsksNoHiddenCard();
  void greedyHelpsNobodyWin();
  void aPlanIsPlayedOnItsBoard_data();
  void aPlanIsPlayedOnItsBoard();
  void harborsThatAreOffAreOnNoBoard_data();
  void harborsThatAreOffAreOnNoBoard();
  void aSimulationStopsWithinAGame();
  void aSimulationTellsHowItsGamesEnded();
  void seedsSideBySideHaveNoGameInCommon();
  void greedyBotsBringCrazyToItsEnd();
  void roundsToPay_data();
  void roundsToPay();
};

void TestBots::everyNameMakesABot() {
  for (std::string_view name : botNames()) QVERIFY(makeBot(name));
  QCOMPARE(botLevels().size(), std::size_t{4});
  for (std::string_view level : botLevels()) QVERIFY(std::ranges::count(botNames(), level) == 1);
  QVERIFY(!makeBot("clever"));
}

void TestBots::greedyBeatsThreeRandomBots() {
  int wins = 0;
  for (std::uint64_t game = 0; game < 100; ++game) {
    std::array<std::string, kSeats> names{"random", "random", "random", "random"};
    names[game % kSeats] = "greedy";
    wins += Arena(5000 + game, names).play() == SeatId(static_cast<int>(game % kSeats));
  }
  QVERIFY2(wins >= 97, qPrintable(QString::number(wins)));
}

void TestBots::aGreedyGroupWinsBigGames_data() {
  QTest::addColumn<int>("greedy");
  QTest::newRow("two boards, greedy is Sun, Moon plays by lot") << 0;
  QTest::newRow("two boards, greedy is Moon, Sun plays by lot") << 1;
}

void TestBots::aGreedyGroupWinsBigGames() {
  QFETCH(int, greedy);
  SimulationPlan plan;
  plan.ruleSet = RuleSet::BigGame;
  plan.options = defaultOptions(RuleSet::BigGame);
  plan.boards = 2;
  plan.bots = {"random", "random"};
  plan.bots[std::size_t(greedy)] = "greedy";
  plan.games = effort(100, 10);
  const SimulationResult result = simulate(plan);
  QCOMPARE(result.finished, plan.games);
  const int wins = result.wins[std::size_t(greedy)] + result.wins[std::size_t(greedy) + 2];
  QVERIFY2(10 * wins >= 9 * plan.games, qPrintable(QString::number(wins)));
}

/// At a real event somebody came to 25 points; who only builds toward the nearest point comes to 18 at best.
void TestBots::theBestOfManyGreedySeatsOfABigGameComesFar() {
  SimulationPlan plan;
  plan.ruleSet = RuleSet::BigGame;
  plan.options = defaultOptions(RuleSet::BigGame);
  plan.boards = 12;
  plan.bots = {"greedy"};
  plan.games = 20;
  plan.mostMoves = 100'000;
  SimulationResult result = simulate(plan);
  QCOMPARE(result.finished, plan.games);
  std::ranges::sort(result.best);
  QVERIFY2(result.best[10] >= 20, qPrintable(QString::number(result.best[10])));
}

void TestBots::noBotIsEverRefused_data() {
  QTest::addColumn<QString>("name");
  QTest::newRow("four random bots play to the end within the rules") << QStringLiteral("random");
  QTest::newRow("four greedy bots play to the end within the rules") << QStringLiteral("greedy");
}

void TestBots::noBotIsEverRefused() {
  QFETCH(QString, name);
  const std::string bot = name.toStdString();
  for (std::uint64_t game = 0; game < 40; ++game) {
    Arena arena(900 + game, {bot, bot, bot, bot});
    QVERIFY(arena.play());
    QCOMPARE(arena.refused, 0);
    QVERIFY(!arena.isStuck);
  }
}

void TestBots::greedyNeverNags() {
  for (std::uint64_t game = 0; game < 20; ++game) {
    Arena arena(300 + game, {"greedy", "greedy", "greedy", "greedy"});
    struct Asked {
      SeatId seat;
      CardCounts give, want;
      bool operator==(const Asked&) const = default;
    };
    std::vector<Asked> refused;
    std::optional<Asked> open;
    std::uint32_t turn = 0;
    int offersThisTurn = 0;
    bool nagged = false, greedyForMore = false;
    arena.onEvents = [&](const std::vector<Event>& events) {
      for (const Event& event : events) {
        if (arena.state.head.turn != turn) {
          turn = arena.state.head.turn;
          offersThisTurn = 0;
        }
        if (event.kind == EventKind::OfferMade) {
          open = Asked{event.seat, event.cards, event.got};
          greedyForMore = greedyForMore || ++offersThisTurn > habitsFor(arena.definition.rules).offersATurn;
          nagged = nagged || std::ranges::find(refused, *open) != refused.end();
        }
        if (event.kind == EventKind::Traded) open.reset();
        if (event.kind == EventKind::OfferClosed && open) {
          refused.push_back(*open);
          open.reset();
        }
      }
    };
    QVERIFY(arena.play());
    QVERIFY2(!greedyForMore, "more than two offers in a turn");
    QVERIFY2(!nagged, "the same offer after a refusal");
  }
}

/// Decides on the full position and on what the seat may see of it: the same, in every position of a game.
void TestBots::greedyAsksNoHiddenCard() {
  for (std::uint64_t game = 0; game < 10; ++game) {
    Arena arena(60 + game, {"greedy", "greedy", "greedy", "greedy"});
    std::array<std::unique_ptr<Bot>, kSeats> twins;
    for (auto& twin : twins) twin = makeBot("greedy");
    int different = 0;
    arena.onDecision = [&](SeatId seat, const Action& decided) {
      const State seen = visibleTo(seat, arena.definition, arena.state);
      SeededRng lots(1);
      const auto again = twins[seat.value]->decide(SeatView(arena.definition, seen, seat), lots);
      different += again != decided;
    };
    QVERIFY(arena.play());
    QCOMPARE(different, 0);
  }
}

void TestBots::greedyHelpsNobodyWin() {
  bool helped = false;
  for (std::uint64_t game = 0; game < 20; ++game) {
    Arena arena(700 + game, {"greedy", "greedy", "greedy", "greedy"});
    arena.onDecision = [&](SeatId, const Action& action) {
      if (action.kind != ActionKind::Accept) return;
      helped = helped || arena.state.publicPoints(action.seat) >= arena.definition.rules.target - 2;
    };
    QVERIFY(arena.play());
  }
  QVERIFY(!helped);
}

void TestBots::roundsToPay_data() {
  QTest::addColumn<int>("brick");
  QTest::addColumn<int>("lumber");
  QTest::addColumn<bool>("isAtOnce");
  QTest::newRow("a hand with the cards of a road pays it at once") << 1 << 1 << true;
  QTest::newRow("four of one card more pay the other by the bank") << 5 << 0 << true;
  QTest::newRow("three of one card more do not at 4:1") << 4 << 0 << false;
}

void TestBots::roundsToPay() {
  QFETCH(int, brick);
  QFETCH(int, lumber);
  QFETCH(bool, isAtOnce);
  const GameDefinition definition(setupFor(1));
  const State state = initialState(definition);
  const Planner planner(definition, state, SeatId(0));
  const double rounds = planner.rounds(CardCounts::resources(brick, lumber, 0, 0, 0), definition.rules.roadCost);
  QCOMPARE(rounds < 0.5, isAtOnce);
}

namespace {

/// The map of each game.
struct Maps : SimulationWatcher {
  std::vector<Setup> setups;
  void began(const Setup& setup, const GameDefinition&, const State&) override { setups.push_back(setup); }
};

}  // namespace

void TestBots::aPlanIsPlayedOnItsBoard_data() {
  QTest::addColumn<int>("boards");
  QTest::newRow("an island for four") << 0;
  QTest::newRow("9.2 a chain of three, each the same") << 3;
  QTest::newRow("9.2 a long chain, of which each seat reaches a part alone") << 9;
}

void TestBots::aPlanIsPlayedOnItsBoard() {
  QFETCH(int, boards);
  SimulationPlan plan;
  plan.ruleSet = boards > 0 ? RuleSet::BigGame : RuleSet::Classic;
  plan.options = defaultOptions(plan.ruleSet);
  plan.boards = boards;
  plan.bots = {"greedy"};
  plan.games = boards > 3 ? 1 : 3;
  plan.mostMoves = 200'000;
  plan.board = boards > 0 ? bigGameBoards()[1].board : beginnerBoard();
  std::swap(plan.board->cells[0].number, plan.board->cells[3].number);
  if (boards == 0) plan.board->starts.clear();
  if (boards == 0) plan.first = SeatId(2);
  Maps maps;
  const SimulationResult result = simulate(plan, maps);
  QCOMPARE(result.games, plan.games);
  QCOMPARE(int(maps.setups.size()), plan.games);
  for (const Setup& setup : maps.setups) {
    for (int k = 0; k < boards; ++k) QVERIFY(setup.chain.board(k) == *plan.board);
    if (boards == 0) QVERIFY(setup.board == *plan.board);
    QVERIFY(setup.first == plan.first);
  }
  QVERIFY(result.finished > 0);
  QVERIFY(std::accumulate(result.wins.begin(), result.wins.end(), 0) <= result.finished);
  if (boards == 0) QCOMPARE(std::accumulate(result.wins.begin(), result.wins.end(), 0), result.finished);
}

void TestBots::harborsThatAreOffAreOnNoBoard_data() { aPlanIsPlayedOnItsBoard_data(); }

void TestBots::harborsThatAreOffAreOnNoBoard() {  // 1.7
  QFETCH(int, boards);
  SimulationPlan plan;
  plan.ruleSet = boards > 0 ? RuleSet::BigGame : RuleSet::Classic;
  plan.options = defaultOptions(plan.ruleSet);
  plan.options.harbors = Switch::Off;
  plan.boards = boards;
  plan.bots = {"random"};
  plan.mostMoves = 1;
  plan.board = boards > 0 ? bigGameBoards()[0].board : beginnerBoard();
  QVERIFY(!plan.board->harbors.empty());
  Maps maps;
  simulate(plan, maps);
  const Setup& setup = maps.setups.at(0);
  QCOMPARE(setup.chain.size(), boards);
  for (int k = 0; k < boards; ++k) QVERIFY(setup.chain.board(k).harbors.empty());
  QVERIFY(setup.board.harbors.empty());
}

// 8.17: games with a winner, games that the last round stopped, and how many rounds each took.
void TestBots::aSimulationTellsHowItsGamesEnded() {
  SimulationPlan plan;
  plan.ruleSet = RuleSet::Crazy;
  plan.options = defaultOptions(RuleSet::Crazy);
  plan.options.maxRounds = 3;  // nobody has 20 points by then
  plan.bots = {"random"};
  plan.games = 5;
  SimulationResult result = simulate(plan);
  QCOMPARE(result.won, 0);
  QCOMPARE(result.stopped, 5);
  QVERIFY(result.rounds == std::vector<std::uint16_t>(5, 3));
  plan.options.crazyTarget = 2;  // everybody has that many after the set-up: seat by seat they are asked in round 1
  result = simulate(plan);
  QCOMPARE(result.won, 5);
  QCOMPARE(result.stopped, 0);
  QVERIFY(result.rounds == std::vector<std::uint16_t>(5, 1));
  plan.mostMoves = 3;
  result = simulate(plan);
  QVERIFY(result.won == 0 && result.stopped == 0 && result.rounds.empty());
}

void TestBots::seedsSideBySideHaveNoGameInCommon() {
  struct Openings : SimulationWatcher {
    std::vector<std::vector<Move>> games;
    void began(const Setup&, const GameDefinition&, const State&) override { games.emplace_back(); }
    void moved(const GameDefinition&, const State&, const Move& move) override { games.back().push_back(move); }
  } openings;
  SimulationPlan plan;
  plan.bots = {"random"};
  plan.games = 128;
  plan.mostMoves = 40;
  for (plan.seed = 1; plan.seed <= 4; ++plan.seed) simulate(plan, openings);
  QCOMPARE(openings.games.size(), 4u * 128u);
  for (std::size_t i = 0; i < openings.games.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) QVERIFY(openings.games[i] != openings.games[j]);
}

// 8.17: more than nine in ten games on the large island are won by round 50. Of 100, four standard deviations less
// are 82.
void TestBots::greedyBotsBringCrazyToItsEnd() {
  SimulationPlan plan;
  plan.ruleSet = RuleSet::Crazy;
  plan.options = defaultOptions(RuleSet::Crazy);
  plan.bots = {"greedy"};
  plan.games = effort(100, 40);
  const SimulationResult result = simulate(plan);
  QCOMPARE(result.won + result.stopped, plan.games);
  QVERIFY2(result.won >= plan.games * 82 / 100, qPrintable(QString::number(result.won)));
}

void TestBots::aSimulationStopsWithinAGame() {
  SimulationPlan plan;
  plan.ruleSet = RuleSet::BigGame;
  plan.options = defaultOptions(plan.ruleSet);
  plan.boards = 40;
  plan.bots = {"random"};
  plan.games = 5;
  plan.mostMoves = 100'000'000;
  int asked = 0;
  plan.isStopped = [&asked] { return ++asked >= 4; };  // before the game, and after every 512 moves
  const SimulationResult result = simulate(plan);
  QCOMPARE(result.games, 1);
  QCOMPARE(result.finished, 0);
  QVERIFY2(result.moves > 0 && result.moves < 5000, qPrintable(QString::number(result.moves)));
  plan.isStopped = [] { return true; };
  QCOMPARE(simulate(plan).games, 0);
}

TAPU_TEST(TestBots)
#include "test_bots.moc"
