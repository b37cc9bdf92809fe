// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>
#include <algorithm>

#include "app/files/board_file.h"
#include "app/files/text_art.h"
#include "app/values/codec.h"
#include "app/wire/board_sketch.h"
#include "tests/suite.h"

// The keys of a board file for what lies in the sea (14.15), and the same in stores and messages.

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

QString source(const QString& path) { return qEnvironmentVariable("TAPU_SOURCE") + u'/' + path; }

/// A board with each of the keys; below, rows change a line of it.
const QByteArray kSea = R"({
 "format": "tapu-board",
 "version": 2,
 "seats": {"from": 3, "to": 4},
 "orientation": "pointy",
 "hexes": [
  {"at": [0, 0], "terrain": "forest", "number": 6},
  {"at": [1, 0], "terrain": "gold", "number": 8, "start": false},
  {"at": [0, 1], "terrain": "desert"},
  {"at": [2, 0], "terrain": "sea"},
  {"at": [3, 0], "terrain": "fog"},
  {"at": [4, 0], "terrain": "fog"}
 ],
 "harbors": [],
 "ships": true,
 "noStart": [{"hex": [0, 0], "corner": "NW"}],
 "pirate": [2, 0],
 "fog": {"terrains": {"hills": 1, "sea": 1}, "numbers": {"5": 1}},
 "gifts": [
  {"hex": [0, 0], "side": "W", "kind": "point", "count": 3},
  {"hex": [0, 0], "corner": "N", "kind": "card"},
  {"hex": [0, 1], "side": "SW", "kind": "ore", "count": 5}
 ]
}
)";

QByteArray with(const char* old, const char* fresh) {
  QByteArray text = kSea;
  const auto at = text.indexOf(old);
  return at < 0 ? QByteArray() : text.replace(at, qsizetype(qstrlen(old)), fresh);
}

BoardFile read(const QByteArray& text) {
  Complaint complaint;
  const auto file = readBoard(text, complaint);
  if (!file) qFatal("%s", qPrintable(complaint.sentence));
  return *file;
}

int corner(const char* name) { return *cornerNamed(name, Orientation::Pointy); }
int side(const char* name) { return *sideNamed(name, Orientation::Pointy); }

}  // namespace

class SeaBoardTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyKeyIsUnderstood() {  // 14.15
    const BoardFile file = read(kSea);
    const Board& board = file.board;
    QCOMPARE(file.seats, std::optional(SeatAdvice{3, 4}));
    QCOMPARE(board.cells[1].terrain, Terrain::Gold);
    QCOMPARE(board.cells[1].startLand, StartLand::No);
    QCOMPARE(board.cells[0].startLand, StartLand::Yes);
    QCOMPARE(board.cells[5].terrain, Terrain::Fog);
    QVERIFY((board.noStart == std::vector<BoardCorner>{{{0, 0}, corner("NW")}}));
    QVERIFY(board.pirate && board.pirate->at == std::optional(Hex{2, 0}));
    QCOMPARE(int(board.fog.of(Terrain::Hills)), 1);
    QCOMPARE(int(board.fog.of(Terrain::Sea)), 1);
    QCOMPARE(board.fog.cells(), 2);
    QCOMPARE(int(board.fog.numbers[5]), 1);
    QCOMPARE(board.fog.tokens(), 1);
    QCOMPARE(board.gifts.size(), std::size_t(3));
    const Gift points{{0, 0}, Gift::On::Edge, side("W"), Gift::Kind::Points, Resource::None, 3};
    const Gift card{{0, 0}, Gift::On::Corner, corner("N"), Gift::Kind::Card, Resource::None, 1};
    const Gift ore{{0, 1}, Gift::On::Edge, side("SW"), Gift::Kind::Resources, Resource::Ore, 5};
    QVERIFY(board.gifts[0] == points && board.gifts[1] == card && board.gifts[2] == ore);
  }

  void everyKeyIsWrittenAgain() {
    const BoardFile file = read(kSea);
    const QByteArray text = writeBoard(file);
    const BoardFile again = read(text);
    QVERIFY(again.board == file.board);
    QCOMPARE(again.seats, file.seats);
    QCOMPARE(writeBoard(again), text);
  }

  void aPirateMayBeAway() {
    const BoardFile file = read(with("[2, 0],\n \"fog\"", "\"away\",\n \"fog\""));
    QVERIFY(file.board.pirate && !file.board.pirate->at);
    QVERIFY(writeBoard(file).contains(R"("pirate": "away")"));
  }

  // Version 2 only where a key of it is used.
  void theVersionIsThatOfTheKeys_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("version");
    const char* const names[] = {"none", "gold", "fog", "start", "noStart", "pirate", "gifts", "seats"};
    for (int i = 0; i < int(std::size(names)); ++i) QTest::newRow(names[i]) << i << (i == 0 ? 1 : 2);
  }
  void theVersionIsThatOfTheKeys() {
    QFETCH(int, key);
    QFETCH(int, version);
    BoardFile file;
    file.version = 2;  // as it was read
    file.board.cells = {{{0, 0}, Terrain::Forest, 6}, {{1, 0}, Terrain::Sea, 0}};
    Board& board = file.board;
    if (key == 1) board.cells[0].terrain = Terrain::Gold;
    if (key == 2) board.cells[1].terrain = Terrain::Fog;
    if (key == 3) board.cells[0].startLand = StartLand::No;
    if (key == 4) board.noStart = {{{0, 0}, 0}};
    if (key == 5) board.pirate = PirateStart{};
    if (key == 6) board.gifts = {{.hex = {0, 0}}};
    if (key == 7) file.seats = SeatAdvice{2, 4};
    QCOMPARE(file.versionToWrite(), version);
    QVERIFY(writeBoard(file).contains("\"version\": " + QByteArray::number(version)));
  }

  // Boards that ask for nothing of it are written byte for byte as before.
  void ourBoardsOfVersion1StaySo() {
    for (const char* name : {"first-island", "large-island", "a", "b", "c"}) {
      QFile in(source(u"resources/boards/%1.tapuboard"_s.arg(QLatin1StringView(name))));
      QVERIFY(in.open(QIODevice::ReadOnly));
      Complaint complaint;
      const auto file = readBoard(in.readAll(), complaint);
      QVERIFY2(file, qPrintable(complaint.sentence));
      QCOMPARE(file->versionToWrite(), 1);
    }
  }

  void unknownKeysOfItSurvive_data() {
    QTest::addColumn<QByteArray>("before");
    for (const char* before : {R"("seats": {)", R"("noStart": [{)", R"("fog": {)", R"({"hex": [0, 1], )"})
      QTest::newRow(before) << QByteArray(before);
  }
  void unknownKeysOfItSurvive() {
    QFETCH(QByteArray, before);
    QByteArray text = kSea;
    const auto at = text.indexOf(before);
    QVERIFY(at >= 0);
    text.insert(at + before.size(), R"("mood": "calm", )");
    const QByteArray again = writeBoard(read(text));
    QCOMPARE(again.count(R"("mood":"calm")") + again.count(R"("mood": "calm")"), 1);
    QCOMPARE(writeBoard(read(again)), again);
  }

  void aBadKeyGetsOneSentenceWithItsLine_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* name, const char* old, const char* fresh, int line, const char* rule,
                        const char* word) {
      QTest::newRow(name) << with(old, fresh) << line << QString::fromLatin1(rule) << QString::fromUtf8(word);
    };
    row("gold without a number", ", \"number\": 8", "", 8, "1.5", "needs a number");
    row("fog with a number", "\"terrain\": \"fog\"}", "\"terrain\": \"fog\", \"number\": 4}", 11, "14.5",
        "under the fog carries no number");
    row("start that is a number", "\"start\": false", "\"start\": 0", 8, "", "true or false");
    row("more fog than its counts", "\"sea\"}", "\"fog\"}", 18, "14.5",
        "Hexes under the fog: 3 on the board, 2 in its counts.");
    row("fewer in the counts", "\"hills\": 1, ", "", 18, "14.5",
        "Hexes under the fog: 2 on the board, 1 in its counts.");
    row("fog without counts", R"("fog": {"terrains": {"hills": 1, "sea": 1}, "numbers": {"5": 1}},)", "", 6, "14.5",
        "Hexes under the fog");
    row("no number for the hills", R"("numbers": {"5": 1})", R"("numbers": {})", 18, "14.5",
        "1 hexes need a number, and there are numbers for 0.");
    row("a number for the sea", R"({"5": 1})", R"({"5": 1, "9": 1})", 18, "14.5", "there are numbers for 2.");
    row("a seven under the fog", R"({"5": 1})", R"({"7": 1})", 18, "14.5", "“7” cannot lie under the fog.");
    row("fog under the fog", R"("hills": 1)", R"("fog": 1)", 18, "14.5", "“fog” cannot lie under the fog.");
    row("a negative count", R"("hills": 1)", R"("hills": -1)", 18, "", "from 0 to");
    row("a pirate on land", R"("pirate": [2, 0])", R"("pirate": [0, 0])", 17, "14.2", "sea hex");
    row("a pirate that is a word", R"("pirate": [2, 0])", R"("pirate": "here")", 17, "14.2", "is “away”");
    row("a closed corner off the board", R"("noStart": [{"hex": [0, 0])", R"("noStart": [{"hex": [9, 9])", 16, "14.4",
        "no corner of this board");
    row("a closed corner without a name", R"("corner": "NW")", R"("corner": "W")", 16, "", "N, NE, SE");
    row("a gift off the board", R"({"hex": [0, 1], "side": "SW")", R"({"hex": [9, 9], "side": "SW")", 22, "14.6",
        "an edge or a corner of this board");
    row("a gift without a place", R"("side": "W", )", "", 20, "", "“side” is missing");
    row("a gift of gold", R"("kind": "ore")", R"("kind": "gold")", 22, "", "point, card, brick");
    row("a gift of six", R"("count": 5)", R"("count": 6)", 22, "", "from 1 to 5");
    row("four points", R"("count": 3)", R"("count": 4)", 20, "14.6", "1 to 3 points");
    row("two cards", R"("kind": "card")", R"("kind": "card", "count": 2)", 21, "14.6", "one development card");
    row("two gifts on one edge", R"({"hex": [0, 1], "side": "SW")", R"({"hex": [-1, 0], "side": "E")", 22, "14.6",
        "Two gifts lie on one place.");
    row("a gift at the fog", R"({"hex": [0, 1], "side": "SW")", R"({"hex": [2, 0], "side": "NE")", 22, "14.5",
        "touch a hex under the fog");
    row("no seats", R"({"from": 3, "to": 4})", R"({"from": 1, "to": 4})", 4, "", "from 2 to 8");
    row("seats the wrong way", R"({"from": 3, "to": 4})", R"({"from": 4, "to": 3})", 4, "", "less than");
    const char* const harbors = "\"harbors\": []";
    row("a bonus of nine", harbors, R"("harbors": [], "options": {"island.bonus": 9})", 14, "14.3", "from 0 to 5");
    row("a bonus in words", harbors, R"("harbors": [], "options": {"island.bonus": "many"})", 14, "14.3",
        "from 0 to 5");
    row("gold for no time", harbors, R"("harbors": [], "options": {"gold.seconds": 0})", 14, "14.1", "from 1 to");
    row("a pirate under the fog", R"("pirate": [2, 0])", R"("pirate": [3, 0])", 17, "14.2", "sea hex");
    row("a pirate off the board", R"("pirate": [2, 0])", R"("pirate": [30, 0])", 17, "14.2", "sea hex");
    row("a gift under a start piece", harbors,
        R"("harbors": [], "starts": {"seats": [{"settlements": [{"hex": [0, 0], "corner": "N"}], "roads": []}]})", 21,
        "14.6", "under a start piece");
    row("a start piece at the fog", harbors,
        R"("harbors": [], "starts": {"seats": [{"settlements": [{"hex": [2, 0], "corner": "NE"}], "roads": []}]})", 14,
        "14.5", "touch a hex under the fog");
    row("a robber under the fog", "\"harbors\": []", "\"robbers\": [[4, 0]], \"harbors\": []", 14, "14.5",
        "under the fog");
  }
  void aBadKeyGetsOneSentenceWithItsLine() {
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(QString, rule);
    QFETCH(QString, word);
    QVERIFY(!text.isEmpty());
    Complaint complaint;
    const auto file = readBoard(text, complaint);
    QVERIFY(!file);
    QVERIFY2(complaint.sentence.contains(word), qPrintable(complaint.sentence));
    QCOMPARE(complaint.rule, rule);
    QCOMPARE(complaint.line, line);
  }

  // 14.3
  void aBonusForTooManyIslandsIsAFaultOfTheOption_data() {
    QTest::addColumn<int>("islands");
    QTest::newRow("one too many") << 31;
    QTest::newRow("two hundred") << 200;
  }
  void aBonusForTooManyIslandsIsAFaultOfTheOption() {
    QFETCH(int, islands);
    constexpr int kInARow = 16;
    QByteArray cells;
    for (int i = 0; i < islands; ++i) {
      const int row = i / kInARow;
      cells += QByteArray(i ? "," : "") + R"({"at":[)" + QByteArray::number(2 * (i % kInARow) - row) + "," +
               QByteArray::number(2 * row) + R"(],"terrain":"forest","number":5})";
    }
    const auto board = [&](const char* bonus) {
      return R"({"format":"tapu-board","version":2,
 "options":{"island.bonus":)" +
             QByteArray(bonus) + R"(},"orientation":"pointy","hexes":[)" + cells + "]}";
    };
    Complaint complaint;
    QVERIFY(readBoard(board("0"), complaint));
    QVERIFY(!readBoard(board("2"), complaint));
    QCOMPARE(complaint.rule, u"14.3"_s);
    QCOMPARE(complaint.line, 2);
    QVERIFY2(complaint.sentence.contains(u"at most 30 of them, and this one has %1"_s.arg(islands)),
             qPrintable(complaint.sentence));
  }

  // What a store or a message holds: all of it there and back; a board without it has the bytes that it has had.
  void theSeaTravels() {
    Setup setup;
    setup.options.mapKind = MapKind::File;
    setup.board = read(kSea).board;
    const QByteArray bytes = encodeSetup(setup);
    Complaint complaint;
    const auto back = decodeSetup(bytes, complaint);
    QVERIFY2(back, qPrintable(complaint.sentence));
    QVERIFY(back->board == setup.board);
    QCOMPARE(encodeSetup(*back), bytes);
  }
  void aSetupThatTravelsIsJudged_data() {
    QTest::addColumn<int>("which");
    const char* const names[] = {
        "a pirate on land", "a pirate off the board", "a gift off the board", "other counts than fog", "four points",
        "65 gifts",         "31 islands with a bonus"};
    for (int i = 0; i < int(std::size(names)); ++i) QTest::newRow(names[i]) << i;
  }
  void aSetupThatTravelsIsJudged() {
    QFETCH(int, which);
    Setup setup;
    setup.options.mapKind = MapKind::File;
    setup.board = read(kSea).board;
    Board& board = setup.board;
    if (which == 0) board.pirate->at = Hex{0, 0};
    if (which == 1) board.pirate->at = Hex{50, 0};
    if (which == 2) board.gifts[0].hex = Hex{50, 0};
    if (which == 3) ++board.fog.of(Terrain::Desert);
    if (which == 4) board.gifts[0].count = 4;
    if (which == 5) board.gifts.assign(65, board.gifts[0]);
    if (which == 6) {
      board = {};
      for (int i = 0; i < 31; ++i) board.cells.push_back({{2 * (i % 8), 2 * (i / 8)}, Terrain::Forest, 5});
      setup.options.islandBonus = 1;
    }
    Complaint complaint;
    QVERIFY(!decodeSetup(encodeSetup(setup), complaint));
    QVERIFY(!complaint.isEmpty());
  }

  void aSketchShowsGoldAndFog() {
    const Board board = read(kSea).board;
    const auto seen = boardFromSketch(sketchOf(board));
    QVERIFY(seen.has_value());
    QVERIFY(seen->cells.size() == board.cells.size() && seen->cells[1].terrain == Terrain::Gold &&
            seen->cells[1].number == 8 && seen->cells[4].terrain == Terrain::Fog);
  }

  // Letters: G with its number, ? for what lies under the fog, of which no drawing tells more.
  void aDrawingHasGoldAndFog() {
    QStringList losses;
    const QByteArray drawn = textArt(read(kSea).board, losses);
    QVERIFY(drawn.contains("G8") && drawn.count('?') == 2);
    QVERIFY(losses.join(u'\n').contains(u"pirate, gifts and start land"_s));
    losses.clear();
    Complaint complaint;
    const auto back = boardFromTextArt(drawn, losses, complaint);
    QVERIFY2(back, qPrintable(complaint.sentence));
    QCOMPARE(std::ranges::count(back->board.cells, Terrain::Gold, &Cell::terrain), 1);
    QCOMPARE(std::ranges::count(back->board.cells, Terrain::Fog, &Cell::terrain), 2);
    QCOMPARE(int(back->board.fog.of(Terrain::Desert)), 2);
    QVERIFY(problems(back->board).empty());
    QVERIFY2(losses.join(u'\n').contains(u"it was taken to be deserts"_s), qPrintable(losses.join(u'\n')));
  }
};

TAPU_TEST_WITH_LOOP(SeaBoardTest)
#include "sea_board_test.moc"
