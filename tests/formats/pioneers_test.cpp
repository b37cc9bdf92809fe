// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTest>
#include <algorithm>

#include "app/files/pioneers.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// Where Debian's package pioneers-console-data puts the boards of Pioneers; they are not ours to keep here, so
/// packages.txt names it. `TAPU_PIONEERS` names another folder.
QString folderOfPioneers() { return qEnvironmentVariable("TAPU_PIONEERS", u"/usr/share/games/pioneers"_s); }
QStringList gamesOfPioneers() { return QDir(folderOfPioneers()).entryList({u"*.game"_s}, QDir::Files, QDir::Name); }

QByteArray gameOfPioneers(const QString& name) {
  QFile in(QDir(folderOfPioneers()).filePath(name));
  return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

QString latin(std::string_view text) { return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size())); }

QString placeText(Hex at) {
  const GridPlace place = gridPlace(at, Orientation::Pointy);
  return u"%1,%2"_s.arg(place.column).arg(place.row);
}

/// "COLUMN,ROW TERRAIN NUMBER" for each land hex, as the map of the file counts them.
QStringList landOf(const Board& board) {
  QStringList land;
  for (const Cell& cell : board.cells)
    if (cell.terrain != Terrain::Sea)
      land << u"%1 %2 %3"_s.arg(placeText(cell.at), latin(nameOf(cell.terrain)), QString::number(cell.number));
  land.sort();
  return land;
}

/// "COLUMN,ROW SIDE WHAT" for each harbor, by its land hex.
QStringList harborsOf(const Board& board) {
  QStringList harbors;
  for (const Harbor& each : board.harbors)
    harbors << u"%1 %2 %3"_s.arg(placeText(each.hex), latin(sideName(each.side, Orientation::Pointy)),
                                 each.trades == Resource::None ? u"any"_s : latin(nameOf(each.trades)));
  harbors.sort();
  return harbors;
}

/// One string for each row of the map, "COLUMN TERRAIN NUMBER, ..." with the row before it.
QStringList rows(std::initializer_list<std::pair<int, const char*>> lines) {
  QStringList all;
  for (const auto& [row, line] : lines)
    for (const QString& each : QString::fromLatin1(line).split(u", "_s))
      all << each.section(u' ', 0, 0) + u",%1 "_s.arg(row) + each.section(u' ', 1);
  all.sort();
  return all;
}

/// Two hexes in the sea, to which the rows below add or change a line.
const QByteArray kPlain = R"(title Two Hexes
domestic-trade
num-players 4
chits 4,10
map
-,s,s
s,t0,p1,s
-,s,s
.
)";

struct Read {
  std::optional<BoardFile> file;
  QStringList losses;
  Complaint complaint;
};
Read read(const QByteArray& text) {
  Read all;
  all.file = boardFromPioneers(text, all.losses, all.complaint);
  return all;
}
QByteArray with(const QByteArray& what, const QByteArray& instead) {
  QByteArray text = kPlain;
  return text.replace(what, instead);
}

/// Statements whose value we have, by our option; the others are losses unless they say what is usual here too.
const QMap<QByteArray, QString> kOurs{{"num-players", u"seats.count"_s},
                                      {"resource-count", u"bank.perResource"_s},
                                      {"victory-points", u"victory.target"_s}};
const QMap<QByteArray, int> kUsual{{"num-roads", 15},      {"num-bridges", 0},    {"num-ships", 15},
                                   {"num-settlements", 5}, {"num-cities", 4},     {"num-city-walls", 0},
                                   {"sevens-rule", 0},     {"random-terrain", -1}};

/// Whether what lies in the sea has arrived, or is told of (14.11).
bool isOfTheSeaThere(const QByteArray& word, int value, const Read& read) {
  const BoardFile& file = *read.file;
  const bool isTold = read.losses.join(u'\n').contains(QString::fromLatin1(word));
  if (word == "use-pirate") return file.board.pirate.has_value() || isTold;
  if (word == "nosetup") return !file.board.noStart.empty() || isTold;
  if (word == "use-dice-deck") return file.options.value(u"dice.source"_s) == QCborValue(u"deck"_s);
  if (word == "island-discovery-bonus") return file.options.value(u"island.bonus"_s).toInteger() == value || isTold;
  return true;
}

/// Says which setting of a file was dropped silently; empty if none was.
QString droppedOf(const QByteArray& text, const Read& read) {
  for (const QByteArray& line : text.split('\n')) {
    const QByteArray word = line.startsWith('#') ? "#" : line.left(line.indexOf(' ')).trimmed();
    const int value = line.mid(word.size()).trimmed().toInt();
    const QString told = QString::fromLatin1(word);
    if (word == "strict-trade" && read.file->options.value(u"turn.phases"_s) != QCborValue(u"strict"_s)) return told;
    if (word == "num-ships" && value > 0 && read.file->board.ships != AsksForShips::Yes) return told;
    const bool arrived = kOurs.contains(word) && read.file->options.value(kOurs[word]).toInteger() == value;
    const QString losses = read.losses.join(u' ');  // a number that no option of ours can have is told
    const bool isTold = (word == "num-players" && losses.contains(u"%1 players"_s.arg(value))) ||
                        (word == "victory-points" && losses.contains(u"%1 victory points"_s.arg(value)));
    if (kOurs.contains(word) && !arrived && !isTold) return told;
    if (!isOfTheSeaThere(word, line.mid(word.size()).split(',').first().trimmed().toInt(), read)) return told;
    const bool isNoShips = word == "num-ships" && value == 0;
    if (kUsual.contains(word) && value != kUsual[word] && !isNoShips && !read.losses.join(u'\n').contains(told))
      return told;
  }
  return {};
}

}  // namespace

/// Boards of the program Pioneers: those that come with it, and every statement of their form.
class PioneersTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  // Counted by hand in the files of the package: rows and columns from 0, numbers along the sequence.
  void theBoardsOfThePackage_data() {
    QTest::addColumn<QStringList>("land");
    QTest::addColumn<QStringList>("harbors");
    QTest::addColumn<int>("cells");
    QTest::addColumn<QString>("robber");
    QTest::addColumn<bool>("ships");
    QTest::newRow("default.game") << rows({{1, "2 forest 11, 3 pasture 12, 4 fields 9"},
                                           {2, "2 hills 4, 3 mountains 6, 4 hills 5, 5 pasture 10"},
                                           {3, "1 desert 0, 2 forest 3, 3 fields 11, 4 forest 4, 5 fields 8"},
                                           {4, "2 hills 8, 3 pasture 10, 4 pasture 9, 5 mountains 3"},
                                           {5, "2 mountains 5, 3 fields 2, 4 forest 6"}})
                                  << rows({{1, "2 NW wool, 3 NE any"},
                                           {2, "5 NE grain, 2 W any"},
                                           {3, "5 E lumber"},
                                           {4, "2 W any, 5 SE any"},
                                           {5, "2 SW ore, 3 SE brick"}})
                                  << 37 << u"1,3"_s << false;
    QTest::newRow("5-6-player.game")
        << rows({{1, "2 mountains 2, 3 mountains 5, 4 mountains 4"},
                 {2, "2 mountains 8, 3 mountains 10, 4 mountains 11, 5 hills 6"},
                 {3, "1 hills 4, 2 hills 9, 3 hills 12, 4 hills 12, 5 hills 3"},
                 {4, "1 pasture 8, 2 pasture 5, 3 pasture 6, 4 pasture 3, 5 pasture 10, 6 pasture 9"},
                 {5, "1 fields 3, 2 fields 9, 3 fields 2, 4 fields 5, 5 fields 8"},
                 {6, "2 desert 0, 3 desert 0, 4 forest 4, 5 forest 11"},
                 {7, "2 forest 6, 3 forest 10, 4 forest 11"}})
        << rows({{1, "2 NW any, 3 NE wool"},
                 {2, "5 NE wool"},
                 {3, "1 NW any, 5 E grain"},
                 {4, "1 W any"},
                 {5, "5 E lumber, 1 SW any"},
                 {6, "5 SE any"},
                 {7, "2 SW ore, 3 SE brick"}})
        << 52 << u"2,6"_s << false;
    QTest::newRow("seafarers.game")
        << rows({{1, "1 pasture 5, 2 mountains 2, 3 hills 6, 4 hills 3, 5 hills 8, 6 fields 10, 7 forest 9"},
                 {2, "2 forest 12, 3 mountains 11, 4 pasture 4, 5 fields 8, 6 forest 10, 7 pasture 9"},
                 {3, "1 fields 4, 7 mountains 5"},
                 {4, "3 fields 6, 4 mountains 3, 5 fields 11, 6 pasture 5"},
                 {5, "1 mountains 2, 2 forest 6, 3 forest 3, 4 fields 8, 5 pasture 10, 6 mountains 9, 7 hills 12"},
                 {6, "2 forest 11, 3 pasture 4, 4 desert 0, 5 hills 8, 6 fields 10, 7 fields 9"},
                 {7, "1 forest 4, 2 pasture 5, 3 hills 6, 4 mountains 3, 5 pasture 11, 6 mountains 12, 7 hills 6"}})
        << rows({{1, "2 NW wool, 4 NE grain, 7 NW any"},
                 {2, "2 W any, 7 E wool, 3 SW any, 5 SE grain"},
                 {3, "1 SW brick, 7 SE ore"},
                 {6, "2 W brick"},
                 {7, "7 E any, 3 SW lumber, 5 SE any"}})
        << 81 << u"4,6"_s << true;
    QTest::newRow("small.game") << rows({{1, "1 forest 9, 2 pasture 10, 3 mountains 8"},
                                         {2, "1 hills 12, 2 forest 11, 3 mountains 4, 4 fields 3"},
                                         {3, "1 hills 5, 2 pasture 2, 3 fields 6"}})
                                << rows({{1, "2 NW any, 3 NE ore, 1 W any"},
                                         {2, "4 E brick"},
                                         {3, "1 W lumber, 2 SW wool, 3 SE grain"}})
                                << 24 << QString() << false;
  }
  void theBoardsOfThePackage() {
    const QByteArray text = gameOfPioneers(QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY2(!text.isEmpty(), "the package pioneers-console-data is not installed");
    QFETCH(QStringList, land);
    QFETCH(QStringList, harbors);
    QFETCH(int, cells);
    QFETCH(QString, robber);
    QFETCH(bool, ships);
    const Read all = read(text);
    QVERIFY2(all.file, qPrintable(all.complaint.sentence));
    const Board& board = all.file->board;
    QCOMPARE(landOf(board).join(u'\n'), land.join(u'\n'));
    QCOMPARE(harborsOf(board).join(u'\n'), harbors.join(u'\n'));
    QCOMPARE(static_cast<int>(board.cells.size()), cells);
    QCOMPARE(board.robber ? placeText(*board.robber) : QString(), robber);
    QCOMPARE(board.ships == AsksForShips::Yes, ships);
    QCOMPARE(droppedOf(text, all), QString());
    QVERIFY(!all.file->name(u"en"_s).isEmpty() && !all.file->description(u"en"_s).isEmpty());
    QVERIFY(problems(board).empty());
    QVERIFY(!text.contains("domestic-trade") == all.losses.join(u' ').contains(u"Trade between players"_s));
  }

  // Every board that comes with the program is read, with its losses, can be played, and goes there and back.
  void everyBoardOfThePackageIsRead() {
    QVERIFY2(!gamesOfPioneers().isEmpty(), "the package pioneers-console-data is not installed");
    for (const QString& name : gamesOfPioneers()) {
      const QByteArray text = gameOfPioneers(name);
      const Read all = read(text);
      QVERIFY2(all.file.has_value() && all.complaint.isEmpty(), qPrintable(all.complaint.at(name)));
      QVERIFY2(problems(all.file->board).empty(), qPrintable(name));
      QVERIFY2(droppedOf(text, all).isEmpty(), qPrintable(name + u' ' + droppedOf(text, all)));
      Complaint complaint;
      QStringList losses;
      const auto there = pioneersText(*all.file, losses, complaint);
      QVERIFY2(there, qPrintable(name + complaint.sentence));
      const Read back = read(*there);
      QVERIFY2(back.file, qPrintable(name + back.complaint.sentence));
      QVERIFY2(back.losses.isEmpty(), qPrintable(name + u' ' + back.losses.join(u' ')));
      QCOMPARE(landOf(back.file->board).join(u'\n'), landOf(all.file->board).join(u'\n'));
      QCOMPARE(harborsOf(back.file->board).join(u'\n'), harborsOf(all.file->board).join(u'\n'));
      QVERIFY2(back.file->board == all.file->board, qPrintable(name));
      for (const auto& [key, value] : all.file->options) QVERIFY(back.file->options.value(key) == value);
      QCOMPARE(back.file->names, all.file->names);
      QCOMPARE(back.file->descriptions, all.file->descriptions);
    }
  }

  void everyStatementArrivesOrIsNamed_data() {
    QTest::addColumn<QByteArray>("statement");
    QTest::addColumn<QString>("option");  // empty: a loss that contains the value
    QTest::addColumn<QString>("value");   // both empty: nothing is lost
    const auto row = [](const char* statement, const QString& option, const QString& value) {
      QTest::newRow(statement) << QByteArray(statement) << option << value;
    };
    row("num-players 3", u"seats.count"_s, u"3"_s);
    row("num-players 6", u"seats.count"_s, u"6"_s);
    row("num-players 8", u"seats.count"_s, u"8"_s);
    row("num-players 1", {}, u"1 players"_s);
    row("sevens-rule 1", {}, u"sevens-rule 1"_s);
    row("sevens-rule 0", {}, {});
    // 4.10: one deck here; without a deck the other two statements mean nothing there either.
    row("use-dice-deck", {}, u"There 2 decks in place of the dice are shuffled together, here one."_s);
    row("use-dice-deck\nnum-dice-decks 1", u"dice.source"_s, u"deck"_s);
    row("num-dice-decks 1\nuse-dice-deck", u"dice.deckLeft"_s, u"5"_s);
    row("use-dice-deck\nnum-dice-decks 1\nnum-removed-dice-cards 4", u"dice.deckLeft"_s, u"4"_s);
    row("use-dice-deck\nnum-dice-decks 1\nnum-removed-dice-cards 0", u"dice.deckLeft"_s, u"0"_s);
    row("use-dice-deck\nnum-dice-decks 1\nnum-removed-dice-cards 30", {}, u"There 30 cards"_s);
    row("num-dice-decks 3", {}, {});
    row("num-removed-dice-cards 4", {}, {});
    row("victory-points 12", u"victory.target"_s, u"12"_s);
    row("victory-points 10", {}, {});
    row("check-victory-at-end-of-turn", {}, u"check-victory-at-end-of-turn"_s);
    row("num-roads 20", {}, u"Left out, since it cannot be played here: another number of roads (num-roads 20)."_s);
    row("num-roads 15", {}, {});
    row("num-bridges 2", {}, u"num-bridges 2"_s);
    row("num-ships 9", {}, u"num-ships 9"_s);
    row("num-ships 0", {}, {});
    row("num-settlements 6", {}, u"num-settlements 6"_s);
    row("num-settlements", {}, u"num-settlements 0"_s);  // missing = 0
    row("num-cities 5", {}, u"num-cities 5"_s);
    row("num-city-walls 3", {}, u"num-city-walls 3"_s);
    row("resource-count 24", u"bank.perResource"_s, u"24"_s);
    row("resource-count 0", {}, u"resource-count"_s);
    row("resource-count 100", {}, u"so many cards of each resource in the bank (resource-count 100)"_s);
    row("develop-soldier 120\ndevelop-road 90", {}, u"a deck with so many development cards (develop 120/0/90/0/0)"_s);
    row("develop-road 3\ndevelop-soldier 7", u"deck.counts"_s, u"7/0/3/0/0"_s);
    row("develop-monopoly 4", u"deck.counts"_s, u"0/0/0/0/4"_s);
    row("develop-plenty 5", u"deck.counts"_s, u"0/0/0/5/0"_s);
    row("develop-chapel 1\ndevelop-university 2\ndevelop-governor 3\ndevelop-library 4\ndevelop-market 5",
        u"deck.counts"_s, u"0/15/0/0/0"_s);
    row("random-terrain", {}, u"random-terrain"_s);
    row("strict-trade", u"turn.phases"_s, u"strict"_s);  // 4.3
    row("use-pirate", {}, u"use-pirate"_s);
    // 14.3: every island brings as many points as the first number, from 0 to 5.
    row("island-discovery-bonus 2", u"island.bonus"_s, u"2"_s);
    row("island-discovery-bonus 2,2", u"island.bonus"_s, u"2"_s);
    row("island-discovery-bonus 2,-1,3", {}, u"victory points: 2,-1,3. Here each brings 2."_s);
    row("island-discovery-bonus 9", {}, u"victory points: 9. Here each brings 5."_s);
    row("island-discovery-bonus -2", {}, u"victory points: -2. Here each brings 0."_s);
    row("# a remark", {}, {});  // it is no part of the board
    row("new-rule anything", {}, u"new-rule"_s);
    row("variant islands", {}, u"variant"_s);
    row("nosetup 1 1 0", {}, {});
    row("nosetup 9 9 0", {}, u"corners where nobody may begin (nosetup)"_s);
    row("  desc  of the place", {}, {});
    row("\t\n\n   ", {}, {});
  }
  void everyStatementArrivesOrIsNamed() {
    QFETCH(QByteArray, statement);
    QFETCH(QString, option);
    QFETCH(QString, value);
    const Read all = read(with("num-players 4", statement));
    QVERIFY2(all.file, qPrintable(all.complaint.sentence));
    const QString losses = all.losses.join(u'\n');
    if (option.isEmpty() && value.isEmpty()) QCOMPARE(losses, QString());
    if (option.isEmpty()) QVERIFY2(losses.contains(value), qPrintable(losses));
    if (option.isEmpty()) return;
    QCOMPARE(all.file->options.value(option).toVariant().toString(), value);
    QCOMPARE(losses, QString());
  }

  void everyCellOfAMap_data() {
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QStringList>("land");
    QTest::addColumn<QString>("harbor");
    QTest::addColumn<QString>("loss");
    const auto hexes = [](const char* line) { return rows({{1, line}}); };
    const auto row = [&](const char* name, const char* line, const QStringList& land, const char* harbor,
                         const char* loss) {
      QTest::newRow(name) << QByteArray(line) << land << QString::fromLatin1(harbor) << QString::fromLatin1(loss);
    };
    row("fields and hills", "s,f0,h1,s", hexes("1 fields 4, 2 hills 10"), "", "");
    row("mountains after a hole", "-,-,m0,t1", hexes("2 mountains 4, 3 forest 10"), "", "");
    row("backwards in the sequence", "s,t1,p0,s", hexes("1 forest 10, 2 pasture 4"), "", "");
    row("positions with a gap", "s,t7,p300,s", hexes("1 forest 4, 2 pasture 10"), "", "");
    row("a desert takes no number", "s,t0,d1,p2", hexes("1 forest 4, 2 desert 0, 3 pasture 10"), "", "");
    row("a desert after a gap", "s,t1,d7,p4", hexes("1 forest 4, 2 desert 0, 3 pasture 10"), "", "");
    row("the numbers wrap", "t0,p1,f2", hexes("0 forest 4, 1 pasture 10, 2 fields 4"), "", "");
    row("gold", "s,t0,g1,s", hexes("1 forest 4, 2 gold 10"), "", "");  // 14.1
    row("not to be shuffled", "s,t0+,p1,s", hexes("1 forest 4, 2 pasture 10"), "", "+");
    row("a pirate without ships", "sR,t0,p1,s", hexes("1 forest 4, 2 pasture 10"), "", "use-pirate");
    row("a harbor for anything", "s?0,t0,p1,s", hexes("1 forest 4, 2 pasture 10"), "1,1 W any", "");
    row("a harbor without facing looks east", "so,t0,p1,s", hexes("1 forest 4, 2 pasture 10"), "1,1 W ore", "");
    row("a harbor to the west", "s,t0,p1,sb3", hexes("1 forest 4, 2 pasture 10"), "2,1 E brick", "");
    row("a harbor and a number at sea", "sl05+,t0,p1,s", hexes("1 forest 4, 2 pasture 10"), "1,1 W lumber", "+");
    row("a harbor for gold", "sm0,t0,p1,s", hexes("1 forest 4, 2 pasture 10"), "", "harbor");
    row("a harbor that faces the sea", "sw3,t0,p1,s", hexes("1 forest 4, 2 pasture 10"), "", "harbor");
    row("no commas at all", "st0p1s", hexes("1 forest 4, 2 pasture 10"), "", "");
    row("blanks and tabs", "\ts  t0\t,p1 s  ", hexes("1 forest 4, 2 pasture 10"), "", "");
    row("a longer row than the others", "s,t0,p1,s,s,s,s,s,-,-,s", hexes("1 forest 4, 2 pasture 10"), "", "");
    row("no position", "s,t,p1,s", hexes("1 forest 4, 2 pasture 10"), "", "");
  }
  void everyCellOfAMap() {
    QFETCH(QByteArray, row);
    QFETCH(QStringList, land);
    QFETCH(QString, harbor);
    QFETCH(QString, loss);
    const Read all = read(with("s,t0,p1,s", row));
    QVERIFY2(all.file, qPrintable(all.complaint.sentence));
    QCOMPARE(landOf(all.file->board).join(u'\n'), land.join(u'\n'));
    QCOMPARE(harborsOf(all.file->board).join(u'\n'), harbor);
    QCOMPARE(all.losses.size(), loss.isEmpty() ? 0 : 1);
    QVERIFY(loss.isEmpty() || all.losses[0].contains(loss));
  }

  // As many numbers as positions without those of deserts, whether or not a hex has each position; numbers that are
  // left at the end lie nowhere.
  void gapsInTheSequenceMayHaveNumbersToo_data() {
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QByteArray>("numbers");
    QTest::addColumn<QStringList>("land");  // empty: too many numbers
    const auto land = [](const char* line) { return rows({{1, line}}); };
    QTest::newRow("a gap in the middle, a number for it")
        << QByteArray("t0,p2") << QByteArray("4,10,5") << land("0 forest 4, 1 pasture 10");
    QTest::newRow("a gap in the middle, a number too many")
        << QByteArray("t0,p2") << QByteArray("4,10,5,6") << QStringList();
    QTest::newRow("a gap at the start") << QByteArray("t1,p2") << QByteArray("4,10,5")
                                        << land("0 forest 4, 1 pasture 10");
    QTest::newRow("a gap and a desert at the end")
        << QByteArray("t1,p2,d3") << QByteArray("4,10,5") << land("0 forest 4, 1 pasture 10, 2 desert 0");
    QTest::newRow("a gap and a desert, a number too many")
        << QByteArray("t1,p2,d3") << QByteArray("4,10,5,6") << QStringList();
    QTest::newRow("two deserts and two gaps") << QByteArray("d1,t3,d4,p5") << QByteArray("4,10,5,6")
                                              << land("0 desert 0, 1 forest 4, 2 desert 0, 3 pasture 10");
    QTest::newRow("no gap, a number for the desert") << QByteArray("t0,d1,p2") << QByteArray("4,10,5") << QStringList();
  }
  void gapsInTheSequenceMayHaveNumbersToo() {
    QFETCH(QByteArray, row);
    QFETCH(QByteArray, numbers);
    QFETCH(QStringList, land);
    const Read all = read(with("chits 4,10", "chits " + numbers).replace("s,t0,p1,s", row));
    QCOMPARE(all.file.has_value(), !land.isEmpty());
    if (all.file) QCOMPARE(landOf(all.file->board).join(u'\n'), land.join(u'\n'));
    if (!all.file) QVERIFY(all.complaint.sentence.contains(u"chits"_s));
  }

  // The six facings count against the clock from the east: E NE NW W SW SE, also on the rows that are shifted.
  void aHarborLooksSixWays_data() {
    QTest::addColumn<QByteArray>("map");
    QTest::addColumn<QString>("harbor");
    const auto row = [](const char* name, const char* map, const char* harbor) {
      QTest::newRow(name) << QByteArray(map) << QString::fromLatin1(harbor);
    };
    row("from a row that is not shifted to the northeast", "p0,t1\n-,-\n-,-\n", "");
    row("northeast of row 2", "-,-\nt0,t1\n-,s?1\n", "1,1 SW any");
    row("northwest of row 2", "-,-\nt0,t1\n-,s?2\n", "0,1 SE any");
    row("southwest of row 0", "-,s?4\nt0,t1\n", "0,1 NE any");
    row("southeast of row 0", "-,s?5\nt0,t1\n", "1,1 NW any");
    row("northeast of row 1", "t0,t1\ns?1\n", "1,0 SW any");
    row("northwest of row 1", "t0,t1\n-,s?2\n", "1,0 SE any");
    row("southwest of row 1", "-\ns?4\nt0,t1\n", "0,2 NE any");
    row("southeast of row 1", "-\ns?5\nt0,t1\n", "1,2 NW any");
  }
  void aHarborLooksSixWays() {
    QFETCH(QByteArray, map);
    QFETCH(QString, harbor);
    const Read all = read("title x\ndomestic-trade\nchits 4,5\nmap\n" + map + ".\n");
    QVERIFY2(all.file, qPrintable(all.complaint.sentence));
    QCOMPARE(harborsOf(all.file->board).join(u' '), harbor);
  }

  void whatTheOriginalChokesOnIsRead_data() {
    QTest::addColumn<QByteArray>("text");
    QByteArray windows = kPlain, mixed = kPlain;
    QTest::newRow("carriage returns") << windows.replace("\n", "\r\n");
    QTest::newRow("carriage returns here and there") << mixed.replace("chits 4,10\n", "chits 4,10\r\n");
    QTest::newRow("a byte order mark") << "\xef\xbb\xbf" + kPlain;
    QTest::newRow("no point, no line feed at the end") << kPlain.left(kPlain.lastIndexOf("\n.\n"));
    QTest::newRow("numbers after the map") << with("chits 4,10\n", "") + "chits 4,10\n";
    QTest::newRow("numbers in two statements") << with("chits 4,10", "chits 4\nchits 10");
    QTest::newRow("numbers between other signs") << with("chits 4,10", "chits 4;;10,");
    QTest::newRow("a point with blanks") << with("\n.\n", "\n  . \n");
    QTest::newRow("empty lines in between") << with("map\n", "\n\n  \nmap\n");
    QTest::newRow("empty lines at the end") << kPlain + "\n\n\n";
    QTest::newRow("an empty row at the end of the map") << with("\n.\n", "\n\n\n.\n");
  }
  void whatTheOriginalChokesOnIsRead() {
    QFETCH(QByteArray, text);
    const Read plain = read(kPlain), all = read(text);
    QVERIFY2(all.file, qPrintable(all.complaint.sentence));
    QVERIFY(all.file->board == plain.file->board);
    QVERIFY(all.losses.isEmpty());
  }

  // A title becomes the name of the board: one line, without what is not drawn or turns it round.
  void aTitleFromElsewhereIsShownAsItIsMeant_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("loss");
    QTest::newRow("a mark that turns the line round is left out")
        << u"title-bidi"_s << u"slamS \u0301\u0301 \U0001f3dd\ufe0f"_s << QString();
    QTest::newRow("a zero byte is left out") << u"title-nul"_s << u"Small"_s << QString();
    QTest::newRow("Latin-1 is read as such, and told")
        << u"title-latin1"_s << u"Große Insel"_s
        << u"Title and description are not written in UTF-8; they were read as Latin-1."_s;
  }
  void aTitleFromElsewhereIsShownAsItIsMeant() {
    QFETCH(QString, file);
    QFETCH(QString, title);
    QFETCH(QString, loss);
    QFile in(qEnvironmentVariable("TAPU_SOURCE") + u"/tests/formats/strangers/%1.game"_s.arg(file));
    QVERIFY(in.open(QIODevice::ReadOnly));
    const Read all = read(in.readAll());
    QVERIFY2(all.file, qPrintable(all.complaint.sentence));
    QCOMPARE(all.file->name(u"en"_s), title);
    QCOMPARE(all.losses.contains(u"Title and description are not written in UTF-8; they were read as Latin-1."_s),
             !loss.isEmpty());
  }

  void aDescriptionKeepsItsLinesAndNothingElseThatIsNotDrawn() {
    const Read all = read(with("map\n",
                               "desc One\u202e.\ndesc Gr\xf6\xdf"
                               "er.\nmap\n"));
    QVERIFY2(all.file, qPrintable(all.complaint.sentence));
    QCOMPARE(all.file->description(u"en"_s), u"One.\nGrößer."_s);
  }

  /// A file of ours holds 2,000 characters of each.
  void whatIsTooLongOfATitleOrADescriptionIsToldOf_data() {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<int>("name");
    QTest::addColumn<int>("description");
    QTest::addColumn<bool>("isTold");
    const QByteArray map("map\n");
    QTest::newRow("as long as it may be") << map << "desc " + QByteArray(2'000, 'd') + "\nmap\n"
                                          << -1 << 2'000 << false;
    QTest::newRow("a line too long") << map << "desc " + QByteArray(2'001, 'd') + "\nmap\n" << -1 << 2'000 << true;
    QTest::newRow("too many lines") << map
                                    << "desc " + QByteArray(1'500, 'd') + "\ndesc " + QByteArray(500, 'e') + "\nmap\n"
                                    << -1 << 2'000 << true;
    QTest::newRow("a title") << map << "title " + QByteArray(2'001, 't') + "\nmap\n" << 2'000 << 0 << true;
  }
  void whatIsTooLongOfATitleOrADescriptionIsToldOf() {
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QFETCH(int, name);
    QFETCH(bool, isTold);
    const Read all = read(with(before, after));
    QVERIFY2(all.file, qPrintable(all.complaint.sentence));
    QTEST(static_cast<int>(all.file->description(u"en"_s).size()), "description");
    if (name >= 0) QCOMPARE(all.file->name(u"en"_s).size(), name);
    QCOMPARE(all.losses.contains(u"Title or description is longer than 2000 characters: the rest was left out."_s),
             isTold);
  }

  void theLargestMapIsRead() {
    QByteArray map = (QByteArray("s,").repeated(31) + "s\n").repeated(31) + QByteArray("s,").repeated(31) + "t0\n";
    const QByteArray head = "title x\ndomestic-trade\nchits 4\nmap\n";
    for (const char* end : {".\n", "", "\n\n\n"}) {
      const Read all = read(head + map + end);
      QVERIFY2(all.file, qPrintable(all.complaint.sentence));
      QCOMPARE(all.file->board.cells.size(), 1024u);
      QCOMPARE(landOf(all.file->board), QStringList(u"31,31 forest 4"_s));
    }
  }

  void whatIsWrongIsToldInOneSentence_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");      // 0: no line can be named
    QTest::addColumn<QString>("word");  // of the sentence
    const auto row = [](const char* name, const QByteArray& text, int line, const char* word) {
      QTest::newRow(name) << text << line << QString::fromUtf8(word);
    };
    row("an empty file", {}, 0, "map");
    row("only line feeds", "\n\n\n", 0, "map");
    row("a byte order mark and nothing", "\xef\xbb\xbf", 0, "map");
    row("NULs", QByteArray(64, '\0'), 1, "Column 1");
    row("a NUL in the middle of a word", with("num-players", QByteArray("num\0players", 11)), 3, "Column 1");
    row("a NUL in a number", with("num-players 4", QByteArray("num-players 4\0", 14)), 3, "Column");
    row("a NUL in the map", with("t0", QByteArray("t0,\0", 4)), 7, "Column 6");
    row("UTF-16", QByteArray("\xff\xfet\0i\0t\0l\0e\0", 12), 1, "written in UTF-16");
    row("only carriage returns as line ends", QByteArray(kPlain).replace('\n', '\r'), 0, "map");
    row("JSON", "{\"format\":\"tapu-board\"}", 1, "Column 1");
    row("a picture", QByteArray("\x89PNG\r\n\x1a\n", 8), 1, "Column 1");
    row("no title", with("title Two Hexes\n", ""), 0, "title");
    row("no map", kPlain.left(kPlain.indexOf("map\n")), 0, "map");
    row("two maps", kPlain + "map\nt9\n.\n", 10, "two maps");
    row("an unknown statement", with("num-players", "num-teams"), 3, "num-teams");
    row("a statement in capitals", with("num-players", "NUM-PLAYERS"), 3, "NUM-PLAYERS");
    row("a statement of another language", with("num-players", "खिलाड़ी"), 3, "खिलाड़ी");
    row("no players", with("num-players 4", "num-players 0"), 3, "0");
    row("nine players", with("num-players 4", "num-players 9"), 3, "9");
    row("fewer than no players", with("num-players 4", "num-players -4"), 3, "-4");
    row("players in words", with("num-players 4", "num-players four"), 3, "four");
    row("one field too many", with("num-players 4", "num-players 4 4"), 3, "4 4");
    row("a number with a fraction", with("num-players 4", "num-players 4.5"), 3, "4.5");
    row("a huge number", with("num-players 4", "num-roads 99999999999999999999"), 3, "99999999999999999999");
    row("a large number", with("num-players 4", "num-roads 1000"), 3, "1000");
    row("a negative stock", with("num-players 4", "resource-count -1"), 3, "-1");
    row("a hexadecimal number", with("num-players 4", "num-players 0x4"), 3, "0x4");
    row("a seven", with("4,10", "7,10"), 4, "7");
    row("a one", with("4,10", "4,1"), 4, "1");
    row("a thirteen", with("4,10", "4,13"), 4, "13");
    row("a nought", with("4,10", "0"), 4, "0");
    row("a negative one", with("4,10", "-4,10"), 4, "-4");
    row("a minus between two", with("4,10", "4-10"), 4, "-10");
    row("a minus alone", with("4,10", "-,10"), 4, "-");
    row("a huge one", with("4,10", "4,123456789012345678901"), 4, "123456789012345678901");
    row("more numbers than hexes", with("4,10", "4,10,5"), 4, "chits");
    row("a letter that is no cell", with("t0", "x0"), 7, "Column 3");
    row("a terrain in capitals", with("t0", "T0"), 7, "Column 3");
    row("a cell of two bytes", with("t0", "é0"), 7, "Column 3");
    row("a position twice", with("p1", "p0"), 7, "0");
    row("no position twice", with("t0,p1", "t,p"), 7, "0");
    row("a position out of range", with("p1", "p1024"), 7, "1024");
    row("a huge position", with("p1", "p99999999999999999999"), 7, "99999999999999999999");
    row("a negative position", with("p1", "p-1"), 7, "Column");
    row("a corner 6", with(".\n", ".\nnosetup 1 1 6\n"), 10, "1 1 6");
    row("a corner without a number", with(".\n", ".\nnosetup 1 1\n"), 10, "1 1");
    row("a corner beyond the map", with(".\n", ".\nnosetup 32 1 0\n"), 10, "32");
    row("a bonus in words", with("num-players 4", "island-discovery-bonus one"), 3, "one");
    row("a facing of 6", with("s,t0", "s?6,t0"), 7, "6");
    row("a facing of 9", with("s,t0", "sw9,t0"), 7, "9");
    row("a harbor for a letter that is none", with("s,t0", "sx0,t0"), 7, "Column");
    row("33 columns", with("s,t0,p1,s", QByteArray("s,").repeated(32) + "t0"), 7, "32");
    row("33 rows", with("map\n", "map\n" + QByteArray("s\n").repeated(30)), 38, "32");
    row("a million cells", with("s,t0,p1,s", QByteArray(1000000, 's')), 7, "32");
    row("more than a million bytes", kPlain + QByteArray(1024 * 1024, '\n'), 0, "too large");
    row("an endless word", QByteArray(500000, 'a'), 1, "Column 1");
  }
  void whatIsWrongIsToldInOneSentence() {
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    QFETCH(QString, word);
    const Read all = read(text);
    QVERIFY(!all.file);
    QCOMPARE(all.complaint.line, line);
    QVERIFY2(all.complaint.sentence.contains(word), qPrintable(all.complaint.sentence));
    QVERIFY(!all.complaint.sentence.contains(u'\n') && all.complaint.sentence.size() < 200);
  }

  // 14.11: it lies where the file says, or is away until somebody moves it; without the statement there is none.
  void thePirateComesOver_data() {
    QTest::addColumn<QByteArray>("statements");
    QTest::addColumn<QByteArray>("row");
    QTest::addColumn<QString>("pirate");  // empty: none
    QTest::addColumn<bool>("isTold");
    const QByteArray row("s,t0,p1,s"), marked("s,t0,p1,sR");
    QTest::newRow("at sea") << QByteArray("num-ships 15\nuse-pirate") << marked << u"3,1"_s << false;
    QTest::newRow("at a harbor") << QByteArray("num-ships 15\nuse-pirate") << QByteArray("s,t0,p1,sRb3") << u"3,1"_s
                                 << false;
    QTest::newRow("away") << QByteArray("num-ships 15\nuse-pirate") << row << u"away"_s << false;
    QTest::newRow("a mark without the statement") << QByteArray("num-ships 15") << marked << QString() << true;
    QTest::newRow("no ships") << QByteArray("num-ships 0\nuse-pirate") << marked << QString() << true;
    QTest::newRow("none") << QByteArray("num-ships 15") << row << QString() << false;
  }
  void thePirateComesOver() {
    QFETCH(QByteArray, statements);
    QFETCH(QByteArray, row);
    QFETCH(QString, pirate);
    QFETCH(bool, isTold);
    const Read all = read(with("num-players 4", statements).replace("s,t0,p1,s", row));
    QVERIFY2(all.file, qPrintable(all.complaint.sentence));
    const auto& start = all.file->board.pirate;
    QCOMPARE(!start ? QString() : start->at ? placeText(*start->at) : u"away"_s, pirate);
    QCOMPARE(all.losses.join(u'\n').contains(u"use-pirate"_s), isTold);
  }

  // Nodes count against the clock from the upper right: of a hex with a point at the top NE N NW SW S SE.
  void cornersWhereNobodyMayBegin_data() {
    QTest::addColumn<QByteArray>("statements");
    QTest::addColumn<QString>("corners");  // COLUMN,ROW CORNER
    const auto row = [](const char* statements, const char* corners) {
      QTest::newRow(statements) << QByteArray(statements) << QString::fromLatin1(corners);
    };
    row("nosetup 1 1 0", "1,1 NE");
    row("nosetup 1 1 1", "1,1 N");
    row("nosetup 1 1 2", "1,1 NW");
    row("nosetup 1 1 3", "1,1 SW");
    row("nosetup 1 1 4", "1,1 S");
    row("nosetup 1 1 5", "1,1 SE");
    row("nosetup 2 0 5", "2,0 SE");
    row("nosetup 1 1 0\nnosetup 2 1 4", "1,1 NE|2,1 S");
    // One corner by each of its three hexes: of 1,1 the upper right, of 2,0 the bottom, of 2,1 the upper left.
    row("nosetup 1 1 0\nnosetup 2 0 4\nnosetup 2 1 2", "1,1 NE");
  }
  void cornersWhereNobodyMayBegin() {
    QFETCH(QByteArray, statements);
    QFETCH(QString, corners);
    const Read all = read(kPlain + statements + "\n");
    QVERIFY2(all.file, qPrintable(all.complaint.sentence));
    QStringList found;
    for (const BoardCorner& at : all.file->board.noStart)
      found << placeText(at.hex) + u' ' + latin(cornerName(at.corner, Orientation::Pointy));
    QCOMPARE(found.join(u'|'), corners);
    QVERIFY(all.losses.isEmpty());
  }

  // 14.11: what lies in the sea goes there and comes back.
  void theSeaThereAndBack() {  // 14.11
    QByteArray text = with("num-players 4",
                           "num-players 3\nnum-ships 15\nuse-pirate\nisland-discovery-bonus 2\nuse-dice-deck\n"
                           "num-dice-decks 1\nnum-removed-dice-cards 7");
    text.replace("s,t0,p1,s", "sR?0,t0,g1,d5,s");
    text += "nosetup 1 1 0\nnosetup 2 1 3\n";
    const Read first = read(text);
    QVERIFY2(first.file, qPrintable(first.complaint.sentence));
    QVERIFY2(first.losses.isEmpty(), qPrintable(first.losses.join(u'\n')));
    QStringList losses;
    Complaint complaint;
    const auto there = pioneersText(*first.file, losses, complaint);
    QVERIFY2(there, qPrintable(complaint.sentence));
    QVERIFY2(losses.isEmpty(), qPrintable(losses.join(u'\n')));
    for (const char* line : {"use-pirate\n", "island-discovery-bonus 2\n", "use-dice-deck\n", "num-dice-decks 1\n",
                             "num-removed-dice-cards 7\n", "sR?0,", "nosetup 1 1 0\n", "nosetup 2 1 3\n"})
      QVERIFY2(there->contains(line), there->constData());
    const Read back = read(*there);
    QVERIFY2(back.file, qPrintable(back.complaint.sentence));
    QVERIFY(back.file->board == first.file->board);
    for (const auto& [key, value] : first.file->options) QVERIFY(back.file->options.value(key) == value);
  }

  // 14.4: land that is no start land is named by its corners where all land is so; here those of the gold alone.
  void theSeaThatPioneersLacksIsNamed() {
    Read all = read(with("num-players 4", "num-ships 15").replace("s,t0,p1,s", "s,t0,g1,s"));
    BoardFile& file = *all.file;
    const Hex gold = hexAt({2, 1}, Orientation::Pointy);
    for (Cell& cell : file.board.cells) {
      if (cell.terrain == Terrain::Gold) cell.startLand = StartLand::No;
      if (cell.at == hexAt({1, 0}, Orientation::Pointy)) cell.terrain = Terrain::Fog;
    }
    file.board.fog.of(Terrain::Sea) = 1;
    file.board.gifts = {{.hex = gold, .on = Gift::On::Corner, .place = *cornerNamed("SE", Orientation::Pointy)}};
    file.seats = SeatAdvice{3, 4};
    QStringList losses;
    Complaint complaint;
    const auto there = pioneersText(file, losses, complaint);
    QVERIFY2(there, qPrintable(complaint.sentence));
    for (const char* word : {"fog", "gifts", "one by one", "number of players"})
      QVERIFY2(losses.join(u'\n').contains(QLatin1StringView(word)), word);
    QCOMPARE(losses.size(), 4);
    QCOMPARE(there->count("nosetup "), 4);  // of its six corners two are the forest's too
  }

  /// Of a board that plays without its pirate, has two robbers and a locked hex, nothing goes without a word.
  void whatNoGameThereHasIsNamed() {
    Read all = read(with("num-players 4", "num-ships 15\nuse-pirate").replace("s,t0,p1,s", "s,t0,p3,d1,d2,sR"));
    BoardFile& file = *all.file;
    file.options[u"pirate.enabled"_s] = u"off"_s;
    file.board.moreRobbers = {hexAt({4, 1}, Orientation::Pointy)};
    file.locked = {hexAt({1, 1}, Orientation::Pointy)};
    QStringList losses;
    Complaint complaint;
    const auto there = pioneersText(file, losses, complaint);
    QVERIFY2(there, qPrintable(complaint.sentence));
    for (const char* word : {"pirate is switched off", "one robber", "locked hexes"})
      QVERIFY2(losses.join(u'\n').contains(QLatin1StringView(word)), word);
    QCOMPARE(losses.size(), 3);
    QVERIFY(!there->contains("use-pirate") && !there->contains("sR"));
  }

  // 14.15: a file that asks for no number of seats names four, or the nearest number that its board is made for.
  void theSeatsOfTheAdviceAreNamed_data() {
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("3 to 6") << 3 << 6 << QByteArray("num-players 4\n");
    QTest::newRow("2 to 3") << 2 << 3 << QByteArray("num-players 3\n");
    QTest::newRow("5 to 8") << 5 << 8 << QByteArray("num-players 5\n");
  }
  void theSeatsOfTheAdviceAreNamed() {
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(QByteArray, line);
    Read all = read(kPlain);
    all.file->options.remove(u"seats.count"_s);
    all.file->seats = SeatAdvice{from, to};
    QStringList losses;
    Complaint complaint;
    const auto there = pioneersText(*all.file, losses, complaint);
    QVERIFY2(there, qPrintable(complaint.sentence));
    QVERIFY2(there->contains(line), there->constData());
    all.file->options[u"seats.count"_s] = 2;
    QVERIFY(pioneersText(*all.file, losses, complaint)->contains("num-players 2\n"));
  }

  // All that both sides know goes there and comes back.
  void thereAndBack() {
    QByteArray text = with(
        "num-players 4",
        "strict-trade\nnum-players 3\nvictory-points 12\nnum-ships 15\nresource-count 24\ndesc one\ndesc\ndesc two\n"
        "develop-soldier 9\ndevelop-chapel 3\ndevelop-road 1\ndevelop-plenty 4\ndevelop-monopoly 2");
    text.replace("s,t0,p1,s", "s?0,t0,p1,d5,h3,sw3");
    const Read first = read(text);
    QVERIFY2(first.file, qPrintable(first.complaint.sentence));
    QStringList losses;
    Complaint complaint;
    const auto there = pioneersText(*first.file, losses, complaint);
    QVERIFY2(there, qPrintable(complaint.sentence));
    QVERIFY2(losses.isEmpty(), qPrintable(losses.join(u'\n')));
    const Read back = read(*there);
    QVERIFY2(back.file, qPrintable(back.complaint.sentence));
    QVERIFY(back.losses.isEmpty());
    QVERIFY(back.file->board == first.file->board);
    QVERIFY(back.file->options == first.file->options);
    QCOMPARE(back.file->names, first.file->names);
    QCOMPARE(back.file->descriptions, first.file->descriptions);
    QCOMPARE(back.file->options.value(u"deck.counts"_s).toString(), u"9/3/1/4/2"_s);
    QCOMPARE(pioneersText(*back.file, losses, complaint), there);
  }

  void whatPioneersLacksIsNamed() {
    Read all = read(kPlain);
    BoardFile& file = *all.file;
    file.author = u"Somebody"_s;
    file.options[u"bank.perResource"_s] = u"unlimited"_s;
    file.options[u"discard.threshold"_s] = 9;
    file.unknown.insert(u"mood"_s, u"calm"_s);
    QStringList losses;
    Complaint complaint;
    QVERIFY(pioneersText(file, losses, complaint));
    for (const char* word : {"author", "bank.perResource", "discard.threshold", "other programs"})
      QVERIFY2(losses.join(u'\n').contains(QLatin1StringView(word)), word);
    QCOMPARE(losses.size(), 4);
  }
};

TAPU_TEST_WITH_LOOP(PioneersTest)
#include "pioneers_test.moc"
