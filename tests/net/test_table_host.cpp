// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/server/option_ties.h"
#include "app/server/table_host.h"
#include "app/wire/requests.h"
#include "tests/net/desk_bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

constexpr int kMinuteMs = 60'000;

/// `tapu-server --once` with a Big Game of two bots, in time that a test moves.
struct Served {
  Served() {
    ServerOptions options;
    options.bind = QHostAddress::LocalHost;
    options.rules = RuleSet::BigGame;
    options.houseRules = defaultOptions(RuleSet::BigGame);
    options.boards = 1;
    options.seats = options.bots = 2;
    options.once = true;
    options.announce = false;
    options.seed = 1;
    options.organizerKeyFile = folder.filePath(u"key"_s);
    QFile key(options.organizerKeyFile);
    if (!key.open(QFile::WriteOnly) || key.write(kKey.toHex()) < 0) return;
    key.close();
    host = std::make_unique<TableHost>(options, clock);
    problem = host->open();
    ended = std::make_unique<QSignalSpy>(host.get(), &TableHost::done);
  }
  std::unique_ptr<Talker> organizer() {
    auto talker = std::make_unique<Talker>(TcpDialer(u"127.0.0.1"_s, host->port(), clock).dial());
    DeskBench::greetAsOrganizer(*talker);
    soon([&] { return talker->last<wire::DeskNews>(); });
    return talker;
  }
  /// Minute by minute; whoever watches says that they are still there.
  void pass(int minutes, Talker* watching = nullptr) {
    for (int second = 0; second < 60 * minutes; ++second) {
      clock->advance(kMinuteMs / 60);
      if (watching && second % 5 == 0) {
        const int pongs = watching->count<wire::Pong>();
        watching->say(wire::Ping{static_cast<quint32>(second) + 1, -1});
        soon([&] { return watching->count<wire::Pong>() > pongs || watching->closed; });
      }
    }
    Bench::settle();
  }

  QTemporaryDir folder;
  std::shared_ptr<SimClock> clock = std::make_shared<SimClock>();
  std::unique_ptr<TableHost> host;
  QString problem;
  std::unique_ptr<QSignalSpy> ended;
};

}  // namespace

/// The time that `tapu-server` keeps a table whose game is over.
class TestTableHost : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void theResultsOfAnEventStayTenMinutes();
  void anOptionThatDoesNothingIsRefused();
  void aPasswordThatNobodyCanTypeIsRefused();
  void theResultsStayAsLongAsSomebodyLooksAtThem();
  void aPasswordThatIsNoTextIsRefused();
  void everybodyIsToldHowLongBotsLeaveAnOffer_data();
  void everybodyIsToldHowLongBotsLeaveAnOffer();
  void guestsHearOfAProgramThatFailsButNotItsCommand();
  void aGameWhoseFileIsGoneEndsWithAStatus_data();
  void aGameWhoseFileIsGoneEndsWithAStatus();
};

void TestTableHost::theResultsOfAnEventStayTenMinutes() {
  Served served;
  QCOMPARE(served.problem, QString());
  auto organizer = served.organizer();
  QCOMPARE(DeskBench::asked(*organizer, requests::StartGame{}), Refusal::None);
  QCOMPARE(DeskBench::asked(*organizer, requests::EndGame{}), Refusal::None);
  organizer->hangUp();
  QVERIFY(soon([&] { return organizer->closed; }));
  served.pass(9);
  QCOMPARE(served.ended->size(), 0);
  auto again = served.organizer();
  QVERIFY2(again->last<wire::Position>(), "the results are there for who comes back");
  again->hangUp();
  QVERIFY(soon([&] { return again->closed; }));
  served.pass(2);
  QCOMPARE(served.ended->size(), 1);
}

void TestTableHost::aPasswordThatIsNoTextIsRefused() {
  const QTemporaryDir folder;
  ServerOptions options;
  options.passwordFile = folder.filePath(u"password"_s);
  QFile file(options.passwordFile);
  QVERIFY(file.open(QFile::WriteOnly) && file.write("\xff\xfe"
                                                    "coral\n") > 0);
  file.close();
  TableHost host(options, std::make_shared<SimClock>());
  QCOMPARE(host.open(), u"The password in %1 is not written in UTF-8."_s.arg(options.passwordFile));
}

namespace {

/// The words of tapu-server about a command line, without its name; a fault there keeps it from serving.
QString saidBy(const QString& line, const QString& language) {
  QProcess server;
  server.start(qEnvironmentVariable("TAPU_BIN") + u"/tapu-server"_s,
               line.split(u' ') + QStringList{u"--seed"_s, u"none"_s, u"--language"_s, language});
  if (!server.waitForFinished(kNever)) return {};
  return QString::fromUtf8(server.readAllStandardError()).trimmed().section(u": "_s, 1);
}

}  // namespace

/// Walks the table: each option that needs another one, or excludes it, is refused with its sentence, and taken where
/// it does something: then the seed is the first fault.
void TestTableHost::anOptionThatDoesNothingIsRefused() {
  const QMap<QString, QPair<QString, QString>> lines{
      {u"boards"_s, {u"--boards 3"_s, u"--boards 3 --rules big"_s}},
      {u"measure"_s, {u"--measure"_s, u"--measure --rules big"_s}},
      {u"seats"_s, {u"--seats 3 --rules big"_s, u"--seats 3"_s}},
      {u"players"_s, {u"--players 2 --bots 4"_s, u"--players 2 --bots 2"_s}},
      {u"fill-bots"_s, {u"--fill-bots 1 --bots 4"_s, u"--fill-bots 1 --bots 3"_s}},
      {u"bot"_s, {u"--bot greedy"_s, u"--bot greedy --bots 1"_s}},
      {u"bot-time"_s, {u"--bot-time 5 --bots 1"_s, u"--bot-time 5 --bots 1 --bot ext:true"_s}},
      {u"bot-memory"_s, {u"--bot-memory 512 --bots 1 --bot greedy"_s, u"--bot-memory 512 --bots 1 --bot ext:true"_s}},
      {u"pace"_s, {u"--pace 100"_s, u"--pace 100 --fill-bots 1"_s}},
      {u"on-missing-moves"_s, {u"--on-missing-moves go-on"_s, u"--on-missing-moves go-on --store file"_s}},
      {u"admin-key-file"_s, {u"--admin-key-file key --admin socket"_s, u"--admin-key-file key --admin 0"_s}},
      {u"admin"_s, {u"--admin 4720"_s, u"--admin socket"_s}},
      {u"rehearsal"_s, {u"--rehearsal"_s, u"--rehearsal --organizer-key-file key"_s}},
  };
  QStringList tied;
  for (const OptionTie& tie : optionTies()) {
    const QString option = QString::fromLatin1(tie.option);
    tied << option;
    const auto [inVain, inUse] = lines.value(option);
    QCOMPARE(saidBy(inVain, u"en"_s), QString::fromLatin1(tie.sentence));
    QCOMPARE(saidBy(inUse, u"en"_s), u"--seed takes a whole number."_s);
    const QString inHindi = saidBy(inVain, u"hi"_s);
    QVERIFY2(inHindi.endsWith(u'।') && inHindi.contains(u"--"_s), qPrintable(inHindi));
  }
  tied.sort();
  QCOMPARE(tied, QStringList(lines.keys()));
}

void TestTableHost::aPasswordThatNobodyCanTypeIsRefused() {
  const QTemporaryDir folder;
  ServerOptions options;
  options.passwordFile = folder.filePath(u"password"_s);
  QFile file(options.passwordFile);
  QVERIFY(file.open(QFile::WriteOnly) && file.write("co\x1b[31mral\n") > 0);
  file.close();
  TableHost host(options, std::make_shared<SimClock>());
  QCOMPARE(host.open(),
           u"The password in %1 has a control character, which nobody can type."_s.arg(options.passwordFile));
}

void TestTableHost::theResultsStayAsLongAsSomebodyLooksAtThem() {
  Served served;
  QCOMPARE(served.problem, QString());
  const auto organizer = served.organizer();
  QCOMPARE(DeskBench::asked(*organizer, requests::StartGame{}), Refusal::None);
  QCOMPARE(DeskBench::asked(*organizer, requests::EndGame{}), Refusal::None);
  served.pass(35, organizer.get());
  QVERIFY(!organizer->closed);
  QCOMPARE(served.ended->size(), 0);
  organizer->hangUp();
  QVERIFY(soon([&] { return organizer->closed; }));
  served.pass(11);
  QCOMPARE(served.ended->size(), 1);
}

void TestTableHost::everybodyIsToldHowLongBotsLeaveAnOffer_data() {
  QTest::addColumn<int>("asked");
  QTest::addColumn<int>("ms");
  QTest::newRow("8 seconds where nothing is said") << -1 << 8000;
  QTest::newRow("as many as were said") << 15'000 << 15'000;
  QTest::newRow("none") << 0 << 0;
}

void TestTableHost::everybodyIsToldHowLongBotsLeaveAnOffer() {
  QFETCH(int, asked);
  QFETCH(int, ms);
  ServerOptions options;
  options.bind = QHostAddress::LocalHost;
  options.houseRules = defaultOptions(RuleSet::Classic);
  options.announce = false;
  if (asked >= 0) options.offerWaitMs = asked;
  const auto clock = std::make_shared<SimClock>();
  TableHost host(options, clock);
  QCOMPARE(host.open(), QString());
  Talker talker(TcpDialer(u"127.0.0.1"_s, host.port(), clock).dial());
  talker.greet(u"Asha"_s);
  SOON(talker.last<wire::Welcome>());
  QCOMPARE(talker.last<wire::Welcome>()->offerWaitMs, ms);
}

void TestTableHost::guestsHearOfAProgramThatFailsButNotItsCommand() {
  ServerOptions options;
  options.bind = QHostAddress::LocalHost;
  options.houseRules = defaultOptions(RuleSet::Classic);
  options.seats = options.houseRules.seats = 2;
  options.bots = 1;
  options.botNames = QStringList{u"ext:/no/such/secret.py"_s};
  options.announce = false;
  const auto clock = std::make_shared<SystemClock>();
  TableHost host(options, clock);
  QCOMPARE(host.open(), QString());
  const auto asha = robot(std::make_unique<TcpDialer>(u"127.0.0.1"_s, host.port(), clock), u"Asha"_s);
  QVERIFY(soon([&] { return asha->client().known().lobby.seats.size() == 2; }));
  const LobbySeat bot = asha->client().known().lobby.seats[1];
  QCOMPARE(bot.bot, u"external"_s);
  QVERIFY(soon([&] { return asha->client().known().phase == Client::Phase::Over; }));  // a stand-in plays
  QStringList told;
  for (const ChatLine& line : asha->client().known().chat) told << line.text;
  const QString said = u"The program that plays for %1 has failed. A usual bot plays on."_s.arg(bot.name);
  QCOMPARE(told.filter(said).size(), 1);
  QVERIFY(told.filter(u"secret"_s).isEmpty());
}

void TestTableHost::aGameWhoseFileIsGoneEndsWithAStatus_data() {
  QTest::addColumn<bool>("isFolderGone");
  QTest::addColumn<int>("status");
  QTest::newRow("the file: it is written anew") << false << 0;
  QTest::newRow("its folder, and a file is in its place: the game is lost") << true << 1;
}
/// Even if nobody has looked between the loss and the end.
void TestTableHost::aGameWhoseFileIsGoneEndsWithAStatus() {
  QFETCH(bool, isFolderGone);
  QTemporaryDir folder;
  const QString inside = folder.filePath(u"games"_s);
  QVERIFY(QDir().mkpath(inside));
  ServerOptions options;
  options.bind = QHostAddress::LocalHost;
  options.seats = 2;
  options.announce = false;
  options.store = inside + u"/game"_s;
  const auto clock = std::make_shared<SimClock>();
  TableHost host(options, clock);
  QCOMPARE(host.open(), QString());
  const auto holdsTheGame = [&] {
    QFile mark(options.store + u"-open"_s);  // says how far the store has come; no game is -1
    return mark.open(QIODevice::ReadOnly) && mark.size() > 0 && !mark.readAll().contains("-1");
  };
  QVERIFY(soon(holdsTheGame));
  QFile inItsPlace(inside);
  QVERIFY(isFolderGone ? QDir(inside).removeRecursively() && inItsPlace.open(QIODevice::WriteOnly)
                       : QFile::remove(options.store));
  QSignalSpy ended(&host, &TableHost::done);
  host.close();
  clock->advance(100);
  QCOMPARE(ended.size(), 1);
  QTEST(host.status(), "status");
  QCOMPARE(QFile::exists(options.store), !isFolderGone);
}

TAPU_TEST_WITH_LOOP(TestTableHost)
#include "test_table_host.moc"
