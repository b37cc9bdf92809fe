// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <QtEndian>
#include <random>

#include "app/system/callers.h"
#include "tests/net/bench.h"
#include "tests/net/far_channel.h"
#include "tests/net/table.h"
#include "tests/net/talker.h"
#include "tests/suite.h"

#ifdef Q_OS_WIN
#include <winsock2.h>
#else
#include <sys/socket.h>
#endif

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

/// A peer that says what it likes, byte by byte, over a real socket.
struct RawPeer {
  explicit RawPeer(quint16 port) {
    socket.connectToHost(QHostAddress::LocalHost, port);
    connected = socket.waitForConnected(test::kNever);
  }
  void write(const QByteArray& bytes) {
    socket.write(bytes);
    socket.flush();
  }
  bool isHungUp() const { return socket.state() == QTcpSocket::UnconnectedState; }
  QTcpSocket socket;
  bool connected = false;
};

QByteArray randomBytes(std::mt19937& dice, int count) {
  QByteArray bytes(count, Qt::Uninitialized);
  for (char& byte : bytes) byte = static_cast<char>(dice());
  return bytes;
}

#ifdef Q_OS_WIN
using Descriptor = SOCKET;
#else
using Descriptor = int;
#endif

/// The far end of a connection as the system has it, since Qt tells of an end and of a reset alike.
struct BareEnd {
  BareEnd() {
    port.listen(QHostAddress::LocalHost);
    port.pauseAccepting();
  }
  ~BareEnd() { Callers::hangUp(descriptor); }
  /// The near end, once it stands.
  std::unique_ptr<QTcpSocket> called() {
    auto caller = std::make_unique<QTcpSocket>();
    caller->connectToHost(QHostAddress::LocalHost, port.serverPort());
    if (!caller->waitForConnected(test::kNever)) return nullptr;
    soon([&] {
      const Call call = callers.take(port.socketDescriptor());
      if (call.kind == Call::Kind::Taken) descriptor = call.socket;
      return call.kind == Call::Kind::Taken;
    });
    return caller;
  }
  QTcpServer port;
  Callers callers;
  qintptr descriptor = -1;
};

QByteArray header(quint32 length) {
  QByteArray bytes(4, Qt::Uninitialized);
  qToBigEndian(length, bytes.data());
  return bytes;
}

QByteArray greeting() {
  wire::Hello hello;
  hello.name = u"Peer"_s;
  return framed(wire::encode(hello));
}

wire::Hello hello(const QString& name) {
  wire::Hello greeting;
  greeting.name = name;
  return greeting;
}

}  // namespace

/// Peers that break the protocol lose their own connection and cost the table nothing else.
class TestFaults : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void nonsenseIsHungUpOn_data();
  void nonsenseIsHungUpOn();
  void halfAFrameIsHungUpOnAfterFiveSeconds();
  void aPeerThatNeverReadsIsHungUpOn();
  void tooManyStrangersMakeRoomForEachOther();
  void trafficLimitsCountForOtherComputersOnly_data();
  void trafficLimitsCountForOtherComputersOnly();
  void guestsOfThisComputerAreLimitedToo_data();
  void guestsOfThisComputerAreLimitedToo();
  void whoseActsAreRefusedWithoutEndIsHungUpOn();
  void aThousandBadConnectionsAreALineASecondInTheLog();
  void beforeTheGreetingOnlyTheFirstBytesAreRead();
  void aSetupOfAGuestIsNotRead();
  void callersWhoHungUpAreForgotten();
  void botsOfTheServerTakeNobodysPlace();
  void everySeatOfALargeTableFindsRoom();
  void botsOfALargeTableMakeNoRoomForStrangers();
  void aVoteIsALineInTheChat();
  void oneAddressGetsSoManyConnectionsOnly();
  void aGameIsPlayedToItsEndAmongAllOfThem();
  void garbageFromAServerEndsTheClientInWords();
  void nobodyAtTheAddressIsSaidInWords();
  void aRefusalThatCameBeforeTheChannelIsTold();
  void whoLeavesWithWordsUnreadIsHeardToTheLast();
};

/// Some systems refuse a call while it is made.
void TestFaults::aRefusalThatCameBeforeTheChannelIsTold() {
  QTcpServer nobody;
  QVERIFY(nobody.listen(QHostAddress::LocalHost));
  const quint16 port = nobody.serverPort();
  nobody.close();
  auto socket = std::make_unique<QTcpSocket>();
  socket->connectToHost(QHostAddress(QHostAddress::LocalHost), port);
  QVERIFY(!socket->waitForConnected());
  const QString reason = socket->errorString();
  TcpChannel channel(std::move(socket), std::make_shared<SystemClock>(), frame_limit::kFromServer);
  const QSignalSpy closed(&channel, &Channel::closed);
  channel.send("is anybody there?");
  SOON_EQUAL(closed, (QList<QVariantList>{{reason}}));
  QVERIFY(!channel.isOpen());
}

/// A reset would take from the other end what it has not read yet, and on some systems the news of the end too.
void TestFaults::whoLeavesWithWordsUnreadIsHeardToTheLast() {
  BareEnd there;
  auto here = there.called();
  QVERIFY(here && there.descriptor >= 0);
  TcpChannel channel(std::move(here), std::make_shared<SystemClock>(), frame_limit::kFromServer);
  channel.send("goodbye");
  const QByteArray unread = framed("words that nobody reads");
  QCOMPARE(static_cast<qsizetype>(::send(static_cast<Descriptor>(there.descriptor), unread.constData(),
                                         static_cast<int>(unread.size()), 0)),
           unread.size());
  channel.close();
  SOON(channel.isFinished());
  QByteArray heard(100, '\0');
  const auto count = ::recv(static_cast<Descriptor>(there.descriptor), heard.data(), static_cast<int>(heard.size()), 0);
  QCOMPARE(heard.left(count), framed("goodbye"));
  QCOMPARE(::recv(static_cast<Descriptor>(there.descriptor), heard.data(), static_cast<int>(heard.size()), 0),
           0);  // an end; a reset would be a fault
}

void TestFaults::nonsenseIsHungUpOn_data() {
  QTest::addColumn<QByteArray>("bytes");
  std::mt19937 dice(1);
  QTest::newRow("a length of four gigabytes") << header(0xffffffff);
  QTest::newRow("a length of zero") << header(0);
  QTest::newRow("a greeting longer than 1 KiB") << header(1025);
  QTest::newRow("HTTP") << QByteArray("GET / HTTP/1.1\r\n\r\n");
  QTest::newRow("random bytes") << randomBytes(dice, 5000);
  QTest::newRow("a frame of random bytes") << framed(randomBytes(dice, 900));
  QTest::newRow("a frame of open CBOR arrays") << framed(QByteArray(900, '\x9f'));
  QTest::newRow("a CBOR array that claims a billion items") << framed(QByteArray("\x9a\x3b\x9a\xca\x00", 5));
  QTest::newRow("an action before the greeting") << framed(wire::encode(wire::FromClient(wire::Act{1, 0, roll()})));
  QTest::newRow("two greetings") << greeting() + greeting();
  QTest::newRow("a greeting, then a frame over 64 KiB") << greeting() + header(65537);
  QTest::newRow("a greeting, then random bytes") << greeting() + framed(randomBytes(dice, 500));
}
void TestFaults::nonsenseIsHungUpOn() {
  QFETCH(QByteArray, bytes);
  MemoryStore store;
  TestServer table(store, plan());
  table.server->open();
  RawPeer peer(table.port());
  QVERIFY(peer.connected);
  peer.write(bytes);
  QVERIFY(soon([&] { return peer.isHungUp(); }));
  Talker honest(table.tcp());
  honest.greet(u"Honest"_s);
  QVERIFY(soon([&] { return honest.last<wire::Welcome>() != nullptr; }));
}

void TestFaults::halfAFrameIsHungUpOnAfterFiveSeconds() {
  const auto clock = std::make_shared<SimClock>();
  MemoryStore store;
  TestServer table(store, plan(), clock);
  table.server->open();
  RawPeer peer(table.port());
  peer.write(greeting());
  QVERIFY(soon([&] { return table.server->connections().headcount().persons() == 1; }));
  peer.write(header(100) + QByteArray(20, 'x'));
  Bench::settle();
  clock->advance(4999);
  Bench::settle();
  QVERIFY(!peer.isHungUp());
  peer.write("x");  // one byte now and then buys no more time
  Bench::settle();
  clock->advance(1);
  QVERIFY(soon([&] { return peer.isHungUp(); }));
}

void TestFaults::aPeerThatNeverReadsIsHungUpOn() {
  MemoryStore store;
  Limits limits;
  limits.resyncsPerSecond = limits.actionsPerSecond = 0;
  TestServer table(store, plan(2, {QString(), u"random"_s}), std::make_shared<SystemClock>(), limits);
  table.server->open();
  RawPeer peer(table.port());
  peer.socket.setReadBufferSize(1);
  peer.write(greeting());
  QVERIFY(soon([&] { return table.server->connections().headcount().persons() == 1; }));
  peer.write(framed(wire::encode(wire::FromClient(requests::SetReady{Ready::Yes}))));
  QVERIFY(soon([&] { return table.server->game() != nullptr; }));
  // It asks for the position again and again and never reads an answer.
  const QByteArray question = framed(wire::encode(wire::FromClient(requests::Resync())));
  QVERIFY(soon([&] {
    if (peer.socket.bytesToWrite() == 0 && !peer.isHungUp()) peer.write(question.repeated(64));
    return table.server->connections().headcount().persons() == 0;
  }));
}

void TestFaults::tooManyStrangersMakeRoomForEachOther() {
  MemoryStore store;
  Limits limits;
  limits.unwelcomed = 20;
  TestServer table(store, plan(), std::make_shared<SystemClock>(), limits);
  table.server->open();
  std::vector<std::unique_ptr<RawPeer>> crowd;
  for (int i = 0; i < 60; ++i) crowd.push_back(std::make_unique<RawPeer>(table.port()));
  QVERIFY(soon([&] { return std::count_if(crowd.begin(), crowd.end(), [](auto& p) { return p->isHungUp(); }) >= 40; }));
  Talker honest(table.tcp());
  honest.greet(u"Honest"_s);
  QVERIFY(soon([&] { return honest.last<wire::Welcome>() != nullptr; }));
}

void TestFaults::callersWhoHungUpAreForgotten() {
  MemoryStore store;
  TestServer table(store, plan());
  table.server->open();
  {
    std::vector<std::unique_ptr<RawPeer>> crowd;
    for (int i = 0; i < 30; ++i) {
      crowd.push_back(std::make_unique<RawPeer>(table.port()));
      if (i % 3 == 0) crowd.back()->write(greeting().left(10));
      if (i % 3 == 1) crowd.back()->write(header(0));  // it is hung up on
    }
    Talker greeted(table.tcp());
    greeted.greet(u"Greeted"_s);
    QVERIFY(soon([&] { return greeted.last<wire::Welcome>() != nullptr; }));
    QVERIFY(soon([&] { return table.server->connections().count() == 21; }));  // twenty silent ones and the greeted one
  }
  QVERIFY(soon([&] { return table.server->connections().count() == 0; }));
}

void TestFaults::botsOfTheServerTakeNobodysPlace() {
  MemoryStore store;
  Limits limits;
  limits.possibleConnections = 1;
  TestServer table(store, plan(3, {QString(), u"random"_s, u"random"_s}), std::make_shared<SystemClock>(), limits);
  table.server->open();
  QVERIFY(soon([&] { return table.server->connections().count() == 2; }));
  Talker person(table.tcp());
  person.greet(u"Person"_s);
  QVERIFY(soon([&] { return person.last<wire::Welcome>() != nullptr; }));
  Talker second(table.tcp());
  second.greet(u"Second"_s);
  QVERIFY(soon([&] { return second.closed; }));
  QCOMPARE(second.refusal(), Refusal::ServerFull);
}

void TestFaults::everySeatOfALargeTableFindsRoom() {
  MemoryStore store;
  Limits limits;
  limits.connections = 2;  // as 4,096 are to 11,000 seats
  limits.eyes = limits.unwelcomed = 1;
  TestServer table(store, plan(4), std::make_shared<SystemClock>(), limits);
  table.server->open();
  std::vector<std::unique_ptr<Talker>> persons;
  for (int i = 0; i < 4; ++i) {
    Talker& person = *persons.emplace_back(std::make_unique<Talker>(table.tcp()));
    person.greet(u"Person %1"_s.arg(i));
    QVERIFY(soon([&] { return person.last<wire::Welcome>() != nullptr; }));
  }
}

void TestFaults::botsOfALargeTableMakeNoRoomForStrangers() {
  MemoryStore store;
  {
    TestServer table(store, plan(4, {u"greedy"_s, u"greedy"_s, u"greedy"_s, u"greedy"_s}));
    table.server->open();
    QVERIFY(soon([&] { return table.moves() > 20; }));
  }
  Limits limits;
  limits.unwelcomed = 1;
  TestServer table(store, plan(1), std::make_shared<SystemClock>(), limits);  // it does not know yet what is stored
  QCOMPARE(table.server->resume(), QString());
  QVERIFY(soon([&] { return table.isOver(); }));
}

void TestFaults::aVoteIsALineInTheChat() {
  Bench bench(plan(2));
  QVERIFY(bench.gather(2));
  for (int i = 0; i < 30; ++i) {
    bench.talkers[0]->say(requests::VoteToStop{i % 2 == 0 ? YesNo::Yes : YesNo::No});
  }
  SOON_EQUAL(bench.talkers[0]->count<wire::Refused>(), 24);
  QCOMPARE(bench.talkers[0]->refusal(), Refusal::NotNow);
  SOON_EQUAL(bench.talkers[1]->count<wire::Chat>(), 6);
}

void TestFaults::trafficLimitsCountForOtherComputersOnly_data() {
  QTest::addColumn<bool>("isNear");
  QTest::addColumn<int>("actions");
  QTest::addColumn<Refusal>("why");
  QTest::newRow("forty at once are let through") << false << 39 << Refusal::None;  // the greeting counts too
  QTest::newRow("a hundred at once are too many") << false << 100 << Refusal::Protocol;
  QTest::newRow("but not from this computer") << true << 100 << Refusal::None;
}
void TestFaults::trafficLimitsCountForOtherComputersOnly() {
  QFETCH(bool, isNear);
  QFETCH(int, actions);
  const auto clock = std::make_shared<SimClock>();
  MemoryStore store;
  TestServer table(store, plan(), clock);
  table.server->open();
  auto made = std::make_unique<FarChannel>(isNear);
  FarChannel& channel = *made;
  table.server->admit(std::move(made));
  channel.hear(hello(u"Far"_s));
  for (int i = 0; i < actions; ++i) channel.hear(wire::Act{static_cast<quint32>(i + 1), 0, roll()});
  QTEST(channel.why, "why");
  if (channel.why != Refusal::None) return;
  clock->advance(1000);  // a second later there is room for twenty more
  for (int i = 0; i < 20; ++i) channel.hear(wire::Act{static_cast<quint32>(1000 + i), 0, roll()});
  QCOMPARE(channel.why, Refusal::None);
}

void TestFaults::guestsOfThisComputerAreLimitedToo_data() {
  QTest::addColumn<wire::FromClient>("message");
  QTest::addColumn<int>("times");
  QTest::addColumn<Origin>("origin");
  QTest::addColumn<Refusal>("why");
  const auto wish = [](const wire::Request& request) { return wire::FromClient(request); };
  const wire::FromClient line = wire::Say{u"hello"_s, -1};
  QTest::newRow("six lines of chat at once are let through") << line << 6 << Origin::Stranger << Refusal::None;
  QTest::newRow("a seventh is refused, and all else goes on") << line << 7 << Origin::Stranger << Refusal::NotNow;
  QTest::newRow("fifty are a flood") << line << 50 << Origin::Stranger << Refusal::Protocol;
  QTest::newRow("thirty wishes at once are let through")
      << wish(requests::SetReady{}) << 30 << Origin::Stranger << Refusal::None;
  QTest::newRow("fifty are too many") << wish(requests::SetReady{}) << 50 << Origin::Stranger << Refusal::Protocol;
  QTest::newRow("fifty setups too") << wish(requests::ChangeSetup{}) << 50 << Origin::Stranger << Refusal::Protocol;
  QTest::newRow("and fifty pings") << wire::FromClient(wire::Ping{1, 1}) << 50 << Origin::Stranger << Refusal::Protocol;
  QTest::newRow("six whole positions are let through")
      << wish(requests::Resync{}) << 6 << Origin::Stranger << Refusal::None;
  QTest::newRow("seven are too many positions")
      << wish(requests::Resync{}) << 7 << Origin::Stranger << Refusal::Protocol;
  QTest::newRow("what is part of this program is not limited") << line << 100 << Origin::Guest << Refusal::None;
}
void TestFaults::guestsOfThisComputerAreLimitedToo() {
  QFETCH(wire::FromClient, message);
  QFETCH(int, times);
  QFETCH(Origin, origin);
  MemoryStore store;
  TestServer table(store, plan(), std::make_shared<SimClock>());
  table.server->open();
  auto made = std::make_unique<FarChannel>(true, origin);
  FarChannel& channel = *made;
  table.server->admit(std::move(made));
  channel.hear(hello(u"Near"_s));
  for (int i = 0; i < times; ++i) channel.hear(message);
  QTEST(channel.why == Refusal::HostOnly ? Refusal::None : channel.why, "why");
  QCOMPARE(channel.isOpen(), channel.why != Refusal::Protocol);
}

void TestFaults::whoseActsAreRefusedWithoutEndIsHungUpOn() {
  MemoryStore store;
  TestServer table(store, plan(2, {QString(), u"random"_s}), std::make_shared<SimClock>());
  table.server->open();
  auto made = std::make_unique<FarChannel>(true);
  FarChannel& channel = *made;
  table.server->admit(std::move(made));
  channel.hear(hello(u"Near"_s));
  channel.hear(requests::SetReady{Ready::Yes});
  QVERIFY(table.server->game());
  quint32 number = 0;
  const auto act = [&] { channel.hear(wire::Act{++number, 0, declareVictory()}); };
  for (int i = 0; i < 500; ++i) act();
  QVERIFY(channel.isOpen());
  act();
  QVERIFY(!channel.isOpen());
  QCOMPARE(channel.why, Refusal::Protocol);
}

namespace {
QStringList logged;
void keepLine(QtMsgType, const QMessageLogContext&, const QString& line) { logged << line; }

/// Catches all that is written to the log while it lives.
struct Log {
  Log() { logged.clear(); }
  ~Log() { qInstallMessageHandler(before); }
  QtMessageHandler before = qInstallMessageHandler(keepLine);
};
}  // namespace

void TestFaults::aThousandBadConnectionsAreALineASecondInTheLog() {
  const auto clock = std::make_shared<SimClock>();
  MemoryStore store;
  TestServer table(store, plan(), clock);
  table.server->open();
  const Log log;
  const auto come = [&](int count) {
    for (int i = 0; i < count; ++i) {
      auto made = std::make_unique<FarChannel>(true);
      FarChannel& channel = *made;
      table.server->admit(std::move(made));
      channel.hear(QByteArray("nonsense"));
      QCOMPARE(channel.why, Refusal::Protocol);
    }
  };
  come(1000);
  QCOMPARE(logged.size(), 1);
  clock->advance(1000);
  QCOMPARE(logged.size(), 2);
  QVERIFY2(logged.last().contains(u"999"_s), qPrintable(logged.last()));
  come(1);
  QCOMPARE(logged.size(), 2);
  clock->advance(1000);
  QCOMPARE(logged.size(), 3);
  clock->advance(5000);
  QCOMPARE(logged.size(), 3);
  come(1);
  QCOMPARE(logged.size(), 4);
}

void TestFaults::beforeTheGreetingOnlyTheFirstBytesAreRead() {
  MemoryStore store;
  TestServer table(store, plan(), std::make_shared<SimClock>());
  table.server->open();
  const QByteArray whole = wire::encode(wire::FromClient(requests::ChangeSetup()));
  // Whether the rest could be read makes no difference: the same words in the log.
  QStringList said;
  for (const QByteArray& frame : {whole, whole.left(2), whole.left(2) + QByteArray(1000, '\xff')}) {
    const Log log;
    TestServer fresh(store, plan(), std::make_shared<SimClock>());
    auto made = std::make_unique<FarChannel>(true);
    FarChannel& channel = *made;
    fresh.server->admit(std::move(made));
    channel.hear(frame);
    QCOMPARE(channel.why, Refusal::Protocol);
    said << logged;
  }
  QCOMPARE(said.size(), 3);
  QVERIFY2(said[0].contains(u"no greeting"_s), qPrintable(said[0]));
  QCOMPARE(said[1], said[0]);
  QCOMPARE(said[2], said[0]);
}

/// Else each guest could have the server judge boards all day: what is not the host's is refused unread.
void TestFaults::aSetupOfAGuestIsNotRead() {
  MemoryStore store;
  TestServer table(store, plan());
  table.server->open();
  Talker host(table.local(Origin::Owner));
  host.greet(u"Host"_s);
  QVERIFY(soon([&] { return host.last<wire::Welcome>() != nullptr; }));
  Talker guest(table.tcp());
  guest.greet(u"Guest"_s);
  QVERIFY(soon([&] { return guest.last<wire::Welcome>() != nullptr; }));
  const requests::ChangeSetup request{.setup = "no setup at all"};
  guest.say(request);
  QVERIFY(soon([&] { return guest.refusal() == Refusal::HostOnly; }));
  QVERIFY(!guest.closed);
  host.say(request);
  QVERIFY(soon([&] { return host.refusal() == Refusal::NotNow; }));
  QVERIFY2(!host.closed && table.server->lobby().setup == plan().setup, "and nothing has changed");
}

void TestFaults::oneAddressGetsSoManyConnectionsOnly() {
  const auto clock = std::make_shared<SimClock>();
  MemoryStore store;
  TestServer table(store, plan(), clock);
  table.server->open();
  std::vector<FarChannel*> channels;
  for (int i = 0; i < Limits{}.connectionsPerAddress + 1; ++i) {
    auto channel = std::make_unique<FarChannel>(false);
    channels.push_back(channel.get());
    table.server->admit(std::move(channel));
  }
  QCOMPARE(channels.back()->why, Refusal::ServerFull);
  QCOMPARE(channels[channels.size() - 2]->why, Refusal::None);
}

void TestFaults::aGameIsPlayedToItsEndAmongAllOfThem() {
  MemoryStore store;
  TestServer table(store, plan());
  table.server->open();
  std::mt19937 dice(2);
  std::vector<std::unique_ptr<RawPeer>> vandals;
  const auto vandalize = [&](int kind) {
    auto peer = std::make_unique<RawPeer>(table.port());
    if (kind == 0) peer->write(randomBytes(dice, 3000));
    if (kind == 1) peer->write(header(0xfffffff0));
    if (kind == 2) peer->write(greeting().left(10));
    if (kind == 3) peer->write(framed(randomBytes(dice, 200)));
    vandals.push_back(std::move(peer));  // kind 4: silence
  };
  std::vector<std::unique_ptr<BotPlayer>> players;
  for (int i = 0; i < 4; ++i) players.push_back(robot(table.tcp(), u"Player %1"_s.arg(i + 1), "greedy", {}, i));
  int next = 0;
  QVERIFY(soon([&] {
    if (table.moves() >= next && next < 300) {
      vandalize(next % 5);
      next += 3;
    }
    return std::all_of(players.begin(), players.end(),
                       [](auto& player) { return player->client().known().phase == Client::Phase::Over; });
  }));
  for (const auto& player : players) QCOMPARE(player->client().known().desyncs, 0);
}

void TestFaults::garbageFromAServerEndsTheClientInWords() {
  QTcpServer impostor;
  QVERIFY(impostor.listen(QHostAddress::LocalHost, 0));
  connect(&impostor, &QTcpServer::newConnection, this,
          [&] { impostor.nextPendingConnection()->write(framed(QByteArray("SSH-2.0-something"))); });
  Client client(std::make_unique<TcpDialer>(u"127.0.0.1"_s, impostor.serverPort(), std::make_shared<SystemClock>()),
                named(u"Asha"_s));
  Refusal why = Refusal::None;
  connect(&client, &Client::turnedAway, this, [&](Refusal refusal) { why = refusal; });
  client.start();
  QVERIFY(soon([&] { return why != Refusal::None; }));
  QCOMPARE(why, Refusal::NotTapu);
  QCOMPARE(client.known().phase, Client::Phase::Closed);
}

void TestFaults::nobodyAtTheAddressIsSaidInWords() {
  QTcpServer gone;
  QVERIFY(gone.listen(QHostAddress::LocalHost, 0));
  const quint16 port = gone.serverPort();
  gone.close();
  Client client(std::make_unique<TcpDialer>(u"127.0.0.1"_s, port, std::make_shared<SystemClock>()), named(u"Asha"_s));
  Refusal why = Refusal::None;
  connect(&client, &Client::turnedAway, this, [&](Refusal refusal) { why = refusal; });
  client.start();
  QVERIFY(soon([&] { return why != Refusal::None; }));
  QCOMPARE(why, Refusal::Unreachable);
}

TAPU_TEST_WITH_LOOP(TestFaults)
#include "test_faults.moc"
