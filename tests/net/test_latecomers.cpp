// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/host/door/late_arrivals.h"
#include "app/wire/requests.h"
#include "tests/net/desk_bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

/// Person B was lost in the first round, and Next was let in at their seat and waits for the gap.
struct SeatGivenAway : DeskBench {
  explicit SeatGivenAway(const ServerPlan& plan) : DeskBench(plan) {
    if (!begin(2) || !toRound(1)) return;
    keyOfLost = at(SeatId(1)).last<wire::Welcome>()->token;
    talkers[1]->hangUp();
    if (!soon([&] { return table.server->lobby().seats[1].link == Link::Lost; })) return;
    if (turnedAway(comeWith(-1, u"Next"_s, 'k')) != Refusal::NotLetInYet) return;
    if (!soon([&] { return late().size() == 1; })) return;
    if (asked(requests::LetIn{late()[0].number, SeatId(1)}) != Refusal::None) return;
    next = &comeWith(-1, u"Next"_s, 'k');
    isReady = soon([&] { return next->last<wire::Welcome>(); });
  }
  QByteArray keyOfLost;
  Talker* next = nullptr;
  bool isReady = false;
};

}  // namespace

/// People who come late to a Big Game (9.20), and the seats they get.
class TestLatecomers : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aSeatOfSomebodyLostIsGivenAway_data();
  void aSeatOfSomebodyLostIsGivenAway();                // 9.20
  void whoWasLostStaysLostWhenTheNewcomerGoes();        // 9.20
  void whoWasLostHasNotLeftWhenTheNewcomerGivesUp();    // 9.20
  void aCrashBeforeTheGapLeavesTheSeatToWhoWasLost();   // 9.20
  void nobodyWaitsAfterARestartForASeatGivenToABot();   // 9.21
  void whoFindsTheListOfLatecomersFullIsToComeAgain();  // 9.20
  void whoComesLateWithACodeSitsDownInTheGap();         // 9.20
  void whoComesLateWithoutACodeIsLetIn();               // 9.20
  void forWhomASeatIsKeptIsLetInThere();                // 9.20
  void aSeatIsGivenToABotAndThenToSomebodyElse();       // 9.20, 9.21
  void aNewcomerIsIdleOnlyOnceTheySit();                // 9.20
  void whoComesAfterTheEndIsToldThatItIsOver();         // 9.20, 9.22
  void whoIsTurnedDownIsOnTheListNoMore();              // 9.20
};

/// Until the newcomer sits down in the gap the seat may still become what it was; from then on it is theirs.
void TestLatecomers::aSeatOfSomebodyLostIsGivenAway_data() {
  QTest::addColumn<bool>("sitsDown");
  QTest::newRow("whoever was let in sits down: who was lost is told that the seat is gone") << true;
  QTest::newRow("whoever was let in goes before the gap: who was lost comes back") << false;
}

void TestLatecomers::aSeatOfSomebodyLostIsGivenAway() {
  QFETCH(bool, sitsDown);
  SeatGivenAway bench(big(1));
  QVERIFY(bench.isReady);
  const QByteArray token = bench.keyOfLost;
  Talker& next = *bench.next;
  QCOMPARE(turnedAway(bench.come(u"Person B"_s, token)), Refusal::Kicked);
  if (sitsDown) {
    bench.clock->advance(45'000);
    SOON_EQUAL(next.count<wire::Position>(), 1);
    QCOMPARE(turnedAway(bench.come(u"Person B"_s, token)), Refusal::Kicked);
    QCOMPARE(bench.table.server->lobby().seats[1].name, u"Next"_s);
  } else {
    next.hangUp();
    SOON_EQUAL(bench.table.server->lobby().seats[1].name, u"Person B"_s);
    Talker& back = bench.come(u"Person B"_s, token);
    SOON(back.last<wire::Position>());
    QCOMPARE(back.last<wire::Welcome>()->seat, SeatId(1));
    QCOMPARE(bench.store.game()->sessions.size(), 2);
  }
}

void TestLatecomers::whoWasLostStaysLostWhenTheNewcomerGoes() {
  SeatGivenAway bench(big(1, {}, [](Options& o) { o.graceSeconds = 0; }));
  QVERIFY(bench.isReady);
  QCOMPARE(bench.state().seat(SeatId(1)).presence, Presence::Away);
  bench.next->hangUp();
  SOON_EQUAL(bench.table.server->lobby().seats[1].name, u"Person B"_s);
  QCOMPARE(bench.asked(requests::PauseGame{}), Refusal::None);
  QCOMPARE(bench.asked(requests::ResumeGame{}), Refusal::None);
  Bench::settle();
  QCOMPARE(bench.state().seat(SeatId(1)).presence, Presence::Away);
  QVERIFY(!bench.table.server->lobby().seats[1].bot.isEmpty());
}

/// The organizer sees who may come back, and the end of the game waits for them.
void TestLatecomers::whoWasLostHasNotLeftWhenTheNewcomerGivesUp() {
  SeatGivenAway bench(big(1));
  QVERIFY(bench.isReady);
  bench.next->say(requests::GiveUp{});
  SOON_EQUAL(bench.table.server->lobby().seats[1].name, u"Person B"_s);
  Bench::settle();
  QCOMPARE(bench.deskSeat(1).activity, Activity::Plays);
  Talker& back = bench.come(u"Person B"_s, bench.keyOfLost);
  SOON(back.last<wire::Position>());
}

void TestLatecomers::aCrashBeforeTheGapLeavesTheSeatToWhoWasLost() {
  SeatGivenAway bench(big(1));
  QVERIFY(bench.isReady);
  Talker& next = *bench.next;
  next.say(wire::Ping{1, -1});
  SOON(next.last<wire::Pong>());
  const QByteArray newcomers = next.last<wire::Welcome>()->token;
  TestServer after(bench.store, big(1), bench.clock, patient(), 2);
  QCOMPARE(after.server->resume(), QString());
  Talker early(after.tcp());
  early.greet(u"Next"_s, newcomers);
  QCOMPARE(turnedAway(early), Refusal::BadToken);
  Talker back(after.tcp());
  back.greet(u"Person B"_s, bench.keyOfLost);
  SOON(back.last<wire::Position>());
  QCOMPARE(back.last<wire::Welcome>()->seat, SeatId(1));
  QCOMPARE(after.server->lobby().seats[1].name, u"Person B"_s);
}

void TestLatecomers::nobodyWaitsAfterARestartForASeatGivenToABot() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.toRound(1));
  const QByteArray token = bench.at(SeatId(0)).last<wire::Welcome>()->token;
  QCOMPARE(bench.asked(requests::GiveToBot{SeatId(1)}), Refusal::None);
  SOON(!bench.table.server->lobby().seats[1].bot.isEmpty());
  bench.table.server.reset();
  TestServer after(bench.store, big(1), bench.clock, patient(), 2);
  QCOMPARE(after.server->resume(), QString());
  QVERIFY(!after.server->lobby().seats[1].bot.isEmpty());
  Talker back(after.tcp());
  back.greet(u"Person A"_s, token);
  SOON(back.last<wire::Position>());
  DeskBench::Organizer organizer(after);
  SOON(organizer.talker.last<wire::DeskNews>());
  QCOMPARE(DeskBench::asked(organizer.talker, requests::EndGame{}), Refusal::None);
  QVERIFY(after.isOver());
  back.say(requests::GiveUp{});  // it has heard of the end
  SOON(after.server->isEndTold());
}

void TestLatecomers::whoFindsTheListOfLatecomersFullIsToComeAgain() {
  LateArrivals list;
  int next = 0;
  const auto knock = [&](const QString& address) {
    QByteArray nonce = QByteArray::number(next++).leftJustified(wire::kTokenBytes, ' ');
    return list.knock(nonce, u"Late"_s, address, 0) != nullptr;
  };
  for (int i = 0; i < LateArrivals::kMostOfAddress; ++i) QVERIFY(knock(u"192.168.0.7"_s));
  QVERIFY(!knock(u"192.168.0.7"_s));
  QVERIFY(knock(u"192.168.0.8"_s));
  DeskBench bench(big(1));
  QVERIFY(bench.begin(1));
  for (int i = 0; i < wire::kMostLate; ++i) {
    Talker forged(bench.table.tcp());
    wire::Hello hello;
    hello.name = u"Forged"_s;
    hello.nonce = QByteArray::number(i).leftJustified(wire::kTokenBytes, ' ');
    forged.say(hello);
    QCOMPARE(turnedAway(forged), Refusal::NotLetInYet);
  }
  QCOMPARE(turnedAway(bench.comeWith(-1, u"Late"_s, 'l')), Refusal::NotLetInYet);
  bench.clock->advance(11'000);  // those who do not come again are forgotten
  QCOMPARE(turnedAway(bench.comeWith(-1, u"Late"_s, 'l')), Refusal::NotLetInYet);
  SOON_EQUAL(bench.late().size(), 1);
  QCOMPARE(bench.late()[0].name, u"Late"_s);
}

void TestLatecomers::whoComesLateWithACodeSitsDownInTheGap() {
  DeskBench bench(big(2));
  QVERIFY(bench.begin(3));
  QVERIFY(bench.toRound(1));
  Talker& late = bench.comeWith(bench.code(3), u"Late"_s);
  SOON(late.last<wire::Welcome>());
  QCOMPARE(late.last<wire::Welcome>()->seat, SeatId(3));
  Bench::settle();
  QCOMPARE(late.count<wire::Position>(), 0);  // the bot plays till the round is over
  bench.clock->advance(45'000);
  SOON_EQUAL(late.count<wire::Position>(), 1);
}

void TestLatecomers::whoComesLateWithoutACodeIsLetIn() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(1));
  QVERIFY(bench.toRound(1));
  Client::Identity identity = named(u"Late"_s);
  Client late(bench.table.tcp(), identity, bench.clock);
  int waits = 0;
  QObject::connect(&late, &Client::waitsToBeLetIn, &late, [&] { ++waits; });
  late.start();
  QVERIFY(soon([&] { return waits == 1; }));
  SOON_EQUAL(bench.late().size(), 1);
  QCOMPARE(bench.late()[0].name, u"Late"_s);
  bench.clock->advance(2'000);
  QVERIFY(soon([&] { return waits == 2; }));
  QCOMPARE(bench.late().size(), 1);
  QCOMPARE(bench.asked(requests::LetIn{bench.late()[0].number + 1, SeatId(1)}), Refusal::NotNow);
  QCOMPARE(bench.asked(requests::LetIn{bench.late()[0].number, SeatId(0)}), Refusal::NotNow);  // somebody is there
  QCOMPARE(bench.asked(requests::LetIn{bench.late()[0].number, SeatId(1)}), Refusal::None);
  bench.clock->advance(2'000);
  QVERIFY(soon([&] { return late.known().phase == Client::Phase::Lobby; }));
  QCOMPARE(late.known().seat(), SeatId(1));
  SOON_EQUAL(bench.late().size(), 0);
  bench.clock->advance(45'000);
  QVERIFY(soon([&] {
    bench.clock->advance(100);
    return late.known().phase == Client::Phase::Playing;
  }));
  Talker& gone = bench.comeWith(-1, u"Gone"_s, 'g');  // knocks once and never again
  SOON_EQUAL(gone.refusal(), Refusal::NotLetInYet);
  SOON_EQUAL(bench.late().size(), 1);
  for (int i = 0; i < 12; ++i) {
    bench.clock->advance(1'000);
    Bench::settle();
  }
  QCOMPARE(bench.late().size(), 0);
}

void TestLatecomers::forWhomASeatIsKeptIsLetInThere() {
  DeskBench bench(big(2));
  QVERIFY(bench.begin(1));
  QVERIFY(bench.toRound(1));
  const auto waits = [&] { return turnedAway(bench.comeWith(-1, u"Late"_s, 'l')) == Refusal::NotLetInYet; };
  QVERIFY(waits());
  SOON_EQUAL(bench.late().size(), 1);
  const quint32 number = bench.late()[0].number;
  QCOMPARE(bench.asked(requests::LetIn{number, SeatId(1)}), Refusal::None);
  QCOMPARE(bench.asked(requests::KeepSeat{SeatId(2), u"Late"_s}), Refusal::None);
  QVERIFY2(waits(), "whoever waits already is not thrown out");
  QCOMPARE(bench.asked(requests::LetIn{number, SeatId(1)}), Refusal::NameTaken);
  QCOMPARE(turnedAway(bench.comeWith(-1, u"LATE"_s, 'm')), Refusal::NotLetInYet);  // the organizer sees who they are
  SOON_EQUAL(bench.late().size(), 2);
  QCOMPARE(bench.asked(requests::LetIn{number, SeatId(2)}), Refusal::None);
  Talker& late = bench.comeWith(-1, u"Late"_s, 'l');
  SOON(late.last<wire::Welcome>());
  QCOMPARE(late.last<wire::Welcome>()->seat, SeatId(2));
}

void TestLatecomers::aSeatIsGivenToABotAndThenToSomebodyElse() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(2));
  QVERIFY(bench.toRound(1));
  QCOMPARE(bench.asked(requests::GiveToBot{SeatId(1)}), Refusal::None);
  SOON(bench.talkers[1]->closed);
  QCOMPARE(bench.talkers[1]->last<wire::Bye>()->why, Refusal::Kicked);
  QCOMPARE(bench.state().seat(SeatId(1)).presence, Presence::Away);
  SOON(!bench.table.server->lobby().seats[1].bot.isEmpty());
  QCOMPARE(bench.asked(requests::NewCode{SeatId(1)}), Refusal::None);
  Talker& knocker = bench.comeWith(-1, u"Next"_s, 'k');
  SOON_EQUAL(knocker.refusal(), Refusal::NotLetInYet);
  SOON_EQUAL(bench.late().size(), 1);
  QCOMPARE(bench.asked(requests::LetIn{bench.late()[0].number, SeatId(1)}), Refusal::None);
  Talker& next = bench.comeWith(-1, u"Next"_s, 'k');
  SOON(next.last<wire::Welcome>());
  QCOMPARE(next.last<wire::Welcome>()->seat, SeatId(1));
  bench.clock->advance(45'000);
  SOON_EQUAL(next.count<wire::Position>(), 1);
  QCOMPARE(bench.state().seat(SeatId(1)).presence, Presence::Here);
  QCOMPARE(bench.table.server->lobby().seats[1].name, u"Next"_s);
  QVERIFY(bench.toRound(2));
  QCOMPARE(bench.must(1), Decision::Act);
}

/// Their bot has done nothing as a person for long; that is not theirs.
void TestLatecomers::aNewcomerIsIdleOnlyOnceTheySit() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(1));
  QVERIFY(bench.toRound(6));
  bench.comeWith(bench.code(1), u"Late"_s);
  SOON_EQUAL(bench.table.server->lobby().seats[1].name, u"Late"_s);
  Bench::settle();
  QCOMPARE(bench.deskSeat(0).activity, Activity::Idle);
  QCOMPARE(bench.deskSeat(1).activity, Activity::Plays);
}

void TestLatecomers::whoComesAfterTheEndIsToldThatItIsOver() {
  DeskBench bench(big(1));
  QVERIFY(bench.begin(1));
  QVERIFY(bench.toRound(1));
  const int code = bench.code(1);
  QCOMPARE(bench.asked(requests::EndGame{}), Refusal::None);
  QVERIFY(bench.table.isOver());
  QCOMPARE(turnedAway(bench.comeWith(-1, u"Late"_s)), Refusal::GameIsOver);
  QCOMPARE(turnedAway(bench.comeWith(code, u"Late"_s)), Refusal::GameIsOver);
}

void TestLatecomers::whoIsTurnedDownIsOnTheListNoMore() {
  LateArrivals late;
  const auto* ravi = late.knock(QByteArray(32, 'r'), u"Ravi"_s, {}, 0);
  QVERIFY(ravi);
  const quint32 number = ravi->shown.number;
  QCOMPARE(late.shown().size(), 1);
  late.find(number)->isTurnedDown = true;
  QVERIFY(late.shown().isEmpty());
}

TAPU_TEST_WITH_LOOP(TestLatecomers)
#include "test_latecomers.moc"
