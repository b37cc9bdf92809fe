// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QLoggingCategory>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/session/game/game_controller.h"
#include "app/session/game/part_result.h"
#include "tests/net/bent_host.h"
#include "tests/net/big_bench.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

constexpr int kBoards = 3, kSeats = 2 * kBoards;
constexpr std::size_t kMostFrames = 20'000;

/// The messages of a host in a Big Game of two rounds, up to its end, to the person at the first seat.
Talk wholeTalk(quint64 seed) {
  ServerPlan plan = bigPlan(kBoards);
  plan.setup.options.bigMaxRounds = 2;
  plan.setup.options.roundSeconds = plan.setup.options.setupSeconds = 1;
  return recorded(plan, seed, kMostFrames);
}

/// A guest who keeps their result in a folder, and heard all of a talk but the final table.
struct Guest {
  Guest(const QString& folder, const Talk& talk) {
    std::vector<std::unique_ptr<Client>> clients;
    clients.push_back(line.newClient());
    client = clients.front().get();
    game = std::make_unique<GameController>(std::move(clients));
    keepPartResult(*game, folder);
    client->start();
    for (const QByteArray& frame : talk)
      if (typeOf(frame) != wire::FinalPart::kType) line.say(frame);
  }
  bool isAtEnd() const {
    return line.isOpen() && game->seen().phase() == Client::Phase::Over && game->seen().commonNews()->ending;
  }
  /// As the last thing that a host says of the rank.
  void tellRank(int rank) {
    wire::News news;
    news.upTo = client->known().moveNumber;
    news.rank = wire::Rank{rank, kSeats};
    line.say(wire::encode(wire::FromServer(news)));
  }
  /// Rows in two parts: the first one as it was told, then the others by the numbers of their seats.
  std::array<wire::FinalPart, 2> table(const QString& name) const {
    const Ending& ending = *game->seen().commonNews()->ending;
    FinalTable rows;
    for (int seat = -1; seat < kSeats; ++seat) {
      const SeatId first = ending.first.first().seat;
      if (SeatId(seat) == first) continue;
      FinalRow row;
      row.who = {seat < 0 ? first : SeatId(seat), SeatHolder::Person, name};
      row.letter = u"A"_s;
      row.rank = static_cast<int>(rows.size()) + 1;
      row.from.settlements = seat < 0 ? ending.points : 0;
      rows.append(row);
    }
    return {wire::FinalPart{0, kSeats, rows.first(2)}, wire::FinalPart{2, kSeats, rows.mid(2)}};
  }
  void tell(const wire::FinalPart& part) { line.say(wire::encode(wire::FromServer(part))); }

  BentLine line;
  Client* client = nullptr;  ///< of `game`
  std::unique_ptr<GameController> game;
};

/// The results in a folder.
std::vector<PartResult> resultsIn(const QString& folder) {
  std::vector<PartResult> results;
  const QDir dir(folder);
  for (const QString& name : dir.entryList({u"*.result"_s}, QDir::Files)) {
    Complaint complaint;
    const auto result = partResultIn(dir.filePath(name), complaint);
    if (!result) qFatal("%s: %s", qPrintable(name), qPrintable(complaint.sentence));
    results.push_back(*result);
  }
  return results;
}

}  // namespace

/// The result that a guest keeps of a Big Game, whose final table comes part by part after its end.
class TestPartResult : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() {
    QLoggingCategory::setFilterRules(u"tapu.*=false"_s);
    talk_ = wholeTalk(12);
    QVERIFY(talk_.size() < kMostFrames);
  }

  /// 9.22: place and points are told with the end.
  void whoLeavesBeforeTheTableIsToldHasAResult() {
    const QTemporaryDir folder;
    Guest guest(folder.path(), talk_);
    QVERIFY(guest.isAtEnd());
    guest.tellRank(4);
    const auto results = resultsIn(folder.path());
    QCOMPARE(results.size(), std::size_t{1});
    QVERIFY(!results[0].told);
    QCOMPARE(results[0].place, 4);
    QCOMPARE(results[0].seats, kSeats);
    QCOMPARE(results[0].boards, kBoards);
    QCOMPARE(results[0].rounds, 2);
    QVERIFY(results[0].played.isValid());
    QCOMPARE(results[0].from.total(), guest.game->seen().state().points(guest.game->seen().viewer()));
  }

  void theTableIsKeptWhenAllOfItWasTold() {
    const QTemporaryDir folder;
    Guest guest(folder.path(), talk_);
    guest.tellRank(4);
    const auto parts = guest.table(u"Asha"_s);
    guest.tell(parts[0]);
    QCOMPARE(resultsIn(folder.path()).size(), std::size_t{1});
    const PartResult before = resultsIn(folder.path())[0];
    QVERIFY(!before.told);
    guest.tell(parts[1]);
    QVERIFY(guest.line.isOpen());
    const auto results = resultsIn(folder.path());
    QCOMPARE(results.size(), std::size_t{1});
    QVERIFY(results[0].told);
    QCOMPARE(results[0].told->table, parts[0].rows + parts[1].rows);
    QCOMPARE(results[0].played, before.played);
    const auto own = std::ranges::find(results[0].told->table, results[0].told->own,
                                       [](const FinalRow& row) { return row.who.seat; });
    QCOMPARE(results[0].place, own->rank);
  }

  /// Names may be others by then: whoever sat at another seat was replaced by a bot, say.
  void whoComesBackHasNoSecondResult() {
    const QTemporaryDir folder;
    for (const QString& name : {u"Asha"_s, u"Ravi"_s}) {
      Guest guest(folder.path(), talk_);
      guest.tellRank(4);
      for (const wire::FinalPart& part : guest.table(name)) guest.tell(part);
      QCOMPARE(resultsIn(folder.path()).size(), std::size_t{1});
    }
    QVERIFY2(resultsIn(folder.path())[0].told->table.first().who.name == u"Asha", "as it was told at the end");
    const Guest again(folder.path(), talk_);  // and leaves before the table is told
    QCOMPARE(resultsIn(folder.path()).size(), std::size_t{1});
    QVERIFY(resultsIn(folder.path())[0].told);
  }

  /// At a real table, by somebody who does nothing there: the moves tell the end first, then a position.
  void whoComesBackIsToldOfTheSameGame() {
    const QStringList bots = QStringList{QString()} + QStringList(kSeats - 1, u"greedy"_s);
    BigBench bench(big(kBoards, bots, [](Options& options) { options.bigMaxRounds = 2; }));
    const QTemporaryDir folder;
    QByteArray token;
    for (const char* when : {"at the end", "after it"}) {
      std::vector<std::unique_ptr<Client>> clients;
      clients.push_back(
          std::make_unique<Client>(bench.table.local(Origin::Guest), named(u"Asha"_s, token), bench.clock));
      Client& client = *clients.front();
      GameController game(std::move(clients));
      keepPartResult(game, folder.path());
      client.start();
      QVERIFY(soon([&] { return client.known().phase != Client::Phase::Connecting; }));
      if (token.isEmpty()) client.ask(requests::SetReady{Ready::Yes});
      for (int step = 0; step < 20'000 && client.known().finalTable.isEmpty(); ++step) {
        QCoreApplication::processEvents();
        bench.clock->advance(100);
      }
      QVERIFY2(client.known().finalTable.size() == kSeats, when);
      QCOMPARE(resultsIn(folder.path()).size(), std::size_t{1});
      QVERIFY(resultsIn(folder.path())[0].told);
      token = client.known().identity.token;
    }
  }

  void whoLeftEarlyGetsTheTableWhenTheyComeBack() {
    const QTemporaryDir folder;
    Guest(folder.path(), talk_).tellRank(4);
    QCOMPARE(resultsIn(folder.path()).size(), std::size_t{1});
    Guest guest(folder.path(), talk_);
    for (const wire::FinalPart& part : guest.table(u"Asha"_s)) guest.tell(part);
    QCOMPARE(resultsIn(folder.path()).size(), std::size_t{1});
    QVERIFY(resultsIn(folder.path())[0].told);
  }

  void anotherGameHasAResultOfItsOwn() {
    const QTemporaryDir folder;
    Guest(folder.path(), talk_).tellRank(4);
    Guest(folder.path(), wholeTalk(13)).tellRank(4);
    QCOMPARE(resultsIn(folder.path()).size(), std::size_t{2});
  }

 private:
  Talk talk_;
};

TAPU_TEST_WITH_LOOP(TestPartResult)
#include "test_part_result.moc"
