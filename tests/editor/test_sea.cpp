// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "app/board/geometry.h"
#include "editor/clip.h"
#include "editor/editor_tool.h"
#include "editor/hex_words.h"
#include "editor/sea_edits.h"
#include "tests/suite.h"

// Tools of the editor for what only boards of the sea have (14).

using namespace tapu;
using namespace Qt::StringLiterals;
using Refusal = EditorSelection::Refusal;

namespace {

int corner(const char* name) { return *cornerNamed(name, Orientation::Pointy); }
int side(const char* name) { return *sideNamed(name, Orientation::Pointy); }
QPointF cornerAt(Hex at, const char* name) { return cornerPosition(at, corner(name), Orientation::Pointy); }
QPointF sideAt(Hex at, const char* name) { return edgeMiddle(at, side(name), Orientation::Pointy); }
QPointF middle(Hex at) { return hexCenter(at, Orientation::Pointy); }

/// A forest of 5 at 0,0 and hills of 9 at 1,0; sea at 2,0, 0,1 and 1,1.
BoardFile coast() {
  BoardFile file;
  using enum Terrain;
  file.board.cells = {{{0, 0}, Forest, 5}, {{1, 0}, Hills, 9}, {{2, 0}, Sea}, {{0, 1}, Sea}, {{1, 1}, Sea}};
  file.board.ships = AsksForShips::Yes;
  return file;
}

struct Desk {
  Desk() {
    document.setFile(coast());
    QObject::connect(&selection, &EditorSelection::refused, [this](Refusal why) { told << why; });
  }
  const Board& board() const { return document.board(); }
  const FogStack& fog() const { return document.board().fog; }
  void paint(const HexContent& content, const QList<Hex>& way) {
    selection.adjust([&](auto& choices) { choices.content = content; });
    QList<QPointF> points;
    for (const Hex at : way) points << middle(at);
    stroke(ToolKind::Brush, points);
  }
  void lay(Gift::Kind kind, QPointF at, Resource resource = Resource::None, int count = 1) {
    selection.adjust([&](auto& choices) {
      choices.gift.kind = kind;
      choices.gift.resource = resource;
      choices.gift.count = count;
    });
    stroke(ToolKind::Gift, {at});
  }
  void stroke(ToolKind kind, const QList<QPointF>& way) {
    const auto tool = makeTool(kind, selection);
    tool->press(way.front(), Qt::LeftButton, {});
    for (const QPointF& point : way.mid(1)) tool->drag(point);
    tool->release(way.back());
  }
  int steps() const { return document.history().count(); }
  BoardDocument document;
  EditorSelection selection{document};
  QList<Refusal> told;
};

int covered(const Board& board) {
  return static_cast<int>(std::ranges::count(board.cells, Terrain::Fog, &Cell::terrain));
}

}  // namespace

class SeaTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  // Gold

  void goldHasANumber() {
    Desk desk;
    desk.paint(HexContent::of(Terrain::Gold), {{0, 0}});
    QCOMPARE(cellAt(desk.board(), {0, 0})->number, 5);
    desk.paint(HexContent::ofNumber(10), {{0, 0}});
    QCOMPARE(cellAt(desk.board(), {0, 0})->number, 10);
    QVERIFY(desk.told.isEmpty());
  }

  // Fog

  void whatIsCoveredGoesIntoTheStack() {
    Desk desk;
    desk.paint(HexContent::of(Terrain::Fog), {{0, 0}, {2, 0}});
    QCOMPARE(desk.steps(), 1);
    QCOMPARE(desk.fog().of(Terrain::Forest), 1);
    QCOMPARE(desk.fog().of(Terrain::Hills), 1);
    QCOMPARE(desk.fog().of(Terrain::Sea), 1);
    QCOMPARE(desk.fog().cells(), 3);
    QCOMPARE(desk.fog().numbers[5], 1);
    QCOMPARE(desk.fog().numbers[9], 1);
    QCOMPARE(desk.fog().tokens(), 2);
    QCOMPARE(cellAt(desk.board(), {0, 0})->number, 0);
    QVERIFY(!isLand(desk.board(), {0, 0}));
    desk.document.history().undo();
    QVERIFY(desk.board() == coast().board);
  }

  void whatIsUncoveredComesOutOfIt() {
    Desk desk;
    desk.paint(HexContent::of(Terrain::Fog), {{0, 0}, {1, 0}});
    desk.paint(HexContent::of(Terrain::Hills), {{1, 0}});
    QCOMPARE(desk.fog().of(Terrain::Hills), 0);
    QCOMPARE(desk.fog().of(Terrain::Forest), 1);
    QCOMPARE(desk.fog().tokens(), 1);
    QVERIFY(cellAt(desk.board(), {1, 0})->number != 0);
  }

  /// A terrain that is not in the stack takes the place of the one that is there most often.
  void anotherTerrainComesWithoutANumber() {
    Desk desk;
    desk.paint(HexContent::of(Terrain::Fog), {{0, 0}});
    desk.paint(HexContent::of(Terrain::Pasture), {{0, 0}});
    QVERIFY(desk.fog() == FogStack{});
    QCOMPARE(cellAt(desk.board(), {0, 0})->number, 0);
  }

  void fogBeyondTheBoardHidesSea() {
    Desk desk;
    desk.paint(HexContent::of(Terrain::Fog), {{3, 0}});
    QCOMPARE(desk.fog().of(Terrain::Sea), 1);
    desk.stroke(ToolKind::Eraser, {middle({3, 0})});
    QVERIFY(desk.fog() == FogStack{});
    QVERIFY(!cellAt(desk.board(), {3, 0}));
  }

  void hexesUnderTheFogMoveWithTheirPartOfTheStack() {
    Desk desk;
    desk.paint(HexContent::of(Terrain::Fog), {{0, 0}, {1, 0}});
    const FogStack before = desk.fog();
    desk.selection.select({{0, 0}});
    desk.selection.move({0, 3});
    QCOMPARE(cellAt(desk.board(), {0, 3})->terrain, Terrain::Fog);
    QVERIFY(!cellAt(desk.board(), {0, 0}));
    QVERIFY(desk.fog() == before);
  }

  void aCopyOfFogBringsAsManyHexesIntoTheStack() {
    Desk desk;
    desk.paint(HexContent::of(Terrain::Fog), {{0, 0}, {1, 0}});
    const Board clip = clipOf(desk.board(), {{1, 0}});
    QCOMPARE(clip.fog.cells(), 1);
    QVERIFY(desk.selection.takeStamp(Stamp::of(clip, Stamp::Use::Again)));
    desk.stroke(ToolKind::Stamp, {middle({7, 0})});
    QCOMPARE(covered(desk.board()), 3);
    QCOMPARE(desk.fog().cells(), 3);
    QCOMPARE(desk.fog().tokens(), desk.fog().takingNumbers());
    desk.stroke(ToolKind::Stamp, {middle({7, 0})});  // over itself
    QCOMPARE(desk.fog().cells(), covered(desk.board()));
  }

  void fogHidesNoHarborAndNoRobber() {
    Desk desk;
    desk.document.change(StepName::ChangeHarbor, [](BoardFile& file) {
      toggleHarbor(file.board, {0, 0}, side("W"), Resource::None);
      toggleRobber(file.board, {0, 0});
    });
    desk.paint(HexContent::of(Terrain::Fog), {{0, 0}});
    QVERIFY(desk.board().harbors.empty());
    QVERIFY(!desk.board().robber);
  }

  // Pirate

  void aClickPutsThePirateAndTakesItAway() {
    Desk desk;
    desk.stroke(ToolKind::Pirate, {middle({2, 0})});
    QVERIFY((desk.board().pirate == PirateStart{Hex{2, 0}}));
    desk.stroke(ToolKind::Pirate, {middle({0, 1})});
    QVERIFY((desk.board().pirate == PirateStart{Hex{0, 1}}));
    desk.stroke(ToolKind::Pirate, {middle({0, 1})});
    QVERIFY(!desk.board().pirate);
    QCOMPARE(desk.steps(), 3);
    for (const Hex at : {Hex{0, 0}, Hex{9, 9}}) desk.stroke(ToolKind::Pirate, {middle(at)});
    QCOMPARE(desk.told, (QList{Refusal::NoSea, Refusal::NoSea}));
    QCOMPARE(desk.steps(), 3);
  }

  void aPirateWithoutItsSeaIsAway() {
    Desk desk;
    desk.stroke(ToolKind::Pirate, {middle({2, 0})});
    desk.paint(HexContent::of(Terrain::Fields), {{2, 0}});
    QVERIFY(desk.board().pirate == PirateStart{});
    desk.document.history().undo();
    desk.stroke(ToolKind::Eraser, {middle({2, 0})});
    QVERIFY(desk.board().pirate == PirateStart{});
  }

  // Gifts

  void giftsLieOnCornersAndSides() {
    Desk desk;
    desk.lay(Gift::Kind::Card, cornerAt({0, 0}, "N"));
    desk.lay(Gift::Kind::Resources, sideAt({1, 0}, "E"), Resource::Ore, 3);
    QCOMPARE(desk.board().gifts.size(), 2u);
    const Gift* card = giftOn(desk.board(), Gift::On::Corner, {0, 0}, corner("N"));
    QVERIFY(card && card->kind == Gift::Kind::Card);
    const Gift* ore = giftOn(desk.board(), Gift::On::Edge, {2, 0}, side("W"));  // by the other name of its side
    QVERIFY(ore && ore->resource == Resource::Ore);
    QCOMPARE(ore->count, 3);
    QVERIFY(std::ranges::none_of(problems(desk.board()), [](const BoardProblem& each) {
      return each.kind == ProblemKind::GiftOffBoard || each.kind == ProblemKind::GiftCount;
    }));
  }

  void theSameGiftAgainTakesItAwayAndAnotherTakesItsPlace() {
    Desk desk;
    desk.lay(Gift::Kind::Points, cornerAt({0, 0}, "N"), Resource::None, 2);
    desk.lay(Gift::Kind::Points, cornerAt({0, 0}, "N"), Resource::None, 3);
    QCOMPARE(desk.board().gifts.size(), 1u);
    QCOMPARE(desk.board().gifts[0].count, 3);
    desk.lay(Gift::Kind::Points, cornerAt({0, 0}, "N"), Resource::None, 3);
    QVERIFY(desk.board().gifts.empty());
    desk.document.history().undo();
    desk.document.history().undo();
    QCOMPARE(desk.board().gifts[0].count, 2);
  }

  void noGiftLiesWhereNoneMayBe_data() {
    QTest::addColumn<QPointF>("place");
    QTest::newRow("14.5 at a corner of the fog") << cornerAt({1, 0}, "NE");
    QTest::newRow("14.5 on a side that ends at the fog") << sideAt({0, 0}, "NE");
    QTest::newRow("14.6 under a start settlement") << cornerAt({0, 0}, "SW");
    QTest::newRow("14.6 under a start road") << sideAt({0, 0}, "W");
    QTest::newRow("14.6 beyond the board") << cornerAt({9, 9}, "N");
    QTest::newRow("14.6 on a side beyond the board") << sideAt({9, 9}, "E");
  }
  void noGiftLiesWhereNoneMayBe() {
    QFETCH(QPointF, place);
    Desk desk;
    desk.document.change(StepName::ChangeStarts, [](BoardFile& file) {
      setTerrain(file.board, {1, 0}, Terrain::Fog);
      toggleSettlement(file.board, 0, {0, 0}, corner("SW"));
      toggleRoad(file.board, 0, {0, 0}, side("W"));
    });
    desk.lay(Gift::Kind::Card, place);
    QVERIFY(desk.board().gifts.empty());
    QCOMPARE(desk.told, QList{Refusal::NoGiftPlace});
    QCOMPARE(desk.steps(), 1);
  }

  void giftsAppearAtAllImages() {
    Desk desk;
    desk.selection.adjust([](auto& choices) {
      choices.symmetry = Symmetry::Twofold;
      choices.middle = {0, 0};
    });
    desk.lay(Gift::Kind::Card, cornerAt({0, 0}, "N"));
    QCOMPARE(desk.board().gifts.size(), 2u);
    QVERIFY(giftOn(desk.board(), Gift::On::Corner, {0, 0}, corner("S")));
    QCOMPARE(desk.steps(), 1);
  }

  void aLockedHexGetsNoGift() {
    Desk desk;
    desk.document.change(StepName::Lock, [](BoardFile& file) { file.locked.insert({0, 0}); });
    desk.lay(Gift::Kind::Card, middle({0, 0}) + QPointF(0, -0.9 * kR));
    QCOMPARE(desk.told, QList{Refusal::Locked});
    QVERIFY(desk.board().gifts.empty());
  }

  // Start land

  void theBrushMarksLandAlone() {
    Desk desk;
    desk.paint(HexContent::of(StartLand::No), {{0, 0}, {2, 0}});
    QCOMPARE(desk.steps(), 1);
    QCOMPARE(cellAt(desk.board(), {0, 0})->startLand, StartLand::No);
    QCOMPARE(cellAt(desk.board(), {1, 0})->startLand, StartLand::No);
    QCOMPARE(cellAt(desk.board(), {2, 0})->startLand, StartLand::Yes);
    desk.paint(HexContent::of(StartLand::No), {{2, 0}});
    QCOMPARE(desk.told, QList{Refusal::NotLand});
    desk.paint(HexContent::of(StartLand::Yes), {{0, 0}});
    QCOMPARE(cellAt(desk.board(), {0, 0})->startLand, StartLand::Yes);
    desk.paint(HexContent::of(Terrain::Sea), {{1, 0}});
    QCOMPARE(cellAt(desk.board(), {1, 0})->startLand, StartLand::Yes);
    QVERIFY(!asksForSea(desk.board()));  // the file is of the form that older programs read
  }

  void singleCornersAreClosedAndOpened() {
    Desk desk;
    desk.stroke(ToolKind::ClosedCorner, {cornerAt({0, 0}, "NE")});
    QCOMPARE(desk.board().noStart.size(), 1u);
    QVERIFY(isClosed(desk.board(), {1, 0}, corner("NW")));  // by the other name of the corner
    desk.stroke(ToolKind::ClosedCorner, {cornerAt({1, 0}, "NW")});
    QVERIFY(desk.board().noStart.empty());
    desk.stroke(ToolKind::ClosedCorner, {cornerAt({9, 9}, "N")});
    QCOMPARE(desk.told, QList{Refusal::NotLand});
    QCOMPARE(desk.steps(), 2);
  }

  // All together

  void everythingMovesWithTheBoard() {
    Desk desk;
    desk.lay(Gift::Kind::Card, cornerAt({0, 0}, "N"));
    desk.lay(Gift::Kind::Card, sideAt({0, 0}, "W"));
    desk.stroke(ToolKind::ClosedCorner, {cornerAt({0, 0}, "NE")});
    desk.stroke(ToolKind::Pirate, {middle({2, 0})});
    const Board before = desk.board();
    QVERIFY(problems(before).empty());
    desk.selection.transform(Mirrored::Yes, 0);  // left for right about the hills
    QVERIFY(giftOn(desk.board(), Gift::On::Corner, {2, 0}, corner("N")));
    QVERIFY(giftOn(desk.board(), Gift::On::Edge, {2, 0}, side("E")));
    QVERIFY(isClosed(desk.board(), {2, 0}, corner("NW")));
    QVERIFY((desk.board().pirate == PirateStart{Hex{0, 0}}));
    desk.selection.transform(Mirrored::Yes, 0);
    QVERIFY(desk.board() == before);
    for (int turn = 0; turn < kSides; ++turn) {
      desk.selection.transform(Mirrored::No, 1);
      QCOMPARE(desk.board().gifts.size(), 2u);
      QVERIFY(problems(desk.board()).empty());
    }
  }

  void aSelectionTakesItsThingsAlong() {
    Desk desk;
    desk.lay(Gift::Kind::Card, cornerAt({0, 0}, "N"));
    desk.stroke(ToolKind::ClosedCorner, {cornerAt({0, 0}, "SW")});
    desk.paint(HexContent::of(StartLand::No), {{0, 0}});
    desk.stroke(ToolKind::Pirate, {middle({2, 0})});
    desk.selection.select({{0, 0}, {2, 0}});
    desk.selection.move({0, 5});
    QVERIFY(giftOn(desk.board(), Gift::On::Corner, {0, 5}, corner("N")));
    QCOMPARE(desk.board().gifts.size(), 1u);
    QVERIFY(isClosed(desk.board(), {0, 5}, corner("SW")));
    QCOMPARE(cellAt(desk.board(), {0, 5})->startLand, StartLand::No);
    QVERIFY((desk.board().pirate == PirateStart{Hex{2, 5}}));
    desk.selection.erase();
    QVERIFY(desk.board().gifts.empty());
    QVERIFY(desk.board().noStart.empty());
  }

  void aHexIsToldWithAllThatLiesThere() {
    Desk desk;
    desk.paint(HexContent::of(Terrain::Sea), {{1, 0}});
    desk.paint(HexContent::of(Terrain::Gold), {{2, 0}});
    desk.paint(HexContent::of(StartLand::No), {{0, 0}});
    desk.lay(Gift::Kind::Card, cornerAt({0, 0}, "N"));
    desk.stroke(ToolKind::ClosedCorner, {cornerAt({0, 0}, "SW")});
    desk.stroke(ToolKind::Pirate, {middle({1, 0})});
    const QStringList forest = hexParts(desk.document.file(), {0, 0});
    for (const QString& part : {u"Gift: a development card"_s, u"closed corner"_s, u"no start land"_s, u"island 1"_s})
      QVERIFY2(forest.contains(part), qPrintable(forest.join(u" · "_s)));
    QVERIFY(hexParts(desk.document.file(), {2, 0}).contains(u"island 2"_s));
    QVERIFY(hexParts(desk.document.file(), {1, 0}).contains(u"Pirate"_s));
    const Topology map(desk.board());
    const auto spot = [&](const char* name) {
      return BoardSpot{BoardSpot::Kind::Corner, static_cast<int>(map.cornerAt({0, 0}, corner(name))->value)};
    };
    QCOMPARE(borderParts(desk.board(), map, spot("N")), QStringList{u"Gift: a development card"_s});
    QCOMPARE(borderParts(desk.board(), map, spot("SW")), QStringList{u"closed corner"_s});
    QVERIFY(borderParts(desk.board(), map, spot("S")).isEmpty());
  }
};

TAPU_TEST_WITH_SCREEN(SeaTest)
#include "test_sea.moc"
