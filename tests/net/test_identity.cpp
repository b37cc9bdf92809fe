// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include "app/client/headless_players.h"
#include "app/host/door/table_secrets.h"
#include "app/wire/requests.h"
#include "tests/net/begun_evening.h"
#include "tests/net/passing_channel.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

/// Keeps all that a client says, for who looks for a secret in it.
class OverheardChannel final : public PassingChannel {
 public:
  OverheardChannel(std::unique_ptr<Channel> inner, QByteArray& said) : PassingChannel(std::move(inner)), said_(said) {}
  void send(const QByteArray& frame) override {
    said_ += frame;
    PassingChannel::send(frame);
  }

 private:
  QByteArray& said_;
};

std::unique_ptr<Dialer> overheard(const TestServer& table, QByteArray& said) {
  return std::make_unique<PassingDialer>(table.tcp(), [&said](std::unique_ptr<Channel> channel) {
    return std::make_unique<OverheardChannel>(std::move(channel), said);
  });
}

/// The person about whom the host is asked; nothing: nobody.
std::optional<LateArrival> asked(const Talker& host) {
  const auto* news = host.last<wire::TableNews>();
  return news && !news->facts.late.isEmpty() ? std::optional(news->facts.late.first()) : std::nullopt;
}

}  // namespace

/// Which table it is, and to whom the key of a seat is shown.
class TestIdentity : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void aTableStaysTheSameOverRestarts();
  void twoTablesAreNotTheSame();
  void aTableFromACopyIsOfTheSameGame();
  void ofTwoCopiesOneIsWhereThePeopleMeet();
  void whatIsNotWholeIsNoTable_data();
  void whatIsNotWholeIsNoTable();
  void whoAsksIsToldWhichTableThisIs();
  void whoAsksAgainAndAgainIsHungUpOn();
  void aKeyIsShownToItsTable();
  void aKeyIsShownToNoOtherTable();
  void aKeyIsShownToNoOtherTableThatHasTookTheAddress();
  void whoIsLostIsToldThatAnotherTableAnswers();
  void theKeyIsChosenByTheTableThatAnswers();
  void whoMeansOneTableIsAtNoOther();
  void botsShowTheirKeysToTheirTableAlone();
  void aTableThatHasMovedIsCalledThere();
  void whoIsBackWithoutAKeyIsAskedAboutAtTheHost();
  void whoIsNotThePersonIsTurnedDown();
  void whoPlaysIsNotAskedAbout();
  void seatsThatCanBeHadAreFreeInTheList();
  void whoIsNotThereIsCountedInTheListAndNotNamed();
};

void TestIdentity::aTableStaysTheSameOverRestarts() {
  MemoryStore store;
  TableIdentity first;
  {
    TestServer table(store, plan());
    table.server->open();
    first = table.server->identity();
    QVERIFY(first.isKnown());
    QCOMPARE(first.root, first.id);
    QCOMPARE(first.generation, 0);
  }
  TestServer again(store, plan(), std::make_shared<SystemClock>(), {}, 2);
  QCOMPARE(again.server->resume(), QString());
  QVERIFY(again.server->identity() == first);
  QVERIFY(again.server->summary().table == first);
}

void TestIdentity::twoTablesAreNotTheSame() {
  MemoryStore one, other;
  TestServer first(one, plan()), second(other, plan(), std::make_shared<SystemClock>(), {}, 2);
  first.server->open();
  second.server->open();
  QVERIFY(first.server->identity().id != second.server->identity().id);
}

// A game that a guest goes on with is a table of its own, whose keys are others; but everybody knows the game again.
void TestIdentity::aTableFromACopyIsOfTheSameGame() {
  const TableIdentity first = TableIdentity::fresh(QByteArray(16, 'a'));
  const TableIdentity second = first.hostedAnew(QByteArray(16, 'b')), third = second.hostedAnew(QByteArray(16, 'c'));
  QVERIFY(second.id != first.id);
  QVERIFY(first.goesOnAt(second) && first.goesOnAt(third) && second.goesOnAt(third));
  QVERIFY(!third.goesOnAt(second) && !second.goesOnAt(first) && !first.goesOnAt(first));
  QVERIFY(!first.goesOnAt(TableIdentity::fresh(QByteArray(16, 'd'))));
  QVERIFY(!TableIdentity().goesOnAt(TableIdentity()));
  TableSecrets kept([] { return QByteArray(32, 'x'); }), read([] { return QByteArray(32, 'y'); });
  kept.setIdentity(third);
  read.restore(kept.kept());
  QVERIFY(read.identity() == third);
}

// Each computer must come to the same answer without asking the others: else two hosts would change places, or neither
// would be asked.
void TestIdentity::ofTwoCopiesOneIsWhereThePeopleMeet() {
  const TableIdentity first = TableIdentity::fresh(QByteArray(16, 'm'));
  const TableIdentity small = first.hostedAnew(QByteArray(16, 'a')), large = first.hostedAnew(QByteArray(16, '\xff'));
  QVERIFY(large.goesOnAt(small) && !small.goesOnAt(large));
  QVERIFY2(!large.isEarlierThan(small) && !small.isEarlierThan(large), "neither was made from the other");
  QVERIFY(large.goesOnAt(small.hostedAnew(QByteArray(16, 'z'))));
  QVERIFY(small.goesOnAt(large.hostedAnew(QByteArray(16, 'z'))));
  const TableIdentity stranger = TableIdentity::fresh(QByteArray(16, 's')).hostedAnew(QByteArray(16, 'b'));
  QVERIFY(!large.goesOnAt(stranger) && !stranger.goesOnAt(large));
  QVERIFY2(small.isLeftFor(large) && large.isLeftFor(small), "whoever sits at one of them has left the other");
  QVERIFY(first.isLeftFor(small) && !small.isLeftFor(first) && !small.isLeftFor(small));
}

// An identity comes from files, beacons and links, which can be damaged: half of one would be taken for another table.
void TestIdentity::whatIsNotWholeIsNoTable_data() {
  QTest::addColumn<int>("idBytes");
  QTest::addColumn<int>("rootBytes");
  QTest::addColumn<qint64>("generation");
  QTest::addColumn<bool>("isTable");
  QTest::newRow("a whole one") << 16 << 16 << qint64(1) << true;
  QTest::newRow("of the last generation that can be told") << 16 << 16 << qint64(0xffff) << true;
  QTest::newRow("of a game that began at two tables") << 16 << 16 << qint64(0) << false;
  QTest::newRow("without an id") << 0 << 16 << qint64(0) << false;
  QTest::newRow("with a short id") << 15 << 16 << qint64(0) << false;
  QTest::newRow("with a long id") << 17 << 16 << qint64(0) << false;
  QTest::newRow("without a root") << 16 << 0 << qint64(0) << false;
  QTest::newRow("with a long root") << 16 << 17 << qint64(0) << false;
  QTest::newRow("of a generation before the first") << 16 << 16 << qint64(-1) << false;
  QTest::newRow("of a generation that nobody can tell") << 16 << 16 << qint64(0x10000) << false;
  QTest::newRow("of a generation that is none in 32 bits") << 16 << 16 << (qint64(1) << 32) << false;
}

void TestIdentity::whatIsNotWholeIsNoTable() {
  QFETCH(int, idBytes);
  QFETCH(int, rootBytes);
  QFETCH(qint64, generation);
  QFETCH(bool, isTable);
  const TableIdentity read = TableIdentity::from(QByteArray(idBytes, 'i'), QByteArray(rootBytes, 'r'), generation);
  QCOMPARE(read.isKnown(), isTable);
  QCOMPARE(read.generation, isTable ? generation : 0);
  QCOMPARE(read.root, isTable ? QByteArray(16, 'r') : QByteArray());
  const QByteArray root(16, 'r');
  QVERIFY2(!TableIdentity::from(root, root, 1).isKnown(), "a copy that is the table where the game began");
  QVERIFY(TableIdentity::from(root, root, 0).isKnown());
}

void TestIdentity::whoAsksIsToldWhichTableThisIs() {
  Bench bench(plan());
  Talker talker(bench.table.tcp());
  talker.say(whichTable());
  SOON(talker.last<wire::Introduction>());
  QVERIFY(talker.last<wire::Introduction>()->table == bench.table.server->identity());
  QVERIFY2(!talker.last<wire::Welcome>(), "the greeting that counts comes after it");
  talker.greet(u"Asha"_s);
  SOON(talker.last<wire::Welcome>());
  QVERIFY(talker.last<wire::Welcome>()->table == bench.table.server->identity());
}

// Once to learn which table it is, and once more for its proof.
void TestIdentity::whoAsksAgainAndAgainIsHungUpOn() {
  Bench bench(plan());
  Talker talker(bench.table.tcp());
  for (int asked = 1; asked <= 2; ++asked) {
    talker.say(whichTable());
    SOON_EQUAL(talker.count<wire::Introduction>(), asked);
  }
  talker.say(whichTable());
  SOON(talker.closed);
  QCOMPARE(talker.refusal(), Refusal::Protocol);
  QCOMPARE(talker.count<wire::Introduction>(), 2);
}

void TestIdentity::aKeyIsShownToItsTable() {
  Bench bench(plan());
  Talker& before = bench.come(u"Asha"_s);
  SOON(before.last<wire::Welcome>());
  const QByteArray token = tokenOf(before);
  before.hangUp();
  Client::Identity me = named(u"Asha"_s, token);
  me.table = bench.table.server->identity();
  QByteArray said;
  Client client(overheard(bench.table, said), me);
  client.start();
  SOON_EQUAL(client.known().phase, Client::Phase::Lobby);
  QVERIFY(said.contains(token));
  QCOMPARE(client.known().seat(), before.last<wire::Welcome>()->seat);
}

void TestIdentity::aKeyIsShownToNoOtherTable() {
  Bench bench(plan());
  Client::Identity me = named(u"Asha"_s, QByteArray(32, 'k'));
  me.table = TableIdentity::fresh(QByteArray(16, 'o'));
  QByteArray said;
  Client client(overheard(bench.table, said), me);
  QSignalSpy away(&client, &Client::turnedAway);
  client.start();
  SOON(!away.isEmpty());
  QCOMPARE(away[0][0].value<Refusal>(), Refusal::NotThisGame);
  QVERIFY(!said.isEmpty() && !said.contains(me.token));
  QVERIFY2(!said.contains("Asha"), "nor does it need to know who asks");
}

// A line breaks in a game, and meanwhile another computer has got the address of the host.
void TestIdentity::aKeyIsShownToNoOtherTableThatHasTookTheAddress() {
  Evening evening;
  QVERIFY(evening.begin());
  const QByteArray token = tokenOf(evening.at(SeatId(1)));
  evening.at(SeatId(1)).hangUp();
  Client::Identity me = named(u"Asha"_s, token);
  me.table = evening.table.server->identity();
  Client client(evening.table.tcp(), me);
  client.start();
  SOON_EQUAL(client.known().phase, Client::Phase::Playing);
  const QByteArray fresh = client.known().identity.token;
  MemoryStore store;
  TestServer other(store, plan(), std::make_shared<SystemClock>(), {}, 2);
  other.server->open();
  QByteArray said;
  evening.table.server.reset();
  SOON_EQUAL(client.known().phase, Client::Phase::Reconnecting);
  client.callAt(overheard(other, said));
  SOON(!said.isEmpty());
  Bench::settle();
  QCOMPARE(client.known().phase, Client::Phase::Reconnecting);
  QVERIFY(!said.contains(fresh) && !said.contains(token));
}

// Otherwise they would wait for a host whose address another game has by now. Once: it calls again and again.
void TestIdentity::whoIsLostIsToldThatAnotherTableAnswers() {
  Evening evening;
  QVERIFY(evening.begin());
  Client::Identity me = named(u"Asha"_s, tokenOf(evening.at(SeatId(1))));
  me.table = evening.table.server->identity();
  evening.at(SeatId(1)).hangUp();
  Client client(evening.table.tcp(), me);
  QSignalSpy told(&client, &Client::requestRefused);
  client.start();
  SOON_EQUAL(client.known().phase, Client::Phase::Playing);
  MemoryStore store;
  TestServer other(store, plan(), std::make_shared<SystemClock>(), {}, 2);
  other.server->open();
  evening.table.server.reset();
  SOON_EQUAL(client.known().phase, Client::Phase::Reconnecting);
  QVERIFY2(told.isEmpty(), "nobody answers yet");
  client.callAt(other.tcp());
  SOON_EQUAL(told.size(), 1);
  QCOMPARE(told[0][0].value<Refusal>(), Refusal::NotThisGame);
  QByteArray said;
  client.callAt(overheard(other, said));
  SOON(!said.isEmpty());
  Bench::settle();
  QCOMPARE(told.size(), 1);
  QCOMPARE(client.known().phase, Client::Phase::Reconnecting);
}

void TestIdentity::theKeyIsChosenByTheTableThatAnswers() {
  MemoryStore one, other;
  TestServer first(one, plan()), second(other, plan(), std::make_shared<SystemClock>(), {}, 2);
  first.server->open();
  second.server->open();
  Talker asha(first.tcp());
  asha.greet(u"Asha"_s);
  SOON(asha.last<wire::Welcome>());
  const QByteArray token = tokenOf(asha);
  asha.hangUp();
  const auto keyOf = [&](const TableIdentity& table) {
    const bool isOurs = table.id == first.server->identity().id;
    return isOurs ? std::optional(SeatKey{token}) : std::nullopt;
  };
  for (const TestServer* table : {&second, &first}) {
    Client::Identity me = named(u"Uma"_s);
    me.keyOf = keyOf;
    QByteArray said;
    Client client(overheard(*table, said), me);
    client.start();
    SOON_EQUAL(client.known().phase, Client::Phase::Lobby);
    QCOMPARE(said.contains(token), table == &first);
    SOON(!client.known().lobby.seats.isEmpty());
    QCOMPARE(client.known().lobby.seats[client.known().seat().value].name, table == &first ? u"Asha"_s : u"Uma"_s);
  }
}

// Who opens a link to the table of their seat wants that seat, and none at a table that has the address by now.
void TestIdentity::whoMeansOneTableIsAtNoOther() {
  MemoryStore one, other;
  TestServer first(one, plan()), second(other, plan(), std::make_shared<SystemClock>(), {}, 2);
  first.server->open();
  second.server->open();
  Client::Identity me = named(u"Uma"_s);
  me.table = first.server->identity();
  me.keyOf = [](const TableIdentity&) { return std::nullopt; };
  QByteArray said;
  Client lost(overheard(second, said), me);
  QSignalSpy away(&lost, &Client::turnedAway);
  lost.start();
  SOON(!away.isEmpty());
  QCOMPARE(away[0][0].value<Refusal>(), Refusal::NotThisGame);
  QVERIFY(!said.contains("Uma"));
  QCOMPARE(second.server->connections().headcount().persons(), 0);
  Client right(first.tcp(), me);
  right.start();
  SOON_EQUAL(right.known().phase, Client::Phase::Lobby);
}

void TestIdentity::botsShowTheirKeysToTheirTableAlone() {
  Bench bench(plan());
  Talker& before = bench.come(u"Robot"_s);
  SOON(before.last<wire::Welcome>());
  const QByteArray token = tokenOf(before);
  before.hangUp();
  const QTemporaryDir folder;
  HeadlessPlayers::Plan joining;
  joining.host = u"127.0.0.1"_s;
  joining.tokenFile = folder.filePath(u"keys"_s);
  QFile file(joining.tokenFile);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(token.toHex() + " 0  " + bench.table.server->identity().id.toHex() + '\n');
  file.close();
  QTcpServer stranger;  // who answers nothing, and notes what is said
  QVERIFY(stranger.listen(QHostAddress::LocalHost));
  joining.port = stranger.serverPort();
  HeadlessPlayers lost(joining, std::make_shared<SystemClock>());
  lost.start();
  SOON(stranger.hasPendingConnections());
  QTcpSocket* heard = stranger.nextPendingConnection();
  SOON(heard->bytesAvailable() > 0);
  QVERIFY(!heard->readAll().contains(token));
  joining.port = bench.table.port();
  HeadlessPlayers home(joining, std::make_shared<SystemClock>());
  home.start();
  SOON_EQUAL(bench.table.server->connections().headcount().persons(), 1);
  QCOMPARE(bench.table.server->lobby().seats[before.last<wire::Welcome>()->seat.value].link, Link::Up);
  const auto firstLine = [&] {
    QFile written(joining.tokenFile);
    return written.open(QIODevice::ReadOnly) ? written.readLine().trimmed() : QByteArray();
  };
  SOON(!firstLine().startsWith(token.toHex()));  // each welcome gives another key
  QVERIFY(firstLine().endsWith(bench.table.server->identity().id.toHex()));
}

void TestIdentity::aTableThatHasMovedIsCalledThere() {
  Evening evening;
  QVERIFY(evening.begin());
  const QByteArray token = tokenOf(evening.at(SeatId(1)));
  evening.at(SeatId(1)).hangUp();
  Client::Identity me = named(u"Asha"_s, token);
  me.table = evening.table.server->identity();
  Client client(std::make_unique<TcpDialer>(u"127.0.0.1"_s, quint16(1), std::make_shared<SystemClock>()),
                me);  // where nobody listens any more
  client.start();
  client.callAt(evening.table.tcp());
  SOON_EQUAL(client.known().phase, Client::Phase::Playing);
  QCOMPARE(client.known().seat(), SeatId(1));
}

// From another computer, or after the folder of the program was lost: the person knows no key, the host knows the
// person.
void TestIdentity::whoIsBackWithoutAKeyIsAskedAboutAtTheHost() {
  Evening evening;
  QVERIFY(evening.begin());
  evening.at(SeatId(2)).hangUp();
  SOON_EQUAL(evening.host->lobby.seats[2].link, Link::Lost);
  wire::Hello again;
  again.name = u"Ravi"_s;
  again.nonce = QByteArray(wire::kTokenBytes, 'r');
  Talker first(evening.table.tcp());
  first.say(again);
  SOON_EQUAL(first.refusal(), Refusal::NotLetInYet);
  SOON(asked(*evening.host));
  QCOMPARE(asked(*evening.host)->name, u"Ravi"_s);
  QCOMPARE(asked(*evening.host)->wished, SeatId(2));
  evening.host->say(requests::AnswerLate{asked(*evening.host)->number, SeatId(2), YesNo::Yes});
  Talker* ravi = nullptr;
  QVERIFY(soon([&] {
    ravi = evening.talkers.emplace_back(std::make_unique<Talker>(evening.table.tcp())).get();
    ravi->say(again);
    return soon([&] { return ravi->closed || ravi->last<wire::Snapshot>(); }) && ravi->last<wire::Snapshot>();
  }));
  QCOMPARE(ravi->last<wire::Welcome>()->seat, SeatId(2));
  QCOMPARE(evening.table.server->lobby().seats[2].name, u"Ravi"_s);
}

void TestIdentity::whoIsNotThePersonIsTurnedDown() {
  Evening evening;
  QVERIFY(evening.begin());
  const QByteArray token = tokenOf(evening.at(SeatId(2)));
  evening.at(SeatId(2)).hangUp();
  SOON_EQUAL(evening.host->lobby.seats[2].link, Link::Lost);
  wire::Hello again;
  again.name = u"Ravi"_s;
  again.nonce = QByteArray(wire::kTokenBytes, 'r');
  Talker first(evening.table.tcp());
  first.say(again);
  SOON(asked(*evening.host));
  evening.host->say(requests::AnswerLate{asked(*evening.host)->number, SeatId(2), YesNo::No});
  QVERIFY(soon([&] {
    Talker next(evening.table.tcp());
    next.say(again);
    return soon([&] { return next.closed; }) && next.refusal() == Refusal::TurnedDown;
  }));
  Talker ravi(evening.table.tcp());  // whose seat it is, with the key
  ravi.greet(u"Ravi"_s, token);
  SOON(ravi.last<wire::Snapshot>());
  QCOMPARE(ravi.last<wire::Welcome>()->seat, SeatId(2));
}

void TestIdentity::whoPlaysIsNotAskedAbout() {
  Evening evening;
  QVERIFY(evening.begin());
  Talker other(evening.table.tcp());
  wire::Hello hello;
  hello.name = u"Ravi"_s;
  hello.nonce = QByteArray(wire::kTokenBytes, 'r');
  other.say(hello);
  SOON(other.closed);
  QVERIFY(other.refusal() == Refusal::GameFull || other.refusal() == Refusal::NameTaken);
  QVERIFY(!asked(*evening.host));
}

// The seat of a bot, and that of a person who has left by their own wish, can be had while the game runs.
void TestIdentity::seatsThatCanBeHadAreFreeInTheList() {
  ServerPlan planned = plan(4, {QString(), QString(), u"greedy"_s, u"greedy"_s});
  Bench bench(planned);
  QVERIFY(bench.gather(2));
  QCOMPARE(bench.table.server->summary().players, 2);
  QCOMPARE(bench.table.server->summary().locked, Locked::No);
  bench.at(SeatId(1)).say(requests::GiveUp{});
  SOON_EQUAL(bench.table.server->summary().players, 1);
  QCOMPARE(bench.table.server->summary().people, QStringList{u"Person A"_s});
  QCOMPARE(bench.table.server->summary().away, 0);
}

void TestIdentity::whoIsNotThereIsCountedInTheListAndNotNamed() {
  Bench bench(plan(4, {QString(), QString(), u"greedy"_s, u"greedy"_s}));
  QVERIFY(bench.gather(2));
  QCOMPARE(bench.table.server->summary().people, (QStringList{u"Person A"_s, u"Person B"_s}));
  QCOMPARE(bench.table.server->summary().away, 0);
  bench.at(SeatId(1)).hangUp();
  SOON_EQUAL(bench.table.server->summary().away, 1);
  QCOMPARE(bench.table.server->summary().players, 2);  // the seat is kept
  QCOMPARE(bench.table.server->summary().people, QStringList{u"Person A"_s});
}

TAPU_TEST_WITH_LOOP(TestIdentity)
#include "test_identity.moc"
