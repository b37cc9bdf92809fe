// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPointer>
#include <QTest>
#include <QVariantAnimation>
#include <QWheelEvent>
#include <cmath>

#include "app/board/board_view.h"
#include "app/board/geometry.h"
#include "app/board/painting.h"
#include "engine/board/board.h"
#include "tests/board/board_window.h"
#include "tests/suite.h"

using namespace tapu;

namespace {

void wheel(BoardView& view, QPointF at, int delta) {
  QWheelEvent event(at, view.viewport()->mapToGlobal(at), {}, {0, delta}, Qt::NoButton, Qt::NoModifier,
                    Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(view.viewport(), &event);
}

}  // namespace

/// The part of a board that a view shows: fitted, followed, zoomed and moved by a person.
class TestFittedView : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { loadFonts(); }

  void fitShowsTheWholeBoard_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(1280, 500);
    QTest::newRow("tall") << QSize(400, 900);
    QTest::newRow("tiny") << QSize(120, 100);
    QTest::newRow("large") << QSize(2000, 1500);
  }
  void fitShowsTheWholeBoard() {
    QFETCH(QSize, size);
    for (const Board& board : {beginnerBoard(), flatBoard()}) {
      Window window({700, 500}, board);
      window.view.resize(size);
      QApplication::processEvents();
      QVERIFY(window.view.isFitted());
      const QRectF shown = window.view.viewportTransform().mapRect(window.scene.landRect());
      QVERIFY(QRectF(window.view.viewport()->rect()).contains(shown));
      QVERIFY(shown.width() > 0.9 * size.width() || shown.height() > 0.8 * size.height());
      QVERIFY(distance(shown.center(), QRectF(window.view.viewport()->rect()).center()) <= 2);
    }
  }

  void fitLeavesOutTheSeaAroundTheLand() {
    Board board = beginnerBoard();
    for (int q = -6; q <= 6; ++q) board.cells.push_back({.at = {q, q < 0 ? 4 : 4 - q}, .terrain = Terrain::Sea});
    Window window({700, 500}, board);
    QVERIFY(window.scene.landRect().width() > 1.3 * window.scene.islandRect().width());
    const QRectF shown = window.view.viewportTransform().mapRect(window.scene.islandRect());
    QVERIFY(QRectF(window.view.viewport()->rect()).contains(shown));
    QVERIFY(shown.width() > 0.9 * 700 || shown.height() > 0.8 * 500);
    for (const Cell& cell : board.cells)
      QVERIFY(cell.terrain == Terrain::Sea ||
              window.scene.islandRect().contains(hexCenter(cell.at, Orientation::Pointy)));
  }

  /// Nine hexes of 120 pixels in a row: six of them have room in this view.
  void aBoardThatIsTooLargeIsShownInPartAndFollowed() {
    Board board = beginnerBoard();
    for (const int q : {-4, -3, 3, 4}) board.cells.push_back({.at = {q, 0}, .terrain = Terrain::Desert});
    Window window({800, 800}, board);
    const double whole = window.view.hexWidth();
    window.view.setLeastHexWidth(120);
    QCOMPARE(window.view.hexWidth(), 120.0);
    QVERIFY(window.view.isFitted());
    const auto isSeen = [&](HexId hex) { return window.view.inSight().contains(around(window.at(hex), kR, kR)); };
    const HexId first = window.hex("-4,0"), last = window.hex("4,0");
    QVERIFY(!isSeen(first) && !isSeen(last));
    window.view.follow(around(window.at(first), kR, kR));
    QVERIFY(isSeen(first) && !isSeen(last));
    const QRectF before = window.view.inSight();
    window.view.follow(around(window.at(first), kR / 2, kR / 2));  // in sight: nothing moves
    QCOMPARE(window.view.inSight(), before);
    window.view.follow(around(window.at(last), kR, kR));
    QVERIFY(isSeen(last) && !isSeen(first));

    QTest::keyClick(&window.view, Qt::Key_0);
    QCOMPARE(window.view.hexWidth(), whole);
    QVERIFY(isSeen(first) && isSeen(last));
    QTest::keyClick(&window.view, Qt::Key_0);
    QCOMPARE(window.view.hexWidth(), 120.0);

    QTest::keyClick(&window.view, Qt::Key_Minus);  // the person looks around
    const QRectF left = window.view.inSight();
    window.view.follow(around(window.at(first), kR, kR));
    window.view.follow(around(window.at(last), kR, kR));
    QCOMPARE(window.view.inSight(), left);
  }

  void aViewGlidesToWhatItFollows() {
    Board board = beginnerBoard();
    for (const int q : {-4, -3, 3, 4}) board.cells.push_back({.at = {q, 0}, .terrain = Terrain::Desert});
    Window window({800, 800}, board);
    window.view.setLeastHexWidth(120);
    const QRectF first = around(window.at(window.hex("-4,0")), kR, kR);
    const QRectF last = around(window.at(window.hex("4,0")), kR, kR);
    window.view.follow(first);
    const double left = window.view.inSight().left();
    window.view.follow(last);
    const double right = window.view.inSight().left();
    QVERIFY2(right > left, "at once without motion");
    for (const Motion still : {Motion::Off, Motion::Reduced}) {
      window.scene.effects().setMotion(still);
      window.view.follow(first);
      QVERIFY(window.view.inSight().contains(first) && !window.scene.effects().isMoving());
      window.view.follow(last);
    }
    window.scene.effects().setMotion(Motion::Full);
    const auto glide = [&](const QRectF& to) {
      window.view.follow(to);
      auto* animation = window.scene.findChildren<QVariantAnimation*>().last();
      animation->pause();  // from here on the test is its clock
      return QPointer<QVariantAnimation>(animation);
    };
    QPointer<QVariantAnimation> way = glide(first);
    QCOMPARE(way->duration(), millisecondsOf(Moves::Follow, Motion::Full));
    QVERIFY(std::abs(window.view.inSight().left() - right) <= 2);
    way->setCurrentTime(way->duration() / 2);
    const double between = window.view.inSight().left();
    QVERIFY(between < right && between > left);
    way->setCurrentTime(way->duration());
    QVERIFY(std::abs(window.view.inSight().left() - left) <= 2);
    QVERIFY(window.view.inSight().contains(first) && window.view.isFitted());
    way = glide(last);
    window.scene.effects().skip();
    QVERIFY2(window.view.inSight().contains(last), "a key ends it");
    way = glide(first);
    way->setCurrentTime(way->duration() / 2);
    const QRectF pressed = window.view.inSight();
    QTest::mousePress(window.view.viewport(), Qt::LeftButton, {}, {400, 400});
    QCOMPARE(window.view.inSight(), pressed);  // what lay under the pointer
    QTest::mouseRelease(window.view.viewport(), Qt::LeftButton, {}, {400, 400});
    QVERIFY(!window.scene.effects().isMoving());
  }

  void aViewThatIsThereGlidesNoMore() {
    Board board = beginnerBoard();
    for (const int q : {-4, -3, 3, 4}) board.cells.push_back({.at = {q, 0}, .terrain = Terrain::Desert});
    Window window({800, 800}, board);
    window.view.setLeastHexWidth(120);
    window.scene.effects().setMotion(Motion::Full);
    // Half of it lies beyond the land.
    const QRectF edge = around(window.at(window.hex("-4,0")) - QPointF(kR, 0), 2 * kR, 2 * kR);
    window.view.follow(edge);
    QVERIFY(window.scene.effects().isMoving());
    window.scene.effects().skip();
    QVERIFY(window.view.inSight().contains(window.at(window.hex("-4,0"))) && !window.view.shows(edge));
    window.view.follow(edge);
    QVERIFY(!window.scene.effects().isMoving());
  }

  /// Also again after it has followed something else, though they are the same places.
  void aFittedBoardFollowsThePlacesThatAreAskedFor() {
    Board board = beginnerBoard();
    for (const int q : {-4, -3, 3, 4}) board.cells.push_back({.at = {q, 0}, .terrain = Terrain::Desert});
    Window window({800, 800}, board);
    window.scene.effects().setMotion(Motion::Off);
    window.view.setLeastHexWidth(120);
    const CornerId west = window.corner("-4,0:N");
    QVERIFY(!window.view.inSight().contains(window.at(west)));
    window.scene.setTargets({buildSettlement(west)}, 0);
    window.view.comeToTargets();
    QVERIFY(window.view.isFitted());
    QVERIFY(window.view.inSight().contains(window.at(west)));
    window.view.follow(around(window.at(window.hex("4,0")), kR, kR));
    QVERIFY(!window.view.inSight().contains(window.at(west)));
    window.view.comeToTargets();
    QVERIFY(window.view.isFitted());
    QVERIFY(window.view.inSight().contains(window.at(west)));
  }

  /// A view judges that alike whether it is fitted or moved: by the middle of the place.
  void aPlaceOfWhichTheMiddleIsInSightMovesNoView() {
    Board board = beginnerBoard();
    for (const int q : {-4, -3, 3, 4}) board.cells.push_back({.at = {q, 0}, .terrain = Terrain::Desert});
    Window window({800, 800}, board);
    window.scene.effects().setMotion(Motion::Off);
    window.view.setLeastHexWidth(120);
    // 32 pixels inside the margin of a view of 800 around the middle hex, from which it is 360 away.
    const CornerId place = window.corner("-3,0:N");
    for (const bool isMoved : {false, true}) {
      if (isMoved) window.view.lookAt(window.at(window.hex("0,0")));
      QCOMPARE(window.view.isFitted(), !isMoved);
      window.scene.clearTargets();
      window.view.comeToTargets();
      const QRectF before = window.view.inSight();
      window.scene.setTargets({buildSettlement(place)}, 0);
      window.view.comeToTargets();
      QCOMPARE(window.view.inSight(), before);
    }
  }

  void whereFiveHexesHaveNoRoomAllIsShown() {
    Window window({800, 800});
    const double whole = window.view.hexWidth();
    window.view.setLeastHexWidth(165);  // five of them are 825
    QCOMPARE(window.view.hexWidth(), whole);
  }

  void fitLeavesTheMarginsFree() {
    Window window({900, 700});
    window.view.setFitMargins({300, 80, 10, 10});
    const QRectF shown = window.view.viewportTransform().mapRect(window.scene.landRect());
    QVERIFY(QRectF(window.view.viewport()->rect()).marginsRemoved({299, 79, 9, 9}).contains(shown));
  }

  void theWheelZoomsAroundThePointer() {
    Window window;
    const QPointF pointer(200, 450);
    const QPointF under = window.view.viewportTransform().inverted().map(pointer);
    const double width = window.view.hexWidth();
    for (int i = 0; i < 4; ++i) {
      wheel(window.view, pointer, 120);
      QVERIFY(distance(window.view.viewportTransform().map(under), pointer) <= 1.5 * (i + 1));
    }
    QVERIFY(window.view.hexWidth() > 2 * width);
    QVERIFY(!window.view.isFitted());
  }

  void zoomingInAndOutKeepsTheCenterAndFitReturns() {
    Window window;
    const QPointF middle = QRectF(window.view.viewport()->rect()).center();
    const QPointF center = window.view.viewportTransform().inverted().map(middle);
    const double width = window.view.hexWidth();
    QTest::keyClick(&window.view, Qt::Key_Plus);
    QVERIFY(window.view.hexWidth() > width);
    QTest::keyClick(&window.view, Qt::Key_Minus);
    QVERIFY(std::abs(window.view.hexWidth() - width) < 0.01);
    QVERIFY(distance(window.view.viewportTransform().map(center), middle) <= 2);
    QTest::keyClick(&window.view, Qt::Key_Plus);
    QTest::keyClick(&window.view, Qt::Key_0);
    QCOMPARE(window.view.hexWidth(), width);
    QVERIFY(window.view.isFitted());
  }

  void draggingTheSeaPansAndChoosesNothing() {
    Window window;
    window.scene.setTargets({buildSettlement(window.corner("0,0:N"))}, 0);
    const QPointF before = window.view.viewportTransform().map(QPointF());
    QTest::mousePress(window.view.viewport(), Qt::LeftButton, {}, {20, 20});
    QTest::mouseMove(window.view.viewport(), {60, 40});
    QTest::mouseMove(window.view.viewport(), {120, 70});
    QTest::mouseRelease(window.view.viewport(), Qt::LeftButton, {}, {120, 70});
    QVERIFY(distance(window.view.viewportTransform().map(QPointF()), before + QPointF(100, 50)) <= 1.5);
    QVERIFY(window.chosen.empty());
  }

  void landStaysInSightHoweverFarItIsMoved() {
    constexpr double enough = 0.3;
    Window window;
    const QRectF room = window.view.viewport()->rect();
    const auto showsEnough = [&] {
      const QRectF land = window.view.viewportTransform().mapRect(window.view.land());
      const QRectF seen = land & room;
      return seen.width() >= enough * std::min(land.width(), room.width()) &&
             seen.height() >= enough * std::min(land.height(), room.height());
    };
    for (int zoom = 0; zoom < 3; ++zoom) {
      for (const Qt::Key way : {Qt::Key_Left, Qt::Key_Up, Qt::Key_Right, Qt::Key_Down}) {
        for (int i = 0; i < 80; ++i) QTest::keyClick(&window.view, way, Qt::ShiftModifier);
        QVERIFY(showsEnough());
      }
      for (int i = 0; i < 4; ++i) wheel(window.view, room.bottomLeft() + QPointF(3, -3), 120);
      QVERIFY(showsEnough());
    }
    for (int i = 0; i < 30; ++i) wheel(window.view, room.topRight() + QPointF(-3, 3), -120);
    QVERIFY2(showsEnough(), "zoomed out beside a corner");
  }

  void theViewComesToThePlacesThatAreAskedFor() {
    Window window({500, 400});
    const CornerId west = window.corner("-2,0:N"), east = window.corner("2,0:N");
    for (int i = 0; i < 6; ++i) window.view.zoomIn();
    const auto sees = [&](CornerId corner) {
      return window.view.viewport()->rect().contains(window.pixel(window.at(corner)));
    };
    window.view.lookAt(window.at(west));
    window.scene.setTargets({buildSettlement(east)}, 0);
    window.view.comeToTargets();
    QVERIFY(sees(east) && !sees(west));
    window.view.lookAt(window.at(west));
    window.view.comeToTargets();
    QVERIFY2(sees(west), "the person looks elsewhere meanwhile");
    window.scene.setTargets({buildSettlement(west), buildSettlement(east)}, 0);
    window.view.comeToTargets();
    QVERIFY2(sees(west), "one of them is in sight");
  }

  void thePersonMayLookElsewhereWhilePlacesOfAFittedBoardAreAskedFor() {
    Window window({500, 400});
    const CornerId west = window.corner("-2,0:N"), east = window.corner("2,0:N");
    window.scene.setTargets({buildSettlement(east)}, 0);
    window.view.comeToTargets();
    QVERIFY(window.view.isFitted());
    for (int i = 0; i < 6; ++i) window.view.zoomIn();
    window.view.lookAt(window.at(west));
    const QRectF before = window.view.inSight();
    QVERIFY(!before.contains(window.at(east)));
    window.view.comeToTargets();
    QCOMPARE(window.view.inSight(), before);
  }

  void farZoomedInEveryPartIsDrawnWhereverOnePans() {
    Window window({500, 400});
    for (int i = 0; i < 8; ++i) window.view.zoomIn();
    QVERIFY(window.view.hexWidth() > 300);
    for (const Cell& cell : beginnerBoard().cells) {
      const QPointF middle = hexCenter(cell.at, Orientation::Pointy);
      window.view.centerOn(middle + QPointF(0, 0.8 * kR));
      const QColor seen = window.shot().pixelColor(window.pixel(middle + QPointF(0, 0.9 * kR)));
      QVERIFY(std::abs(seen.red() - terrainStops(cell.terrain).bottom.red()) < 24);
      QVERIFY(std::abs(seen.blue() - terrainStops(cell.terrain).bottom.blue()) < 24);
    }
  }
};

TAPU_TEST_WITH_SCREEN(TestFittedView)
#include "test_fitted_view.moc"
