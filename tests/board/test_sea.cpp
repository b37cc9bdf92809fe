// SPDX-License-Identifier: GPL-3.0-or-later
#include <QGraphicsItem>
#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "app/board/board_effects.h"
#include "app/board/sea_items.h"
#include "app/board/spot.h"
#include "app/files/gift_place.h"
#include "tests/board/board_window.h"
#include "tests/board/sea_board.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;
using namespace Qt::StringLiterals;

namespace {

/// The items of a kind in a scene.
template <class Item>
std::vector<const Item*> itemsOf(const BoardScene& scene) {
  std::vector<const Item*> found;
  for (const QGraphicsItem* item : scene.items())
    if (const auto* one = dynamic_cast<const Item*>(item)) found.push_back(one);
  return found;
}

/// Where pirates are drawn.
std::vector<QPointF> pirates(const BoardScene& scene) {
  std::vector<QPointF> places;
  for (const auto* piece : itemsOf<PieceItem>(scene))
    if (piece->kind() == PieceKind::Pirate) places.push_back(piece->pos());
  return places;
}

int giftsShown(const BoardScene& scene) { return static_cast<int>(itemsOf<GiftsItem>(scene).front()->shown().size()); }

std::size_t coversShown(const BoardScene& scene) { return itemsOf<CoversItem>(scene).front()->shown().size(); }

BoardSpot hexSpot(int hex) { return {BoardSpot::Kind::Hex, hex}; }

/// The cells of the two islands of the board.
const std::vector<Hex> kWest{{0, 0}, {1, 0}, {0, 1}, {-1, 2}}, kEast{{4, 0}, {4, 1}, {3, 2}};

/// The same board with another terrain on one hex.
Board withCell(Board board, Hex at, Terrain terrain, int number = 0) {
  for (Cell& cell : board.cells) {
    if (cell.at != at) continue;
    cell.terrain = terrain;
    cell.number = number;
  }
  return board;
}

/// Pixels that look otherwise, by more than smooth lines may differ.
int otherPixels(const QImage& a, const QImage& b) {
  int other = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QColor one = a.pixelColor(x, y), two = b.pixelColor(x, y);
      const int apart =
          std::abs(one.red() - two.red()) + std::abs(one.green() - two.green()) + std::abs(one.blue() - two.blue());
      other += apart > 60 ? 1 : 0;
    }
  }
  return other;
}

IslandChip chipOf(const Topology& map, const std::vector<Hex>& hexes) {
  IslandChip chip;
  for (const Hex hex : hexes) chip.island.push_back(*map.hexAt(hex));
  chip.text = u"+2"_s;
  chip.colors = {0, 3};
  return chip;
}

}  // namespace

/// What only boards of the sea show.
class TestSea : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { loadFonts(); }

  // Fog

  void aCoverHasNoBeach() {
    const Hex fog{3, 0};
    Window covered({900, 600}, seaBoard()), sea({900, 600}, withCell(seaBoard(), fog, Terrain::Sea)),
        land({900, 600}, withCell(seaBoard(), fog, Terrain::Desert));
    const QPointF beside = hexCenter(fog, Orientation::Pointy) - QPointF(kHexWidth / 2 + 0.1 * kR, 0);
    QCOMPARE(covered.shotAround(beside, 6), sea.shotAround(beside, 6));
    QVERIFY(covered.shotAround(beside, 6) != land.shotAround(beside, 6));
  }

  void aCellThatWasTurnedUpLooksAsIfItHadAlwaysLainThere_data() {
    QTest::addColumn<Terrain>("terrain");
    QTest::addColumn<int>("number");
    QTest::newRow("hills 5") << Terrain::Hills << 5;
    QTest::newRow("sea") << Terrain::Sea << 0;
    QTest::newRow("gold 8") << Terrain::Gold << 8;
  }
  void aCellThatWasTurnedUpLooksAsIfItHadAlwaysLainThere() {
    QFETCH(Terrain, terrain);
    QFETCH(int, number);
    Window turned({900, 600}, seaBoard());
    State state = seaState(turned.map());
    turned.scene.setState(state);
    const QImage before = turned.shot();
    state.sea->ground[kFirstFog] = {terrain, static_cast<std::uint8_t>(number)};
    turned.scene.setState(state);
    const Cell& cell = turned.map().hex(HexId(kFirstFog)).cell;
    QCOMPARE(cell.terrain, terrain);
    QCOMPARE(cell.number, number);
    QVERIFY2(turned.scene.board() == seaBoard(), "it is still the board of the game");
    const Board always = withCell(seaBoard(), {3, 0}, terrain, number);
    Window lain({900, 600}, always);
    State same = seaState(lain.map());
    lain.scene.setState(same);
    QVERIFY(otherPixels(turned.shot(), before) > 1000);
    QVERIFY(otherPixels(turned.shot(), lain.shot()) < 40);
  }

  void aReplayThatGoesBackCoversTheCellAgain() {
    Window window({900, 600}, seaBoard());
    const State covered = seaState(window.map());
    State turned = covered;
    turned.sea->ground[kFirstFog] = {Terrain::Hills, 5};
    window.scene.setState(turned);
    window.scene.setState(covered);
    QCOMPARE(window.map().hex(HexId(kFirstFog)).cell.terrain, Terrain::Fog);
    QCOMPARE(window.map().hex(HexId(kFirstFog)).cell.number, 0);
  }

  void aCellIsToldAsItLiesNow() {
    Window window({900, 600}, seaBoard());
    State state = seaState(window.map());
    window.scene.setState(state);
    QCOMPARE(window.view.spoken(hexSpot(kFirstFog)).name, u"Hex: Fog"_s);
    const auto corners = window.view.walk().places(BoardSpot::Kind::Corner).size();
    state.sea->ground[kFirstFog] = {Terrain::Hills, 5};
    window.scene.setState(state);
    QCOMPARE(window.view.spoken(hexSpot(kFirstFog)).name, u"Hex: Hills 5"_s);
    QVERIFY2(window.view.walk().places(BoardSpot::Kind::Corner).size() > corners, "the keyboard reaches new corners");
  }

  void theCoverFadesWhereMotionIsWished() {
    Window window({900, 600}, seaBoard());
    window.scene.effects().setMotion(Motion::Full);
    State state = seaState(window.map());
    window.scene.setState(state);
    QCOMPARE(coversShown(window.scene), 0U);
    state.sea->ground[kFirstFog] = {Terrain::Hills, 5};
    window.scene.setState(state);
    QVERIFY(window.scene.effects().isMoving());
    QCOMPARE(itemsOf<CoversItem>(window.scene).front()->shown(), std::vector<Hex>({{3, 0}}));
    QCOMPARE(window.map().hex(HexId(kFirstFog)).cell.terrain, Terrain::Hills);
    window.scene.effects().skip();
    QCOMPARE(coversShown(window.scene), 0U);
    window.scene.effects().setMotion(Motion::Off);
    state.sea->ground[kSecondFog] = {Terrain::Sea, 0};
    window.scene.setState(state);
    QCOMPARE(coversShown(window.scene), 0U);
  }

  // Pirate

  void thePirateLiesWhereThePositionSays() {
    Window window({900, 600}, seaBoard());
    QCOMPARE(pirates(window.scene), std::vector<QPointF>{window.at(HexId(kPirateCell))});
    State state = seaState(window.map());
    state.sea->pirate = HexId(12);
    window.scene.setState(state);
    QCOMPARE(pirates(window.scene), std::vector<QPointF>{window.at(HexId(12))});
    QVERIFY(itemsOf<PirateCellItem>(window.scene).front()->boundingRect().contains(window.at(HexId(12))));
    state.sea->pirate = {};
    window.scene.setState(state);
    QVERIFY2(pirates(window.scene).empty(), "it is away");
    QVERIFY(!itemsOf<PirateCellItem>(window.scene).front()->isVisible());
  }

  void aGameWithoutThePirateOfItsBoardShowsNone() {
    Window window({900, 600}, seaBoard());
    State state = seaState(window.map());
    state.sea->pirate = {};
    window.scene.setState(state);
    QVERIFY(pirates(window.scene).empty());
  }

  void thePirateSailsAsTheRobberWalks() {
    Window window({900, 600}, seaBoard());
    window.scene.effects().setMotion(Motion::Full);
    State state = seaState(window.map());
    window.scene.setState(state);
    QVERIFY(!window.scene.effects().isMoving());
    state.sea->pirate = HexId(12);
    window.scene.setState(state);
    QVERIFY(window.scene.effects().isMoving());
    window.scene.effects().skip();
    QCOMPARE(pirates(window.scene), std::vector<QPointF>{window.at(HexId(12))});
  }

  void robberAndPirateArePickedTogether() {
    Window window({900, 600}, seaBoard());
    window.scene.setTargets({movePirate(HexId(12), {}), moveRobber(HexId(1), {}), movePirate(HexId(2), {}),
                             movePirate(HexId(11), SeatId(1)), movePirate(HexId(11), SeatId(2))},
                            0);
    QCOMPARE(window.scene.targetSpots(), (std::vector<BoardSpot>{hexSpot(1), hexSpot(2), hexSpot(11), hexSpot(12)}));
    window.click(window.pixel(window.at(HexId(2))));
    window.click(window.pixel(window.at(HexId(1))));
    window.click(window.pixel(window.at(HexId(11))));
    QCOMPARE(window.chosen,
             (std::vector<std::vector<Action>>{{movePirate(HexId(2), {})},
                                               {moveRobber(HexId(1), {})},
                                               {movePirate(HexId(11), SeatId(1)), movePirate(HexId(11), SeatId(2))}}));
    window.scene.lower();
    for (const int hex : {1, 2, 11, 12}) {
      QTest::keyClick(&window.view, Qt::Key_Tab);
      QCOMPARE(window.scene.raisedSpot(), std::optional(hexSpot(hex)));
    }
  }

  void aShipOfAnotherIsPickedByAClickOnIt() {
    Window window({900, 600}, seaBoard());
    const EdgeId edge = window.map().hex(HexId(kPirateCell)).edges[0];
    const Action robs = movePirate(HexId(kPirateCell), SeatId(2));
    window.scene.setOwnersAsTargets({{{BoardSpot::Kind::Edge, static_cast<int>(edge.value)}, robs}});
    window.click(window.pixel(window.at(edge)));
    QCOMPARE(window.chosen, (std::vector<std::vector<Action>>{{robs}}));
  }

  // Gifts. Places are in widths of a hex, by hand: a side is 1/√3 = 0.57735 long, a gift is pushed by 0.3 of that,
  // 0.17320, out at sea.

  void aGiftLiesAtItsPlaceAndOnACoastOutAtSea_data() {
    QTest::addColumn<int>("gift");
    QTest::addColumn<bool>("harbor");
    QTest::addColumn<QPointF>("place");
    QTest::newRow("on the coast east of hex 1,0") << 0 << false << QPointF(1.5 + 0.17320, 0);
    QTest::newRow("where a pier has the room") << 0 << true << QPointF(1.5, 0);
    QTest::newRow("on the south corner of hex -1,2") << 1 << false << QPointF(0, 1.73205 + 0.57735 + 0.17320);
    QTest::newRow("between two hexes of land") << 2 << false << QPointF(0.5, 0);
  }
  void aGiftLiesAtItsPlaceAndOnACoastOutAtSea() {
    QFETCH(int, gift);
    QFETCH(bool, harbor);
    QFETCH(QPointF, place);
    Board board = seaBoard();
    if (harbor) board.harbors = {{{1, 0}, board.gifts[0].place, Resource::None, 3}};
    const QPointF is = giftPlace(board.gifts[static_cast<std::size_t>(gift)], board);
    QVERIFY2(distance(is, place) < 1e-3, qPrintable(u"%1, %2"_s.arg(is.x()).arg(is.y())));
  }

  void aGiftIsPointedAtWhereItLies() {
    for (const int turn : {0, 2}) {
      Window window({900, 600}, seaBoard());
      window.scene.setTurn(turn);
      const Bearing bearing = window.scene.bearing();
      const Board& board = window.scene.board();
      const QPointF at = giftPoint(board.gifts[0], board, bearing.turn);
      const EdgeId edge = *window.map().edgeAt(board.gifts[0].hex, board.gifts[0].place);
      QCOMPARE(spotAt(board, window.map(), at, bearing),
               std::optional(BoardSpot{BoardSpot::Kind::Edge, static_cast<int>(edge.value)}));
      QVERIFY(window.scene.landRect().contains(giftBox(board.gifts[1], board, bearing.turn)));
    }
  }

  void aGiftIsGoneWhenItIsTaken() {
    Window window({900, 600}, seaBoard());
    QCOMPARE(giftsShown(window.scene), 3);
    State state = seaState(window.map());
    state.sea->gifts[0] = 0b101;
    window.scene.setState(state);
    QCOMPARE(giftsShown(window.scene), 2);
    QCOMPARE(itemsOf<GiftsItem>(window.scene).front()->shown()[1].gift, seaBoard().gifts[2]);
    window.scene.effects().setMotion(Motion::Full);
    state.sea->gifts[0] = 0b001;
    window.scene.setState(state);
    QCOMPARE(giftsShown(window.scene), 1);
    QVERIFY2(window.scene.effects().isMoving(), "the bundle opens");
    window.scene.effects().skip();
    QVERIFY(!window.scene.effects().isMoving());
  }

  void anEditOfGiftsAndPirateIsSeen() {
    Window window({900, 600}, seaBoard());
    Board board = seaBoard();
    board.gifts.pop_back();
    board.pirate = PirateStart{Hex{1, 2}};
    window.scene.updateBoard(board);
    QCOMPARE(giftsShown(window.scene), 2);
    QCOMPARE(pirates(window.scene), std::vector<QPointF>{window.at(HexId(12))});
  }

  // Islands

  void theChipOfAnIslandLiesBesideTheLand_data() {
    QTest::addColumn<int>("orientation");
    QTest::addColumn<int>("turn");
    for (const auto& [name, orientation] :
         {std::pair("point up", Orientation::Pointy), std::pair("side up", Orientation::Flat)})
      for (int turn = 0; turn < 6; ++turn)
        QTest::addRow("hexes with a %s, %d turns", name, turn) << static_cast<int>(orientation) << turn;
  }
  void theChipOfAnIslandLiesBesideTheLand() {
    QFETCH(int, orientation);
    QFETCH(int, turn);
    Window window({900, 600}, seaBoard(static_cast<Orientation>(orientation)));
    window.scene.setTurn(turn);
    window.scene.overlay().setIslands({chipOf(window.map(), kWest), chipOf(window.map(), kEast)});
    const auto chips = itemsOf<IslandChipItem>(window.scene);
    QCOMPARE(chips.size(), 2U);
    std::vector<QRectF> boxes;
    for (const IslandChipItem* item : chips) boxes.push_back(item->shape().boundingRect().translated(item->pos()));
    QVERIFY(!boxes[0].intersects(boxes[1]));
    for (const QRectF& box : boxes) {
      for (const Cell& cell : window.scene.board().cells) {
        const QRectF inside =
            QRectF(-0.55 * kR, -0.55 * kR, 1.1 * kR, 1.1 * kR).translated(hexCenter(cell.at, window.scene.bearing()));
        QVERIFY(cell.terrain == Terrain::Sea || !box.intersects(inside));
      }
    }
  }

  void theWordsOfAChipFitIntoIt() {
    const BoardLook look{.theme = themeFor(ThemeKind::Light)};
    for (const QString& text : {u"+2"_s, u"+5"_s, u"+५"_s}) {
      IslandChip chip = chipOf(Topology(seaBoard()), {{0, 0}});
      chip.text = text;
      chip.colors = {0, 1, 2, 3, 4, 5, 6, 7};
      IslandChipItem item(look, chip, {});
      const QRectF all = item.boundingRect();
      QImage image(all.size().toSize() + QSize(40, 40), QImage::Format_ARGB32_Premultiplied);
      image.fill(Qt::transparent);
      QPainter painter(&image);
      const QPointF middle(image.width() / 2.0, image.height() / 2.0);
      painter.translate(middle);
      const QStyleOptionGraphicsItem option;
      item.paint(&painter, &option, nullptr);
      painter.end();
      const QRectF box = item.shape().boundingRect().translated(middle).adjusted(-3, -3, 3, 6);
      for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
          QVERIFY(box.contains(x, y) || image.pixelColor(x, y).alpha() == 0);
        }
      }
    }
  }

  void theSentenceOfAChipIsItsToolTip() {
    Window window({900, 600}, seaBoard());
    IslandChip chip = chipOf(window.map(), kEast);
    chip.tip = u"Settled by: Asha"_s;
    window.scene.overlay().setIslands({chip});
    const IslandChipItem* item = itemsOf<IslandChipItem>(window.scene).front();
    QCOMPARE(item->toolTip(), chip.tip);
    window.scene.overlay().setIslands({});
    QVERIFY(itemsOf<IslandChipItem>(window.scene).empty());
  }

  // Start land

  void landWithoutAStartIsWashedWhileItIsWished() {
    Window window({900, 600}, seaBoard());
    const auto wash = [&] { return itemsOf<StartWashItem>(window.scene).front(); };
    QVERIFY(wash()->cells().empty() && wash()->corners().empty());
    window.scene.overlay().showStartLand(BoardOverlay::StartLandShown::Yes);
    QCOMPARE(wash()->cells(), (std::vector<Hex>{{4, 0}, {4, 1}, {3, 2}}));
    QCOMPARE(wash()->corners().size(), 1U);
    QVERIFY(distance(wash()->corners().front(), window.at(window.corner("0,0:N"))) < 1e-6);
    window.scene.overlay().showStartLand(BoardOverlay::StartLandShown::No);
    QVERIFY(wash()->cells().empty() && wash()->corners().empty());
  }
};

TAPU_TEST_WITH_SCREEN(TestSea)
#include "test_sea.moc"
