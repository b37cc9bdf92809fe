// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTest>

#include "app/drawing/pdf_canvas.h"
#include "app/drawing/plain_picture.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

constexpr Paint::Color kRed{255, 0, 0}, kBlue{0, 0, 255};
const Shape kSquare{{{0, 0}, {1000, 0}, {1000, 1000}, {0, 1000}}};

/// The compressed parts of a file, in its order.
QByteArrayList streamsOf(const QByteArray& file) {
  QByteArrayList all;
  for (qsizetype at = file.indexOf("\nstream\n"); at >= 0; at = file.indexOf("\nstream\n", at + 1)) {
    const qsizetype from = at + 8, to = file.indexOf("\nendstream", from);
    all << qUncompress(QByteArray("\x00\x10\x00\x00", 4) + file.mid(from, to - from));
  }
  return all;
}

}  // namespace

/// A PDF that is made without a screen, as a reader takes it.
class PdfCanvasTest : public QObject {
  Q_OBJECT

  static PdfCanvas twoPages() {
    PdfCanvas canvas;
    for (const QSizeF& sheet : {QSizeF(100, 50), QSizeF(210, 297)}) {
      canvas.addPage(sheet);
      canvas.fill(kSquare, Paint::plain(kRed));
      canvas.stroke(kSquare, 20, Paint::plain(kBlue, 0.5));
      canvas.repeat(u"square"_s, Placement::scaled(0.5).movedTo({300, 400}), [](Surface& to, const Placement& at) {
        Shape shape = kSquare;
        for (Line& line : shape)
          for (Spot& spot : line) spot = at.of(spot);
        to.fill(shape, {kRed, kBlue, {0, 0}, {0, 1000}, 1});
      });
    }
    return canvas;
  }

 private Q_SLOTS:
  void everyObjectIsWhereTheTableSays() {
    const QByteArray file = twoPages().pdf(u"Isle"_s, u"tapu-tool"_s);
    QVERIFY(file.startsWith("%PDF-1.") && file.endsWith("%%EOF\n"));
    const qsizetype start = file.lastIndexOf("startxref\n") + 10;
    const qsizetype table = file.mid(start, file.indexOf('\n', start) - start).toLongLong();
    const QByteArrayList lines = file.mid(table).split('\n');
    QCOMPARE(lines[0], QByteArray("xref"));
    const int count = lines[1].split(' ')[1].toInt();  // with the one that is free
    QVERIFY(file.contains("/Size " + QByteArray::number(count)));
    QCOMPARE(lines[2], QByteArray("0000000000 65535 f "));
    for (int object = 1; object < count; ++object) {
      const QByteArray line = lines[2 + object];
      QCOMPARE(line.size(), 19);  // 20 with the line feed
      QVERIFY(file.mid(line.left(10).toLongLong()).startsWith(QByteArray::number(object) + " 0 obj\n"));
    }
    static const QRegularExpression length(u"/Length ([0-9]+) >>\nstream\n"_s);
    int streams = 0;
    for (auto it = length.globalMatch(QString::fromLatin1(file)); it.hasNext(); ++streams) {
      const auto each = it.next();
      QVERIFY(file.mid(each.capturedEnd() + each.captured(1).toInt()).startsWith("\nendstream"));
    }
    QCOMPARE(streams, 3);  // two pages, one form
  }

  void pagesAreExactToThePartOfAPoint() {
    // 72 points to 25.4 mm: 100 mm are 283.4646, 50 are 141.7323; an A4 sheet is 595.2756 by 841.8898.
    const QByteArray file = twoPages().pdf({}, {});
    QVERIFY(file.contains("/MediaBox [0 0 283.4646 141.7323]"));
    QVERIFY(file.contains("/MediaBox [0 0 595.2756 841.8898]"));
    QVERIFY(file.contains("/Count 2 ") && !file.contains("/UserUnit"));
    // A unit of ours is 0.01 mm, which is 0.028346457 points, and y grows downward.
    QVERIFY(streamsOf(file)[0].startsWith("0.028346457 0 0 -0.028346457 0 141.7323 cm\n"));
  }

  void aPageThatIsTooLongForReadersHasLargerUnits() {
    // 6 m are 17,007.874 points; readers need not know more than 14,400 units.
    PdfCanvas canvas;
    canvas.addPage({6000, 100});
    const QByteArray file = canvas.pdf({}, {});
    QVERIFY(file.contains("/MediaBox [0 0 8503.937 141.7323] /UserUnit 2 "));
    QVERIFY(streamsOf(file)[0].startsWith("0.014173228 0 0 -0.014173228 0 141.7323 cm\n"));
  }

  void itsTitleIsInAnyLanguage() {  // UTF-16 with its mark
    const QByteArray file = twoPages().pdf(u"द्वीप é"_s, u"tapu-tool"_s);
    QVERIFY(file.contains("/Title <feff0926094d09350940092a002000e9>"));
  }

  void whatIsPaintedIsInThePages() {
    const QByteArray file = twoPages().pdf({}, {});
    const QByteArrayList streams = streamsOf(file);
    const QByteArray square = "0 0 m 1000 0 l 1000 1000 l 0 1000 l ";
    QVERIFY(streams[0].contains("q 1 0 0 rg " + square + "h f Q\n"));
    QVERIFY(streams[0].contains("/A0 gs 0 0 1 RG 20 w 1 j 1 J " + square + "S Q\n"));
    QVERIFY(file.contains("/A0 << /ca 0.5 /CA 0.5 >>"));
    // What is drawn on both pages is in the file once, with its slope from red above to blue below.
    for (int page : {0, 1}) QVERIFY(streams[page].contains("q 0.5 0 0 0.5 300 400 cm /F0 Do Q\n"));
    QVERIFY(streams[2].contains("/Pattern cs /S0 scn " + square + "h f"));
    QVERIFY(file.contains("/Coords [0 0 0 1000] /Extend [true true]"));
    QVERIFY(file.contains("/C0 [1 0 0 ] /C1 [0 0 1 ]"));
    QVERIFY(file.contains("/BBox [0 0 1000 1000]"));
  }

  void whatHasNoLinesIsNotPainted() {
    PdfCanvas canvas;
    canvas.addPage({100, 100});
    canvas.fill({}, Paint::plain({255, 0, 0}));
    canvas.stroke({{{1, 1}}}, 2, Paint::plain({255, 0, 0}));
    canvas.repeat(u"nothing"_s, {}, [](Surface& to, const Placement&) { to.fill({}, Paint::plain({0, 0, 0})); });
    const QByteArrayList streams = streamsOf(canvas.pdf(u"a"_s, {}));
    QCOMPARE(streams.size(), 2);  // the page and the form
    QVERIFY(!streams[0].contains(" f Q") && !streams[0].contains("S Q"));
    QCOMPARE(streams[1], QByteArray(" "));
  }

  void theSamePagesAreTheSameFile() {
    QCOMPARE(twoPages().pdf(u"a"_s, {}), twoPages().pdf(u"a"_s, {}));
    QVERIFY2(!twoPages().pdf(u"a"_s, {}).contains("Date"), "it does not tell when it was written");
  }

  void everySheetIsAPageWithItsNameAndMarks() {
    PrintWishes wishes;
    wishes.hex = 60;
    Complaint complaint;
    const auto plan = PrintPlan::of(beginnerBoard(), wishes, complaint);
    QVERIFY(plan && plan->sheets() > 3);
    const QByteArray file = plainPdf(beginnerBoard(), *plan, wishes, u"Isle"_s);
    QCOMPARE(file.count("/Type /Page /Parent"), plan->sheets());
    const QByteArrayList streams = streamsOf(file);
    for (int sheet = 0; sheet < plan->sheets(); ++sheet)
      for (QPointF mark : plan->marks(sheet)) {
        const auto at = [](double x, double y) {
          return QByteArray::number(qRound64(x * 100)) + ' ' + QByteArray::number(qRound64(y * 100));
        };
        QVERIFY(streams[sheet].contains(at(mark.x() - 4, mark.y()) + " m " + at(mark.x() + 4, mark.y()) + " l "));
      }
  }
};

TAPU_TEST(PdfCanvasTest)
#include "test_pdf_canvas.moc"
