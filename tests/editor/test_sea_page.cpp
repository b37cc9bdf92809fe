// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include "app/kit/words.h"
#include "editor/fog_dialog.h"
#include "editor/hex_dialog.h"
#include "editor/properties_dialog.h"
#include "tests/editor/desk.h"
#include "tests/suite.h"

// What the editor's page has for boards of the sea (14): palette, windows and panes.

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

void type(QWidget& window, const QString& field, int value) {
  auto* box = window.findChild<NumberField*>(field);
  QVERIFY2(box, qPrintable(field));
  box->box()->setValue(value);
}

/// Two islands of one hex each, a forest of 5 at 0,0 and gold of 9 at 2,0, with sea between and below them.
Board twoIslands() {
  using enum Terrain;
  Board board;
  board.cells = {{{0, 0}, Forest, 5}, {{1, 0}, Sea}, {{2, 0}, Gold, 9}, {{0, 1}, Sea}, {{1, 1}, Sea}};
  board.ships = AsksForShips::Yes;
  return board;
}

}  // namespace

class SeaPageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  void keysChooseGoldAndFog() {
    Desk desk(folder_->path());
    QTest::keyClick(desk.page.canvas(), Qt::Key_9);
    QCOMPARE(desk.page.selection().choices().content, HexContent::of(Terrain::Gold));
    QTest::keyClick(desk.page.canvas(), Qt::Key_0);
    QCOMPARE(desk.page.selection().choices().content, HexContent::of(Terrain::Fog));
  }

  void thePaletteCountsWhatLiesUnderTheFog() {
    Desk desk(folder_->path());
    lay(desk, twoIslands());
    auto* pane = desk.child<QWidget>(u"fogPane"_s);
    QVERIFY(pane && pane->isHidden());
    QTest::keyClick(desk.page.canvas(), Qt::Key_0);
    QVERIFY(!pane->isHidden());
    desk.drag({0, 0}, {0, 0});
    QCOMPARE(desk.child<Words>(u"fogSums"_s)->text(), u"Under the fog: 1 of 1 hexes, 1 of 1 numbers"_s);
    QCOMPARE(desk.child<Words>(u"fogCounts"_s)->text(), u"Forest 1 · Numbers: 5"_s);
    desk.page.canvas()->setTool(ToolKind::Select);
    QVERIFY(!pane->isHidden());  // as long as there is fog
    desk.page.document().history().undo();
    QVERIFY(pane->isHidden());
  }

  void theStackIsTypedInAWindow() {
    Desk desk(folder_->path());
    Board board = twoIslands();
    setTerrain(board, {0, 0}, Terrain::Fog);
    lay(desk, board);
    desk.child<ActionButton>(u"fogChange"_s)->click();
    auto* dialog = desk.page.findChild<FogDialog*>();
    QVERIFY(dialog);
    type(*dialog, u"fog-terrain-%1"_s.arg(static_cast<int>(Terrain::Forest)), 0);
    type(*dialog, u"fog-terrain-%1"_s.arg(static_cast<int>(Terrain::Sea)), 1);
    type(*dialog, u"fog-number-5"_s, 0);
    QVERIFY(desk.board().fog.of(Terrain::Forest) == 1);  // before OK nothing changes
    dialog->accept();
    QCOMPARE(desk.board().fog.of(Terrain::Sea), 1);
    QCOMPARE(desk.board().fog.cells(), 1);
    QCOMPARE(desk.board().fog.tokens(), 0);
    QCOMPARE(desk.page.document().history().count(), 1);
    desk.page.document().history().undo();
    QVERIFY(desk.board() == board);
  }

  void aStackThatDoesNotMatchIsAProblemWithAFix() {
    Desk desk(folder_->path());
    Board board = twoIslands();
    setTerrain(board, {0, 0}, Terrain::Fog);
    board.fog.of(Terrain::Hills) = 1;
    lay(desk, board);
    desk.page.refreshNow();
    const auto& found = desk.page.problemsPanel()->problems();
    const auto wrong = std::ranges::find(found, ProblemKind::FogCount, &BoardProblem::kind);
    QVERIFY(wrong != found.end());
    Q_EMIT desk.page.problemsPanel()->fixWanted(*wrong);
    SOON_EQUAL(desk.board().fog.cells(), 1);
  }

  void theToolsHaveTheirKeys_data() {
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<ToolKind>("tool");
    QTest::newRow("pirate") << Qt::Key_P << ToolKind::Pirate;
    QTest::newRow("gift") << Qt::Key_G << ToolKind::Gift;
    QTest::newRow("closed corner") << Qt::Key_C << ToolKind::ClosedCorner;
  }
  void theToolsHaveTheirKeys() {
    QFETCH(Qt::Key, key);
    QFETCH(ToolKind, tool);
    Desk desk(folder_->path());
    QTest::keyClick(desk.page.canvas(), key);
    QCOMPARE(desk.page.canvas()->tool(), tool);
  }

  void whatThePaletteHasForTheSeaHasATip() {
    Desk desk(folder_->path());
    for (const QString& name :
         {u"fogChange"_s, u"gift-count"_s, u"gift-ui-star"_s, u"gift-dev-back"_s, u"gift-res-ore"_s})
      QVERIFY2(!desk.child<QWidget>(name)->toolTip().isEmpty(), qPrintable(name));
    for (const QString& name : {u"editorTool-pirate"_s, u"editorTool-gift"_s, u"editorTool-corner"_s})
      QVERIFY2(!desk.child<QAction>(name)->toolTip().isEmpty(), qPrintable(name));
  }

  void thePaletteSaysWhatAGiftHolds() {
    Desk desk(folder_->path());
    auto* count = desk.child<NumberField>(u"gift-count"_s);
    desk.child<Swatch>(u"gift-ui-star"_s)->click();
    QCOMPARE(desk.page.canvas()->tool(), ToolKind::Gift);
    count->box()->setValue(3);
    QCOMPARE(desk.page.selection().choices().gift.count, 3);
    desk.child<Swatch>(u"gift-dev-back"_s)->click();
    QCOMPARE(desk.page.selection().choices().gift.kind, Gift::Kind::Card);
    QCOMPARE(desk.page.selection().choices().gift.count, 1);
    QVERIFY(!count->isEnabled());
    desk.child<Swatch>(u"gift-res-ore"_s)->click();
    QCOMPARE(desk.page.selection().choices().gift.resource, Resource::Ore);
    count->box()->setValue(5);
    QCOMPARE(desk.page.selection().choices().gift.count, 5);
    desk.child<Swatch>(u"gift-ui-star"_s)->click();
    QCOMPARE(desk.page.selection().choices().gift.count, 3);  // the most points of a gift
  }

  /// A screen reader presses corners and sides; the keyboard goes from the one to the other.
  void giftsAreLaidWithoutAMouse() {
    Desk desk(folder_->path());
    lay(desk, twoIslands());
    EditorCanvas& canvas = *desk.page.canvas();
    canvas.setTool(ToolKind::Gift);
    const Topology map(desk.board());
    const BoardSpot corner{BoardSpot::Kind::Corner, static_cast<int>(map.cornerAt({0, 0}, 0)->value)};
    const BoardSpot side{BoardSpot::Kind::Edge, static_cast<int>(map.edgeAt({0, 0}, 0)->value)};
    QVERIFY(canvas.mayPress(corner) && canvas.mayPress(side));
    QVERIFY(!canvas.mayPress({BoardSpot::Kind::Hex, 0}));
    canvas.press(corner);
    QCOMPARE(desk.board().gifts.size(), 1u);
    QVERIFY(desk.board().gifts[0].on == Gift::On::Corner);
    QVERIFY(canvas.reached() == corner);
    QTest::keyClick(&canvas, Qt::Key_Right);
    QVERIFY(canvas.reached() != corner);
    canvas.press(side);
    QCOMPARE(desk.board().gifts.size(), 2u);
    QVERIFY(desk.board().gifts[1].on == Gift::On::Edge);
    QVERIFY(canvas.reached() == side);
  }

  void propertiesSendThePirateAwayAndNameThePlayers() {
    Desk desk(folder_->path());
    lay(desk, twoIslands());
    desk.page.actions()[EditorActions::Properties]->trigger();
    auto* dialog = desk.page.findChild<PropertiesDialog*>();
    auto* pirate = dialog->findChild<QComboBox*>(u"pirate"_s);
    QCOMPARE(pirate->count(), 2);
    pirate->setCurrentIndex(1);
    dialog->findChild<QCheckBox*>(u"seatsAdvised"_s)->setChecked(true);
    auto *from = dialog->findChild<QSpinBox*>(u"seatsFrom"_s), *to = dialog->findChild<QSpinBox*>(u"seatsTo"_s);
    to->setValue(4);
    from->setValue(6);
    QCOMPARE(to->value(), 6);  // never fewer than the fewest
    dialog->accept();
    const BoardFile& file = desk.page.document().file();
    QVERIFY(file.board.pirate == PirateStart{});
    QVERIFY((file.seats == SeatAdvice{6, 6}));
    QCOMPARE(desk.page.document().history().count(), 1);
  }

  void aPirateOnTheBoardStaysThereUnlessSomebodyChoosesOtherwise() {
    Desk desk(folder_->path());
    Board board = twoIslands();
    board.pirate = PirateStart{Hex{1, 0}};
    lay(desk, board);
    desk.page.actions()[EditorActions::Properties]->trigger();
    auto* dialog = desk.page.findChild<PropertiesDialog*>();
    QCOMPARE(dialog->findChild<QComboBox*>(u"pirate"_s)->currentText(), u"On the hex 1,0"_s);
    dialog->accept();
    QCOMPARE(desk.page.document().history().count(), 0);
    QVERIFY(desk.board() == board);
  }

  void aHexSaysWhetherItIsStartLand() {
    Desk desk(folder_->path());
    lay(desk, twoIslands());
    HexDialog dialog(desk.page.selection(), {{0, 0}});
    auto* box = dialog.findChild<QCheckBox*>(u"hexStartLand"_s);
    QVERIFY(box->isChecked());
    box->click();
    dialog.accept();
    QVERIFY(cellAt(desk.board(), {0, 0})->startLand == StartLand::No);
  }

  void theIslandsShowTheirNumbersOnWish() {
    Desk desk(folder_->path());
    lay(desk, twoIslands());
    QAction* islands = desk.page.actions()[EditorActions::Islands];
    QVERIFY(islands->isCheckable() && !islands->isChecked());
    const QImage before = desk.page.canvas()->grab().toImage();
    islands->trigger();
    QVERIFY(desk.page.canvas()->grab().toImage() != before);
    islands->trigger();
    QVERIFY(desk.page.canvas()->grab().toImage() == before);
  }

  void theBalanceTellsGoldGiftsAndIslands() {
    Desk desk(folder_->path());
    Board board = twoIslands();
    board.gifts = {{.hex = {0, 0}, .on = Gift::On::Corner, .place = 0, .kind = Gift::Kind::Points, .count = 2}};
    lay(desk, board);
    desk.page.document().change(StepName::ChangeProperties,
                                [](BoardFile& file) { file.options[u"island.bonus"_s] = 2; });
    desk.page.refreshNow();
    const QString told = desk.child<Words>(u"balanceSea"_s)->text();
    for (const QString& part : {u"Pips of gold: 4"_s, u"points in them: 2"_s, u"points for a new one: 2"_s})
      QVERIFY2(told.contains(part), qPrintable(told));
  }

  void otherBoardsTellNothingOfTheSea() {
    Desk desk(folder_->path());
    desk.page.refreshNow();
    QVERIFY(desk.child<Words>(u"balanceSea"_s)->isHidden());
    QVERIFY(desk.child<QWidget>(u"fogPane"_s)->isHidden());
  }

 private:
  static void lay(Desk& desk, const Board& board) {
    BoardFile file;
    file.board = board;
    desk.page.document().setFile(file);
    desk.page.refreshNow();
  }
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(SeaPageTest)
#include "test_sea_page.moc"
