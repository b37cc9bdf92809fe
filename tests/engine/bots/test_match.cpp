// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <vector>

#include "engine/bots/match.h"
#include "engine/play/play.h"
#include "tests/suite.h"

using namespace tapu;

namespace {

using Dice = std::array<std::uint8_t, 2>;

MatchPlan planOf(std::vector<std::string> bots, int games) {
  MatchPlan plan;
  plan.games.options.seats = static_cast<int>(bots.size());
  plan.games.bots = std::move(bots);
  plan.games.games = games;
  return plan;
}

/// Notes of each game its board, who began, the throw of each turn, and the moves.
struct Seen : SimulationWatcher {
  struct Game {
    Board board;
    SeatId first;
    std::map<unsigned, Dice> throws;
    std::vector<Move> moves = {};
    std::vector<int> points = {};  ///< of each seat after the last of them
  };
  std::vector<Game> games;
  void began(const Setup& setup, const GameDefinition&, const State&) override {
    games.push_back({setup.board, {}, {}});
  }
  void moved(const GameDefinition& definition, const State& after, const Move& move) override {
    Game& game = games.back();
    game.moves.push_back(move);
    if (move.action.kind == ActionKind::FirstThrow) game.first = move.chance.seat;
    if (move.action.kind == ActionKind::Roll) game.throws[after.head.turn] = move.chance.dice;
    game.points.clear();
    for (int seat = 0; seat < definition.seats; ++seat) game.points.push_back(after.points(SeatId(seat)));
  }
};

MatchScore played(const MatchPlan& plan, SimulationWatcher* watcher = nullptr) {
  Match match(plan, {}, watcher);
  while (!match.isOver()) match.count(match.play());
  return match.score();
}

/// True if both have the same throw in each turn that both came to, and these are many.
bool haveSameThrows(const Seen::Game& one, const Seen::Game& other) {
  int common = 0;
  for (const auto& [turn, dice] : one.throws) {
    const auto found = other.throws.find(turn);
    if (found == other.throws.end()) continue;
    if (found->second != dice) return false;
    ++common;
  }
  return common > 20;
}

}  // namespace

class TestMatch : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aGreedyHeroBeatsThreeRandomBotsFromEachSeat() {
    const MatchScore score = played(planOf({"greedy", "random", "random", "random"}, 100));
    QCOMPARE(score.games, 100);
    QCOMPARE(score.wins, 100);
    QCOMPARE(score.winsBySide, std::vector<int>(4, 25));
    QCOMPARE(score.won, 100);
    QVERIFY(score.heroPoints >= 100 * 10);  // each of its games has been won with ten points
    QCOMPARE(score.reached, 100);
  }
  void aRandomHeroNeverBeatsThreeGreedyBots() {
    const MatchScore score = played(planOf({"random", "greedy", "greedy", "greedy"}, 100));
    QCOMPARE(score.finished, 100);
    QCOMPARE(score.wins, 0);
    QVERIFY(score.heroPoints < score.fieldPoints / 3);
  }

  void theHeroSitsInEachSeatInTurn_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("games");
    QTest::addColumn<std::vector<int>>("bySide");
    QTest::newRow("two seats, ten games: five in each") << 2 << 10 << std::vector<int>{5, 5};
    QTest::newRow("three seats, nine games: three in each") << 3 << 9 << std::vector<int>{3, 3, 3};
    QTest::newRow("four seats, six games: the last group is short") << 4 << 6 << std::vector<int>{2, 2, 1, 1};
  }
  void theHeroSitsInEachSeatInTurn() {
    QFETCH(int, seats);
    QFETCH(int, games);
    QFETCH(std::vector<int>, bySide);
    std::vector<std::string> bots(static_cast<std::size_t>(seats), "random");
    bots[0] = "greedy";
    const MatchScore score = played(planOf(bots, games));
    QCOMPARE(score.gamesBySide, bySide);
    QCOMPARE(score.winsBySide, bySide);  // greedy wins wherever it sits
    QCOMPARE(std::accumulate(bySide.begin(), bySide.end(), 0), games);
  }

  void pairedGamesHaveTheirLuckInCommon() {
    for (const auto& bots : {std::vector<std::string>{"greedy", "random", "random", "random"},
                             std::vector<std::string>{"random", "greedy", "greedy", "greedy"}}) {
      MatchPlan plan = planOf(bots, 20);
      plan.luck = SharedLuck::OfGroups;
      Seen seen;
      played(plan, &seen);
      QCOMPARE(seen.games.size(), std::size_t{20});
      for (std::size_t i = 0; i < seen.games.size(); ++i) {
        const Seen::Game &game = seen.games[i], &first = seen.games[i / 4 * 4];
        QCOMPARE(game.board, first.board);
        QCOMPARE(game.first, first.first);
        QVERIFY(haveSameThrows(game, first));
        if (i % 4 > 0) QVERIFY(game.moves != first.moves);  // another seating is another game
        if (i >= 4) QVERIFY(game.board != seen.games[i - 4].board);
        if (i >= 4) QVERIFY(!haveSameThrows(game, seen.games[i - 4]));
      }
    }
  }
  void twoLineUpsOfOneSeedHaveTheSameThrows() {
    MatchPlan one = planOf({"greedy", "random", "random", "random"}, 12);
    MatchPlan other = planOf({"random", "greedy", "greedy", "greedy"}, 12);
    one.luck = other.luck = SharedLuck::OfGroups;
    Seen ofOne, ofOther;
    played(one, &ofOne);
    played(other, &ofOther);
    for (std::size_t i = 0; i < 12; ++i) {
      QCOMPARE(ofOne.games[i].board, ofOther.games[i].board);
      QVERIFY(haveSameThrows(ofOne.games[i], ofOther.games[i]));
    }
  }
  void gamesWithoutPairsHaveTheirOwnLuck() {
    Seen seen;
    played(planOf({"greedy", "random", "random", "random"}, 8), &seen);
    for (std::size_t i = 1; i < seen.games.size(); ++i) {
      QVERIFY(seen.games[i].board != seen.games[i - 1].board);
      QVERIFY(!haveSameThrows(seen.games[i], seen.games[i - 1]));
    }
  }
  // 4.1: each of the 36 throws is as likely as any other. Of n throws 36 kinds have n / 36 each, and hardly one is off
  // by five times the root of that.
  void throwsByTurnAreThoseOfFairDice() {
    MatchPlan plan = planOf({"random", "random", "random", "random"}, 400);
    plan.luck = SharedLuck::OfGroups;
    Seen seen;
    played(plan, &seen);
    std::map<Dice, int> counts;
    int all = 0;
    for (std::size_t i = 0; i < seen.games.size(); i += 4)
      for (const auto& [turn, dice] : seen.games[i].throws) {
        ++counts[dice];
        ++all;
      }
    QVERIFY(all > 10'000);
    QCOMPARE(counts.size(), std::size_t{36});
    for (const auto& [dice, count] : counts)
      QVERIFY2(std::abs(count - all / 36.0) < 5 * std::sqrt(all / 36.0), qPrintable(QString::number(count)));
  }
  void equalBotsWinTheirShareOfEachGroup() {
    // Greedy draws no lots: with equal luck four of them play the same game four times, and the hero wins it once.
    MatchPlan plan = planOf({"greedy", "greedy", "greedy", "greedy"}, 40);
    plan.luck = SharedLuck::OfGroups;
    const MatchScore score = played(plan);
    QCOMPARE(score.wins, 10);
    QCOMPARE(score.groupShares.count(), 10);
    QCOMPARE(*score.groupShares.variance(), 0.0);
  }

  // 0.05 against 0.9: a win adds ln 18 = 2.89, a loss takes ln 9.5 = 2.25; two of either decide (2.94).
  void aTestEndsTheMatchAfterTheGroupThatDecidesIt() {
    MatchPlan strong = planOf({"greedy", "random", "random", "random"}, 100);
    strong.test = SequentialTest{0.05, 0.9};
    const MatchScore won = played(strong);
    QCOMPARE(won.games, 4);
    QCOMPARE(strong.test->verdict(won.wins, won.games), SequentialTest::Verdict::Higher);
    MatchPlan weak = planOf({"random", "greedy", "greedy", "greedy"}, 100);
    weak.test = SequentialTest{0.05, 0.9};
    const MatchScore lost = played(weak);
    QCOMPARE(lost.games, 4);
    QCOMPARE(weak.test->verdict(lost.wins, lost.games), SequentialTest::Verdict::Lower);
  }
  void aTestPlaysNoMoreThanTheGamesOfThePlan() {
    MatchPlan plan = planOf({"greedy", "greedy", "greedy", "greedy"}, 8);
    plan.test = SequentialTest{0.25, 0.26};
    QCOMPARE(played(plan).games, 8);
  }

  void aMatchGoesOnFromWhatWasPlayed_data() {
    QTest::addColumn<int>("before");
    for (const int before : {0, 1, 4, 6}) QTest::addRow("%d of six groups were played before", before) << before;
  }
  void aMatchGoesOnFromWhatWasPlayed() {
    QFETCH(int, before);
    MatchPlan plan = planOf({"greedy", "random", "greedy", "random"}, 24);
    plan.luck = SharedLuck::OfGroups;
    const MatchScore whole = played(plan);
    Match earlier(plan), later(plan);
    for (int group = 0; group < before; ++group) {
      const MatchGroup kept = earlier.play();
      earlier.count(kept);
      later.count(kept);
    }
    while (!later.isOver()) later.count(later.play());
    const MatchScore& score = later.score();
    QCOMPARE(score.games, 24);
    QCOMPARE(score.signature, whole.signature);
    QCOMPARE(score.winsBySide, whole.winsBySide);
    QCOMPARE(score.rounds, whole.rounds);
    QCOMPARE(score.bestPoints, whole.bestPoints);
    QCOMPARE(score.heroPoints, whole.heroPoints);
    QCOMPARE(score.groupShares.interval(), whole.groupShares.interval());
  }
  /// Hands change in an Accept or a Confirm only when a trade is carried out.
  void tradesOfTheHeroAreCounted() {
    struct Hands : SimulationWatcher {
      std::int64_t trades = 0;
      std::vector<CardCounts> before;
      int game = -1;
      void began(const Setup&, const GameDefinition&, const State& state) override {
        ++game;
        keep(state);
      }
      void moved(const GameDefinition&, const State& after, const Move& move) override {
        const bool mayTrade = move.action.kind == ActionKind::Accept || move.action.kind == ActionKind::Confirm;
        const SeatId hero(game % 4);
        if (mayTrade && after.seat(hero).hand != before[hero.value]) ++trades;
        keep(after);
      }
      void keep(const State& state) {
        before.clear();
        for (const Seat& seat : state.seats) before.push_back(seat.hand);
      }
    } hands;
    const MatchScore score = played(planOf({"greedy", "greedy", "greedy", "greedy"}, 40), &hands);
    QVERIFY(score.deals > 40);
    QCOMPARE(score.deals, hands.trades);
    QVERIFY(score.gifts <= score.deals);
    MatchPlan alone = planOf({"greedy", "greedy", "greedy", "greedy"}, 8);
    alone.games.trade = PlayerTrade::LeftOut;
    QCOMPARE(played(alone).deals, 0);
  }
  void aGroupIsPlayedAgainTheSame() {
    Match match(planOf({"random", "random", "random"}, 6));
    const MatchGroup once = match.play(), again = match.play();
    QCOMPARE(once.games.size(), std::size_t{3});
    QVERIFY(once.games == again.games);
    QCOMPARE(once.signature, again.signature);
  }

  void decisionsAreTimedByTheClockThatWasHandedIn() {
    std::int64_t now = 0;
    Match match(planOf({"greedy", "random"}, 2), [&now] { return now += 1000; });
    const MatchGroup group = match.play();
    QCOMPARE(group.times.size(), std::size_t{2});
    for (const auto& [bot, times] : group.times) {
      QVERIFY2(times.count() > 10, bot.c_str());
      QCOMPARE(times.within(50), 1000);  // from one reading to the next
      QCOMPARE(times.longest(), 1000);
    }
    QVERIFY(group.spent > 0);
  }
  void withoutAClockNothingIsTimed() {
    Match match(planOf({"greedy", "random"}, 2));
    const MatchGroup group = match.play();
    QVERIFY(group.times.empty());
    QCOMPARE(group.spent, 0);
  }

  void aGameThatIsNotFinishedIsWonByNobody() {
    MatchPlan plan = planOf({"greedy", "greedy", "greedy", "greedy"}, 4);
    plan.games.mostMoves = 30;
    const MatchScore score = played(plan);
    QCOMPARE(score.games, 4);
    QCOMPARE(score.finished, 0);
    QCOMPARE(score.wins, 0);
    QCOMPARE(score.reached, 0);
    QVERIFY(score.rounds.empty());
  }
  void aGameThatStopsIsWonByWhoeverAloneHasMostPoints() {  // 8.17, 10.4
    MatchPlan plan = planOf({"greedy", "random", "random", "random"}, 8);
    plan.games.ruleSet = RuleSet::Crazy;
    plan.games.options = defaultOptions(RuleSet::Crazy);
    plan.games.options.maxRounds = 12;
    Seen seen;
    const MatchScore score = played(plan, &seen);
    QCOMPARE(score.stopped, 8);
    QCOMPARE(score.won, 0);
    int wins = 0;
    for (std::size_t i = 0; i < 8; ++i) {
      const auto& points = seen.games[i].points;
      wins += std::ranges::count_if(points, [&](int other) { return other >= points[i % 4]; }) == 1;  // its own
    }
    QVERIFY(wins > 0);
    QCOMPARE(score.wins, wins);
    QCOMPARE(score.rounds, std::vector<int>(8, 12));
  }
  void onAChainTheHeroIsAGroup() {  // 9.2: two seats at each board, Sun's and Moon's
    MatchPlan plan;
    plan.games.ruleSet = RuleSet::BigGame;
    plan.games.options = defaultOptions(RuleSet::BigGame);
    plan.games.boards = 3;
    plan.games.mostMoves = 100'000;
    plan.games.bots = {"greedy", "random"};
    plan.games.games = 6;
    plan.luck = SharedLuck::OfGroups;
    const MatchScore score = played(plan);
    QCOMPARE(score.gamesBySide, (std::vector<int>{3, 3}));
    QCOMPARE(score.winsBySide, (std::vector<int>{3, 3}));
    QVERIFY(score.heroPoints > score.fieldPoints);
  }
};

TAPU_TEST(TestMatch)
#include "test_match.moc"
