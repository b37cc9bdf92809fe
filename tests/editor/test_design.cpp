// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGraphicsScene>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/kit/choice_dialog.h"
#include "app/kit/line_dialog.h"
#include "editor/editor_page.h"
#include "editor/hex_dialog.h"
#include "editor/hex_words.h"
#include "editor/minimap.h"
#include "editor/mix_dialog.h"
#include "tests/editor/desk.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// The window about these hexes, opened by its action.
HexDialog* propertiesOf(Desk& desk, std::set<Hex> hexes) {
  desk.page.selection().select(std::move(hexes));
  desk.page.actions()[EditorActions::HexProperties]->trigger();
  return desk.page.findChild<HexDialog*>();
}

QAbstractButton* button(const QDialog& dialog, QDialogButtonBox::StandardButton which) {
  return dialog.findChild<QDialogButtonBox*>()->button(which);
}

}  // namespace

/// The tools of somebody who draws boards all evening: stamps, selections, locks, and finding one's way on a large
/// board.
class DesignTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
    qputenv("XDG_DATA_HOME", folder_->filePath(u"share"_s).toUtf8());  // the trash, where stamps go
  }

  // Stamps

  void whatIsPastedFloatsTurnsAndIsSetByAClick() {
    Desk desk(folder_->path());
    const Board before = desk.board();
    desk.page.selection().select({{0, 0}, {1, 0}});  // the desert, and the fields at its right
    desk.page.actions()[EditorActions::Copy]->trigger();
    desk.page.canvas()->goTo({6, 0});
    desk.page.actions()[EditorActions::Paste]->trigger();
    QCOMPARE(desk.page.canvas()->tool(), ToolKind::Stamp);
    QTest::keyClick(desk.page.canvas(), Qt::Key_X);  // left for right
    QVERIFY(desk.board() == before);
    QTest::keyClick(desk.page.canvas(), Qt::Key_Return);
    std::vector<Terrain> row;
    for (Hex at : desk.page.selection().selected()) row.push_back(cellAt(desk.board(), at)->terrain);
    QVERIFY((row == std::vector<Terrain>{Terrain::Fields, Terrain::Desert}));
    QCOMPARE(desk.page.canvas()->tool(), ToolKind::Select);
  }

  void escapePutsWhatFloatsAwayAndTheToolBeforeComesBack() {
    Desk desk(folder_->path());
    const Board before = desk.board();
    desk.page.selection().select({{0, 0}});
    desk.page.actions()[EditorActions::Copy]->trigger();
    desk.page.selection().select({});
    QTest::keyClick(desk.page.canvas(), Qt::Key_F);
    desk.page.actions()[EditorActions::Paste]->trigger();
    QTest::keyClick(desk.page.canvas(), Qt::Key_Escape);
    QCOMPARE(desk.page.canvas()->tool(), ToolKind::Fill);
    QVERIFY(!desk.page.selection().stamp());
    QVERIFY(desk.board() == before);
  }

  void aStampIsKeptWithItsPictureAndTakenAgain() {
    {
      Desk desk(folder_->path());
      desk.page.selection().select({{0, 0}, {1, 0}, {0, 1}});
      desk.page.actions()[EditorActions::SaveStamp]->trigger();
      auto* dialog = desk.page.findChild<LineDialog*>();
      QVERIFY(dialog);
      QTest::keyClicks(dialog->findChild<QLineEdit*>(), u"Corner"_s);
      QTest::keyClick(dialog->findChild<QLineEdit*>(), Qt::Key_Return);
    }
    Desk next(folder_->path());  // the program of another day
    auto* pane = next.child<StampsPane>(u"editorStamps"_s);
    QCOMPARE(pane->pictures().size(), 1u);
    QCOMPARE(pane->pictures().front()->accessibleName(), u"Corner"_s);
    pane->pictures().front()->click();
    QCOMPARE(next.page.canvas()->tool(), ToolKind::Stamp);
    QCOMPARE(next.page.selection().stamp()->board.cells.size(), 3u);
    next.page.canvas()->goTo({7, 0});
    QTest::keyClick(next.page.canvas(), Qt::Key_Return);
    QVERIFY(cellAt(next.board(), {7, 0}));
    QVERIFY2(next.page.selection().stamp(), "it is set as often as one likes");
    QTest::keyClick(pane->pictures().front(), Qt::Key_Delete);
    QVERIFY(pane->pictures().empty());
  }

  void aStampThatCannotBeReadIsLeftOutWithAWord() {
    QDir(folder_->path()).mkpath(u"stamps"_s);
    QFile damaged(folder_->filePath(u"stamps/torn.tapuboard"_s));
    QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("{") > 0);
    damaged.close();
    Desk desk(folder_->path());
    auto* pane = desk.child<StampsPane>(u"editorStamps"_s);
    QVERIFY(pane->pictures().empty());
    QStringList told;
    for (const Words* each : pane->findChildren<Words*>()) told << each->text();
    QVERIFY2(told.join(u' ').contains(u"torn.tapuboard"_s), qPrintable(told.join(u' ')));
  }

  // Selections

  void hexesAreSelectedByTerrainAndByNumber() {
    Desk desk(folder_->path());
    const EditorActions& actions = desk.page.actions();
    actions.terrains[static_cast<std::size_t>(Terrain::Hills)]->trigger();
    QCOMPARE(desk.page.selection().selected().size(), 3u);  // 1.4: three hills
    actions[EditorActions::JoiningAdd]->trigger();          // added to
    actions.terrains[static_cast<std::size_t>(Terrain::Mountains)]->trigger();
    QCOMPARE(desk.page.selection().selected().size(), 6u);
    actions[EditorActions::JoiningTakeAway]->trigger();  // taken from: the mountains with an 8
    actions.numbers[5]->trigger();                       // kNumbers[5] is 8
    QCOMPARE(EditorActions::kNumbers[5], 8);
    QCOMPARE(desk.page.selection().selected().size(), 4u);
    actions[EditorActions::SelectNone]->trigger();
    QVERIFY(desk.page.selection().selected().empty());
    actions[EditorActions::JoiningReplace]->trigger();
    desk.page.canvas()->goTo({0, 0});
    actions[EditorActions::AlikeTerrain]->trigger();
    QVERIFY(desk.page.selection().selected() == (std::set<Hex>{{0, 0}}));  // the only desert
  }

  // Properties of a hex

  void theWordsOfAHexTellAllThatLiesThere() {
    BoardFile file;
    file.board = beginnerBoard();
    file.board.starts.clear();
    setNumber(file.board, {1, 0}, 9);
    toggleSettlement(file.board, 1, {1, 0}, 0);
    file.locked.insert({1, 0});
    const QStringList parts = hexParts(file, {1, 0});
    for (const QString& part : {u"Fields 9"_s, u"4 in 36"_s, u"of seat 2"_s, u"locked"_s})
      QVERIFY2(parts.join(u" · "_s).contains(part), qPrintable(parts.join(u" · "_s)));
    QCOMPARE(hexParts(file, {9, 9}), QStringList{u"outside the board"_s});
  }

  void thePropertiesOfSelectedHexesAreOneStep() {
    Desk desk(folder_->path());
    const Board before = desk.board();
    HexDialog* dialog = propertiesOf(desk, {{0, 0}, {1, 0}});
    auto* terrain = dialog->findChild<QComboBox*>(u"hexTerrain"_s);
    QCOMPARE(terrain->currentIndex(), -1);  // desert and fields
    Q_EMIT terrain->activated(static_cast<int>(Terrain::Hills));
    QCOMPARE(terrain->currentIndex(), static_cast<int>(Terrain::Hills));
    Q_EMIT dialog->findChild<QComboBox*>(u"hexNumber"_s)->activated(2);  // none, 2, 3
    dialog->findChild<QCheckBox*>(u"hexLocked"_s)->click();
    QVERIFY2(desk.page.document().history().count() == 0, "nothing counts before OK");
    button(*dialog, QDialogButtonBox::Ok)->click();
    for (Hex at : {Hex{0, 0}, Hex{1, 0}}) {
      QCOMPARE(cellAt(desk.board(), at)->terrain, Terrain::Hills);
      QCOMPARE(cellAt(desk.board(), at)->number, 3);
      QVERIFY(desk.page.selection().isLocked(at));
    }
    QCOMPARE(desk.page.document().history().count(), 1);
    QCOMPARE(desk.page.document().history().undoText(), u"Change properties of hexes"_s);
    desk.page.document().history().undo();
    QVERIFY(desk.board() == before && desk.page.document().file().locked.empty());
  }

  void oneChangeOfAHexIsToldByItsName() {
    Desk desk(folder_->path());
    HexDialog* dialog = propertiesOf(desk, {{1, 0}});
    Q_EMIT dialog->findChild<QComboBox*>(u"hexNumber"_s)->activated(1);
    Q_EMIT dialog->findChild<QComboBox*>(u"hexNumber"_s)->activated(2);
    button(*dialog, QDialogButtonBox::Ok)->click();
    QCOMPARE(desk.page.document().history().undoText(), u"Place number 3 at 1,0"_s);
  }

  void propertiesThatAreCanceledStayAsTheyWere_data() {
    QTest::addColumn<bool>("byKey");
    QTest::newRow("Cancel") << false;
    QTest::newRow("Esc") << true;
  }
  void propertiesThatAreCanceledStayAsTheyWere() {
    QFETCH(bool, byKey);
    Desk desk(folder_->path());
    const Board before = desk.board();
    HexDialog* dialog = propertiesOf(desk, {{1, 0}});
    Q_EMIT dialog->findChild<QComboBox*>(u"hexTerrain"_s)->activated(static_cast<int>(Terrain::Hills));
    if (byKey)
      QTest::keyClick(dialog, Qt::Key_Escape);
    else
      button(*dialog, QDialogButtonBox::Cancel)->click();
    QVERIFY(!dialog->isVisible());
    QVERIFY(desk.board() == before);
    QCOMPARE(desk.page.document().history().count(), 0);
  }

  void aLockIsDrawnAtOnceByWhateverWayItComes() {
    Desk desk(folder_->path());
    desk.page.refreshNow();
    const Board& board = desk.board();
    const QPointF place = hexCenter(board.cells.front().at, board.orientation);
    QSignalSpy drawn(desk.page.canvas()->scene(), &QGraphicsScene::changed);
    const auto isDrawn = [&] {
      return std::ranges::any_of(drawn, [&](const QList<QVariant>& each) {
        return std::ranges::any_of(each[0].value<QList<QRectF>>(),
                                   [&](const QRectF& part) { return part.contains(place); });
      });
    };
    const auto does = [&](EditorActions::Command id) { return [&desk, id] { desk.page.actions()[id]->trigger(); }; };
    for (const std::function<void()>& act :
         {std::function<void()>(does(EditorActions::Lock)), std::function<void()>(does(EditorActions::Undo)),
          std::function<void()>(does(EditorActions::Redo)), std::function<void()>(does(EditorActions::Unlock))}) {
      QCoreApplication::processEvents();
      drawn.clear();
      act();
      SOON(isDrawn());
    }
  }

  void lockedHexesHaveFieldsOnceTheyAreUnlocked() {
    Desk desk(folder_->path());
    desk.page.document().change(StepName::Lock, [](BoardFile& file) { file.locked.insert({1, 0}); });
    HexDialog* dialog = propertiesOf(desk, {{1, 0}});
    auto* terrain = dialog->findChild<QComboBox*>(u"hexTerrain"_s);
    QVERIFY(!terrain->isEnabled());
    dialog->findChild<QCheckBox*>(u"hexLocked"_s)->click();
    QVERIFY(terrain->isEnabled());
  }

  // The mix

  void theMixIsSetInItsWindowAndPaintedByTheRandomBrush() {
    Desk desk(folder_->path());
    desk.page.actions()[EditorActions::Mix]->trigger();
    auto* dialog = desk.page.findChild<MixDialog*>();
    QVERIFY(dialog);
    for (int i = 0; i < TerrainMix::kTerrains; ++i) {
      NumberField* field = dialog->field(static_cast<Terrain>(i));
      field->setValue(i == static_cast<int>(Terrain::Desert) ? 1 : 0);
      Q_EMIT field->changed(field->value());
    }
    QTest::keyClick(desk.page.canvas(), Qt::Key_8);
    QVERIFY(desk.page.selection().choices().content == HexContent::mixed());
    desk.drag({-1, 0}, {1, 0});
    for (int q = -1; q <= 1; ++q) QCOMPARE(cellAt(desk.board(), {q, 0})->terrain, Terrain::Desert);
  }

  // Finding one's way

  void spaceAndADragMoveTheBoardAndPaintNothing() {
    Desk desk(folder_->path());
    QTest::keyClick(desk.page.canvas(), Qt::Key_7);  // sea
    const Board before = desk.board();
    const QPoint middle = desk.pixel({0, 0});
    const QPoint goal = desk.pixel({1, 0});
    QTest::keyPress(desk.page.canvas(), Qt::Key_Space);
    desk.drag({0, 0}, {1, 0});
    QTest::keyRelease(desk.page.canvas(), Qt::Key_Space);
    QVERIFY(desk.board() == before);
    QCOMPARE(desk.pixel({0, 0}), goal);
    QVERIFY(desk.pixel({0, 0}) != middle);
    desk.drag({0, 0}, {0, 0});  // and then the brush paints again
    QCOMPARE(cellAt(desk.board(), {0, 0})->terrain, Terrain::Sea);
  }

  void theMinimapKeepsClearOfWhatIsSelected() {
    Desk desk(folder_->path());
    auto* map = desk.child<Minimap>(u"editorMinimap"_s);
    EditorCanvas& canvas = *desk.page.canvas();
    const auto isAtRightBelow = [&] {
      return map->geometry().center().x() > canvas.width() / 2 && map->geometry().center().y() > canvas.height() / 2;
    };
    for (int i = 0; i < 6; ++i) canvas.zoomIn();
    QVERIFY(map->isVisible() && isAtRightBelow());
    // The hex under its middle is selected: it goes elsewhere, and comes back when nothing is selected.
    const QPoint middle = map->geometry().center();
    desk.page.selection().select({hexUnder(canvas.mapToScene(middle), desk.board().orientation)});
    QVERIFY(!isAtRightBelow());
    QCOMPARE(canvas.selectedIn(map->geometry()), 0);
    desk.page.selection().select({});
    QVERIFY(isAtRightBelow());
    // Zoomed to three hexes in a row, none of them lies under it.
    desk.page.selection().select({{-1, 0}, {0, 0}, {1, 0}});
    desk.page.actions()[EditorActions::ZoomSelection]->trigger();
    QVERIFY(map->isVisible());
    QCOMPARE(canvas.selectedIn(map->geometry()), 0);
  }

  void theMinimapKeepsClearOfTheCursor() {
    Desk desk(folder_->path());
    auto* map = desk.child<Minimap>(u"editorMinimap"_s);
    EditorCanvas& canvas = *desk.page.canvas();
    for (int i = 0; i < 6; ++i) canvas.zoomIn();
    QVERIFY(map->isVisible());
    canvas.goTo(hexUnder(canvas.mapToScene(map->geometry().center()), desk.board().orientation));
    const QRectF hex(*canvas.cursor() - QPointF(kR, kR), QSizeF(2 * kR, 2 * kR));
    QVERIFY(!canvas.mapToScene(map->geometry()).boundingRect().intersects(hex));
  }

  void aNewBoardDoesNotKeepTheCursorOfTheOneBefore() {
    Desk desk(folder_->path());
    desk.page.canvas()->goTo({10, 22});
    desk.page.files().newBoard(BuiltIn::FewPointy);
    QVERIFY(!desk.page.canvas()->cursor());
    QTest::keyClick(desk.page.canvas(), Qt::Key_Up);
    QVERIFY2(cellAt(desk.board(), desk.page.canvas()->cursorHex()), "the next Space paints on the board");
  }

  void theMinimapIsThereWhileAPartIsOutOfSightAndLeadsThere() {
    Desk desk(folder_->path());
    auto* map = desk.child<Minimap>(u"editorMinimap"_s);
    QVERIFY(!map->isVisible());
    for (int i = 0; i < 6; ++i) desk.page.canvas()->zoomIn();
    QVERIFY(map->isVisible());
    const QPointF before = desk.page.canvas()->inSight().center();
    QTest::mouseClick(map, Qt::LeftButton, {}, {8, 8});
    const QPointF after = desk.page.canvas()->inSight().center();
    QVERIFY(after.x() < before.x() && after.y() < before.y());
    desk.page.actions()[EditorActions::Minimap]->trigger();
    QVERIFY(!map->isVisible());
    desk.page.actions()[EditorActions::Minimap]->trigger();
    desk.page.canvas()->fit();
    QVERIFY(!map->isVisible());
  }

  void theSelectionFillsTheView() {
    Desk desk(folder_->path());
    const double before = desk.page.canvas()->hexWidth();
    desk.page.selection().select({{1, 0}, {2, 0}});
    desk.page.actions()[EditorActions::ZoomSelection]->trigger();
    QVERIFY(desk.page.canvas()->hexWidth() > before);
    for (Hex at : {Hex{1, 0}, Hex{2, 0}}) QVERIFY(desk.page.canvas()->viewport()->rect().contains(desk.pixel(at)));
  }

  // Words

  void aToolThatCanDoNothingSaysWhy_data() {
    QTest::addColumn<ToolKind>("tool");
    QTest::addColumn<Hex>("at");
    QTest::addColumn<QString>("said");
    QTest::newRow("a harbor inland") << ToolKind::Harbor << Hex{0, 0} << u"coast"_s;
    QTest::newRow("the robber on the sea") << ToolKind::Robber << Hex{5, 5} << u"land"_s;
    QTest::newRow("a start settlement at sea") << ToolKind::Settlement << Hex{5, 5} << u"corner of the land"_s;
    QTest::newRow("a start road at sea") << ToolKind::Road << Hex{5, 5} << u"beside land"_s;
    QTest::newRow("a stamp, but there is none") << ToolKind::Stamp << Hex{0, 0} << u"Choose a stamp"_s;
  }
  void aToolThatCanDoNothingSaysWhy() {
    QFETCH(ToolKind, tool);
    QFETCH(Hex, at);
    QFETCH(QString, said);
    Desk desk(folder_->path());
    desk.page.canvas()->setTool(tool);
    desk.drag(at, at);
    QVERIFY2(desk.page.status().said().contains(said), qPrintable(desk.page.status().said()));
    QCOMPARE(desk.page.document().history().count(), 0);
  }

  void historyNamesTerrainAndPlace() {
    Desk desk(folder_->path());
    QTest::keyClick(desk.page.canvas(), Qt::Key_5);  // mountains
    desk.drag({0, 0}, {0, 0});
    QCOMPARE(desk.page.document().history().undoText(), u"Paint terrain: Mountains at 0,0"_s);
  }

  void aLetterAnswersAQuestion() {
    Desk desk(folder_->path());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 0); });
    desk.page.files().close(0);
    auto* question = desk.page.findChild<ChoiceDialog*>(u"editorQuestion"_s);
    QVERIFY(question);
    QApplication::setActiveWindow(question);  // as a desktop does
    QTest::keyClick(question, Qt::Key_D);     // Do not save
    QVERIFY(!desk.page.document().isModified());
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(DesignTest)
#include "test_design.moc"
