// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTest>

#include "app/host/server/hosted_server.h"
#include "app/session/plan/board_shelf.h"
#include "app/wire/requests.h"
#include "tests/net/table.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

/// The boards that come with the program: chosen by a host, sent to guests that have no such file, played to the end.
class TestBoards : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void everyBoardButThoseOfChainsIsOnTheShelf();
  void aGameOnEachBoard_data();
  void aGameOnEachBoard();
};

void TestBoards::everyBoardButThoseOfChainsIsOnTheShelf() {
  const QDir folder(qEnvironmentVariable("TAPU_SOURCE") + u"/resources/boards"_s);
  const QStringList names = folder.entryList({u"*.tapuboard"_s}, QDir::Files);
  QVERIFY(names.size() >= 10);
  for (const QString& name : names) {
    Complaint complaint;
    const auto file = loadBoard(folder.filePath(name), complaint);
    QVERIFY2(file, qPrintable(complaint.at(name)));
    // The first island is drawn by an option (3.7).
    const bool isElsewhere = !file->board.halves.empty() || file->board == beginnerBoard();
    QVERIFY2((onTheShelf(file->board) != nullptr) != isElsewhere, qPrintable(name));
  }
}

void TestBoards::aGameOnEachBoard_data() {
  QTest::addColumn<int>("index");
  for (int i = 0; i < static_cast<int>(boardShelf().size()); ++i)
    QTest::newRow(qPrintable(boardShelf()[static_cast<std::size_t>(i)].name(u"en"_s))) << i;
  QTest::newRow("First Island, by its option") << -1;
}
void TestBoards::aGameOnEachBoard() {
  QFETCH(int, index);
  HostPlan hosted;
  hosted.gameName = u"Boards"_s;
  hosted.setup.options = defaultOptions(RuleSet::Classic);
  hosted.setup.options.seats = 4;
  if (index >= 0) {
    useBoard(hosted.setup, boardShelf()[static_cast<std::size_t>(index)]);
  } else {
    hosted.setup.options.mapKind = MapKind::Beginner;
    hosted.setup.board = beginnerBoard();
  }
  const Board board = hosted.setup.board;
  hosted.setup.options.seats = 4;
  hosted.bots = {{}, {}, u"greedy"_s, u"greedy"_s};
  hosted.botPaceMs = 0;
  hosted.listen = HostPlan::Listen{QHostAddress::LocalHost, 0, HostPlan::Listen::Announce::No};
  HostedServer server(hosted);
  server.start();
  auto host = robot(server.dialer(Origin::Owner), u"Host"_s);
  QVERIFY(soon([&] { return server.port() != 0; }));
  auto guest =
      robot(std::make_unique<TcpDialer>(u"127.0.0.1"_s, server.port(), std::make_shared<SystemClock>()), u"Guest"_s);
  QVERIFY(soon([&] {
    const Lobby& lobby = host->client().known().lobby;
    return lobby.seats.size() == 4 && lobby.seats[1].ready == Ready::Yes;
  }));
  QVERIFY(guest->client().known().lobby.setup.board == board);
  host->client().ask(requests::StartGame{});
  const auto isOver = [](BotPlayer& player) { return player.client().known().phase == Client::Phase::Over; };
  QVERIFY(soon([&] { return isOver(*host) && isOver(*guest); }));
  QVERIFY(guest->client().known().state.head.phase == Phase::Over);
  QCOMPARE(host->client().known().desyncs + guest->client().known().desyncs, 0);
}

TAPU_TEST_WITH_LOOP(TestBoards)
#include "test_boards.moc"
