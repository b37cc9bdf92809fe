// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "app/host/seats/roster.h"
#include "app/host/server/hosted_server.h"
#include "app/host/server/store_contents.h"
#include "app/wire/requests.h"
#include "engine/bots/simulation.h"
#include "tests/net/table.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

HostPlan solo(const QStringList& bots, const QString& store = {}) {
  HostPlan hosted;
  hosted.gameName = u"Solo"_s;
  hosted.setup = classicSetup(static_cast<int>(bots.size()));
  hosted.bots = bots;
  hosted.botPaceMs = 0;
  hosted.storePath = store;
  return hosted;
}

HostPlan continued(const QString& store) {
  HostPlan hosted;
  hosted.storePath = store;
  hosted.begin = HostPlan::Begin::Continue;
  hosted.botPaceMs = 0;
  return hosted;
}

bool isOver(const std::unique_ptr<BotPlayer>& player) { return player->client().known().phase == Client::Phase::Over; }

}  // namespace

/// A server in a thread of its own inside the program.
class TestHosted : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aSoloGameIsPlayedWithoutAnySocket();
  void aHostedGameStopsWhileABotThinks();
  void aHotSeatGameHasOneHost();
  void guestsJoinOverTheNetwork();
  void botsAloneNeedALastRound();  // 8.17
  void aBrokenOffGameGoesOnWithoutAToken();
  void aTakenPortIsReported();
  void aStoreThatIsNoneIsReported();
  void nothingToContinueIsReported();
  void stoppingTellsTheClients();
};

void TestHosted::aSoloGameIsPlayedWithoutAnySocket() {
  HostedServer server(solo({QString(), u"random"_s, u"greedy"_s}));
  server.start();
  auto me = robot(server.dialer(Origin::Owner), u"Me"_s);
  QVERIFY(soon([&] {
    return me->client().known().phase == Client::Phase::Lobby && !me->client().known().lobby.seats.isEmpty();
  }));
  QCOMPARE(server.port(), quint16(0));
  me->client().ask(requests::StartGame{});
  QVERIFY(soon([&] { return isOver(me); }));
  QCOMPARE(me->client().known().desyncs, 0);
}

/// The strongest bot, whose thread is left to itself.
void TestHosted::aHostedGameStopsWhileABotThinks() {
  HostedServer server(solo({QString(), u"navigator"_s, u"navigator"_s}));
  server.start();
  auto me = robot(server.dialer(Origin::Owner), u"Me"_s);
  QVERIFY(soon([&] {
    return me->client().known().phase == Client::Phase::Lobby && !me->client().known().lobby.seats.isEmpty();
  }));
  me->client().ask(requests::StartGame{});
  QVERIFY(soon([&] { return me->client().known().moveNumber > 6; }));
  server.stop();
  QVERIFY(soon([&] { return me->client().known().phase != Client::Phase::Playing; }));
}

void TestHosted::aHotSeatGameHasOneHost() {
  HostedServer server(solo({QString(), QString()}));
  server.start();
  auto first = robot(server.dialer(Origin::Owner), u"First"_s);
  auto second = robot(server.dialer(Origin::Guest), u"Second"_s);
  const auto ready = [&] {
    const Lobby& lobby = first->client().known().lobby;
    return lobby.seats.size() == 2 && lobby.seats[0].ready == Ready::Yes && lobby.seats[1].ready == Ready::Yes;
  };
  QVERIFY(soon(ready));
  int hosts = 0;
  for (const LobbySeat& seat : first->client().known().lobby.seats) hosts += seat.role == Role::Host;
  QCOMPARE(hosts, 1);
  QCOMPARE(first->client().known().lobby.seats[first->client().known().seat().value].role, Role::Host);
  first->client().ask(requests::StartGame{});
  QVERIFY(soon([&] { return isOver(first) && isOver(second); }));
}

void TestHosted::guestsJoinOverTheNetwork() {
  HostPlan hosted = solo({QString(), QString(), u"random"_s});
  hosted.listen = HostPlan::Listen{QHostAddress::LocalHost, 0, HostPlan::Listen::Announce::No};
  HostedServer server(hosted);
  server.start();
  auto host = robot(server.dialer(Origin::Owner), u"Host"_s);
  QVERIFY(soon([&] { return server.port() != 0; }));
  auto guest =
      robot(std::make_unique<TcpDialer>(u"127.0.0.1"_s, server.port(), std::make_shared<SystemClock>()), u"Guest"_s);
  QVERIFY(soon([&] {
    const Lobby& lobby = host->client().known().lobby;
    return lobby.seats.size() == 3 && lobby.seats[1].ready == Ready::Yes;
  }));
  host->client().ask(requests::StartGame{});
  QVERIFY(soon([&] { return isOver(host) && isOver(guest); }));
}

void TestHosted::botsAloneNeedALastRound() {
  for (int most : {50, kUnlimited}) {
    Setup setup = classicSetup(3);
    setup.ruleSet = RuleSet::Crazy;
    setup.options = defaultOptions(RuleSet::Crazy);
    setup.options.seats = 3;
    setup.options.maxRounds = most;
    Roster roster(u"Bots"_s, setup);
    roster.putBots({{SeatId(0), u"greedy"_s}, {SeatId(1), u"greedy"_s}, {SeatId(2), u"greedy"_s}});
    QCOMPARE(roster.isReady(), most == 50);
    SimulationPlan plan;
    plan.ruleSet = RuleSet::Crazy;
    plan.options = setup.options;
    plan.bots = {"random"};
    struct Rounds : SimulationWatcher {
      int most = 0;
      void began(const Setup&, const GameDefinition& table, const State&) override { most = table.rules.maxRounds; }
    } rounds;
    simulate(plan, rounds);
    QCOMPARE(rounds.most, 50);
  }
}

void TestHosted::aBrokenOffGameGoesOnWithoutAToken() {
  QTemporaryDir folder;
  const QString path = folder.filePath(u"game.db"_s);
  int moves = 0;
  SeatId seat;
  {
    HostedServer server(solo({u"random"_s, QString(), u"greedy"_s}, path));
    server.start();
    auto me = robot(server.dialer(Origin::Owner), u"Me"_s);
    QVERIFY(soon([&] { return me->client().known().phase == Client::Phase::Lobby && me->client().known().seat(); }));
    me->client().ask(requests::StartGame{});
    QVERIFY(soon([&] { return me->client().known().moveNumber >= 40; }));
    moves = me->client().known().moveNumber;
    seat = me->client().known().seat();
  }
  const StoreContents found = contentsOf(path);
  QVERIFY2(found.lobby, qPrintable(found.problem));
  QCOMPARE(found.lobby->gameName, u"Solo"_s);
  QCOMPARE(found.lobby->seats.at(seat.value).name, u"Me"_s);
  QVERIFY(found.moves >= moves);

  HostedServer server(continued(path));
  server.start();
  auto me = robot(server.dialer(Origin::Owner), u"forgotten"_s);
  QVERIFY(soon([&] { return me->client().known().hasGame(); }));
  QCOMPARE(me->client().known().seat(), seat);
  QVERIFY(me->client().known().moveNumber >= moves);
  QVERIFY(soon([&] { return isOver(me); }));
  server.stop();
  QVERIFY(!contentsOf(path).lobby);
}

namespace {

HostedServer::Failure failureOf(const HostPlan& plan) {
  HostedServer server(plan);
  std::optional<HostedServer::Failure> failure;
  QObject::connect(&server, &HostedServer::failed, &server, [&](HostedServer::Failure why) { failure = why; });
  server.start();
  soon([&] { return failure.has_value(); });
  return failure.value_or(HostedServer::Failure(99));
}

}  // namespace

void TestHosted::aTakenPortIsReported() {
  QTcpServer other;
  QVERIFY(other.listen(QHostAddress::LocalHost, 0));
  HostPlan hosted = solo({QString(), QString()});
  hosted.listen = HostPlan::Listen{QHostAddress::LocalHost, other.serverPort(), HostPlan::Listen::Announce::No};
  QCOMPARE(failureOf(hosted), HostedServer::Failure::PortTaken);
}

void TestHosted::aStoreThatIsNoneIsReported() {
  QTemporaryDir folder;
  const QString path = folder.filePath(u"letter.txt"_s);
  QFile file(path);
  QVERIFY(file.open(QFile::WriteOnly));
  file.write(QByteArray(3000, 'x'));
  file.close();
  QCOMPARE(failureOf(solo({QString(), QString()}, path)), HostedServer::Failure::StoreUnusable);
  QVERIFY(!contentsOf(path).lobby);
}

void TestHosted::nothingToContinueIsReported() {
  QTemporaryDir folder;
  QCOMPARE(failureOf(continued(folder.filePath(u"new.db"_s))), HostedServer::Failure::NothingToContinue);
}

void TestHosted::stoppingTellsTheClients() {
  HostedServer server(solo({QString(), u"random"_s}));
  server.start();
  Client client(server.dialer(Origin::Owner), named(u"Me"_s));
  Refusal why = Refusal::None;
  connect(&client, &Client::turnedAway, this, [&](Refusal refusal) { why = refusal; });
  client.start();
  QVERIFY(soon([&] { return client.known().phase == Client::Phase::Lobby; }));
  server.stop();
  QVERIFY(soon([&] { return client.known().phase == Client::Phase::Closed; }));
  QCOMPARE(why, Refusal::ServerClosing);
}

TAPU_TEST_WITH_LOOP(TestHosted)
#include "test_hosted.moc"
