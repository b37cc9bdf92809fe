// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTest>

#include "app/files/chain_file.h"
#include "tests/suite.h"
#include "tests/tool/tool_runs.h"

/// Pictures that tapu-tool draws of boards and chains without a screen.
class PicturesTest : public ToolRuns {
  Q_OBJECT

 private Q_SLOTS:
  void aPictureIsMadeWithoutAScreen() {
    const QString png = folder_.filePath(u"board.png"_s);
    QCOMPARE(run({u"board"_s, u"render"_s, source(u"/resources/boards/a.tapuboard"_s), png}).status, 0);
    QFile file(png);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith("\x89PNG\r\n\x1a\n"));
    QVERIFY(bytes.size() > 2000);
  }

  void aPictureHasTheSizeAskedFor() {
    // Board A is 9 columns wide and 5 half hexes high (9.1): with hexes of 30 mm, radius 17.32, and half a radius of
    // coast 15 radii by 3 hexes and a radius, 10 mm of margin: 279.81 by 127.32 mm, and in whole 72nds of an inch 794
    // by 361.
    const QString board = source(u"/resources/boards/a.tapuboard"_s), svg = folder_.filePath(u"a.svg"_s);
    const QStringList wishes{u"--hex-mm"_s, u"30"_s, u"--hide"_s, u"harbors,names"_s};
    QCOMPARE(run(QStringList{u"board"_s, u"render"_s} + wishes + QStringList{board, svg}).status, 0);
    QFile drawn(svg);
    QVERIFY(drawn.open(QIODevice::ReadOnly));
    QVERIFY(drawn.readAll().contains("width=\"280.1056mm\" height=\"127.3528mm\" viewBox=\"0 0 28010.56 12735.28\""));
    // As dots, 100 an inch: 280.1056 / 25.4 * 100 = 1103 by 501; 3937 a meter.
    const QString png = folder_.filePath(u"a100.png"_s);
    QCOMPARE(run(QStringList{u"board"_s, u"render"_s} + wishes + QStringList{board, png}).status, 0);
    QFile dots(png);
    QVERIFY(dots.open(QIODevice::ReadOnly));
    const QByteArray bytes = dots.readAll();
    QVERIFY(bytes.contains(QByteArray("IHDR\x00\x00\x04\x4f\x00\x00\x01\xf5", 12)));
    QVERIFY(bytes.contains(QByteArray("pHYs\x00\x00\x0f\x61\x00\x00\x0f\x61\x01", 13)));
  }

  void severalSheetsAreSeveralFiles() {
    const QString board = source(u"/resources/boards/a.tapuboard"_s), out = folder_.filePath(u"sheets.svg"_s);
    const QStringList wishes{u"board"_s, u"render"_s, u"--paper"_s, u"A4"_s, u"--hex-mm"_s, u"50"_s};
    const Run ended = run(wishes + QStringList{board, out});
    QCOMPARE(ended.status, 0);
    QCOMPARE(ended.lines().size(), 3);
    for (int column = 1; column <= 3; ++column) {
      const QString path = folder_.filePath(u"sheets-1-%1.svg"_s.arg(column));
      QCOMPARE(ended.lines()[column - 1], path.toUtf8());
      QFile file(path);
      QVERIFY(file.open(QIODevice::ReadOnly));
      QVERIFY(file.readAll().contains("Row 1 of 1, column " + QByteArray::number(column) + " of 3"));
    }
    QVERIFY(!QFile::exists(out));
    // The second one cannot be written: the first is told and stays, the third is not begun.
    const QString png = folder_.filePath(u"stuck.png"_s);
    QVERIFY(QDir(folder_.path()).mkpath(u"stuck-1-2.png/full"_s));
    const Run stuck = run(wishes + QStringList{board, png});
    QCOMPARE(stuck.status, 3);
    QCOMPARE(stuck.lines(), QList<QByteArray>{folder_.filePath(u"stuck-1-1.png"_s).toUtf8()});
    QVERIFY(stuck.errors.contains("stuck-1-2.png: "));
    QVERIFY(!QFile::exists(folder_.filePath(u"stuck-1-3.png"_s)));
  }

  void aChainIsDrawnAsOnePicture() {
    const QString board = source(u"/resources/boards/b.tapuboard"_s), svg = folder_.filePath(u"chain.svg"_s);
    const auto chain = [&](const QString& order) {
      return run({u"board"_s, u"render"_s, u"--hide"_s, u"names"_s, u"--chain"_s, order, board, svg});
    };
    QCOMPARE(chain(u"AXc"_s).status, 0);
    // Each board is 12 radii further (9.2): 12 + 24 + 3 radii and 20 mm are 582.9 mm, in whole 72nds of an inch 1653.
    QFile file(svg);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("width=\"583.1417mm\""));
    for (const QString& order : {u"AQ"_s, QString(), u"ABCABCABCABCA"_s, QString(25, u'A')})
      QCOMPARE(chain(order).status, 2);
    const QString island = source(u"/resources/boards/first-island.tapuboard"_s);
    const Run other = run({u"board"_s, u"render"_s, u"--chain"_s, u"AX"_s, island, svg});
    QCOMPARE(other.status, 2);
    QVERIFY(other.errors.startsWith("These boards do not lie side by side in a chain."));
  }

  void aChainTakesOwnBoardsItsLengthAndItsEnds() {
    const QString board = source(u"/resources/boards/b.tapuboard"_s), out = folder_.filePath(u"own.pdf"_s);
    const QString own = source(u"/resources/boards/c.tapuboard"_s);
    const auto draws = [&](const QStringList& wishes) {
      return run(QStringList{u"board"_s, u"render"_s, u"--hex-mm"_s, u"10"_s} + wishes + QStringList{board, out});
    };
    const QStringList ring{u"--chain"_s,  u"xd, a"_s, u"--board"_s, u"D="_s + own,
                           u"--boards"_s, u"5"_s,     u"--ends"_s,  u"ring"_s};
    const Run drawn = draws(ring);
    QVERIFY2(drawn.status == 0, drawn.errors.constData());
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    // 15 radii of a board and 12 of each other one (9.2), a radius being 5.7735 mm, and 20 mm: 383.73 mm are 1088
    // points.
    QVERIFY(file.readAll().contains("/MediaBox [0 0 1088 "));
    for (const auto& [wishes, sentence] :
         {std::pair(QStringList{u"--chain"_s, u"AX"_s, u"--ends"_s, u"ring"_s}, "A ring needs at least 3 boards."),
          std::pair(QStringList{u"--chain"_s, u"AX"_s, u"--ends"_s, u"round"_s}, "--ends takes open or ring."),
          std::pair(QStringList{u"--chain"_s, u"AX"_s, u"--boards"_s, u"13"_s}, "takes a number from 1 to 12."),
          std::pair(QStringList{u"--chain"_s, u"AXD"_s}, "No board is called D."),
          std::pair(QStringList{u"--chain"_s, u"AX"_s, u"--board"_s, u"D="_s + own}, "does not name the board D."),
          std::pair(QStringList{u"--chain"_s, u"AX"_s, u"--board"_s, u"A="_s + own}, "a letter from D to Z"),
          std::pair(QStringList{u"--chain"_s, u"AX"_s, u"--board"_s, u"X="_s + own}, "a letter from D to Z"),
          std::pair(QStringList{u"--chain"_s, u"AX"_s, u"--board"_s, u"D="_s}, "a letter from D to Z"),
          std::pair(ring + QStringList{u"--board"_s, u"d="_s + own}, "two boards for the letter D."),
          std::pair(QStringList{u"--chain"_s, u"ABCABCABCABCA"_s}, "draws at most 12 boards")}) {
      const Run refused = draws(wishes);
      QCOMPARE(refused.status, 2);
      QVERIFY2(refused.errors.contains(sentence), refused.errors.constData());
    }
    const Run missing = draws({u"--chain"_s, u"XD"_s, u"--board"_s, u"D=no-such"_s});
    QCOMPARE(missing.status, 3);
    QVERIFY(missing.errors.startsWith("no-such: The file cannot be read"));
  }

  void aFileOfAChainIsDrawnWhole() {
    tapu::Complaint complaint;
    const auto board = tapu::loadBoard(source(u"/resources/boards/b.tapuboard"_s), complaint);
    QVERIFY(board);
    tapu::ChainFile hall;
    hall.name = u"Hall"_s;
    hall.order = u"ABX"_s;
    hall.boards = 15;  // more than an order of --chain
    hall.ends = tapu::Ends::Joined;
    hall.own.push_back({u'X', *board});
    const QString chain = written(u"hall.tapuchain"_s, tapu::writeChain(hall)), out = folder_.filePath(u"hall.pdf"_s);
    const QStringList render{u"board"_s, u"render"_s, u"--hex-mm"_s, u"10"_s};
    const Run whole = run(render + QStringList{chain, out});
    QVERIFY2(whole.status == 0 && whole.out.isEmpty(), whole.errors.constData());
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray pdf = file.readAll();
    // 15 radii and 14 times 12, each 5.7735 mm, and 20 mm: 1076.55 mm are 3052 points.
    QVERIFY(pdf.contains("/MediaBox [0 0 3052 ") && pdf.contains("/Count 1 "));
    QVERIFY(pdf.contains("/Title <feff00480061006c006c>"));
    // On sheets: all of them in one file.
    QCOMPARE(run(render + QStringList{u"--paper"_s, u"A4"_s, chain, out}).status, 0);
    QFile sheets(out);
    QVERIFY(sheets.open(QIODevice::ReadOnly));
    QVERIFY(sheets.readAll().contains("/Count 4 "));  // 1056.55 mm in windows of 277 that share 10: 3.92
    const Run twice = run(render + QStringList{u"--chain"_s, u"AB"_s, chain, out});
    QCOMPARE(twice.status, 2);
    QVERIFY(twice.errors.startsWith("A file of a chain has its own order"));
  }

  void whatCannotBeDrawnIsTold() {
    const QString board = source(u"/resources/boards/a.tapuboard"_s);
    const auto refused = [&](const QStringList& wishes, const QString& name, const char* sentence) {
      const QString out = folder_.filePath(name);
      const Run ended = run(QStringList{u"board"_s, u"render"_s} + wishes + QStringList{board, out});
      return ended.status == 3 && ended.errors.contains(sentence) && !QFile::exists(out);
    };
    QVERIFY(refused({}, u"a.jpeg"_s, "Boards are drawn as .png, .svg or .pdf."));
    QVERIFY(refused({u"--paper"_s, u"A5"_s, u"--hex-mm"_s, u"180"_s}, u"r.png"_s,
                    "The paper is too small for a hex of 180 mm between its margins."));
    QVERIFY(refused({u"--hex-mm"_s, u"200"_s, u"--dpi"_s, u"1200"_s}, u"r.png"_s, "dots is too large. With "));
    for (const QString& name : {u"no/such/r.png"_s, u"no/such/r.svg"_s, u"no/such/r.pdf"_s})
      QVERIFY(refused({}, name, "The file cannot be written: No such file or directory."));
  }
};

TAPU_TEST_WITH_LOOP(PicturesTest)
#include "test_pictures.moc"
