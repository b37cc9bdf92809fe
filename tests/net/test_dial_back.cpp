// SPDX-License-Identifier: GPL-3.0-or-later
#include <QNetworkInterface>
#include <QTcpServer>
#include <QTest>

#include "app/net/dial_back.h"
#include "app/net/reachability.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;

namespace {

/// Loopback has no multicast; its broadcast address reaches every socket that shares the port.
DiscoveryNetwork loopback(quint16 port) {
  return {.port = port, .group = QHostAddress(), .broadcasts = {QHostAddress(u"127.255.255.255"_s)}};
}

bool everybody(const QHostAddress&) { return true; }

/// A game that listens.
struct Host {
  Host() { listens = server.listen(QHostAddress::LocalHost, 0); }
  Endpoint place() const { return {u"127.0.0.1"_s, server.serverPort()}; }
  QTcpServer server;
  bool listens;
};

/// Hears questions, and says nothing or what a test wants.
struct Neighbor {
  Neighbor() { hears = socket.bindShared(loopback(0)); }
  std::optional<DialBackQuestion> question() {
    QByteArray bytes(kMostDatagram, Qt::Uninitialized);
    if (!socket.hasPendingDatagrams()) return std::nullopt;
    bytes.truncate(socket.readDatagram(bytes.data(), bytes.size(), &from, &port));
    return DialBackQuestion::from(bytes);
  }
  void say(const DialBackAnswer& answer) { socket.writeDatagram(answer.bytes(), from, port); }
  UdpNeighborSocket socket;
  bool hears;
  QHostAddress from;
  quint16 port = 0;
};

}  // namespace

/// Whether others can reach a game: who says so, and that nobody can use it against others.
class TestDialBack : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aNeighborThatDialsBackShowsThatTheGameIsReached() {
    const auto clock = std::make_shared<SimClock>();
    Host host;
    QVERIFY(host.listens);
    DialBack neighbor(clock, loopback(0), everybody);
    QVERIFY(neighbor.start());
    Reachability reach(clock, loopback(neighbor.port()));
    reach.test({host.place()});
    SOON_EQUAL(reach.answer(0), Reachability::Answer::Reached);
    QVERIFY(reach.isDone());
    QCOMPARE(neighbor.dialed(), 1);
  }

  void aGameThatOnlyThisComputerReachesIsBlocked() {
    const auto clock = std::make_shared<SimClock>();
    Host host;
    Neighbor neighbor;
    QVERIFY(host.listens && neighbor.hears);
    Reachability reach(clock, loopback(neighbor.socket.localPort()));
    reach.test({host.place()});
    std::optional<DialBackQuestion> asked;
    SOON((asked = neighbor.question()));
    QCOMPARE(asked->port, host.server.serverPort());
    neighbor.say({asked->nonce, QHostAddress(u"127.0.0.1"_s), DialBackAnswer::Result::Silent});
    SOON(host.server.hasPendingConnections());
    test::settle();
    QCOMPARE(reach.answer(0), Reachability::Answer::Waiting);  // another one may reach it yet
    clock->advance(Reachability::kPatienceMs);
    QCOMPARE(reach.answer(0), Reachability::Answer::Blocked);
  }

  void whatNobodyElseTriedIsKnownFromHereAlone() {
    const auto clock = std::make_shared<SimClock>();
    Host host;
    Neighbor neighbor;  // hears, and says what is of another question
    QVERIFY(host.listens && neighbor.hears);
    Reachability reach(clock, loopback(neighbor.socket.localPort()));
    reach.test({host.place()});
    SOON(neighbor.question());
    neighbor.say({"another", QHostAddress(u"127.0.0.1"_s), DialBackAnswer::Result::Reached});
    SOON(host.server.hasPendingConnections());
    test::settle();
    clock->advance(Reachability::kPatienceMs);
    QVERIFY(reach.isDone());
    QCOMPARE(reach.answer(0), Reachability::Answer::Answers);
  }

  void withoutNeighborsTheTestEndsAsSoonAsTheGameAnswers() {
    Host host;
    QVERIFY(host.listens);
    Reachability reach(std::make_shared<SimClock>());
    reach.test({host.place()});
    SOON(reach.isDone());
    QCOMPARE(reach.answer(0), Reachability::Answer::Answers);
  }

  void oneAddressIsDialedOnceASecond() {
    const auto clock = std::make_shared<SimClock>();
    clock->advance(60'000);
    Host host;
    QVERIFY(host.listens);
    DialBack neighbor(clock, loopback(0), everybody);
    QVERIFY(neighbor.start());
    UdpNeighborSocket asker;
    QVERIFY(asker.bindOwn(loopback(neighbor.port())));
    const auto ask = [&](quint16 port) { asker.sendToAll(DialBackQuestion{"nonce", port}.bytes()); };
    const auto answered = [&] {
      QByteArray bytes(kMostDatagram, Qt::Uninitialized);
      QHostAddress from;
      return asker.hasPendingDatagrams() && asker.readDatagram(bytes.data(), bytes.size(), &from, nullptr) > 0;
    };
    for (int i = 0; i < 20; ++i) ask(host.server.serverPort());
    SOON(answered());
    QCOMPARE(neighbor.dialed(), 1);
    clock->advance(DialBack::kRestMs);
    ask(host.server.serverPort());
    SOON(answered());
    QCOMPARE(neighbor.dialed(), 2);
  }

  void whatIsNoneOfItsBusinessIsNotDialed_data() {
    QTest::addColumn<QByteArray>("question");
    QTest::addColumn<bool>("mayAsk");
    QTest::newRow("somebody who may not ask") << DialBackQuestion{"nonce", 4710}.bytes() << false;
    QTest::newRow("a port of the system") << DialBackQuestion{"nonce", 22}.bytes() << true;
    QTest::newRow("a question about games") << QByteArray::fromHex("826574617075 3f 41 61") << true;
    QTest::newRow("no question at all") << QByteArray("tapu<") << true;
  }
  void whatIsNoneOfItsBusinessIsNotDialed() {
    QFETCH(QByteArray, question);
    QFETCH(bool, mayAsk);
    const auto clock = std::make_shared<SimClock>();
    Neighbor beside;  // hears the same: when it has heard, the other has
    QVERIFY(beside.hears);
    const quint16 port = beside.socket.localPort();
    DialBack neighbor(clock, loopback(port), [mayAsk](const QHostAddress&) { return mayAsk; });
    QVERIFY(neighbor.start());
    UdpNeighborSocket asker;
    QVERIFY(asker.bindOwn(loopback(port)));
    asker.sendToAll(question);
    SOON(beside.socket.hasPendingDatagrams());
    test::settle();
    QCOMPARE(neighbor.dialed(), 0);
  }

  // Whoever asks from this computer learns nothing about others, and nobody has this one dial far away.
  void onlyOtherComputersOfAnOwnNetworkAreNeighbors() {
    for (const QHostAddress& own : QNetworkInterface::allAddresses()) {
      QVERIFY(!isNeighbor(own));
      QVERIFY(isNeighborOrHere(own.toString()));
    }
    for (const auto& other : {u"203.0.113.7"_s, u"2001:db8::1"_s, u"nobody"_s, QString()})
      QVERIFY(!isNeighborOrHere(other));
    QVERIFY(!isNeighbor(QHostAddress(u"127.0.0.2"_s)));
    QVERIFY(!isNeighbor(QHostAddress(u"203.0.113.7"_s)));  // a network that nobody has
    QVERIFY(!isNeighbor(QHostAddress(u"2001:db8::1"_s)));
  }
};

TAPU_TEST_WITH_LOOP(TestDialBack)
#include "test_dial_back.moc"
