// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include "engine/bots/value/weights.h"
#include "tests/suite.h"
#include "tests/tool/tool_runs.h"

/// `tapu-tool fit`: weights from games.
class FitTest : public ToolRuns {
  Q_OBJECT

  static QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
  Run fitInto(const QString& path) {
    return run({u"fit"_s, u"--games"_s, u"30"_s, u"--own-games"_s, u"10"_s, u"--out"_s, path});
  }

 private Q_SLOTS:
  void theFileHoldsWeightsAndTheSameSeedGivesTheSame() {
    const QString path = folder_.filePath(u"w"_s), again = folder_.filePath(u"w2"_s);
    const Run ended = fitInto(path);
    QVERIFY2(ended.errors.isEmpty(), ended.errors.constData());
    QCOMPARE(ended.status, 0);
    QCOMPARE(ended.out.count('\n'), 2);  // a line for each step
    QVERIFY(ended.out.contains("Games: 30."));
    const tapu::ReadWeights read = tapu::weightsFrom(contentOf(path).toStdString(), tapu::RuleSet::Classic);
    QCOMPARE(read.problem, tapu::WeightsProblem::None);
    QVERIFY(read.weights != tapu::Weights());
    QCOMPARE(fitInto(again).status, 0);
    QCOMPARE(contentOf(again), contentOf(path));
  }
  void withoutAFileItSaysWhatIsMissing() {
    const Run ended = run({u"fit"_s, u"--games"_s, u"30"_s});
    QCOMPARE(ended.status, 2);
    QVERIFY(ended.errors.contains("--out"));
  }
  void aFolderThatIsNotThereIsTold() {
    const QString path = folder_.filePath(u"nowhere/w"_s);
    const Run ended = fitInto(path);
    QCOMPARE(ended.status, 3);
    QVERIFY2(ended.errors.startsWith(path.toUtf8()), ended.errors.constData());
    QVERIFY2(ended.out.isEmpty(), "it is told before any game is played");
  }
};

TAPU_TEST(FitTest)
#include "test_fit.moc"
