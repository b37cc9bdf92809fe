// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCborArray>
#include <QCborValue>
#include <QTest>

#include "app/net/discovery.h"
#include "app/wire/board_sketch.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;

namespace {

/// Loopback has no multicast; its broadcast address reaches every socket that shares the port.
DiscoveryPlace loopback(quint16 port) {
  DiscoveryPlace place;
  place.port = port;
  place.group = QHostAddress();
  place.broadcasts = {QHostAddress(u"127.255.255.255"_s)};
  return place;
}

FoundGame game(const QString& name = u"Evening game"_s) {
  FoundGame found;
  found.name = name;
  found.host = u"attic"_s;
  found.port = 4000;
  found.players = 2;
  found.seats = 4;
  found.rules = u"classic"_s;
  found.version = u"0.1.0"_s;
  found.protocol = 1;
  return found;
}

}  // namespace

/// Finding games on the local network.
class TestDiscovery : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aGameIsFoundWithinTwoSeconds();
  void severalGamesOnOneMachineAreAllFound();
  void aGameThatFallsSilentIsForgotten();
  void theBoardIsInTheAnswer();
  void aBoardTooLargeForADatagramIsLeftOut();
  void aBrokenSketchGivesNoBoard();
  void garbageIsIgnored();
  void theListIsCapped();
  void aFloodIsHeardBitByBit();
};

void TestDiscovery::aGameIsFoundWithinTwoSeconds() {
  DiscoveryResponder responder(std::make_shared<SystemClock>(), loopback(0), [] { return game(); });
  QVERIFY(responder.start());
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback(responder.port()));
  QVERIFY(browser.start());
  SOON_EQUAL(browser.games().size(), 1);
  const FoundGame found = browser.games().first();
  QCOMPARE(found.name, u"Evening game"_s);
  QCOMPARE(found.host, u"attic"_s);
  QCOMPARE(found.port, quint16(4000));
  QCOMPARE(found.players, 2);
  QCOMPARE(found.seats, 4);
  QCOMPARE(found.rules, u"classic"_s);
  QCOMPARE(found.version, u"0.1.0"_s);
  QCOMPARE(found.locked, Locked::No);
  QVERIFY(found.address.startsWith(u"127."_s));
  SOON(browser.games().first().pingMs >= 0);
}

void TestDiscovery::severalGamesOnOneMachineAreAllFound() {
  const auto clock = std::make_shared<SystemClock>();
  DiscoveryResponder first(clock, loopback(0), [] { return game(u"First"_s); });
  QVERIFY(first.start());
  DiscoveryResponder second(clock, loopback(first.port()), [] { return game(u"Second"_s); });
  QVERIFY(second.start());
  DiscoveryBrowser browser(clock, loopback(first.port()));
  QVERIFY(browser.start());
  SOON_EQUAL(browser.games().size(), 2);
}

void TestDiscovery::aGameThatFallsSilentIsForgotten() {
  const auto clock = std::make_shared<SimClock>();
  auto responder = std::make_unique<DiscoveryResponder>(clock, loopback(0), [] { return game(); });
  QVERIFY(responder->start());
  DiscoveryBrowser browser(clock, loopback(responder->port()));
  QVERIFY(browser.start());
  SOON_EQUAL(browser.games().size(), 1);
  responder.reset();
  QTest::qWait(0);
  clock->advance(10000);
  QCOMPARE(browser.games().size(), 0);
}

void TestDiscovery::theBoardIsInTheAnswer() {
  FoundGame told = game();
  told.board = beginnerBoard();
  told.board->starts.clear();  // not in the picture
  DiscoveryResponder responder(std::make_shared<SystemClock>(), loopback(0), [&] { return told; });
  QVERIFY(responder.start());
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback(responder.port()));
  QVERIFY(browser.start());
  SOON_EQUAL(browser.games().size(), 1);
  QVERIFY(browser.games().first().board == told.board);
}

void TestDiscovery::aBoardTooLargeForADatagramIsLeftOut() {
  Board board;
  for (int q = 0; q < 20; ++q)
    for (int r = 0; r < 10; ++r) board.cells.push_back({{q, r}, Terrain::Desert});
  QVERIFY(problems(board).empty());
  QVERIFY(sketchOf(board).isEmpty());
  board.cells.resize(100);
  QVERIFY(boardFromSketch(sketchOf(board)) == board);
}

void TestDiscovery::aBrokenSketchGivesNoBoard() {
  const QByteArray good = sketchOf(beginnerBoard());
  QVERIFY(!good.isEmpty() && good.size() <= kMostSketchBytes);
  for (qsizetype size = 0; size < 60; ++size) QVERIFY(!boardFromSketch(good.left(size)));  // 19 hexes need 3 + 57
  for (qsizetype at = 0; at < good.size(); ++at)
    for (int value = 0; value < 256; ++value) {
      QByteArray bad = good;
      bad[at] = static_cast<char>(value);
      if (const auto board = boardFromSketch(bad)) QVERIFY(problems(*board).empty());
    }
}

void TestDiscovery::garbageIsIgnored() {
  DiscoveryResponder responder(std::make_shared<SystemClock>(), loopback(0), [] { return game(); });
  QVERIFY(responder.start());
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback(responder.port()));
  QVERIFY(browser.start());
  QUdpSocket stranger;
  const QHostAddress everybody(u"127.255.255.255"_s);
  for (const QByteArray& bytes :
       {QByteArray("\xff\xff\xff\xff"), QByteArray(400, '\x81'), QByteArray("\x9f\x9f\x9f"),
        QCborValue(QCborArray{u"tapu!"_s, 1}).toCbor(),
        QCborValue(QCborArray{u"tapu!"_s, u"x"_s, 1, 2, 3, -4, 5, 6, 7, 8, 9, 10, 11}).toCbor()})
    stranger.writeDatagram(bytes, everybody, responder.port());
  SOON_EQUAL(browser.games().size(), 1);
  QCOMPARE(browser.games().first().name, u"Evening game"_s);
}

void TestDiscovery::theListIsCapped() {
  const auto clock = std::make_shared<SystemClock>();
  DiscoveryResponder responder(clock, loopback(0), [] { return game(); });
  QVERIFY(responder.start());
  DiscoveryBrowser browser(clock, loopback(responder.port()));
  QVERIFY(browser.start());
  SOON_EQUAL(browser.games().size(), 1);
  QUdpSocket flooder;
  for (int i = 0; i < 1000; ++i) {
    const QByteArray id = QByteArray::number(100000 + i);
    flooder.writeDatagram(QCborValue(QCborArray{u"tapu!"_s, 1, id, u"x"_s, u"y"_s, 1, 1, 4, u"classic"_s, u"1"_s, false,
                                                QByteArray(), QByteArray()})
                              .toCbor(),
                          QHostAddress(u"127.255.255.255"_s), responder.port());
    if (i % 50 == 0) QTest::qWait(0);
  }
  SOON_EQUAL(browser.games().size(), DiscoveryBrowser::kMostGames);
}

void TestDiscovery::aFloodIsHeardBitByBit() {
  const auto clock = std::make_shared<SimClock>();
  DiscoveryResponder responder(clock, loopback(0), [] { return game(); });
  QVERIFY(responder.start());
  DiscoveryBrowser browser(clock, loopback(responder.port()));
  QVERIFY(browser.start());
  SOON_EQUAL(browser.games().size(), 1);
  QList<qsizetype> heard;
  connect(&browser, &DiscoveryBrowser::gamesChanged, &browser, [&] { heard << browser.games().size(); });
  QUdpSocket stranger;
  constexpr int kSent = 100;
  for (int i = 0; i < kSent; ++i) {
    QByteArray id(8, 'x');
    id[0] = static_cast<char>(i);
    stranger.writeDatagram(QCborValue(QCborArray{u"tapu!"_s, 1, id, u"Flood"_s, u"x"_s, 4000, 1, 4, u"classic"_s,
                                                 u"1"_s, false, QByteArray(), sketchOf(beginnerBoard())})
                               .toCbor(),
                           QHostAddress(u"127.255.255.255"_s), responder.port());
  }
  SOON_EQUAL(browser.games().size(), 1 + kSent);
  qsizetype before = 1;
  for (const qsizetype now : heard) {
    QVERIFY(now - before <= DiscoveryBrowser::kDatagramsPerPass);
    before = now;
  }
  // The board comes from the bytes: other bytes, another board; none, no board.
  const auto boardOf = [&] {
    for (const FoundGame& found : browser.games())
      if (found.id == QByteArray(8, 'y')) return found.board;
    return std::optional<Board>();
  };
  Board desert;
  desert.cells = {{{0, 0}, Terrain::Desert}, {{1, 0}, Terrain::Desert}};
  for (const QByteArray& sketch : {sketchOf(beginnerBoard()), sketchOf(desert), QByteArray(), sketchOf(desert)}) {
    stranger.writeDatagram(QCborValue(QCborArray{u"tapu!"_s, 1, QByteArray(8, 'y'), u"One"_s, u"x"_s, 4000, 1, 4,
                                                 u"classic"_s, u"1"_s, false, QByteArray(), sketch})
                               .toCbor(),
                           QHostAddress(u"127.255.255.255"_s), responder.port());
    SOON(boardOf() == boardFromSketch(sketch));
  }
}

TAPU_TEST_WITH_LOOP(TestDiscovery)
#include "test_discovery.moc"
