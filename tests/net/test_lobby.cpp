// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <map>
#include <set>

#include "app/values/codec.h"
#include "tests/net/big_bench.h"
#include "tests/net/passing_channel.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

/// Counts how often a client says that it is ready.
class CountingChannel final : public PassingChannel {
 public:
  CountingChannel(std::unique_ptr<Channel> inner, int& readies) : PassingChannel(std::move(inner)), readies_(readies) {}
  void send(const QByteArray& frame) override {
    Complaint complaint;
    if (const auto message = wire::decodeFromClient(frame, complaint))
      if (const auto* request = std::get_if<wire::Request>(&*message))
        readies_ += std::holds_alternative<requests::SetReady>(*request);
    PassingChannel::send(frame);
  }

 private:
  int& readies_;
};

std::unique_ptr<Dialer> counting(std::unique_ptr<Dialer> dialer, int& readies) {
  return std::make_unique<PassingDialer>(std::move(dialer), [&readies](std::unique_ptr<Channel> inner) {
    return std::make_unique<CountingChannel>(std::move(inner), readies);
  });
}

}  // namespace

/// The news of a table for people who wait at it: all of it once, then what changed, and only that.
class TestLobby : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void whoComesIsToldEverythingOnce();
  void theOthersAreToldOfTheirSeatAlone();
  void nothingIsSaidWhereNothingChanged();
  void whatHappensTogetherIsToldTogether();
  void aSetupTravelsOnlyWhenItChanges();
  void whoChangesSeatsIsTold();
  void eightSitDownAndTheNinthFindsNoSeat();
  void aTableThatCannotBeStaysAsItWas_data();
  void aTableThatCannotBeStaysAsItWas();
  void whatIsToldAddsUpToTheLobby();
  void aBotSaysOnceThatItIsReady();
  void aCrowdOfBotsMakesNoStorm();
  void theStoreIsToldTheSame();
};

void TestLobby::whoComesIsToldEverythingOnce() {
  Bench bench(plan(4));
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::LobbyNews>());
  Bench::settle();
  QCOMPARE(asha.count<wire::LobbyNews>(), 1);
  QCOMPARE(asha.count<wire::LobbyChange>(), 0);
  QCOMPARE(asha.last<wire::LobbyNews>()->yourSeat, SeatId(0));
  QVERIFY(asha.lobby == bench.table.server->lobby());
}

void TestLobby::theOthersAreToldOfTheirSeatAlone() {
  Bench bench(plan(4));
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::LobbyNews>());
  Talker& ravi = bench.come(u"Ravi"_s);
  SOON(ravi.last<wire::LobbyNews>());
  SOON(asha.last<wire::LobbyChange>());
  Bench::settle();
  QCOMPARE(asha.count<wire::LobbyChange>(), 1);
  const auto* change = asha.last<wire::LobbyChange>();
  QVERIFY(!change->setup);
  QCOMPARE(change->changed.size(), 1U);
  QCOMPARE(change->changed[0].index, 1);
  QCOMPARE(change->changed[0].seat.name, u"Ravi"_s);
  QCOMPARE(change->yourSeat, SeatId(0));
  QCOMPARE(ravi.count<wire::LobbyNews>(), 1);
  QCOMPARE(ravi.count<wire::LobbyChange>(), 0);
}

void TestLobby::nothingIsSaidWhereNothingChanged() {
  Bench bench(plan(4));
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::LobbyNews>());
  asha.ready();
  SOON_EQUAL(asha.lobby.seats[0].ready, Ready::Yes);
  const int told = asha.count<wire::LobbyChange>();
  for (int i = 0; i < 10; ++i) asha.ready();
  asha.say(wire::Ping{1, -1});
  SOON(asha.last<wire::Pong>());
  Bench::settle();
  QCOMPARE(asha.count<wire::LobbyChange>(), told);
  QCOMPARE(asha.count<wire::LobbyNews>(), 1);
}

void TestLobby::whatHappensTogetherIsToldTogether() {
  Bench bench(plan(4));
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::LobbyNews>());
  Talker& ravi = bench.come(u"Ravi"_s);
  SOON(ravi.last<wire::LobbyNews>());
  Bench::settle();
  const int before = asha.count<wire::LobbyChange>();
  const requests::Choose choose{.name = u"Meera"_s, .color = 5};
  ravi.ready();
  ravi.say(choose);
  ravi.say(requests::SetReady{Ready::No});
  ravi.ready();
  SOON_EQUAL(asha.lobby.seats[1].name, u"Meera"_s);
  Bench::settle();
  QCOMPARE(asha.lobby.seats[1].ready, Ready::Yes);
  QCOMPARE(asha.count<wire::LobbyChange>(), before + 1);
}

void TestLobby::aSetupTravelsOnlyWhenItChanges() {
  Bench bench(plan(4));
  Talker host(bench.table.local(Origin::Owner));
  host.greet(u"Host"_s);
  Talker& guest = bench.come(u"Guest"_s);
  SOON(guest.last<wire::LobbyNews>());
  Bench::settle();
  const requests::ChangeSetup request{.setup = encodeSetup(classicSetup(3))};
  host.say(request);
  SOON(guest.last<wire::LobbyChange>() && guest.last<wire::LobbyChange>()->setup);
  QVERIFY(guest.lobby.setup == classicSetup(3));
  QCOMPARE(guest.lobby.seats.size(), 3);
  guest.ready();
  SOON_EQUAL(guest.lobby.seats[1].ready, Ready::Yes);
  QVERIFY(!guest.last<wire::LobbyChange>()->setup);
  host.say(requests::ChangeSetup{encodeSetup(classicSetup(4))});
  SOON_EQUAL(guest.lobby.seats.size(), 4);
  QVERIFY(guest.lobby == bench.table.server->lobby());
}

void TestLobby::eightSitDownAndTheNinthFindsNoSeat() {  // 13.1
  Bench bench(plan(4));
  Talker host(bench.table.local(Origin::Owner));
  host.greet(u"Host"_s);
  SOON(host.last<wire::LobbyNews>());
  host.say(requests::ChangeSetup{encodeSetup(classicSetup(8))});
  SOON_EQUAL(host.lobby.seats.size(), 8);
  for (int i = 1; i < 8; ++i) {
    Talker& person = bench.come(u"Person %1"_s.arg(i));
    SOON(person.last<wire::Welcome>());
  }
  SOON_EQUAL(std::ranges::count(host.lobby.seats, SeatHolder::Person, &LobbySeat::holder), 8);
  std::set<int> colors;
  for (const LobbySeat& seat : host.lobby.seats) colors.insert(seat.color);
  QCOMPARE(colors.size(), 8U);
  Talker& ninth = bench.come(u"Ninth"_s);
  SOON_EQUAL(ninth.refusal(), Refusal::GameFull);
  host.say(requests::ChangeSetup{encodeSetup(classicSetup(7))});
  SOON_EQUAL(host.refusal(), Refusal::NotNow);
  QCOMPARE(host.lobby.seats.size(), 8);
}

void TestLobby::aTableThatCannotBeStaysAsItWas_data() {
  QTest::addColumn<Setup>("setup");
  QTest::newRow("13.1: nine seats") << classicSetup(9);
  QTest::newRow("3.1: one seat") << classicSetup(1);
  Setup beginners = classicSetup(5);
  beginners.options.mapKind = MapKind::Beginner;
  beginners.board = beginnerBoard();
  QTest::newRow("3.7: five seats, and start pieces for four") << beginners;
}
void TestLobby::aTableThatCannotBeStaysAsItWas() {
  QFETCH(Setup, setup);
  Bench bench(plan(4));
  Talker host(bench.table.local(Origin::Owner));
  host.greet(u"Host"_s);
  SOON(host.last<wire::LobbyNews>());
  host.say(requests::ChangeSetup{encodeSetup(setup)});
  SOON_EQUAL(host.refusal(), Refusal::NotNow);
  QVERIFY(!host.closed);
  QVERIFY(bench.table.server->lobby().setup == classicSetup(4));
}

void TestLobby::whoChangesSeatsIsTold() {
  Bench bench(plan(4));
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::LobbyNews>());
  const requests::ChooseSeat request{.seat = SeatId(3)};
  asha.say(request);
  SOON(asha.last<wire::LobbyChange>());
  QCOMPARE(asha.last<wire::LobbyChange>()->yourSeat, SeatId(3));
  QCOMPARE(asha.last<wire::LobbyChange>()->changed.size(), 2U);
  QCOMPARE(asha.lobby.seats[3].name, u"Asha"_s);
  QCOMPARE(asha.lobby.seats[0].holder, SeatHolder::Nobody);
}

void TestLobby::whatIsToldAddsUpToTheLobby() {
  SeededRng dice(7);
  Bench bench(plan(4), patient());
  const auto say = [&](Talker& talker) {
    wire::Request request = requests::SetReady{dice.below(2) == 0 ? Ready::No : Ready::Yes};
    switch (dice.below(3)) {
      case 0: break;
      case 1: request = requests::ChooseSeat{SeatId(static_cast<int>(dice.below(4)))}; break;
      default: request = requests::Choose{u"Name %1"_s.arg(dice.below(100)), static_cast<int>(dice.below(10))};
    }
    talker.say(request);
  };
  for (int i = 0; i < 3; ++i) {
    Talker& talker = bench.come(u"Person %1"_s.arg(i));
    SOON(talker.last<wire::LobbyNews>());
  }
  for (int step = 0; step < 30; ++step) {
    for (const auto& talker : bench.talkers) say(*talker);
    bench.clock->advance(1000);
    if (step % 3 == 0) Bench::settle();
  }
  for (const auto& talker : bench.talkers) {
    SOON(talker->lobby == bench.table.server->lobby());
    QVERIFY(!talker->closed);
  }
}

void TestLobby::aBotSaysOnceThatItIsReady() {
  Bench bench(plan(4));
  Talker host(bench.table.local(Origin::Owner));
  host.greet(u"Host"_s);
  int readies = 0;
  const auto clock = std::make_shared<SystemClock>();
  BotPlayer bot(std::make_unique<Client>(counting(bench.table.tcp(), readies), named(u"Bot"_s), clock),
                makeBot("greedy"), std::make_unique<SeededRng>(1), clock, 0);
  bot.start();
  SOON_EQUAL(bench.table.server->lobby().seats[1].ready, Ready::Yes);
  for (int i = 0; i < 3; ++i) {  // others make news
    host.say(requests::SetReady{i % 2 == 0 ? Ready::Yes : Ready::No});
    Bench::settle();
  }
  QCOMPARE(readies, 1);
  const requests::ChangeSetup request{.setup = encodeSetup(classicSetup(3))};
  host.say(request);  // nobody is ready for that yet
  SOON_EQUAL(bench.table.server->lobby().seats.size(), 3);
  SOON_EQUAL(bench.table.server->lobby().seats[1].ready, Ready::Yes);
  Bench::settle();
  QCOMPARE(readies, 2);
}

void TestLobby::aCrowdOfBotsMakesNoStorm() {
  constexpr int kBoards = 12, kBots = 2 * kBoards - 1;
  MemoryStore store;
  TestServer table(store, big(kBoards));
  table.server->open();
  Talker watcher(table.tcp());
  watcher.greet(u"Watcher"_s);
  QVERIFY(soon([&] { return watcher.last<wire::LobbyPart>() != nullptr; }));
  std::vector<std::unique_ptr<BotPlayer>> bots;
  for (int i = 0; i < kBots; ++i) bots.push_back(robot(table.tcp(), u"Bot %1"_s.arg(i), "greedy", {}, i));
  QVERIFY(soon([&] {
    return std::ranges::all_of(table.server->lobby().seats, [](const LobbySeat& seat) {
      return seat.name == u"Watcher"_s || seat.ready == Ready::Yes;
    });
  }));
  // Of the thirteen seats around theirs each came once and was ready once; of the others nothing is heard. Lamps and
  // pings change no more often than once a second.
  Bench::settle();
  constexpr int kInSight = 2 * 7;
  QCOMPARE(watcher.last<wire::LobbyPart>()->lobby.seats.size(), kInSight);
  QVERIFY2(watcher.count<wire::LobbyChange>() <= 2 * kInSight + 20,
           qPrintable(QString::number(watcher.count<wire::LobbyChange>())));
  QCOMPARE(watcher.count<wire::LobbyPart>(), 1);
  QCOMPARE(watcher.count<wire::LobbyNews>(), 0);
  std::map<int, LobbySeat> heard;
  for (const wire::FromServer& message : watcher.heard)
    if (const auto* change = std::get_if<wire::LobbyChange>(&message)) {
      QVERIFY(!change->setup);
      for (const auto& place : change->changed) heard[place.index] = place.seat;
    }
  for (const auto& [seat, told] : heard) {
    QVERIFY2(seat <= 7 || seat >= 2 * kBoards - 6, qPrintable(QString::number(seat)));
    QCOMPARE(told.name, table.server->lobby().seats[seat].name);
  }
  QVERIFY(static_cast<int>(heard.size()) >= kInSight - 1);
  QVERIFY2(watcher.bytes < 20'000, qPrintable(QString::number(watcher.bytes)));
}

void TestLobby::theStoreIsToldTheSame() {
  Bench bench(plan(4));
  Talker& asha = bench.come(u"Asha"_s);
  SOON(asha.last<wire::LobbyNews>());
  asha.ready();
  SOON_EQUAL(asha.lobby.seats[0].ready, Ready::Yes);
  Complaint complaint;
  const auto head = wire::decodeFromServer(bench.store.game()->head, complaint);
  QVERIFY(head);
  QVERIFY(std::get<wire::LobbyNews>(*head).lobby == bench.table.server->lobby());
}

TAPU_TEST_WITH_LOOP(TestLobby)
#include "test_lobby.moc"
