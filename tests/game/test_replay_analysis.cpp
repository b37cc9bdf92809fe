// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <utility>

#include "app/session/replay/replay_analysis.h"
#include "engine/play/play.h"
#include "tests/effort.h"
#include "tests/formats/played.h"
#include "tests/suite.h"

using namespace tapu;

namespace {

/// A short game: few points win.
Played shortGame(const std::vector<std::string>& bots, std::uint64_t seed, int target = 4) {
  Played game;
  SimulationPlan plan;
  plan.seed = seed;
  plan.options.classicTarget = target;
  plan.bots = bots;
  simulate(plan, game);
  return game;
}

Replay replayOf(const Played& game) {
  RecordHeader header;
  header.setup = game.setup;
  return Replay(header, game.states.front(), game.moves);
}

bool goOn(qint64, qint64) { return true; }

bool isSame(const WinCount& a, const WinCount& b) { return a.wins == b.wins && a.games == b.games; }

}  // namespace

/// The chances in a recorded game, counted from games that bots play on.
class ReplayAnalysisTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void chancesAreWhatBotsWonAndTheWinnerEndsWithAll() {
    const Played game = shortGame({"greedy"}, 3);
    const SeatId winner = game.states.back().head.winner;
    QVERIFY(winner);
    const Replay replay = replayOf(game);
    const auto found = analyze(replay, goOn);
    QVERIFY(found);
    QCOMPARE(found->turns.size(), replay.turns().size());
    for (const auto& counts : found->turns) {
      QCOMPARE(counts.size(), std::size_t{4});
      int wins = 0;
      for (const WinCount& count : counts) {
        QCOMPARE(count.games, counts.front().games);
        wins += count.wins;
      }
      QVERIFY2(wins <= counts.front().games, "a game has one winner at most");
    }
    for (int seat = 0; seat < 4; ++seat)
      QCOMPARE(found->turns.back()[static_cast<std::size_t>(seat)].percent(), SeatId(seat) == winner ? 100 : 0);
  }

  void theSameRecordHasTheSameAnalysis() {
    const Replay replay = replayOf(shortGame({"random", "greedy"}, 5, effort(4, 3)));
    const auto first = analyze(replay, goOn), second = analyze(replay, goOn);
    QVERIFY(first && second);
    QCOMPARE(first->moments.size(), second->moments.size());
    QVERIFY(!first->moments.empty());
    for (std::size_t i = 0; i < first->moments.size(); ++i) {
      const Analysis::Moment &a = first->moments[i], &b = second->moments[i];
      QCOMPARE(a.step, b.step);
      QCOMPARE(a.seat, b.seat);
      QVERIFY(isSame(a.before, b.before) && isSame(a.after, b.after) && isSame(a.made, b.made));
      QVERIFY(a.judgment == b.judgment && a.otherwise == b.otherwise);
    }
    for (std::size_t turn = 0; turn < first->turns.size(); ++turn)
      for (std::size_t seat = 0; seat < 4; ++seat) QVERIFY(isSame(first->turns[turn][seat], second->turns[turn][seat]));
  }

  /// Who plays by lot misses much.
  void whatIsBetterWasLegalAndWonClearlyMore() {
    const Played game = shortGame({"random", "greedy", "greedy", "greedy"}, 9);
    const GameDefinition definition(game.setup);
    const auto found = analyze(replayOf(game), goOn);
    QVERIFY(found);
    int better = 0;
    for (const Analysis::Moment& moment : found->moments) {
      if (moment.judgment != Analysis::Judgment::Better) continue;
      ++better;
      const auto move = static_cast<std::size_t>(moment.step) - 1;
      QVERIFY(!check(definition, game.states[move], game.moves[move].seat, moment.otherwise));
      QVERIFY(!(moment.otherwise == game.moves[move].action));
      QVERIFY(moment.preferred.wins > moment.made.wins);
      QVERIFY(differ(moment.made, moment.preferred));
    }
    QVERIFY(better > 0);
  }

  void onlyAChangeBeyondChanceIsTold() {
    QVERIFY2(!differ({200, 400}, {210, 400}), "two and a half hundredths of 400 games are chance");
    QVERIFY2(differ({200, 400}, {240, 400}), "ten are not");
    QVERIFY(!differ({0, 400}, {0, 400}));
  }

  /// 14.1, 14.2: the pirate goes in the robber's stead, and cards for gold are chosen.
  void whatTheSeaAsksIsJudgedToo() {
    for (const ActionKind kind : {ActionKind::Robber, ActionKind::Pirate, ActionKind::Gold}) QVERIFY(isJudged(kind));
    QVERIFY(!isJudged(ActionKind::Offer));
  }

  void whatIsStoppedGivesNothing() {
    int asked = 0;
    const auto stopSoon = [&](qint64, qint64) { return ++asked < 5; };
    QVERIFY(!analyze(replayOf(shortGame({"greedy"}, 3)), stopSoon));
    QCOMPARE(asked, 5);
  }

  /// Whoever stops it waits no longer than for a game, which takes some milliseconds.
  void beforeEachGameItAsksWhetherToGoOn() {
    qint64 last = -1;
    int asked = 0;
    const auto watch = [&](qint64 done, qint64) { return std::exchange(last, done) + 1 == done && ++asked < 500; };
    QVERIFY(!analyze(replayOf(shortGame({"greedy"}, 3)), watch));
    QCOMPARE(asked, 500);
  }

  /// A pause or an open offer from the first position on.
  void aGameThatNobodyCanPlayOnIsRefused() {
    const Played game = shortGame({"greedy"}, 3);
    RecordHeader header;
    header.setup = game.setup;
    State paused = game.states.front();
    paused.head.paused = Paused::Yes;
    const Replay replay(header, paused, {game.moves.front()});
    QVERIFY(replay.end().head.paused != Paused::No);
    QVERIFY(whyNoAnalysis(replay).contains(QStringLiteral("paused")));
    QVERIFY(!analyze(replay, goOn));
  }

  void aRecordOfOneSeatOrOfAChainIsRefusedWithItsReason() {
    const Played game = shortGame({"greedy"}, 3);
    QVERIFY(whyNoAnalysis(replayOf(game)).isEmpty());
    RecordHeader header;
    header.setup = game.setup;
    header.seenBy = SeatId(1);
    QVERIFY(whyNoAnalysis(Replay(header, game.states.front(), {})).contains(QStringLiteral("one player")));
    SimulationPlan plan;
    plan.ruleSet = RuleSet::BigGame;
    plan.options = defaultOptions(RuleSet::BigGame);
    plan.boards = 2;
    plan.bots = {"greedy"};
    plan.mostMoves = 50;
    Played chain;
    simulate(plan, chain);
    QVERIFY(whyNoAnalysis(replayOf(chain)).contains(QStringLiteral("Big Game")));
  }
};

TAPU_TEST(ReplayAnalysisTest)

#include "test_replay_analysis.moc"
