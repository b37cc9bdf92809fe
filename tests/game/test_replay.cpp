// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/session/replay/replay.h"
#include "app/wire/seat_number.h"
#include "engine/play/visible.h"
#include "tests/engine/position.h"
#include "tests/formats/played.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

Played chainGame(std::uint64_t seed, int boards) {
  Played game;
  SimulationPlan plan;
  plan.seed = seed;
  plan.ruleSet = RuleSet::BigGame;
  plan.options = defaultOptions(RuleSet::BigGame);
  plan.boards = boards;
  plan.bots = {"greedy"};
  plan.mostMoves = 3000;
  simulate(plan, game);
  return game;
}

Replay replayOf(const Played& game) {
  RecordHeader header;
  header.setup = game.setup;
  return Replay(header, game.states.front(), game.moves);
}

/// Goes through a replay forwards, backwards and in jumps; false where a position is not that of the game.
bool isFollowed(Replay& replay, const Played& game) {
  const int last = static_cast<int>(game.moves.size());
  const auto isAt = [&](int step) {
    replay.goTo(step);
    return replay.step() == step && replay.state() == game.states[static_cast<std::size_t>(step)];
  };
  for (int step = 0; step <= last; ++step)
    if (!isAt(step)) return false;
  for (int step = last; step >= 0; --step)
    if (!isAt(step)) return false;
  SeededRng rng(static_cast<std::uint64_t>(last));
  for (int jump = 0; jump < 100; ++jump)
    if (!isAt(static_cast<int>(rng.below(static_cast<std::uint32_t>(last + 1))))) return false;
  return true;
}

}  // namespace

/// A recorded game, looked at from any of its moves.
class ReplayTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyPositionIsThatOfTheGame_data() {
    QTest::addColumn<RuleSet>("rules");
    QTest::addColumn<QString>("bot");
    QTest::newRow("classic games of good bots") << RuleSet::Classic << QStringLiteral("greedy");
    QTest::newRow("classic games of bots by lot") << RuleSet::Classic << QStringLiteral("random");
    QTest::newRow("crazy games of good bots") << RuleSet::Crazy << QStringLiteral("greedy");
  }
  void everyPositionIsThatOfTheGame() {
    QFETCH(RuleSet, rules);
    QFETCH(QString, bot);
    // TAPU_REPLAYS: so many games of each kind instead.
    const int wished = qEnvironmentVariableIntValue("TAPU_REPLAYS");
    const std::uint64_t games = wished > 0 ? static_cast<std::uint64_t>(wished) : 12;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
      const Played game = played(seed, bot.toStdString(), defaultOptions(rules), rules);
      Replay replay = replayOf(game);
      QCOMPARE(replay.step(), static_cast<int>(game.moves.size()));
      QVERIFY2(replay.state() == game.states.back(), "it stands at its end at first");
      QVERIFY2(isFollowed(replay, game), qPrintable(QString::number(seed)));
    }
  }

  void everyPositionOfAChainIsThatOfTheGame() {
    for (const int boards : {2, 7}) {
      const Played game = chainGame(3, boards);
      Replay replay = replayOf(game);
      QVERIFY(isFollowed(replay, game));
      QVERIFY(replay.turns().size() > 2);
      QVERIFY(!replay.turns()[1].seat);
      QCOMPARE(replay.turns()[1].number, 1);
    }
  }

  void whatIsStoppedWhileItIsReadIsNothing() {
    const QString path = qEnvironmentVariable("TAPU_SOURCE") + QStringLiteral("/tests/records/first-turns.tapu");
    Complaint complaint;
    const auto whole = Replay::from(path, complaint);
    QVERIFY(whole);
    int asked = 0;
    const auto count = [&](qint64 done, qint64 all) {
      ++asked;
      return done <= all;
    };
    QVERIFY(Replay::from(path, complaint, count));
    QCOMPARE(asked, 2 * whole->steps());  // while it is read, and while it is played
    for (const int last : {1, whole->steps() + 1}) {
      int left = last;
      QVERIFY(!Replay::from(path, complaint, [&](qint64, qint64) { return --left > 0; }));
      QVERIFY2(complaint.isEmpty(), "it is nobody's fault");
    }
  }

  void whatIsBeyondAnEndIsTheEnd() {
    Replay replay = replayOf(played(1, "greedy"));
    replay.goTo(-5);
    QCOMPARE(replay.step(), 0);
    replay.goTo(replay.steps() + 7);
    QCOMPARE(replay.step(), replay.steps());
  }

  void aTurnBeginsWhereTheTurnIsPassed() {
    const Played game = played(4, "greedy");
    const Replay replay = replayOf(game);
    const auto& turns = replay.turns();
    QCOMPARE(turns.front().first, 0);
    QCOMPARE(turns.front().number, 0);
    QCOMPARE(static_cast<int>(turns.size()), static_cast<int>(game.states.back().head.turn) + 1);
    for (std::size_t i = 1; i < turns.size(); ++i) {
      const State& begin = game.states[static_cast<std::size_t>(turns[i].first)];
      QCOMPARE(turns[i].number, static_cast<int>(i));
      QCOMPARE(begin.head.active, turns[i].seat);
      QCOMPARE(static_cast<int>(begin.head.turn), turns[i].number);
      QVERIFY2(!begin.head.rolled(), "nothing has happened in it yet");
      QCOMPARE(replay.turnAt(turns[i].first), static_cast<int>(i));
      QCOMPARE(replay.turnAt(turns[i].first - 1), static_cast<int>(i) - 1);
      const std::size_t end = i + 1 < turns.size() ? static_cast<std::size_t>(turns[i + 1].first) : game.moves.size();
      for (int seat = 0; seat < 4; ++seat)
        QCOMPARE(static_cast<int>(turns[i].points[static_cast<std::size_t>(seat)]),
                 game.states[end].points(SeatId(seat)));
    }
  }

  void everyMoveHasWhatFollowedFromIt() {
    const Played game = played(2, "greedy");
    const Replay replay = replayOf(game);
    const GameDefinition definition(game.setup);
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
      State state = game.states[i];
      std::vector<Event> events;
      apply(definition, state, game.moves[i], Observer{&events});
      QVERIFY(std::ranges::equal(replay.eventsOf(static_cast<int>(i)), events));
    }
  }

  /// Seat 0 builds a settlement in the set-up, takes it back and builds another: the first one leaves no trace but the
  /// two moves.
  void whatWasTakenBackIsUndoneOnTheWay() {
    Setup setup;
    setup.board = beginnerBoard();
    setup.board.starts.clear();
    setup.options.undo = Switch::On;
    setup.first = SeatId(0);
    Game game(setup);
    std::vector<State> states{game.state()};
    SeededRng rng(1);
    const auto play = [&](SeatId seat, const Action& action) {
      QVERIFY(!game.play(seat, action, rng).refused);
      states.push_back(game.state());
    };
    const auto corners = legalActions(game.definition(), game.state(), SeatId(0)).settlementCorners();
    play(SeatId(0), buildSettlement(corners[0]));
    play({}, tableMove(ActionKind::TakeBack, SeatId(0)));
    play(SeatId(0), buildSettlement(corners[5]));
    play(SeatId(0), buildRoad(legalActions(game.definition(), game.state(), SeatId(0)).roadEdges().front()));
    RecordHeader header;
    header.setup = setup;
    Replay replay(header, states.front(), game.log());
    QCOMPARE(replay.steps(), 4);
    for (const int step : {4, 3, 2, 1, 0, 2, 4, 1, 3, 0, 4}) {
      replay.goTo(step);
      QVERIFY2(replay.state() == states[static_cast<std::size_t>(step)], qPrintable(QString::number(step)));
    }
    QCOMPARE(replay.eventsOf(1).front().kind, EventKind::TakenBack);
    QCOMPARE(replay.eventsOf(1).front().seat, SeatId(0));
  }

  /// 0.13, 13.4: seat 2 takes back two roads, while 0 and 5 wish to build and 0 does not any more. The wishes stay.
  void wishesStayWhereMovesAreTakenBack() {
    Layout layout;
    layout.options.seats = 6;
    layout.options.undo = Switch::On;
    layout.first = SeatId(2);
    layout.settle(0, "0,0:N").settle(1, "1,1:N").settle(2, "-2,2:N").settle(3, "1,0:N").settle(4, "-1,0:N");
    layout.settle(5, "0,-2:N");
    Position stage(layout);
    stage.quietThrow();
    stage.give(2, "brick*2 lumber*2");
    Game game(layout.fixed(), stage.state);
    std::vector<State> states{game.state()};
    SeededRng rng(1);
    const auto play = [&](SeatId seat, const Action& action) {
      QVERIFY(!game.play(seat, action, rng).refused);
      states.push_back(game.state());
    };
    const Action takeBack = tableMove(ActionKind::TakeBack, SeatId(2));
    play(SeatId(2), buildRoad(stage.edge("-2,2/NE")));
    play(SeatId(0), wantBuild(BuildWish::On));
    play(SeatId(2), buildRoad(stage.edge("-2,2/E")));
    play(SeatId(5), wantBuild(BuildWish::On));
    play({}, takeBack);
    play(SeatId(0), wantBuild(BuildWish::Off));
    play({}, takeBack);
    play(SeatId(2), buildRoad(stage.edge("-2,2/NW")));
    play(SeatId(2), endTurn());
    QCOMPARE(game.state().seat(SeatId(2)).hand, cards("brick lumber"));
    QCOMPARE(game.state().seat(SeatId(5)).pending.must, Decision::Build);
    RecordHeader header;
    header.setup = layout.fixed();
    Replay replay(header, states.front(), game.log());
    QCOMPARE(replay.steps(), 9);
    for (const int step : {9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 5, 7, 2, 9, 6, 8, 4, 7, 0, 9}) {
      replay.goTo(step);
      QVERIFY2(replay.state() == states[static_cast<std::size_t>(step)], qPrintable(QString::number(step)));
    }
  }

  void aTurnHasOneMarkForWhatRanksHighest() {
    const Replay replay = replayOf(played(6, "greedy"));
    using Kind = Replay::Mark::Kind;
    std::vector<int> marked;
    for (const auto& mark : replay.marks()) {
      QVERIFY(std::ranges::find(marked, mark.turn) == marked.end());
      marked.push_back(mark.turn);
      QCOMPARE(replay.turnAt(mark.step - 1), mark.turn);
      const auto events = replay.eventsOf(mark.step - 1);
      const auto has = [&](EventKind kind) { return std::ranges::find(events, kind, &Event::kind) != events.end(); };
      if (mark.kind == Kind::City) QVERIFY(has(EventKind::CityBuilt));
      if (mark.kind == Kind::Settlement) QVERIFY(has(EventKind::SettlementBuilt));
      if (mark.kind == Kind::Seven) QVERIFY(has(EventKind::Rolled));
    }
    QVERIFY(!marked.empty());
  }

  /// On a chain somebody far away builds in nearly every round: that hides no seven from the others.
  void whatOthersDidHidesNoSeven() {
    Played game;
    SimulationPlan plan;
    plan.ruleSet = RuleSet::BigGame;
    plan.options = defaultOptions(RuleSet::BigGame);
    plan.options.bigMaxRounds = 24;
    plan.boards = 6;
    plan.bots = {"greedy"};
    simulate(plan, game);
    const Replay replay = replayOf(game);
    int sevens = 0;
    for (int step = 1; step <= replay.steps(); ++step) {
      const auto isSeven = [](const Event& event) {
        return event.kind == EventKind::Rolled && event.count + event.more == 7;
      };
      if (std::ranges::none_of(replay.eventsOf(step - 1), isSeven)) continue;
      ++sevens;
      for (const SeatId seat : seatsOf(replay.definition().seats))
        QVERIFY(std::ranges::count(replay.marks({seat}), replay.turnAt(step), &Replay::Mark::turn) == 1);
    }
    QVERIFY(sevens > 0);
  }

  void aSeatSeesItsOwnCardsAndNobodyElses() {
    const Played game = played(5, "greedy");
    Replay replay = replayOf(game);
    const GameDefinition definition(game.setup);
    replay.goTo(replay.steps() / 2);
    for (int seat = 0; seat < 4; ++seat) {
      const State seen = replay.seenBy(SeatId(seat));
      QVERIFY(seen == visibleTo(SeatId(seat), definition, game.states[static_cast<std::size_t>(replay.step())]));
      QVERIFY(seen.seat(SeatId(seat)).known == Knowledge::Own);
      QVERIFY(seen.seat(SeatId((seat + 1) % 4)).known == Knowledge::Counted);
    }
  }

  /// What a seat's own record tells others stays unknown: a watcher of it sees what a watcher of the game saw.
  void aRecordOfOneSeatShowsAWatcherWhatAWatcherSaw() {
    const Played game = played(9, "greedy");
    const GameDefinition definition(game.setup);
    const Viewer eyes = SeatId(2);
    std::vector<Move> moves;
    std::vector<std::size_t> at;
    for (std::size_t i = 0; i < game.moves.size(); ++i)
      if (const auto move = visibleTo(eyes, definition, game.states[i], game.moves[i])) {
        moves.push_back(*move);
        at.push_back(i + 1);
      }
    RecordHeader header;
    header.setup = game.setup;
    header.seenBy = eyes;
    Replay replay(header, visibleTo(eyes, definition, game.states.front()), moves);
    for (int step = 1; step <= replay.steps(); step += 7) {
      replay.goTo(step);
      const State& whole = game.states[at[static_cast<std::size_t>(step) - 1]];
      QVERIFY(replay.state() == visibleTo(eyes, definition, whole));
      QVERIFY(replay.seenBy(eyes) == visibleTo(eyes, definition, whole));
      QVERIFY(replay.seenBy(Viewer::watcher()) == visibleTo(Viewer::watcher(), definition, whole));
    }
  }

  void aTornRecordIsThereUpToWhereItBreaksOff() {
    const Played game = played(7, "greedy");
    RecordHeader header;
    header.setup = game.setup;
    QByteArray text = recordText(header, game.moves);
    const auto lines = text.count('\n');
    text.chop(10);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("torn.tapu"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    Complaint complaint;
    const auto replay = Replay::from(path, complaint);
    QVERIFY(replay && complaint.isEmpty());
    QCOMPARE(replay->steps(), static_cast<int>(lines) - 2);  // without the header and the last line
    QVERIFY(replay->stoppedBy().contains(QStringLiteral("torn.tapu")));
    QVERIFY(replay->state() == game.states[static_cast<std::size_t>(replay->steps())]);
  }

  void aDamagedRecordTellsHowFarItGoes() {
    QFile sample(qEnvironmentVariable("TAPU_SOURCE") + u"/tests/records/first-turns.tapu"_s);
    QVERIFY(sample.open(QIODevice::ReadOnly));
    QTemporaryDir folder;
    const QString path = folder.filePath(u"torn.tapu"_s);
    QFile torn(path);
    QVERIFY(torn.open(QIODevice::WriteOnly));
    torn.write(sample.readAll().chopped(5));
    torn.close();
    Complaint complaint;
    const auto record = Replay::from(path, complaint);
    QVERIFY(record);
    QCOMPARE(record->steps(), 20);
    QCOMPARE(record->stoppedBy(), u"torn.tapu:22: The last line breaks off; everything before it is used."_s);
    QCOMPARE(record->nameOf(SeatId(1)), u"Ravi"_s);
  }

  void whatIsNoRecordIsRefusedWithASentence() {
    QTemporaryDir folder;
    Complaint complaint;
    QVERIFY(!Replay::from(folder.filePath(QStringLiteral("none.tapu")), complaint));
    QVERIFY(!complaint.isEmpty());
    complaint = {};
    QVERIFY(!Replay::from(folder.path(), complaint));
    QVERIFY(!complaint.isEmpty());
  }
};

TAPU_TEST(ReplayTest)

#include "test_replay.moc"
