// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <cmath>
#include <limits>

#include "engine/bots/statistics.h"
#include "tests/suite.h"

using namespace tapu;

/// Values are worked out by hand from the formulas that the rows name.
class TestStatistics : public QObject {
  Q_OBJECT

  static bool isNear(double value, double expected) { return std::abs(value - expected) < 5e-7; }

 private Q_SLOTS:
  // (p + zz/2n -+ z sqrt(p(1-p)/n + zz/4nn)) / (1 + zz/n) with z = 1.959964, so zz = 3.841459
  void anIntervalOfAShareIsWilsons_data() {
    QTest::addColumn<int>("successes");
    QTest::addColumn<int>("trials");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("nothing tried, nothing known") << 0 << 0 << 0.0 << 1.0;
    QTest::newRow("10 of 40: (0.298018 -+ 0.142522) / 1.096036") << 10 << 40 << 0.1418712 << 0.4019396;
    QTest::newRow("50 of 100: 0.5 -+ 0.099863 / 1.038415") << 50 << 100 << 0.4038315 << 0.5961685;
    QTest::newRow("none of 100: 0 to zz / (n + zz)") << 0 << 100 << 0.0 << 0.0369935;
    QTest::newRow("all of 100: n / (n + zz) to 1") << 100 << 100 << 0.9630065 << 1.0;
  }
  void anIntervalOfAShareIsWilsons() {
    QFETCH(int, successes);
    QFETCH(int, trials);
    QFETCH(double, low);
    QFETCH(double, high);
    const Interval found = wilson(successes, trials);
    QVERIFY2(isNear(found.low, low), qPrintable(QString::number(found.low, 'f', 8)));
    QVERIFY2(isNear(found.high, high), qPrintable(QString::number(found.high, 'f', 8)));
  }

  // Distances from the mean 0.25 are -0.25, 0, 0.25, 0: variance 0.125 / 3, of the mean a fourth of it.
  void aSampleHasAMeanAndAVariance() {
    Sample sample;
    QVERIFY(!sample.variance() && !sample.interval());
    sample.add(0);
    QVERIFY(!sample.variance() && !sample.interval());
    for (const double each : {0.25, 0.5, 0.25}) sample.add(each);
    QCOMPARE(sample.count(), 4);
    QVERIFY(isNear(sample.mean(), 0.25));
    QVERIFY(isNear(*sample.variance(), 0.0416667));
    QVERIFY(isNear(sample.interval()->low, 0.25 - 0.2000380));
    QVERIFY(isNear(sample.interval()->high, 0.25 + 0.2000380));
  }

  // Of 25 against 50 %: a success adds ln 2 = 0.693147, a failure takes ln 1.5 = 0.405465; the bounds are ln 19
  // = 2.944439.
  void aSequentialTestIsWalds_data() {
    using enum SequentialTest::Verdict;
    QTest::addColumn<int>("successes");
    QTest::addColumn<int>("trials");
    QTest::addColumn<double>("ratio");
    QTest::addColumn<SequentialTest::Verdict>("verdict");
    QTest::newRow("nothing tried") << 0 << 0 << 0.0 << Open;
    QTest::newRow("4 of 4 are below the bound") << 4 << 4 << 2.772589 << Open;
    QTest::newRow("5 of 5 are above it") << 5 << 5 << 3.465736 << Higher;
    QTest::newRow("none of 7 is within the bounds") << 0 << 7 << -2.838256 << Open;
    QTest::newRow("none of 8 is below them") << 0 << 8 << -3.243721 << Lower;
    QTest::newRow("10 of 20 are below the bound") << 10 << 20 << 2.876821 << Open;
    QTest::newRow("11 of 21 are above it") << 11 << 21 << 3.569968 << Higher;
  }
  void aSequentialTestIsWalds() {
    QFETCH(int, successes);
    QFETCH(int, trials);
    QFETCH(double, ratio);
    QFETCH(SequentialTest::Verdict, verdict);
    const SequentialTest test{0.25, 0.5};
    QVERIFY(std::abs(test.logRatio(successes, trials) - ratio) < 5e-6);
    QCOMPARE(test.verdict(successes, trials), verdict);
  }
  void theBoundIsThatOfFivePercent() { QVERIFY(std::abs(std::exp(SequentialTest::kBound) - 0.95 / 0.05) < 1e-9); }

  void durationsAreToldByTheirShare() {
    Durations times;
    QCOMPARE(times.within(50), 0);
    for (int each = 100; each > 0; --each) times.add(each);
    QCOMPARE(times.count(), 100);
    QCOMPARE(times.within(50), 50);
    QCOMPARE(times.within(99), 99);
    QCOMPARE(times.within(100), 100);
    QCOMPARE(times.longest(), 100);
  }
  void aDurationIsRightToA32nd() {
    for (const std::int64_t exact :
         {63LL, 64LL, 65LL, 1'000LL, 4'095LL, 4'096LL, 1'000'000'007LL, 9'000'000'000'000LL}) {
      Durations times;
      for (int i = 0; i < 99; ++i) times.add(exact);
      times.add(2 * exact);
      QVERIFY(times.within(50) >= exact);
      QVERIFY2(times.within(50) <= exact + exact / 32, qPrintable(QString::number(times.within(50))));
      QCOMPARE(times.longest(), 2 * exact);
    }
    Durations odd;
    odd.add(-5);  // a clock that was set back
    QCOMPARE(odd.longest(), 0);
    Durations most;
    most.add(std::numeric_limits<std::int64_t>::max());
    QCOMPARE(most.within(50), std::numeric_limits<std::int64_t>::max());
    QVERIFY(most.classes().rbegin()->first < Durations::kClasses);
  }
  void durationsAreAddedAndKept() {
    Durations some, others, all;
    for (const int each : {3, 500, 70'000}) {
      some.add(each);
      all.add(each);
    }
    for (const int each : {3, 90'000'000}) {
      others.add(each);
      all.add(each);
    }
    some.add(others);
    QCOMPARE(some, all);
    QCOMPARE(Durations::of(all.classes(), all.longest()), all);
  }
};

TAPU_TEST(TestStatistics)
#include "test_statistics.moc"
