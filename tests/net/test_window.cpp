// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <numeric>

#include "app/host/seats/roster.h"
#include "app/values/codec.h"
#include "app/wire/requests.h"
#include "engine/play/legal_actions.h"
#include "engine/play/public_ranks.h"
#include "engine/play/visible.h"
#include "tests/effort.h"
#include "tests/net/big_bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

/// On a long chain the counts are told now and then, not with each act.
State withoutCounts(State state, const ChainWindow& window) {
  if (!window.isWhole()) state.head.open = state.head.acting = 0;
  return state;
}

/// In words for the log, if two positions differ.
QString difference(const State& told, const State& seen) {
  QString parts;
  const auto note = [&](const char* what, bool isSame) { parts += isSame ? u""_s : u" %1"_s.arg(QLatin1String(what)); };
  note("head", told.head == seen.head);
  note("reach", told.reach == seen.reach);
  note("blocks", told.blocks == seen.blocks);
  note("corners", told.corners == seen.corners);
  note("edges", told.edges == seen.edges);
  note("robbers", told.robbers == seen.robbers);
  note("supplies", told.supplies == seen.supplies);
  note("awards", told.awards == seen.awards);
  for (int seat = 0; seat < std::min(told.seats.size(), seen.seats.size()); ++seat)
    note(qPrintable(u"seat %1"_s.arg(seat)), told.seats[seat] == seen.seats[seat]);
  return parts;
}

/// The actions in the numbers of the whole chain, sorted so that two lists can be compared.
std::vector<Move> sorted(const LegalActions& actions, const ChainWindow* window, const Topology& map) {
  std::vector<Move> list;
  for (int i = 0; i < actions.size(); ++i) {
    Action action = actions[i];
    if (window) action = window->whole(action, map);
    list.push_back({SeatId(), action, {}});
  }
  std::ranges::sort(list, {}, [](const Move& move) { return encodeMove(move); });
  return list;
}

}  // namespace

/// The part of a long chain that a player is told of: the part around their own board, and all that can matter there.
class TestWindow : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void clientsSeeTheirPartOfTheChain_data();
  void clientsSeeTheirPartOfTheChain();  // 6.9, 9.8, 9.11
  void eachIsToldWhereTheyStand();       // 2.7
  void hintsAreToldToThoseWhoSeeThePlayer();
  void neighborsHaveDifferentColors_data();
  void neighborsHaveDifferentColors();  // 9.21
  void numbersOfBoards_data();
  void numbersOfBoards();  // 9.2
};

void TestWindow::clientsSeeTheirPartOfTheChain_data() {
  QTest::addColumn<int>("boards");
  QTest::addColumn<bool>("ring");
  QTest::addColumn<int>("awards");
  const auto row = [](const char* name, int boards, bool ring, BigAwards awards = BigAwards::Board) {
    QTest::newRow(name) << boards << ring << static_cast<int>(awards);
  };
  row("2 boards are their own window", 2, false);
  row("3 boards in a ring: everybody is everybody's neighbor", 3, true);
  row("5 boards, open", 5, false);
  row("8 boards, open: the first that are not a window of their own", 8, false);
  row("9 boards in a ring", 9, true);
  row("12 boards in a ring, one award for all", 12, true, BigAwards::Global);
  row("20 boards, open: the last card that is discarded lets all of them act", 20, false);
  row("12 boards, open, each who passes the mark has the award", 12, false, BigAwards::Each);
  // Minutes long: TAPU_CHAINS=50,500
  for (const QString& boards : qEnvironmentVariable("TAPU_CHAINS").split(u',', Qt::SkipEmptyParts))
    for (const bool ring : {false, true})
      row(qPrintable(u"%1 boards, %2"_s.arg(boards, ring ? u"a ring"_s : u"open"_s)), boards.toInt(), ring);
}

/// Through the host: after each move the position of every client is what its seat may see, and it may do what it may
/// do in the whole game.
void TestWindow::clientsSeeTheirPartOfTheChain() {
  QFETCH(int, boards);
  QFETCH(bool, ring);
  QFETCH(int, awards);
  QStringList bots;
  BigBench bench(big(boards, bots, [&](Options& o) {
    o.ring = ring ? RingWhen::Auto : RingWhen::Off;
    o.bigAwards = static_cast<BigAwards>(awards);
    o.bigMaxRounds = boards == 20 ? 3 : effort(8, 4);
    o.protection = boards == 20 ? 10 : 2;  // without robbers all may act as soon as the last card is discarded
    o.discardThreshold = boards == 20 ? 2 : 4;
  }));
  std::vector<std::unique_ptr<BotPlayer>> players;
  for (int seat = 0; seat < 2 * boards; ++seat)
    players.push_back(robot(bench.table.local(Origin::Guest), u"Person %1"_s.arg(seat), seat % 3 ? "greedy" : "random",
                            {}, seat + 1, bench.clock));
  QVERIFY(soon([&] {
    bench.clock->advance(100);  // whether hundreds are ready is looked at now and then
    return bench.table.server->game();
  }));
  for (const auto& player : players) player->setPace(100);
  int compared = 0;
  for (int step = 0; step < 20'000 && !bench.table.isOver(); ++step) {
    bench.clock->advance(100);
    const AuthoritativeGame& room = bench.table.server->game()->played();
    for (int moves = -1; std::exchange(moves, room.moveCount()) != room.moveCount();)  // till all have heard of all
      for (int pass = 0; pass < 4; ++pass) QCoreApplication::processEvents();
    for (std::size_t i = 0; i < players.size(); ++i) {
      const std::size_t every = boards > 12 ? 31 : boards > 5 ? 7 : 1;  // each has its turn to be looked at
      if ((i * 5 + static_cast<std::size_t>(step)) % every != 0) continue;
      Client& client = players[i]->client();
      if (!client.known().hasGame()) continue;
      const ChainWindow* window = client.known().window ? &*client.known().window : nullptr;
      QVERIFY(window);
      const SeatId seat = window->whole(client.known().seat());
      const State seen = visibleTo(seat, room.definition(), room.state(), *window, client.known().definition());
      QVERIFY2(withoutCounts(client.known().state, *window) == withoutCounts(seen, *window),
               qPrintable(u"seat %1:%2"_s.arg(QString::number(seat.value), difference(client.known().state, seen))));
      ++compared;
      if (compared % 50 != 0) continue;
      const auto here =
          legalActions(client.known().definition(), client.known().state, client.known().seat(), PlayerTrade::Listed);
      const auto there = legalActions(room.definition(), room.state(), seat, PlayerTrade::Listed);
      QCOMPARE(sorted(here, window, client.known().definition().map).size(),
               sorted(there, nullptr, room.definition().map).size());
      QVERIFY(sorted(here, window, client.known().definition().map) == sorted(there, nullptr, room.definition().map));
    }
  }
  QVERIFY(bench.table.isOver());
  QVERIFY2(compared > 10 * boards, qPrintable(QString::number(compared)));
  for (const auto& player : players) QCOMPARE(player->client().known().desyncs, 0);
}

/// All begin with the four points of the start (9.16): everybody is first. Who then has five is first alone.
void TestWindow::eachIsToldWhereTheyStand() {
  BigBench bench(big(9));
  std::vector<std::unique_ptr<BotPlayer>> players;
  for (int seat = 0; seat < 18; ++seat)
    players.push_back(robot(bench.table.local(Origin::Guest), u"Person %1"_s.arg(seat), "random"));
  QVERIFY(soon([&] { return bench.table.server->game(); }));
  while (bench.round() == 0) {
    QCoreApplication::processEvents();
    bench.clock->advance(100);
  }
  for (const auto& player : players) SOON_EQUAL(player->client().known().rank.of, 18);
  for (const auto& player : players) {
    Client& client = player->client();
    const auto isTold = [&] {
      bench.clock->advance(100);
      return client.known().rank.rank ==
             PublicRanks(bench.state()).rankOf(client.known().state.publicPoints(client.known().seat()));
    };
    QVERIFY(soon(isTold));
  }
  State state = bench.state();
  state.seats[5].points = 5;
  const PublicRanks ranks(state);
  QCOMPARE(ranks.rankOf(5), 1);
  QCOMPARE(ranks.rankOf(4), 2);
  QCOMPARE(ranks.rankOf(3), 19);
  state.seats[17].presence = Presence::Vacant;
  QCOMPARE(PublicRanks(state).seats(), 17);
}

void TestWindow::numbersOfBoards_data() {
  QTest::addColumn<int>("boards");
  QTest::addColumn<bool>("ring");
  QTest::addColumn<int>("home");
  QTest::addColumn<QList<int>>("window");
  QTest::newRow("the middle of an open chain: three boards either way")
      << 20 << false << 9 << QList<int>{6, 7, 8, 9, 10, 11, 12};
  QTest::newRow("the first board of an open chain") << 20 << false << 0 << QList<int>{0, 1, 2, 3};
  QTest::newRow("the last board of an open chain") << 20 << false << 19 << QList<int>{16, 17, 18, 19};
  QTest::newRow("a ring goes on beyond its ends") << 20 << true << 1 << QList<int>{18, 19, 0, 1, 2, 3, 4};
  QTest::newRow("seven boards are a window of their own") << 7 << true << 5 << QList<int>{0, 1, 2, 3, 4, 5, 6};
}

void TestWindow::numbersOfBoards() {
  QFETCH(int, boards);
  QFETCH(bool, ring);
  QFETCH(int, home);
  QFETCH(QList<int>, window);
  const auto plan = big(boards, {}, [&](Options& o) { o.ring = ring ? RingWhen::Auto : RingWhen::Off; });
  const GameDefinition whole(plan.setup);
  const ChainWindow around = ChainWindow::around(whole.map, home);
  const GameDefinition local(around.local(plan.setup));
  QList<int> found;
  for (int board = 0; board < around.size(); ++board) found << around.wholeBoard(board);
  QCOMPARE(found, window);
  QCOMPARE(ChainWindow::of(around.parts()), std::optional(around));
  QCOMPARE(around.isWhole(), boards == window.size());
  for (int board = 0; board < around.size(); ++board) {
    QCOMPARE(around.localBoard(window[board]), board);
    QCOMPARE(around.whole(around.local(SeatId(2 * window[board] + 1))), SeatId(2 * window[board] + 1));
    if (!around.showsLocal(board)) continue;
    for (int hex = local.map.firstHex(board); hex < local.map.firstHex(board + 1); ++hex) {
      const HexId there = around.whole(HexId(hex), local.map);
      QCOMPARE(around.local(there, local.map), HexId(hex));
      QCOMPARE(whole.map.hex(there).cell, local.map.hex(HexId(hex)).cell);
      // The same places touch it, under the numbers of either chain; but for those of the blank first board.
      for (std::size_t corner = 0; corner < 6; ++corner) {
        const CornerId here = local.map.hex(HexId(hex)).corners[corner];
        if (around.showsLocal(static_cast<int>(here.value / 64)))
          QCOMPARE(around.whole(here), whole.map.hex(there).corners[corner]);
      }
      for (std::size_t edge = 0; edge < 6; ++edge) {
        const EdgeId here = local.map.hex(HexId(hex)).edges[edge];
        if (around.showsLocal(static_cast<int>(here.value / 128)))
          QCOMPARE(around.whole(here), whole.map.hex(there).edges[edge]);
      }
    }
  }
}

void TestWindow::hintsAreToldToThoseWhoSeeThePlayer() {
  QStringList bots(16, u"random"_s);
  for (const int person : {6, 8, 15}) bots[person].clear();
  BigBench bench(big(8, bots));
  QVERIFY(bench.gather(3));
  Talker &taker = bench.at(SeatId(15)), &near = bench.at(SeatId(8)), &far = bench.at(SeatId(6));
  Bench::settle();  // what is told of the beginning
  const int before = far.count<wire::TableNews>();
  taker.say(requests::TookHint{});
  const ChainWindow window =
      ChainWindow::around(bench.table.server->lobby().setup.chain, 4);  // of all boards but the first
  const auto told = [&] { return near.last<wire::TableNews>()->facts.hints; };
  SOON_EQUAL(told().value(window.local(SeatId(15)).value), 1);
  const QList<quint16> hints = told();
  QCOMPARE(std::accumulate(hints.begin(), hints.end(), 0), 1);
  QCOMPARE(bench.table.server->facts().hints.value(15), 1);
  QCOMPARE(far.count<wire::TableNews>(), before);  // four boards away, either way round
}

void TestWindow::neighborsHaveDifferentColors_data() {
  QTest::addColumn<int>("boards");
  QTest::addColumn<bool>("ring");
  for (const bool ring : {false, true})
    for (const int boards : {2, 5, 6, 7, 8, 9, 10, 11, 24})
      QTest::addRow("%d boards, %s, filled in any order", boards, ring ? "a ring" : "open") << boards << ring;
}
/// Everybody wishes for the same color. On one board and its neighbors, and one further, no two have the same.
void TestWindow::neighborsHaveDifferentColors() {
  QFETCH(int, boards);
  QFETCH(bool, ring);
  const auto plan = big(boards, {}, [&](Options& o) { o.ring = ring ? RingWhen::Auto : RingWhen::Off; });
  Roster roster(u"Hall"_s, plan.setup);
  std::vector<int> order(static_cast<std::size_t>(2 * boards));
  std::iota(order.begin(), order.end(), 0);
  SeededRng rng(5);
  for (std::size_t i = order.size() - 1; i > 0; --i)
    std::swap(order[i], order[rng.below(static_cast<std::uint32_t>(i + 1))]);
  for (const int seat : order) QVERIFY(roster.sitDown(u"Person %1"_s.arg(seat), 3, Role::Guest, SeatId(seat)).seat);
  const Topology map(plan.setup.chain);
  for (int one = 0; one < 2 * boards; ++one)
    for (int other = 0; other < one; ++other)
      if (map.distance(one / 2, other / 2) <= 2)
        QVERIFY2(roster.seat(SeatId(one)).color != roster.seat(SeatId(other)).color,
                 qPrintable(u"seats %1 and %2"_s.arg(one).arg(other)));
}

TAPU_TEST_WITH_LOOP(TestWindow)
#include "test_window.moc"
