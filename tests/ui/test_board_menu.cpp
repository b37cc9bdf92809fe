// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QFile>
#include <QFileDialog>

#include "app/board/board_overlay.h"
#include "app/kit/print_dialog.h"
#include "app/session/settings/board_turns.h"
#include "app/session/settings/languages.h"
#include "app/table/frame/play_layout.h"
#include "app/table/people/prompt_bar.h"
#include "play_window.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// The entries of the menu View that are about the board: turns, chances, the board on paper and as a file.
class BoardMenuTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }

  void aTurnedBoardIsPlayedOnAndFillsItsPane() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    SOON(window.part<BoardScene>()->hasTargets());
    const auto& view = *window.part<BoardView>();
    for (int turn = 1; turn <= 2; ++turn) {
      QTest::keyClick(window.part<BoardView>(), Qt::Key_Right, Qt::ControlModifier);
      QCOMPARE(window.part<BoardScene>()->bearing().turn, turn);
    }
    const QRect pane = window.part<PlayLayout>()->pane();
    const QRect land = view.mapFromScene(window.part<BoardScene>()->landRect()).boundingRect();
    QVERIFY(pane.adjusted(-1, -1, 1, 1).contains(land));
    QVERIFY(std::max(land.width(), land.height()) >= 0.92 * std::min(pane.width(), pane.height()));
    const QTransform before = view.viewportTransform();
    window.setUp();  // all clicks go where the places lie now
    if (QTest::currentTestFailed()) return;
    QCOMPARE(window.part<BoardScene>()->bearing().turn, 2);
    QCOMPARE(view.viewportTransform(), before);  // and the board stands still
  }

  void aBoardLiesAsItWasLeft() {
    QTemporaryDir folder;
    Settings settings(folder.path());
    Board other = beginnerBoard();
    other.cells.front().number = other.cells.front().number == 9 ? 10 : 9;
    BoardTurns turns(settings);
    turns.keep(beginnerBoard(), 4);
    turns.keep(other, 1);
    turns.keep(other, 0);
    QCOMPARE(BoardTurns(settings).of(beginnerBoard()), 4);
    QCOMPARE(BoardTurns(settings).of(other), 0);
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    window.actions.at(GameActions::TurnLeft)->trigger();
    window.frame.setCentralWidget(nullptr);
    window.page = new PlayPage(window.game.get(), &window.actions, window.settings);
    window.frame.setCentralWidget(window.page);
    QCOMPARE(window.part<BoardScene>()->bearing().turn, 5);
  }

  void onlySoManyBoardsAreRemembered() {
    QTemporaryDir folder;
    Settings settings(folder.path());
    BoardTurns turns(settings);
    Board board = beginnerBoard();
    for (int i = 0; i <= BoardTurns::kKept; ++i) {
      board.cells.front().at = Hex{100 + i, 0};
      turns.keep(board, 2);
    }
    QCOMPARE(settings.view.boardTurns().size(), BoardTurns::kKept);
    QCOMPARE(turns.of(board), 2);
    board.cells.front().at = Hex{100, 0};
    QCOMPARE(turns.of(board), 0);  // the oldest made room
  }

  void chancesOnTokensAreRememberedForTheNextGame() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    QVERIFY(!window.actions.at(GameActions::Chances)->isChecked());
    window.actions.at(GameActions::Chances)->trigger();
    QCOMPARE(window.part<BoardScene>()->faces(), TokenFaces::Chances);
    QCOMPARE(window.settings.view.chances(), Chances::Shown);
    window.actions.at(GameActions::Chances)->trigger();
    QCOMPARE(window.part<BoardScene>()->faces(), TokenFaces::Dots);
  }

  void resetSettingsHideChancesAndLongestRoadsAtOnce() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    for (const auto look : {GameActions::Chances, GameActions::Routes}) window.actions.at(look)->trigger();
    QCOMPARE(window.part<BoardScene>()->faces(), TokenFaces::Chances);
    window.settings.resetChoices();
    QCOMPARE(window.part<BoardScene>()->faces(), TokenFaces::Dots);
    for (const auto look : {GameActions::Chances, GameActions::Routes}) QVERIFY(!window.actions.at(look)->isChecked());
  }

  void theLongestRoadsAreShownAsTheyAreBuilt() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    const auto& scene = *window.part<BoardScene>();
    const SeatId mine = window.game->seen().viewer();
    window.game->submit(window.game->seen().legal[0]);
    SOON(window.game->seen().mustDecide());
    window.game->submit(window.game->seen().legal[0]);
    SOON_EQUAL(window.game->seen().state().seat(mine).route, 1);
    QVERIFY(scene.overlay().routes().empty());
    window.actions.at(GameActions::Routes)->trigger();
    SOON(!scene.overlay().routes().empty());
    QCOMPARE(scene.overlay().routes()[0].edges.size(), 1u);
    QVERIFY(window.game->seen().state().at(scene.overlay().routes()[0].edges[0]).isOf(mine));
    QVERIFY2(scene.overlay().routes()[0].holder == RouteBand::Holder::No, "the award goes to nobody for one road");
    SOON_EQUAL(scene.overlay().routes().size(), 4u);  // the others build their first roads
    QCOMPARE(window.settings.view.routes(), Routes::Shown);
    window.actions.at(GameActions::Routes)->trigger();
    QVERIFY(scene.overlay().routes().empty());
  }

  void theBoardIsSavedAsItStands_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("begins");
    QTest::newRow("as a picture") << u"x.png"_s << QByteArray("\x89PNG");
    QTest::newRow("as a vector picture") << u"x.svg"_s << QByteArray("<?xml");
    QTest::newRow("as a page to print") << u"x.pdf"_s << QByteArray("%PDF");
  }
  void theBoardIsSavedAsItStands() {
    QFETCH(QString, name);
    QFETCH(QByteArray, begins);
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    window.actions.at(GameActions::SavePicture)->trigger();
    auto* dialog = window.frame.findChild<QFileDialog*>(u"saveBoardPicture"_s);
    QVERIFY(dialog);
    const QString path = window.folder.filePath(name);
    Q_EMIT dialog->fileSelected(path);
    dialog->reject();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith(begins));
    const QString told = window.part<PromptBar>()->task();
    QVERIFY2(told.contains(name) && told.contains(window.folder.path()), qPrintable(told));
  }

  void whatCannotBeWrittenIsSaid() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    window.actions.at(GameActions::SavePicture)->trigger();
    auto* dialog = window.frame.findChild<QFileDialog*>(u"saveBoardPicture"_s);
    QVERIFY(dialog);
    Q_EMIT dialog->fileSelected(window.folder.filePath(u"no/such/folder/x.png"_s));
    dialog->reject();
    const QString told = window.part<PromptBar>()->task();
    QVERIFY2(told.contains(u"could not be written"_s), qPrintable(told));
  }

  void printingAsksForThePrinterOrOffersAFile() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    window.actions.at(GameActions::Print)->trigger();
    auto* dialog = window.frame.findChild<PrintDialog*>();
    QVERIFY(dialog);
    Q_EMIT dialog->pdfWanted();
    QVERIFY(window.frame.findChild<QFileDialog*>(u"saveBoardPicture"_s));
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(BoardMenuTest)
#include "test_board_menu.moc"
