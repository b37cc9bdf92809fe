// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <cmath>

#include "app/files/print_plan.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

constexpr PrintParts kNothing{};

/// A row of so many hexes to the right of 0,0.
Board row(int hexes, Orientation orientation = Orientation::Pointy) {
  Board board;
  board.orientation = orientation;
  for (int q = 0; q < hexes; ++q) board.cells.push_back({{q, 0}, Terrain::Forest, 5});
  return board;
}

PrintWishes wishes(double hex, const char* paper, PrintParts shown = kNothing) {
  PrintWishes all;
  all.hex = hex;
  all.paper = *paperNamed(QString::fromLatin1(paper));
  all.shown = shown;
  return all;
}

PrintPlan planOf(const Board& board, const PrintWishes& wishes) {
  Complaint complaint;
  const auto plan = PrintPlan::of(board, wishes, complaint);
  if (!plan) qFatal("%s", qPrintable(complaint.sentence));
  return *plan;
}

bool isNear(double a, double b) { return std::abs(a - b) < 0.001; }
bool isNear(QPointF a, double x, double y) { return isNear(a.x(), x) && isNear(a.y(), y); }

}  // namespace

/// The places of boards on paper; all figures are worked out by hand. A hex of 20 mm has a radius of 20 / root 3 =
/// 11.547 mm; coast and pieces reach half a radius beyond a hex.
class PrintPlanTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aHexHasTheSizeAskedFor_data() {
    QTest::addColumn<double>("hex");
    for (double hex : {5.0, 20.0, 33.3, 79.0}) QTest::addRow("%g mm", hex) << hex;
  }
  void aHexHasTheSizeAskedFor() {
    QFETCH(double, hex);
    for (Orientation orientation : {Orientation::Pointy, Orientation::Flat}) {
      const PrintPlan plan = planOf(row(3, orientation), wishes(hex, "A0"));
      const auto middle = [&](Hex at) { return plan.placeOf(center(at, orientation), 0); };
      const auto corner = [&](int i) { return plan.placeOf(cornerPoint({0, 0}, i, orientation), 0); };
      for (int side = 0; side < kSides; ++side) {
        const double width = QLineF(middle({0, 0}), middle(neighbor({0, 0}, side, orientation))).length();
        QVERIFY2(isNear(width, hex), "neighboring hexes are one width apart");
        QVERIFY2(isNear(QLineF(corner(side), corner((side + 1) % kSides)).length(), hex / std::sqrt(3.0)), "a side");
      }
    }
  }

  void oneHexLiesInTheMiddleOfItsSheet() {
    const PrintPlan plan = planOf(row(1), wishes(20, "A4"));
    QCOMPARE(plan.sheets(), 1);
    QVERIFY2(plan.page() == QSizeF(210, 297), "upright, since it is not wider than high");
    QVERIFY(isNear(plan.drawing().width(), 31.547) && isNear(plan.drawing().height(), 34.641));
    QVERIFY(isNear(plan.origin(0), 105, 148.5));
    QVERIFY(plan.marks(0).empty() && plan.seams(0).empty());
  }

  void aLongRowTakesTwoSheetsOnTheirSide() {
    // 20 x 20 + 11.547 mm = 411.547. Upright 190 mm of each sheet are printed on and 180 are new: three sheets. On its
    // side 277 and 267: two. They cover 544 mm, so the middle of the row is at 272, and hex 0,0 at 272 - 190 = 82.
    const PrintPlan plan = planOf(row(20), wishes(20, "A4"));
    QVERIFY(plan.page() == QSizeF(297, 210));
    QCOMPARE(plan.columns(), 2);
    QCOMPARE(plan.rows(), 1);
    QVERIFY(isNear(plan.origin(0), 92, 105));
    QVERIFY(isNear(plan.origin(1), 92 - 267, 105));
    QVERIFY(isNear(plan.placeOf(center({19, 0}, Orientation::Pointy), 1), 92 - 267 + 380, 105));
  }

  void crossesLieOnOneSpotOfTheBoardOnBothSheets() {
    const PrintPlan plan = planOf(row(20), wishes(20, "A4"));
    const auto left = plan.marks(0), right = plan.marks(1);
    QCOMPARE(left.size(), 2u);
    QCOMPARE(right.size(), 2u);
    QVERIFY(isNear(left[0], 282, 15) && isNear(left[1], 282, 195));
    QVERIFY(isNear(right[0], 15, 15) && isNear(right[1], 15, 195));
    for (std::size_t i = 0; i < 2; ++i)
      QVERIFY(isNear(left[i].x() - plan.origin(0).x(), right[i].x() - plan.origin(1).x()));
    QCOMPARE(plan.seams(0).size(), 1u);
    QVERIFY(isNear(plan.seams(0)[0].x1(), 282) && isNear(plan.seams(1)[0].x1(), 15));
  }

  void everySpotIsOnASheet() {
    // Windows lie beside one another without a gap and show the whole drawing.
    PrintWishes many = wishes(60, "A5");
    many.turn = PaperTurn::Portrait;
    const PrintPlan plan = planOf(beginnerBoard(), many);
    QVERIFY(plan.rows() > 1 && plan.columns() > 1);
    for (int sheet = 0; sheet < plan.sheets(); ++sheet) {
      const QRectF part = plan.part(sheet);
      if (plan.columnOf(sheet) > 0) QVERIFY(isNear(part.left(), plan.part(sheet - 1).right() - 10));
      if (plan.rowOf(sheet) > 0) QVERIFY(isNear(part.top(), plan.part(sheet - plan.columns()).bottom() - 10));
    }
    QVERIFY(plan.part(0).left() <= 0 && plan.part(0).top() <= 0);
    const QRectF last = plan.part(plan.sheets() - 1);
    QVERIFY(last.right() >= plan.drawing().width() && last.bottom() >= plan.drawing().height());
  }

  void paperMayBeAsLargeAsTheBoard() {
    // 31.547 + 20 mm = 146.12 points of a 72nd of an inch, 34.641 + 20 mm = 154.89: in whole points 147 and 155.
    const PrintPlan plan = planOf(row(1), wishes(20, "board"));
    QCOMPARE(plan.sheets(), 1);
    QVERIFY(isNear(plan.page().width(), 147 * 25.4 / 72) && isNear(plan.page().height(), 155 * 25.4 / 72));
    QVERIFY(plan.window() == QRectF(QPointF(), plan.page()));
    QVERIFY(isNear(plan.origin(0), 147 * 25.4 / 144, 155 * 25.4 / 144));
  }

  void theLineWithTheNameLiesAboveTheBoard() {
    const PrintPlan plan = planOf(row(1), wishes(20, "A4", PrintPart::Names));
    QVERIFY(isNear(plan.drawing().height(), 34.641 + 10));  // half a hex high
    QVERIFY(isNear(plan.title(0).height(), 10));
    QVERIFY(isNear(plan.title(0).bottom(), plan.origin(0).y() - 34.641 / 2));
    QVERIFY(planOf(row(1), wishes(20, "A4")).title(0).isEmpty());
  }

  void noJoinOfSheetsCrossesTheLineWithTheName_data() {
    QTest::addColumn<int>("hexes");
    QTest::addColumn<int>("columns");
    // A sheet of A5 lying shows 190 mm, each further one 180 mm more. So many hexes of 40 mm with the coast are
    // 40 * hexes + 23 mm long.
    QTest::newRow("one sheet") << 4 << 1;
    QTest::newRow("two beside one another") << 8 << 2;
    QTest::newRow("three beside one another") << 12 << 3;
    QTest::newRow("four beside one another") << 17 << 4;
  }
  void noJoinOfSheetsCrossesTheLineWithTheName() {
    QFETCH(int, hexes);
    QFETCH(int, columns);
    PrintWishes wide = wishes(40, "A5", PrintPart::Names);
    wide.turn = PaperTurn::Landscape;
    const PrintPlan plan = planOf(row(hexes), wide);
    QCOMPARE(plan.columns(), columns);
    QVERIFY(plan.title().width() > 80);
    int shownOn = 0;
    for (int sheet = 0; sheet < plan.sheets(); ++sheet) {
      const QRectF line = plan.title(sheet);
      if (!line.adjusted(0.01, 0.01, -0.01, -0.01).intersects(plan.window())) continue;
      ++shownOn;
      QVERIFY2(plan.window().adjusted(-0.001, -0.001, 0.001, 0.001).contains(line), "one sheet has all of it");
      for (const QLineF& seam : plan.seams(sheet)) {
        const QRectF join = QRectF(seam.p1(), seam.p2()).adjusted(-0.001, -0.001, 0.001, 0.001);
        QVERIFY(!join.intersects(line));
      }
    }
    QCOMPARE(shownOn, 1);
  }

  void harborsNeedRoomOnlyIfTheyAreShown() {
    Board board = row(1);
    board.harbors = {{{0, 0}, *sideNamed("E", Orientation::Pointy)}};
    // The badge's middle is 10 mm + 76 / 115.47 radii from that of the hex, and reaches 0.45 radii further.
    const PrintPlan with = planOf(board, wishes(20, "board", PrintPart::Harbors));
    QVERIFY(isNear(with.drawing().width(), 15.7735 + 10 + 7.6 + 5.1962));
    QVERIFY(isNear(planOf(board, wishes(20, "board")).drawing().width(), 31.547));
  }

  void whatIsNotShownIsTakenOffTheBoard() {
    const Board board = beginnerBoard();
    Board whole = board;
    whole.robber = std::ranges::find(board.cells, Terrain::Desert, &Cell::terrain)->at;  // its only desert (1.8)
    QVERIFY(printedBoard(board, kAllPrintParts) == whole);
    const Board bare = printedBoard(board, kNothing);
    QVERIFY(bare.harbors.empty() && bare.starts.empty() && !bare.robber);
    for (const Cell& cell : bare.cells) QCOMPARE(cell.number, 0);
    const Board half = printedBoard(bigGameBoards()[0].board, kAllPrintParts & ~PrintParts(PrintPart::Halves));
    for (const Cell& cell : half.cells) QVERIFY(cell.territory == Territory::None && cell.cutByLine == CutByLine::No);
    QCOMPARE(half.halves.size(), 2u);
  }

  void theLargestHexFillsOneSheet() {
    // A row of two on A4 on its side: 2.577 hexes must fit into 277 mm and 1.732 into 190: 107.4 mm.
    PrintWishes one = wishes(20, "A4");
    QCOMPARE(largestHexOnOneSheet(row(2), one), 107.4);
    one.hex = 107.4;
    QCOMPARE(planOf(row(2), one).sheets(), 1);
    one.hex = 107.5;
    QVERIFY(planOf(row(2), one).sheets() > 1);
    QCOMPARE(largestHexOnOneSheet(row(200), one), 0.0);  // not even with 5 mm: 200 hexes are 1003 mm long
  }

  void whatCannotBePrintedIsTold_data() {
    QTest::addColumn<Board>("board");
    QTest::addColumn<PrintWishes>("wishes");
    QTest::addColumn<QString>("says");
    const auto bent = [](auto change) {
      PrintWishes all = wishes(20, "A4");
      change(all);
      return all;
    };
    QTest::newRow("no land") << Board{} << wishes(20, "A4") << u"A board needs land."_s;
    QTest::newRow("a hex too small") << row(1) << wishes(4.9, "A4") << u"A hex is from 5 to 200 mm wide."_s;
    QTest::newRow("a hex too large") << row(1) << wishes(201, "A0") << u"A hex is from 5 to 200 mm wide."_s;
    QTest::newRow("no number at all") << row(1) << wishes(std::nan(""), "A4") << u"A hex is from 5 to 200 mm wide."_s;
    QTest::newRow("no margin") << row(1) << bent([](PrintWishes& w) { w.margin = 0; })
                               << u"The margin is from 5 to 50 mm wide."_s;
    QTest::newRow("sheets that do not meet")
        << row(1) << bent([](PrintWishes& w) { w.overlap = -1; }) << u"Sheets overlap by 0 to 40 mm."_s;
    QTest::newRow("too many dots") << row(1) << bent([](PrintWishes& w) { w.dots = 1201; })
                                   << u"A picture has from 36 to 1,200 dots an inch."_s;
    // 148 - 20 - 10 = 118 mm are new on each sheet; a hex of 110 mm is 127 mm high.
    QTest::newRow("paper smaller than a hex")
        << row(1) << wishes(180, "A5") << u"The paper is too small for a hex of 180 mm between its margins."_s;
    // 60 hexes of 190 mm in a square of rows: thousands of A5 sheets.
    Board large;
    for (int q = 0; q < 32; ++q)
      for (int r = 0; r < 32; ++r) large.cells.push_back({{q, r}, Terrain::Forest, 5});
    QTest::newRow("a thousand sheets") << large << wishes(80, "A5") << u"sheets; the most is 200."_s;
  }
  void whatCannotBePrintedIsTold() {
    QFETCH(Board, board);
    QFETCH(PrintWishes, wishes);
    QFETCH(QString, says);
    Complaint complaint;
    QVERIFY(!PrintPlan::of(board, wishes, complaint));
    QVERIFY2(complaint.sentence.endsWith(says), qPrintable(complaint.sentence));
  }

  void aPictureTooLargeForMemoryIsTold() {
    // A0 with 300 dots an inch: 841 mm = 9,933 and 1189 mm = 14,043 dots, 139 million; 100 million are 254 an inch.
    const PrintPlan plan = planOf(row(1), wishes(20, "A0"));
    QCOMPARE(plan.pixels(300), QSize(9933, 14043));
    Complaint complaint;
    QVERIFY(!plan.fitsMemory(300, complaint));
    QCOMPARE(complaint.sentence, u"A picture of 9,933 × 14,043 dots is too large. With 254 dots an inch it fits."_s);
    QVERIFY(plan.fitsMemory(254, complaint));
    QCOMPARE(planOf(row(1), wishes(20, "A4")).pixels(300), QSize(2480, 3508));
  }

  void everySheetHasAFile() {
    const PrintPlan two = planOf(row(20), wishes(20, "A4"));
    QCOMPARE(two.pathOf(u"/a.b/isle.png"_s, 0), u"/a.b/isle-1-1.png"_s);
    QCOMPARE(two.pathOf(u"isle.two.svg"_s, 1), u"isle.two-1-2.svg"_s);
    QCOMPARE(two.pathOf(u"/a.b/isle"_s, 1), u"/a.b/isle-1-2"_s);
    QCOMPARE(planOf(row(1), wishes(20, "A4")).pathOf(u"/a.b/isle.png"_s, 0), u"/a.b/isle.png"_s);
  }
};

TAPU_TEST(PrintPlanTest)
#include "print_plan_test.moc"
