// SPDX-License-Identifier: GPL-3.0-or-later
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
};

void TestGame::fourPlayersOverTcpPlayToTheEnd() {
  MemoryStore store;
  TestServer table(store, plan());
  table.server->open();
  std::vector<std::unique_ptr<BotPlayer>> players;
  for (int i = 0; i < 4; ++i) players.push_back(robot(table.tcp(), u"Player %1"_s.arg(i + 1), "greedy", {}, i));
  QElapsedTimer timer;
  timer.start();
  for (const auto& player : players) QTRY_COMPARE_WITH_TIMEOUT(player->client().phase(), Client::Phase::Over, 15000);
  qInfo() << table.moves() << "moves in" << timer.elapsed() << "ms";
  for (const auto& player : players) {
    QCOMPARE(player->client().desyncs(), 0);
    QCOMPARE(player->client().moveNumber(), table.moves());
    QCOMPARE(player->client().state().head, table.server->room()->state().head);
  }
  QCOMPARE(store.game()->moves.size(), static_cast<std::size_t>(table.moves()));
}

QTEST_GUILESS_MAIN(TestGame)
#include "test_game.moc"
