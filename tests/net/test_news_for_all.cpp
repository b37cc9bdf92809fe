// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "app/wire/requests.h"
#include "engine/rules/course.h"
#include "tests/net/big_bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

constexpr int kBoards = 12;

/// Somebody at the table, and who they heard has reached the target.
struct Hearer {
  explicit Hearer(Client& watched) : client(watched) {
    QObject::connect(&client, &Client::targetReached, &client, [this](const SpokenSeat& who) { heard << who.seat; });
    QObject::connect(&client, &Client::moved, &client, [this] {
      if (client.known().state.head.phase == Phase::Over && !atEnd) atEnd = client.known().common.ending;
    });
    QObject::connect(&client, &Client::finalTableChanged, &client, [this] {
      if (!atTable) atTable = client.known().phase;
    });
  }
  Client& client;
  QList<SeatId> heard;
  std::optional<Ending> atEnd;           ///< as known with the first position of the end
  std::optional<Client::Phase> atTable;  ///< when the final table was told
};

/// Twelve boards of robots, and a screen.
struct Hall {
  explicit Hall(const std::function<void(Options&)>& change) : bench(big(kBoards, {}, change)) {
    for (int seat = 0; seat < 2 * kBoards; ++seat)
      players.push_back(
          robot(bench.table.local(Origin::Guest), u"Person %1"_s.arg(seat), "greedy", {}, seat + 1, bench.clock));
    Client::Identity eye;
    eye.attendance = Attendance::Screen;
    screen = std::make_unique<Client>(bench.table.local(Origin::Guest), eye);
    screen->start();
    hearers.push_back(std::make_unique<Hearer>(*screen));
    for (const auto& player : players) hearers.push_back(std::make_unique<Hearer>(player->client()));
  }
  void pass() {
    QCoreApplication::processEvents();
    bench.clock->advance(100);
  }
  bool begins() {
    return soon([&] {
      pass();
      return bench.table.server->game() && screen->known().hasGame();
    });
  }
  const AuthoritativeGame& host() const { return bench.table.server->game()->played(); }

  BigBench bench;
  std::vector<std::unique_ptr<BotPlayer>> players;
  std::unique_ptr<Client> screen;
  std::vector<std::unique_ptr<Hearer>> hearers;
};

enum class Way : int { Target, LastRound, Stopped };

}  // namespace

/// The news that everybody at a long chain hears, however far away they sit.
class TestNewsForAll : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void allHearOfTheTargetAndOfTheEnd_data();
  void allHearOfTheTargetAndOfTheEnd();  // 9.22
  void allAreToldTheFinalTable();        // 9.22
  void whoComesLaterIsToldToo();         // 9.22
  void theCountsAreToldToAll();          // 9.6
};

void TestNewsForAll::allHearOfTheTargetAndOfTheEnd_data() {
  QTest::addColumn<int>("way");
  QTest::newRow("9.22 somebody reaches the target of 5") << static_cast<int>(Way::Target);
  QTest::newRow("9.22 the last round decides") << static_cast<int>(Way::LastRound);
  QTest::newRow("10.4 the game is stopped") << static_cast<int>(Way::Stopped);
}

void TestNewsForAll::allHearOfTheTargetAndOfTheEnd() {
  QFETCH(int, way);
  Hall hall([&](Options& o) {
    o.bigTarget = Way(way) == Way::Target ? 5 : 25;
    o.bigMaxRounds = Way(way) == Way::LastRound ? 4 : 62;
  });
  QVERIFY(hall.begins());
  bool hasVoted = false;
  for (int step = 0; step < 20'000 && !hall.bench.table.isOver(); ++step) {
    hall.pass();
    if (Way(way) != Way::Stopped || hall.bench.round() < 2 || std::exchange(hasVoted, true)) continue;
    for (const auto& player : hall.players) player->client().ask(requests::VoteToStop{});
  }
  QVERIFY(hall.bench.table.isOver());
  const AuthoritativeGame& host = hall.host();
  const auto table = standings(host.definition(), host.state());
  const auto first = std::ranges::count(table, 1, &Standing::rank);
  QList<SeatId> reached;
  for (const Move& move : host.moves())
    if (mayBringPoints(move.action.kind))
      for (const SeatId seat : move.chance.reached())
        if (seat && !reached.contains(seat)) reached << seat;
  QCOMPARE(reached.isEmpty(), Way(way) != Way::Target);
  const auto isOver = [&](const auto& each) { return each->client.known().phase == Client::Phase::Over; };
  QVERIFY(soon([&] {
    hall.pass();
    return std::ranges::all_of(hall.hearers, isOver);
  }));
  for (const auto& each : hall.hearers) {
    QVERIFY2(each->atEnd, "it is known with the end");
    QCOMPARE(each->client.known().desyncs, 0);
    const Ending& ending = *each->atEnd;
    QCOMPARE(static_cast<int>(ending.how), way == 2 ? static_cast<int>(GameEnd::Stopped) : way);
    QCOMPARE(ending.round, host.state().head.round);
    QCOMPARE(ending.points, table[0].points);
    QCOMPARE(ending.sharing, static_cast<int>(first));
    QCOMPARE(ending.first[0].seat, table[0].seat);
    QCOMPARE(ending.first[0].name, u"Person %1"_s.arg(table[0].seat.value));
    if (host.state().head.winner) QCOMPARE(ending.first[0].seat, host.state().head.winner);
    QCOMPARE(each->heard, reached);
    if (!each->client.known().seat()) continue;
    const SeatId seat = each->client.known().window->whole(each->client.known().seat());
    const auto own = std::ranges::find(table, seat, &Standing::seat);
    QVERIFY2(soon([&] { return each->client.known().rank.rank == own->rank; }), "point cards count");
    QCOMPARE(each->client.known().rank.of, 2 * kBoards);
  }
}

/// Of all seats, wherever the hearer sits, and whether they were there at the end; of a game that goes on nothing.
void TestNewsForAll::allAreToldTheFinalTable() {
  Hall hall([](Options& o) { o.bigMaxRounds = 4; });
  QVERIFY(hall.begins());
  bool isEarly = false;
  for (int step = 0; step < 20'000 && !hall.bench.table.isOver(); ++step) {
    hall.pass();
    for (const auto& each : hall.hearers)
      isEarly |= !hall.bench.table.isOver() && !each->client.known().finalTable.isEmpty();
  }
  QVERIFY(hall.bench.table.isOver());
  QVERIFY2(!isEarly, "points of a game that goes on are hidden");
  const AuthoritativeGame& host = hall.host();
  const auto table = standings(host.definition(), host.state());
  const auto isRight = [&](const FinalTable& told) {
    if (told.size() != static_cast<qsizetype>(table.size()) || told.size() != 2 * kBoards) return false;
    for (qsizetype i = 0; i < told.size(); ++i) {
      const Standing& row = table[static_cast<std::size_t>(i)];
      const bool isSame = told[i].who.seat == row.seat && told[i].rank == row.rank &&
                          told[i].from.total() == host.state().points(row.seat) &&
                          told[i].hand == host.state().seat(row.seat).cardsInHand() &&
                          told[i].who.name == u"Person %1"_s.arg(row.seat.value) &&
                          told[i].color == hall.bench.table.server->lobby().seats[row.seat.value].color;
      if (!isSame) return false;
    }
    return true;
  };
  for (const auto& each : hall.hearers)
    QVERIFY(soon([&] {
      hall.pass();
      return isRight(each->client.known().finalTable);
    }));
  for (const auto& each : hall.hearers) {
    QVERIFY(each->atTable);
    QVERIFY2(*each->atTable == Client::Phase::Over, "the last moves are told before the table");
  }
  // Boards of three kinds stand in the order A, B, C.
  for (const FinalRow& row : hall.screen->known().finalTable)
    QCOMPARE(row.letter, QString(QChar(u'A' + row.who.seat.value / 2 % 3)));
  Client::Identity back = named(u"Person 7"_s);
  back.token = hall.players[7]->client().known().identity.token;
  Client::Identity watcher = named(u"Watcher"_s);
  watcher.attendance = Attendance::Watcher;
  for (const Client::Identity& who : {back, watcher}) {
    Client later(hall.bench.table.local(Origin::Guest), who);
    later.start();
    QVERIFY(soon([&] {
      hall.pass();
      return isRight(later.known().finalTable);
    }));
    QCOMPARE(later.known().phase, Client::Phase::Over);
  }
}

void TestNewsForAll::whoComesLaterIsToldToo() {
  Hall hall([](Options& o) {
    o.bigTarget = 5;
    o.earlyEnd = Switch::Off;
    o.roundSeconds = 10;
  });
  QVERIFY(hall.begins());
  const auto isReached = [&] {
    hall.pass();
    return !hall.screen->known().common.reached.isEmpty();
  };
  for (int step = 0; step < 20'000 && !isReached(); ++step) {}
  QVERIFY(!hall.screen->known().common.reached.isEmpty());
  Client::Identity eye;
  eye.attendance = Attendance::Screen;
  Client late(hall.bench.table.local(Origin::Guest), eye);
  Hearer hearer(late);
  late.start();
  QVERIFY(soon([&] { return late.known().hasGame() && !hearer.heard.isEmpty(); }));
  QCOMPARE(late.known().common, hall.screen->known().common);
  QVERIFY(!late.known().common.ending);
}

/// One person does nothing, and is waited for: at rest everybody knows how many still act.
void TestNewsForAll::theCountsAreToldToAll() {
  BigBench bench(big(kBoards, {}, [](Options& o) { o.earlyEnd = Switch::Off; }));
  std::vector<std::unique_ptr<BotPlayer>> players;
  for (int seat = 1; seat < 2 * kBoards; ++seat)
    players.push_back(
        robot(bench.table.local(Origin::Guest), u"Person %1"_s.arg(seat), "greedy", {}, seat, bench.clock));
  Client idle(bench.table.local(Origin::Guest), named(u"Idle"_s));
  idle.start();
  QVERIFY(soon([&] { return idle.known().phase == Client::Phase::Lobby && idle.known().lobby.seats.size() > 0; }));
  idle.ask(requests::SetReady{Ready::Yes});
  QVERIFY(soon([&] {
    bench.clock->advance(100);
    return bench.table.server->game();
  }));
  std::set<int> seen;
  for (int round = 1; round <= 2; ++round) {
    QVERIFY(soon([&] {
      bench.clock->advance(100);
      return bench.round() == round && bench.window() == RoundTime::Window::Clock;
    }));
    for (int pass = 0; pass < 350;
         ++pass) {  // of the 45 seconds: an offer has found no answer, and the robots have ended their part
      QCoreApplication::processEvents();
      bench.clock->advance(100);
    }
    const Header& head = bench.state().head;
    QVERIFY(head.acting <= 1);
    seen.insert(head.acting);
    for (const auto& player : players) {
      const Client& client = player->client();
      SOON_EQUAL(client.known().state.head.acting, head.acting);
      QCOMPARE(client.known().state.head.open, head.open);
    }
  }
  QCOMPARE(seen, (std::set<int>{0, 1}));
}

TAPU_TEST_WITH_LOOP(TestNewsForAll)
#include "test_news_for_all.moc"
