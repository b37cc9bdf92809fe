// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QTemporaryDir>
#include <QTest>

#include "editor/deal_dialog.h"
#include "engine/board/chain.h"
#include "tests/editor/desk.h"
#include "tests/suite.h"

using namespace tapu;

namespace {

QPushButton* okOf(QDialog& dialog) { return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok); }

}  // namespace

/// The window in which number tokens are dealt.
class DealDialogTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }

  void whatThePictureShowsIsTakenOverAsOneStep() {
    Desk desk(folder_->path());
    DealDialog dialog(desk.page.selection(), [] { return 5u; }, {});
    dialog.accept();
    QVERIFY(desk.board().cells != beginnerBoard().cells);
    QVERIFY(problems(desk.board()).empty());
    QCOMPARE(desk.page.document().history().count(), 1);
    QCOMPARE(desk.page.document().history().undoText(), u"Deal numbers"_s);
    desk.page.document().history().undo();
    QVERIFY(desk.board().cells == beginnerBoard().cells);
  }

  void dealtAgainTheNumbersLieElsewhere() {
    Desk desk(folder_->path());
    quint32 seed = 5;
    DealDialog dialog(desk.page.selection(), [&seed] { return seed++; }, {});
    dialog.findChild<QPushButton*>(u"dealAgain"_s)->click();
    dialog.accept();
    const Board second = desk.board();
    desk.page.document().history().undo();
    DealDialog first(desk.page.selection(), [] { return 5u; }, {});
    first.accept();
    QVERIFY(desk.board() != second);
  }

  void theSpiralBeginsAtTheCornerThatIsChosen() {
    Desk desk(folder_->path());
    DealDialog dialog(desk.page.selection(), [] { return 1u; }, {});
    dialog.findChild<QRadioButton*>(u"dealSpiral"_s)->setChecked(true);
    auto* start = dialog.findChild<QComboBox*>(u"dealStart"_s);
    start->setCurrentIndex(start->findText(u"East"_s));
    dialog.findChild<QComboBox*>(u"dealTurning"_s)->setCurrentIndex(1);
    dialog.accept();
    // Counterclockwise from the corner in the east: A is 5, B is 2, C is 6.
    QCOMPARE(cellAt(desk.board(), {2, 0})->number, 5);
    QCOMPARE(cellAt(desk.board(), {2, -1})->number, 2);
    QCOMPARE(cellAt(desk.board(), {2, -2})->number, 6);
  }

  void selectedHexesAloneAreDealtToAndLockedOnesNever() {
    Desk desk(folder_->path());
    const Board before = desk.board();
    desk.page.selection().select({{0, -2}, {1, -2}, {2, -2}, {2, -1}});
    DealDialog dialog(desk.page.selection(), [] { return 3u; }, {{1, -2}});
    QCOMPARE(dialog.findChild<QComboBox*>(u"dealHexes"_s)->currentIndex(),
             static_cast<int>(DealDialog::Hexes::Selected));
    dialog.findChild<QRadioButton*>(u"dealSpiral"_s)->setChecked(true);
    dialog.accept();
    for (std::size_t i = 0; i < before.cells.size(); ++i)
      if (!desk.page.selection().selected().contains(before.cells[i].at) || before.cells[i].at == Hex{1, -2})
        QVERIFY(desk.board().cells[i] == before.cells[i]);
    QCOMPARE(cellAt(desk.board(), {0, -2})->number, 5);
    QCOMPARE(cellAt(desk.board(), {2, -2})->number, 2);
  }

  void hexesWithoutANumberGetTheMissingOnesAndTheOthersKeepTheirs() {
    Desk desk(folder_->path());
    const Board before = desk.board();
    desk.page.document().change(StepName::Erase, [](BoardFile& file) {
      for (Cell& cell : file.board.cells)
        if (cell.at.r == 1) cell.number = 0;
    });
    DealDialog dialog(desk.page.selection(), [] { return 3u; }, {});
    dialog.choose(DealDialog::Hexes::Missing);
    dialog.accept();
    for (const Cell& cell : before.cells)
      if (cell.at.r != 1) QCOMPARE(cellAt(desk.board(), cell.at)->number, cell.number);
    QVERIFY(problems(desk.board()).empty());
    for (const BoardProblem& each : warnings(desk.board())) QVERIFY(each.kind != ProblemKind::NumberCount);
  }

  void onABoardOfAChainThereIsNoSpiralAndAWordWhy() {
    Desk desk(folder_->path());
    BoardFile file;
    file.board = bigGameBoards().front().board;
    desk.page.document().setFile(file);
    DealDialog dialog(desk.page.selection(), [] { return 3u; }, {});
    QVERIFY(!dialog.findChild<QRadioButton*>(u"dealSpiral"_s)->isEnabled());
    dialog.accept();
    for (const BoardProblem& each : warnings(desk.board()))
      QVERIFY(each.kind != ProblemKind::NumberMissingInHalf && each.kind != ProblemKind::NumberTwiceInHalf);
  }

  void whereNothingChangesThereIsNothingToTakeOver() {
    Desk desk(folder_->path());
    DealDialog dialog(desk.page.selection(), [] { return 3u; }, {});
    dialog.choose(DealDialog::Hexes::Missing);
    QVERIFY(!okOf(dialog)->isEnabled());
    QCOMPARE(dialog.findChild<QLabel*>(u"dealTold"_s)->text(), u"No number changes."_s);
  }

  void itIsToldWhereSixAndEightCannotBeKeptApart() {
    Desk desk(folder_->path());
    desk.page.document().change(StepName::Erase, [](BoardFile& file) {
      file.board = {};
      file.board.cells = {{{0, 0}, Terrain::Hills, 6}, {{1, 0}, Terrain::Hills, 8}, {{0, 1}, Terrain::Hills, 6}};
    });
    DealDialog dialog(desk.page.selection(), [] { return 3u; }, {});
    dialog.findChild<QComboBox*>(u"dealTokens"_s)->setCurrentIndex(1);
    QVERIFY(dialog.findChild<QLabel*>(u"dealTold"_s)->text().contains(u"no room"_s));
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(DealDialogTest)
#include "test_deal_dialog.moc"
