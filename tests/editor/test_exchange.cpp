// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "app/files/pioneers.h"
#include "app/files/text_art.h"
#include "engine/board/chain.h"
#include "engine/board/generator.h"
#include "engine/board/rng.h"
#include "tests/effort.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// Board A as its rules draw it.
const QByteArray kBoardA = R"(  .--.      .--.      .--.      .--.
 /    \    /    \    /    \    /    \
<  F4  >--<  F6  >--<  W9  >--<  O2  >--.
 \    /    \    /    \    /    \    /    \
  `--<  S12 >--<  D   >--<  F11 >--<  W8  >--.
      \    /    \    /    \    /    \    /    \
       >--<  O5  >--<  B10 >--<  S9  >--<  F3  >
      /    \    /    \    /    \    /    \    /
  .--<  B8  >--<  S3  >--<  D   >--<  B4  >--'
 /    \    /    \    /    \    /    \    /
<  W11 >--<  S10 >--<  W5  >--<  O6  >--'
 \    /    \    /    \    /    \    /
  `--'      `--'      `--'      `--'
)";

/// A game of Pioneers by hand: seven land hexes in a sea, with what we have and what we lack.
const QByteArray kGame = R"(# an island of seven
title Seven Isles
desc One island.
desc And the sea.
domestic-trade
random-terrain
num-players 3
victory-points 10
num-roads 15
num-bridges 3
num-ships 15
num-settlements 5
num-cities 4
resource-count 19
develop-road 2
develop-monopoly 2
develop-plenty 2
develop-chapel 1
develop-university 1
develop-governor 1
develop-library 1
develop-market 1
develop-soldier 14
chits 4,10,6,9,3,11
map
-,s,s,s,s
s,t0,p1,s?2,-
s?0,h2,d3,f4+,sw3
s,m5,g6,s
-,s,s,s
.
nosetup 1 1 0
)";

QByteArray with(const QByteArray& what, const QByteArray& instead) {
  QByteArray text = kGame;
  return text.replace(what, instead);
}

const Cell* at(const Board& board, int column, int row) {
  const auto found = std::ranges::find_if(board.cells, [&](const Cell& cell) {
    return gridPlace(cell.at, Orientation::Pointy) == GridPlace{column, row};
  });
  return found == board.cells.end() ? nullptr : &*found;
}

}  // namespace

class ExchangeTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Drawings of letters

  void boardAIsDrawnAsItsRulesDrawIt() {
    QStringList losses;
    QCOMPARE(textArt(bigGameBoards()[0].board, losses), kBoardA);
    QVERIFY(!losses.isEmpty());  // harbors, starts, territories
  }

  void aDrawingIsReadBack_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("as drawn") << kBoardA;
    QByteArray windows = kBoardA;
    QTest::newRow("with carriage returns") << windows.replace("\n", "\r\n");
    QByteArray indented = kBoardA;
    QTest::newRow("indented, with a title above") << "Board A\n\n    " + indented.replace("\n", "\n    ");
    QByteArray tabbed;
    for (const QByteArray& line : kBoardA.split('\n'))
      tabbed += (line.startsWith("        ") ? '\t' + line.mid(8) : line) + '\n';
    QTest::newRow("with tabs in front") << tabbed;
  }
  void aDrawingIsReadBack() {
    QFETCH(QByteArray, text);
    Complaint complaint;
    QStringList losses;
    const auto file = boardFromTextArt(text, losses, complaint);
    QVERIFY2(file.has_value(), qPrintable(complaint.sentence));
    QVERIFY(losses.isEmpty());
    const Board board = bigGameBoards()[0].board;
    QCOMPARE(file->board.cells.size(), board.cells.size());
    // The first hex read is 0,0; on board A that is 0,0 too.
    for (const Cell& cell : board.cells)
      QVERIFY(std::ranges::any_of(file->board.cells, [&](const Cell& each) {
        return each.at == cell.at && each.terrain == cell.terrain && each.number == cell.number;
      }));
  }

  void drawnAndReadEveryBoardOfLandAndSeaIsTheSame() {
    SeededRng rng(3);
    for (int i = 0; i < 20; ++i) {
      Board board = drawnOn(beginnerBoard(), {}, rng);
      board.orientation = Orientation::Flat;
      board.harbors.clear();
      board.starts.clear();
      for (Cell& cell : board.cells)
        if (rng.below(5) == 0) {
          cell.terrain = Terrain::Sea;
          cell.number = 0;
        }
      std::ranges::sort(board.cells, [](auto& a, auto& b) { return readsBefore(a.at, b.at, Orientation::Flat); });
      QStringList losses;
      Complaint complaint;
      const QByteArray text = textArt(board, losses);
      const auto file = boardFromTextArt(text, losses, complaint);
      QVERIFY(file.has_value());
      QCOMPARE(textArt(file->board, losses), text);
      QVERIFY(losses.isEmpty());
    }
  }

  // Six hexes around nothing draw a hex there.
  void aHoleStaysAHole() {
    Board ring;
    ring.orientation = Orientation::Flat;
    for (int side = 0; side < kSides; ++side)
      ring.cells.push_back({neighbor({0, 0}, side, Orientation::Flat), Terrain::Hills, 4});
    QStringList losses;
    Complaint complaint;
    const QByteArray text = textArt(ring, losses);
    QVERIFY2(text.contains("<  .   >"), text.constData());
    const auto file = boardFromTextArt(text, losses, complaint);
    QVERIFY(file && losses.isEmpty());
    QCOMPARE(file->board.cells.size(), 6u);
    QCOMPARE(textArt(file->board, losses), text);
  }

  void aWrongDrawingIsToldWithItsLine_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::newRow("no hex in it") << QByteArray("hello\n") << 0;
    QTest::newRow("a terrain that is none") << QByteArray("\n<  X4  >\n") << 2;
    QTest::newRow("a seven") << QByteArray("<  F7  >\n") << 1;
    QTest::newRow("out of line") << QByteArray("<  F4  >\n   <  F5  >\n") << 2;
  }
  void aWrongDrawingIsToldWithItsLine() {
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    Complaint complaint;
    QStringList losses;
    QVERIFY(!boardFromTextArt(text, losses, complaint));
    QVERIFY(!complaint.sentence.isEmpty());
    QCOMPARE(complaint.line, line);
  }

  void aSecondDrawingInTheFileIsToldAsOne() {
    Complaint complaint;
    QStringList losses;
    QVERIFY(!boardFromTextArt("<  F4  >\n\nBoard B\n   <  F5  >\n", losses, complaint));
    QCOMPARE(complaint.line, 4);
    QVERIFY2(complaint.sentence.contains(u"another drawing"_s), qPrintable(complaint.sentence));
  }

  void aSecondDrawingInLineWithTheFirstIsTold() {
    const QByteArray first = "  .--.\n /    \\\n<  F4  >\n \\    /\n  `--'\n";
    Complaint complaint;
    QStringList losses;
    const auto one = boardFromTextArt(first, losses, complaint);
    QVERIFY(one && losses.isEmpty());
    // Its hex lies eight lines below the other.
    const auto both = boardFromTextArt(first + "\nAnother\n\n" + first, losses, complaint);
    QVERIFY(both && both->board.cells.size() == 2u);
    QCOMPARE(losses, QStringList{u"Below an empty line the drawing goes on: everything was read as one board."_s});
  }

  // Pioneers

  void everythingThatWeHaveArrives() {
    Complaint complaint;
    QStringList losses;
    const auto file = boardFromPioneers(kGame, losses, complaint);
    QVERIFY2(file.has_value(), qPrintable(complaint.sentence));
    const Board& board = file->board;
    QCOMPARE(file->name(u"en"_s), u"Seven Isles"_s);
    QCOMPARE(file->description(u"en"_s), u"One island.\nAnd the sea."_s);
    QCOMPARE(file->options.value(u"seats.count"_s).toInteger(), 3);
    QCOMPARE(file->options.value(u"victory.target"_s).toInteger(), 10);
    QCOMPARE(file->options.value(u"bank.perResource"_s).toInteger(), 19);
    QCOMPARE(file->options.value(u"deck.counts"_s).toString(), u"14/5/2/2/2"_s);
    QVERIFY(board.ships == AsksForShips::Yes);
    // The numbers go along the sequence; the desert at 3 takes none.
    QVERIFY(at(board, 1, 1)->terrain == Terrain::Forest && at(board, 1, 1)->number == 4);
    QVERIFY(at(board, 2, 1)->terrain == Terrain::Pasture && at(board, 2, 1)->number == 10);
    QVERIFY(at(board, 1, 2)->terrain == Terrain::Hills && at(board, 1, 2)->number == 6);
    QVERIFY(at(board, 2, 2)->terrain == Terrain::Desert && at(board, 2, 2)->number == 0);
    QVERIFY(at(board, 3, 2)->terrain == Terrain::Fields && at(board, 3, 2)->number == 9);
    QVERIFY(at(board, 1, 3)->terrain == Terrain::Mountains && at(board, 1, 3)->number == 3);
    QVERIFY(board.robber == hexAt({2, 2}, Orientation::Pointy));
    QVERIFY(at(board, 0, 1)->terrain == Terrain::Sea);
    QVERIFY(!at(board, 0, 0) && !at(board, 4, 1));
    QCOMPARE(board.cells.size(), 4u + 4u + 5u + 4u + 3u);
    // Harbors: 3,1 faces northwest (no land there), 0,2 faces east to 1,2, 4,2 faces west to 3,2.
    const auto has = [&](GridPlace place, const char* side, Resource trades) {
      const Harbor harbor{hexAt(place, Orientation::Pointy), *sideNamed(side, Orientation::Pointy), trades,
                          trades == Resource::None ? 3 : 2};
      return std::ranges::count(board.harbors, harbor) == 1;
    };
    QVERIFY(has({1, 2}, "W", Resource::None));
    QVERIFY(has({3, 2}, "E", Resource::Wool));
    QCOMPARE(board.harbors.size(), 2u);
  }

  // 3.1, 10.1
  void pointsAndPlayersAreTakenOverAsFarAsAGameGoes_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("losses");
    QTest::newRow("12 points") << QByteArray("victory-points 12\nnum-players 4") << 12 << 4 << 0;
    QTest::newRow("30 points, the most") << QByteArray("victory-points 30\nnum-players 2") << 30 << 2 << 0;
    QTest::newRow("99 points") << QByteArray("victory-points 99\nnum-players 4") << 30 << 4 << 1;
    QTest::newRow("1 point") << QByteArray("victory-points 1\nnum-players 4") << 3 << 4 << 1;
    QTest::newRow("13.1: six players") << QByteArray("victory-points 10\nnum-players 6") << 10 << 6 << 0;
    QTest::newRow("13.1: eight players") << QByteArray("victory-points 10\nnum-players 8") << 10 << 8 << 0;
    QTest::newRow("one player") << QByteArray("victory-points 10\nnum-players 1") << 10 << 2 << 1;
  }
  void pointsAndPlayersAreTakenOverAsFarAsAGameGoes() {
    QFETCH(QByteArray, line);
    QFETCH(int, points);
    QFETCH(int, seats);
    QFETCH(int, losses);
    Complaint complaint;
    QStringList usual, told, back;
    QVERIFY(boardFromPioneers(kGame, usual, complaint));
    QByteArray text = with("num-players 3\n", "");
    text.replace("victory-points 10", line);
    const auto file = boardFromPioneers(text, told, complaint);
    QVERIFY2(file.has_value(), qPrintable(complaint.sentence));
    QCOMPARE(file->options.value(u"victory.target"_s).toInteger(), points);
    QCOMPARE(file->options.value(u"seats.count"_s).toInteger(), seats);
    QCOMPARE(told.size(), usual.size() + losses);
    const auto written = pioneersText(*file, back, complaint);
    QVERIFY(written && written->contains("victory-points " + QByteArray::number(points) + '\n'));
    QVERIFY(written->contains("num-players " + QByteArray::number(seats) + '\n'));
  }

  void aMapWithoutNumbersOpensWithoutThem() {
    Complaint complaint;
    QStringList losses;
    QByteArray text = kGame;
    text.replace("chits 4,10,6,9,3,11\n", "");
    const auto file = boardFromPioneers(text, losses, complaint);
    QVERIFY2(file.has_value(), qPrintable(complaint.sentence));
    for (const Cell& cell : file->board.cells) QCOMPARE(cell.number, 0);
  }

  // What boards of Pioneers are made of: separators of all kinds or none, holes in the sequence of positions, a desert
  // with a position, harbors with and without a facing, a pirate, cells that stay, gold, lists and flags.
  void aBoardWithEverythingThatAMapCanHaveIsRead() {
    const QByteArray text = R"(title Everything
random-terrain
strict-trade
use-pirate
use-dice-deck
num-dice-decks 3
check-victory-at-end-of-turn
num-players 5
sevens-rule 2
victory-points 16
num-city-walls 3
island-discovery-bonus 1,2
develop-soldier 99
chits 5 2 6-3 8,10
map
-,sR,s?5+
  t0+ p1, f4
h22,sb3,m23+
d7,g25,-
.
nosetup 0 1 0
)";
    Complaint complaint;
    QStringList losses;
    QByteArray positive = text;
    positive.replace("6-3", "6 3");
    const auto file = boardFromPioneers(positive, losses, complaint);
    QVERIFY2(file.has_value(), qPrintable(complaint.sentence));
    QVERIFY(file->options.value(u"turn.phases"_s) == QCborValue(u"strict"_s));
    QCOMPARE(file->options.value(u"victory.target"_s).toInteger(), 16);
    // In the order of the positions 0 1 4 22 23 25, the desert at 7 takes none: 5 2 6 3 8, and 10 for the gold.
    QCOMPARE(at(file->board, 0, 1)->number, 5);
    QCOMPARE(at(file->board, 1, 1)->number, 2);
    QCOMPARE(at(file->board, 2, 1)->number, 6);
    QCOMPARE(at(file->board, 0, 2)->number, 3);
    QCOMPARE(at(file->board, 2, 2)->number, 8);
    QCOMPARE(at(file->board, 1, 3)->terrain, Terrain::Gold);
    QCOMPARE(at(file->board, 1, 3)->number, 10);
    QVERIFY(file->board.robber == hexAt({0, 3}, Orientation::Pointy));
    QVERIFY(problems(file->board).empty());
    // 14.11: nobody has ships, so the pirate does nothing; of the list of a bonus the first number is kept, of three
    // decks of dice one.
    for (const char* word : {"random-terrain", "use-pirate", "3 decks in place of the dice", "sevens-rule 2",
                             "num-city-walls 3", "1,2", "check-victory", "+"})
      QVERIFY2(losses.join(u'\n').contains(QLatin1StringView(word)), word);
  }

  void everythingThatWeLackIsNamed_data() {
    QTest::addColumn<QString>("word");
    for (const char* word : {"random-terrain", "num-bridges 3", "faces no land"})
      QTest::newRow(word) << QString::fromLatin1(word);
  }
  void everythingThatWeLackIsNamed() {
    QFETCH(QString, word);
    Complaint complaint;
    QStringList losses;
    QVERIFY(boardFromPioneers(kGame, losses, complaint));
    QVERIFY2(losses.join(u'\n').contains(word), qPrintable(losses.join(u'\n')));
  }

  void whatTheOriginalChokesOnIsRead_data() {
    QTest::addColumn<QByteArray>("text");
    QByteArray windows = kGame;
    QTest::newRow("carriage returns") << windows.replace("\n", "\r\n");
    QTest::newRow("a byte order mark") << "\xef\xbb\xbf" + kGame;
    QTest::newRow("no point after the map") << kGame.left(kGame.lastIndexOf(".\nnosetup"));
    QTest::newRow("blanks at ends of lines") << with(",f4+,", ",f4+ , ");
    QTest::newRow("no commas") << with("s,t0,p1,s?2,-", "s t0 p1 s?2 -");
    QTest::newRow("longer words") << with("random-terrain", "random-terrainXYZ");
    QTest::newRow("a word and its number without a blank") << with("num-roads 15", "num-roads15");
  }
  void whatTheOriginalChokesOnIsRead() {
    QFETCH(QByteArray, text);
    Complaint complaint;
    QStringList losses;
    auto plain = boardFromPioneers(kGame, losses, complaint);
    const auto file = boardFromPioneers(text, losses, complaint);
    QVERIFY2(file.has_value(), qPrintable(complaint.sentence));
    if (!text.contains("nosetup")) plain->board.noStart.clear();  // its lines stand behind the point
    QVERIFY(file->board == plain->board);
  }

  void whatIsWrongIsToldWithLineAndColumn_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::newRow("an unknown statement") << with("num-cities 4", "num-castles 4") << 13;
    QTest::newRow("players out of range") << with("num-players 3", "num-players 99") << 7;
    QTest::newRow("no number") << with("resource-count 19", "resource-count many") << 14;
    QTest::newRow("a seven among the numbers") << with("chits 4,", "chits 7,") << 24;
    QTest::newRow("a letter that is no cell") << with("s,m5,", "s,x5,") << 29;
    QTest::newRow("a position twice") << with("m5", "m4") << 29;
    QTest::newRow("a facing beyond 5") << with("s?0", "s?7") << 28;
    QTest::newRow("more numbers than hexes") << with("11\n", "11,5\n") << 24;
    QTest::newRow("no map") << kGame.left(kGame.indexOf("map\n")) << 0;
    QTest::newRow("no title") << with("title Seven Isles\n", "") << 0;
    QTest::newRow("33 columns") << with("-,s,s,s,s\n", QByteArray(33, 's') + '\n') << 26;
    QTest::newRow("33 rows") << with("-,s,s,s,s\n", QByteArray("s\n").repeated(30)) << 58;
    QTest::newRow("nothing") << QByteArray() << 0;
    QTest::newRow("bytes") << QByteArray("\x00\xff\xfe\x01", 4) << 1;
  }
  void whatIsWrongIsToldWithLineAndColumn() {
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    Complaint complaint;
    QStringList losses;
    QVERIFY(!boardFromPioneers(text, losses, complaint));
    QVERIFY(!complaint.sentence.isEmpty());
    QCOMPARE(complaint.line, line);
  }

  void writtenAndReadBackABoardIsTheSame_data() {
    QTest::addColumn<Orientation>("orientation");
    QTest::newRow("pointy") << Orientation::Pointy;
    QTest::newRow("flat: turned") << Orientation::Flat;
  }
  void writtenAndReadBackABoardIsTheSame() {
    QFETCH(Orientation, orientation);
    for (const Hex away : {Hex{0, 0}, Hex{-3, 5}, Hex{4, -7}}) {
      BoardFile file;
      file.board = beginnerBoard();
      file.board.starts.clear();
      file.board.orientation = orientation;
      for (Cell& cell : file.board.cells) cell.at = cell.at + away;
      for (Harbor& harbor : file.board.harbors) harbor.hex = harbor.hex + away;
      QStringList losses, none;
      Complaint complaint;
      const auto text = pioneersText(file, losses, complaint);
      QVERIFY2(text.has_value(), qPrintable(complaint.sentence));
      QCOMPARE(losses.isEmpty(), orientation == Orientation::Pointy);
      const auto back = boardFromPioneers(*text, none, complaint);
      QVERIFY2(back.has_value(), qPrintable(complaint.sentence));
      QVERIFY2(none.isEmpty(), qPrintable(none.join(u'\n')));
      // The same up to a shift; sea cells carry the harbors.
      Board land = back->board;
      std::erase_if(land.cells, [](const Cell& cell) { return cell.terrain == Terrain::Sea; });
      QCOMPARE(land.cells.size(), 19u);
      const auto first = std::ranges::min_element(
          file.board.cells, [](const Cell& a, const Cell& b) { return readsBefore(a.at, b.at, Orientation::Pointy); });
      const Hex by{land.cells.front().at.q - first->at.q, land.cells.front().at.r - first->at.r};
      for (const Cell& cell : file.board.cells)
        QVERIFY(std::ranges::any_of(land.cells, [&](const Cell& each) {
          return each.at == cell.at + by && each.terrain == cell.terrain && each.number == cell.number;
        }));
      QCOMPARE(land.harbors.size(), file.board.harbors.size());
      for (const Harbor& harbor : file.board.harbors)
        QCOMPARE(std::ranges::count(land.harbors, Harbor{harbor.hex + by, harbor.side, harbor.trades, harbor.ratio}),
                 1);
    }
  }

  void anUnfinishedBoardIsNotWritten() {
    BoardFile file;
    file.board = beginnerBoard();
    file.board.cells[0].number = 0;
    QStringList losses;
    Complaint complaint;
    QVERIFY(!pioneersText(file, losses, complaint));
    QCOMPARE(complaint.rule, u"1.5"_s);
  }

  void spoiltFilesNeverMakeAnUnsoundBoard() {
    SeededRng rng(11);
    for (int i = 0; i < effort(3000, 800); ++i) {
      QByteArray text = i % 2 ? kGame : kBoardA;
      for (std::uint32_t k = rng.below(6); k > 0; --k) {
        const auto where = static_cast<qsizetype>(rng.below(static_cast<std::uint32_t>(text.size())));
        switch (rng.below(3)) {
          case 0: text[where] = static_cast<char>(rng.below(256)); break;
          case 1: text.remove(where, 1 + rng.below(9)); break;
          default: text.insert(where, text.mid(static_cast<qsizetype>(rng.below(100)), 1 + rng.below(20)));
        }
        if (text.isEmpty()) text = "x";
      }
      Complaint complaint;
      QStringList losses;
      const auto file = i % 2 ? boardFromPioneers(text, losses, complaint) : boardFromTextArt(text, losses, complaint);
      QCOMPARE(file.has_value(), complaint.sentence.isEmpty());
      if (!file) continue;
      for (const BoardProblem& problem : problems(file->board)) QVERIFY(problem.kind != ProblemKind::CellTwice);
      Complaint none;
      QVERIFY(readBoard(writeBoard(*file), none, Accept::Unfinished) || file->board.cells.empty());
    }
  }
};

TAPU_TEST_WITH_LOOP(ExchangeTest)
#include "test_exchange.moc"
