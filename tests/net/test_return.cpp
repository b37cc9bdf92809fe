// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/wire/requests.h"
#include "tests/net/begun_evening.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

/// People who come back to a table that was started anew, before the game and after it.
class TestReturn : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aGatheringTableGoesOnWithItsKeys();
  void whoWasToldNoKeyComesAnew();
  void whoseWelcomeWasLostComesBack();
  void whoGreetsAgainBeforeTheSeatIsStoredGetsIt();
  void whoStaysAwayFromAGatheringTableLosesTheSeat();
  void aClientWhoseLobbyIsGoneJoinsAnew();
  void aClientWhoseAddressHasAnotherTableWaitsForItsOwn();
  void whoSentTooMuchComesBackToTheGame();
  void theEndIsToldWhenAllHaveConfirmedIt();
  void theEndWaitsForWhoIsLost();
  void theEndIsToldAfterARestart();
  void whoGaveTheSeatUpIsNotWaitedFor();
  void aTableThatClosesWaitsForNobody();
};

namespace {

/// The same store under another server, as after a crash.
struct Restarted {
  Restarted(Bench& before, const ServerPlan& planned, Limits limits = {})
      : table((before.table.server.reset(), before.store), planned, before.clock, limits, 2) {}
  Talker& come(const QString& name, const QByteArray& token = {}) {
    Talker& talker = *talkers.emplace_back(std::make_unique<Talker>(table.tcp()));
    talker.greet(name, token);
    return talker;
  }
  TestServer table;
  std::vector<std::unique_ptr<Talker>> talkers;
};

/// As a client does that has heard of the end: the second ping comes after the answer to the first.
bool confirmsEnd(Talker& talker) {
  for (quint32 number : {1, 2}) {
    const int pongs = talker.count<wire::Pong>();
    talker.say(wire::Ping{number, -1});
    if (!soon([&] { return talker.count<wire::Pong>() > pongs; })) return false;
  }
  return true;
}

/// The game ends by agreement of both (10.4).
bool bothStop(Bench& bench) {
  for (const auto& talker : bench.talkers) {
    const requests::VoteToStop vote{.stops = YesNo::Yes};
    talker->say(vote);
  }
  return soon([&] { return bench.table.isOver() && bench.table.server->lobby().stage == Lobby::Stage::Over; });
}

/// Dials whatever server stands there by now.
class ChangingDialer final : public Dialer {
 public:
  explicit ChangingDialer(const std::unique_ptr<Dialer>& dialer) : dialer_(dialer) {}
  std::unique_ptr<Channel> dial() override { return dialer_->dial(); }

 private:
  const std::unique_ptr<Dialer>& dialer_;
};

}  // namespace

void TestReturn::aGatheringTableGoesOnWithItsKeys() {
  Bench bench(plan(2));
  Talker& first = bench.come(u"First"_s);
  SOON(first.last<wire::Welcome>());
  first.ready();
  SOON(!first.lobby.seats.empty());
  SOON_EQUAL(first.lobby.seats[0].ready, Ready::Yes);  // what was told is stored
  const QByteArray token = tokenOf(first);
  Restarted again(bench, plan(2));
  QCOMPARE(again.table.server->resume(), QString());
  QCOMPARE(again.table.server->lobby().seats[0].ready, Ready::Yes);
  QVERIFY(again.table.server->lobby().stage == Lobby::Stage::Gathering);
  Talker& back = again.come(u"whatever"_s, token);
  SOON(back.last<wire::Welcome>());
  QCOMPARE(back.last<wire::Welcome>()->seat, SeatId(0));
  QCOMPARE(again.table.server->lobby().seats[0].name, u"First"_s);
  Talker& second = again.come(u"Second"_s);
  SOON(second.last<wire::Welcome>());
  second.ready();
  SOON(second.last<wire::Snapshot>());
  SOON(back.last<wire::Snapshot>());
}

void TestReturn::whoWasToldNoKeyComesAnew() {
  Bench bench(plan(2));
  Talker& first = bench.come(u"First"_s);
  SOON(first.last<wire::Welcome>());
  bench.store.dropSession(SeatId(0));  // the crash came between seat and key
  Restarted again(bench, plan(2));
  QCOMPARE(again.table.server->resume(), QString());
  QCOMPARE(again.table.server->lobby().seats[0], LobbySeat());
  Talker& back = again.come(u"First"_s);
  SOON(back.last<wire::Welcome>());
}

// The key is stored, the welcome is lost: the greeting's own secret opens the seat, once.
void TestReturn::whoseWelcomeWasLostComesBack() {
  Bench bench(plan(2));
  wire::Hello hello;
  hello.name = u"First"_s;
  hello.nonce = QByteArray(32, 'n');
  Talker& first = *bench.talkers.emplace_back(std::make_unique<Talker>(bench.table.tcp()));
  first.say(hello);
  SOON(first.last<wire::Welcome>());
  Restarted again(bench, plan(2));
  QCOMPARE(again.table.server->resume(), QString());
  Talker& other = again.come(u"First"_s);
  SOON(other.closed);
  QCOMPARE(other.refusal(), Refusal::NameTaken);
  Talker& back = *again.talkers.emplace_back(std::make_unique<Talker>(again.table.tcp()));
  back.say(hello);
  SOON(back.last<wire::Welcome>());
  QCOMPARE(back.last<wire::Welcome>()->seat, SeatId(0));
  back.say(wire::Ping{1, -1});  // it has its key now
  SOON(back.last<wire::Pong>());
  Talker& replay = *again.talkers.emplace_back(std::make_unique<Talker>(again.table.tcp()));
  replay.say(hello);
  SOON(replay.closed);
  QCOMPARE(replay.refusal(), Refusal::NameTaken);
}

void TestReturn::whoGreetsAgainBeforeTheSeatIsStoredGetsIt() {
  Bench bench(plan(2));
  bench.store.holdCommits();
  wire::Hello hello;
  hello.name = u"First"_s;
  hello.nonce = QByteArray(32, 'n');
  for (int i = 0; i < 2; ++i) {
    bench.talkers.emplace_back(std::make_unique<Talker>(bench.table.tcp()))->say(hello);
    SOON_EQUAL(bench.table.server->lobby().seats[0].name, u"First"_s);
    Bench::settle();
  }
  bench.store.commitAll();
  SOON(bench.talkers[1]->last<wire::Welcome>());
  QCOMPARE(bench.talkers[1]->last<wire::Welcome>()->seat, SeatId(0));
  QVERIFY(!bench.talkers[0]->last<wire::Welcome>());
  QCOMPARE(bench.table.server->lobby().seats[1], LobbySeat());
}

void TestReturn::whoStaysAwayFromAGatheringTableLosesTheSeat() {
  Bench bench(plan(2));
  Talker& first = bench.come(u"First"_s);
  SOON(first.last<wire::Welcome>());
  Restarted again(bench, plan(2));
  QCOMPARE(again.table.server->resume(), QString());
  bench.clock->advance(Limits{}.lobbyReturnMs - 1);
  QCOMPARE(again.table.server->lobby().seats[0].name, u"First"_s);
  QVERIFY(again.table.server->lobby().seats[0].link == Link::Lost);
  bench.clock->advance(1);
  QCOMPARE(again.table.server->lobby().seats[0], LobbySeat());
  QVERIFY(bench.store.game()->sessions.isEmpty());
}

// The table whose lobby it sat in is gone and another one stands there: it comes in by itself.
void TestReturn::aClientWhoseLobbyIsGoneJoinsAnew() {
  MemoryStore oldStore, newStore;
  auto table = std::make_unique<TestServer>(oldStore, plan(2));
  table->server->open();
  std::unique_ptr<Dialer> dialer = table->tcp();
  Client client(std::make_unique<ChangingDialer>(dialer), named(u"Asha"_s));
  QSignalSpy turnedAway(&client, &Client::turnedAway);
  client.start();
  QVERIFY(soon([&] { return client.known().phase == Client::Phase::Lobby && client.known().lobby.seats.size() == 2; }));
  client.ask(requests::Choose{u"Meera"_s, 4});
  QVERIFY(soon([&] { return client.known().lobby.seats[0].name == u"Meera"_s; }));
  table.reset();
  TestServer other(newStore, plan(3), std::make_shared<SystemClock>(), {}, 2);
  other.server->open();
  dialer = other.tcp();
  QVERIFY(soon([&] { return other.server->connections().headcount().persons() == 1; }));
  QVERIFY(soon([&] { return client.known().phase == Client::Phase::Lobby && client.known().lobby.seats.size() == 3; }));
  QCOMPARE(other.server->lobby().seats[0].name, u"Meera"_s);
  QCOMPARE(other.server->lobby().seats[0].color, 4);
  QVERIFY(!client.known().identity.token.isEmpty());
  QCOMPARE(turnedAway.count(), 0);
}

// A seat in a game is not given up for one in another: by now another table has the address, and the own one may be
// anywhere.
void TestReturn::aClientWhoseAddressHasAnotherTableWaitsForItsOwn() {
  MemoryStore oldStore, newStore;
  auto table = std::make_unique<TestServer>(oldStore, plan(2, {{}, u"greedy"_s}));
  table->server->open();
  std::unique_ptr<Dialer> dialer = table->tcp();
  Client client(std::make_unique<ChangingDialer>(dialer), named(u"Asha"_s));
  QSignalSpy turnedAway(&client, &Client::turnedAway);
  client.start();
  QVERIFY(soon([&] { return client.known().phase == Client::Phase::Lobby; }));
  client.ask(requests::SetReady{Ready::Yes});
  QVERIFY(soon([&] { return client.known().hasGame(); }));
  table.reset();
  TestServer other(newStore, plan(3), std::make_shared<SystemClock>(), {}, 2);
  other.server->open();
  dialer = other.tcp();
  SOON(other.server->connections().count() > 0);
  Bench::settle();
  QCOMPARE(client.known().phase, Client::Phase::Reconnecting);
  QCOMPARE(turnedAway.count(), 0);
  QCOMPARE(other.server->connections().headcount().persons(), 0);
  TestServer again(oldStore, plan(2), std::make_shared<SystemClock>(), {}, 3);
  QCOMPARE(again.server->resume(), QString());
  client.callAt(again.tcp());
  SOON_EQUAL(client.known().phase, Client::Phase::Playing);
  QCOMPARE(again.server->connections().headcount().persons(), 1);
}

/// A server ends the connection of a flood. The seat stays that of the person, whose program calls again.
void TestReturn::whoSentTooMuchComesBackToTheGame() {
  constexpr int kFlood = 300;
  MemoryStore store;
  TestServer table(store, plan(2, {{}, u"greedy"_s}));
  table.server->open();
  Client client(table.tcp(), named(u"Asha"_s));
  QSignalSpy turnedAway(&client, &Client::turnedAway);
  client.start();
  SOON_EQUAL(client.known().phase, Client::Phase::Lobby);
  client.ask(requests::SetReady{Ready::Yes});
  SOON(client.known().hasGame());
  for (int i = 0; i < kFlood; ++i) client.ask(requests::SetReady{Ready::Yes});
  SOON_EQUAL(client.known().phase, Client::Phase::Reconnecting);
  SOON_EQUAL(client.known().phase, Client::Phase::Playing);
  QCOMPARE(client.known().seat(), SeatId(0));
  QCOMPARE(turnedAway.count(), 0);
}

void TestReturn::theEndIsToldWhenAllHaveConfirmedIt() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  QSignalSpy told(bench.table.server.get(), &Server::endTold);
  QVERIFY(bothStop(bench));
  QVERIFY2(bench.store.game()->status == GameStatus::Playing, "a server that is started now has somebody to tell");
  QVERIFY(confirmsEnd(*bench.talkers[0]));
  bench.talkers[1]->say(wire::Ping{1, -1});  // perhaps it was on its way before the end
  SOON(bench.talkers[1]->last<wire::Pong>());
  QCOMPARE(told.count(), 0);
  bench.talkers[1]->say(wire::Ping{2, -1});
  SOON_EQUAL(told.count(), 1);
  QVERIFY(bench.store.game()->status == GameStatus::Over);
}

void TestReturn::theEndWaitsForWhoIsLost() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  const QByteArray token = tokenOf(*bench.talkers[1]);
  QSignalSpy told(bench.table.server.get(), &Server::endTold);
  QVERIFY(bothStop(bench));
  bench.talkers[1]->hangUp();
  QVERIFY(confirmsEnd(*bench.talkers[0]));
  SOON_EQUAL(bench.table.server->connections().headcount().persons(), 1);
  QCOMPARE(told.count(), 0);
  Talker& back = bench.come({}, token);
  SOON(back.last<wire::Snapshot>());
  QVERIFY(back.last<wire::Snapshot>()->state.head.phase == Phase::Over);
  QVERIFY(confirmsEnd(back));
  QCOMPARE(told.count(), 1);
}

void TestReturn::theEndIsToldAfterARestart() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  const QList<QByteArray> tokens{tokenOf(*bench.talkers[0]), tokenOf(*bench.talkers[1])};
  QVERIFY(bothStop(bench));
  Restarted again(bench, plan(2));
  QSignalSpy over(again.table.server.get(), &Server::gameOver), told(again.table.server.get(), &Server::endTold);
  QCOMPARE(again.table.server->resume(), QString());
  QCOMPARE(over.count(), 1);
  for (const QByteArray& token : tokens) {
    QCOMPARE(told.count(), 0);
    Talker& back = again.come({}, token);
    SOON(back.last<wire::Snapshot>());
    QVERIFY(back.last<wire::Snapshot>()->state.head.phase == Phase::Over);
    QVERIFY(confirmsEnd(back));
  }
  QCOMPARE(told.count(), 1);
  QVERIFY(bench.store.game()->status == GameStatus::Over);
}

void TestReturn::whoGaveTheSeatUpIsNotWaitedFor() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  QSignalSpy told(bench.table.server.get(), &Server::endTold);
  bench.talkers[1]->say(requests::GiveUp{});
  SOON(bench.talkers[1]->closed);
  const requests::VoteToStop vote{.stops = YesNo::Yes};
  bench.talkers[0]->say(vote);
  SOON(bench.table.isOver());
  QVERIFY(confirmsEnd(*bench.talkers[0]));
  QCOMPARE(told.count(), 1);
}

void TestReturn::aTableThatClosesWaitsForNobody() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  QVERIFY(bothStop(bench));
  QVERIFY(bench.store.game()->status == GameStatus::Playing);
  bench.table.server->shutDown();
  QVERIFY(bench.store.game()->status == GameStatus::Over);
}

TAPU_TEST_WITH_LOOP(TestReturn)
#include "test_return.moc"
