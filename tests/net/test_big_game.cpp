// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/values/codec.h"
#include "tests/net/big_bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

/// Time that goes on without anybody being called: as where a frame is read before the timer that is due.
class DeafClock final : public Clock {
 public:
  qint64 nowMs() const override { return inner_.nowMs() + ahead; }
  Ticket after(qint64 ms, Call call) override { return inner_.after(ms, std::move(call)); }
  void cancel(Ticket ticket) override { inner_.cancel(ticket); }
  void advance(qint64 ms) { inner_.advance(ms); }
  qint64 ahead = 0;

 private:
  SimClock inner_;
};

}  // namespace

/// A Big Game between a server and its clients, in time that a test moves.
class TestBigGame : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void startChoicesGapAndClockRunOneAfterTheOther();     // 9.6, 9.16
  void aRoundInWhichAllAreDoneEndsEarly();               // 9.6
  void anActionAtTheEndOfTheClockIsTooLate_data();       // 12.24
  void anActionAtTheEndOfTheClockIsTooLate();            // 12.24
  void aPauseStopsClockAndGap();                         // 4.9, 9.6
  void whoComesLateSitsDownBetweenTwoRounds();           // 9.20
  void whoIsAwaitedIsToldNothingOfTheSeat();             // 6.9, 9.20
  void whoIsAwaitedIsNotOneOfTheTable();                 // 9.5, 9.20, 10.4
  void aCrashLeavesTheSeatOfWhoIsAwaitedAsItWas_data();  // 9.20
  void aCrashLeavesTheSeatOfWhoIsAwaitedAsItWas();       // 9.20
  void aVacantSeatIsTakenWithItsStartChoices();          // 9.20, 9.21
  void whoLeavesBeforeSittingDownIsForgotten();          // 9.20
  void aLeaverIsReplacedByABotOrFrozen_data();           // 9.21
  void aLeaverIsReplacedByABotOrFrozen();                // 9.21
  void theModeratorEntersTheThrows();                    // 9.5
  void anEnteredSecondThrowStartsNoClockAnew();          // 9.6, 9.19, 9.22
  void theTimeLimitGoesOnAfterARestart_data();           // 9.22
  void theTimeLimitGoesOnAfterARestart();                // 9.22
  void whoHasGoneIsNoModerator();                        // 9.5
  void aWholeGameOnThreeBoardsOverSocketsAndInProcess();
  void botsThatHaveSeenTheWholeGameAreSeldomRefused();  // 6.9
};

void TestBigGame::startChoicesGapAndClockRunOneAfterTheOther() {
  BigBench bench(big(2));
  QVERIFY(bench.gather(4));
  QCOMPARE(bench.at(SeatId(0)).last<wire::Position>()->clockLeftMs, 60'000);
  QCOMPARE(bench.at(SeatId(0)).lobby.seats.size(), 4);
  QVERIFY(bench.does(bench.at(SeatId(0)), bench.first(SeatId(0))));
  bench.clock->advance(59'999);
  QCOMPARE(bench.window(), RoundTime::Window::Start);
  bench.clock->advance(1);  // what is not chosen is forced for all
  QCOMPARE(bench.window(), RoundTime::Window::Gap);
  for (int seat = 0; seat < 4; ++seat) QCOMPARE(bench.state().points(SeatId(seat)), 4);
  bench.clock->advance(4'999);
  QCOMPARE(bench.round(), 0);
  bench.clock->advance(1);
  QCOMPARE(bench.round(), 1);
  QCOMPARE(bench.must(0), Decision::Act);
  QCOMPARE(bench.must(1), Decision::Nothing);
  SOON_EQUAL(BigBench::clockOf(bench.at(SeatId(3))), 45'000);
  bench.clock->advance(44'999);
  QCOMPARE(bench.window(), RoundTime::Window::Clock);
  bench.clock->advance(1);
  QCOMPARE(bench.window(), RoundTime::Window::Gap);
  QVERIFY(bench.toRound(2));
  QCOMPARE(bench.must(0), Decision::Nothing);
  QCOMPARE(bench.must(3), Decision::Act);
}

void TestBigGame::aRoundInWhichAllAreDoneEndsEarly() {
  BigBench bench(big(2));
  QVERIFY(bench.gather(4));
  QVERIFY(bench.chooseAll());
  QVERIFY(bench.toRound(1));
  QVERIFY(!bench.does(bench.at(SeatId(1)), done()));  // it is Sun's round
  QVERIFY(bench.does(bench.at(SeatId(0)), done()));
  bench.clock->advance(0);
  QCOMPARE(bench.window(), RoundTime::Window::Clock);
  QVERIFY(bench.does(bench.at(SeatId(2)), done()));
  bench.clock->advance(0);
  QCOMPARE(bench.window(), RoundTime::Window::Gap);
  bench.clock->advance(5'000);
  QCOMPARE(bench.round(), 2);
}

void TestBigGame::anActionAtTheEndOfTheClockIsTooLate_data() {
  QTest::addColumn<int>("readAt");
  QTest::addColumn<bool>("isPlayed");
  QTest::newRow("12.24 read 44.999 s after the start: accepted") << 44'999 << true;
  QTest::newRow("12.24 read 45.000 s after the start: refused") << 45'000 << false;
  QTest::newRow("9.6 read later, the timer being late: refused") << 45'300 << false;
}

void TestBigGame::anActionAtTheEndOfTheClockIsTooLate() {
  QFETCH(int, readAt);
  QFETCH(bool, isPlayed);
  MemoryStore store;
  const auto clock = std::make_shared<DeafClock>();
  TestServer table(store, big(2), clock, patient());
  table.server->open();
  std::vector<std::unique_ptr<Talker>> talkers;
  for (int i = 0; i < 4; ++i) {
    talkers.push_back(std::make_unique<Talker>(table.local(Origin::Guest)));
    talkers.back()->greet(u"Person %1"_s.arg(QChar(u'A' + i)));
    QVERIFY(soon([&] { return talkers.back()->last<wire::Welcome>(); }));
    talkers.back()->ready();
  }
  QVERIFY(soon([&] { return table.server->game(); }));
  clock->advance(65'000);
  const State& state = table.server->game()->played().state();
  QCOMPARE(int(state.head.round), 1);
  QCOMPARE(state.seat(SeatId(0)).pending.must, Decision::Act);
  clock->ahead = readAt;
  talkers[0]->act(1, done(), state.head.turn);
  const auto played = [&] { return talkers[0]->last<wire::News>() && talkers[0]->last<wire::News>()->yourClientSeq; };
  QVERIFY(soon([&] { return played() || talkers[0]->last<wire::Refused>(); }));
  QCOMPARE(played(), isPlayed);
  if (isPlayed) return;
  QCOMPARE(talkers[0]->last<wire::Refused>()->clientSeq, 1U);
  QCOMPARE(state.head.stage, RoundStage::Between);
  // The end of the round was told before the refusal.
  std::size_t end = 0, refusal = 0;
  for (std::size_t i = 0; i < talkers[0]->heard.size(); ++i) {
    const auto* batch = std::get_if<wire::News>(&talkers[0]->heard[i]);
    Complaint complaint;
    if (batch && !batch->moves.empty() && decodeMove(batch->moves.back(), complaint)->action == timeUpForAll()) end = i;
    if (std::holds_alternative<wire::Refused>(talkers[0]->heard[i])) refusal = i;
  }
  QVERIFY(end > 0 && end < refusal);
}

void TestBigGame::aPauseStopsClockAndGap() {
  BigBench bench(big(1));
  Talker host(bench.table.local(Origin::Owner));
  host.greet(u"Host"_s);
  SOON(host.last<wire::Welcome>());
  Talker& guest = bench.come(u"Guest"_s);
  SOON(guest.last<wire::Welcome>());
  guest.ready();
  SOON_EQUAL(bench.table.server->lobby().seats[1].ready, Ready::Yes);
  host.say(requests::StartGame{});
  SOON(bench.table.server->game());
  const auto pauseAnHour = [&] {
    host.say(requests::PauseGame{});
    if (!soon([&] { return bench.state().head.paused == Paused::Yes; })) return false;
    bench.clock->advance(3'600'000);
    host.say(requests::ResumeGame{});
    return soon([&] { return bench.state().head.paused == Paused::No; });
  };
  bench.clock->advance(50'000);
  QVERIFY(pauseAnHour());
  bench.clock->advance(9'999);
  QCOMPARE(bench.window(), RoundTime::Window::Start);
  bench.clock->advance(1);
  QCOMPARE(bench.window(), RoundTime::Window::Gap);
  bench.clock->advance(3'000);
  QVERIFY(pauseAnHour());
  bench.clock->advance(1'999);
  QCOMPARE(bench.round(), 0);
  bench.clock->advance(1);
  QCOMPARE(bench.round(), 1);
  bench.clock->advance(44'000);
  QVERIFY(pauseAnHour());
  QCOMPARE(bench.window(), RoundTime::Window::Clock);
  bench.clock->advance(999);
  QCOMPARE(bench.window(), RoundTime::Window::Clock);
  bench.clock->advance(1);
  QCOMPARE(bench.window(), RoundTime::Window::Gap);
}

void TestBigGame::whoComesLateSitsDownBetweenTwoRounds() {
  BigBench bench(big(2, {{}, {}, {}, u"random"_s}));
  QVERIFY(bench.gather(3));
  QVERIFY(bench.toRound(1));
  QCOMPARE(bench.table.server->summary().locked, Locked::No);
  QCOMPARE(bench.table.server->summary().players, 3);  // a bot's seat is to be had
  Talker& late = bench.come(u"Late"_s);
  SOON(late.last<wire::Welcome>());
  QCOMPARE(late.last<wire::Welcome>()->seat, SeatId(3));
  QCOMPARE(bench.state().seat(SeatId(3)).joined, 0);
  QCOMPARE(bench.table.server->summary().players, 4);
  QVERIFY(!bench.does(late, done()));  // the bot plays till the round is over
  bench.clock->advance(45'000);
  QCOMPARE(bench.window(), RoundTime::Window::Gap);
  SOON_EQUAL(late.count<wire::Position>(), 1);
  QVERIFY(bench.table.server->lobby().seats[3].bot.isEmpty());
  QCOMPARE(bench.table.server->lobby().seats[3].name, u"Late"_s);
  QVERIFY(bench.toRound(2));
  QCOMPARE(bench.must(3), Decision::Act);
  bench.numbers[3] = late.last<wire::Position>()->lastClientSeq;
  QVERIFY(bench.does(late, done()));
  Talker& fifth = bench.come(u"Fifth"_s);
  SOON_EQUAL(fifth.refusal(), Refusal::GameFull);
}

void TestBigGame::whoIsAwaitedIsToldNothingOfTheSeat() {
  BigBench bench(big(1, {{}, u"random"_s}));
  QVERIFY(bench.gather(1));
  QVERIFY(bench.toRound(1));
  Talker& late = bench.come(u"Late"_s);
  SOON(late.last<wire::Welcome>());
  const int played = bench.table.moves();
  QVERIFY(bench.does(bench.at(SeatId(0)), done()));
  QVERIFY(bench.table.moves() > played);
  late.say(requests::Resync{});
  late.say(requests::TakeBack{});  // is answered: what was asked before it would have been, too
  SOON_EQUAL(late.refusal(), Refusal::NotNow);
  QCOMPARE(late.count<wire::Position>(), 0);
  QCOMPARE(late.count<wire::News>(), 0);
  bench.clock->advance(0);
  SOON_EQUAL(late.count<wire::Position>(), 1);
  QVERIFY(BigBench::stateOf(*late.last<wire::Position>(), SeatId(1)) == bench.seenBy(SeatId(1)));
  bench.clock->advance(5'000);
  SOON(late.last<wire::News>());  // now they are told what follows
}

void TestBigGame::whoIsAwaitedIsNotOneOfTheTable() {
  BigBench bench(big(1, {u"random"_s}, [](Options& o) { o.dice = BigDice::ModeratorEnters; }));
  QVERIFY(bench.gather(1));
  QVERIFY(bench.chooseAll());
  Talker& person = bench.at(SeatId(1));
  const requests::EnterThrow enter{.dice = {2, 4}};
  bench.clock->advance(4'999);
  person.say(enter);  // 9.6: the gap is not over
  SOON_EQUAL(person.refusal(), Refusal::NotNow);
  bench.clock->advance(1);
  person.say(enter);
  SOON_EQUAL(bench.round(), 1);
  bench.clock->advance(45'000);
  bench.clock->advance(5'000);
  person.say(enter);
  SOON_EQUAL(bench.round(), 2);  // in which only this seat has something to do
  Talker& late = bench.come(u"Late"_s);
  SOON(late.last<wire::Welcome>());
  QCOMPARE(late.last<wire::Welcome>()->seat, SeatId(0));
  late.say(enter);  // that seat is the lower one, but not yet theirs
  SOON_EQUAL(late.refusal(), Refusal::HostOnly);
  const requests::VoteToStop stop{.stops = YesNo::Yes};
  late.say(stop);
  SOON_EQUAL(late.refusal(), Refusal::NotNow);
  QVERIFY(!bench.table.isOver());
  person.say(stop);
  SOON(bench.table.isOver());
}

void TestBigGame::aCrashLeavesTheSeatOfWhoIsAwaitedAsItWas_data() {
  QTest::addColumn<bool>("isVacant");
  QTest::newRow("9.20 (a) a bot's seat: it plays on") << false;
  QTest::newRow("9.20 (b) a vacant seat: it stays so") << true;
}

void TestBigGame::aCrashLeavesTheSeatOfWhoIsAwaitedAsItWas() {
  QFETCH(bool, isVacant);
  ServerPlan plan = big(1, {{}, isVacant ? QString() : u"random"_s},
                        [&](Options& o) { o.emptySeat = isVacant ? EmptySeat::Vacant : EmptySeat::Bot; });
  plan.waitsFor = 1;
  BigBench bench(plan);
  QVERIFY(bench.gather(1));
  QVERIFY(bench.toRound(1));
  const LobbySeat before = bench.table.server->lobby().seats[1];
  Talker& late = bench.come(u"Late"_s);
  SOON(late.last<wire::Welcome>());
  const requests::Choose choose{.name = u"Later"_s, .color = 7};
  late.say(choose);
  SOON_EQUAL(bench.table.server->lobby().seats[1].name, choose.name);

  TestServer after(bench.store, plan, bench.clock, patient());
  QCOMPARE(after.server->resume(), QString());
  QCOMPARE(after.server->lobby().seats[1], before);
  QCOMPARE(after.server->game()->played().state().seat(SeatId(1)).presence,
           isVacant ? Presence::Vacant : Presence::Here);
  Talker again(after.tcp());
  again.greet(u"Later"_s);
  SOON(again.last<wire::Welcome>());
  QCOMPARE(again.last<wire::Welcome>()->seat, SeatId(1));
  bench.clock->advance(45'000);
  SOON_EQUAL(int(after.server->game()->played().state().seat(SeatId(1)).joined), 1);
  SOON(again.last<wire::Position>());
}

void TestBigGame::aVacantSeatIsTakenWithItsStartChoices() {
  ServerPlan plan = big(2, {}, [](Options& o) { o.emptySeat = EmptySeat::Vacant; });
  plan.waitsFor = 3;
  BigBench bench(plan);
  QVERIFY(bench.gather(3));
  QCOMPARE(bench.state().seat(SeatId(3)).presence, Presence::Vacant);
  QVERIFY(bench.chooseAll());
  QVERIFY(bench.toRound(1));
  Talker& late = bench.come(u"Late"_s);
  SOON(late.last<wire::Welcome>());
  QCOMPARE(bench.state().seat(SeatId(3)).presence, Presence::Vacant);
  bench.clock->advance(45'000);
  QCOMPARE(bench.must(3), Decision::Start);
  QCOMPARE(int(bench.state().seat(SeatId(3)).joined), 1);
  SOON(late.last<wire::Position>());
  QVERIFY(bench.does(late, bench.first(SeatId(3))));
  bench.clock->advance(5'000);  // the rest is forced at the end of the gap
  QCOMPARE(bench.round(), 2);
  QCOMPARE(bench.state().points(SeatId(3)), 4);
}

void TestBigGame::whoLeavesBeforeSittingDownIsForgotten() {
  BigBench bench(big(1, {{}, u"random"_s}));
  QVERIFY(bench.gather(1));
  QVERIFY(bench.toRound(1));
  const LobbySeat bot = bench.table.server->lobby().seats[1];
  Talker& late = bench.come(u"Late"_s);
  SOON(late.last<wire::Welcome>());
  QCOMPARE(bench.table.server->lobby().seats[1].holder, SeatHolder::Person);
  late.hangUp();
  SOON_EQUAL(bench.table.server->lobby().seats[1].holder, SeatHolder::Bot);
  QCOMPARE(bench.table.server->lobby().seats[1], bot);  // name and color too
  QVERIFY(bench.toRound(2));
  QCOMPARE(bench.state().seat(SeatId(1)).presence, Presence::Here);
  Talker& other = bench.come(u"Late"_s);
  SOON(other.last<wire::Welcome>());
  QCOMPARE(other.last<wire::Welcome>()->seat, SeatId(1));
}

void TestBigGame::aLeaverIsReplacedByABotOrFrozen_data() {
  QTest::addColumn<bool>("freezes");
  QTest::newRow("big.leaver = bot") << false;
  QTest::newRow("big.leaver = frozen: it counts as done") << true;
}

void TestBigGame::aLeaverIsReplacedByABotOrFrozen() {
  QFETCH(bool, freezes);
  BigBench bench(big(1, {}, [&](Options& o) { o.leaver = freezes ? Leaver::Frozen : Leaver::Bot; }));
  QVERIFY(bench.gather(2));
  QVERIFY(bench.chooseAll());
  QVERIFY(bench.toRound(1));
  bench.at(SeatId(0)).say(requests::GiveUp{});
  SOON_EQUAL(bench.state().seat(SeatId(0)).presence, Presence::Away);
  bench.clock->advance(0);
  if (freezes) {
    QCOMPARE(bench.window(), RoundTime::Window::Gap);  // nobody is left to act
  } else {
    QVERIFY(!bench.table.server->lobby().seats[0].bot.isEmpty());
    QVERIFY(soon([&] {
      bench.clock->advance(100);
      return bench.round() == 3;
    }));
  }
}

void TestBigGame::theModeratorEntersTheThrows() {
  BigBench bench(big(1, {}, [](Options& o) { o.dice = BigDice::ModeratorEnters; }));
  QVERIFY(bench.gather(2));
  QVERIFY(bench.chooseAll());
  const auto enter = [&](int seat, quint8 one, quint8 two) {
    bench.at(SeatId(seat)).say(requests::EnterThrow{{one, two}});
  };
  bench.clock->advance(3'600'000);
  QCOMPARE(bench.round(), 0);
  enter(1, 3, 3);  // not the moderator
  SOON_EQUAL(bench.at(SeatId(1)).refusal(), Refusal::HostOnly);
  enter(0, 0, 3);  // no dice
  SOON_EQUAL(bench.at(SeatId(0)).refusal(), Refusal::NotNow);
  QCOMPARE(bench.round(), 0);
  enter(0, 2, 4);
  SOON_EQUAL(bench.round(), 1);
  QCOMPARE(bench.state().head.thrown(), 6);
  bench.clock->advance(45'000);
  QCOMPARE(bench.window(), RoundTime::Window::Gap);
}

void TestBigGame::anEnteredSecondThrowStartsNoClockAnew() {
  BigBench bench(big(1, {}, [](Options& o) {
    o.dice = BigDice::ModeratorEnters;
    o.clock = RoundClock::WholeRound;
    o.protection = 0;
    o.timeLimit = 1;
  }));
  QVERIFY(bench.gather(2));
  QVERIFY(bench.chooseAll());
  const requests::EnterThrow enter{.dice = {3, 4}};
  bench.clock->advance(5'000);
  bench.at(SeatId(0)).say(enter);
  SOON_EQUAL(bench.state().head.stage, RoundStage::SecondThrow);  // nobody has eight cards
  bench.clock->advance(20'000);
  QCOMPARE(bench.table.server->game()->played().definition().rules.options.roundSeconds, 45);
  bench.at(SeatId(0)).say(enter);
  SOON_EQUAL(bench.window(), RoundTime::Window::Clock);
  SOON_EQUAL(BigBench::clockOf(bench.at(SeatId(0))), 25'000);
  bench.clock->advance(25'000);
  QCOMPARE(bench.window(), RoundTime::Window::Gap);
  bench.clock->advance(14'999);  // a minute has gone since the first throw, all but a millisecond
  bench.at(SeatId(0)).say(enter);
  SOON_EQUAL(bench.round(), 2);
  bench.at(SeatId(0)).say(enter);
  SOON_EQUAL(bench.window(), RoundTime::Window::Clock);
  bench.clock->advance(45'000);
  QVERIFY(bench.table.isOver());
}

void TestBigGame::theTimeLimitGoesOnAfterARestart_data() {
  QTest::addColumn<int>("minutes");
  QTest::addColumn<int>("lastRound");
  // A round with its gap takes 50 s. The server ends as round 2 begins, after 50 s; round 2 is then played in full.
  QTest::newRow("9.22 1 min: 50 s before and 45 s after are more") << 1 << 2;
  QTest::newRow("9.22 3 min: 195 s at the end of round 4 are more, 145 s after the restart would not be") << 3 << 4;
  QTest::newRow("9.22 4 min: 195 s are less, so round 6 is the last") << 4 << 6;
}

void TestBigGame::theTimeLimitGoesOnAfterARestart() {
  QFETCH(int, minutes);
  QFETCH(int, lastRound);
  ServerPlan plan = big(1, {}, [&](Options& o) { o.timeLimit = minutes; });
  plan.unattended = Unattended::PlaysOn;  // nobody comes back
  BigBench bench(plan);
  QVERIFY(bench.gather(2));
  QVERIFY(bench.chooseAll());
  QVERIFY(bench.toRound(2));
  bench.table.server.reset();
  TestServer after(bench.store, plan, bench.clock, patient());
  bench.clock->advance(3'600'000);  // while nothing runs nobody plays
  QCOMPARE(after.server->resume(), QString());
  for (int round = 2; round < lastRound; ++round) bench.clock->advance(50'000);
  bench.clock->advance(43'999);  // a second may have run before the crash
  QVERIFY(!after.isOver());
  bench.clock->advance(1);
  QVERIFY(after.isOver());
  QCOMPARE(int(after.server->game()->played().state().head.round), lastRound);
}

void TestBigGame::whoHasGoneIsNoModerator() {
  BigBench bench(big(1, {}, [](Options& o) { o.dice = BigDice::ModeratorEnters; }));
  QVERIFY(bench.gather(2));
  QVERIFY(bench.chooseAll());
  bench.at(SeatId(0)).say(requests::GiveUp{});
  SOON_EQUAL(bench.state().seat(SeatId(0)).presence, Presence::Away);
  const requests::EnterThrow enter{.dice = {2, 4}};
  bench.clock->advance(5'000);
  QCOMPARE(bench.round(), 0);
  bench.at(SeatId(1)).say(enter);
  SOON_EQUAL(bench.round(), 1);
  bench.clock->advance(60'000);  // the table waits for the next throw
  QCOMPARE(bench.window(), RoundTime::Window::Gap);
  bench.at(SeatId(1)).say(requests::GiveUp{});  // nobody is left who could throw: the table does
  SOON_EQUAL(bench.round(), 2);
  QVERIFY(soon([&] {
    bench.clock->advance(100);
    return bench.round() >= 4;
  }));
}

void TestBigGame::aWholeGameOnThreeBoardsOverSocketsAndInProcess() {
  BigBench bench(big(3, {{}, {}, u"greedy"_s, u"random"_s, u"greedy"_s, u"greedy"_s}, [](Options& o) {
    o.bigMaxRounds = 8;
    o.protection = 2;  // second throws too (9.19)
    o.discardThreshold = 4;
  }));
  std::vector<std::unique_ptr<BotPlayer>> players;
  players.push_back(robot(bench.table.tcp(), u"Socket"_s));
  players.push_back(robot(bench.table.local(Origin::Guest), u"Process"_s, "random", {}, 2));
  QVERIFY(soon([&] { return bench.table.server->game(); }));
  QVERIFY(playedOut(bench.table, *bench.clock));
  QCOMPARE(int(bench.state().head.round), 8);
  QVERIFY(bench.table.moves() > 100);
  for (const auto& player : players) {
    Client& client = player->client();
    SOON_EQUAL(client.known().phase, Client::Phase::Over);
    QCOMPARE(client.known().desyncs, 0);
    QVERIFY(client.known().state == bench.seenBy(client.known().seat()));
  }
}

void TestBigGame::botsThatHaveSeenTheWholeGameAreSeldomRefused() {
  const QString greedy = u"greedy"_s;
  BigBench bench(big(3, {{}, greedy, greedy, greedy, greedy, greedy}, [](Options& o) { o.bigMaxRounds = 16; }));
  const auto player = robot(bench.table.local(Origin::Guest), u"Process"_s);
  QVERIFY(soon([&] { return bench.table.server->game(); }));
  QVERIFY(playedOut(bench.table, *bench.clock));
  const auto count = [&](ActionKind kind) {
    return std::ranges::count(bench.table.server->game()->played().moves(), kind,
                              [](const Move& move) { return move.action.kind; });
  };
  QVERIFY(count(ActionKind::Accept) > 10);
  // Not never: another may have traded in between.
  QVERIFY(count(ActionKind::Decline) < count(ActionKind::Accept));
}

TAPU_TEST_WITH_LOOP(TestBigGame)
#include "test_big_game.moc"
