// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/wire/requests.h"
#include "tests/net/desk_bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

/// A server that goes on from the store of another, which was killed, and one of its persons, who is back.
struct Resumed {
  Resumed(DeskBench& bench, const QByteArray& token, quint64 seed = 2)
      : table(bench.store, organized(big(1)), bench.clock, patient(), seed), resumed(table.server->resume()) {
    talker.emplace(table.tcp());
    talker->greet(u"Person A"_s, token);
    soon([&] { return talker->last<wire::Position>(); });
  }
  qint64 leftMs() const { return talker->last<wire::Position>()->clockLeftMs; }
  QByteArray token() const { return talker->last<wire::Welcome>()->token; }
  int round() const { return table.server->game()->played().state().head.round; }

  TestServer table;
  QString resumed;
  std::optional<Talker> talker;
};

/// The first round runs, and all of its 45 seconds are left.
struct Running : DeskBench {
  Running() : DeskBench(big(1, {}, [](Options& o) { o.graceSeconds = 600; })) { isReady = begin(1) && toRound(1); }
  /// Position by position of a client that comes now.
  qint64 leftMs() {
    organizer->say(requests::Resync{});
    const int before = organizer->count<wire::Position>();
    soon([&] { return organizer->count<wire::Position>() > before; });
    return organizer->last<wire::Position>()->clockLeftMs;
  }
  QByteArray token() { return talkers[0]->last<wire::Welcome>()->token; }
  bool isReady = false;
};

}  // namespace

/// The clock that all seats share (9.6) outlives its server: it stands still while there is none, and goes on.
class TestRoundClock : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void whatWasLeftIsLeftAfterACrash();                   // 9.6
  void theTimeThatTheOrganizerAddedIsKept();             // 9.6
  void aPauseTakesNothingOffTheClock();                  // 4.9
  void aServerThatEndsInOrderTakesNothingOff();          // 9.6
  void thereAreTenSecondsToComeBack();                   // 9.6
  void aServerThatIsKilledEachSecondEndsARound();        // 9.6
  void aCrashAtTheEndOfARoundDoesNotBringItBackWhole();  // 9.6
  void whatIsNoReadingCountsAsNone();
};

void TestRoundClock::whatWasLeftIsLeftAfterACrash() {
  Running bench;
  QVERIFY(bench.isReady);
  QCOMPARE(bench.leftMs(), 45'000);
  bench.clock->advance(20'000);
  const Resumed after(bench, bench.token());
  QCOMPARE(after.resumed, QString());
  QCOMPARE(after.round(), 1);
  QCOMPARE(after.leftMs(), 24'000);  // a second may have run since it was written down
}

void TestRoundClock::theTimeThatTheOrganizerAddedIsKept() {
  Running bench;
  QVERIFY(bench.isReady);
  QCOMPARE(bench.asked(requests::Lengthen{}), Refusal::None);
  QCOMPARE(bench.leftMs(), 60'000);
  QCOMPARE(Resumed(bench, bench.token()).leftMs(), 59'000);
}

void TestRoundClock::aPauseTakesNothingOffTheClock() {
  Running bench;
  QVERIFY(bench.isReady);
  bench.clock->advance(15'500);
  QCOMPARE(bench.asked(requests::PauseGame{}), Refusal::None);
  bench.clock->advance(3'600'000);
  QCOMPARE(bench.leftMs(), 29'500);
  Resumed after(bench, bench.token());
  QCOMPARE(after.leftMs(), 29'500);
  after.table.server.reset();
  Resumed again(bench, after.token(), 3);
  QCOMPARE(again.leftMs(), 29'500);
}

void TestRoundClock::aServerThatEndsInOrderTakesNothingOff() {
  Running bench;
  QVERIFY(bench.isReady);
  bench.clock->advance(15'500);
  const QByteArray token = bench.token();
  bench.table.server->shutDown();
  bench.clock->advance(3'600'000);
  QCOMPARE(Resumed(bench, token).leftMs(), 29'500);
}

void TestRoundClock::thereAreTenSecondsToComeBack() {
  Running bench;
  QVERIFY(bench.isReady);
  bench.clock->advance(44'000);
  Resumed after(bench, bench.token());
  QCOMPARE(after.leftMs(), 10'000);
  bench.clock->advance(9'999);
  QCOMPARE(after.round(), 1);
  QVERIFY(after.table.server->game()->played().state().head.stage == RoundStage::Clock);
  bench.clock->advance(1);
  QVERIFY(after.table.server->game()->played().state().head.stage == RoundStage::Between);
}

void TestRoundClock::aServerThatIsKilledEachSecondEndsARound() {
  Running bench;
  QVERIFY(bench.isReady);
  QByteArray token = bench.token();
  bench.table.server.reset();
  int kills = 0;
  for (bool isOver = false; !isOver; ++kills) {
    QVERIFY(kills < 100);
    Resumed after(bench, token, 2 + kills % 20);
    QVERIFY(after.talker->last<wire::Position>());
    token = after.token();
    bench.clock->advance(1'000);
    isOver = after.table.server->game()->played().state().head.stage == RoundStage::Between;
  }
  QVERIFY2(kills > 40, "each of them took off no more than a second");
}

/// The store has no reading of a window without the move that opens it.
void TestRoundClock::aCrashAtTheEndOfARoundDoesNotBringItBackWhole() {
  Running bench;
  QVERIFY(bench.isReady);
  const QByteArray token = bench.token();
  bench.clock->advance(44'000);
  bench.store.failNext(u"the program is killed before the move is safe"_s);
  bench.clock->advance(1'000);
  QVERIFY(bench.table.server->game()->played().state().head.stage == RoundStage::Between);
  bench.table.server.reset();
  bench.store.recover();
  const Resumed after(bench, token);
  QCOMPARE(after.round(), 1);
  QCOMPARE(after.leftMs(), 10'000);  // the time to come back
}

void TestRoundClock::whatIsNoReadingCountsAsNone() {
  Running bench;
  QVERIFY(bench.isReady);
  for (const QByteArray& bytes : {QByteArray("no reading"), QByteArray::fromHex("8701"), QByteArray::fromHex("80"),
                                  QByteArray::fromHex("8704011bffffffffffffffff00000000")}) {
    bench.store.keepClock(bytes);
    QCOMPARE(Resumed(bench, bench.token()).leftMs(), 45'000);
  }
}

TAPU_TEST_WITH_LOOP(TestRoundClock)
#include "test_round_clock.moc"
