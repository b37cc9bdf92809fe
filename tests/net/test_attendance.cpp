// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/net/big_bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

constexpr int kHour = 3'600'000;

/// Two persons and a bot, with a minute a turn and half a minute of grace.
ServerPlan twoAndABot(Unattended unattended = Unattended::Waits) {
  ServerPlan made = timed(3, {QString(), QString(), u"greedy"_s});
  made.unattended = unattended;
  return made;
}

/// Lets so much time go by, in steps in which the bots may answer.
void pass(Bench& bench, int ms) {
  constexpr int kStep = 5000;
  for (int gone = 0; gone < ms; gone += kStep) {
    bench.clock->advance(std::min(kStep, ms - gone));
    for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
  }
  Bench::settle();
}

/// All persons lose their lines at the same moment, as when a cable is pulled. Their keys, by the order of coming.
QList<QByteArray> cut(Bench& bench) {
  QList<QByteArray> tokens;
  for (const auto& talker : bench.talkers) tokens << talker->last<wire::Welcome>()->token;
  for (const auto& talker : bench.talkers) talker->hangUp();
  if (!soon([&] { return bench.table.server->connections().headcount().persons() == 0; })) return {};
  Bench::settle();
  return tokens;
}

}  // namespace

/// A game at which no person is left waits for them.
class TestAttendance : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aGameWithoutPersonsStandsStill();
  void theirGraceStandsStillToo();
  void itsClockGoesOnWhereItStood();
  void oneWhoIsBackIsEnough();
  void theCommonClockOfABigGameStandsStillToo();
  void afterARestartItWaitsAsWell();
  void aDemonstrationPlaysOn();
  void withoutAGraceItWaitsAsWell();
  void whoGaveUpIsNotWaitedFor();
  void whoGaveUpIsNotWaitedForAfterARestart();
  void aTableOfBotsAlonePlays();
};

void TestAttendance::aGameWithoutPersonsStandsStill() {
  Bench bench(twoAndABot(), patient());
  QVERIFY(bench.gather(2));
  const auto tokens = cut(bench);
  QCOMPARE(tokens.size(), 2);
  const int moves = bench.table.moves();
  pass(bench, kHour);
  QCOMPARE(bench.table.moves(), moves);
  for (int seat = 0; seat < 3; ++seat) QCOMPARE(bench.state().seat(SeatId(seat)).presence, Presence::Here);
  // Somebody is back: turns go round again, the bot's too.
  Talker& back = bench.come(QString(), tokens[0]);
  SOON(back.last<wire::Snapshot>());
  QCOMPARE(back.last<wire::Snapshot>()->upTo, moves);
  pass(bench, 600'000);
  QVERIFY2(bench.table.moves() > moves + 6, qPrintable(QString::number(bench.table.moves() - moves)));
}

void TestAttendance::theirGraceStandsStillToo() {
  Bench bench(twoAndABot(), patient());
  QVERIFY(bench.gather(2));
  const SeatId second = bench.talkers[1]->last<wire::Welcome>()->seat;
  bench.talkers[1]->hangUp();
  SOON_EQUAL(bench.table.server->lobby().seats[second.value].link, Link::Lost);
  bench.clock->advance(10'000);
  const QByteArray token = bench.talkers[0]->last<wire::Welcome>()->token;
  QCOMPARE(cut(bench).size(), 2);
  SOON_OR_SAY(bench.table.server->lobby().seats[second.value].graceLeftMs == -1, "no time runs until a bot takes over");
  pass(bench, kHour);
  QCOMPARE(bench.state().seat(second).presence, Presence::Here);
  Talker& back = bench.come(QString(), token);
  SOON(back.last<wire::Snapshot>());
  QCOMPARE(back.lobby.seats[second.value].graceLeftMs, 20'000);
  bench.clock->advance(19'999);
  QCOMPARE(bench.state().seat(second).presence, Presence::Here);
  bench.clock->advance(1);
  QCOMPARE(bench.state().seat(second).presence, Presence::Away);
}

void TestAttendance::itsClockGoesOnWhereItStood() {
  Bench bench(timed(2), patient());
  QVERIFY(bench.gather(2));
  const SeatId seat = waitingFor(bench.state());
  bench.clock->advance(40'000);
  const auto tokens = cut(bench);
  QCOMPARE(tokens.size(), 2);
  pass(bench, kHour);
  QCOMPARE(waitingFor(bench.state()), seat);
  Talker& back = bench.come(QString(), tokens[0]);
  SOON(back.last<wire::Snapshot>());
  QCOMPARE(back.last<wire::Snapshot>()->clockLeftMs, 20'000);
  bench.clock->advance(19'999);
  QCOMPARE(waitingFor(bench.state()), seat);
  bench.clock->advance(1);
  QVERIFY(waitingFor(bench.state()) != seat);
}

void TestAttendance::oneWhoIsBackIsEnough() {
  Bench bench(twoAndABot(), patient());
  QVERIFY(bench.gather(2));
  const auto tokens = cut(bench);
  QCOMPARE(tokens.size(), 2);
  for (int i = 0; i < 3; ++i) {  // again and again
    Talker& back = bench.come(QString(), i == 0 ? tokens[1] : bench.talkers.back()->last<wire::Welcome>()->token);
    SOON(back.last<wire::Snapshot>());
    const int moves = bench.table.moves();
    pass(bench, 300'000);
    QVERIFY(bench.table.moves() > moves);
    back.hangUp();
    SOON_EQUAL(bench.table.server->connections().headcount().persons(), 0);
    const int then = bench.table.moves();
    pass(bench, kHour);
    QCOMPARE(bench.table.moves(), then);
  }
}

void TestAttendance::theCommonClockOfABigGameStandsStillToo() {
  BigBench bench(big(1));
  QVERIFY(bench.gather(2));
  QVERIFY(bench.chooseAll());
  QVERIFY(bench.toRound(1));
  bench.clock->advance(5'000);
  const auto tokens = cut(bench);
  const int moves = bench.table.moves();
  pass(bench, kHour);
  QCOMPARE(bench.round(), 1);
  QCOMPARE(bench.table.moves(), moves);
  Talker& back = bench.come(QString(), tokens[0]);
  SOON(back.last<wire::Position>());
  const auto left = static_cast<int>(back.last<wire::Position>()->clockLeftMs);
  QVERIFY2(left > 0, "the round goes on where it stood");
  bench.clock->advance(left - 1);
  QCOMPARE(bench.window(), RoundTime::Window::Clock);
  bench.clock->advance(1);
  QVERIFY(bench.window() != RoundTime::Window::Clock);
}

void TestAttendance::afterARestartItWaitsAsWell() {
  Bench bench(twoAndABot(), patient());
  QVERIFY(bench.gather(2));
  const QByteArray token = bench.talkers[0]->last<wire::Welcome>()->token;
  bench.table.server.reset();
  TestServer after(bench.store, twoAndABot(), bench.clock, patient());
  QCOMPARE(after.server->resume(), QString());
  const int moves = after.moves();
  pass(bench, kHour);
  QCOMPARE(after.moves(), moves);
  Talker back(after.tcp());
  back.greet(QString(), token);
  SOON(back.last<wire::Snapshot>());
  pass(bench, 300'000);
  QVERIFY(after.moves() > moves);
}

void TestAttendance::aDemonstrationPlaysOn() {
  Bench bench(twoAndABot(Unattended::PlaysOn), patient());
  QVERIFY(bench.gather(2));
  QCOMPARE(cut(bench).size(), 2);
  bench.clock->advance(30'000);
  QVERIFY(soon([&] { return bench.table.isOver(); }));
}

void TestAttendance::withoutAGraceItWaitsAsWell() {
  ServerPlan made = twoAndABot();
  made.setup.options.graceSeconds = 0;
  Bench bench(made, patient());
  QVERIFY(bench.gather(2));
  const auto tokens = cut(bench);
  QCOMPARE(tokens.size(), 2);
  const int moves = bench.table.moves();
  pass(bench, kHour);
  QCOMPARE(bench.table.moves(), moves);
  Talker& back = bench.come(QString(), tokens[0]);
  SOON(back.last<wire::Snapshot>());
  pass(bench, 300'000);
  QVERIFY(bench.table.moves() > moves);
}

void TestAttendance::whoGaveUpIsNotWaitedForAfterARestart() {
  Bench bench(timed(3, {QString(), QString(), u"greedy"_s}), patient());
  QVERIFY(bench.gather(2));
  for (const auto& talker : bench.talkers) talker->say(requests::GiveUp{});
  QVERIFY(soon([&] { return bench.table.server->connections().headcount().persons() == 0; }));
  bench.table.server.reset();
  QCOMPARE(bench.store.game()->status, GameStatus::Playing);
  TestServer after(bench.store, twoAndABot(), bench.clock, patient());
  QCOMPARE(after.server->resume(), QString());
  QVERIFY(soon([&] { return after.isOver(); }));
}

void TestAttendance::whoGaveUpIsNotWaitedFor() {
  Bench bench(twoAndABot(), patient());
  QVERIFY(bench.gather(2));
  for (const auto& talker : bench.talkers) talker->say(requests::GiveUp{});
  QVERIFY(soon([&] { return bench.table.isOver(); }));
}

void TestAttendance::aTableOfBotsAlonePlays() {
  Bench bench(plan(3, {u"greedy"_s, u"greedy"_s, u"greedy"_s}));
  QVERIFY(soon([&] { return bench.table.isOver(); }));
}

TAPU_TEST_WITH_LOOP(TestAttendance)
#include "test_attendance.moc"
