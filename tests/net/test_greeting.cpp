// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/wire/notice.h"
#include "tests/net/bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

/// People who come to a table: greeting, versions, seats, tokens, chat.
class TestGreeting : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aGreetingIsAnsweredWithASeatAndAToken();
  void anotherProtocolIsRefusedInSoManyWords_data();
  void anotherProtocolIsRefusedInSoManyWords();
  void aNameAloneNeverGetsASeat();
  void aFullGameIsRefused();
  void aTokenOpensItsSeatAndIsRotated();
  void aGuessedTokenIsRefused();
  void theSamePlayerTwiceClosesTheOlderConnection();
  void whoNeverGreetsIsHungUpOn();
  void whoFallsSilentIsHungUpOn();
  void onlyTheHostMayStartAndOnlyWhenAllAreReady();
  void theHostFillsAndClearsSeats();
  void whoTakesASeatLeftInTheLobbyKeepsIt();
  void smallChangesOfAPingAreNoNews();
  void theGameStopsWhenAllWhoArePresentAgree();  // 10.4
  void botsLeaveOutTheirPausesWhenTold();
  void eachMoveOfABotIsPaced_data();
  void eachMoveOfABotIsPaced();
  void byStepsABotMakesOneMoveWhenAsked();
  void chatIsCleanedAndReachesAll();
};

void TestGreeting::aGreetingIsAnsweredWithASeatAndAToken() {
  Bench bench(plan(4));
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::LobbyNews>());
  QCOMPARE(asha.last<wire::Welcome>()->seat, SeatId(0));
  QCOMPARE(asha.last<wire::Welcome>()->token.size(), wire::kTokenBytes);
  QCOMPARE(asha.lobby.seats[0].name, u"Asha"_s);
  QCOMPARE(asha.last<wire::LobbyNews>()->yourSeat, SeatId(0));
  QVERIFY2(!bench.store.game()->sessions.first().tokenHash.contains(asha.last<wire::Welcome>()->token),
           "only the hash is kept");
}

void TestGreeting::anotherProtocolIsRefusedInSoManyWords_data() {
  QTest::addColumn<int>("oldest");
  QTest::addColumn<int>("newest");
  QTest::addColumn<Refusal>("why");
  QTest::newRow("a client from long ago") << 0 << 0 << Refusal::VersionTooOld;
  QTest::newRow("the last one that knew four seats") << 12 << 12 << Refusal::VersionTooOld;
  QTest::newRow("the last one that knew nothing of the sea") << 13 << 13 << Refusal::VersionTooOld;
  QTest::newRow("a client from the future") << 90 << 99 << Refusal::VersionTooNew;
}

void TestGreeting::anotherProtocolIsRefusedInSoManyWords() {
  QFETCH(int, oldest);
  QFETCH(int, newest);
  QFETCH(Refusal, why);
  Bench bench(plan(4));
  Talker other(bench.table.tcp());
  wire::Hello hello;
  hello.protoMin = oldest;
  hello.protoMax = newest;
  hello.name = u"Asha"_s;
  other.say(hello);
  SOON(other.closed);
  QCOMPARE(other.refusal(), why);
  QCOMPARE(other.last<wire::Refused>()->detail, QStringLiteral(TAPU_VERSION));
}

void TestGreeting::aNameAloneNeverGetsASeat() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  bench.talkers[0]->hangUp();
  SOON_EQUAL(bench.table.server->lobby().seats[0].link, Link::Lost);
  Talker& thief = bench.come(u"Person A"_s);
  SOON(thief.closed);
  QCOMPARE(thief.refusal(), Refusal::GameFull);
  QVERIFY(!thief.last<wire::Welcome>());
}

void TestGreeting::aFullGameIsRefused() {
  Bench bench(plan(2, {QString(), u"random"_s}));
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::Welcome>());
  Talker& late = bench.come(u"Late"_s);
  SOON(late.closed);
  QCOMPARE(late.refusal(), Refusal::GameFull);
}

void TestGreeting::aTokenOpensItsSeatAndIsRotated() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  const QByteArray first = bench.talkers[1]->last<wire::Welcome>()->token;
  const SeatId seat = bench.talkers[1]->last<wire::Welcome>()->seat;
  bench.talkers[1]->hangUp();
  Talker& back = bench.come(u"whatever"_s, first);
  SOON(back.last<wire::Snapshot>());
  QCOMPARE(back.last<wire::Welcome>()->seat, seat);
  QVERIFY(back.last<wire::Welcome>()->token != first);
  QCOMPARE(bench.table.server->lobby().seats[seat.value].name, u"Person B"_s);
  // Until the client is heard of again the old one still opens: its program might have died before it wrote down the
  // new.
  back.say(wire::Ping{1, -1});
  SOON(back.last<wire::Pong>());
  Talker& replay = bench.come(u"whatever"_s, first);
  SOON(replay.closed);
  QCOMPARE(replay.refusal(), Refusal::BadToken);
}

void TestGreeting::aGuessedTokenIsRefused() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  bench.talkers[0]->hangUp();
  Talker& guess = bench.come(u"Person A"_s, QByteArray(32, 'g'));
  SOON(guess.closed);
  QCOMPARE(guess.refusal(), Refusal::BadToken);
}

void TestGreeting::theSamePlayerTwiceClosesTheOlderConnection() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  Talker& older = *bench.talkers[0];
  Talker& newer = bench.come(QString(), older.last<wire::Welcome>()->token);
  SOON(older.closed);
  QCOMPARE(older.last<wire::Bye>()->why, Refusal::Replaced);
  SOON(newer.last<wire::Snapshot>());
  QCOMPARE(bench.table.server->lobby().seats[0].link, Link::Up);
}

void TestGreeting::whoNeverGreetsIsHungUpOn() {
  Bench bench(plan(4));
  Talker silent(bench.table.tcp());
  Bench::settle();
  bench.clock->advance(2000);
  Bench::settle();
  QVERIFY(!silent.closed);
  bench.clock->advance(2000);
  SOON(silent.closed);
}

void TestGreeting::whoFallsSilentIsHungUpOn() {
  Bench bench(plan(4));
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::Welcome>());
  bench.clock->advance(10000);
  SOON_EQUAL(bench.table.server->lobby().seats[0].link, Link::Silent);
  asha.say(wire::Ping{1, 12});
  SOON(asha.last<wire::Pong>());
  bench.clock->advance(5000);
  SOON_EQUAL(asha.lobby.seats[0].pingMs, 12);
  QVERIFY(!asha.closed);
  bench.clock->advance(16000);
  SOON(asha.closed);
}

void TestGreeting::onlyTheHostMayStartAndOnlyWhenAllAreReady() {
  Bench bench(plan(3));
  Talker host(bench.table.local(Origin::Owner));
  host.greet(u"Host"_s);
  SOON(host.last<wire::LobbyNews>());
  QCOMPARE(host.lobby.seats[0].role, Role::Host);
  Talker& guest = bench.come(u"Guest"_s);
  SOON(guest.last<wire::Welcome>());
  guest.say(requests::StartGame{});
  SOON_EQUAL(guest.refusal(), Refusal::HostOnly);
  host.say(requests::StartGame{});
  SOON_EQUAL(host.refusal(), Refusal::NotReady);
  guest.ready();
  SOON_EQUAL(bench.table.server->lobby().seats[1].ready, Ready::Yes);
  QVERIFY2(!bench.table.server->game(), "with a host nothing starts by itself");
  host.say(requests::StartGame{});
  SOON(bench.table.server->game());
  QCOMPARE(bench.table.server->lobby().seats[2].holder, SeatHolder::Bot);
}

void TestGreeting::theHostFillsAndClearsSeats() {
  Bench bench(plan(3));
  Talker host(bench.table.local(Origin::Owner));
  host.greet(u"Host"_s);
  Talker& guest = bench.come(u"Guest"_s);
  SOON(guest.last<wire::Welcome>());
  const SeatId seat = guest.last<wire::Welcome>()->seat;
  host.say(requests::PutBot{SeatId(2), u"random"_s});
  SOON_EQUAL(bench.table.server->lobby().seats[2].holder, SeatHolder::Bot);
  host.say(requests::ClearSeat{SeatId(2)});
  SOON_EQUAL(bench.table.server->lobby().seats[2].holder, SeatHolder::Nobody);
  host.say(requests::ClearSeat{seat});
  SOON(guest.closed);
  QCOMPARE(guest.last<wire::Bye>()->why, Refusal::Kicked);
  SOON_EQUAL(bench.table.server->lobby().seats[seat.value].holder, SeatHolder::Nobody);
}

void TestGreeting::whoTakesASeatLeftInTheLobbyKeepsIt() {
  ServerPlan planned = timed(2);
  Bench bench(planned, patient());
  Talker& first = bench.come(u"First"_s);
  SOON(first.last<wire::Welcome>());
  const SeatId seat = first.last<wire::Welcome>()->seat;
  first.hangUp();
  SOON_EQUAL(bench.table.server->lobby().seats[seat.value].link, Link::Lost);
  bench.clock->advance(Limits{}.lobbyGraceMs);
  SOON_EQUAL(bench.table.server->lobby().seats[seat.value].holder, SeatHolder::Nobody);
  bench.talkers.clear();
  QVERIFY(bench.gather(2));
  bench.clock->advance(31'000);  // more than the grace of a seat
  bench.settle();
  for (int i = 0; i < 2; ++i) QCOMPARE(bench.state().seat(SeatId(i)).presence, Presence::Here);
}

void TestGreeting::smallChangesOfAPingAreNoNews() {
  Bench bench(plan(3));
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::LobbyNews>());
  const auto shown = [&] { return asha.lobby.seats[0].pingMs; };
  const auto tell = [&](quint32 number, int roundTripMs) {
    const int pongs = asha.count<wire::Pong>();
    asha.say(wire::Ping{number, roundTripMs});
    if (!soon([&] { return asha.count<wire::Pong>() > pongs; })) return false;
    bench.clock->advance(1000);
    bench.settle();
    return true;
  };
  QVERIFY(tell(1, 30));
  QCOMPARE(shown(), 30);
  const int news = asha.count<wire::LobbyChange>();
  QVERIFY(tell(2, 49));
  QCOMPARE(asha.count<wire::LobbyChange>(), news);
  QVERIFY(tell(3, 50));
  QCOMPARE(shown(), 50);
}

void TestGreeting::chatIsCleanedAndReachesAll() {
  Bench bench(plan(4));
  Talker& asha = bench.come(u"Asha"_s);
  Talker& ravi = bench.come(u"Ravi"_s);
  SOON(ravi.last<wire::Welcome>() && asha.last<wire::Welcome>());
  asha.say(wire::Say{u"hello\u202E\nthere"_s, -1});
  SOON(ravi.last<wire::Chat>());
  QCOMPARE(ravi.last<wire::Chat>()->line.text, u"hello there"_s);
  QCOMPARE(ravi.last<wire::Chat>()->line.name, u"Asha"_s);
}

void TestGreeting::theGameStopsWhenAllWhoArePresentAgree() {
  Bench bench(plan(3));
  QVERIFY(bench.gather(3));
  const auto vote = [&](int seat, YesNo stops) { bench.at(SeatId(seat)).say(requests::VoteToStop{stops}); };
  const auto told = [&](Notice notice, const QString& text) {
    const auto* chat = bench.at(SeatId(2)).last<wire::Chat>();
    return chat && chat->line.phrase == static_cast<int>(notice) && chat->line.text == text;
  };
  vote(0, YesNo::Yes);
  SOON(told(Notice::StopVoted, u"1/3"_s));
  vote(1, YesNo::Yes);
  SOON(told(Notice::StopVoted, u"2/3"_s));
  vote(0, YesNo::No);
  SOON(told(Notice::StopVoteTaken, u"1/3"_s));
  vote(2, YesNo::Yes);
  SOON(told(Notice::StopVoted, u"2/3"_s));
  QCOMPARE(bench.state().head.phase, Phase::Setup);
  // Who leaves is not waited for.
  bench.at(SeatId(0)).say(requests::GiveUp{});
  SOON_EQUAL(bench.state().head.phase, Phase::Over);
  QVERIFY(bench.state().head.winner.isNone());
}

void TestGreeting::botsLeaveOutTheirPausesWhenTold() {
  ServerPlan planned = plan(3);
  planned.bots = {QString(), u"greedy"_s, u"greedy"_s};
  planned.botPaceMs = 60'000;
  planned.setup.options.first = FirstSeat::HostChosen;
  planned.setup.first = SeatId(1);
  Bench bench(planned);
  QVERIFY(bench.gather(1));
  Bench::settle();
  const int before = bench.table.server->game()->played().moveCount();
  // The clock stands still: a bot that thinks for a minute would never answer.
  bench.table.server->bots().setPace(0);
  SOON_EQUAL(bench.state().seat(SeatId(0)).pending.must, Decision::Settlement);
  QVERIFY(bench.table.server->game()->played().moveCount() >= before + 4);
}

namespace {

/// One person and bots, of whom one begins. In the set-up each bot makes two moves before the person.
ServerPlan botsFirst(int paceMs, int seats = 3) {
  ServerPlan planned = plan(seats);
  planned.bots = QStringList(seats, u"greedy"_s);
  planned.bots.first().clear();
  planned.botPaceMs = paceMs;
  planned.setup.options.first = FirstSeat::HostChosen;
  planned.setup.first = SeatId(1);
  return planned;
}

}  // namespace

void TestGreeting::eachMoveOfABotIsPaced_data() {
  QTest::addColumn<int>("seats");
  QTest::addColumn<int>("paceMs");
  QTest::addColumn<int>("waitsMs");
  QTest::newRow("fast: 0.3 s a move") << 3 << 300 << 300;
  QTest::newRow("normal: 0.8 s a move") << 3 << 800 << 800;
  QTest::newRow("slow: 1.6 s a move") << 3 << 1600 << 1600;
  QTest::newRow("four seats wait as long as three") << 4 << 800 << 800;
  QTest::newRow("six seats: four sixths of it") << 6 << 900 << 600;
  QTest::newRow("eight seats: half of it") << 8 << 800 << 400;
}
void TestGreeting::eachMoveOfABotIsPaced() {
  QFETCH(int, seats);
  QFETCH(int, paceMs);
  QFETCH(int, waitsMs);
  Bench bench(botsFirst(paceMs, seats), patient());
  QVERIFY(bench.gather(1));
  Bench::settle();
  const int before = bench.table.server->game()->played().moveCount();
  for (int move = 1; move <= 2 * (seats - 1); ++move) {
    // Another bot that began to think at the move before must not answer earlier for it.
    bench.clock->advance(waitsMs - 1);
    Bench::settle();
    QCOMPARE(bench.table.server->game()->played().moveCount(), before + move - 1);
    bench.clock->advance(1);
    Bench::settle();
    QCOMPARE(bench.table.server->game()->played().moveCount(), before + move);
  }
  QCOMPARE(bench.state().seat(SeatId(0)).pending.must, Decision::Settlement);
}

void TestGreeting::byStepsABotMakesOneMoveWhenAsked() {
  Bench bench(botsFirst(BotPlayer::kByStep), patient());
  QVERIFY(bench.gather(1));
  Bench::settle();
  const int before = bench.table.server->game()->played().moveCount();
  bench.clock->advance(60'000);
  Bench::settle();
  QCOMPARE(bench.table.server->game()->played().moveCount(), before);
  for (int move = 1; move <= 3; ++move) {
    bench.table.server->bots().step();
    Bench::settle();
    QCOMPARE(bench.table.server->game()->played().moveCount(), before + move);
  }
  // Another pace counts at once, in the middle of the bots' turns.
  bench.table.server->bots().setPace(300);
  bench.clock->advance(300);
  Bench::settle();
  QCOMPARE(bench.table.server->game()->played().moveCount(), before + 4);
  bench.table.server->bots().step();  // the person's move is no bot's
  Bench::settle();
  QCOMPARE(bench.table.server->game()->played().moveCount(), before + 4);
}

TAPU_TEST_WITH_LOOP(TestGreeting)
#include "test_greeting.moc"
