// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/wire/requests.h"
#include "tests/net/bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

/// A table after some minutes: bots take the empty seats; and the minute in which the clock stands.
class TestTableTimes : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void botsFillTheTableAfterAWhile();
  void nobodyIsWaitedForWhenBotsFillTheTable();
  void theClockStandsForAMinuteWhenTheOthersAgree();  // 4.7
  void theHostGrantsAMinuteAlone();
  void nobodyWaitsForTheWordOfWhoHasLeft();
  void aDelayedWatcherHearsOfNoMinute();
};

/// And the game begins with whoever is there.
void TestTableTimes::botsFillTheTableAfterAWhile() {
  ServerPlan made = plan(3);
  made.policy = TablePolicy{WatchRule::Live, 2, SitDown::Asked, 5};
  Bench bench(made, patient());
  bench.clock->advance(10 * 60'000);
  Bench::settle();
  QCOMPARE(bench.table.server->lobby().seats[2].holder, SeatHolder::Nobody);  // nobody waits yet
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::TableNews>() && asha.last<wire::TableNews>()->facts.fillLeftMs > 0);
  QCOMPARE(asha.last<wire::TableNews>()->facts.fillLeftMs, 5 * 60'000);
  bench.clock->advance(4 * 60'000);
  Bench::settle();
  QCOMPARE(bench.table.server->lobby().stage, Lobby::Stage::Gathering);
  bench.clock->advance(60'100);
  SOON_EQUAL(bench.table.server->lobby().stage, Lobby::Stage::Playing);
  SOON_EQUAL(asha.lobby.seats[2].holder, SeatHolder::Bot);
  SOON_EQUAL(asha.last<wire::TableNews>()->facts.fillLeftMs, -1);
}

/// Some are there and have not said that they are ready; somebody has been lost, and is waited for no longer.
void TestTableTimes::nobodyIsWaitedForWhenBotsFillTheTable() {
  ServerPlan made = plan(4);
  made.policy = TablePolicy{WatchRule::Live, 2, SitDown::Asked, 1};
  Limits limits = patient();
  limits.lobbyGraceMs = 10 * 60'000;
  HostedBench bench(made, limits);
  SOON(bench.host.last<wire::Welcome>());
  Talker &ravi = bench.come(u"Ravi"_s), &meera = bench.come(u"Meera"_s);
  SOON(ravi.last<wire::Welcome>() && meera.last<wire::Welcome>());
  const SeatId lost = meera.last<wire::Welcome>()->seat;
  meera.hangUp();
  SOON(bench.table.server->lobby().seats[lost.value].link == Link::Lost);
  bench.clock->advance(60'100);
  SOON(ravi.last<wire::Snapshot>());
  QCOMPARE(bench.table.server->lobby().seats[lost.value].holder, SeatHolder::Bot);
  QCOMPARE(bench.table.server->lobby().seats[ravi.last<wire::Welcome>()->seat.value].holder, SeatHolder::Person);
}

void TestTableTimes::theClockStandsForAMinuteWhenTheOthersAgree() {
  Bench bench(timed(3), patient());
  QVERIFY(bench.gather(3));
  Talker &asha = bench.at(SeatId(0)), &ravi = bench.at(SeatId(1)), &meera = bench.at(SeatId(2));
  asha.say(requests::TakeMinute{});
  SOON(ravi.heardNotice(Notice::MinuteWanted));
  asha.say(requests::TakeMinute{});  // once is enough
  SOON_EQUAL(asha.refusal(), Refusal::NotNow);
  QVERIFY(bench.state().head.paused == Paused::No);
  ravi.say(requests::TakeMinute{});
  SOON_EQUAL(ravi.last<wire::TableNews>()->facts.minuteWanted, (QList<SeatId>{SeatId(0), SeatId(1)}));
  QVERIFY(bench.state().head.paused == Paused::No);
  meera.say(requests::TakeMinute{});
  SOON(bench.state().head.paused == Paused::Yes);
  SOON(asha.heardNotice(Notice::MinuteGranted));
  SOON(asha.last<wire::TableNews>()->facts.minuteLeftMs > 0);
  bench.clock->advance(60'100);
  SOON(bench.state().head.paused == Paused::No);
  SOON(asha.heardNotice(Notice::MinuteOver));
  ravi.say(requests::TakeMinute{});
  SOON(!asha.last<wire::TableNews>()->facts.minuteWanted.isEmpty());
  ravi.say(requests::TakeMinute{YesNo::No});  // taken back
  SOON(asha.last<wire::TableNews>()->facts.minuteWanted.isEmpty());
}

void TestTableTimes::theHostGrantsAMinuteAlone() {
  HostedBench bench(plan(3), patient());
  SOON(bench.host.last<wire::Welcome>());
  Talker &ravi = bench.come(u"Ravi"_s), &meera = bench.come(u"Meera"_s);
  SOON(ravi.last<wire::Welcome>() && meera.last<wire::Welcome>());
  ravi.ready();
  meera.ready();
  SOON(bench.table.server->lobby().seats[2].ready == Ready::Yes);
  bench.host.say(requests::StartGame{});
  SOON(ravi.last<wire::Snapshot>());
  ravi.say(requests::TakeMinute{});
  SOON(bench.host.heardNotice(Notice::MinuteWanted));
  bench.host.say(requests::TakeMinute{});
  SOON(bench.state().head.paused == Paused::Yes);
  ravi.say(requests::TakeMinute{YesNo::No});  // who asked is back earlier
  SOON(bench.state().head.paused == Paused::No);
}

void TestTableTimes::nobodyWaitsForTheWordOfWhoHasLeft() {
  Bench bench(timed(3), patient());
  QVERIFY(bench.gather(3));
  Talker &asha = bench.at(SeatId(0)), &ravi = bench.at(SeatId(1)), &meera = bench.at(SeatId(2));
  asha.say(requests::TakeMinute{});
  SOON(ravi.heardNotice(Notice::MinuteWanted));
  ravi.say(requests::TakeMinute{});
  SOON_EQUAL(meera.last<wire::TableNews>()->facts.minuteWanted.size(), 2);
  QVERIFY(bench.state().head.paused == Paused::No);
  meera.say(requests::GiveUp{});
  SOON(bench.state().head.paused == Paused::Yes);
  asha.say(requests::TakeMinute{YesNo::No});
  SOON(bench.state().head.paused == Paused::No);
  const requests::LetBotPlay bot{.bot = YesNo::Yes};
  ravi.say(bot);
  SOON(asha.heardNotice(Notice::BotPlays));
  ravi.say(requests::TakeMinute{});  // a bot plays for them: they have no clock that could stand
  SOON_EQUAL(ravi.refusal(), Refusal::NotNow);
}

void TestTableTimes::aDelayedWatcherHearsOfNoMinute() {
  ServerPlan made = timed(3);
  made.policy = TablePolicy{WatchRule::Delayed, 2, SitDown::Closed, 0};
  Bench bench(made, patient());
  QVERIFY(bench.gather(3));
  Talker dev(bench.table.tcp());
  wire::Hello hello;
  hello.name = u"Dev"_s;
  hello.attendance = Attendance::Watcher;
  dev.say(hello);
  SOON(dev.last<wire::TableNews>());
  const int before = dev.count<wire::TableNews>();
  bench.at(SeatId(0)).say(requests::TakeMinute{});
  SOON(!bench.at(SeatId(1)).last<wire::TableNews>()->facts.minuteWanted.isEmpty());
  SOON(dev.count<wire::TableNews>() > before);
  QVERIFY(dev.last<wire::TableNews>()->facts.minuteWanted.isEmpty());
}

TAPU_TEST_WITH_LOOP(TestTableTimes)
#include "test_table_times.moc"
