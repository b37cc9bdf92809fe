// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

#include "app/board/geometry.h"
#include "editor/editor_tool.h"
#include "editor/hex_areas.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// On the middle of a side, hard by the inside of its hex.
QPointF sidePlace(Hex at, const char* name) {
  return edgeMiddle(at, *sideNamed(name, Orientation::Pointy), Orientation::Pointy) * 0.99;
}

/// A desk with one tool on the beginner island without start pieces.
struct Desk {
  explicit Desk(Orientation orientation = Orientation::Pointy) {
    BoardFile file;
    file.board = beginnerBoard();
    file.board.starts.clear();
    file.board.orientation = orientation;
    document.setFile(file);
  }
  const Board& board() { return document.board(); }
  QPointF at(Hex hex) { return hexCenter(hex, document.board().orientation); }
  void choose(const std::function<void(EditorSelection::Choices&)>& change) {
    EditorSelection::Choices choices = selection.choices();
    change(choices);
    selection.choose(choices);
  }
  void stroke(ToolKind kind, const QList<QPointF>& way, Qt::KeyboardModifiers keys = {}) {
    const auto tool = makeTool(kind, selection);
    tool->press(way.front(), Qt::LeftButton, keys);
    for (const QPointF& point : way.mid(1)) tool->drag(point);
    tool->release(way.back());
  }
  int land() {
    return static_cast<int>(
        std::ranges::count_if(document.board().cells, [](const Cell& cell) { return cell.terrain != Terrain::Sea; }));
  }
  BoardDocument document;
  EditorSelection selection{document};
};

}  // namespace

class ToolsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aBrushPaintsEveryHexOnItsWayInOneStep_data() {
    QTest::addColumn<Orientation>("orientation");
    QTest::newRow("pointy") << Orientation::Pointy;
    QTest::newRow("flat") << Orientation::Flat;
  }
  void aBrushPaintsEveryHexOnItsWayInOneStep() {
    QFETCH(Orientation, orientation);
    Desk desk(orientation);
    desk.choose([](auto& c) { c.content = HexContent::of(Terrain::Desert); });
    desk.stroke(ToolKind::Brush, {desk.at({-2, 0}), desk.at({2, 0})});  // a quick pointer leaves out what lies between
    for (int q = -2; q <= 2; ++q) QCOMPARE(cellAt(desk.board(), {q, 0})->terrain, Terrain::Desert);
    QCOMPARE(desk.document.history().count(), 1);
    desk.document.history().undo();
    QVERIFY(desk.board().cells == beginnerBoard().cells);
  }

  void brushesHaveSizes_data() {
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("hexes");
    QTest::newRow("one hex") << 1 << 1;
    QTest::newRow("with its neighbors") << 2 << 7;
    QTest::newRow("five") << 5 << 61;
  }
  void brushesHaveSizes() {
    QFETCH(int, size);
    QFETCH(int, hexes);
    Desk desk;
    desk.choose([=](auto& c) {
      c.brushSize = size;
      c.content = HexContent::of(Terrain::Forest);
    });
    desk.stroke(ToolKind::Brush, {desk.at({10, 0})});
    QCOMPARE(static_cast<int>(desk.board().cells.size()), 19 + hexes);
  }

  void symmetryPaintsAllImages_data() {
    QTest::addColumn<Symmetry>("symmetry");
    QTest::addColumn<int>("images");
    QTest::newRow("none") << Symmetry::None << 1;
    QTest::newRow("2-fold") << Symmetry::Twofold << 2;
    QTest::newRow("3-fold") << Symmetry::Threefold << 3;
    QTest::newRow("6-fold") << Symmetry::Sixfold << 6;
    QTest::newRow("mirror left-right") << Symmetry::LeftRight << 2;
    QTest::newRow("mirror top-bottom") << Symmetry::TopBottom << 2;
  }
  void symmetryPaintsAllImages() {
    QFETCH(Symmetry, symmetry);
    QFETCH(int, images);
    Desk desk;
    desk.choose([=](auto& c) {
      c.symmetry = symmetry;
      c.content = HexContent::of(Terrain::Sea);
    });
    desk.stroke(ToolKind::Brush, {desk.at({3, 1})});
    QCOMPARE(static_cast<int>(desk.board().cells.size()), 19 + images);
    // Harbors come at all images too, once each.
    desk.document.history().undo();
    desk.document.change(StepName::ChangeHarbor, [](BoardFile& file) { file.board.harbors.clear(); });
    desk.stroke(ToolKind::Harbor, {edgeMiddle({2, -1}, *sideNamed("E", Orientation::Pointy), Orientation::Pointy)});
    QCOMPARE(static_cast<int>(desk.board().harbors.size()), images);
  }

  void aLineIsLaidFromPressToRelease() {
    Desk desk;
    desk.choose([](auto& c) { c.content = HexContent::of(Terrain::Sea); });
    desk.stroke(ToolKind::Line, {desk.at({-2, 0}), desk.at({0, 2}), desk.at({2, 0})});
    QCOMPARE(desk.land(), 14);  // the five of row 3
    QCOMPARE(desk.document.history().count(), 1);
  }

  void fillTakesWhatIsJoinedAndAlike() {
    Desk desk;
    desk.choose([](auto& c) { c.content = HexContent::of(Terrain::Sea); });
    // The only desert takes one hex.
    desk.stroke(ToolKind::Fill, {desk.at({0, 0})});
    QCOMPARE(desk.land(), 18);
    desk.stroke(ToolKind::Fill, {desk.at({0, 0})});
    QCOMPARE(desk.document.history().count(), 1);  // sea in sea is no step
    // Outside the map only the frame of the board is filled, not the endless sea.
    desk.stroke(ToolKind::Fill, {desk.at({2, 1})});
    QVERIFY(desk.board().cells.size() <= 5 * 6);
    QVERIFY(desk.board().cells.size() > 19);
  }

  void theEraserTakesCellAndHarbor() {
    Desk desk;
    QCOMPARE(desk.board().harbors.size(), 9u);
    desk.stroke(ToolKind::Eraser, {desk.at({0, -2})});
    QVERIFY(!cellAt(desk.board(), {0, -2}));
    QCOMPARE(desk.board().harbors.size(), 8u);
  }

  void theEyedropperAndARightClickTakeUpTheTerrain() {
    Desk desk;
    desk.stroke(ToolKind::Eyedropper, {desk.at({0, 0})});
    QVERIFY(desk.selection.choices().content == HexContent::of(Terrain::Desert));
    const auto tool = makeTool(ToolKind::Line, desk.selection);
    QVERIFY(tool->press(desk.at({-2, 0}), Qt::RightButton, {}));
    tool->release(desk.at({-2, 0}));
    QVERIFY(desk.selection.choices().content == HexContent::of(cellAt(desk.board(), {-2, 0})->terrain));
    QCOMPARE(desk.document.history().count(), 0);
  }

  void aRightClickGivesUpTheStroke() {
    Desk desk;
    const auto tool = makeTool(ToolKind::Brush, desk.selection);
    tool->press(desk.at({0, 0}), Qt::LeftButton, {});
    QVERIFY(desk.board().cells != beginnerBoard().cells);
    tool->press(desk.at({0, 0}), Qt::RightButton, {});
    tool->release(desk.at({0, 0}));
    QVERIFY(desk.board().cells == beginnerBoard().cells);
    QCOMPARE(desk.document.history().count(), 0);
  }

  void numbersTerritoriesAndTheLineArePaintedToo() {
    Desk desk;
    desk.choose([](auto& c) { c.content = HexContent::ofNumber(12); });
    desk.stroke(ToolKind::Brush, {desk.at({1, 0})});
    QCOMPARE(cellAt(desk.board(), {1, 0})->number, 12);
    desk.choose([](auto& c) { c.content = HexContent::of(Territory::Moon); });
    desk.stroke(ToolKind::Brush, {desk.at({1, 0})});
    QVERIFY(cellAt(desk.board(), {1, 0})->territory == Territory::Moon);
    desk.choose([](auto& c) { c.content = HexContent::of(CutByLine::Yes); });
    desk.stroke(ToolKind::Brush, {desk.at({1, 0})});
    QVERIFY(cellAt(desk.board(), {1, 0})->cutByLine == CutByLine::Yes);
  }

  void startPiecesAreThoseOfTheSeat() {  // 3.7
    Desk desk;
    desk.choose([](auto& c) { c.owner = Owner(1); });
    const QPointF corner = cornerPosition({0, 0}, 0, Orientation::Pointy) * 0.9;
    const QPointF side = edgeMiddle({0, 0}, 0, Orientation::Pointy) * 0.9;
    desk.stroke(ToolKind::Settlement, {corner});
    desk.stroke(ToolKind::Road, {side});
    QCOMPARE(desk.board().starts.size(), 2u);
    QCOMPARE(desk.board().starts[1].settlements.size(), 1u);
    QCOMPARE(desk.board().starts[1].roads.size(), 1u);
    desk.stroke(ToolKind::Settlement, {corner}, Qt::ShiftModifier);
    QVERIFY(desk.board().starts[1].settlements[0].cards == StartCards::Yes);
  }

  // 0.12: a coast is touched by hexes that are no cells of the board.
  void piecesOnACoastAreNamedByACellOfTheBoard() {
    Desk desk;
    const auto named = [](const char* name) { return *cornerNamed(name, Orientation::Pointy); };
    desk.stroke(ToolKind::Settlement, {cornerPosition({3, -2}, named("SW"), Orientation::Pointy) * 1.01});
    desk.stroke(ToolKind::Road,
                {edgeMiddle({3, -2}, *sideNamed("W", Orientation::Pointy), Orientation::Pointy) * 1.01});
    const auto start = [&] { return desk.board().starts[0]; };
    QVERIFY(start().settlements[0].hex == (Hex{2, -2}) && start().settlements[0].corner == named("SE"));
    QVERIFY(start().roads[0].hex == (Hex{2, -2}) && start().roads[0].side == *sideNamed("E", Orientation::Pointy));
    // The cell goes: another one that touches the corner names it.
    desk.stroke(ToolKind::Eraser, {desk.at({2, -2})});
    QVERIFY(start().settlements[0].hex == (Hex{2, -1}) && start().settlements[0].corner == named("N"));
    desk.document.history().undo();
    QVERIFY(desk.board().starts[0].settlements[0].hex == (Hex{2, -2}));
  }

  void withSymmetryEachImageBelongsToTheNextSeat() {
    Desk desk;
    desk.choose([](auto& c) { c.symmetry = Symmetry::Threefold; });
    desk.stroke(ToolKind::Settlement, {cornerPosition({1, 0}, 0, Orientation::Pointy)});
    QCOMPARE(desk.board().starts.size(), 3u);
    for (const SeatStart& start : desk.board().starts) QCOMPARE(start.settlements.size(), 1u);
  }

  void theRobberHasOnePlaceAndEachTerritoryItsOwn() {  // 1.8, 9.17
    Desk desk;
    desk.stroke(ToolKind::Robber, {desk.at({1, 0})});
    desk.stroke(ToolKind::Robber, {desk.at({-1, 0})});
    QVERIFY(desk.board().robber == (Hex{-1, 0}));
    QVERIFY(desk.board().moreRobbers.empty());
    desk.document.change(StepName::PaintTerritory, [](BoardFile& file) {
      for (Cell& cell : file.board.cells) cell.territory = cell.at.q < 0 ? Territory::Sun : Territory::Moon;
    });
    desk.stroke(ToolKind::Robber, {desk.at({1, 0})});
    QVERIFY(desk.board().robber == (Hex{-1, 0}));
    QVERIFY(desk.board().moreRobbers == (std::vector<Hex>{{1, 0}}));
  }

  // Selection

  void whatIsSelectedMovesWithEverythingOnIt() {
    Desk desk;
    desk.document.change(StepName::MoveRobber, [](BoardFile& file) { file.board.robber = Hex{0, -2}; });
    desk.stroke(ToolKind::Select, {desk.at({0, -2})});
    QVERIFY(desk.selection.selected() == (std::set<Hex>{{0, -2}}));
    const Cell before = *cellAt(desk.board(), {0, -2});
    desk.stroke(ToolKind::Select, {desk.at({0, -2}), desk.at({0, -3})});
    QVERIFY(!cellAt(desk.board(), {0, -2}));
    const Cell* after = cellAt(desk.board(), {0, -3});
    QVERIFY(after && after->terrain == before.terrain && after->number == before.number);
    QVERIFY(desk.board().robber == (Hex{0, -3}));
    QVERIFY(std::ranges::any_of(desk.board().harbors, [](const Harbor& h) { return h.hex == Hex{0, -3}; }));
    QVERIFY(desk.selection.selected() == (std::set<Hex>{{0, -3}}));
  }

  void aFrameSelectsTheHexesInIt() {
    Desk desk;
    desk.stroke(ToolKind::Select, {desk.at({-3, 0}), desk.at({3, 0})});
    QVERIFY(desk.selection.selected().contains({-2, 0}) && desk.selection.selected().contains({2, 0}));
    QCOMPARE(desk.selection.selected().size(), 5u);
  }

  void copiesArePastedWhereTheCursorIs() {
    Desk desk;
    desk.stroke(ToolKind::Select, {desk.at({0, 0})});
    desk.selection.copy();
    QVERIFY(desk.selection.canPaste());
    QVERIFY(desk.selection.takeClipboard());
    QVERIFY2(!cellAt(desk.board(), {5, 5}), "it floats until it is set");
    desk.stroke(ToolKind::Stamp, {desk.at({5, 5})});
    QVERIFY(!desk.selection.stamp());
    QVERIFY(cellAt(desk.board(), {5, 5}) && cellAt(desk.board(), {5, 5})->terrain == Terrain::Desert);
    QVERIFY(cellAt(desk.board(), {0, 0}));
    desk.selection.cut();
    QVERIFY(!cellAt(desk.board(), {5, 5}));
  }

  void whatCannotBePastedIsTold_data() {
    QTest::addColumn<QByteArray>("lies");
    QTest::addColumn<EditorSelection::Refusal>("why");
    QTest::newRow("nothing of ours") << QByteArray() << EditorSelection::Refusal::NothingCopied;
    QTest::newRow("no board") << QByteArray("{\n") << EditorSelection::Refusal::BentClip;
    QTest::newRow("a board without hexes")
        << QByteArray(R"({"format":"tapu-board","version":1,"hexes":[]})") << EditorSelection::Refusal::BentClip;
  }
  void whatCannotBePastedIsTold() {
    QFETCH(QByteArray, lies);
    QFETCH(EditorSelection::Refusal, why);
    Desk desk;
    auto* data = new QMimeData;
    data->setText(u"2:1"_s);
    if (!lies.isEmpty()) data->setData(u"application/x-tapu-board"_s, lies);
    QGuiApplication::clipboard()->setMimeData(data);
    QList<EditorSelection::Refusal> told;
    connect(&desk.selection, &EditorSelection::refused, this, [&](auto refusal) { told << refusal; });
    QVERIFY(!desk.selection.takeClipboard());
    QCOMPARE(told, QList{why});
    QVERIFY(!desk.selection.stamp());
  }

  // Keys of a later version belong to their hex: 1,0 has one here, as has 0,1.
  void whatAFileSaysOfAHexMovesWithIt() {
    Desk desk;
    const QCborMap moss{{u"moss"_s, 3}}, fern{{u"fern"_s, true}};
    desk.document.change(StepName::ChangeProperties, [&](BoardFile& file) {
      file.unknownOfHexes = {{{1, 0}, moss}, {{0, 1}, fern}};
    });
    const QByteArray before = writeBoard(desk.document.file());
    const auto keys = [&]() -> const std::map<Hex, QCborMap>& { return desk.document.file().unknownOfHexes; };
    desk.selection.select({{1, 0}});
    desk.selection.move({5, 0});
    QVERIFY((keys() == std::map<Hex, QCborMap>{{{6, 0}, moss}, {{0, 1}, fern}}));
    desk.selection.move({-6, 1});  // over 0,1, whose key goes with what lay there
    QVERIFY((keys() == std::map<Hex, QCborMap>{{{0, 1}, moss}}));
    desk.document.history().undo();
    desk.document.history().undo();
    desk.selection.select({{-1, 0}, {0, 0}, {1, 0}});
    desk.selection.transform(Mirrored::Yes, 0);  // 0,0 is the middle: 1,0 and -1,0 change places
    QVERIFY((keys() == std::map<Hex, QCborMap>{{{-1, 0}, moss}, {{0, 1}, fern}}));
    desk.selection.transform(Mirrored::No, 3);
    QVERIFY((keys() == std::map<Hex, QCborMap>{{{1, 0}, moss}, {{0, 1}, fern}}));
    while (desk.document.history().index() > 1) desk.document.history().undo();
    QCOMPARE(writeBoard(desk.document.file()), before);
  }

  void aHexThatIsLockedKeepsWhatItsFileSaysOfIt() {
    Desk desk;
    const QCborMap moss{{u"moss"_s, 3}}, fern{{u"fern"_s, true}};
    desk.document.change(StepName::ChangeProperties, [&](BoardFile& file) {
      file.unknownOfHexes = {{{1, 0}, moss}, {{0, 1}, fern}};
      file.locked.insert({0, 1});
    });
    desk.selection.select({{1, 0}});
    desk.selection.move({-1, 1});  // onto the locked hex, where it is left out
    QVERIFY((desk.document.file().unknownOfHexes == std::map<Hex, QCborMap>{{{0, 1}, fern}}));
  }

  void aSelectionTurnsAboutItsMiddle() {
    Desk desk;
    desk.stroke(ToolKind::Select, {desk.at({-1, 0}), desk.at({1, 0})});
    const Terrain left = cellAt(desk.board(), {-1, 0})->terrain;
    const Terrain right = cellAt(desk.board(), {1, 0})->terrain;
    QVERIFY(left != right);
    desk.selection.transform(Mirrored::Yes, 0);
    QCOMPARE(cellAt(desk.board(), {-1, 0})->terrain, right);
    QCOMPARE(cellAt(desk.board(), {1, 0})->terrain, left);
    desk.selection.transform(Mirrored::No, 3);
    QCOMPARE(cellAt(desk.board(), {-1, 0})->terrain, left);
  }

  // Stamps

  void aStampTurnsBeforeItIsSetAndNothingBelowChanges() {
    Desk desk;
    desk.stroke(ToolKind::Select, {desk.at({0, 0}), desk.at({2, 0})});  // desert, then 1,0 and 2,0 to the right of it
    desk.selection.copy();
    const Terrain end = cellAt(desk.board(), {2, 0})->terrain;
    const Board before = desk.board();
    QVERIFY(desk.selection.takeClipboard());
    desk.selection.turnStamp(Mirrored::No, 3);  // half a turn: the desert is at the right now
    QVERIFY(desk.board() == before);
    desk.stroke(ToolKind::Stamp, {desk.at({9, 0})});
    QCOMPARE(cellAt(desk.board(), {10, 0})->terrain, Terrain::Desert);
    QCOMPARE(cellAt(desk.board(), {8, 0})->terrain, end);
    QVERIFY(desk.selection.selected() == (std::set<Hex>{{8, 0}, {9, 0}, {10, 0}}));
    QCOMPARE(desk.document.history().count(), 1);
    desk.document.history().undo();
    QVERIFY(desk.board() == before);
  }

  void aStampOfOnesOwnIsSetAgainAndAgainAndUnderTheSymmetry() {
    Desk desk;
    Board clip;
    setTerrain(clip, {4, 4}, Terrain::Mountains);
    QVERIFY(desk.selection.takeStamp(Stamp::of(clip, Stamp::Use::Again)));
    desk.selection.adjust([](auto& choices) { choices.symmetry = Symmetry::Twofold; });
    desk.stroke(ToolKind::Stamp, {desk.at({6, 0})});
    desk.stroke(ToolKind::Stamp, {desk.at({0, 6})});
    for (Hex at : {Hex{6, 0}, Hex{-6, 0}, Hex{0, 6}, Hex{0, -6}})
      QVERIFY2(cellAt(desk.board(), at) && cellAt(desk.board(), at)->terrain == Terrain::Mountains, "half a turn too");
    QVERIFY(desk.selection.stamp());
  }

  void aStampOfTheOtherOrientationTurnsItsTops() {
    Desk desk;
    Board clip;
    clip.orientation = Orientation::Flat;
    setTerrain(clip, {0, 0}, Terrain::Mountains);
    setTerrain(clip, {1, 0}, Terrain::Forest);
    const int side = *sideNamed("NW", Orientation::Flat);
    QVERIFY(toggleHarbor(clip, {0, 0}, side, Resource::Ore));
    QVERIFY(desk.selection.takeStamp(Stamp::of(clip, Stamp::Use::Again)));
    QCOMPARE(desk.selection.stamp()->board.orientation, Orientation::Pointy);
    desk.stroke(ToolKind::Stamp, {desk.at({7, 0})});
    QCOMPARE(cellAt(desk.board(), {7, 0})->terrain, Terrain::Mountains);
    QCOMPARE(cellAt(desk.board(), {8, 0})->terrain, Terrain::Forest);
    const Harbor& harbor = desk.board().harbors.back();
    QCOMPARE(harbor.trades, Resource::Ore);
    const Hex sea = neighbor({0, 0}, side, Orientation::Flat) + Hex{7, 0};
    QVERIFY(neighbor(harbor.hex, harbor.side, Orientation::Pointy) == sea);
    // The board's tops are changed while the stamp floats: it floats on with those.
    desk.document.change(StepName::ChangeProperties,
                         [](BoardFile& file) { file.board = inOtherOrientation(file.board); });
    QCOMPARE(desk.selection.stamp()->board.orientation, Orientation::Flat);
  }

  void aHarborIsDraggedToAnotherCoast() {
    Desk desk;
    const std::size_t harbors = desk.board().harbors.size();
    const auto at = [&](Hex hex, const char* name) {
      return harborAt(desk.board(), {hex, *sideNamed(name, Orientation::Pointy)});
    };
    const Harbor before = *at({1, -2}, "NE");                // for grain
    desk.choose([](auto& c) { c.harbor = Resource::Ore; });  // what is chosen does not matter to one that is moved
    desk.stroke(ToolKind::Harbor, {sidePlace({1, -2}, "NE"), sidePlace({2, -1}, "E")});
    QVERIFY(!at({1, -2}, "NE"));
    QVERIFY(at({2, -1}, "E") && at({2, -1}, "E")->trades == before.trades && at({2, -1}, "E")->ratio == before.ratio);
    QCOMPARE(desk.board().harbors.size(), harbors);
    QCOMPARE(desk.document.history().count(), 1);
    QList<EditorSelection::Refusal> told;
    connect(&desk.selection, &EditorSelection::refused, this, [&](auto refusal) { told << refusal; });
    desk.stroke(ToolKind::Harbor, {sidePlace({2, -1}, "E"), sidePlace({0, 0}, "E")});
    QCOMPARE(told, QList{EditorSelection::Refusal::NoCoast});
    QVERIFY2(at({2, -1}, "E"), "inland there is no place for it");
    desk.stroke(ToolKind::Harbor, {sidePlace({2, -1}, "E")});
    QVERIFY2(at({2, -1}, "E")->trades == Resource::Ore, "a click exchanges it as ever");
  }

  void aClickOnAHarborThatSlipsOverABorderDoesNotMoveIt() {
    Desk desk;
    const Harbor before = desk.board().harbors.front();
    const Border here{before.hex, before.side}, next{before.hex, (before.side + 1) % kSides};
    // Hard by the corner between two sides of its hex, a little to this and to that side of it.
    const QPointF corner = cornerPosition(before.hex, next.side, Orientation::Pointy);
    const auto beside = [&](Border side) {
      const QPointF middle = (corner + cornerPosition(side.hex, side == here ? here.side : (next.side + 1) % kSides,
                                                      Orientation::Pointy)) /
                             2;
      return corner + (middle - corner) / 5 + (desk.at(before.hex) - corner) / 20;
    };
    desk.choose([&](auto& c) { c.harbor = before.trades == Resource::Ore ? Resource::Wool : Resource::Ore; });
    const std::size_t harbors = desk.board().harbors.size();
    desk.stroke(ToolKind::Harbor, {beside(here), beside(next)});
    QCOMPARE(desk.board().harbors.size(), harbors);
    const Harbor* after = harborAt(desk.board(), here);
    QVERIFY2(after && after->trades != before.trades, "it is a click, which exchanges the kind");
  }

  void aLockedHexKeepsAndGetsNoHarbor_data() {
    QTest::addColumn<Hex>("locked");
    QTest::newRow("from it") << Hex{1, -2};
    QTest::newRow("to it") << Hex{2, -1};
  }
  void aLockedHexKeepsAndGetsNoHarbor() {
    QFETCH(Hex, locked);
    Desk desk;
    desk.document.change(StepName::Lock, [&](BoardFile& file) { file.locked.insert(locked); });
    const auto harbors = desk.board().harbors;
    QList<EditorSelection::Refusal> told;
    connect(&desk.selection, &EditorSelection::refused, this, [&](auto refusal) { told << refusal; });
    desk.stroke(ToolKind::Harbor, {sidePlace({1, -2}, "NE"), sidePlace({2, -1}, "E")});
    QCOMPARE(told, QList{EditorSelection::Refusal::Locked});
    QVERIFY(desk.board().harbors == harbors);
  }

  void aDraggedHarborTakesItsImagesAlong() {
    Desk desk;
    desk.document.change(StepName::ChangeHarbor, [](BoardFile& file) { file.board.harbors.clear(); });
    desk.choose([](auto& c) {
      c.symmetry = Symmetry::Twofold;
      c.middle = {};
      c.harbor = Resource::Ore;
    });
    desk.stroke(ToolKind::Harbor, {sidePlace({1, -2}, "NE")});
    QCOMPARE(desk.board().harbors.size(), 2u);
    desk.stroke(ToolKind::Harbor, {sidePlace({1, -2}, "NE"), sidePlace({2, -1}, "E")});
    const auto lies = [&](Hex hex, const char* name) {
      return harborAt(desk.board(), {hex, *sideNamed(name, Orientation::Pointy)}) != nullptr;
    };
    QVERIFY(lies({2, -1}, "E") && lies({-2, 1}, "W"));
    QCOMPARE(desk.board().harbors.size(), 2u);
  }

  void aNumberIsDraggedToAnotherHexWithItsImages() {
    Desk desk;
    const Hex one{1, 0}, two{0, 1};
    const auto number = [&](Hex at) { return cellAt(desk.board(), at)->number; };
    const int a = number(one), b = number(two), c = number({-1, 0}), d = number({0, -1});
    QVERIFY(a != b && c != d);
    desk.choose([](auto& choices) {
      choices.content = HexContent::ofNumber(12);
      choices.symmetry = Symmetry::Twofold;
      choices.middle = {};
    });
    desk.stroke(ToolKind::Brush, {desk.at(one), desk.at(two)}, Qt::ControlModifier);
    QCOMPARE(number(one), b);
    QCOMPARE(number(two), a);
    QCOMPARE(number({-1, 0}), d);
    QCOMPARE(number({0, -1}), c);
    QCOMPARE(desk.document.history().count(), 1);
    // Two hexes that are the images of each other exchange their numbers once.
    desk.stroke(ToolKind::Brush, {desk.at(one), desk.at({-1, 0})}, Qt::ControlModifier);
    QCOMPARE(number(one), d);
    QList<EditorSelection::Refusal> told;
    connect(&desk.selection, &EditorSelection::refused, this, [&](auto refusal) { told << refusal; });
    desk.stroke(ToolKind::Brush, {desk.at(one), desk.at({0, 0})}, Qt::ControlModifier);  // the desert
    desk.document.change(StepName::Lock, [&](BoardFile& file) { file.locked.insert(two); });
    desk.stroke(ToolKind::Brush, {desk.at(one), desk.at(two)}, Qt::ControlModifier);
    QCOMPARE(told, (QList{EditorSelection::Refusal::NothingGrows, EditorSelection::Refusal::Locked}));
    QCOMPARE(number(one), d);
  }

  void aHexOfTheSeaChangesNoPlaces() {
    Desk desk;
    const Hex coast = desk.board().harbors.front().hex, sea{9, -2};
    desk.document.change(StepName::PaintSea, [&](BoardFile& file) { setTerrain(file.board, sea, Terrain::Sea); });
    const Board before = desk.board();
    QList<EditorSelection::Refusal> told;
    connect(&desk.selection, &EditorSelection::refused, this, [&](auto refusal) { told << refusal; });
    desk.selection.select({coast, sea});
    swapSelected(desk.selection, Swapping::Hexes);
    QCOMPARE(told, QList{EditorSelection::Refusal::NotWithSea});
    QVERIFY(desk.board() == before);
  }

  void twoHexesChangePlaces_data() {
    QTest::addColumn<Swapping>("what");
    QTest::newRow("with their terrain") << Swapping::Hexes;
    QTest::newRow("their numbers") << Swapping::Numbers;
  }
  void twoHexesChangePlaces() {
    QFETCH(Swapping, what);
    Desk desk;
    const Hex one{1, 0}, two{-1, 0};
    const Cell a = *cellAt(desk.board(), one), b = *cellAt(desk.board(), two);
    QVERIFY(a.number != b.number && a.terrain != b.terrain);
    const auto harbors = desk.board().harbors;
    desk.selection.select({one, two});
    swapSelected(desk.selection, what);
    const bool areHexes = what == Swapping::Hexes;
    QCOMPARE(cellAt(desk.board(), one)->number, b.number);
    QCOMPARE(cellAt(desk.board(), two)->number, a.number);
    QCOMPARE(cellAt(desk.board(), one)->terrain, areHexes ? b.terrain : a.terrain);
    QVERIFY(desk.board().harbors == harbors);
    QCOMPARE(desk.document.history().count(), 1);
    QList<EditorSelection::Refusal> told;
    connect(&desk.selection, &EditorSelection::refused, this, [&](auto refusal) { told << refusal; });
    desk.selection.select({one});
    swapSelected(desk.selection, what);
    desk.selection.select({one, {9, 9}});
    swapSelected(desk.selection, what);
    desk.document.change(StepName::Lock, [&](BoardFile& file) { file.locked.insert(one); });
    desk.selection.select({one, two});
    swapSelected(desk.selection, what);
    using enum EditorSelection::Refusal;
    QCOMPARE(told, (QList{NotTwo, NotTwo, Locked}));
    desk.selection.select({two, {0, 0}});  // the desert
    swapSelected(desk.selection, what);
    QCOMPARE(told.size(), areHexes ? 3 : 4);
  }

  void noStartPieceIsPutWhereNoGameHasIt_data() {
    QTest::addColumn<ToolKind>("tool");
    QTest::addColumn<EditorSelection::Refusal>("why");
    QTest::newRow("settlement") << ToolKind::Settlement << EditorSelection::Refusal::NoCorner;
    QTest::newRow("road") << ToolKind::Road << EditorSelection::Refusal::NoEdge;
    QTest::newRow("ship") << ToolKind::Ship << EditorSelection::Refusal::NoEdge;
  }
  void noStartPieceIsPutWhereNoGameHasIt() {
    QFETCH(ToolKind, tool);
    QFETCH(EditorSelection::Refusal, why);
    Desk desk;
    desk.document.change(StepName::ChangeProperties, [](BoardFile& file) { file.board.ships = AsksForShips::Yes; });
    const int steps = desk.document.history().count();
    QList<EditorSelection::Refusal> told;
    connect(&desk.selection, &EditorSelection::refused, this, [&](auto refusal) { told << refusal; });
    const QPointF place =
        tool == ToolKind::Settlement ? cornerPosition({9, 9}, 0, Orientation::Pointy) : desk.at({9, 9});
    desk.stroke(tool, {place});
    QCOMPARE(told, QList{why});
    QCOMPARE(desk.document.history().count(), steps);
    // One that a file has there can be taken away.
    desk.document.change(StepName::ChangeStarts, [](BoardFile& file) {
      toggleSettlement(file.board, 0, {9, 9}, 0);
      for (int side = 0; side < kSides; ++side) {
        toggleRoad(file.board, 0, {9, 9}, side);
        toggleShip(file.board, 0, {9, 9}, side);
      }
    });
    const Board before = desk.board();
    desk.stroke(tool, {place});
    QVERIFY(desk.board() != before);
  }

  void aStampWithStartPiecesSetTwiceHasThemOnce() {
    Desk desk;
    Board clip;
    setTerrain(clip, {0, 0}, Terrain::Forest);
    toggleSettlement(clip, 0, {0, 0}, 0);
    QVERIFY(desk.selection.takeStamp(Stamp::of(clip, Stamp::Use::Again)));
    for (int times = 0; times < 2; ++times) desk.stroke(ToolKind::Stamp, {desk.at({7, 0})});
    QCOMPARE(desk.board().starts.size(), 1u);
    QCOMPARE(desk.board().starts[0].settlements.size(), 1u);
  }

  // Locks

  void aLockedHexStaysAsItIs_data() {
    QTest::addColumn<ToolKind>("tool");
    QTest::newRow("under the brush") << ToolKind::Brush;
    QTest::newRow("on a line") << ToolKind::Line;
    QTest::newRow("in a fill") << ToolKind::Fill;
    QTest::newRow("under the eraser") << ToolKind::Eraser;
  }
  void aLockedHexStaysAsItIs() {
    QFETCH(ToolKind, tool);
    Desk desk;
    desk.stroke(ToolKind::Lock, {desk.at({0, 0})});
    QVERIFY(desk.selection.isLocked({0, 0}));
    const Cell before = *cellAt(desk.board(), {0, 0});
    desk.selection.adjust([](auto& choices) { choices.content = HexContent::of(Terrain::Sea); });
    QSignalSpy refused(&desk.selection, &EditorSelection::refused);
    desk.stroke(tool, {desk.at({0, 0})});
    const Cell* after = cellAt(desk.board(), {0, 0});
    QVERIFY(after && *after == before);
    QCOMPARE(refused.size(), 1);
    desk.stroke(ToolKind::Lock, {desk.at({0, 0})});  // and unlocks
    desk.stroke(tool, {desk.at({0, 0})});
    QVERIFY(!cellAt(desk.board(), {0, 0}) || cellAt(desk.board(), {0, 0})->terrain == Terrain::Sea);
  }

  void whatIsLockedIsNotCutMovedOrCovered() {
    Desk desk;
    desk.stroke(ToolKind::Select, {desk.at({-1, 0}), desk.at({1, 0})});
    desk.stroke(ToolKind::Lock, {desk.at({0, 0})});
    const Cell desert = *cellAt(desk.board(), {0, 0});
    const Cell right = *cellAt(desk.board(), {1, 0});
    desk.selection.move({1, 0});  // -1,0 would cover the desert
    QVERIFY(*cellAt(desk.board(), {0, 0}) == desert);
    QCOMPARE(cellAt(desk.board(), {2, 0})->terrain, right.terrain);
    desk.selection.select({{0, 0}, {2, 0}});
    desk.selection.erase();
    QVERIFY(cellAt(desk.board(), {0, 0}) && !cellAt(desk.board(), {2, 0}));
  }

  // The random brush

  void theRandomBrushPaintsByItsWeightsAndEachHexOnce() {
    Desk desk;
    desk.selection.adjust([](auto& choices) {
      choices.content = HexContent::mixed();
      choices.mix.weights = {0, 1, 0, 0, 1, 0, 0};  // hills and mountains
      choices.brushSize = 3;
    });
    const QList<QPointF> thereAndBack{desk.at({0, 0}), desk.at({1, 0}), desk.at({0, 0})};
    desk.stroke(ToolKind::Brush, {desk.at({0, 0})});
    int hills = 0, mountains = 0;
    for (Hex at : disc({0, 0}, 2)) {
      hills += cellAt(desk.board(), at)->terrain == Terrain::Hills;
      mountains += cellAt(desk.board(), at)->terrain == Terrain::Mountains;
    }
    QCOMPARE(hills + mountains, 19);
    QVERIFY(hills > 0 && mountains > 0);
    const Board once = desk.board();
    desk.document.history().undo();
    desk.stroke(ToolKind::Brush, thereAndBack);
    for (Hex at : disc({0, 0}, 2)) QCOMPARE(cellAt(desk.board(), at)->terrain, cellAt(once, at)->terrain);
  }

  void aMixPaintsEachTerrainAsOftenAsItsWeightSays() {
    TerrainMix mix;
    mix.weights = {1, 3, 0, 0, 0, 0, 0};
    int hills = 0;
    for (int q = 0; q < 100; ++q)
      for (int r = 0; r < 100; ++r) hills += mix.at(5, {q, r}) == Terrain::Hills;
    QVERIFY2(std::abs(hills - 7500) < 260, qPrintable(QString::number(hills)));  // six times the standard deviation
    mix.weights.fill(0);
    QCOMPARE(mix.at(5, {0, 0}), Terrain::Forest);
  }

  // Selecting

  void framesAddAndTakeAway() {
    Desk desk;
    desk.stroke(ToolKind::Select, {desk.at({-3, 0}), desk.at({3, 0})});
    QCOMPARE(desk.selection.selected().size(), 5u);  // the middle row of the classic island
    desk.stroke(ToolKind::Select, {desk.at({0, -2})}, Qt::ShiftModifier);
    QCOMPARE(desk.selection.selected().size(), 6u);
    desk.stroke(ToolKind::Select, {desk.at({0, 0}), desk.at({3, 0})}, Qt::ControlModifier);
    QVERIFY(desk.selection.selected() == (std::set<Hex>{{-2, 0}, {-1, 0}, {0, -2}}));
    desk.selection.adjust([](auto& choices) { choices.joining = EditorSelection::Joining::Add; });
    desk.stroke(ToolKind::Select, {desk.at({2, 0})});
    QCOMPARE(desk.selection.selected().size(), 4u);
  }

  void invertingSelectsTheOthers() {
    Desk desk;
    desk.selection.select({{0, 0}, {1, 0}});
    desk.selection.invert();
    QCOMPARE(desk.selection.selected().size(), 17u);
    QVERIFY(!desk.selection.selected().contains({0, 0}));
  }

  // Shapes

  void aStraightLineHasNoGaps() {
    for (const Hex to : {Hex{9, -4}, Hex{-7, 2}, Hex{3, 3}, Hex{0, -8}, Hex{5, -5}}) {
      const auto line = straightLine({1, 1}, to);
      QCOMPARE(static_cast<int>(line.size()), distance({1, 1}, to) + 1);
      QVERIFY(line.back() == to);
      for (std::size_t i = 1; i < line.size(); ++i) QCOMPARE(distance(line[i - 1], line[i]), 1);
    }
  }
};

TAPU_TEST_WITH_SCREEN(ToolsTest)
#include "test_tools.moc"
