// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "app/client/headless_players.h"
#include "app/host/store/sqlite_store.h"
#include "app/system/processes.h"
#include "engine/rules/dog.h"
#include "tests/effort.h"
#include "tests/net/big_bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

/// Whole games between a server and clients.
class TestGame : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void lessThanTwoOfAHundredActsOfBotsAreRefused_data();
  void lessThanTwoOfAHundredActsOfBotsAreRefused();
  void theKeysOfManyPlayersAreKeptInOneFile();
  void fourPlayersOverTcpPlayToTheEnd();
  void fourPlayersOverTcpPlayCrazyToTheEnd();
  void botsOfTheServerPlayAWholeGame();
  void aKilledClientComesBackToItsSeatAndHand();
  void aKilledServerGoesOnWhereItStopped();
  void aServerProcessKilledInTheMiddleLosesNothing();
  void clientAndServerProcessesKilledInOneGamePlayItToTheEnd();
  void aServerProcessKilledInTheLobbyIsComeBackTo();
  void aServerProcessKilledAtTheLastMoveTellsTheEnd();
  void playersWithoutAServerGiveUp();
  void playersWaitForAHostThatSleeps();
};

namespace {

using Players = std::vector<std::unique_ptr<BotPlayer>>;

bool allOver(const Players& players) {
  return std::all_of(players.begin(), players.end(),
                     [](const auto& player) { return player->client().known().phase == Client::Phase::Over; });
}

/// Dials wherever the server listens by now.
class MovingDialer final : public Dialer {
 public:
  explicit MovingDialer(const quint16& port) : port_(port) {}
  std::unique_ptr<Channel> dial() override { return TcpDialer(u"127.0.0.1"_s, port_, clock_).dial(); }

 private:
  const quint16& port_;
  std::shared_ptr<Clock> clock_ = std::make_shared<SystemClock>();
};

/// Server and players as programs of their own, to be killed.
class Programs {
 public:
  explicit Programs(QString store) : store_(std::move(store)) {}
  bool areBuilt() const { return QFile::exists(path(u"tapu-server"_s)) && QFile::exists(path(u"tapu-tool"_s)); }

  /// Listens when it returns, at the same port each time; null if it does not.
  std::unique_ptr<QProcess> serve(int seats) {
    auto server = launch(u"tapu-server"_s,
                         {u"--port"_s, QString::number(port), u"--bind"_s, u"127.0.0.1"_s, u"--quiet"_s, u"--once"_s,
                          u"--offer-wait"_s, u"0"_s, u"--seats"_s, QString::number(seats), u"--store"_s, store_});
    if (!soon([&] { return server->canReadLine(); })) return nullptr;
    port = QString::fromUtf8(server->readLine()).trimmed().split(u' ').value(2).toUShort();
    return port != 0 ? std::move(server) : nullptr;
  }
  /// A player that keeps the secret of its seat in a file.
  std::unique_ptr<QProcess> join(const QString& tokens) {
    return launch(u"tapu-tool"_s, {u"join"_s, u"127.0.0.1:%1"_s.arg(port), u"--token-file"_s, tokens});
  }

  quint16 port = 0;

 private:
  static QString path(const QString& program) { return qEnvironmentVariable("TAPU_BIN") + u'/' + programName(program); }
  static std::unique_ptr<QProcess> launch(const QString& program, const QStringList& arguments) {
    auto process = std::make_unique<QProcess>();
    process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process->start(path(program), arguments);
    return process;
  }
  QString store_;
};

}  // namespace

/// Else a game of bots is mostly a game of refusals: those who are asked must not all answer in one moment.
void TestGame::lessThanTwoOfAHundredActsOfBotsAreRefused_data() {
  QTest::addColumn<bool>("overTcp");
  QTest::addColumn<QString>("bot");
  QTest::newRow("sensible players over TCP") << true << u"greedy"_s;
  QTest::newRow("players over TCP who do anything") << true << u"random"_s;
  QTest::newRow("sensible bots of the server") << false << u"greedy"_s;
  QTest::newRow("bots of the server that do anything") << false << u"random"_s;
}
void TestGame::lessThanTwoOfAHundredActsOfBotsAreRefused() {
  QFETCH(bool, overTcp);
  QFETCH(QString, bot);
  BotPlayer::Counts counts;
  std::map<Reject, int> why;
  const quint64 games = bot == u"random" ? 1 : effort(3, 1);  // the former are four times as long
  for (quint64 seed = 1; seed <= games; ++seed) {
    MemoryStore store;
    const QStringList own = overTcp ? QStringList() : QStringList{bot, bot, bot, bot};
    TestServer table(store, plan(4, own), std::make_shared<SystemClock>(), {}, seed);
    table.server->open();
    std::vector<std::unique_ptr<BotPlayer>> players;
    for (int i = 0; overTcp && i < 4; ++i) {
      players.push_back(robot(table.tcp(), u"Player %1"_s.arg(i + 1), qPrintable(bot), {}, i));
      connect(&players.back()->client(), &Client::refused, this, [&](Reject reason) { ++why[reason]; });
    }
    QVERIFY(soon([&] { return table.isOver(); }));
    counts += table.server->bots().counts();
    for (const auto& player : players) counts += player->counts();
  }
  for (const auto& [reason, count] : why) qInfo("%d times: reason %d", count, static_cast<int>(reason));
  qInfo("%d of %d acts were refused", counts.refused, counts.acts);
  QVERIFY2(counts.acts > effort(1000, 300), "whole games were played");
  QVERIFY2(counts.refused * 50 < counts.acts, "too many");
}

/// They come in one moment, and their keys are written together.
void TestGame::theKeysOfManyPlayersAreKeptInOneFile() {
  QTemporaryDir folder;
  MemoryStore store;
  ServerPlan made = big(25);
  made.organizerKey = QByteArray(wire::kKeyBytes, 'o');  // so that the game does not begin
  TestServer table(store, made);
  table.server->open();
  HeadlessPlayers::Plan crowd;
  crowd.host = u"127.0.0.1"_s;
  crowd.port = table.port();
  crowd.seats = 50;
  crowd.tokenFile = folder.filePath(u"keys"_s);
  HeadlessPlayers players(crowd, std::make_shared<SystemClock>());
  players.start();
  const auto lines = [&] {
    QFile file(crowd.tokenFile);
    return file.open(QIODevice::ReadOnly) ? file.readAll().split('\n') : QList<QByteArray>();
  };
  const auto isKept = [](const QByteArray& line) { return line.indexOf(' ') == 2 * wire::kTokenBytes; };
  QVERIFY(soon([&] { return std::ranges::count_if(lines(), isKept) == 50; }));
}

void TestGame::fourPlayersOverTcpPlayToTheEnd() {
  MemoryStore store;
  TestServer table(store, plan());
  table.server->open();
  std::vector<std::unique_ptr<BotPlayer>> players;
  for (int i = 0; i < 4; ++i) players.push_back(robot(table.tcp(), u"Player %1"_s.arg(i + 1), "greedy", {}, i));
  QElapsedTimer timer;
  timer.start();
  QVERIFY(soon([&] {
    return std::all_of(players.begin(), players.end(),
                       [](const auto& player) { return player->client().known().phase == Client::Phase::Over; });
  }));
  qInfo() << table.moves() << "moves in" << timer.elapsed() << "ms";
  for (const auto& player : players) {
    QCOMPARE(player->client().known().desyncs, 0);
    QCOMPARE(player->client().known().moveNumber, table.moves());
    QCOMPARE(player->client().known().state.head, table.server->game()->played().state().head);
  }
  QCOMPARE(store.game()->moves.size(), static_cast<std::size_t>(table.moves()));
}

// 8.7 to 8.17: with an event in every round, most of them wolves, so that many windows open and close.
void TestGame::fourPlayersOverTcpPlayCrazyToTheEnd() {
  MemoryStore store;
  ServerPlan crazy = plan();
  crazy.setup.ruleSet = RuleSet::Crazy;
  crazy.setup.options.eventChance = 100;
  crazy.setup.options.eventWeights = {1, 1, 5, 1};
  crazy.setup.options.crazyDeck = {5, 15};
  crazy.setup.options.maxRounds = 6;
  crazy.setup.options.reactionSeconds = 1;  // a window runs its full time where persons wait for one another
  TestServer table(store, crazy);
  table.server->open();
  Players players;
  for (int i = 0; i < 4; ++i) players.push_back(robot(table.tcp(), u"Player %1"_s.arg(i + 1), "greedy", {}, i));
  int windows = 0;
  bool wasOpen = false;
  QVERIFY(soon([&] {
    const bool isOpen = table.server->game() && windowIsOpen(table.server->game()->played().state());
    windows += isOpen && !wasOpen;
    wasOpen = isOpen;
    return allOver(players);
  }));
  qInfo() << table.moves() << "moves," << windows << "windows seen";
  for (const auto& player : players) {
    QCOMPARE(player->client().known().desyncs, 0);
    QCOMPARE(player->client().known().moveNumber, table.moves());
    QCOMPARE(player->client().known().state.head, table.server->game()->played().state().head);
  }
  QVERIFY(table.server->game()->played().state().head.round <= 6);
}

void TestGame::botsOfTheServerPlayAWholeGame() {
  MemoryStore store;
  TestServer table(store, plan(3, {u"greedy"_s, u"random"_s, u"greedy"_s}));
  table.server->open();
  QVERIFY(soon([&] { return table.isOver(); }));
  QCOMPARE(table.server->lobby().stage, Lobby::Stage::Over);
  QCOMPARE(store.game()->status, GameStatus::Over);
}

void TestGame::aKilledClientComesBackToItsSeatAndHand() {
  MemoryStore store;
  TestServer table(store, plan());
  table.server->open();
  Players players;
  for (int i = 0; i < 4; ++i) players.push_back(robot(table.tcp(), u"Player %1"_s.arg(i + 1), "greedy", {}, i));
  // In every phase: set-up, early, late.
  for (const int at : {5, 60, 150}) {
    QVERIFY(soon([&] { return table.moves() >= at; }));
    const Client& client = players[1]->client();
    const SeatId seat = client.known().seat();
    const QByteArray token = client.known().identity.token;
    players[1].reset();  // as by a kill: nothing is said
    players[1] = robot(table.tcp(), u"somebody else"_s, "greedy", token, at);
    QVERIFY(soon([&] { return players[1]->client().known().hasGame(); }));
    QCOMPARE(players[1]->client().known().seat(), seat);
    QCOMPARE(table.server->lobby().seats[seat.value].name, u"Player 2"_s);
    if (players[1]->client().known().moveNumber == table.moves())
      QCOMPARE(players[1]->client().known().state.seat(seat).hand,
               table.server->game()->played().state().seat(seat).hand);
  }
  QVERIFY(soon([&] { return allOver(players); }));
  for (const auto& player : players) QCOMPARE(player->client().known().desyncs, 0);
}

void TestGame::aKilledServerGoesOnWhereItStopped() {
  QTemporaryDir folder;
  const QString path = folder.filePath(u"game.db"_s);
  quint16 port = 0;
  Players players;
  int acknowledged = 0;
  {
    SqliteStore store(path);
    QCOMPARE(store.open(), QString());
    TestServer table(store, plan());
    table.server->open();
    port = table.port();
    for (int i = 0; i < 4; ++i)
      players.push_back(robot(std::make_unique<MovingDialer>(port), u"Player %1"_s.arg(i + 1), "greedy", {}, i));
    QVERIFY(soon([&] { return table.moves() >= 80; }));
    for (const auto& player : players) acknowledged = std::max(acknowledged, player->client().known().moveNumber);
    store.crash();
  }
  SqliteStore store(path);
  QCOMPARE(store.open(), QString());
  TestServer table(store, plan(), std::make_shared<SystemClock>(), {}, 2);
  QCOMPARE(table.server->resume(), QString());
  QVERIFY2(table.moves() >= acknowledged, "what was acknowledged is there");
  port = table.port();
  QVERIFY(soon([&] { return allOver(players); }));
  for (const auto& player : players) {
    QCOMPARE(player->client().known().desyncs, 0);
    QCOMPARE(player->client().known().state.head, table.server->game()->played().state().head);
  }
}

void TestGame::aServerProcessKilledInTheMiddleLosesNothing() {
  QTemporaryDir folder;
  Programs programs(folder.filePath(u"game.db"_s));
  if (!programs.areBuilt()) QFAIL("the programs were not built");
  const auto first = programs.serve(4);
  QVERIFY(first);
  Players players;
  for (int i = 0; i < 4; ++i)
    players.push_back(robot(std::make_unique<MovingDialer>(programs.port), u"Player %1"_s.arg(i + 1), "greedy", {}, i));
  QVERIFY(soon([&] { return players[0]->client().known().moveNumber >= 80; }));
  first->kill();  // SIGKILL
  QVERIFY(first->waitForFinished(test::kNever));
  const int acknowledged = players[0]->client().known().moveNumber;
  const SeatId seat = players[0]->client().known().seat();

  const auto second = programs.serve(4);
  QVERIFY(second);
  QVERIFY(soon([&] { return players[0]->client().known().phase == Client::Phase::Playing; }));
  QVERIFY(players[0]->client().known().moveNumber >= acknowledged);
  QCOMPARE(players[0]->client().known().seat(), seat);
  QVERIFY(soon([&] { return allOver(players); }));
  for (const auto& player : players) QCOMPARE(player->client().known().desyncs, 0);
  QVERIFY(soon([&] { return second->state() == QProcess::NotRunning; }));
  QCOMPARE(second->exitCode(), 0);
}

void TestGame::clientAndServerProcessesKilledInOneGamePlayItToTheEnd() {
  QTemporaryDir folder;
  const QString tokens = folder.filePath(u"tokens"_s);
  Programs programs(folder.filePath(u"game.db"_s));
  if (!programs.areBuilt()) QFAIL("the programs were not built");
  auto server = programs.serve(3);
  QVERIFY(server);
  auto guest = programs.join(tokens);
  Players players;
  players.push_back(robot(std::make_unique<MovingDialer>(programs.port), u"Asha"_s, "greedy", {}, 1));
  const Client& asha = players[0]->client();
  const auto guestSeat = [&] {
    for (int seat = 0; seat < asha.known().lobby.seats.size(); ++seat)
      if (asha.known().lobby.seats[seat].name.startsWith(u"greedy"_s)) return seat;
    return -1;
  };
  QVERIFY(soon([&] { return guestSeat() >= 0; }));
  players.push_back(robot(std::make_unique<MovingDialer>(programs.port), u"Ravi"_s, "greedy", {}, 2));
  const int seat = guestSeat();
  const QString name = asha.known().lobby.seats[seat].name;

  QVERIFY(soon([&] { return asha.known().moveNumber >= 40; }));
  guest->kill();  // SIGKILL
  QVERIFY(guest->waitForFinished(test::kNever));
  QVERIFY(soon([&] { return asha.known().lobby.seats[seat].link == Link::Lost; }));
  QVERIFY2(QFile(tokens).size() > 0, "its secret is on the disk");
  guest = programs.join(tokens);
  QVERIFY(soon([&] { return asha.known().lobby.seats[seat].link == Link::Up; }));
  const int back = asha.known().moveNumber;

  QVERIFY(soon([&] { return asha.known().moveNumber >= back + 40; }));
  server->kill();
  QVERIFY(server->waitForFinished(test::kNever));
  const int acknowledged = asha.known().moveNumber;
  server = programs.serve(3);
  QVERIFY(server);
  QVERIFY(soon([&] { return asha.known().phase == Client::Phase::Playing; }));
  QVERIFY(asha.known().moveNumber >= acknowledged);

  QVERIFY(soon([&] { return allOver(players) && guest->state() == QProcess::NotRunning; }));
  QCOMPARE(asha.known().lobby.seats[seat].name, name);
  QVERIFY2(asha.known().lobby.seats[seat].bot.isEmpty(), "nobody had to stand in");
  const QJsonObject result = QJsonDocument::fromJson(guest->readAllStandardOutput().trimmed()).object();
  QCOMPARE(guest->exitCode(), 0);
  QVERIFY(result[u"finished"_s].toBool());
  QCOMPARE(result[u"moves"_s].toInt(), asha.known().moveNumber);
  QCOMPARE(result[u"winner"_s].toInt(), int{asha.known().state.head.winner.value});
  QVERIFY2(!QFile::exists(tokens), "after the end there is nothing to come back to");
  for (const auto& player : players) QCOMPARE(player->client().known().desyncs, 0);
  QVERIFY(soon([&] { return server->state() == QProcess::NotRunning; }));
  QCOMPARE(server->exitCode(), 0);
}

void TestGame::aServerProcessKilledInTheLobbyIsComeBackTo() {
  QTemporaryDir folder;
  Programs programs(folder.filePath(u"game.db"_s));
  if (!programs.areBuilt()) QFAIL("the programs were not built");
  auto server = programs.serve(2);
  QVERIFY(server);
  Players players;
  players.push_back(robot(std::make_unique<MovingDialer>(programs.port), u"Asha"_s, "greedy", {}, 1));
  const Client& asha = players[0]->client();
  QVERIFY(soon([&] { return asha.known().phase == Client::Phase::Lobby && asha.known().lobby.seats.size() == 2; }));
  const QByteArray token = asha.known().identity.token;
  server->kill();  // SIGKILL
  QVERIFY(server->waitForFinished(test::kNever));
  server = programs.serve(2);
  QVERIFY(server);
  QVERIFY(soon([&] { return asha.known().phase == Client::Phase::Lobby && asha.known().identity.token != token; }));
  QCOMPARE(asha.known().seat(), SeatId(0));
  players.push_back(robot(std::make_unique<MovingDialer>(programs.port), u"Ravi"_s, "greedy", {}, 2));
  QVERIFY(soon([&] { return allOver(players); }));
  QVERIFY(soon([&] { return server->state() == QProcess::NotRunning; }));
  QCOMPARE(server->exitCode(), 0);
}

// The last move is in the store and nobody was told: the next server tells those who come back, and only then ends.
void TestGame::aServerProcessKilledAtTheLastMoveTellsTheEnd() {
  QTemporaryDir folder;
  const QString path = folder.filePath(u"game.db"_s);
  Programs programs(path);
  if (!programs.areBuilt()) QFAIL("the programs were not built");
  Players players;
  QList<QByteArray> tokens;
  int moves = 0;
  {
    SqliteStore store(path);
    QCOMPARE(store.open(), QString());
    TestServer table(store, plan(2));
    bool crashed = false;
    connect(table.server.get(), &Server::gameOver, table.server.get(), [&] {
      store.crash();
      crashed = true;
    });
    table.server->open();
    programs.port = table.port();
    for (int i = 0; i < 2; ++i)
      players.push_back(
          robot(std::make_unique<MovingDialer>(programs.port), u"Player %1"_s.arg(i + 1), "greedy", {}, i));
    QVERIFY(soon([&] { return players[0]->client().known().moveNumber >= 30; }));
    QVERIFY(soon([&] { return crashed; }));
    moves = table.moves();
    for (const auto& player : players) tokens.append(player->client().known().identity.token);
    players.clear();  // whatever they were told is forgotten
  }
  const auto server = programs.serve(2);
  QVERIFY2(server, "it listens until they have come");
  for (const QByteArray& token : tokens)
    players.push_back(robot(std::make_unique<MovingDialer>(programs.port), u"whoever"_s, "greedy", token));
  QVERIFY(soon([&] { return allOver(players); }));
  for (const auto& player : players) QCOMPARE(player->client().known().moveNumber, moves);
  QVERIFY(soon([&] { return server->state() == QProcess::NotRunning; }));
  QCOMPARE(server->exitCode(), 0);
}

void TestGame::playersWithoutAServerGiveUp() {
  MemoryStore store;
  auto table = std::make_unique<TestServer>(store, plan(4));
  table->server->open();
  HeadlessPlayers::Plan joining;
  joining.host = u"127.0.0.1"_s;
  joining.port = table->port();
  joining.seats = 2;
  joining.patienceMs = 300;
  HeadlessPlayers players(joining, std::make_shared<SystemClock>());
  std::optional<HeadlessPlayers::Result> ended;
  connect(&players, &HeadlessPlayers::done, this, [&](const HeadlessPlayers::Result& result) { ended = result; });
  players.start();
  QVERIFY(soon([&] { return table->server->connections().headcount().persons() == 2; }));
  Bench::settle();
  table.reset();  // as by a kill: nothing is said
  QVERIFY(soon([&] { return ended.has_value(); }));
  QVERIFY(!ended->finished);
  QVERIFY(ended->trouble == HeadlessPlayers::Trouble::ConnectionLost);
}

/// A computer that sleeps for nine minutes still has its bots when it wakes; after ten they give up.
void TestGame::playersWaitForAHostThatSleeps() {
  MemoryStore store;
  auto table = std::make_unique<TestServer>(store, plan(4));
  table->server->open();
  HeadlessPlayers::Plan joining;
  joining.host = u"127.0.0.1"_s;
  joining.port = table->port();
  const auto clock = std::make_shared<SimClock>();
  HeadlessPlayers players(joining, clock);
  std::optional<HeadlessPlayers::Result> ended;
  connect(&players, &HeadlessPlayers::done, this, [&](const HeadlessPlayers::Result& result) { ended = result; });
  players.start();
  QVERIFY(soon([&] { return table->server->connections().headcount().persons() == 1; }));
  table.reset();  // nothing is said
  for (int second = 0; second < 9 * 60; ++second) {
    QCoreApplication::processEvents();
    clock->advance(1000);
  }
  QVERIFY(!ended);
  QVERIFY(soon([&] {
    clock->advance(1000);
    return ended.has_value();
  }));
  QVERIFY(ended->trouble == HeadlessPlayers::Trouble::ConnectionLost);
}

TAPU_TEST_WITH_LOOP(TestGame)
#include "test_game.moc"
