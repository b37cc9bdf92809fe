// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QBoxLayout>
#include <QLineEdit>
#include <QTest>
#include <cmath>
#include <set>

#include "app/board/board_accessible.h"
#include "app/board/board_effects.h"
#include "app/board/board_view.h"
#include "app/text/player_colors.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

Board boardOf(Orientation orientation) {
  Board board = beginnerBoard();
  board.orientation = orientation;
  return board;
}

Way opposite(Way way) {
  switch (way) {
    case Way::Left: return Way::Right;
    case Way::Right: return Way::Left;
    case Way::Up: return Way::Down;
    case Way::Down: break;
  }
  return Way::Up;
}

constexpr std::array kWays{Way::Left, Way::Right, Way::Up, Way::Down};

/// The brightness of a color as WCAG 2 defines it.
double luminance(QColor color) {
  const auto linear = [](double part) {
    return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}
double contrast(QColor a, QColor b) {
  const double one = luminance(a), other = luminance(b);
  return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

}  // namespace

/// The board by keyboard and by ear.
class TestWalk : public QObject {
  Q_OBJECT
  struct Page {
    BoardScene scene;
    QWidget frame;
    QLineEdit before, after;
    BoardView view{&scene};
    std::vector<std::vector<Action>> chosen;
    explicit Page(const Board& board = beginnerBoard()) {
      scene.effects().setMotion(Motion::Off);
      scene.setBoard(board);
      auto* column = new QVBoxLayout(&frame);
      for (QWidget* part :
           {static_cast<QWidget*>(&before), static_cast<QWidget*>(&view), static_cast<QWidget*>(&after)})
        column->addWidget(part);
      QObject::connect(&scene, &BoardScene::chosen, &scene, [this](const auto& actions) { chosen.push_back(actions); });
      frame.resize(800, 700);
      frame.show();
      if (!test::soonActive(frame)) qFatal("no window");
      view.setFocus();
    }
    void press(int key, Qt::KeyboardModifiers keys = {}) {
      QTest::keyClick(frame.focusWidget(), static_cast<Qt::Key>(key), keys);
    }
    CornerId corner(const char* name) const { return *scene.map().cornerNamed(name); }
    BoardSpot spot(const char* name) const { return {BoardSpot::Kind::Corner, static_cast<int>(corner(name).value)}; }
  };

 private Q_SLOTS:
  void everyPlaceIsReachedByArrows_data() {
    QTest::addColumn<int>("orientation");
    QTest::newRow("on hexes with a point up") << int(Orientation::Pointy);
    QTest::newRow("on hexes with a side up") << int(Orientation::Flat);
  }
  void everyPlaceIsReachedByArrows() {
    QFETCH(int, orientation);
    const Topology map(boardOf(Orientation(orientation)));
    const BoardWalk walk(map);
    for (const BoardSpot::Kind kind : BoardWalk::kKinds) {
      QVERIFY(!walk.places(kind).empty());
      std::set<int> seen{walk.places(kind).front().place};
      std::vector<BoardSpot> open{walk.places(kind).front()};
      while (!open.empty()) {
        const BoardSpot from = open.back();
        open.pop_back();
        for (const Way way : kWays)
          if (const auto to = walk.next(from, way); to && seen.insert(to->place).second) open.push_back(*to);
      }
      QCOMPARE(seen.size(), walk.places(kind).size());
    }
  }

  void theOppositeArrowLeadsBackInTheMiddleOfTheBoard() {
    for (const Orientation orientation : {Orientation::Pointy, Orientation::Flat}) {
      const Topology map(boardOf(orientation));
      const BoardWalk walk(map);
      for (const BoardSpot::Kind kind : {BoardSpot::Kind::Hex, BoardSpot::Kind::Corner})
        for (const BoardSpot& from : walk.places(kind)) {
          if (std::hypot(walk.middle(from).x(), walk.middle(from).y()) > 260) continue;
          for (const Way way : kWays) {
            const auto to = walk.next(from, way);
            const QString where = QStringLiteral("%1: %2 goes to %3")
                                      .arg(int(orientation))
                                      .arg(shortName(map, from), to ? shortName(map, *to) : QString());
            QVERIFY2(to && walk.next(*to, opposite(way)) == from, qPrintable(where));
          }
        }
    }
  }

  void anArrowLeadsInItsDirection() {
    const Topology map(beginnerBoard());
    const BoardWalk walk(map);
    for (const BoardSpot::Kind kind : BoardWalk::kKinds)
      for (const BoardSpot& from : walk.places(kind))
        for (const Way way : kWays) {
          const auto to = walk.next(from, way);
          if (!to) continue;
          const QPointF step = walk.middle(*to) - walk.middle(from);
          QVERIFY(way == Way::Left    ? step.x() < 0
                  : way == Way::Right ? step.x() > 0
                  : way == Way::Up    ? step.y() < 0
                                      : step.y() > 0);
        }
  }

  void pageDownGoesFromHexesToCornersToEdgesAndPageUpBack() {
    Page page;
    page.press(Qt::Key_Right);
    QCOMPARE(page.view.reached()->kind, BoardSpot::Kind::Hex);
    page.press(Qt::Key_PageDown);
    QCOMPARE(page.view.reached()->kind, BoardSpot::Kind::Corner);
    page.press(Qt::Key_PageDown);
    QCOMPARE(page.view.reached()->kind, BoardSpot::Kind::Edge);
    page.press(Qt::Key_PageDown);
    QCOMPARE(page.view.reached()->kind, BoardSpot::Kind::Hex);
    page.press(Qt::Key_PageUp);
    QCOMPARE(page.view.reached()->kind, BoardSpot::Kind::Edge);
  }

  void tabGoesThroughTheTargetsAndLeavesTheBoardBeyondTheLast() {
    Page page;
    const CornerId west = page.corner("-1,0:N"), east = page.corner("1,0:N");
    page.scene.setTargets({buildSettlement(east), buildSettlement(west)}, 0);
    page.press(Qt::Key_Tab);
    QCOMPARE(page.view.reached(), std::optional(page.spot("-1,0:N")));
    page.press(Qt::Key_Tab);
    QCOMPARE(page.view.reached(), std::optional(page.spot("1,0:N")));
    page.press(Qt::Key_Return);
    QCOMPARE(page.chosen.size(), 1u);
    QCOMPARE(page.chosen.front().front(), buildSettlement(east));
    page.press(Qt::Key_Tab);
    QCOMPARE(page.frame.focusWidget(), &page.after);
    QVERIFY2(!page.view.reached(), "nothing is marked on a board that was left");
    page.press(Qt::Key_Backtab);
    QCOMPARE(page.frame.focusWidget(), &page.view);
    page.press(Qt::Key_Backtab);
    QCOMPARE(page.frame.focusWidget(), &page.before);
  }

  void whereARoadIsAskedForAfterASettlementArrowsGoToEdges() {
    Page page;
    const CornerId corner = page.corner("-1,0:N");
    page.scene.setTargets({buildSettlement(corner)}, 0);
    page.press(Qt::Key_Right);
    QCOMPARE(page.view.reached(), std::optional(page.spot("-1,0:N")));
    const EdgeId near = *page.scene.map().edgeNamed("-1,0/NE"), far = *page.scene.map().edgeNamed("1,-2/NW");
    page.scene.setTargets({buildRoad(far), buildRoad(near)}, 0);
    page.press(Qt::Key_Right);
    const BoardSpot road{BoardSpot::Kind::Edge, static_cast<int>(near.value)};
    QCOMPARE(page.view.reached(), std::optional(road));
    page.press(Qt::Key_PageDown);
    const BoardSpot::Kind other = page.view.reached()->kind;
    QVERIFY(other != BoardSpot::Kind::Edge);
    page.press(Qt::Key_Right);
    QCOMPARE(page.view.reached()->kind, other);  // whoever looks around stays with what they look at
  }

  void tabLeavesABoardWithoutTargetsAtOnce() {
    Page page;
    page.press(Qt::Key_Right);
    page.press(Qt::Key_Tab);
    QCOMPARE(page.frame.focusWidget(), &page.after);
  }

  void arrowsWalkOverPlacesThatAreNoTargetsAndEnterSaysWhyNot() {
    Page page;
    page.scene.setTargets({buildSettlement(page.corner("-1,0:N")), buildSettlement(page.corner("1,0:N"))}, 0);
    int missed = 0;
    connect(&page.scene, &BoardScene::missed, &page.scene, [&] { ++missed; });
    page.press(Qt::Key_Right);
    QCOMPARE(page.view.reached(), std::optional(page.spot("-1,0:N")));
    page.press(Qt::Key_Right);
    QCOMPARE(page.view.reached(), std::optional(page.spot("-1,0:NE")));
    page.press(Qt::Key_Return);
    QCOMPARE(missed, 1);
    QVERIFY(page.chosen.empty());
    for (int i = 0; i < 3; ++i) page.press(Qt::Key_Right);
    page.press(Qt::Key_Return);
    QCOMPARE(page.chosen.size(), 1u);
  }

  void thePlaceReachedStaysWhenTargetsAreSetAnew_data() {
    QTest::addColumn<bool>("ofOthers");
    QTest::newRow("a place for a piece of one's own") << false;
    QTest::newRow("a building of another player") << true;
  }
  void thePlaceReachedStaysWhenTargetsAreSetAnew() {
    QFETCH(bool, ofOthers);
    Page page;
    const CornerId west = page.corner("-1,0:N"), east = page.corner("1,0:N");
    const Action one = buildSettlement(west), other = buildSettlement(east);
    const auto set = [&] {
      if (ofOthers)
        page.scene.setOwnersAsTargets({{page.spot("-1,0:N"), one}, {page.spot("1,0:N"), other}});
      else
        page.scene.setTargets({one, other}, 0);
    };
    set();
    page.press(Qt::Key_Tab);
    set();
    QCOMPARE(page.scene.raisedSpot(), std::optional(page.spot("-1,0:N")));
    page.press(Qt::Key_Tab);
    QCOMPARE(page.scene.raisedSpot(), std::optional(page.spot("1,0:N")));
  }

  // The ring around the place that was reached has two tones.
  void oneToneOfTheRingStandsOutOnEveryGround() {
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Contrast}) {
      const Theme& theme = themeFor(kind);
      std::vector<QColor> grounds{theme.sea0, theme.sea1, theme.shallow, theme.foam, theme.sand, theme.sandEdge};
      for (int i = 0; i < static_cast<int>(kTerrains); ++i)
        for (const QColor color : {terrainStops(Terrain(i)).top, terrainStops(Terrain(i)).bottom})
          if (color.isValid()) grounds.push_back(color);
      for (int i = 0; i < kPlayerColors; ++i) grounds.push_back(playerColor(i).fill);
      for (const QColor ground : grounds)
        QVERIFY2(std::max(contrast(fixed::ink, ground), contrast(fixed::cream, ground)) >= 3,
                 qPrintable(ground.name()));
    }
  }
  // Widgets have a ring of `primary` on the sheets; the board has one on a band of `surface`.
  void theRingOfWidgetsStandsOutOnSheets() {
    for (const ThemeKind kind : {ThemeKind::Light, ThemeKind::Dark, ThemeKind::Contrast}) {
      const Theme& theme = themeFor(kind);
      for (const QColor ground : {theme.surface, theme.paper, theme.raised, theme.sunk})
        QVERIFY2(contrast(theme.primary, ground) >= 3, qPrintable(ground.name()));
    }
  }

  // Words

  void aShortNameMeansItsPlace_data() { everyPlaceIsReachedByArrows_data(); }
  void aShortNameMeansItsPlace() {
    QFETCH(int, orientation);
    const Topology map(boardOf(Orientation(orientation)));
    const BoardWalk walk(map);
    std::set<QString> names;
    for (const BoardSpot::Kind kind : BoardWalk::kKinds)
      for (const BoardSpot& spot : walk.places(kind)) {
        const QString name = shortName(map, spot);
        QCOMPARE(spotsNamed(map, name, kind), std::vector{spot});
        QVERIFY(names.insert(name + QString::number(int(kind))).second);
      }
  }

  void withoutItsLetterANumberMeansAllHexesThatHaveIt() {
    const Topology map(beginnerBoard());
    QCOMPARE(spotsNamed(map, u"8"_s, BoardSpot::Kind::Hex).size(), 2u);
    QCOMPARE(spotsNamed(map, u"8ne"_s, BoardSpot::Kind::Corner).size(), 2u);
    QCOMPARE(spotsNamed(map, u"८aNE"_s, BoardSpot::Kind::Corner).size(), 1u);
    QVERIFY2(spotsNamed(map, u"8X"_s, BoardSpot::Kind::Corner).empty(), "X is no direction");
    QVERIFY2(spotsNamed(map, u"8E"_s, BoardSpot::Kind::Corner).empty(),
             "a hex with a point up has no corner in the east");
    QVERIFY(spotsNamed(map, u"13"_s, BoardSpot::Kind::Hex).empty());
  }

  void aScreenReaderFindsHexesCornersAndEdges() {
    Page page;
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&page.view);
    QCOMPARE(board->text(QAccessible::Name), u"Board"_s);
    QCOMPARE(board->childCount(), 3);
    QCOMPARE(board->child(0)->text(QAccessible::Name), u"Hexes"_s);
    QCOMPARE(board->child(0)->childCount(), page.scene.map().hexCount());
    QCOMPARE(board->child(1)->childCount(), 54);
    QCOMPARE(board->child(2)->childCount(), 72);
    for (int i = 0; i < 3; ++i) {
      QAccessibleInterface* list = board->child(i);
      QCOMPARE(list->parent(), board);
      QCOMPARE(list->role(), QAccessible::List);
      QCOMPARE(board->indexOfChild(list), i);
      for (int k = 0; k < list->childCount(); ++k) {
        QVERIFY(!list->child(k)->text(QAccessible::Name).isEmpty());
        QCOMPARE(list->child(k)->parent(), list);
      }
      QCOMPARE(list->indexOfChild(list->child(2)), 2);
    }
    QVERIFY(board->child(1)->child(0)->text(QAccessible::Name).startsWith(u"Corner: "_s));
    QVERIFY(board->child(1)->child(0)->text(QAccessible::Name).contains(u"Sea"_s));
  }

  void aScreenReaderPressesTargetsAndGoesToOtherPlaces() {
    Page page;
    const CornerId west = page.corner("-1,0:N");
    page.scene.setTargets({buildSettlement(west)}, 0);
    auto* board = dynamic_cast<BoardAccessible*>(QAccessible::queryAccessibleInterface(&page.view));
    QVERIFY(board);
    QAccessibleInterface* place = board->placeOf(page.spot("-1,0:N"));
    QVERIFY(place->actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction()));
    place->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QCOMPARE(page.chosen.size(), 1u);
    QVERIFY(place->state().focused);
    QCOMPARE(board->focusChild(), place);
    QVERIFY2(!board->state().focused, "only one part of it has the keyboard");
    for (int i = 0; i < 3; ++i) QVERIFY(!board->child(i)->state().focused && !board->child(i)->state().focusable);
    QAccessibleInterface* other = board->placeOf(page.spot("1,0:N"));
    QVERIFY(!other->actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction()));
    other->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(page.view.reached(), std::optional(page.spot("1,0:N")));
  }
};

TAPU_TEST_WITH_SCREEN(TestWalk)
#include "test_walk.moc"
