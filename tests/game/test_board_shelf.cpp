// SPDX-License-Identifier: GPL-3.0-or-later
// The boards that come with the program: which of them are of the sea, whom they are for, how long their games last.
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "app/session/plan/board_shelf.h"
#include "app/session/plan/game_length.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

const BoardFile& named(const QString& name) {
  for (const BoardFile& file : boardShelf())
    if (file.name(u"en"_s) == name) return file;
  qFatal("no such board");
}

/// The game of these seats on a board of the shelf, with the options that the board asks for.
Setup setupOn(const BoardFile& file, RuleSet ruleSet, int seats) {
  Setup setup;
  setup.ruleSet = ruleSet;
  setup.options = defaultOptions(ruleSet, seats);
  useBoard(setup, file);
  return setup;
}

class BoardShelfTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void boardsOfTheSea_data() {
    QTest::addColumn<Terrain>("terrain");
    QTest::addColumn<AsksForShips>("ships");
    QTest::addColumn<StartLand>("start");
    QTest::addColumn<bool>("isOfTheSea");
    const auto no = AsksForShips::No, yes = AsksForShips::Yes;
    QTest::newRow("7.1 ships") << Terrain::Hills << yes << StartLand::Yes << true;
    QTest::newRow("14.1 gold without ships") << Terrain::Gold << no << StartLand::Yes << true;
    QTest::newRow("14.4 land on which nobody begins") << Terrain::Hills << no << StartLand::No << true;
    QTest::newRow("none of it") << Terrain::Hills << no << StartLand::Yes << false;
  }
  void boardsOfTheSea() {
    QFETCH(Terrain, terrain);
    QFETCH(AsksForShips, ships);
    QFETCH(StartLand, start);
    Board board = beginnerBoard();
    Cell& cell = board.cells.front();
    cell.terrain = terrain;
    cell.startLand = start;
    board.ships = ships;
    QTEST(isOfTheSea(board), "isOfTheSea");
  }

  void theSeatsThatABoardIsMadeFor() {  // 14.15
    QCOMPARE(seatsMadeFor(named(u"Two Shores"_s)), (SeatAdvice{3, 4}));
    QCOMPARE(seatsMadeFor(named(u"Behind the Dunes"_s)), (SeatAdvice{4, 6}));
    BoardFile file;
    file.board = beginnerBoard();  // 3.7: start pieces for four
    QCOMPARE(seatsMadeFor(file), (SeatAdvice{2, 4}));
    file.seats = SeatAdvice{3, 8};
    QCOMPARE(seatsMadeFor(file), (SeatAdvice{3, 4}));
    file.seats = std::nullopt;
    file.board.starts.clear();
    file.board.cells.resize(1);  // one hex has room for three settlements at most, and two seats may play all the same
    QCOMPARE(seatsMadeFor(file), (SeatAdvice{2, 2}));
  }

  void threeBoardsOfTheSeaAreAlsoForSix() {  // 14.10
    int asked = 0, forSix = 0;
    for (const BoardFile& file : boardShelf())
      if (file.seats) {
        ++asked;
        forSix += file.seats->to >= 6;
      }
    QCOMPARE(asked, 6);
    QCOMPARE(forSix, 3);
  }

  void gamesOnEveryBoardOfTheSeaAreMeasured() {
    QFile file(u":/boards/lengths.json"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QJsonObject boards = QJsonDocument::fromJson(file.readAll()).object()["boards"_L1].toObject();
    for (const BoardFile& board : boardShelf()) {
      if (!isOfTheSea(board.board)) continue;
      const QString name = fileNameOnTheShelf(board.board);
      for (const QString& rules : {u"classic"_s, u"crazy"_s}) {
        const QJsonObject known = boards[name].toObject()[rules].toObject();
        QVERIFY2(known["target"_L1].toInt() > 0 && known["turns"_L1].toInt() > 0, qPrintable(name));
      }
      boards.remove(name);
    }
    QVERIFY2(boards.isEmpty(), qPrintable(boards.keys().join(u", "_s)));
  }

  void theLengthIsThatOfTheBoard_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<RuleSet>("ruleSet");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("rounds");
    // Turns as measured, shared by the seats.
    QTest::newRow("96 turns of four") << u"Two Shores"_s << RuleSet::Classic << 4 << 24;
    QTest::newRow("96 turns of three") << u"Two Shores"_s << RuleSet::Classic << 3 << 32;
    QTest::newRow("108 turns of four in Crazy") << u"Two Shores"_s << RuleSet::Crazy << 4 << 27;
    QTest::newRow("60 turns of six") << u"Gold Reefs"_s << RuleSet::Classic << 6 << 10;
    QTest::newRow("a board whose games were not measured") << u"Lagoon"_s << RuleSet::Classic << 4 << 18;
  }
  void theLengthIsThatOfTheBoard() {
    QFETCH(QString, name);
    QFETCH(RuleSet, ruleSet);
    QFETCH(int, seats);
    QTEST(usualLength(setupOn(named(name), ruleSet, seats), 1).rounds, "rounds");
  }

  void anotherTargetChangesTheLength() {
    Setup setup = setupOn(named(u"Two Shores"_s), RuleSet::Classic, 4);
    setup.options.classicTarget = 26;  // twice the board's
    QCOMPARE(usualLength(setup, 1).rounds, 48);
    // 15 minutes for a person and 5 for each of three bots, for 18 rounds of the plain game: 30 * 24 / 18 = 40.
    setup.options.classicTarget = 13;
    QCOMPARE(usualLength(setup, 1).minutes, 40);
  }
};

}  // namespace

TAPU_TEST_WITH_LOOP(BoardShelfTest)
#include "test_board_shelf.moc"
