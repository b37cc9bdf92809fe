// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>

#include <QFileInfo>
#include <QGraphicsItem>
#include <QPainter>
#include <QSignalSpy>
#include <QStyleOptionGraphicsItem>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <set>

#include "app/board/board_effects.h"
#include "app/board/board_picture.h"
#include "app/board/board_view.h"
#include "app/board/geometry.h"
#include "app/board/painting.h"
#include "app/board/picture_file.h"
#include "app/board/spot.h"
#include "app/kit/sea_page.h"
#include "engine/board/board.h"
#include "tests/board/board_window.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

/// A position with nothing on the board.
State emptyState(const Topology& map) {
  State state;
  state.corners.assign(map.cornerCount());
  state.edges.assign(map.edgeCount());
  return state;
}

}  // namespace

class TestScene : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { loadFonts(); }

  // What changes is painted anew in parts; the picture is that of the whole board all the same.
  void aBoardThatChangesLooksLikeOnePaintedAtOnce() {
    Board board = beginnerBoard();
    for (int q = -6; q <= 6; ++q)  // far corners, so that a change there is a part of its own
      for (int r : {-6, 6})        // land at the outermost: both views fit the same
        board.cells.push_back({{q - r / 2, r}, std::abs(q) == 6 ? Terrain::Desert : Terrain::Sea, 0, {}, {}});
    const auto sorted = [](Board made) {
      std::ranges::sort(made.cells, [](auto& a, auto& b) { return readsBefore(a.at, b.at, Orientation::Pointy); });
      return made;
    };
    Window drawn({900, 800}, sorted(board));
    (void)drawn.view.grab();
    for (Cell& cell : board.cells) {
      if (cell.at == Hex{1, 0} || cell.at == Hex{-2, 2}) {
        cell.terrain = Terrain::Sea;
        cell.number = 0;
      }
      if (cell.at == Hex{-3, -6 + 12} || cell.at == Hex{9, -6}) {
        cell.terrain = Terrain::Hills;
        cell.number = 4;
      }
    }
    board.harbors.pop_back();
    board.harbors.erase(board.harbors.begin());
    drawn.scene.updateBoard(sorted(board));
    Window fresh({900, 800}, sorted(board));
    const QImage is = drawn.view.grab().toImage(), wanted = fresh.view.grab().toImage();
    QCOMPARE(is.size(), wanted.size());
    int other = 0;
    for (int y = 0; y < is.height(); ++y)
      for (int x = 0; x < is.width(); ++x) {
        const QColor a = is.pixelColor(x, y), b = wanted.pixelColor(x, y);
        other += std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) > 60;
      }
    QVERIFY2(other < 40, qPrintable(QString::number(other)));
  }

  // Choosing

  void aPictureReplacesNoPipe() {
    QTemporaryDir folder;
    const QString pipe = folder.filePath(u"pipe"_s), path = folder.filePath(u"board.svg"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    QVERIFY(QFile::link(pipe, path));
    BoardScene scene;
    scene.setBoard(beginnerBoard());
    QVERIFY(!savePicture(path, scene, u"Board"_s));
    QVERIFY2(QFileInfo::exists(pipe) && !QFileInfo(pipe).isFile(), "it stays as it was");
    QVERIFY(savePicture(folder.filePath(u"other.svg"_s), scene, u"Board"_s));
  }

  void aClickOnALegalPlaceChoosesItsAction_data() {
    QTest::addColumn<bool>("flat");
    QTest::addColumn<QSize>("size");
    QTest::newRow("pointy hexes in a wide window") << false << QSize(1000, 640);
    QTest::newRow("pointy hexes in a small window") << false << QSize(360, 300);
    QTest::newRow("flat hexes") << true << QSize(800, 700);
  }
  void aClickOnALegalPlaceChoosesItsAction() {
    QFETCH(bool, flat);
    QFETCH(QSize, size);
    Window window(size, flat ? flatBoard() : beginnerBoard());
    const CornerId corner = window.map().hex(HexId(9)).corners[0];
    const CornerId city = window.map().hex(HexId(9)).corners[3];
    const EdgeId edge = window.map().hex(HexId(3)).edges[4];
    window.scene.setTargets({buildSettlement(corner), buildCity(city), buildRoad(edge), endTurn()}, 0);
    for (const auto& [where, action] :
         {std::pair(window.at(corner), buildSettlement(corner)), std::pair(window.at(city), buildCity(city)),
          std::pair(window.at(edge), buildRoad(edge))}) {
      window.chosen.clear();
      window.click(window.pixel(where));
      QCOMPARE(window.chosen.size(), 1u);
      QCOMPARE(window.chosen.front(), std::vector<Action>{action});
    }
  }

  void aClickBesideChoosesNothing() {
    Window window;
    const CornerId corner = window.corner("0,0:N");
    window.scene.setTargets({buildSettlement(corner)}, 0);
    const double zone = std::max(0.30 * kR / window.view.unitsPerPixel(), 12.0);
    const QPoint middle = window.pixel(window.at(corner));
    for (const QPoint& away : {QPoint(1, 0), QPoint(-1, 0), QPoint(0, 1), QPoint(0, -1)})
      window.click(middle + away * static_cast<int>(zone + 2));
    window.click({3, 3});
    QVERIFY(window.chosen.empty());
    window.click(middle + QPoint(static_cast<int>(zone) - 2, 0));
    QCOMPARE(window.chosen.size(), 1u);
  }

  void theSecondClickOfADoubleClickIsNotTheNextChoice() {
    Window window;
    const CornerId corner = window.corner("0,0:N");
    const EdgeId edge = window.map().corner(corner).edges.front();
    window.scene.setTargets({buildSettlement(corner)}, 0);
    QObject::connect(&window.scene, &BoardScene::chosen, &window.scene,
                     [&] { window.scene.setTargets({buildRoad(edge)}, 0); });
    window.doubleClick(window.pixel((2 * window.at(corner) + window.at(edge)) / 3));
    QCOMPARE(window.chosen, (std::vector<std::vector<Action>>{{buildSettlement(corner)}}));
    window.click(window.pixel(window.at(edge)));
    QCOMPARE(window.chosen.size(), 2u);
    QCOMPARE(window.chosen.back().front(), buildRoad(edge));
  }

  void theSecondClickOfADoubleClickChoosesWhereTheFirstFoundNothing() {
    Window window;
    const CornerId corner = window.corner("0,0:N"), other = window.corner("0,0:S");
    window.scene.setTargets({buildSettlement(other)}, 0);
    QObject::connect(&window.scene, &BoardScene::missed, &window.scene,
                     [&] { window.scene.setTargets({buildSettlement(corner)}, 0); });
    window.doubleClick(window.pixel(window.at(corner)));
    QCOMPARE(window.chosen, (std::vector<std::vector<Action>>{{buildSettlement(corner)}}));
  }

  void clickZonesStayTwentyFourPixelsWideOnASmallBoard() {
    Window window({150, 150});
    const CornerId corner = window.corner("0,0:N");
    window.scene.setTargets({buildSettlement(corner)}, 0);
    QVERIFY(0.30 * kR / window.view.unitsPerPixel() < 11);
    window.click(window.pixel(window.at(corner)) + QPoint(11, 0));
    QCOMPARE(window.chosen.size(), 1u);
  }

  void withoutTargetsAClickChoosesNothing() {
    Window window;
    window.scene.setTargets({buildSettlement(window.corner("0,0:N"))}, 0);
    window.scene.clearTargets();
    QVERIFY(!window.scene.hasTargets());
    window.click(window.pixel(window.at(window.corner("0,0:N"))));
    QVERIFY(window.chosen.empty());
  }

  void aHexWithTwoVictimsGivesBothActions() {
    Window window;
    const HexId hex(4);
    window.scene.setTargets({moveRobber(hex, SeatId(1)), moveRobber(hex, SeatId(2)), moveRobber(HexId(5), SeatId())},
                            0);
    window.click(window.pixel(window.at(hex) + QPointF(0, -0.5 * kR)));
    QCOMPARE(window.chosen.size(), 1u);
    QCOMPARE(window.chosen.front(), (std::vector<Action>{moveRobber(hex, SeatId(1)), moveRobber(hex, SeatId(2))}));
  }

  void escapeAndRightClickCancel() {
    Window window;
    window.scene.setTargets({buildSettlement(window.corner("0,0:N"))}, 0);
    QTest::keyClick(&window.view, Qt::Key_Escape);
    QCOMPARE(window.canceled, 1);
    window.click({5, 5}, Qt::RightButton);
    QCOMPARE(window.canceled, 2);
    QVERIFY(window.chosen.empty());
  }

  void theKeyboardReachesEveryTargetAndChooses() {
    Window window;
    const CornerId west = window.corner("-1,0:N"), east = window.corner("1,0:N");
    window.scene.setTargets({buildSettlement(west), buildSettlement(east)}, 0);
    QTest::keyClick(&window.view, Qt::Key_Tab);
    QTest::keyClick(&window.view, Qt::Key_Tab);
    QTest::keyClick(&window.view, Qt::Key_Return);
    QTest::keyClick(&window.view, Qt::Key_Backtab);
    QTest::keyClick(&window.view, Qt::Key_Space);
    QCOMPARE(window.chosen.size(), 2u);
    QCOMPARE(window.chosen[0].front(), buildSettlement(east));
    QCOMPARE(window.chosen[1].front(), buildSettlement(west));
  }

  void aGhostShowsWhereOneMayBuildAndRisesUnderThePointer() {
    Window window;
    const CornerId corner = window.corner("0,0:N");
    const QPointF at = window.at(corner);
    const QImage bare = window.shotAround(at);
    window.scene.setTargets({buildSettlement(corner)}, 1);
    const QImage ghost = window.shotAround(at);
    QVERIFY(ghost != bare);
    QSignalSpy raised(&window.scene, &BoardScene::raised);
    QTest::mouseMove(window.view.viewport(), window.pixel(at));
    QCOMPARE(raised.count(), 1);
    QVERIFY(window.shotAround(at) != ghost);
    QTest::mouseMove(window.view.viewport(), QPoint(2, 2));
    QCOMPARE(window.shotAround(at), ghost);
    window.scene.clearTargets();
    QCOMPARE(window.shotAround(at), bare);
  }

  void ghostsOnHoverShowNothingUntilThePointerComes() {
    Window window;
    const CornerId corner = window.corner("0,0:N");
    const QImage bare = window.shotAround(window.at(corner));
    window.scene.setTargets({buildSettlement(corner)}, 1, Ghosts::OnHover);
    QCOMPARE(window.shotAround(window.at(corner)), bare);
    QTest::mouseMove(window.view.viewport(), window.pixel(window.at(corner)));
    QVERIFY(window.shotAround(window.at(corner)) != bare);
  }

  void theRankOfAnAdvisedHexLeavesItsNumberInSight() {
    Window window;
    int place = 0;
    while (window.map().hex(HexId(place)).cell.number == 0) ++place;
    const QPointF number = window.at(HexId(place)) + QPointF(0, 0.31 * kR);
    const QImage bare = window.shotAround(number, 24), all = window.shot();
    for (const auto look : {SpotSign::Look::Plain, SpotSign::Look::Chosen}) {
      window.scene.overlay().setAdvised({{BoardSpot{BoardSpot::Kind::Hex, place}, u"2"_s, look}});
      QVERIFY(window.shot() != all);
      QCOMPARE(window.shotAround(number, 24), bare);
    }
  }

  void theRingOfAHexLiesUnderThePiecesAtIt() {
    Window window;
    const HexId hex(7);
    const CornerId corner = window.map().hex(hex).corners[0];
    State state = emptyState(window.map());
    state.corners[corner.value] = Piece(SeatId(2), Piece::Settlement);
    window.scene.setState(state);
    const QImage house = window.shotAround(window.at(corner), 12);
    window.scene.overlay().pick(BoardSpot{BoardSpot::Kind::Hex, 7});
    QCOMPARE(window.shotAround(window.at(corner), 12), house);
    const QPointF middle = (window.at(corner) + window.at(window.map().hex(hex).corners[1])) / 2;
    const QImage ringed = window.shotAround(middle, 30);
    window.scene.overlay().pick({});
    QVERIFY(window.shotAround(middle, 30) != ringed);
  }

  void placesForAWhiteRoadHaveADarkRim() {
    Window window({1100, 900});
    const EdgeId edge = window.edge("0,0/W");
    const auto darkPixels = [&] {
      const QImage shot = window.shotAround(window.at(edge), 90);
      int count = 0;
      for (int y = 0; y < shot.height(); ++y)
        for (int x = 0; x < shot.width(); ++x) count += qGray(shot.pixel(x, y)) < 80 ? 1 : 0;
      return count;
    };
    int white = 0;
    while (playerColor(white).fill.lightnessF() <= 0.8F) ++white;
    const int before = darkPixels();
    window.scene.setTargets({buildRoad(edge)}, white);
    QVERIFY2(darkPixels() > before + 40, "white dashes would be lost on a pale ground");
  }

  // State

  void aNewPieceIsSeenAtOnce_data() {
    QTest::addColumn<QString>("piece");
    QTest::newRow("settlement") << u"settlement"_s;
    QTest::newRow("city in place of a settlement") << u"city"_s;
    QTest::newRow("road") << u"road"_s;
    QTest::newRow("robber") << u"robber"_s;
  }
  void aNewPieceIsSeenAtOnce() {
    QFETCH(QString, piece);
    Window window;
    const CornerId corner = window.corner("0,0:SW");
    const EdgeId edge = window.edge("0,0/W");
    State state = emptyState(window.map());
    if (piece == u"city") state.corners[corner.value] = Piece(SeatId(2), Piece::Settlement);
    state.robbers.push_back(HexId(0));
    window.scene.setState(state);
    const QPointF where = piece == u"road"     ? window.at(edge)
                          : piece == u"robber" ? window.at(HexId(7))
                                               : window.at(corner);
    const QImage before = window.shotAround(where, 90);
    if (piece == u"settlement") state.corners[corner.value] = Piece(SeatId(2), Piece::Settlement);
    if (piece == u"city") state.corners[corner.value] = Piece(SeatId(2), Piece::City);
    if (piece == u"road") state.edges[edge.value] = Piece(SeatId(2), Piece::Road);
    if (piece == u"robber") state.robbers[0] = HexId(7);
    window.scene.setState(state);
    QVERIFY(!window.scene.effects().isMoving());
    QVERIFY(window.shotAround(where, 90) != before);
  }

  void aPieceHasTheColorOfItsSeat() {
    Window window({1100, 900});
    const CornerId corner = window.corner("0,0:SW");
    State state = emptyState(window.map());
    state.corners[corner.value] = Piece(SeatId(0), Piece::Settlement);
    window.scene.setState(state);
    for (int color : {3, 8}) {
      window.scene.setSeatColors({color});
      const QPoint wall = window.pixel(window.at(corner) + QPointF(-14, 16));
      QCOMPARE(window.shot().pixelColor(wall), playerColor(color).fill);
    }
  }

  void motionIsSkippedByAKeyAndEndsWhereTheStateIs() {
    Window window;
    State state = emptyState(window.map());
    window.scene.effects().setMotion(Motion::Full);
    window.scene.setState(state);
    QVERIFY(!window.scene.effects().isMoving());
    const CornerId corner = window.corner("0,0:SW");
    state.corners[corner.value] = Piece(SeatId(0), Piece::Settlement);
    window.scene.setState(state);
    QVERIFY(window.scene.effects().isMoving());
    QTest::keyClick(&window.view, Qt::Key_F);
    QVERIFY(!window.scene.effects().isMoving());
    const QImage after = window.shot();
    Window still;
    still.scene.setState(state);
    QCOMPARE(after, still.shot());
  }

  void takingAPieceBackRemovesIt() {
    Window window;
    State state = emptyState(window.map());
    window.scene.setState(state);
    const QImage bare = window.shot();
    const EdgeId edge = window.edge("0,0/E");
    state.edges[edge.value] = Piece(SeatId(1), Piece::Road);
    window.scene.setState(state);
    QVERIFY(window.shot() != bare);
    state.edges[edge.value] = Piece();
    window.scene.setState(state);
    QCOMPARE(window.shot(), bare);
  }

  void producingHexesLightUpAndGoOutAgain() {
    Window window;
    const QImage bare = window.shot();
    window.scene.effects().setMotion(Motion::Full);
    window.scene.effects().showProducing(8);
    QVERIFY(window.scene.effects().isMoving());
    SOON(window.shot() != bare);
    SOON(!window.scene.effects().isMoving());
    QCOMPARE(window.shot(), bare);
  }

  void aPlaceIsPointedOutAndTheRingGoes() {
    Window window;
    window.scene.effects().setMotion(Motion::Off);  // a ring is information: it is shown all the same
    const QImage bare = window.shot();
    QVERIFY(!window.scene.effects().pointedOut());
    const CornerId corner = window.corner("0,0:N");
    window.scene.effects().pointOut(corner);
    QVERIFY(distance(*window.scene.effects().pointedOut(), window.at(corner)) < 0.01);
    QVERIFY(window.shot() != bare);
    window.scene.effects().pointOut(EdgeId(0));
    QVERIFY(distance(*window.scene.effects().pointedOut(), window.at(EdgeId(0))) < 0.01);
    window.scene.effects().pointOut(HexId(0));
    QVERIFY(distance(*window.scene.effects().pointedOut(), window.at(HexId(0))) < 0.01);
    window.scene.effects().skip();
    QVERIFY(!window.scene.effects().pointedOut());
    QCOMPARE(window.shot(), bare);
    window.scene.effects().pointOut(CornerId(9999));
    QVERIFY(!window.scene.effects().pointedOut());
  }

  void theThemesDiffer() {
    Window window;
    const QImage light = window.shot();
    window.view.setPalette(palette(themeFor(ThemeKind::Dark)));
    QCOMPARE(window.scene.theme(), themeFor(ThemeKind::Dark));
    QVERIFY(window.shot() != light);
  }

  void otherDigitsAreShownAtOnce() {
    Window window;
    const QImage usual = window.shot();
    const Cell numbered = *std::find_if(window.scene.board().cells.begin(), window.scene.board().cells.end(),
                                        [](const Cell& cell) { return cell.number > 0; });
    const QPoint disc = window.pixel(hexCenter(numbered.at, Orientation::Pointy) + QPointF(0, 0.31 * kR));
    const auto inDisc = [&](const QImage& image) { return image.copy(QRect(disc - QPoint(12, 12), QSize(24, 24))); };
    const QLocale before;
    const auto speak = [&](const QLocale& locale) {
      QLocale::setDefault(locale);
      QEvent changed(QEvent::LanguageChange);
      QApplication::sendEvent(&window.view, &changed);
    };
    speak(QLocale(QLocale::Marathi, QLocale::India));
    const QImage other = window.view.grab().toImage();
    speak(before);
    QVERIFY(inDisc(other) != inDisc(usual));
    QCOMPARE(window.shot(), usual);
  }

  // The sea

  void thePageShowsItsSeaThroughTheBoard() {
    SeaPage page;
    BoardScene scene;
    scene.setBoard(beginnerBoard());
    BoardView view(&scene, &page);
    view.setWater(Water::Beneath);
    page.resize(900, 600);
    view.setGeometry(300, 50, 500, 500);
    page.show();
    QVERIFY(test::soonExposed(page));
    const QImage through = page.grab().toImage();
    view.hide();
    const QImage sea = page.grab().toImage();
    QCOMPARE(through.pixel(302, 52), sea.pixel(302, 52));
    QVERIFY(through.pixel(550, 300) != sea.pixel(550, 300));
  }

  void theMenusCutNoWaveOfTheSea() {
    SeaPage page;
    page.resize(1920, 200);
    page.show();
    QVERIFY(test::soonExposed(page));
    const QImage sea = page.grab().toImage();
    for (int x = 1; x < sea.width(); ++x) {
      const QColor left = sea.pixelColor(x - 1, 0), right = sea.pixelColor(x, 0);
      QVERIFY2(std::abs(left.red() - right.red()) < 5, qPrintable(QString::number(x)));
    }
  }

  // Detail

  void detailFollowsTheWidthOfAHex_data() {
    QTest::addColumn<double>("width");
    QTest::addColumn<int>("detail");
    QTest::newRow("80 pixels: all") << 80.0 << static_cast<int>(Detail::Full);
    QTest::newRow("79 pixels: fewer") << 79.0 << static_cast<int>(Detail::Reduced);
    QTest::newRow("40 pixels: fewer") << 40.0 << static_cast<int>(Detail::Reduced);
    QTest::newRow("39 pixels: flat") << 39.0 << static_cast<int>(Detail::Flat);
    QTest::newRow("20 pixels: flat") << 20.0 << static_cast<int>(Detail::Flat);
    QTest::newRow("19 pixels: colors only") << 19.0 << static_cast<int>(Detail::Dots);
  }
  void detailFollowsTheWidthOfAHex() {
    QFETCH(double, width);
    QFETCH(int, detail);
    QCOMPARE(static_cast<int>(detailFor(width)), detail);
  }

  void everyHexIsDrawnInItsTerrain_data() {
    QTest::addColumn<bool>("flat");
    QTest::addColumn<int>("side");
    QTest::newRow("pointy with art") << false << 900;
    QTest::newRow("flat with art") << true << 900;
    QTest::newRow("pointy, small") << false << 200;
    QTest::newRow("flat, tiny") << true << 100;
  }
  void everyHexIsDrawnInItsTerrain() {
    QFETCH(bool, flat);
    QFETCH(int, side);
    const Board board = flat ? flatBoard() : beginnerBoard();
    Window window({side, side}, board);
    State state = emptyState(window.map());
    window.scene.setState(state);
    const QImage shot = window.shot();
    for (const Cell& cell : board.cells) {
      // Near the lower corner of the hex there is only ground.
      const int below = flat ? 3 : 3;
      const QPointF middle = hexCenter(cell.at, board.orientation);
      const QPointF spot = middle + 0.80 * (cornerPosition(cell.at, below, board.orientation) - middle);
      const QColor seen = shot.pixelColor(window.pixel(spot));
      const Stops stops = terrainStops(cell.terrain);
      const auto near = [&](int value, int one, int two) {
        return value >= std::min(one, two) - 40 && value <= std::max(one, two) + 40;
      };
      QVERIFY(near(seen.red(), stops.top.red(), stops.bottom.red()));
      QVERIFY(near(seen.green(), stops.top.green(), stops.bottom.green()));
      QVERIFY(near(seen.blue(), stops.top.blue(), stops.bottom.blue()));
    }
  }

  // On the screen coasts are painted in tiles, which must not show.
  void coastsHaveNoSeams() {
    Board board;
    for (int row = 0; row < 9; ++row)
      for (int column = 0; column < 8; ++column)
        board.cells.push_back({.at = hexAt({column, row}, board.orientation),
                               .terrain = (row * 5 + column * 3) % 4 == 0 ? Terrain::Sea : Terrain::Forest});
    BoardLook look;
    look.theme = themeFor(ThemeKind::Light);
    GroundItem ground(board, look);
    QStyleOptionGraphicsItem option;
    option.exposedRect = ground.boundingRect();
    enum class Painted { InTiles, AsShapes };
    const auto image = [&](Painted how) {
      QImage picture(900, 900, QImage::Format_ARGB32_Premultiplied);
      picture.fill(look.theme.sea0);
      QPainter painter(&picture);
      painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
      painter.setRenderHint(QPainter::LosslessImageRendering, how == Painted::AsShapes);
      painter.scale(0.5, 0.5);
      painter.translate(-ground.boundingRect().topLeft());
      ground.paint(&painter, &option, nullptr);
      return picture;
    };
    const QImage tiles = image(Painted::InTiles), shapes = image(Painted::AsShapes);
    // Land lies over the coasts, and its pictures are painted otherwise where shapes are kept.
    QImage land(tiles.size(), QImage::Format_Grayscale8);
    land.fill(Qt::white);
    QPainter painter(&land);
    painter.scale(0.5, 0.5);
    painter.translate(-ground.boundingRect().topLeft());
    painter.setPen(QPen(Qt::black, 6));
    painter.setBrush(Qt::black);
    for (const Cell& cell : board.cells)
      if (cell.terrain != Terrain::Sea)
        painter.drawPolygon(hexOutline(hexCenter(cell.at, board.orientation), board.orientation));
    painter.end();
    constexpr int kTile = 256, kNear = 12;
    const auto isAtSeam = [](int at) { return at % kTile == 0 || at % kTile == kTile - 1; };
    int compared = 0, atSeams = 0, elsewhere = 0;
    for (int y = 0; y < tiles.height(); ++y) {
      for (int x = 0; x < tiles.width(); ++x) {
        if (qGray(land.pixel(x, y)) == 0) continue;
        ++compared;
        const QColor one = tiles.pixelColor(x, y), other = shapes.pixelColor(x, y);
        const int apart = std::max({std::abs(one.red() - other.red()), std::abs(one.green() - other.green()),
                                    std::abs(one.blue() - other.blue())});
        if (apart > kNear) ++(isAtSeam(x) || isAtSeam(y) ? atSeams : elsewhere);
      }
    }
    QVERIFY(compared > 100'000);
    QCOMPARE(atSeams, 0);
    // A shore that begins in a tile has a round end there, and a round corner where it is painted as a whole.
    QVERIFY2(elsewhere < 60, qPrintable(QString::number(elsewhere)));
  }

  void flatBoardsDrawTheirScene() {
    // The palm of a forest makes the middle of the hex differ from flat ground.
    const Board board = flatBoard();
    const QImage image = boardImage(board, {900, 900}, themeFor(ThemeKind::Light), PictureSea::Transparent);
    std::set<QRgb> colors;
    for (int y = 420; y < 480; ++y)
      for (int x = 420; x < 480; ++x) colors.insert(image.pixel(x, y));
    QVERIFY(colors.size() > 20);
  }

  void aPictureIsTransparentOrOnTheSea() {
    const QImage bare = boardImage(beginnerBoard(), {300, 260}, themeFor(ThemeKind::Light), PictureSea::Transparent);
    QCOMPARE(qAlpha(bare.pixel(1, 1)), 0);
    QCOMPARE(qAlpha(bare.pixel(150, 130)), 255);
    const QPixmap sharp = boardPicture(beginnerBoard(), {300, 260}, themeFor(ThemeKind::Dark), 2);
    QCOMPARE(sharp.size(), QSize(600, 520));
    QCOMPARE(qAlpha(sharp.toImage().pixel(1, 1)), 255);
  }

  // Nothing moves when nothing happens

  void ghostsComeToRest() {
    Window window;
    window.scene.effects().setMotion(Motion::Full);
    window.scene.setTargets({buildSettlement(window.corner("0,0:N"))}, 0);
    QVERIFY(window.scene.effects().isMoving());
    SOON(!window.scene.effects().isMoving());
  }

  void theBoardHasANameForScreenReaders() {
    Window window;
    QCOMPARE(window.view.accessibleName(), u"Board"_s);
  }

  // Ships and events

  void aShipIsChosenFirstAndThenItsPlace() {
    Window window;
    const EdgeId ship = window.edge("0,-2/NW"), near = window.edge("0,-2/NE"), far = window.edge("1,-2/NW");
    const std::vector<Action> moves{moveShip(ship, near), moveShip(ship, far)};
    window.scene.setTargets(moves, 0);
    window.click(window.pixel(window.at(ship)));
    QCOMPARE(window.chosen.size(), 1u);
    QVERIFY(window.chosen.back() == moves);
    window.scene.setTargets(moves, 0, Ghosts::Shown, MoveEnd::To);
    window.click(window.pixel(window.at(ship)));
    QVERIFY2(window.chosen.size() == 1, "where it lies it may not go");
    window.click(window.pixel(window.at(far)));
    QVERIFY(window.chosen.back() == std::vector<Action>{moves[1]});
  }

  void whatAnEarthquakeTookIsShownAndGoes() {
    Window window;
    window.scene.effects().setMotion(Motion::Full);
    window.scene.effects().showStruck({}, {{window.corner("0,0:N"), 2}, {window.corner("-1,0:SW"), 1}});
    QCOMPARE(window.scene.effects().fallenShown(), 2);
    QVERIFY(window.scene.effects().isMoving());
    window.scene.effects().skip();
    QCOMPARE(window.scene.effects().fallenShown(), 0);
  }

  void hexesAtStakeStayMarked() {
    Window window;
    const std::vector<HexMark> marks{{*window.map().hexAt({0, -1}), RoundEvent::Flood}};
    window.scene.overlay().setMarks(marks);
    window.scene.effects().skip();
    QVERIFY(window.scene.overlay().marks() == marks);
    window.scene.overlay().setMarks({});
    QVERIFY(window.scene.overlay().marks().empty());
  }

  void whatLiesUnderThePointer_data() {
    QTest::addColumn<Board>("board");
    QTest::newRow("on a pointy board") << beginnerBoard();
    QTest::newRow("on a flat board") << flatBoard();
  }
  void whatLiesUnderThePointer() {
    QFETCH(Board, board);
    Window window({800, 640}, board);
    const auto under = [&](QPointF at) {
      return spotAt(window.scene.board(), window.map(), at, window.scene.bearing());
    };
    const auto is = [](BoardSpot::Kind kind, auto id) {
      return std::optional(BoardSpot{kind, static_cast<int>(id.value)});
    };
    for (int i = 0; i < window.map().cornerCount(); ++i)
      if (window.map().has(CornerId(i)))
        QCOMPARE(under(window.at(CornerId(i)) + QPointF(3, 3)), is(BoardSpot::Kind::Corner, CornerId(i)));
    for (int i = 0; i < window.map().edgeCount(); ++i)
      if (window.map().has(EdgeId(i))) QCOMPARE(under(window.at(EdgeId(i))), is(BoardSpot::Kind::Edge, EdgeId(i)));
    for (int i = 0; i < window.map().hexCount(); ++i)
      QCOMPARE(under(window.at(HexId(i))), is(BoardSpot::Kind::Hex, HexId(i)));
    const std::vector<Harbor>& harbors = window.scene.board().harbors;
    for (std::size_t i = 0; i < harbors.size(); ++i)
      QCOMPARE(under(harborBadge(harbors[i], board.orientation).center()),
               std::optional(BoardSpot{BoardSpot::Kind::Harbor, static_cast<int>(i)}));
    QCOMPARE(under(window.scene.landRect().topLeft() - QPointF(300, 300)), std::nullopt);
  }
};

TAPU_TEST_WITH_SCREEN(TestScene)
#include "test_scene.moc"
