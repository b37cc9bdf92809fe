// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/wire/requests.h"
#include "tests/net/bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

/// Acts and the store: what is acknowledged is stored, once; what fails has not happened.
class TestActs : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void nothingIsAcknowledgedBeforeItIsStored();
  void aRepeatedActGetsTheFirstOutcome();
  void illegalAndStaleActsChangeNothing();
  void anActOutsideOfItsBuildingChangesNothing();
  void whenTheStoreFailsNothingHasHappened();
  void aTokenGivenOutDuringAnOutageIsKept();
  void aRestartFindsTheSameGame();
  void aMoveTakenBackIsGoneForEverybody();
  void aFloodOfPausesLeavesAShortLog();
};

void TestActs::nothingIsAcknowledgedBeforeItIsStored() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  const SeatId seat = waitingFor(bench.state());
  const Action action = bench.first(seat);
  bench.store.holdCommits();
  bench.at(seat).act(1, action, bench.answers(seat, action));
  Bench::settle();
  for (const auto& talker : bench.talkers) QCOMPARE(talker->count<wire::Batch>(), 0);
  bench.store.commitAll();
  for (const auto& talker : bench.talkers) SOON_EQUAL(talker->count<wire::Batch>(), 1);
  QCOMPARE(bench.at(seat).last<wire::Batch>()->yourClientSeq, std::optional<quint32>(1));
}

void TestActs::aRepeatedActGetsTheFirstOutcome() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  const SeatId seat = waitingFor(bench.state());
  const Action action = bench.first(seat);
  const quint32 answers = bench.answers(seat, action);
  Talker& talker = bench.at(seat);
  talker.act(1, action, answers);
  SOON_EQUAL(talker.count<wire::Batch>(), 1);
  const int moves = bench.table.moves();
  talker.act(1, action, answers);
  SOON_EQUAL(talker.count<wire::Batch>(), 2);
  QCOMPARE(talker.last<wire::Batch>()->yourClientSeq, std::optional<quint32>(1));
  QVERIFY(talker.last<wire::Batch>()->moves.empty());
  QCOMPARE(bench.table.moves(), moves);

  talker.act(2, roll(), bench.answers(seat, roll()));
  SOON_EQUAL(talker.count<wire::Refused>(), 1);
  talker.act(2, action, answers);  // even with another action: the number decides
  SOON_EQUAL(talker.count<wire::Refused>(), 2);
  QCOMPARE(bench.table.moves(), moves);
}

void TestActs::illegalAndStaleActsChangeNothing() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  const SeatId seat = waitingFor(bench.state());
  const SeatId other(1 - seat.value);
  const Action action = bench.first(seat);
  const quint64 hash = wire::hashOf(bench.state());
  const auto refused = [&](SeatId who, quint32 number, const Action& asked, quint32 answers) {
    const int before = bench.at(who).count<wire::Refused>();
    bench.at(who).act(number, asked, answers);
    (void)soon([&] { return bench.at(who).count<wire::Refused>() > before; });
    return bench.at(who).last<wire::Refused>()->reject;
  };
  QCOMPARE(refused(seat, 1, buildSettlement(CornerId(60000)), bench.answers(seat, action)), Reject::NoSuchPlace);
  QCOMPARE(refused(seat, 2, tableMove(ActionKind::TimeUp, other), bench.answers(seat, action)), Reject::NotATableMove);
  QCOMPARE(refused(seat, 3, action, bench.answers(seat, action) + 1), Reject::NothingToDecide);
  QCOMPARE(refused(seat, 4, accept(other), 12345), Reject::NoSuchOffer);
  (void)refused(other, 1, action, bench.answers(other, action));
  QCOMPARE(wire::hashOf(bench.state()), hash);
}

void TestActs::anActOutsideOfItsBuildingChangesNothing() {  // 13.4: of five in the set-up nobody builds between turns
  Bench bench(plan(5));
  QVERIFY(bench.gather(5));
  const SeatId seat = waitingFor(bench.state());
  const SeatId other((seat.value + 1) % 5);
  const quint64 hash = wire::hashOf(bench.state());
  quint32 number = 0;
  for (const Action& action : {done(), wantBuild(BuildWish::On), buyCard(), buildSettlement(CornerId(0))}) {
    bench.at(other).act(++number, action, bench.answers(other, action));
    SOON_EQUAL(bench.at(other).count<wire::Refused>(), static_cast<int>(number));
    QCOMPARE(bench.at(other).last<wire::Refused>()->reject, Reject::NotYourTurn);
  }
  QCOMPARE(wire::hashOf(bench.state()), hash);
}

void TestActs::whenTheStoreFailsNothingHasHappened() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  const SeatId seat = waitingFor(bench.state());
  const Action action = bench.first(seat);
  const quint32 answers = bench.answers(seat, action);
  const quint64 hash = wire::hashOf(bench.state());
  Talker& talker = bench.at(seat);
  bench.store.failNext(u"disk full"_s);
  talker.act(1, action, answers);
  SOON(talker.last<wire::Refused>());
  QCOMPARE(talker.last<wire::Refused>()->reject, Reject::Paused);
  SOON(talker.last<wire::Chat>());
  QCOMPARE(talker.last<wire::Chat>()->line.kind, ChatLine::Kind::Notice);
  QCOMPARE(talker.last<wire::Chat>()->line.text, u"disk full"_s);
  QCOMPARE(wire::hashOf(bench.state()), hash);
  QCOMPARE(talker.count<wire::Batch>(), 0);
  talker.act(2, action, answers);
  SOON_EQUAL(talker.count<wire::Refused>(), 2);

  bench.clock->advance(Limits{}.storeRetryMs);
  talker.act(3, action, answers);
  SOON_EQUAL(talker.count<wire::Batch>(), 1);
  QCOMPARE(bench.store.game()->moves.size(), static_cast<std::size_t>(bench.table.moves()));
}

void TestActs::aTokenGivenOutDuringAnOutageIsKept() {
  Bench bench(plan(3, {QString(), QString(), u"random"_s}));
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::Welcome>());
  bench.store.failNext(u"disk full"_s);
  asha.ready();  // the seats cannot be written down
  SOON(asha.last<wire::Chat>());
  Talker& ravi = bench.come(u"Ravi"_s);
  bench.settle();
  QVERIFY2(!ravi.last<wire::Welcome>(), "no token before its hash is safe");

  bench.clock->advance(Limits{}.storeRetryMs);
  SOON(ravi.last<wire::Welcome>());
  const QByteArray token = ravi.last<wire::Welcome>()->token;
  ravi.ready();
  SOON(ravi.last<wire::Snapshot>());
  TestServer after(bench.store, plan(3), bench.clock);
  QCOMPARE(after.server->resume(), QString());
  Talker back(after.tcp());
  back.greet(QString(), token);
  SOON(back.last<wire::Welcome>());
  QCOMPARE(back.last<wire::Welcome>()->seat, ravi.last<wire::Welcome>()->seat);
}

void TestActs::aRestartFindsTheSameGame() {
  MemoryStore store;
  QByteArray token;
  quint64 hash = 0;
  {
    TestServer before(store, plan(2, {QString(), u"random"_s}));
    before.server->open();
    Talker asha(before.tcp());
    asha.greet(u"Asha"_s);
    SOON(asha.last<wire::Welcome>());
    token = asha.last<wire::Welcome>()->token;
    asha.ready();
    SOON(before.server->game() && waitingFor(before.server->game()->played().state()) == SeatId(0));
    SOON(asha.last<wire::Snapshot>());
    hash = wire::hashOf(before.server->game()->played().state());
  }
  TestServer after(store, plan(4));
  QCOMPARE(after.server->resume(), QString());
  QCOMPARE(wire::hashOf(after.server->game()->played().state()), hash);
  QCOMPARE(after.server->lobby().seats[0].name, u"Asha"_s);
  QCOMPARE(after.server->lobby().seats[0].link, Link::Lost);
  Talker asha(after.tcp());
  asha.greet(QString(), token);
  SOON(asha.last<wire::Snapshot>());
  QCOMPARE(asha.last<wire::Welcome>()->seat, SeatId(0));
  QCOMPARE(asha.last<wire::Snapshot>()->upTo, static_cast<int>(store.game()->moves.size()));
}

void TestActs::aMoveTakenBackIsGoneForEverybody() {
  MemoryStore store;
  TestServer table(store, plan(2));
  table.server->open();
  std::vector<std::unique_ptr<Client>> clients;
  for (int i = 0; i < 2; ++i) {
    clients.push_back(std::make_unique<Client>(table.tcp(), named(u"Person %1"_s.arg(QChar(u'A' + i)))));
    clients.back()->start();
    QVERIFY(soon([&] { return clients.back()->known().phase == Client::Phase::Lobby; }));
    clients.back()->ask(requests::SetReady{Ready::Yes});
  }
  QVERIFY(soon([&] { return clients[0]->known().hasGame() && clients[1]->known().hasGame(); }));
  const auto mayPlay = [&] { return waitingFor(table.server->game()->played().state()); };
  Client& first = *clients[mayPlay().value];
  const auto legal = [&] {
    return legalActions(first.known().definition(), first.known().state, first.known().seat());
  };
  const State before = first.known().state;
  const auto inStep = [&] {
    return std::all_of(clients.begin(), clients.end(),
                       [&](const auto& client) { return client->known().moveNumber == table.moves(); });
  };
  first.act(legal()[0]);
  QVERIFY(soon([&] { return !first.known().isActing() && inStep(); }));
  QVERIFY(first.known().state != before);
  const int moves = table.moves();
  first.ask(requests::TakeBack{});
  QVERIFY(soon([&] { return table.moves() == moves + 1 && inStep() && first.known().state == before; }));
  QCOMPARE(first.known().history.size(), static_cast<std::size_t>(table.moves()));
  first.act(legal()[1]);
  QVERIFY(soon([&] { return !first.known().isActing() && table.moves() == moves + 2 && inStep(); }));
  for (const auto& client : clients) {
    QCOMPARE(client->known().desyncs, 0);
    QCOMPARE(client->known().state.head, table.server->game()->played().state().head);
  }
}

void TestActs::aFloodOfPausesLeavesAShortLog() {
  Bench bench(plan(2));
  Talker host(bench.table.local(Origin::Owner));
  host.greet(u"Host"_s);
  SOON(host.last<wire::Welcome>());
  Talker& guest = bench.come(u"Guest"_s);
  SOON(guest.last<wire::Welcome>());
  guest.ready();
  SOON_EQUAL(bench.table.server->lobby().seats[1].ready, Ready::Yes);
  host.say(requests::StartGame{});
  SOON(bench.table.server->game());
  const int before = bench.table.moves();
  const auto flood = [&] {
    for (int i = 0; i < 1000; ++i) {
      host.say(requests::PauseGame{});
      host.say(requests::ResumeGame{});
    }
    Bench::settle();
  };
  flood();
  QCOMPARE(bench.table.moves() - before, 20);  // ten pauses, each with its end: the game is not left standing
  QCOMPARE(bench.state().head.paused, Paused::No);
  QCOMPARE(host.refusal(), Refusal::NotNow);
  bench.clock->advance(2000);
  flood();
  QCOMPARE(bench.table.moves() - before, 22);
}

TAPU_TEST_WITH_LOOP(TestActs)
#include "test_acts.moc"
