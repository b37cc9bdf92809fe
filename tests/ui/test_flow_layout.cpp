// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <QWidget>

#include "app/kit/flow_layout.h"
#include "app/kit/words.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// Widgets side by side that go on in a new line.
class FlowLayoutTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  /// Widgets of these widths, 10 pixels apart: how many stand in each line.
  void nobodyStandsAloneInTheLastLine_data() {
    using Numbers = QList<int>;
    QTest::addColumn<int>("width");
    QTest::addColumn<Numbers>("widgets");
    QTest::addColumn<Numbers>("lines");
    QTest::newRow("all have room") << 170 << Numbers{50, 50, 50} << Numbers{3};
    QTest::newRow("the tenth of ten alike") << 539 << Numbers(10, 50) << Numbers{5, 5};
    QTest::newRow("the fourth of four") << 230 << Numbers{70, 70, 70, 70} << Numbers{2, 2};
    QTest::newRow("a long one last") << 290 << Numbers{50, 50, 50, 250} << Numbers{3, 1};  // else three lines
    QTest::newRow("two that have room one by one") << 90 << Numbers{50, 50} << Numbers{1, 1};
    QTest::newRow("two in the last line stay") << 170 << Numbers{50, 50, 50, 50, 50} << Numbers{3, 2};
  }
  void nobodyStandsAloneInTheLastLine() {
    QFETCH(int, width);
    QFETCH(QList<int>, widgets);
    QWidget window;
    auto* flow = new FlowLayout(&window, 10);
    for (const int each : widgets) {
      auto* widget = new QWidget(&window);
      widget->setFixedSize(each, 20);
      flow->addWidget(widget);
    }
    flow->setGeometry(QRect(0, 0, width, 200));
    QList<int> lines;
    for (int i = 0; i < flow->count(); ++i) {
      const QRect box = flow->itemAt(i)->geometry();
      QVERIFY(box.right() < width);
      if (box.left() == 0) lines << 0;
      ++lines.last();
    }
    QTEST(lines, "lines");
    QCOMPARE(flow->heightForWidth(width), 20 + 30 * (static_cast<int>(lines.size()) - 1));
  }

  void aTextWiderThanALineIsWrapped() {
    QWidget window;
    auto* flow = new FlowLayout(&window);
    auto* words = new Words(u"Fairer than 73 of 100"_s, 26, Weight::Bold, &Theme::ink, &window);
    flow->addWidget(words);
    const int whole = words->sizeHint().width(), width = std::max(whole / 2, words->minimumSizeHint().width());
    QVERIFY(width < whole);
    flow->setGeometry(QRect(0, 0, width, 300));
    QVERIFY(words->width() <= width && words->height() > words->sizeHint().height());
    QCOMPARE(flow->heightForWidth(width), words->height());
  }

  void theHeadOfAPaneTakesTwoLinesWhereRoomIsShort() {
    QWidget window, title(&window), beside(&window);
    title.setFixedSize(80, 20);
    beside.setFixedSize(60, 20);
    FlowLayout* head = headOf(&title, &beside);
    window.setLayout(head);
    head->setGeometry(QRect(0, 0, 300, 20));
    QCOMPARE(title.geometry(), QRect(0, 0, 80, 20));
    QCOMPARE(beside.geometry(), QRect(240, 0, 60, 20));
    QVERIFY(head->heightForWidth(120) > 40);
    head->setGeometry(QRect(0, 0, 120, 60));
    QCOMPARE(title.y(), 0);
    QVERIFY(beside.y() >= 20 && beside.geometry().right() == 119);
  }
};

TAPU_TEST_WITH_SCREEN(FlowLayoutTest)
#include "test_flow_layout.moc"
