// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHashSeed>
#include <QLoggingCategory>
#include <QTest>

#include "tests/net/sim/evening.h"
#include "tests/net/sim/seeds.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

/// A host moves, in each phase and in every way, while guests play or sleep, and others take the place: everybody has
/// their seat at the end, and no key was shown to another table. TAPU_SEEDS=17-17 shows one evening again.
class TestMoves : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() {
    QHashSeed::setDeterministicGlobalSeed();
    QLoggingCategory::setFilterRules(u"tapu.*=false"_s);  // what is lost and found again is no news here
  }
  void everybodyHasTheirSeatWhereverTheHostGoes() {
    const Seeds seeds;
    int failures = 0;
    for (quint64 seed = seeds.first; seed <= seeds.last && failures < 10; ++seed) {
      Evening evening(seed);
      const QString problem = evening.run();
      if (qEnvironmentVariableIsSet("TAPU_TRACE")) qInfo().noquote() << seed << evening.story();
      if (problem.isEmpty()) continue;
      ++failures;
      qWarning().noquote() << u"seed %1: %2 (%3)"_s.arg(seed).arg(problem, evening.story());
    }
    QCOMPARE(failures, 0);
  }
};

QTEST_GUILESS_MAIN(TestMoves)
#include "test_moves.moc"
