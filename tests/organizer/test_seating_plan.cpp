// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QPainter>
#include <QTest>
#include <algorithm>

#include "app/kit/qr_code.h"
#include "app/kit/theme.h"
#include "tests/organizer/evening.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// The prints of an organizer.
class TestSeatingPlan : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { loadFonts(); }

  void howManyPages_data() {
    QTest::addColumn<int>("boards");
    QTest::addColumn<int>("plan");
    QTest::addColumn<int>("slips");
    QTest::addRow("one board fits one page of each") << 1 << 1 << 1;
    QTest::addRow("24 boards are one page, their 48 slips three") << 24 << 1 << 3;
    QTest::addRow("the 25th board begins a second page") << 25 << 2 << 4;
    QTest::addRow("500 boards are 21 pages and 63 pages of slips") << 500 << 21 << 63;
  }
  void howManyPages() {
    QFETCH(int, boards);
    QFETCH(int, plan);
    QFETCH(int, slips);
    QCOMPARE(pagesOfPlan(somePlan(boards)), plan);
    QCOMPARE(pagesOfSlips(somePlan(boards)), slips);
  }

  void aSlipTellsItsPlaceInBothLanguages() {
    const auto [place, other] = placeOnSlip(somePlan(24), 3);
    QVERIFY2(place.startsWith(u"Board 2 "_s) && place.endsWith(u"Moon"_s), qPrintable(place));
    const auto isHindi = [](QChar c) { return c.unicode() >= 0x900 && c.unicode() <= 0x97f; };
    QVERIFY2(std::ranges::any_of(other, isHindi), qPrintable(other));
  }

  void theLinkOfASeat_data() {
    QTest::addColumn<Address>("address");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("link");
    QTest::addRow("address, port and code")
        << Address{u"192.168.1.24"_s, 4710} << 256131 << u"tapu://192.168.1.24:4710/256131"_s;
    QTest::addRow("a code keeps its zeros")
        << Address{u"hall.local"_s, 4711} << 18 << u"tapu://hall.local:4711/000018"_s;
    QTest::addRow("IPv6 stands in brackets")
        << Address{u"fe80::1"_s, 4710} << 256131 << u"tapu://[fe80::1]:4710/256131"_s;
    QTest::addRow("without a code it leads to the table")
        << Address{u"192.168.1.24"_s, 4710} << -1 << u"tapu://192.168.1.24:4710"_s;
  }
  void theLinkOfASeat() {
    QFETCH(Address, address);
    QFETCH(int, code);
    QFETCH(QString, link);
    QCOMPARE(linkOf(Invitation{address, code}), link);
  }

  // ISO/IEC 18004: a code of version n has 17 + 4n modules a side and a finder of 7 x 7 in three corners.
  void aQrCodeHasItsFinders() {
    const QrCode code(u"tapu://192.168.1.24:4710/256131"_s);
    QVERIFY(!code.isEmpty());
    QCOMPARE((code.side() - 17) % 4, 0);
    const int far = code.side() - 7;
    for (const auto& [x, y] : {std::pair(0, 0), std::pair(far, 0), std::pair(0, far)})
      for (int i = 0; i < 7; ++i)
        for (int j = 0; j < 7; ++j) {
          const int ring = std::max(std::abs(i - 3), std::abs(j - 3));
          QCOMPARE(code.isDark(x + i, y + j), ring != 2);
        }
  }
  // ISO/IEC 18004, bytes at level M: version 4, 33 modules a side, holds 62. With a scheme of 7, an IPv4 address of at
  // most 15, a port of 6, a code of 7 and a table of 23 a slip needs 58 at most. Its code is printed 29 mm wide: with
  // the margin a module is 0.7 mm, and telephones read half of that.
  void theCodeOfASlipStaysCoarseWithTheTableInIt() {
    const Address address{u"192.168.100.200"_s, 47110};
    const QrCode slip(linkOf(Invitation{address, 256131, QByteArray(16, '\xff')}));
    QCOMPARE(slip.side(), 33);
    const QrCode wall(linkOf(Invitation{address, -1, QByteArray(16, '\xff')}));
    QCOMPARE(wall.side(), 33);
  }
  void aQrCodeIsPaintedWithItsMargin() {
    const QrCode code(u"tapu://192.168.1.24:4710"_s);
    const int side = code.side() + 2 * QrCode::kQuiet;
    QImage image(3 * side, 3 * side, QImage::Format_RGB32);
    image.fill(Qt::red);
    QPainter painter(&image);
    code.paint(painter, image.rect());
    painter.end();
    for (int row = 0; row < side; ++row)
      for (int column = 0; column < side; ++column) {
        const int x = column - QrCode::kQuiet, y = row - QrCode::kQuiet;
        const bool isInside = x >= 0 && y >= 0 && x < code.side() && y < code.side();
        const bool isDark = isInside && code.isDark(x, y);
        QCOMPARE(image.pixelColor(3 * column + 1, 3 * row + 1), isDark ? QColor(Qt::black) : QColor(Qt::white));
      }
  }
  void aTextThatIsTooLongGivesNoCode() { QVERIFY(QrCode(QString(4000, u'x')).isEmpty()); }

  void everyPageOfALongChainIsPainted() {
    const SeatingPlan plan = somePlan(500);
    for (const int page : {0, 20}) {
      QImage paper(kPageWidth, kPageHeight, QImage::Format_RGB32);
      paper.fill(Qt::white);
      QPainter painter(&paper);
      paintPlan(painter, plan, page);
      painter.end();
      QVERIFY(paper.pixelColor(kPageWidth / 2, 5) == QColor(Qt::white));  // the margin is free
      QVERIFY(paper.pixelColor(71, 640) != QColor(Qt::white));            // the first board is there
    }
  }
  // Anybody who reads a code can take its seat: the plan hangs on a wall.
  void onlyThePlanOfTheOrganizerTellsCodes() {
    SeatingPlan plan = somePlan(2);
    const auto painted = [](const SeatingPlan& what) {
      QImage paper(kPageWidth, kPageHeight, QImage::Format_RGB32);
      paper.fill(Qt::white);
      QPainter painter(&paper);
      paintPlan(painter, what, 0);
      return paper;
    };
    SeatingPlan others = plan;
    for (SeatingPlan::Seat& seat : others.seats) seat.code = joinCodeOf(4711);
    QCOMPARE(painted(plan), painted(others));
    plan.codes = others.codes = SeatingPlan::Codes::OnPlanToo;
    QVERIFY(painted(plan) != painted(others));
    const auto isMarked = [](const QImage& paper) {
      for (int x = 700; x < kPageWidth; ++x)
        for (int y = 60; y < 100; ++y)
          if (paper.pixelColor(x, y) == QColor(0xb3, 0x26, 0x1e)) return true;
      return false;
    };
    QVERIFY(isMarked(painted(plan)));
    QVERIFY(!isMarked(painted(somePlan(2))));
  }

  /// For a seat with a new code, of any page.
  void oneSlipIsPrintedAlone() {
    SeatingPlan plan = somePlan(24);
    plan.only = 20;
    QCOMPARE(pagesOfSlips(plan), 1);
    const auto inkOf = [&plan](int seats) {
      QImage paper(kPageWidth, kPageHeight, QImage::Format_RGB32);
      paper.fill(Qt::white);
      QPainter painter(&paper);
      paintSlips(painter, plan, 0);
      painter.end();
      const QImage rest = paper.copy(0, 75 + 200 * ((seats + 1) / 2) + 4, kPageWidth, 400);
      for (int y = 0; y < rest.height(); ++y)
        for (int x = 0; x < rest.width(); ++x)
          if (rest.pixel(x, y) != qRgb(255, 255, 255)) return true;
      return false;
    };
    QVERIFY2(!inkOf(1), "nothing below the first slip");
    plan.only.reset();
    QVERIFY(inkOf(1));
  }

  void aPdfHasItsPages() {
    const QByteArray pdf = pagesAsPdf(somePlan(25), Paperwork::Plan);
    QVERIFY(pdf.startsWith("%PDF-"));
    QCOMPARE(pdf.count("/Type /Page\n"), 2);
  }
};

TAPU_TEST_WITH_SCREEN(TestSeatingPlan)
#include "test_seating_plan.moc"
