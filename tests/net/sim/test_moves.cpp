// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHashSeed>
#include <QLoggingCategory>
#include <QTest>

#include "tests/net/sim/evening.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

struct Seeds {
  quint64 first = 1, last = qEnvironmentVariable("TAPU_SIM_SEEDS", u"100"_s).toULongLong();
  Seeds() {
    const QStringList given = qEnvironmentVariable("TAPU_SEEDS").split(u'-');
    if (given.size() == 2) first = given[0].toULongLong(), last = given[1].toULongLong();
  }
};

/// Qt Test ends a function after five minutes: too soon for a long run, and read before the first one.
[[maybe_unused]] const bool mayTakeLong =
    qEnvironmentVariableIsSet("TAPU_SEEDS") && qputenv("QTEST_FUNCTION_TIMEOUT", "86400000");

}  // namespace

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
