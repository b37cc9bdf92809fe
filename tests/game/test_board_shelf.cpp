// SPDX-License-Identifier: GPL-3.0-or-later
// The boards that come with the program: which of them are of the sea, whom they are for, how long their games last.
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <algorithm>
#include <set>

#include "app/files/pioneers.h"
#include "app/session/plan/board_shelf.h"
#include "app/session/plan/game_length.h"
#include "engine/board/generator.h"
#include "engine/board/rng.h"
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

/// The boards of 14.10, by what each of them is about.
const QStringList kOfTheSea{u"Two Shores"_s,       u"Four Islands"_s, u"Through the Fog"_s,
                            u"Behind the Dunes"_s, u"Gold Reefs"_s,   u"Gifts of the Coast"_s};
void addBoardsOfTheSea() {
  QTest::addColumn<QString>("name");
  for (const QString& name : kOfTheSea) QTest::newRow(qPrintable(name)) << name;
}

std::set<Hex> hexesOf(const Board& board, Terrain terrain) {
  std::set<Hex> hexes;
  for (const Cell& cell : board.cells)
    if (cell.terrain == terrain) hexes.insert(cell.at);
  return hexes;
}

std::set<Hex> hexesWithoutStart(const Board& board) {
  std::set<Hex> hexes;
  for (const Cell& cell : board.cells)
    if (cell.startLand == StartLand::No) hexes.insert(cell.at);
  return hexes;
}

/// Whether a text is there in both languages, and no name of a language stands for it in the other.
bool isInBoth(const QMap<QString, QString>& texts) {
  const auto isDevanagari = [](QChar letter) { return letter.script() == QChar::Script_Devanagari; };
  const QString english = texts.value(u"en"_s), hindi = texts.value(u"hi"_s);
  return texts.size() == 2 && !english.isEmpty() && std::ranges::none_of(english, isDevanagari) &&
         std::ranges::any_of(hindi, isDevanagari);
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

  void theyHaveTextsInBothLanguages_data() { addBoardsOfTheSea(); }
  void theyHaveTextsInBothLanguages() {  // 14.10
    QFETCH(QString, name);
    const BoardFile& file = named(name);
    QVERIFY(isInBoth(file.names));
    QVERIFY(isInBoth(file.descriptions));
    QVERIFY(file.description(u"en"_s).endsWith(u'.'));
    QVERIFY(file.description(u"hi"_s).endsWith(u"।"_s));
    QVERIFY(!file.author.isEmpty() && !file.license.isEmpty());
  }

  // Whoever opens one in the editor and saves it has the same file.
  void theyAreWrittenByteForByte_data() {
    QTest::addColumn<QString>("path");
    for (const QFileInfo& each : QDir(u":/boards"_s).entryInfoList({u"*.tapuboard"_s}, QDir::Files))
      QTest::newRow(qPrintable(each.fileName())) << each.filePath();
  }
  void theyAreWrittenByteForByte() {
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    Complaint complaint;
    const auto read = readBoard(text, complaint);
    QVERIFY2(read, qPrintable(complaint.sentence));
    QCOMPARE(writeBoard(*read), text);
  }

  // With as few and as many seats as they are for: land to begin on, ways to all islands, fog and gifts.
  void nothingIsUnusualOnThem_data() { addBoardsOfTheSea(); }
  void nothingIsUnusualOnThem() {
    QFETCH(QString, name);
    const BoardFile& file = named(name);
    QVERIFY(file.seats);
    QVERIFY(problems(file.board).empty());
    for (int seats = file.seats->from; seats <= file.seats->to; ++seats) {
      const auto found = warnings(file.board, seats);
      QVERIFY2(found.empty(), found.empty() ? "" : found.front().sentence.c_str());
    }
    std::set<Hex> seas;  // badges of harbors in one cell of sea cover each other, and Pioneers has room for one
    for (const Harbor& harbor : file.board.harbors)
      QVERIFY(seas.insert(neighbor(harbor.hex, harbor.side, file.board.orientation)).second);
  }

  // 14.1, 14.5, 14.6: what the designer laid stays, and locked hexes with it; the rest is drawn.
  void theyAreDrawnAgain_data() { addBoardsOfTheSea(); }
  void theyAreDrawnAgain() {
    QFETCH(QString, name);
    const BoardFile& file = named(name);
    const Board& board = file.board;
    constexpr std::uint64_t kDrawings = 20;
    for (std::uint64_t seed = 1; seed <= kDrawings; ++seed) {
      SeededRng rng(seed);
      const Board drawn = drawnOn(board, {.locked = file.locked}, rng);
      QVERIFY(drawn.cells != board.cells);
      QCOMPARE(hexesWithoutStart(drawn), hexesWithoutStart(board));
      for (Terrain kept : {Terrain::Fog, Terrain::Gold, Terrain::Sea})
        QCOMPARE(hexesOf(drawn, kept), hexesOf(board, kept));
      QVERIFY(drawn.fog == board.fog && drawn.gifts == board.gifts && drawn.noStart == board.noStart);
      QVERIFY(drawn.pirate == board.pirate && drawn.ships == board.ships);
      QCOMPARE(drawn.harbors.size(), board.harbors.size());
      for (std::size_t i = 0; i < board.cells.size(); ++i)
        QVERIFY(!file.locked.contains(board.cells[i].at) || drawn.cells[i] == board.cells[i]);
      QVERIFY(problems(drawn).empty());
    }
  }

  // 14.4: the desert that keeps the rich land apart is the point of that board.
  void theDunesStayWhereTheyAre() {
    const BoardFile& file = named(u"Behind the Dunes"_s);
    QCOMPARE(file.locked, hexesOf(file.board, Terrain::Desert));
    QVERIFY(!file.locked.empty());
  }

  // 14.11: gold, pirate, start land and bonus go to Pioneers and come back; the rest is named.
  void theyGoToPioneersAndBack_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("lost");  // beside what all of them lose
    QTest::newRow("bonus") << u"Two Shores"_s << QStringList{u"named one by one"_s};
    QTest::newRow("islands") << u"Four Islands"_s << QStringList{};
    QTest::newRow("fog") << u"Through the Fog"_s << QStringList{u"no fog"_s, u"no gifts"_s};
    QTest::newRow("start land") << u"Behind the Dunes"_s
                                << QStringList{u"named one by one"_s, u"no locked hexes"_s, u"no gifts"_s};
    QTest::newRow("gold and pirate") << u"Gold Reefs"_s << QStringList{u"named one by one"_s};
    QTest::newRow("gifts") << u"Gifts of the Coast"_s << QStringList{u"named one by one"_s, u"no gifts"_s};
  }
  void theyGoToPioneersAndBack() {
    QFETCH(QString, name);
    QFETCH(QStringList, lost);
    const BoardFile& file = named(name);
    QStringList losses;
    Complaint complaint;
    const auto there = pioneersText(file, losses, complaint);
    QVERIFY2(there, qPrintable(complaint.sentence));
    lost << u"one language"_s << u"no author and no license"_s << u"“crazy.target”"_s << u"one number of players"_s;
    for (const QString& word : lost) QVERIFY2(losses.join(u'\n').contains(word), qPrintable(word));
    QCOMPARE(losses.size(), lost.size());
    losses.clear();
    const auto back = boardFromPioneers(*there, losses, complaint);
    QVERIFY2(back, qPrintable(complaint.sentence));
    QVERIFY2(losses.isEmpty(), qPrintable(losses.join(u'\n')));
    for (int terrain = 0; terrain < kTerrains; ++terrain) {
      const auto kind = static_cast<Terrain>(terrain);
      if (kind == Terrain::Sea || kind == Terrain::Fog) continue;
      QCOMPARE(hexesOf(back->board, kind).size(), hexesOf(file.board, kind).size());
    }
    QCOMPARE(back->board.harbors.size(), file.board.harbors.size());
    QCOMPARE(back->board.noStart.empty(), hexesWithoutStart(file.board).empty());
    QCOMPARE(back->board.pirate.has_value(), file.board.pirate.has_value());
    QVERIFY(back->board.ships == file.board.ships);
    for (const QString& key : {u"victory.target"_s, u"island.bonus"_s})
      QCOMPARE(back->options.value(key).toInteger(), file.options.value(key).toInteger());
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
    QTest::newRow("88 turns of four") << u"Two Shores"_s << RuleSet::Classic << 4 << 22;
    QTest::newRow("88 turns of three") << u"Two Shores"_s << RuleSet::Classic << 3 << 29;
    QTest::newRow("96 turns of four in Crazy") << u"Two Shores"_s << RuleSet::Crazy << 4 << 24;
    QTest::newRow("52 turns of six") << u"Gold Reefs"_s << RuleSet::Classic << 6 << 8;
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
    QCOMPARE(usualLength(setup, 1).rounds, 44);
    // 15 minutes for a person and 5 for each of three bots, for 18 rounds of the plain game: 30 * 22 / 18 = 36, in
    // fives.
    setup.options.classicTarget = 13;
    QCOMPARE(usualLength(setup, 1).minutes, 40);
  }
};

}  // namespace

TAPU_TEST_WITH_LOOP(BoardShelfTest)
#include "test_board_shelf.moc"
