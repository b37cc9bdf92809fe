// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of a table that answer without a server around them.
#include <QTest>

#include "app/host/game/act_progress.h"
#include "app/host/news/watch_rights.h"
#include "app/host/seats/headcount.h"
#include "app/host/seats/seat_keys.h"
#include "tests/net/big_bench.h"
#include "tests/net/far_channel.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

class TestTableParts : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void whoMayWatch_data();
  void whoMayWatch();
  void whoSeesTheGameLate_data();
  void whoSeesTheGameLate();
  void aKeyIsSetAsideWhileANewcomerSitsDown();
  void aStandInHasNumbersOfItsOwn();
  void whatTheStoreLostIsRefused();
  void botsTakeNoRoomFromGuests();
  void anAddressHasSoManyConnections();
  void whoHasASeatLeavesTheAddressToOthers();
  void aHallBehindOneRouterMayCallAtOnce();
  void soManyMayWaitForAWelcome();
  void personsAndEyesCountFromTheirWelcome();
};

namespace {

/// A table with what it takes to say who may watch.
struct Watched {
  explicit Watched(const ServerPlan& plan, WatchRule rule, const QByteArray& organizerKey = {})
      : roster(u"Evening"_s, plan.setup), door({.watching = rule, .delayMinutes = 3}) {
    secrets.setOrganizerKey(organizerKey);
  }
  Roster roster;
  TableDoor door;
  TableSecrets secrets{[] { return QByteArray(32, 'x'); }};
  WatchRights rights{roster, door, secrets};
};

/// Somebody without a seat.
struct Eye {
  Eye(Connection::Kind kind, bool isNear, Origin origin = Origin::Stranger)
      : connection(std::make_unique<FarChannel>(isNear, origin), Limits(), 0, [](const QString&) { return false; }) {
    connection.kind = kind;
  }
  Connection connection;
};

const QByteArray kKey(wire::kKeyBytes, 'k');

}  // namespace

void TestTableParts::whoMayWatch_data() {
  QTest::addColumn<bool>("isChain");
  QTest::addColumn<WatchRule>("wished");
  QTest::addColumn<QByteArray>("key");
  QTest::addColumn<WatchRule>("rule");
  QTest::addColumn<bool>("showsToStrangers");
  QTest::addRow("one board: watchers, no screens of strangers")
      << false << WatchRule::Live << QByteArray() << WatchRule::Live << false;
  QTest::addRow("one board with an organizer: screens of strangers too")
      << false << WatchRule::Live << kKey << WatchRule::Live << true;
  QTest::addRow("one board, delayed") << false << WatchRule::Delayed << QByteArray() << WatchRule::Delayed << false;
  QTest::addRow("a chain: a screen may hang far from the host")
      << true << WatchRule::Live << QByteArray() << WatchRule::Live << true;
  QTest::addRow("a chain, on which nothing can be delayed: nobody")
      << true << WatchRule::Delayed << kKey << WatchRule::Nobody << false;
  QTest::addRow("nobody, with an organizer or without")
      << false << WatchRule::Nobody << kKey << WatchRule::Nobody << false;
}
void TestTableParts::whoMayWatch() {
  QFETCH(bool, isChain);
  QFETCH(WatchRule, wished);
  QFETCH(QByteArray, key);
  QFETCH(WatchRule, rule);
  QFETCH(bool, showsToStrangers);
  const Watched table(isChain ? big(2) : plan(), wished, key);
  QCOMPARE(table.rights.rule(), rule);
  QCOMPARE(table.rights.mayShowToStrangers(), showsToStrangers);
  QCOMPARE(table.rights.delayMs(), rule == WatchRule::Delayed ? 180'000 : 0);
}

void TestTableParts::whoSeesTheGameLate_data() {
  using Kind = Connection::Kind;
  QTest::addColumn<Kind>("kind");
  QTest::addColumn<bool>("isNear");
  QTest::addColumn<bool>("isLate");
  QTest::addRow("a watcher") << Kind::Watcher << false << true;
  QTest::addRow("a watcher at this computer") << Kind::Watcher << true << true;
  QTest::addRow("a screen elsewhere") << Kind::Screen << false << true;
  QTest::addRow("a screen at this computer sees all at once") << Kind::Screen << true << false;
  QTest::addRow("so does an organizer") << Kind::Organizer << false << false;
  QTest::addRow("and a player") << Kind::Person << false << false;
}
void TestTableParts::whoSeesTheGameLate() {
  QFETCH(Connection::Kind, kind);
  QFETCH(bool, isNear);
  QFETCH(bool, isLate);
  const Watched table(plan(), WatchRule::Delayed);
  const Eye eye(kind, isNear);
  QCOMPARE(table.rights.sightOf(eye.connection), isLate ? Connection::Sight::Late : Connection::Sight::Live);
}

/// Who was lost gets the seat again if the newcomer goes before they sat down, and not once they have.
void TestTableParts::aKeyIsSetAsideWhileANewcomerSitsDown() {
  int drawn = 0;
  SeatKeys keys([&] { return QByteArray(wire::kTokenBytes, static_cast<char>('a' + drawn++)); });
  const SeatId seat(1);
  const QByteArray lost = keys.issue(seat, Near::No);
  keys.setAside(seat);
  QVERIFY(!keys.seatOf(lost));
  QVERIFY(keys.aside(seat));
  const QByteArray late = keys.issue(seat, Near::No);
  keys.drop(seat);  // the newcomer has gone
  QVERIFY(keys.putBack(seat));
  QCOMPARE(keys.seatOf(lost), seat);
  QVERIFY(!keys.seatOf(late));
  QVERIFY(!keys.putBack(seat));

  keys.setAside(seat);
  const QByteArray next = keys.issue(seat, Near::No);
  keys.dropAside(seat);  // the newcomer has sat down
  QVERIFY(!keys.putBack(seat));
  QCOMPARE(keys.seatOf(next), seat);
}

void TestTableParts::aStandInHasNumbersOfItsOwn() {
  ActProgress acts(2);
  Eye person(Connection::Kind::Person, false), standIn(Connection::Kind::StandIn, false);
  person.connection.seat = standIn.connection.seat = SeatId(1);
  acts.of(person.connection).last = 7;
  acts.of(standIn.connection).last = 2;
  QCOMPARE(acts.person(SeatId(1)).last, 7U);
  acts.forgetStandIn(SeatId(1));
  QCOMPARE(acts.of(standIn.connection).last, 0U);
  QCOMPARE(acts.of(person.connection).last, 7U);
}

void TestTableParts::whatTheStoreLostIsRefused() {
  ActProgress acts(2);
  acts.person(SeatId(0)) = {3, std::nullopt, true};
  acts.person(SeatId(1)) = {5, std::nullopt, false};
  acts.refuseUnderWay(Reject::Paused);
  QVERIFY(!acts.person(SeatId(0)).underWay);
  QCOMPARE(acts.person(SeatId(0)).refused, Reject::Paused);
  QVERIFY(!acts.person(SeatId(1)).refused);  // it was answered
}

void TestTableParts::botsTakeNoRoomFromGuests() {
  Limits limits;
  limits.possibleConnections = 1;
  Headcount headcount(limits, 2);
  const Eye bot(Connection::Kind::Bot, true, Origin::Bot), guest(Connection::Kind::Person, true);
  headcount.come(bot.connection);
  QCOMPARE(headcount.room(), 1);
  QVERIFY(headcount.hasRoomFor(guest.connection));
  headcount.come(guest.connection);
  QVERIFY(!headcount.hasRoomFor(guest.connection));
  QVERIFY(headcount.hasRoomFor(bot.connection));
  headcount.leave(guest.connection);
  QCOMPARE(headcount.room(), 1);
}

void TestTableParts::anAddressHasSoManyConnections() {
  Limits limits;
  limits.connectionsPerAddress = 1;
  Headcount headcount(limits, 1);
  const Eye far(Connection::Kind::Person, false), near(Connection::Kind::Person, true);
  headcount.come(near.connection);
  QVERIFY2(headcount.hasRoomFor(far.connection), "those of this computer do not count");
  headcount.come(far.connection);
  QVERIFY(!headcount.hasRoomFor(far.connection));
  headcount.leave(far.connection);
  QVERIFY(headcount.hasRoomFor(far.connection));
}

void TestTableParts::whoHasASeatLeavesTheAddressToOthers() {
  Limits limits;
  limits.connectionsPerAddress = 1;
  Headcount headcount(limits, 1);
  Eye first(Connection::Kind::Person, false), second(Connection::Kind::Person, false),
      screen(Connection::Kind::Screen, false);
  headcount.come(first.connection);
  first.connection.admission = Connection::Admission::In;
  headcount.welcome(first.connection);
  QVERIFY2(headcount.hasRoomFor(second.connection), "a hall behind one router");
  headcount.come(second.connection);
  QVERIFY(!headcount.hasRoomFor(screen.connection));
  headcount.leave(first.connection);
  QVERIFY2(!headcount.hasRoomFor(screen.connection), "the other still waits for a welcome");
  headcount.leave(second.connection);
  headcount.come(screen.connection);
  screen.connection.admission = Connection::Admission::In;
  headcount.welcome(screen.connection);
  QVERIFY2(!headcount.hasRoomFor(second.connection), "screens have no seat and count");
}

void TestTableParts::aHallBehindOneRouterMayCallAtOnce() {
  Limits limits;
  limits.connectionsPerAddress = 1;
  Headcount headcount(limits, 2);
  Eye first(Connection::Kind::Person, false), second(Connection::Kind::Person, false),
      third(Connection::Kind::Person, false);
  headcount.come(first.connection);
  QVERIFY2(headcount.hasRoomFor(second.connection), "as many as the table has seats");
  headcount.come(second.connection);
  QVERIFY(!headcount.hasRoomFor(third.connection));
  headcount.makeRoomFor(3);
  QVERIFY(headcount.hasRoomFor(third.connection));
}

void TestTableParts::soManyMayWaitForAWelcome() {
  Limits limits;
  limits.unwelcomed = 1;
  Headcount headcount(limits, 1);
  Eye first(Connection::Kind::Person, true), second(Connection::Kind::Person, true);
  headcount.come(first.connection);
  headcount.come(second.connection);
  QVERIFY(headcount.isCrowded());
  headcount.makeRoomFor(2);
  QVERIFY2(!headcount.isCrowded(), "as many as the table has seats");
  headcount.makeRoomFor(1);
  first.connection.admission = Connection::Admission::In;
  headcount.welcome(first.connection);
  QVERIFY(!headcount.isCrowded());
  headcount.leave(first.connection);
  headcount.come(first.connection);
  QVERIFY(headcount.isCrowded());
  headcount.leave(second.connection);  // not welcomed
  QVERIFY(!headcount.isCrowded());
}

void TestTableParts::personsAndEyesCountFromTheirWelcome() {
  Limits limits;
  limits.eyesPerAddress = 1;
  Headcount headcount(limits, 2);
  Eye person(Connection::Kind::Person, true), screen(Connection::Kind::Screen, false),
      own(Connection::Kind::Screen, false);
  own.connection.looksFor = SeatId(0);
  for (Eye* each : {&person, &screen, &own}) headcount.come(each->connection);
  QCOMPARE(headcount.persons() + headcount.eyes(), 0);
  for (Eye* each : {&person, &own, &screen}) {
    QVERIFY2(headcount.hasRoomForScreen(screen.connection), "the eye of a player takes no place");
    each->connection.admission = Connection::Admission::In;
    headcount.welcome(each->connection);
  }
  QCOMPARE(headcount.persons(), 1);
  QCOMPARE(headcount.eyes(), 2);
  QVERIFY(!headcount.hasRoomForScreen(screen.connection));
  for (Eye* each : {&person, &screen, &own}) headcount.leave(each->connection);
  QCOMPARE(headcount.persons() + headcount.eyes(), 0);
  QVERIFY(headcount.hasRoomForScreen(screen.connection));
}

TAPU_TEST_WITH_LOOP(TestTableParts)
#include "test_table_parts.moc"
