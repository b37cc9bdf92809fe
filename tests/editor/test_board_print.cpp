// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QFileInfo>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include "app/drawing/plain_picture.h"
#include "editor/board_print.h"
#include "engine/board/chain_board.h"
#include "tests/editor/outlines.h"
#include "tests/no_room.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

constexpr double kTenth = 0.1;  // of a millimeter

/// Rows of fields with some hexes of Moon's territory far apart, around which pictures have a blue line.
struct Marked {
  Board board;
  std::vector<Hex> marked;
};
Marked markedBoard(Orientation orientation, int rows) {
  Marked all;
  all.board.orientation = orientation;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < 4; ++column) {
      const Hex at = hexAt({column, row}, orientation);
      const bool isMarked = row % 3 == 1 && column % 3 == 0;
      all.board.cells.push_back({at, Terrain::Fields, 0, isMarked ? Territory::Moon : Territory::None});
      if (isMarked) all.marked.push_back(at);
    }
  return all;
}

QByteArray contentOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

/// Prints and exports, measured in the files themselves.
class BoardPrintTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

  struct Printed {
    PrintPlan plan;
    PrintWishes wishes;
    std::shared_ptr<BoardPrint> print;
  };
  static Printed printed(const Board& board, PrintWishes wishes, const QString& title = {}) {
    Complaint complaint;
    const auto plan = PrintPlan::of(board, wishes, complaint);
    if (!plan) qFatal("%s", qPrintable(complaint.sentence));
    return {*plan, wishes, std::make_shared<BoardPrint>(board, *plan, wishes, title)};
  }
  /// Writes all sheets and gives what is on them.
  QList<Outlines> outlinesIn(const Printed& printed, const QString& name) {
    Complaint complaint;
    SheetWriter writer(printed.print, folder_.filePath(name));
    if (writer.all(complaint) != SheetWriter::Step::Done) qFatal("%s", qPrintable(complaint.sentence));
    if (name.endsWith(u"pdf"_s)) return outlinesOfPdf(contentOf(writer.written().value(0)), lineOf(printed));
    QList<Outlines> all;
    for (const QString& path : writer.written())
      all << (name.endsWith(u"svg"_s) ? outlinesOfSvg(contentOf(path)) : ofDots(printed, QImage(path)));
    return all;
  }
  static double lineOf(const Printed& printed) { return 0.06 * printed.plan.hex() / std::sqrt(3.0); }
  static Outlines ofDots(const Printed& printed, const QImage& image) {
    return outlinesOf(image, lineOf(printed), 1.2 * printed.plan.hex());
  }
  /// Outlines have 0.86 of the size of their hex.
  static void compare(const Outlines& found, const Printed& printed, int sheet, const Marked& board,
                      double tolerance = kTenth) {
    const PrintPlan& plan = printed.plan;
    QVERIFY(std::abs(found.sheet.width() - plan.page().width()) < tolerance);
    QVERIFY(std::abs(found.sheet.height() - plan.page().height()) < tolerance);
    const QSizeF across(0.86 * plan.hex(), 0.86 * plan.hex() * 2 / std::sqrt(3.0));
    const QSizeF size = board.board.orientation == Orientation::Pointy ? across : across.transposed();
    int compared = 0;
    for (Hex at : board.marked) {
      const QPointF middle = plan.placeOf(center(at, board.board.orientation), sheet);
      const double reach = plan.hex();
      if (!plan.window().adjusted(reach, reach, -reach, -reach).contains(middle)) continue;
      const auto box = found.near(middle, reach / 2);
      QVERIFY2(box, "a hex is missing");
      QVERIFY2(std::abs(box->center().x() - middle.x()) < kTenth && std::abs(box->center().y() - middle.y()) < kTenth,
               qPrintable(u"%1 %2 instead of %3 %4"_s.arg(box->center().x())
                              .arg(box->center().y())
                              .arg(middle.x())
                              .arg(middle.y())));
      // Of dots the sharp corners at the tips of a line are dim.
      const double tip = size.width() < size.height() ? box->height() - size.height() : box->width() - size.width();
      const double flat = size.width() < size.height() ? box->width() - size.width() : box->height() - size.height();
      QVERIFY2(std::abs(flat) < 1.5 * kTenth, qPrintable(u"%1 mm"_s.arg(flat)));
      QVERIFY2(std::abs(tip) < 0.03 * plan.hex(), qPrintable(u"%1 mm"_s.arg(tip)));
      ++compared;
    }
    QVERIFY(compared > 0 || plan.sheets() > 1);
  }

 private Q_SLOTS:
  void allFormsAgreeToATenthOfAMillimeter_data() {
    QTest::addColumn<Orientation>("orientation");
    QTest::addColumn<double>("hex");
    QTest::addColumn<QString>("paper");
    for (const auto& [name, orientation] : {std::pair{"pointy", Orientation::Pointy}, {"flat", Orientation::Flat}}) {
      QTest::addRow("%s, one sheet", name) << orientation << 22.0 << u"A4"_s;
      QTest::addRow("%s, as large as the board", name) << orientation << 17.3 << u"board"_s;
      QTest::addRow("%s, several sheets", name) << orientation << 40.0 << u"A5"_s;
    }
  }
  void allFormsAgreeToATenthOfAMillimeter() {
    QFETCH(Orientation, orientation);
    QFETCH(double, hex);
    QFETCH(QString, paper);
    const Marked board = markedBoard(orientation, 5);
    PrintWishes wishes;
    wishes.hex = hex;
    wishes.paper = *paperNamed(paper);
    wishes.shown = PrintPart::Halves;
    wishes.dots = 200;
    const Printed all = printed(board.board, wishes);
    QCOMPARE(all.plan.sheets() > 1, paper == u"A5");
    for (const QString& name : {u"p.png"_s, u"p.svg"_s, u"p.pdf"_s}) {
      const QList<Outlines> sheets = outlinesIn(all, name);
      QCOMPARE(sheets.size(), all.plan.sheets());
      for (int i = 0; i < all.plan.sheets(); ++i) {
        // Qt has pages of PDF in whole points: the paper is up to half of one larger or smaller at right and below.
        compare(sheets[i], all, i, board, name.endsWith(u"pdf"_s) ? 25.4 / 144 + 0.001 : kTenth);
        if (QTest::currentTestFailed()) return qWarning("%s, sheet %d", qPrintable(name), i);
      }
    }
    const QList<Outlines> pages =  // what tapu-tool writes, whose pages are exact
        outlinesOfPdf(plainPdf(board.board, all.plan, wishes, {}), 0);
    QCOMPARE(pages.size(), all.plan.sheets());
    for (int i = 0; i < all.plan.sheets(); ++i) {
      compare(pages[i], all, i, board);
      compare(outlinesOfSvg(plainSvg(board.board, all.plan, i, wishes, {})), all, i, board);
      compare(ofDots(all, QImage::fromData(plainPng(board.board, all.plan, i, wishes, {}))), all, i, board);
    }
  }

  void aMeasureThatIsWrongIsNoticed() {  // so that the comparison above can fail
    const Marked board = markedBoard(Orientation::Pointy, 5);
    PrintWishes wishes;
    wishes.shown = PrintPart::Halves;
    wishes.hex = 22;
    const Printed all = printed(board.board, wishes);
    wishes.hex = 22.2;
    const Printed other = printed(board.board, wishes);
    const Outlines found = outlinesIn(all, u"p.svg"_s)[0];
    int off = 0;
    for (Hex at : board.marked) {
      const QPointF middle = other.plan.placeOf(center(at, Orientation::Pointy), 0);
      const auto box = found.near(middle, 11);
      off += !box || QLineF(box->center(), middle).length() > kTenth;
    }
    QVERIFY(off > 0);
  }

  void documentsAreMadeOfShapes() {
    const Printed all = printed(beginnerBoard(), {}, u"Isle · by Asha"_s);
    SheetWriter writer(all.print, folder_.filePath(u"isle.svg"_s));
    Complaint complaint;
    QCOMPARE(writer.all(complaint), SheetWriter::Step::Done);
    const QByteArray svg = contentOf(folder_.filePath(u"isle.svg"_s));
    QVERIFY2(!svg.contains("<image"), "shapes, not pixels");
    QVERIFY(svg.contains("<title>Isle · by Asha</title>"));
  }

  void everyFormShowsTheSame() {
    // As a program that reads SVG draws them, beside the dots: the same but for the edges of shapes.
    const Board board = bigGameBoards()[1].board;
    PrintWishes wishes;
    wishes.dots = 100;
    wishes.paper = {};
    const QString title = u"द्वीप · Isle"_s;
    const Printed all = printed(board, wishes, title);
    const auto drawn = [&](const QByteArray& svg) {
      QImage image(all.plan.pixels(wishes.dots), QImage::Format_RGB32);
      image.fill(Qt::white);
      QPainter painter(&image);
      QSvgRenderer(svg).render(&painter, QRectF(QPointF(), all.plan.page() / 25.4 * wishes.dots));
      return image;
    };
    const auto difference = [](const QImage& a, const QImage& b) {  // of 255
      double sum = 0;
      for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
      return sum / (static_cast<double>(a.width()) * a.height());
    };
    Complaint complaint;
    for (const QString& name : {u"same.svg"_s, u"same.png"_s}) {
      SheetWriter writer(all.print, folder_.filePath(name));
      QCOMPARE(writer.all(complaint), SheetWriter::Step::Done);
    }
    const QImage dots = QImage(folder_.filePath(u"same.png"_s)).convertToFormat(QImage::Format_RGB32);
    const QImage ofTool =
        QImage::fromData(plainPng(board, all.plan, 0, wishes, title)).convertToFormat(QImage::Format_RGB32);
    QVERIFY(difference(drawn(contentOf(folder_.filePath(u"same.svg"_s))), dots) < 1);
    QVERIFY(difference(drawn(plainSvg(board, all.plan, 0, wishes, title)), ofTool) < 1);
    QVERIFY2(difference(dots, ofTool) < 1, "another hand for the same art");
    QVERIFY2(difference(dots, dots.mirrored()) > 10, "the comparison can fail");
  }

  void theToolWritesWhereTheEditorDoes_data() {
    QTest::addColumn<QString>("title");
    QTest::newRow("Latin") << u"Isle of Wight"_s;
    QTest::newRow("Hindi, whose letters join") << u"हिन्दी द्वीप क्षेत्र"_s;
    QTest::newRow("both") << u"द्वीप · by Asha"_s;
    QTest::newRow("longer than the line") << QString(40, u'W');
  }
  void theToolWritesWhereTheEditorDoes() {
    QFETCH(QString, title);
    PrintWishes wishes;
    wishes.paper = {};
    wishes.dots = 200;
    wishes.shown = PrintPart::Names;
    const Printed all = printed(beginnerBoard(), wishes, title);
    const auto inkOf = [&](const QImage& image) {  // in the line above the board, in millimeters
      const double dot = 25.4 / wishes.dots;
      const QRectF box = all.plan.title(0);
      QRectF ink;
      for (int y = static_cast<int>(box.top() / dot); y < box.bottom() / dot; ++y)
        for (int x = static_cast<int>(box.left() / dot); x < box.right() / dot; ++x)
          if (qGray(image.pixel(x, y)) < 128) ink |= QRectF(x * dot, y * dot, dot, dot);
      return ink;
    };
    Complaint complaint;
    SheetWriter writer(all.print, folder_.filePath(u"title.png"_s));
    QCOMPARE(writer.all(complaint), SheetWriter::Step::Done);
    const QRectF editor = inkOf(QImage(folder_.filePath(u"title.png"_s)));
    const QRectF tool = inkOf(QImage::fromData(plainPng(beginnerBoard(), all.plan, 0, wishes, title)));
    QVERIFY(editor.width() > 20 && editor.height() > 2);
    for (const auto& [one, other] :
         {std::pair(editor.topLeft(), tool.topLeft()), std::pair(editor.bottomRight(), tool.bottomRight())})
      QVERIFY2(std::abs(one.x() - other.x()) < 0.3 && std::abs(one.y() - other.y()) < 0.3,  // two dots
               qPrintable(u"%1 %2 beside %3 %4"_s.arg(one.x()).arg(one.y()).arg(other.x()).arg(other.y())));
  }

  void whatIsNotShownIsNotThere_data() {
    QTest::addColumn<PrintPart>("part");
    for (const PrintPartWord& each : printPartWords()) QTest::newRow(each.word) << each.part;
  }
  void whatIsNotShownIsNotThere() {
    QFETCH(PrintPart, part);
    // With a part and without it the sheet differs; without it, it is as if the board had no such part.
    Board board = bigGameBoards()[0].board;
    const auto pictureOf = [](const Board& of, PrintParts shown) {
      PrintWishes wishes;
      wishes.shown = shown;
      const Printed all = printed(of, wishes, u"Isle"_s);
      QImage image(all.plan.pixels(72), QImage::Format_RGB32);
      image.fill(Qt::white);
      QPainter painter(&image);
      all.print->paint(painter, 0, 72 / 25.4);
      return image;
    };
    const PrintParts without = kAllPrintParts & ~PrintParts(part);
    QVERIFY(pictureOf(board, kAllPrintParts) != pictureOf(board, without));
    if (part == PrintPart::Numbers)
      for (Cell& cell : board.cells) cell.number = 0;
    if (part == PrintPart::Harbors) board.harbors.clear();
    const std::vector<Hex> robbers = startRobbers(board);  // two: without halves it would be one
    board.robber = robbers[0];
    board.moreRobbers = {robbers[1]};
    if (part == PrintPart::Halves)
      for (Cell& cell : board.cells) {
        cell.territory = Territory::None;
        cell.cutByLine = CutByLine::No;
      }
    if (part != PrintPart::Starts) QVERIFY(pictureOf(board, without) == pictureOf(bigGameBoards()[0].board, without));
    if (part == PrintPart::Sea) QCOMPARE(pictureOf(board, without).pixelColor(100, 40), QColor(Qt::white));
  }

  void everySheetIsAPageOrAFile() {
    PrintWishes wishes;
    wishes.hex = 60;
    const Printed all = printed(beginnerBoard(), wishes);
    QVERIFY(all.plan.sheets() > 3);
    Complaint complaint;
    SheetWriter pdf(all.print, folder_.filePath(u"pages.pdf"_s));
    for (int i = 1; i < all.plan.sheets(); ++i) {
      QCOMPARE(pdf.next(complaint), SheetWriter::Step::More);
      QVERIFY2(!QFile::exists(folder_.filePath(u"pages.pdf"_s)), "nothing half written");
      QCOMPARE(pdf.drawn(), i);
    }
    QCOMPARE(pdf.next(complaint), SheetWriter::Step::Done);
    QCOMPARE(contentOf(pdf.written().value(0)).count("/Type /Page\n"), all.plan.sheets());
    SheetWriter png(all.print, folder_.filePath(u"pages.png"_s));
    QCOMPARE(png.all(complaint), SheetWriter::Step::Done);
    QCOMPARE(png.written().size(), all.plan.sheets());
    QCOMPARE(QFileInfo(png.written().last()).fileName(),
             u"pages-%1-%2.png"_s.arg(all.plan.rows()).arg(all.plan.columns()));
  }

  void whatCannotBeWrittenIsToldAndNothingIsHalfThere() {
    const Printed all = printed(beginnerBoard(), [] {
      PrintWishes wishes;
      wishes.hex = 60;
      return wishes;
    }());
    Complaint complaint;
    for (const QString& name : {u"no/such/p.png"_s, u"no/such/p.svg"_s, u"no/such/p.pdf"_s}) {
      SheetWriter writer(all.print, folder_.filePath(name));
      QCOMPARE(writer.next(complaint), SheetWriter::Step::Failed);
      QVERIFY(complaint.sentence.startsWith(u"The file cannot be written"_s) && writer.written().isEmpty());
    }
    QVERIFY(QDir(folder_.path()).mkpath(u"stuck-1-2.svg/full"_s));
    SheetWriter stuck(all.print, folder_.filePath(u"stuck.svg"_s));
    QCOMPARE(stuck.all(complaint), SheetWriter::Step::Failed);
    QCOMPARE(stuck.written(), QStringList{folder_.filePath(u"stuck-1-1.svg"_s)});
    PrintWishes huge;
    huge.paper = *paperNamed(u"A0");
    huge.dots = 1200;
    SheetWriter dots(printed(beginnerBoard(), huge).print, folder_.filePath(u"huge.png"_s));
    QCOMPARE(dots.next(complaint), SheetWriter::Step::Failed);
    QVERIFY(complaint.sentence.contains(u"is too large. With 254 dots an inch it fits."_s));
    QVERIFY(!QFile::exists(folder_.filePath(u"huge.png"_s)));
  }

  void onAFullDiskWhatWasThereStays() {
    const Printed all = printed(beginnerBoard(), {});
    for (const QString& name : {u"old.png"_s, u"old.svg"_s, u"old.pdf"_s}) {
      QFile old(folder_.filePath(name));
      QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
      old.close();
      Complaint complaint;
      SheetWriter writer(all.print, old.fileName());
      const NoRoom full;
      QCOMPARE(writer.all(complaint), SheetWriter::Step::Failed);
      QVERIFY2(complaint.sentence.startsWith(u"The file cannot be written"_s), qPrintable(complaint.sentence));
      QVERIFY(writer.written().isEmpty());
      QCOMPARE(contentOf(old.fileName()), QByteArray("old"));
    }
  }

  void aChainIsPrintedWhole() {
    const auto chain = asOneBoard(chainOf(bigGameBoards(), "ABC", 12, Ends::Open));
    QVERIFY(chain);
    PrintWishes wishes;
    wishes.hex = 10;
    wishes.paper = {};
    const Printed all = printed(*chain, wishes, u"ABC"_s);
    Complaint complaint;
    SheetWriter writer(all.print, folder_.filePath(u"chain.svg"_s));
    QCOMPARE(writer.all(complaint), SheetWriter::Step::Done);
    QCOMPARE(outlinesOfSvg(contentOf(folder_.filePath(u"chain.svg"_s))).boxes.size(), 12 * 10);  // of Moon
  }
};

TAPU_TEST_WITH_SCREEN(BoardPrintTest)
#include "test_board_print.moc"
