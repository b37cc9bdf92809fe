// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCborArray>
#include <QCborValue>
#include <QCryptographicHash>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <array>

#include "app/net/discovery.h"
#include "app/wire/board_sketch.h"
#include "engine/state/setup.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;

namespace {

/// Loopback has no multicast; its broadcast address reaches every socket that shares the port.
DiscoveryNetwork loopback(quint16 port) {
  DiscoveryNetwork place;
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
  found.hasBegun = true;
  return found;
}

/// A UDP port that nobody has.
quint16 freePort() {
  QUdpSocket socket;
  socket.bind(QHostAddress::LocalHost, 0);
  return socket.localPort();
}

/// A host at this address of the loopback, which says of a game what a test wants.
class Beacons {
 public:
  Beacons(const QString& address, const DiscoveryBrowser& to) : to_(to.port()) {
    socket_.bind(QHostAddress(address), 0);
  }
  void say(const QByteArray& id, quint16 port) {
    const QCborArray parts{u"tapu!"_s,   1,          id,    u"Evening"_s, u"attic"_s,  port, 1, 4,
                           u"classic"_s, u"0.1.0"_s, false, QByteArray(), QByteArray()};
    socket_.writeDatagram(QCborValue(parts).toCbor(), QHostAddress(u"127.255.255.255"_s), to_);
  }
  /// Of a game the id is the hash of a secret.
  static QByteArray idOf(const QByteArray& secret) {
    return QCryptographicHash::hash(secret, QCryptographicHash::Sha256).first(8);
  }
  void sayClosed(const QByteArray& secret) {
    socket_.writeDatagram(QCborValue(QCborArray{u"tapu."_s, secret}).toCbor(), QHostAddress(u"127.255.255.255"_s), to_);
  }

 private:
  QUdpSocket socket_;
  quint16 to_;
};

}  // namespace

/// Finding games on the local network.
class TestDiscovery : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aGameIsFoundWithinTwoSeconds();
  void severalGamesOnOneMachineAreAllFound();
  void aGameThatFallsSilentIsForgotten();
  void aGameThatItsHostClosesIsForgottenAtOnce();
  void onlyWhoKnowsTheSecretOfAGameClosesIt();
  void whoIsAwayIsToldWithTheGame();
  void aNameFromTheNetworkIsOneLineThatNothingTurnsRound();
  void theBoardIsInTheAnswer();
  void aBoardTooLargeForADatagramIsLeftOut();
  void aBrokenSketchGivesNoBoard();
  void garbageIsIgnored();
  void aTableWithMorePeopleThanSeatsIsNotListed();
  void oneComputerCannotFillTheList();
  void whoAnswersComesIntoAFullList();
  void aHostThatMovesIsCalledWhereItAnswers();
  void aHostOnTwoNetworksStaysWhereItWasFound();
  void nobodyTakesOverTheLineOfAnotherGame();
  void theAnswerSaysWhichTableAndWhoSitsThere();
  void whoListensHearsWhateverIsStopped();
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
  QVERIFY(found.hasBegun);
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
  test::settle();
  clock->advance(10000);
  QCOMPARE(browser.games().size(), 0);
}

// No time passes: the host has said goodbye. Another game at the same computer stays.
void TestDiscovery::aGameThatItsHostClosesIsForgottenAtOnce() {
  const auto clock = std::make_shared<SimClock>();
  DiscoveryResponder responder(clock, loopback(0), [] { return game(); });
  QVERIFY(responder.start());
  DiscoveryResponder other(clock, loopback(responder.port()), [] { return game(u"Another"_s); });
  QVERIFY(other.start());
  DiscoveryBrowser browser(clock, loopback(responder.port()));
  QVERIFY(browser.start());
  SOON_EQUAL(browser.games().size(), 2);
  QSignalSpy changed(&browser, &DiscoveryBrowser::gamesChanged);
  responder.close();
  SOON_EQUAL(browser.games().size(), 1);
  QCOMPARE(browser.games().first().name, u"Another"_s);
  QCOMPARE(changed.size(), 1);
  clock->advance(DiscoveryResponder::kBeaconMs);  // whoever is there answers, and says that they are
  DiscoveryResponder late(clock, loopback(responder.port()), [] { return game(u"The third"_s); });
  QVERIFY(late.start());  // it is heard after them
  SOON_EQUAL(browser.games().size(), 2);
  QVERIFY(std::ranges::none_of(browser.games(), [](const FoundGame& each) { return each.name == u"Evening"_s; }));
}

void TestDiscovery::onlyWhoKnowsTheSecretOfAGameClosesIt() {
  const auto clock = std::make_shared<SimClock>();
  DiscoveryBrowser browser(clock, loopback(freePort()));
  QVERIFY(browser.start());
  Beacons host(u"127.0.0.2"_s, browser);
  const QByteArray secret(16, 's'), id = Beacons::idOf(secret);
  host.say(id, 4710);
  SOON_EQUAL(browser.games().size(), 1);
  for (const QByteArray& lie : {id, QByteArray(), QByteArray(16, 'x'), secret + 'x', secret.chopped(1)})
    host.sayClosed(lie);   // the address can be forged
  host.say("next", 4711);  // it is heard after the lies
  SOON_EQUAL(browser.games().size(), 2);
  QCOMPARE(browser.games().first().id, id);
  host.sayClosed(secret);
  SOON_EQUAL(browser.games().size(), 1);
  QCOMPARE(browser.games().first().id, QByteArray("next"));
}

void TestDiscovery::whoIsAwayIsToldWithTheGame() {
  FoundGame told = game();
  told.players = 3;
  told.away = 2;
  DiscoveryResponder responder(std::make_shared<SystemClock>(), loopback(0), [&] { return told; });
  QVERIFY(responder.start());
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback(responder.port()));
  QVERIFY(browser.start());
  SOON_EQUAL(browser.games().size(), 1);
  QCOMPARE(browser.games().first().players, 3);
  QCOMPARE(browser.games().first().away, 2);
  told.away = 9;  // nonsense: more than sit there
  SOON_EQUAL(browser.games().first().away, 3);
}

void TestDiscovery::aNameFromTheNetworkIsOneLineThatNothingTurnsRound() {
  DiscoveryResponder responder(std::make_shared<SystemClock>(), loopback(0),
                               [] { return game(u"Eve\u2028ning\u202e\u3164 game"_s); });
  QVERIFY(responder.start());
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback(responder.port()));
  QVERIFY(browser.start());
  SOON_EQUAL(browser.games().size(), 1);
  QCOMPARE(browser.games().first().name, u"Eve ning game"_s);
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

void TestDiscovery::aTableWithMorePeopleThanSeatsIsNotListed() {
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback(freePort()));
  QVERIFY(browser.start());
  QUdpSocket stranger;
  const auto say = [&](const QByteArray& id, int players, int seats) {
    const QCborArray parts{u"tapu!"_s,   1,          id,    u"Evening"_s, u"attic"_s,  4000, players, seats,
                           u"classic"_s, u"0.1.0"_s, false, QByteArray(), QByteArray()};
    stranger.writeDatagram(QCborValue(parts).toCbor(), QHostAddress(u"127.255.255.255"_s), browser.port());
  };
  say("manyhere", 255, 2);
  say("toolarge", 1, kMostSeats + 1);
  say("canbeso.", 2, 2);
  SOON_EQUAL(browser.games().size(), 1);
  QCOMPARE(browser.games().first().players, 2);
}

// One computer has so many lines of the list and no more, whatever it says.
void TestDiscovery::oneComputerCannotFillTheList() {
  const auto clock = std::make_shared<SimClock>();
  DiscoveryBrowser browser(clock, loopback(freePort()));
  QVERIFY(browser.start());
  Beacons flooder(u"127.0.0.7"_s, browser);
  for (int i = 0; i < 300; ++i) {
    flooder.say(QByteArray::number(100000 + i), 4000);
    if (i % 20 == 0) QCoreApplication::processEvents();
  }
  SOON_EQUAL(browser.games().size(), DiscoveryBrowser::kMostAtAddress);
  Beacons host(u"127.0.0.8"_s, browser);
  host.say("true", 4710);
  SOON_EQUAL(browser.games().size(), DiscoveryBrowser::kMostAtAddress + 1);
  QCOMPARE(browser.games().last().id, QByteArray("true"));
}

// From many addresses the list can be filled; a game that answers our own question still comes in.
void TestDiscovery::whoAnswersComesIntoAFullList() {
  const auto clock = std::make_shared<SimClock>();
  DiscoveryBrowser browser(clock, loopback(freePort()));
  QVERIFY(browser.start());
  for (int i = 0; i < DiscoveryBrowser::kMostGames + 40; ++i) {
    Beacons one(u"127.0.1.%1"_s.arg(i / DiscoveryBrowser::kMostAtAddress + 1), browser);
    one.say(QByteArray::number(100000 + i), 4000);
    if (i % 20 == 0) QCoreApplication::processEvents();
  }
  SOON_EQUAL(browser.games().size(), DiscoveryBrowser::kMostGames);
  DiscoveryResponder responder(clock, loopback(browser.port()), [] { return game(u"True"_s); });
  QVERIFY(responder.start());
  clock->advance(DiscoveryBrowser::kAskMs);
  SOON(std::ranges::any_of(browser.games(), [](const FoundGame& found) { return found.name == u"True"_s; }));
  QCOMPARE(browser.games().size(), DiscoveryBrowser::kMostGames);
}

// A host gets another address from its router: the line of its game is the same, and leads there.
void TestDiscovery::aHostThatMovesIsCalledWhereItAnswers() {
  const auto clock = std::make_shared<SimClock>();
  DiscoveryBrowser browser(clock, loopback(freePort()));
  QVERIFY(browser.start());
  Beacons before(u"127.0.0.2"_s, browser), after(u"127.0.0.3"_s, browser);
  before.say("same", 4710);
  SOON_EQUAL(browser.games().size(), 1);
  QCOMPARE(browser.games().first().address, u"127.0.0.2"_s);
  clock->advance(DiscoveryBrowser::kSilentMs + 1);
  after.say("same", 4710);
  SOON_EQUAL(browser.games().first().address, u"127.0.0.3"_s);
  QCOMPARE(browser.games().size(), 1);
  QCOMPARE(browser.games().first().others, QStringList{u"127.0.0.2"_s});
}

// A host on two networks: its address does not change with each of its beacons.
void TestDiscovery::aHostOnTwoNetworksStaysWhereItWasFound() {
  const auto clock = std::make_shared<SimClock>();
  DiscoveryBrowser browser(clock, loopback(freePort()));
  QVERIFY(browser.start());
  Beacons wire(u"127.0.0.2"_s, browser), air(u"127.0.0.3"_s, browser), neighbor(u"127.0.0.4"_s, browser);
  wire.say("same", 4710);
  SOON_EQUAL(browser.games().size(), 1);
  const QString first = browser.games().first().address;
  air.say("same", 4710);
  SOON_EQUAL(browser.games().first().others.size(), 1);
  for (int round = 0; round < 5; ++round) {
    clock->advance(DiscoveryResponder::kBeaconMs);
    wire.say("same", 4710);
    air.say("same", 4710);
    const QByteArray next = "next" + QByteArray::number(round);
    neighbor.say(next, 4710);  // it is heard after the two before it
    SOON_EQUAL(browser.games().last().id, next);
  }
  const FoundGame found = browser.games().first();
  QCOMPARE(found.id, QByteArray("same"));
  const auto known = browser.games().size();
  QCOMPARE((QStringList{found.address} + found.others).size(), 2);
  QSignalSpy changed(&browser, &DiscoveryBrowser::gamesChanged);
  for (Beacons* place : {&wire, &air, &wire, &air}) place->say("same", 4710);
  wire.say("last", 4711);
  SOON_EQUAL(browser.games().size(), known + 1);
  QCOMPARE(changed.size(), 1);  // for the other game alone
  QCOMPARE(browser.games().first().address, found.address);
}

// Who repeats the id of a game with a port of their own gets a line of their own.
void TestDiscovery::nobodyTakesOverTheLineOfAnotherGame() {
  const auto clock = std::make_shared<SimClock>();
  DiscoveryBrowser browser(clock, loopback(freePort()));
  QVERIFY(browser.start());
  Beacons host(u"127.0.0.2"_s, browser), thief(u"127.0.0.9"_s, browser);
  host.say("same", 4710);
  SOON_EQUAL(browser.games().size(), 1);
  clock->advance(DiscoveryBrowser::kSilentMs + 1);
  thief.say("same", 4444);
  SOON_EQUAL(browser.games().size(), 2);
  QCOMPARE(browser.games().first().address, u"127.0.0.2"_s);
  QCOMPARE(browser.games().first().port, quint16(4710));
}

void TestDiscovery::theAnswerSaysWhichTableAndWhoSitsThere() {
  const TableIdentity table = TableIdentity::fresh(QByteArray(16, 'a')).hostedAnew(QByteArray(16, 'b'));
  FoundGame told = game();
  told.table = table;
  for (int i = 0; i < 12; ++i) told.people << u"आशा %1"_s.arg(i);
  DiscoveryResponder responder(std::make_shared<SystemClock>(), loopback(0), [&] { return told; });
  QVERIFY(responder.start());
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback(responder.port()));
  QVERIFY(browser.start());
  SOON_EQUAL(browser.games().size(), 1);
  QVERIFY(browser.games().first().table == table);
  QCOMPARE(browser.games().first().people, told.people.first(8));
}

void TestDiscovery::whoListensHearsWhateverIsStopped() {
  DiscoveryResponder responder(std::make_shared<SystemClock>(), loopback(0), [] { return game(); });
  QVERIFY(responder.start());
  DiscoveryBrowser browser(std::make_shared<SystemClock>(), loopback(responder.port()));
  auto listening = browser.listen();
  SOON_EQUAL(browser.games().size(), 1);
  QVERIFY(browser.start());
  browser.stop();
  QVERIFY(browser.isAsking());
  listening.reset();
  QVERIFY(!browser.isAsking());
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
  constexpr int kSent = 100, kStrangers = 4;
  std::array<QUdpSocket, kStrangers> strangers;
  for (int i = 0; i < kStrangers; ++i)
    QVERIFY(strangers[static_cast<std::size_t>(i)].bind(QHostAddress(u"127.0.2.%1"_s.arg(i + 1)), 0));
  for (int i = 0; i < kSent; ++i) {
    QByteArray id(8, 'x');
    id[0] = static_cast<char>(i);
    QUdpSocket& stranger = strangers[static_cast<std::size_t>(i % kStrangers)];
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
    strangers.front().writeDatagram(QCborValue(QCborArray{u"tapu!"_s, 1, QByteArray(8, 'y'), u"One"_s, u"x"_s, 4000, 1,
                                                          4, u"classic"_s, u"1"_s, false, QByteArray(), sketch})
                                        .toCbor(),
                                    QHostAddress(u"127.255.255.255"_s), responder.port());
    SOON(boardOf() == boardFromSketch(sketch));
  }
}

TAPU_TEST_WITH_LOOP(TestDiscovery)
#include "test_discovery.moc"
