// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/kit/words.h"
#include "editor/editor_page.h"
#include "tests/editor/desk.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// The pane of problems, and what puts them right.
class PageProblemsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  void problemsFollowThePaintingAndGoWithTheirFix() {
    Desk desk(folder_->path());
    desk.page.refreshNow();
    QVERIFY(desk.page.problemsPanel()->problems().empty());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 0); });
    SOON(!desk.page.problemsPanel()->isPlayable());
    Q_EMIT desk.page.problemsPanel()->goToWanted({1, 0});
    QVERIFY(desk.page.canvas()->cursorHex() == (Hex{1, 0}));
    Q_EMIT desk.page.problemsPanel()->fixAllWanted();
    SOON(desk.page.problemsPanel()->isPlayable());
    QVERIFY(cellAt(desk.board(), {1, 0})->number != 0);
  }

  void fixAllIsOneStepAndTellsWhatIsLeft() {
    Desk desk(folder_->path());
    const auto told = [&] {
      auto* words = desk.child<Words>(u"fixAllTold"_s);
      return words->isVisible() ? words->text() : QString();
    };
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) {
      setTerrain(file.board, {0, 0}, Terrain::Forest);  // 1.4: the bag has four
      setNumber(file.board, {1, 0}, 0);
    });
    desk.page.refreshNow();
    const BoardFile before = desk.page.document().file();
    QCOMPARE(told(), QString());
    desk.child<QAbstractButton>(u"fixAll"_s)->click();
    SOON(!told().isEmpty());
    // Two hexes without a number, and a number that was there less often than usual (1.5).
    const QStringList lines = told().split(u'\n');
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[1], u"✓ This hex needs a number from 2 to 12, but not 7. (%n time(s))"_s.replace(u"%n"_s, u"2"_s));
    QVERIFY2(lines[2].startsWith(u"✓ Number"_s), qPrintable(lines[2]));
    QCOMPARE(
        lines[0] + lines[3],
        u"%n problem(s) were put right."_s.replace(u"%n"_s, u"3"_s) +
            u"%n in this list are left for you: only you can decide what should be there."_s.replace(u"%n"_s, u"2"_s));
    QVERIFY(desk.page.problemsPanel()->isPlayable());
    QVERIFY2(!desk.child<QAbstractButton>(u"fixAll"_s)->isVisible(), "it would do nothing");
    QCOMPARE(desk.page.document().history().count(), 2);
    desk.page.document().history().undo();
    QVERIFY(desk.board() == before.board);
    QCOMPARE(told(), QString());
  }

  void problemsOfOneSentenceShareARowThatGoesFromPlaceToPlace() {
    Desk desk(folder_->path());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) {
      for (const Hex at : {Hex{1, 0}, Hex{0, 1}, Hex{-1, 0}}) setNumber(file.board, at, 0);
    });
    desk.page.refreshNow();
    QSignalSpy gone(desk.page.problemsPanel(), &ProblemsPanel::goToWanted);
    int rows = 0;
    for (const Words* each : desk.page.problemsPanel()->findChildren<Words*>())
      rows += each->isVisible() && each->text().startsWith(u"This hex needs a number"_s);
    QCOMPARE(rows, 1);
    for (int i = 0; i < 4; ++i)
      for (auto* each : desk.page.problemsPanel()->findChildren<ActionButton*>())
        if (each->isVisible() && each->text() == u"Go to next"_s) {
          each->click();
          break;
        }
    QCOMPARE(gone.count(), 4);
    std::set<Hex> places;
    for (int i = 0; i < 3; ++i) places.insert(gone[i][0].value<Hex>());
    QVERIFY(places == (std::set<Hex>{{1, 0}, {0, 1}, {-1, 0}}));
    QVERIFY2(gone[3][0].value<Hex>() == gone[0][0].value<Hex>(), "after the last place comes the first");
  }

  void tabLeadsFromFixAllToTheProblems() {
    Desk desk(folder_->path());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) {
      setNumber(file.board, {1, 0}, 0);
      file.board.robber = Hex{7, 7};
    });
    desk.page.refreshNow();
    auto* all = desk.child<QAbstractButton>(u"fixAll"_s);
    all->setFocus();
    SOON(all->hasFocus());
    QTest::keyClick(all, Qt::Key_Tab);
    const auto* link = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
    QVERIFY(link && desk.page.problemsPanel()->isAncestorOf(link));
    QCOMPARE(link->text(), u"Go to"_s);
  }

  void afterAFixTheKeyboardStaysAtTheProblems() {
    Desk desk(folder_->path());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) {
      setNumber(file.board, {1, 0}, 0);
      file.board.robber = Hex{7, 7};
    });
    desk.page.refreshNow();
    const auto inPanel = [&] {
      const QWidget* focus = QApplication::focusWidget();
      return focus == desk.page.problemsPanel() || desk.page.problemsPanel()->isAncestorOf(focus);
    };
    for (int i = 0; i < 8 && !desk.page.problemsPanel()->problems().empty(); ++i) {
      ActionButton* fix = nullptr;
      for (auto* each : desk.page.problemsPanel()->findChildren<ActionButton*>())
        if (!fix && each->isVisible() && each->text() == u"Fix"_s) fix = each;
      if (!fix) break;
      fix->setFocus();
      const auto before = desk.page.problemsPanel()->problems().size();
      QTest::keyClick(fix, Qt::Key_Space);
      SOON(desk.page.problemsPanel()->problems().size() < before);
      QVERIFY2(inPanel(), qPrintable(QString::number(before)));
    }
    QVERIFY(desk.page.problemsPanel()->problems().empty());
  }

  void onlyABoardWithoutErrorsIsPlayed() {
    Desk desk(folder_->path());
    QSignalSpy played(&desk.page, &EditorPage::playWanted);
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 0); });
    desk.page.actions()[EditorActions::Play]->trigger();
    QCOMPARE(played.count(), 0);
    QVERIFY(desk.page.status().said().contains(u"cannot be played"_s));
    desk.page.document().history().undo();
    QTest::mouseClick(desk.child<QAbstractButton>(u"editorPlayButton"_s), Qt::LeftButton);
    QCOMPARE(played.count(), 1);
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(PageProblemsTest)
#include "test_page_problems.moc"
