// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>
#include <cmath>
#include <set>

#include "app/board/board_effects.h"
#include "app/board/board_view.h"
#include "app/board/geometry.h"
#include "app/board/items.h"
#include "app/board/painting.h"
#include "app/kit/art.h"
#include "engine/board/board.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

Board boardOf(Orientation orientation) {
  Board board = beginnerBoard();
  board.orientation = orientation;
  return board;
}

/// A window whose board may be turned.
struct Turning {
  BoardScene scene;
  BoardView view{&scene};
  std::vector<std::vector<Action>> chosen;

  explicit Turning(const Board& board = beginnerBoard(), QSize size = {800, 640}) {
    scene.effects().setMotion(Motion::Off);
    scene.setBoard(board);
    QObject::connect(&scene, &BoardScene::chosen, &scene, [this](const auto& actions) { chosen.push_back(actions); });
    view.setTurning(BoardView::Turning::Free);
    view.resize(size);
    view.show();
    if (!test::soonExposed(view)) qFatal("no window");
  }
  QPointF at(CornerId id) const { return scenePoint(scene.map().corner(id).point, scene.bearing()); }
  QPointF at(EdgeId id) const {
    const auto& ends = scene.map().edge(id).corners;
    return (at(ends[0]) + at(ends[1])) / 2;
  }
  void click(QPointF where) { QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.mapFromScene(where)); }
  QRect land() const { return view.mapFromScene(scene.landRect()).boundingRect(); }
  QImage around(QPointF where, int side = 50) {
    const QPoint middle = view.mapFromScene(where);
    return view.grab().toImage().copy(QRect(middle - QPoint(side / 2, side / 2), QSize(side, side)));
  }
};

double away(QPointF a, QPointF b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

/// The number of pixels of two pictures of one size that differ clearly.
int unlike(const QImage& a, const QImage& b) {
  int count = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) count += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 60;
  return count;
}

}  // namespace

/// The board turned by sixths: where everything lies, what a click means, what stays.
class TurnTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { loadFonts(); }

  void aSixthTurnGoesClockwiseAroundTheMiddle() {
    // The hex right of the middle, 200 units away, comes to 60 degrees below it: 200 cos 60, 200 sin 60.
    QVERIFY(away(hexCenter({1, 0}, Orientation::Pointy), {200, 0}) < 0.01);
    QVERIFY(away(hexCenter({1, 0}, {Orientation::Pointy, 1}), {100, 173.205}) < 0.01);
    QVERIFY(away(hexCenter({1, 0}, {Orientation::Pointy, 3}), {-200, 0}) < 0.01);
    // With a side up it lies 30 degrees below the right, and comes straight below.
    QVERIFY(away(hexCenter({1, 0}, Orientation::Flat), {173.205, 100}) < 0.01);
    QVERIFY(away(hexCenter({1, 0}, {Orientation::Flat, 1}), {0, 200}) < 0.01);
    // The top corner, 115.47 units up, comes to 60 degrees right of it.
    QVERIFY(away(cornerPosition({0, 0}, 0, {Orientation::Pointy, 1}), {100, -57.735}) < 0.01);
  }

  void sixStepsLeadBack() {
    const Bearing start(Orientation::Pointy, 2);
    QCOMPARE(turnedBy(start, 6), start);
    QCOMPARE(turnedBy(start, -3).turn, 5);
    QCOMPARE(turnedBy(start, 5).turn, 1);
  }

  void aPositionFindsItsHexAtEveryTurn() {
    for (const Orientation orientation : {Orientation::Pointy, Orientation::Flat})
      for (int turn = 0; turn < kSides; ++turn)
        for (int q = -3; q <= 3; ++q)
          for (int i = 0; i < kSides; ++i) {
            const Bearing bearing(orientation, turn);
            const Hex at{q, 2};
            const QPointF middle = hexCenter(at, bearing), corner = cornerPosition(at, i, bearing);
            QCOMPARE(hexUnder(middle + 0.95 * (corner - middle), bearing), at);
            QCOMPARE(nearestCorner(at, middle + 0.8 * (corner - middle), bearing), i);
          }
  }

  void arrowsLeadWhereTheyPointAtEveryTurn() {
    for (const Orientation orientation : {Orientation::Pointy, Orientation::Flat}) {
      const Topology map(boardOf(orientation));
      for (int turn = 0; turn < kSides; ++turn) {
        const BoardWalk walk(map, {orientation, turn});
        for (const BoardSpot::Kind kind : BoardWalk::kKinds) {
          std::set<int> reached;
          for (const BoardSpot& from : walk.places(kind))
            for (const Way way : {Way::Left, Way::Right, Way::Up, Way::Down}) {
              const auto to = walk.next(from, way);
              if (!to) continue;
              reached.insert(to->place);
              const QPointF step = walk.middle(*to) - walk.middle(from);
              QVERIFY(way == Way::Left    ? step.x() < 0
                      : way == Way::Right ? step.x() > 0
                      : way == Way::Up    ? step.y() < 0
                                          : step.y() > 0);
            }
          QCOMPARE(reached.size(), walk.places(kind).size());
        }
      }
    }
  }

  void aClickChoosesThePlaceUnderThePointerAtEveryTurn() {
    Turning window;
    const CornerId corner = window.scene.map().hex(HexId(9)).corners[0];
    const EdgeId edge = window.scene.map().hex(HexId(3)).edges[4];
    // Set before the turn: the places that may be chosen go along.
    window.scene.setTargets({buildSettlement(corner), buildRoad(edge)}, 0);
    for (int turn = 0; turn < kSides; ++turn) {
      window.chosen.clear();
      window.click(window.at(corner));
      window.click(window.at(edge));
      const std::vector<std::vector<Action>> wanted{{buildSettlement(corner)}, {buildRoad(edge)}};
      QVERIFY2(window.chosen == wanted, qPrintable(QString::number(turn)));
      window.view.turnBy(1);
    }
    QCOMPARE(window.scene.bearing().turn, 0);
  }

  void theRobberIsSentToTheHexUnderThePointerAtEveryTurn() {
    Turning window;
    window.scene.setTargets({moveRobber(HexId(4), SeatId()), moveRobber(HexId(11), SeatId())}, 0);
    for (int turn = 0; turn < kSides; ++turn) {
      window.chosen.clear();
      window.click(hexCenter(window.scene.map().hex(HexId(11)).cell.at, window.scene.bearing()));
      QVERIFY(window.chosen.size() == 1 && window.chosen.front().front().hex() == HexId(11));
      window.view.turnBy(-1);
    }
  }

  void whatIsUnderThePointerIsNamedAtEveryTurn() {
    Turning window;
    const Board& board = window.scene.board();
    for (int turn = 0; turn < kSides; ++turn, window.view.turnBy(1)) {
      const Bearing bearing = window.scene.bearing();
      for (std::size_t i = 0; i < board.harbors.size(); ++i) {
        const auto spot = spotAt(board, window.scene.map(), harborBadge(board.harbors[i], bearing).center(), bearing);
        QVERIFY(spot && spot->kind == BoardSpot::Kind::Harbor && spot->place == static_cast<int>(i));
      }
      const BoardSpot hex{BoardSpot::Kind::Hex, 7};
      const QPointF middle = middleOf(hex, board, window.scene.map(), bearing);
      QVERIFY(spotAt(board, window.scene.map(), middle, bearing) == hex);
    }
  }

  void theBoardFillsItsWindowAtEveryTurn() {
    for (const Orientation orientation : {Orientation::Pointy, Orientation::Flat}) {
      Turning window(boardOf(orientation), {700, 700});
      for (int turn = 0; turn < kSides; ++turn, window.view.turnBy(1)) {
        const QRect land = window.land();
        QVERIFY(std::max(land.width(), land.height()) >= 0.92 * 700);
        QVERIFY(window.view.viewport()->rect().adjusted(-1, -1, 1, 1).contains(land));
        QVERIFY(window.view.isFitted());
      }
    }
  }

  void whereOneHasZoomedInTheSamePlaceStaysInTheMiddle() {
    Turning window;
    for (int i = 0; i < 6; ++i) window.view.zoomIn();
    const HexId hex(5);
    const auto middle = [&] { return hexCenter(window.scene.map().hex(hex).cell.at, window.scene.bearing()); };
    window.view.reach({BoardSpot::Kind::Hex, 5});
    const double zoom = window.view.hexWidth();
    const QPoint center = window.view.viewport()->rect().center();
    const double before = away(window.view.mapFromScene(middle()), center);
    window.view.turnBy(1);
    QCOMPARE(window.view.hexWidth(), zoom);
    QVERIFY(!window.view.isFitted());
    QVERIFY(std::abs(away(window.view.mapFromScene(middle()), center) - before) < 4);
    QVERIFY(window.view.reached() == (BoardSpot{BoardSpot::Kind::Hex, 5}));  // the keyboard stays where it was
  }

  void numbersAndPiecesStandUprightAtEveryTurn() {
    Turning window;
    State state;
    state.corners.assign(window.scene.map().cornerCount());
    state.edges.assign(window.scene.map().edgeCount());
    window.scene.setState(state);
    const Cell& cell = window.scene.map().hex(HexId(9)).cell.number != 0 ? window.scene.map().hex(HexId(9)).cell
                                                                         : window.scene.map().hex(HexId(8)).cell;
    const auto token = [&](int dx, int dy) {
      const double pixel = window.view.unitsPerPixel();
      return window.around(hexCenter(cell.at, window.scene.bearing()) + QPointF(dx * pixel, 0.31 * kR + dy * pixel),
                           30);
    };
    const QImage before = token(0, 0);
    for (int turn = 1; turn < kSides; ++turn) {
      window.view.turnBy(1);
      int least = 900;  // on whole pixels it may lie one beside
      for (const int dx : {-1, 0, 1})
        for (const int dy : {-1, 0, 1}) least = std::min(least, unlike(before, token(dx, dy)));
      QVERIFY2(least < 25, qPrintable(u"%1 at %2"_s.arg(least).arg(turn)));
    }
  }

  void aBoardThatMayNotBeTurnedStaysAsItIs() {
    Turning window;
    window.view.setTurning(BoardView::Turning::Fixed);
    QSignalSpy turned(&window.scene, &BoardScene::turned);
    window.view.turnBy(1);
    QCOMPARE(turned.count(), 0);
    QCOMPARE(window.scene.bearing().turn, 0);
  }

  // What stands on tokens and harbors

  void aTokenTellsItsChanceWhereThatIsWished() {
    Turning window;
    const auto sixes = [&](int number) {
      const auto& cells = window.scene.board().cells;
      const auto found = std::ranges::find_if(cells, [&](const Cell& cell) { return cell.number == number; });
      return window.around(hexCenter(found->at, {}) + QPointF(0, 0.25 * kR), 46);
    };
    const QImage dots = sixes(8);
    window.scene.setFaces(TokenFaces::Chances);
    QVERIFY(unlike(dots, sixes(8)) > 60);
    window.scene.setFaces(TokenFaces::Dots);
    QCOMPARE(unlike(dots, sixes(8)), 0);
  }

  void aBandLiesUnderTheRoadsOfARouteAndTurnsWithTheBoard() {
    Turning window;
    const EdgeId edge(7);
    const auto beside = [&] {
      const Topology& map = window.scene.map();
      const auto [one, other] = map.edge(edge).corners;
      const Bearing bearing = window.scene.bearing();
      return window.around(
          (scenePoint(map.corner(one).point, bearing) + scenePoint(map.corner(other).point, bearing)) / 2, 60);
    };
    const QImage bare = beside();
    window.scene.overlay().setRoutes({{{edge}, RouteBand::Holder::No}});
    const QImage banded = beside();
    QVERIFY(unlike(bare, banded) > 60);
    window.scene.overlay().setRoutes({{{edge}, RouteBand::Holder::Yes}});
    QVERIFY2(banded != beside(), "the band of the award has a color of its own");
    State state;
    state.corners.assign(window.scene.map().cornerCount());
    state.edges.assign(window.scene.map().edgeCount());
    state.edges[edge.value] = Piece(SeatId(0), Piece::Road);
    window.scene.setSeatColors({0});
    window.scene.setState(state);
    const auto middle = [&] { return beside().pixel(30, 30); };
    const QRgb road = middle();
    window.scene.overlay().setRoutes({});
    QCOMPARE(middle(), road);  // the road lies over its band
    window.scene.overlay().setRoutes({{{edge}, RouteBand::Holder::Yes}});
    window.scene.setTurn(1);
    const QImage turned = beside();
    window.scene.overlay().setRoutes({});
    QVERIFY(unlike(turned, beside()) > 60);
  }

  void aHarborOfAResourceTellsItsRateInDigitsThatCanBeRead_data() {
    QTest::addColumn<int>("hexWidth");
    for (const int width : {100, 80, 78, 70, 60, 56}) QTest::addRow("where a hex is %d pixels wide", width) << width;
  }
  void aHarborOfAResourceTellsItsRateInDigitsThatCanBeRead() {
    QFETCH(int, hexWidth);
    Board two = beginnerBoard();
    const auto special =
        std::ranges::find_if(two.harbors, [](const Harbor& harbor) { return harbor.trades != Resource::None; });
    QVERIFY(special != two.harbors.end());
    Board three = two;
    three.harbors[static_cast<std::size_t>(special - two.harbors.begin())].ratio = 1;
    const auto picture = [&](const Board& board) {
      BoardScene scene;
      scene.setTheme(themeFor(ThemeKind::Light));
      scene.setBoard(board);
      const QRectF badge = harborBadge(*special, board.orientation);
      const double zoom = hexWidth / kHexWidth;
      QImage image((badge.size() * zoom).toSize(), QImage::Format_RGB32);
      image.fill(Qt::white);
      QPainter painter(&image);
      scene.render(&painter, image.rect(), badge);
      return image;
    };
    // 2 and 1 differ from their tops to their feet.
    const QImage a = picture(two), b = picture(three);
    int top = -1, bottom = -1;
    for (int y = 0; y < a.height(); ++y)
      if (unlike(a.copy(0, y, a.width(), 1), b.copy(0, y, a.width(), 1)) > 0) {
        bottom = y;
        top = top < 0 ? y : top;
      }
    QVERIFY2(top > 0 && bottom - top + 1 >= 9, qPrintable(u"%1 to %2"_s.arg(top).arg(bottom)));
    QVERIFY(top > a.height() / 3);  // below the picture of the resource
  }
};

TAPU_TEST_WITH_SCREEN(TurnTest)
#include "test_turn.moc"
