// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QPointer>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>
#include <functional>

#include "app/kit/chart.h"
#include "app/kit/chart_plot.h"
#include "tests/suite.h"
#include "tests/windows.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

Chart::Data points() {
  Chart::Data data;
  data.kind = Chart::Kind::Steps;
  data.name = u"Points over time"_s;
  data.placeName = u"Turn %1"_s;
  data.series = {{u"Asha"_s, 0, {2, 2, 3, 3, 5}}, {u"Kabir"_s, 3, {2, 2, 2, 2, 2}}};
  data.goal = 5;
  return data;
}

Chart::Data dice() {
  Chart::Data data;
  data.kind = Chart::Kind::Bars;
  data.name = u"Dice"_s;
  data.firstPlace = 2;
  data.placeName = u"Number %1"_s;
  data.series = {{u"thrown"_s, Chart::kNoPlayer, {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1}}};
  data.expected = {1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};
  data.expectedName = u"expected"_s;
  data.emphasized = {6, 8};
  return data;
}

/// Cards of two players against what was expected.
Chart::Data luck() {
  Chart::Data data;
  data.kind = Chart::Kind::Bars;
  data.name = u"Luck"_s;
  data.named = {{u"Asha"_s, 0}, {u"Kabir"_s, 3}};
  data.series = {{u"received"_s, Chart::kNoPlayer, {12, 7}}};
  data.expected = {9.5, 8};
  data.expectedName = u"promised"_s;
  return data;
}

/// Shares of two seats in percent, with what chance makes of them.
Chart::Data shares() {
  Chart::Data data;
  data.kind = Chart::Kind::Bars;
  data.name = u"Shares"_s;
  data.named = {{u"Sun"_s, 0, u"emblem-sun"_s}, {u"Moon"_s, 3, u"emblem-moon"_s}};
  data.series = {{u"won"_s, Chart::kNoPlayer, {62, 38}}};
  data.ranges = {{57.4, 66.6}, {33.4, 42.6}};
  data.lowName = u"at least"_s;
  data.highName = u"at most"_s;
  data.expected = {50, 50};
  data.expectedName = u"equal share"_s;
  data.band = Chart::Range{40.2, 59.8};
  data.bandName = u"by chance"_s;
  data.written = u"%1%"_s;
  return data;
}

/// Four games: places 1, 3, 8 and 2, of which the first was won.
Chart::Data places() {
  Chart::Data data;
  data.kind = Chart::Kind::Ranks;
  data.name = u"Last games"_s;
  data.firstPlace = 23;
  data.named = {{u"Game 23"_s}, {u"Game 24"_s}, {u"Game 25"_s}, {u"Game 26"_s}};
  data.series = {{u"Place"_s, Chart::kNoPlayer, {1, 3, 8, 2}}, {u"Points"_s, Chart::kNoPlayer, {10, 7, 3, 8}}};
  data.emphasized = {23};
  return data;
}

}  // namespace

/// The chart tells what it draws.
class TestChart : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { loadFonts(); }
  void cleanup() { QLocale::setDefault(QLocale(QLocale::English)); }

  void aPlaceIsToldWithAllItsValues() {
    Chart chart;
    chart.setData(points());
    QCOMPARE(chart.wordsOf(2), u"Turn 2\nAsha: 3\nKabir: 2"_s);
    chart.setData(dice());
    QCOMPARE(chart.wordsOf(0), u"Number 2\nthrown: 1\nexpected: 1.0"_s);
    QVERIFY(chart.wordsOf(11).isEmpty());
    QVERIFY(chart.wordsOf(-1).isEmpty());
  }

  void aPlaceMayHaveAName() {
    Chart chart;
    chart.setData(luck());
    QCOMPARE(chart.wordsOf(1), u"Kabir\nreceived: 7\npromised: 8.0"_s);
    QCOMPARE(chart.asTable(), u"\treceived\tpromised\nAsha\t12\t9.50\nKabir\t7\t8.00\n"_s);
  }

  /// In the tip, in the table, which has two columns of its own for it, and for screen readers.
  void aValueMayBeTheMiddleOfARange() {
    Chart chart;
    chart.setData(shares());
    QCOMPARE(chart.wordsOf(0), u"Sun\nwon: 62% (57% to 67%)\nequal share: 50.0%\nby chance: 40% to 60%"_s);
    QCOMPARE(chart.asTable(),
             u"\twon\tat least\tat most\tequal share\n"
             "Sun\t62\t57.40\t66.60\t50.00\n"
             "Moon\t38\t33.40\t42.60\t50.00\n"_s);
    QVERIFY(chart.accessibleDescription().startsWith(u"Sun, won: 62% (57% to 67%), equal share: 50.0%"_s));
    QVERIFY(chart.accessibleDescription().contains(u"; Moon, won: 38% (33% to 43%)"_s));
  }

  /// Each of them is seen; the highest value of an axis is that of the highest range.
  void rangesBandsAndOldFiguresAreDrawn() {
    Chart chart;
    chart.resize(480, 260);
    chart.setData(shares());
    const QImage all = chart.grab().toImage();
    const std::function<void(Chart::Data&)> changes[] = {[](Chart::Data& data) { data.ranges.clear(); },
                                                         [](Chart::Data& data) { data.band.reset(); },
                                                         [](Chart::Data& data) { data.age = Chart::Age::Old; },
                                                         [](Chart::Data& data) { data.named[0].drawing.clear(); },
                                                         [](Chart::Data& data) { data.ranges[0].high = 120; },
                                                         [](Chart::Data& data) {
                                                           data.ranges[0] = {-500, 500};
                                                           data.band = Chart::Range{-500, 500};
                                                         }};
    for (const auto& change : changes) {
      Chart::Data data = shares();
      change(data);
      chart.setData(data);
      QVERIFY(chart.grab().toImage() != all);
    }
  }

  /// The eye reads a minus as wide as a plus, a spreadsheet the one of the keyboard.
  void linesMayLeadBelowZero() {
    Chart::Data data = points();
    data.series[1].values = {0, -1, -2, 1, -3};
    data.goal = 0;
    Chart chart;
    chart.resize(480, 260);
    chart.setData(data);
    QCOMPARE(chart.wordsOf(4), u"Turn 4\nAsha: 5\nKabir: \u22123"_s);
    QVERIFY(chart.asTable().contains(u"Turn 4\t5\t-3\n"_s));
    const QImage with = chart.grab().toImage();
    data.series[1].values = {0, 0, 0, 1, 0};
    chart.setData(data);
    QVERIFY(chart.grab().toImage() != with);
  }

  /// The key with a menu on it sends an event of its own, Shift+F10 does not everywhere.
  void theKeyboardOpensTheMenuThatCopies() {
    Chart chart;
    chart.resize(480, 260);
    chart.setData(dice());
    chart.show();
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, QPoint(10, 10), chart.mapToGlobal(QPoint(10, 10)));
    const std::function<void()> ways[] = {[&] { QApplication::sendEvent(&chart, &asked); },
                                          [&] { QTest::keyClick(&chart, Qt::Key_F10, Qt::ShiftModifier); }};
    for (const auto& open : ways) {
      open();
      const QPointer<QMenu> menu = chart.findChild<QMenu*>(u"chartMenu"_s);
      QVERIFY(menu);
      QCOMPARE(menu->actions().size(), 2);
      menu->actions().at(0)->trigger();
      QCOMPARE(QApplication::clipboard()->text(), chart.asTable());
      menu->actions().at(1)->trigger();
      QCOMPARE(QApplication::clipboard()->image().size(), chart.size());
      menu->close();
      SOON(!menu);
    }
  }

  void aScreenReaderHearsWhereSomethingChanges() {
    Chart chart;
    chart.setData(points());
    QCOMPARE(chart.accessibleName(), u"Points over time"_s);
    QCOMPARE(chart.accessibleDescription(),
             u"Turn 0, Asha: 2, Kabir: 2; Turn 2, Asha: 3, Kabir: 2; Turn 4, Asha: 5, Kabir: 2"_s);
  }

  void aChartOfManyValuesTellsTheLastAndEachThatIsReached() {
    Chart::Data data = points();
    for (Chart::Series& series : data.series) series.values.clear();
    for (int turn = 0; turn < 60; ++turn)
      for (Chart::Series& series : data.series) series.values.push_back(turn);
    data.marks.clear();
    Chart chart;
    chart.setData(data);
    const QString all = u"Turn 59, Asha: 59, Kabir: 59; Left and Right lead from value to value."_s;
    QCOMPARE(chart.accessibleDescription(), all);
    QVERIFY(bringUp(chart, {400, 200}));
    chart.setFocus();
    QTest::keyClick(&chart, Qt::Key_Home);
    QTest::keyClick(&chart, Qt::Key_Right);
    QCOMPARE(chart.accessibleDescription(), u"Turn 1, Asha: 1, Kabir: 1"_s);
    chart.clearFocus();
    QCOMPARE(chart.accessibleDescription(), all);
  }

  void numbersHaveTheDigitsOfTheReader() {
    QLocale::setDefault(QLocale(QLocale::Marathi, QLocale::India));  // its digits are those of Devanagari
    const QString two = QLocale().toString(2);
    Chart chart;
    chart.setData(points());
    QCOMPARE(chart.wordsOf(2).section(u'\n', 0, 0), u"Turn "_s + two);
  }

  void thePointerFindsTheNearestPlace() {
    Chart chart;
    chart.resize(480, 260);
    chart.setData(dice());
    int last = -1;
    for (int x = 0; x < 480; ++x) {
      const int place = chart.plot().placeAt(QPointF(x, 130));
      if (place < 0) continue;
      QVERIFY(place == last || place == last + 1);
      last = place;
    }
    QCOMPARE(last, 10);
    QCOMPARE(chart.plot().placeAt(QPointF(240, -40)), -1);
  }

  void theKeysWalkFromPlaceToPlace() {
    Chart chart;
    chart.resize(480, 260);
    chart.setData(dice());
    const QImage before = chart.grab().toImage();
    QTest::keyClick(&chart, Qt::Key_End);
    QVERIFY(chart.grab().toImage() != before);  // the column is outlined
  }

  /// The first place is the highest; whoever came later than there are lines stands on the last one.
  void theBetterARankTheHigherItsDisc() {
    Chart chart;
    chart.resize(480, 220);
    chart.setData(places());
    QVERIFY(chart.plot().discAt(0).y() < chart.plot().discAt(3).y());
    QVERIFY(chart.plot().discAt(3).y() < chart.plot().discAt(1).y());
    QVERIFY(chart.plot().discAt(1).y() < chart.plot().discAt(2).y());
    QVERIFY(chart.plot().discAt(2).y() < chart.height());
    QCOMPARE(chart.wordsOf(2), u"Game 25\nPlace: 8\nPoints: 3"_s);
    QCOMPARE(chart.asTable().section(u'\n', 0, 1), u"\tPlace\tPoints\nGame 23\t1\t10"_s);
  }

  void aDiscIsPickedByClickAndByKeys() {
    Chart chart;
    chart.resize(480, 220);
    chart.setData(places());
    QSignalSpy picked(&chart, &Chart::placePicked);
    QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.plot().discAt(1).toPoint());
    QCOMPARE(picked.takeFirst(), QVariantList{1});
    QTest::mouseClick(&chart, Qt::LeftButton, {}, chart.plot().discAt(1).toPoint() + QPoint(0, 60));  // beside it
    QVERIFY(picked.isEmpty());
    for (const int key : {Qt::Key_Return, Qt::Key_Space}) {
      QTest::keyClick(&chart, Qt::Key_End);
      QTest::keyClick(&chart, Qt::Key(key));
      QCOMPARE(picked.takeFirst(), QVariantList{3});
    }
  }

  /// Four lines that end at 0 leave the numbers of the places as free as four that end above.
  void theEndsOfLinesLeaveTheNumbersOfThePlacesFree() {
    const auto numbersBelow = [](const std::vector<int>& values) {
      Chart::Data data = points();
      data.goal.reset();
      data.series.clear();
      for (int player = 0; player < 4; ++player) data.series.push_back({u"Asha"_s, player, values});
      Chart chart;
      chart.resize(480, 140);
      chart.setData(data);
      const QImage all = chart.grab().toImage();
      const int high = QFontMetrics(textFont(kSmallText)).height();
      return all.copy(0, all.height() - high, all.width(), high);
    };
    QVERIFY(numbersBelow({100, 100, 0}) == numbersBelow({0, 0, 100}));
  }

  /// Those of eight lines would hang below the axis, or lie upon each other.
  void theEndsOfManyLinesShareTheHeight() {
    QCOMPARE(ChartPlot::endSide(160, 4), 20.0);
    QCOMPARE(ChartPlot::endSide(132, 8), 16.5);
  }

  void noLineRunsThroughTheNumberOfABar_data() {
    QTest::addColumn<ThemeKind>("kind");
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<bool>("hasBand");
    for (const ThemeKind kind : kThemeKinds) {
      const Theme& theme = themeFor(kind);
      const QByteArray name = QByteArray::number(static_cast<int>(kind));
      QTest::newRow("on a sheet in theme " + name) << kind << theme.surface << false;
      QTest::newRow("on a raised card in theme " + name) << kind << theme.raised << false;
      QTest::newRow("within a band on a sheet in theme " + name) << kind << theme.surface << true;
      QTest::newRow("within a band on a raised card in theme " + name) << kind << theme.raised << true;
    }
  }
  /// Twenty bars, each a little higher than the one before: some numbers stand where a line of the values is. Behind
  /// each is the ground of the chart, and the band where there is one.
  void noLineRunsThroughTheNumberOfABar() {
    QFETCH(ThemeKind, kind);
    QFETCH(QColor, ground);
    QFETCH(bool, hasBand);
    const Theme& theme = themeFor(kind);
    QApplication::setPalette(palette(theme));
    Chart::Data data = dice();
    data.expected.clear();
    data.emphasized.clear();
    data.series.front().values.clear();
    for (int bar = 0; bar < 20; ++bar) data.series.front().values.push_back(20 + bar);
    if (hasBand) data.band = Chart::Range{0, 50};  // behind all of the numbers
    Chart chart;
    chart.resize(900, 260);
    chart.setData(data);
    QImage seen(chart.size(), QImage::Format_RGB32);
    seen.fill(ground);
    chart.render(&seen, {}, {}, QWidget::DrawChildren);
    const QFontMetrics face(textFont(kSmallText));
    const int row = seen.height() * 4 / 5, high = face.height(), wide = face.horizontalAdvance(u"88"_s);
    const auto isBar = [&](int x, int y) { return seen.pixelColor(x, y) == theme.primary; };
    int bars = 0;
    QSet<QRgb> behind;
    for (int x = 1; x < seen.width(); ++x) {
      if (!isBar(x, row) || isBar(x - 1, row)) continue;
      int end = x, top = row;
      while (isBar(end, row)) ++end;
      const int middle = (x + end) / 2;
      while (isBar(middle, top - 1)) --top;
      ++bars;
      // Right of the number, where no digit is any more.
      for (int y = top - high; y < top - 2; ++y) behind.insert(seen.pixel(middle + wide / 2 + 1, y));
      x = end;
    }
    QCOMPARE(bars, 20);
    QColor shade = theme.ink2;
    shade.setAlphaF(0.22F);
    QImage plain(1, 1, QImage::Format_RGB32);
    plain.fill(ground);
    if (hasBand) QPainter(&plain).fillRect(plain.rect(), shade);
    QCOMPARE(behind, QSet<QRgb>{plain.pixel(0, 0)});
  }

  /// They stand beside the pointer, stay while it rests, and a click on what they cover reaches the chart.
  void theValuesUnderThePointerTakeNoClick() {
    QWidget window;
    window.resize(480, 260);
    Chart chart(&window);
    chart.setGeometry(window.rect());
    chart.setData(points());
    chart.setCursor(0);
    window.show();
    QVERIFY(test::soonExposed(window));
    const auto* seen = window.windowHandle();
    const auto move = [&](QPoint at) { QTest::mouseMove(window.windowHandle(), at); };
    move({60, 120});
    move({100, 120});
    auto* tip = window.findChild<QWidget*>(u"chartTip"_s);
    QVERIFY(tip && tip->isVisible());
    QVERIFY(tip->findChild<QLabel*>()->text().contains(u"Asha"_s));
    QVERIFY(window.rect().contains(tip->geometry()));
    for (const QWidget* top : QApplication::topLevelWidgets())
      QVERIFY2(!top->isVisible() || top->windowHandle() == seen, "the tip is no window of its own");
    QSignalSpy picked(&chart, &Chart::placePicked);
    QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, tip->geometry().center());
    QCOMPARE(picked.size(), 1);
    QVERIFY(window.findChild<QWidget*>(u"chartTip"_s));
    move({2, 2});
    QVERIFY(!window.findChild<QWidget*>(u"chartTip"_s));
  }

  /// Two lines of different colors and marks, and no picture without values.
  void itIsDrawnInEveryTheme() {
    for (const ThemeKind kind : kThemeKinds) {
      QApplication::setPalette(palette(themeFor(kind)));
      for (const Chart::Data& data : {points(), dice(), luck(), shares(), places()}) {
        Chart chart, empty;
        for (Chart* one : {&chart, &empty}) one->resize(480, 260);
        chart.setData(data);
        QVERIFY(chart.grab().toImage() != empty.grab().toImage());
      }
    }
  }
};

TAPU_TEST_WITH_SCREEN(TestChart)
#include "test_chart.moc"
