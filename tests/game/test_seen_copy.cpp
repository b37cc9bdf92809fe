// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/files/record_reader.h"
#include "app/host/server/store_contents.h"
#include "app/session/game/record_of_table.h"
#include "app/session/game/seen_copy.h"
#include "engine/bots/simulation.h"
#include "engine/play/visible.h"
#include "tests/no_room.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

QString again(const QString& host) { return host + u" again"_s; }

/// The beginning of a game of bots, as somebody sees it.
struct WatchedMoves final : SimulationWatcher {
  WatchedMoves(Viewer looks, int most) : viewer(looks), mostMoves(most) {}
  void began(const Setup& begun, const GameDefinition&, const State& start) override {
    setup = begun;
    before = start;
  }
  void moved(const GameDefinition& definition, const State& after, const Move& move) override {
    const bool isWanted = static_cast<int>(moves.size()) < mostMoves;
    if (const auto visible = isWanted ? visibleTo(viewer, definition, before, move) : std::nullopt)
      moves.push_back(*visible);
    before = after;
  }
  Viewer viewer;
  int mostMoves;
  Setup setup;
  State before;
  std::vector<Move> moves;
};

/// Four seats, of which the last one is a bot's; the copy is that of Asha, who sits second.
class Copied {
 public:
  explicit Copied(Viewer viewer = SeatId(1), int moves = 60) {
    SimulationPlan plan;
    plan.options = defaultOptions(RuleSet::Classic);
    plan.bots = {"greedy"};
    WatchedMoves seen(viewer, moves);
    simulate(plan, seen);
    Lobby table{u"Sunday"_s, seen.setup, {}, Lobby::Stage::Playing};
    for (const QString& name : {u"Ravi"_s, u"Asha"_s, u"Meera"_s, QString()}) {
      LobbySeat seat;
      seat.holder = name.isEmpty() ? SeatHolder::Bot : SeatHolder::Person;
      seat.name = name;
      seat.color = static_cast<int>(table.seats.size()) + 3;
      table.seats << seat;
    }
    bytes = recordText(recordHeaderOf(table, viewer), seen.moves);
  }
  MadeGame make() {
    QFile file(folder.filePath(u"copy.tapu"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("no room for a copy");
    file.close();
    QFile::remove(store());
    SeededRng rng(7);
    return gameFromCopy(file.fileName(), store(), again, rng);
  }
  QString store() const { return folder.filePath(u"game.sqlite"_s); }
  QTemporaryDir folder;
  QByteArray bytes;
};

}  // namespace

/// A game that somebody hosts from the copy that they kept as a guest.
class TestSeenCopy : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void whoseCopyItIsHostsTheGame();
  void aCopyThatTellsTooLittleIsRefused_data();
  void aCopyThatTellsTooLittleIsRefused();
  void aCopyCutShortInItsLastLineIsHostedUpToThere();
  void aFullDiskIsTold_data();
  void aFullDiskIsTold();
  void bentCopiesAreRefusedOrPlayed();
};

void TestSeenCopy::whoseCopyItIsHostsTheGame() {
  Copied copied;
  const MadeGame made = copied.make();
  QCOMPARE(made.problem, QString());
  QCOMPARE(made.host, u"Asha"_s);
  const StoreContents stored = contentsOf(copied.store());
  QCOMPARE(stored.problem, QString());
  QVERIFY(stored.lobby && stored.hostIsNear);
  QCOMPARE(stored.nearPersons, 1);
  QVERIFY(stored.moves >= 61);  // a pause at the end; trades among others have offers that Asha did not see
  QCOMPARE(made.note.moves, stored.moves);
  const QList<LobbySeat>& seats = stored.lobby->seats;
  QCOMPARE(seats[1].name, u"Asha"_s);
  QVERIFY(seats[1].role == Role::Host && seats[0].role == Role::Guest);
  QCOMPARE(seats[2].holder, SeatHolder::Person);  // who comes back by their name
  QCOMPARE(seats[3].holder, SeatHolder::Bot);
  QVERIFY(!seats[3].name.isEmpty() && seats[3].name != seats[0].name && seats[3].name != seats[2].name);
  QCOMPARE(seats[2].color, 5);
}

void TestSeenCopy::aCopyThatTellsTooLittleIsRefused_data() {
  QTest::addColumn<int>("seat");
  QTest::addColumn<int>("moves");
  QTest::newRow("that of somebody who watched, and had no seat") << -1 << 60;
  QTest::newRow("that of a game which is over") << 1 << 100'000;
}

void TestSeenCopy::aCopyThatTellsTooLittleIsRefused() {
  QFETCH(int, seat);
  QFETCH(int, moves);
  Copied copied(seat < 0 ? Viewer::watcher() : Viewer(SeatId(seat)), moves);
  QCOMPARE(copied.make().problem, u"Nobody can go on with the game from this copy."_s);
}

void TestSeenCopy::aCopyCutShortInItsLastLineIsHostedUpToThere() {
  Copied copied;
  const auto whole = [&copied] { return contentsOf(copied.store()).moves; };
  QCOMPARE(copied.make().problem, QString());
  const auto all = whole();
  copied.bytes.chop(5);
  QCOMPARE(copied.make().problem, QString());
  QVERIFY(whole() < all && whole() >= all - 3);  // trades among others may need moves of their own
}

void TestSeenCopy::aFullDiskIsTold_data() {
  QTest::addColumn<int>("room");
  for (const int kib : {0, 2, 4, 6, 8, 10, 12, 16, 20, 24, 32})
    QTest::addRow("where files have room for %d KiB", kib) << kib * 1024;
}

void TestSeenCopy::aFullDiskIsTold() {
  QFETCH(int, room);
  Copied copied;
  QCOMPARE(copied.make().problem, QString());
  QFile::remove(copied.store());
  SeededRng rng(7);
  MadeGame made;
  {
    const NoRoom full(static_cast<rlim_t>(room));
    made = gameFromCopy(copied.folder.filePath(u"copy.tapu"_s), copied.store(), again, rng);
  }
  if (made.problem.isEmpty())
    QVERIFY2(contentsOf(copied.store()).lobby, "there was room enough");
  else
    QVERIFY2(made.problem.startsWith(u"The game cannot be saved here: "_s), qPrintable(made.problem));
}

/// Each with a byte changed, or cut off.
void TestSeenCopy::bentCopiesAreRefusedOrPlayed() {
  Copied copied(SeatId(1), 30);
  const QByteArray whole = copied.bytes;
  SeededRng rng(11);
  int refused = 0;
  for (int i = 0; i < 150; ++i) {
    const auto at = static_cast<qsizetype>(rng.below(static_cast<std::uint32_t>(whole.size())));
    copied.bytes = i % 5 == 0 ? whole.first(at) : whole;
    if (i % 5 != 0) copied.bytes[at] = static_cast<char>(32 + rng.below(95));
    const MadeGame made = copied.make();
    if (made.problem.isEmpty()) QVERIFY(contentsOf(copied.store()).lobby);
    refused += !made.problem.isEmpty();
  }
  QVERIFY(refused > 50);
}

TAPU_TEST_WITH_LOOP(TestSeenCopy)
#include "test_seen_copy.moc"
