// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/play/company.h"
#include "tests/suite.h"

using namespace tapu;

/// Which times and options do something, by who sits at the table (4.7, 4.8).
class TestCompany : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void whereTimeRunsAndWhoMayBeLost_data() {
    QTest::addColumn<Company>("company");
    QTest::addColumn<bool>("timed");
    QTest::addColumn<bool>("mayLose");
    QTest::newRow("4.7 one person against bots has no clock") << Company{1, 0} << false << false;
    QTest::newRow("4.7 three persons at one computer have none") << Company{3, 0} << false << false;
    QTest::newRow("4.7 two persons at two computers have one") << Company{2, 1} << true << true;
    QTest::newRow("4.7 two here and one elsewhere have one") << Company{3, 1} << true << true;
    QTest::newRow("4.8 one person at a server elsewhere may be cut off") << Company{1, 1} << false << true;
    QTest::newRow("4.7 bots alone need none") << Company{0, 0} << false << false;
  }
  void whereTimeRunsAndWhoMayBeLost() {
    QFETCH(Company, company);
    QFETCH(bool, timed);
    QFETCH(bool, mayLose);
    QCOMPARE(hasPersonalTimers(company), timed);
    QCOMPARE(mayLoseSomebody(company), mayLose);
    const auto counts = [&](std::string_view key) { return takesEffect(*optionNamed(key), company); };
    QCOMPARE(counts("turn.seconds"), timed);
    QCOMPARE(counts("discard.seconds"), timed);
    QCOMPARE(counts("gold.seconds"), timed);  // 14.1: like a discard
    QCOMPARE(counts("crazy.reactionSeconds"), timed);
    QCOMPARE(counts("seat.graceSeconds"), mayLose);
    QCOMPARE(counts("seat.absent"), mayLose);
    for (const std::string_view key : {"undo", "discard.threshold", "crazy.dog", "big.roundSeconds", "trade.select"})
      QVERIFY(counts(key));
  }
};

TAPU_TEST(TestCompany)
#include "test_company.moc"
