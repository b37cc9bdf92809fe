// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "app/net/sqlite_store.h"
#include "tests/net/table.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

/// Whole games between a server and clients.
class TestGame : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void fourPlayersOverTcpPlayToTheEnd();
  void botsOfTheServerPlayAWholeGame();
  void aKilledClientComesBackToItsSeatAndHand();
  void aKilledServerGoesOnWhereItStopped();
  void aServerProcessKilledInTheMiddleLosesNothing();
};

namespace {

using Players = std::vector<std::unique_ptr<BotPlayer>>;

bool allOver(const Players& players) {
  return std::all_of(players.begin(), players.end(),
                     [](const auto& player) { return player->client().phase() == Client::Phase::Over; });
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

}  // namespace

void TestGame::fourPlayersOverTcpPlayToTheEnd() {
  MemoryStore store;
  TestServer table(store, plan());
  table.server->open();
  std::vector<std::unique_ptr<BotPlayer>> players;
  for (int i = 0; i < 4; ++i) players.push_back(robot(table.tcp(), u"Player %1"_s.arg(i + 1), "greedy", {}, i));
  QElapsedTimer timer;
  timer.start();
  QVERIFY(soon(
      [&] {
        return std::all_of(players.begin(), players.end(),
                           [](const auto& player) { return player->client().phase() == Client::Phase::Over; });
      },
      15000));
  qInfo() << table.moves() << "moves in" << timer.elapsed() << "ms";
  for (const auto& player : players) {
    QCOMPARE(player->client().desyncs(), 0);
    QCOMPARE(player->client().moveNumber(), table.moves());
    QCOMPARE(player->client().state().head, table.server->room()->state().head);
  }
  QCOMPARE(store.game()->moves.size(), static_cast<std::size_t>(table.moves()));
}

void TestGame::botsOfTheServerPlayAWholeGame() {
  MemoryStore store;
  TestServer table(store, plan(3, {u"greedy"_s, u"random"_s, u"greedy"_s}));
  table.server->open();
  QVERIFY(soon([&] { return table.isOver(); }, 15000));
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
    QVERIFY(soon([&] { return table.moves() >= at; }, 15000));
    const Client& client = players[1]->client();
    const SeatId seat = client.seat();
    const QByteArray token = client.token();
    players[1].reset();  // as by a kill: nothing is said
    players[1] = robot(table.tcp(), u"somebody else"_s, "greedy", token, at);
    QVERIFY(soon([&] { return players[1]->client().hasGame(); }));
    QCOMPARE(players[1]->client().seat(), seat);
    QCOMPARE(table.server->lobby().seats[seat.value].name, u"Player 2"_s);
    if (players[1]->client().moveNumber() == table.moves())
      QCOMPARE(players[1]->client().state().seat(seat).hand, table.server->room()->state().seat(seat).hand);
  }
  QVERIFY(soon([&] { return allOver(players); }, 15000));
  for (const auto& player : players) QCOMPARE(player->client().desyncs(), 0);
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
    QVERIFY(soon([&] { return table.moves() >= 80; }, 15000));
    for (const auto& player : players) acknowledged = std::max(acknowledged, player->client().moveNumber());
    store.crash();
  }
  SqliteStore store(path);
  QCOMPARE(store.open(), QString());
  TestServer table(store, plan(), std::make_shared<SystemClock>(), {}, 2);
  QCOMPARE(table.server->resume(), QString());
  QVERIFY2(table.moves() >= acknowledged, "what was acknowledged is there");
  port = table.port();
  QVERIFY(soon([&] { return allOver(players); }, 15000));
  for (const auto& player : players) {
    QCOMPARE(player->client().desyncs(), 0);
    QCOMPARE(player->client().state().head, table.server->room()->state().head);
  }
}

void TestGame::aServerProcessKilledInTheMiddleLosesNothing() {
  const QString program = qEnvironmentVariable("TAPU_BIN") + u"/tapu-server"_s;
  if (!QFile::exists(program)) QSKIP("tapu-server was not built");
  QTemporaryDir folder;
  quint16 port = 0;
  const auto launch = [&](QProcess& server) {
    server.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    server.start(program, {u"--port"_s, QString::number(port), u"--bind"_s, u"127.0.0.1"_s, u"--quiet"_s, u"--once"_s,
                           u"--store"_s, folder.filePath(u"game.db"_s)});
    if (!soon([&] { return server.canReadLine(); })) return false;
    const QStringList words = QString::fromUtf8(server.readLine()).trimmed().split(u' ');
    port = words.value(2).toUShort();
    return words.value(0) == u"listening"_s && port != 0;
  };
  auto first = std::make_unique<QProcess>();
  QVERIFY(launch(*first));
  Players players;
  for (int i = 0; i < 4; ++i)
    players.push_back(robot(std::make_unique<MovingDialer>(port), u"Player %1"_s.arg(i + 1), "greedy", {}, i));
  QVERIFY(soon([&] { return players[0]->client().moveNumber() >= 80; }, 15000));
  first->kill();  // SIGKILL
  QVERIFY(first->waitForFinished());
  const int acknowledged = players[0]->client().moveNumber();
  const SeatId seat = players[0]->client().seat();

  QProcess second;
  QVERIFY(launch(second));
  QVERIFY(soon([&] { return players[0]->client().phase() == Client::Phase::Playing; }));
  QVERIFY(players[0]->client().moveNumber() >= acknowledged);
  QCOMPARE(players[0]->client().seat(), seat);
  QVERIFY(soon([&] { return allOver(players); }, 15000));
  for (const auto& player : players) QCOMPARE(player->client().desyncs(), 0);
  QVERIFY(soon([&] { return second.state() == QProcess::NotRunning; }));
  QCOMPARE(second.exitCode(), 0);
}

QTEST_GUILESS_MAIN(TestGame)
#include "test_game.moc"
