// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "app/files/board_file.h"
#include "app/files/chain_file.h"
#include "tests/suite.h"
#include "tests/tool/tool_runs.h"

using namespace Qt::StringLiterals;

namespace {

/// A small board with gold, fog, a pirate and two gifts.
const QByteArray kSea =
    R"({"format":"tapu-board","version":2,"options":{},"orientation":"pointy","ships":true,"harbors":[],"hexes":[)"
    R"({"at":[0,0],"terrain":"forest","number":6},{"at":[1,0],"terrain":"gold","number":8},)"
    R"({"at":[0,1],"terrain":"desert"},{"at":[2,0],"terrain":"sea"},{"at":[3,0],"terrain":"fog"},)"
    R"({"at":[4,0],"terrain":"fog"},{"at":[3,1],"terrain":"pasture","number":4}],"pirate":[2,0],)"
    R"("fog":{"terrains":{"hills":1,"sea":1},"numbers":{"5":1}},)"
    R"("gifts":[{"hex":[0,0],"side":"W","kind":"point","count":3},{"hex":[0,0],"corner":"N","kind":"card"}]})";

}  // namespace

/// `tapu-tool board`: boards are checked, converted and drawn at random.
class BoardFilesTest : public ToolRuns {
  Q_OBJECT

 private Q_SLOTS:
  void aBoardIsChecked() {
    QCOMPARE(run({u"board"_s, u"check"_s, source(u"/resources/boards/first-island.tapuboard"_s)}).status, 0);
    const QString bad =
        written(u"bad.tapuboard"_s, "{\"format\":\"tapu-board\",\"version\":1,\n\"orientation\":\"round\"}");
    const Run ended = run({u"board"_s, u"check"_s, bad});
    QCOMPARE(ended.status, 3);
    QVERIFY(ended.errors.startsWith(bad.toUtf8() + ":2: "));
  }

  /// Two hexes without a number, and no harbor.
  void allThatIsWrongWithABoardIsTold_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<QByteArray>>("errors");
    QTest::newRow("tapuboard") << u"two.tapuboard"_s
                               << QByteArray(
                                      "{\"format\":\"tapu-board\",\"version\":1,\"orientation\":\"pointy\","
                                      "\"harbors\":[],\"hexes\":[\n"
                                      "{\"at\":[0,0],\"terrain\":\"hills\",\"number\":6},\n"
                                      "{\"at\":[1,0],\"terrain\":\"hills\",\"number\":8},\n"
                                      "{\"at\":[2,0],\"terrain\":\"hills\"},\n"
                                      "{\"at\":[3,0],\"terrain\":\"hills\"}]}")
                               << QList<QByteArray>{":4: Hex 2,0: ", ":5: Hex 3,0: "};
    QTest::newRow("game") << u"two.game"_s << QByteArray("title two\ndomestic-trade\nmap\nh0,h1\n.\n")
                          << QList<QByteArray>{": Hex 0,0: ", ": Hex 1,0: "};
  }
  void allThatIsWrongWithABoardIsTold() {
    QFETCH(QString, name);
    QFETCH(QByteArray, text);
    QFETCH(QList<QByteArray>, errors);
    const QString path = written(name, text);
    const Run ended = run({u"board"_s, u"check"_s, path});
    QCOMPARE(ended.status, 3);
    for (const QByteArray& each : errors)
      QVERIFY2(ended.errors.contains(path.toUtf8() + each), ended.errors.constData());
    QVERIFY2(ended.out.contains("(rule 1.7)"), ended.out.constData());
  }

  /// A board of the sea with one thing that cannot be: it is told with its rule, and no game is played on it.
  void aBoardOfTheSeaThatCannotBeIsNotPlayed_data() {
    QTest::addColumn<QByteArray>("old");
    QTest::addColumn<QByteArray>("fresh");
    QTest::addColumn<QByteArray>("sentence");
    const auto row = [](const char* name, const char* old, const char* fresh, const char* sentence) {
      QTest::newRow(name) << QByteArray(old) << QByteArray(fresh) << QByteArray(sentence);
    };
    row("gold without a number", R"("gold","number":8)", R"("gold")", "Hex 1,0: This hex needs a number");
    row("fog without counts", R"("fog":{"terrains":{"hills":1,"sea":1},"numbers":{"5":1}},)", "",
        "Hexes under the fog: 2 on the board, 0 in its counts. (rule 14.5)");
    row("counts of other fog", R"("hills":1)", R"("hills":2)",
        "Hexes under the fog: 2 on the board, 3 in its counts. (rule 14.5)");
    row("counts without their numbers", R"("numbers":{"5":1})", R"("numbers":{})",
        "Under the fog 1 hexes need a number, and there are numbers for 0. (rule 14.5)");
    row("a pirate on land", R"("pirate":[2,0])", R"("pirate":[0,0])",
        "Hex 0,0: The pirate needs a sea hex of this board. (rule 14.2)");
    row("two gifts at a place", R"("corner":"N","kind":"card"})",
        R"("corner":"N","kind":"card"},{"hex":[0,0],"corner":"N","kind":"ore"})",
        "Hex 0,0: Two gifts lie on one place. (rule 14.6)");
    row("a gift in the fog", R"("hex":[0,0],"corner":"N")", R"("hex":[2,0],"corner":"NE")",
        "Hex 2,0: A gift cannot touch a hex under the fog. (rule 14.5)");
    row("a bonus of nine", R"("options":{})", R"("options":{"island.bonus":9})",
        "The option island.bonus must be a whole number from 0 to 5. (rule 14.3)");
    row("a robber under the fog", R"("harbors":[])", R"("harbors":[],"robbers":[[3,0]])",
        "Hex 3,0: The robber cannot stand under the fog. (rule 14.5)");
    row("a harbor toward the fog", R"("harbors":[])", R"("harbors":[{"hex":[3,1],"side":"NE","trades":"any"}])",
        "Hex 3,1: A harbor cannot border a hex under the fog. (rule 14.5)");
    row("a closed corner off the board", R"("harbors":[])", R"("harbors":[],"noStart":[{"hex":[9,9],"corner":"N"}])",
        "Hex 9,9: A corner that is kept free of first settlements is no corner of this board. (rule 14.4)");
  }
  void aBoardOfTheSeaThatCannotBeIsNotPlayed() {
    QFETCH(QByteArray, old);
    QFETCH(QByteArray, fresh);
    QFETCH(QByteArray, sentence);
    QByteArray text = kSea;
    QCOMPARE(run({u"board"_s, u"check"_s, written(u"sea.tapuboard"_s, text)}).status, 0);
    QVERIFY(text.contains(old));
    const QString bad = written(u"bad.tapuboard"_s, text.replace(old, fresh));
    const QString record = folder_.filePath(u"game.tapu"_s);
    for (const QStringList& command :
         {QStringList{u"board"_s, u"check"_s, bad},
          QStringList{u"simulate"_s, u"--board"_s, bad, u"--bots"_s, u"random"_s, u"--record"_s, record}}) {
      const Run ended = run(command);
      QCOMPARE(ended.status, 3);
      QVERIFY2(ended.errors.startsWith(bad.toUtf8() + ":1: "), ended.errors.constData());
      QVERIFY2(ended.errors.contains(sentence), ended.errors.constData());
    }
    QVERIFY(!QFile::exists(record));
    QFile file(bad);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), text);
  }

  /// 14.4, 14.2: such a board can be played, so these are warnings, and no errors.
  void whatHelpsNobodyOnABoardOfTheSeaIsAWarning() {
    QByteArray text = kSea;
    text.replace(R"("ships":true)", R"("ships":false)");
    text.replace(R"("number":6)", R"("number":6,"start":false)");
    const Run ended = run({u"board"_s, u"check"_s, written(u"warned.tapuboard"_s, text)});
    QCOMPARE(ended.status, 0);
    QVERIFY2(ended.errors.isEmpty(), ended.errors.constData());
    for (const char* sentence : {"The pirate does nothing on a board without ships. (rule 14.2)",
                                 "find room for their two first settlements where they may begin", "(rule 14.4)"})
      QVERIFY2(ended.out.contains(sentence), ended.out.constData());
  }

  void boardsThatShipHaveNoProblem_data() {
    QTest::addColumn<QString>("path");
    const QDir folder(source(u"/resources/boards"_s));
    for (const QString& name : folder.entryList({u"*.tapuboard"_s}))
      QTest::newRow(qPrintable(name)) << folder.filePath(name);
  }
  void boardsThatShipHaveNoProblem() {
    QFETCH(QString, path);
    const Run ended = run({u"board"_s, u"check"_s, path});
    QCOMPARE(ended.status, 0);
    QVERIFY(ended.errors.isEmpty());
    for (const QByteArray& line : ended.lines())  // 1.6, 1.7, 7.2
      for (const char* rule : {"(rule 1.6)", "share a corner", "(rule 7.2)"}) QVERIFY2(!line.contains(rule), line);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject board = QJsonDocument::fromJson(file.readAll()).object();
    for (const char* key : {"name", "description"})
      for (const char* language : {"en", "hi"})
        QVERIFY(!board[QLatin1StringView(key)].toObject()[QLatin1StringView(language)].toString().isEmpty());
  }

  void aBoardIsConvertedThereAndBack() {
    const QString board = source(u"/resources/boards/three-islands.tapuboard"_s);
    const QString game = folder_.filePath(u"three.game"_s), back = folder_.filePath(u"back.tapuboard"_s);
    Run ended = run({u"board"_s, u"convert"_s, board, game});
    QCOMPARE(ended.status, 0);
    QVERIFY(ended.errors.contains("English"));  // one language is lost
    QCOMPARE(run({u"board"_s, u"convert"_s, game, back}).status, 0);
    const QJsonObject before = run({u"board"_s, u"stats"_s, board}).object();
    const QJsonObject after = run({u"board"_s, u"stats"_s, back}).object();
    for (const QString& key : {u"hexes"_s, u"numbers"_s, u"harbors"_s, u"pips"_s, u"balance"_s, u"fairerThan"_s})
      QCOMPARE(after[key], before[key]);
    QCOMPARE(run({u"board"_s, u"convert"_s, board, folder_.filePath(u"three.jpeg"_s)}).status, 3);
  }

  void aBoardIsDrawnAtRandomFromItsSeed() {
    const QString one = folder_.filePath(u"one.tapuboard"_s), two = folder_.filePath(u"two.tapuboard"_s);
    for (const QString& path : {one, two})
      QCOMPARE(run({u"board"_s, u"generate"_s, u"--seed"_s, u"7"_s, path}).status, 0);
    QFile first(one), second(two);
    QVERIFY(first.open(QIODevice::ReadOnly) && second.open(QIODevice::ReadOnly));
    QCOMPARE(first.readAll(), second.readAll());
    const QJsonObject stats = run({u"board"_s, u"stats"_s, one}).object();
    QCOMPARE(stats[u"errors"_s].toInt(), 0);
    QCOMPARE(stats[u"hexes"_s].toInt(), 19);
    QCOMPARE(stats[u"harbors"_s].toInt(), 9);
  }

  // Locks are saved with a board, and here as in the editor random boards are drawn around them.
  void lockedHexesStayWhenABoardIsDrawn() {
    const auto boardAt = [](const QString& path) {
      tapu::Complaint complaint;
      const auto file = tapu::loadBoard(path, complaint);
      if (!file) qFatal("%s", qPrintable(complaint.sentence));
      return *file;
    };
    const QString on = written(u"locked.tapuboard"_s,
                               R"({"format":"tapu-board","version":1,"orientation":"pointy","harbors":[],"hexes":[
{"at":[0,0],"terrain":"hills","number":2,"locked":true},
{"at":[1,0],"terrain":"hills","number":12,"locked":true},
{"at":[2,0],"terrain":"forest","number":4},
{"at":[3,0],"terrain":"forest","number":4}]})");
    const QString drawn = folder_.filePath(u"drawn.tapuboard"_s);
    for (int seed = 1; seed <= 5; ++seed) {
      QCOMPARE(run({u"board"_s, u"generate"_s, u"--on"_s, on, u"--seed"_s, QString::number(seed), drawn}).status, 0);
      const tapu::Board before = boardAt(on).board, after = boardAt(drawn).board;
      QVERIFY(after.cells[0] == before.cells[0] && after.cells[1] == before.cells[1]);
    }
  }

  void aChainIsNoBoard() {
    tapu::ChainFile chain;
    chain.order = u"ABC"_s;
    const QString path = written(u"abc.tapuchain"_s, tapu::writeChain(chain));
    const QString out = folder_.filePath(u"abc.tapuboard"_s);
    for (const QStringList& command :
         {QStringList{u"board"_s, u"check"_s, path}, QStringList{u"board"_s, u"stats"_s, path},
          QStringList{u"board"_s, u"convert"_s, path, out},
          QStringList{u"board"_s, u"generate"_s, u"--on"_s, path, out},
          QStringList{u"simulate"_s, u"--board"_s, path}}) {
      const Run ended = run(command);
      QCOMPARE(ended.status, 3);
      QVERIFY2(ended.errors.contains("This is a chain of boards, not one board. "), ended.errors.constData());
      QVERIFY2(ended.errors.contains("tapu-tool board render"), "what to do");
    }
    QVERIFY(!QFile::exists(out));
  }

  void aBoardWithoutHexesHasNoOtherFormAndNoPicture() {
    const QString empty = written(
        u"empty.tapuboard"_s, R"({"format":"tapu-board","version":1,"orientation":"pointy","hexes":[],"harbors":[]})");
    const auto refused = [&](const QStringList& arguments, const QString& out) {
      const Run ended = run(QStringList(u"board"_s) + arguments + QStringList(out));
      return ended.status == 3 && ended.errors.contains("A board needs land. (rule 0.1)") && !QFile::exists(out);
    };
    for (const QString& out : {u"e.txt"_s, u"e.game"_s})
      QVERIFY2(refused({u"convert"_s, empty}, folder_.filePath(out)), qPrintable(out));
    QVERIFY(refused({u"render"_s, empty}, folder_.filePath(u"e.png"_s)));
    QVERIFY(refused({u"generate"_s, u"--on"_s, empty}, folder_.filePath(u"g.tapuboard"_s)));
    QCOMPARE(run({u"board"_s, u"convert"_s, empty, folder_.filePath(u"e.tapuboard"_s)}).status, 0);
  }
};

TAPU_TEST_WITH_LOOP(BoardFilesTest)
#include "test_board_files.moc"
