// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/painting.h"
#include "app/session/settings/languages.h"
#include "app/table/show/event_badge.h"
#include "app/table/show/place_chip.h"
#include "app/text/names_of_things.h"
#include "play_window.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

void pointAt(const LaidWindow& window, QPointF place) {
  auto* view = window.part<BoardView>();
  QTest::mouseMove(view->viewport(), view->mapFromScene(place));
}

QPointF middle(const LaidWindow& window, HexId hex) {
  return hexCenter(window.map().hex(hex).cell.at, window.map().orientation());
}

HexId hexOfNumber(const LaidWindow& window, int number) {
  for (int i = 0; i < window.map().hexCount(); ++i)
    if (window.map().hex(HexId(i)).cell.number == number) return HexId(i);
  return {};
}

}  // namespace

/// The chip about the place under the pointer, in a game whose first decision is a settlement.
class PlaceChipTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }

  void aHexTellsHowOftenItPays_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("line");
    QTest::newRow("a six is thrown in five of 36 cases") << 6 << u"Pays in 5 of 36 throws (13.9%)"_s;
    QTest::newRow("an eleven in two") << 11 << u"Pays in 2 of 36 throws (5.6%)"_s;
    QTest::newRow("a two in one") << 2 << u"Pays in 1 of 36 throws (2.8%)"_s;
  }
  void aHexTellsHowOftenItPays() {
    QFETCH(int, number);
    QFETCH(QString, line);
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    const HexId hex = hexOfNumber(window, number);
    QVERIFY(hex);
    pointAt(window, middle(window, hex));
    auto* chip = window.part<PlaceChip>();
    SOON(chip->isVisible());
    QCOMPARE(chip->facts().title, nameOfTerrain(window.map().hex(hex).cell.terrain));
    QCOMPARE(chip->facts().lines, QStringList({line, u"Nobody has built here."_s}));
  }

  void aBoardThatIsTurnedTellsNothingOfThePlaceThatWasPointedAt() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    pointAt(window, middle(window, hexOfNumber(window, 6)));
    auto* chip = window.part<PlaceChip>();
    SOON(chip->isVisible());
    window.part<BoardView>()->turnBy(1);
    QVERIFY(!chip->isVisible());
  }

  void aHexTellsWhoEarnsThere() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    const CornerId corner = window.game->seen().legal.settlementCorners().front();
    HexId hex;
    for (const HexId beside : window.map().corner(corner).hexes)
      if (beside && window.map().hex(beside).cell.number > 0) hex = beside;
    QVERIFY(hex);
    window.game->submit(buildSettlement(corner));
    SOON(window.waitsFor(Decision::Road));
    pointAt(window, middle(window, hex));
    auto* chip = window.part<PlaceChip>();
    SOON_EQUAL(chip->facts().lines.value(1), u"Usually: Asha 1"_s);
  }

  void anEdgeTellsWhatARoadDoesForTheLongestRoute() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    window.game->submit(buildSettlement(window.game->seen().legal.settlementCorners().front()));
    SOON(window.waitsFor(Decision::Road));
    pointAt(window, window.at(window.game->seen().legal.all().front().edge()));
    auto* chip = window.part<PlaceChip>();
    SOON_EQUAL(chip->facts().title, u"A road may be built here."_s);
    QCOMPARE(chip->facts().lines, QStringList(u"Your longest route grows from 0 to 1."_s));
  }

  void aHarborTellsWhatItTakes() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    const Board& board = window.part<BoardView>()->boardScene()->board();
    const auto generic = std::ranges::find(board.harbors, Resource::None, &Harbor::trades);
    QVERIFY(generic != board.harbors.end());
    pointAt(window, harborBadge(*generic, board.orientation).center());
    auto* chip = window.part<PlaceChip>();
    SOON_EQUAL(chip->facts().title, u"Harbor 3:1"_s);
    QCOMPARE(chip->facts().lines.front(), u"3 cards of one kind bring one card of your choice."_s);
  }

  void itLeavesThePlaceThatItTellsOfFree() {
    PlaceChip chip;
    const QRect free(0, 0, 700, 400);
    chip.placeIn(free, {{free}, {}});  // zoomed in, no sea is left
    for (const QPoint at : {QPoint(80, 60), QPoint(620, 60), QPoint(80, 340), QPoint(620, 340), QPoint(350, 200)}) {
      const QRect about(at - QPoint(60, 60), QSize(120, 120));
      chip.tell({{}, u"Forest"_s, {u"Nobody has built here."_s}}, about);
      QVERIFY2(!chip.geometry().intersects(about), qPrintable(u"%1, %2"_s.arg(at.x()).arg(at.y())));
    }
  }

  void itTakesNoClickAndGoesWithThePointer() {
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    pointAt(window, middle(window, hexOfNumber(window, 6)));
    auto* chip = window.part<PlaceChip>();
    SOON(chip->isVisible());
    QVERIFY(chip->testAttribute(Qt::WA_TransparentForMouseEvents));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(window.part<BoardView>(), &leave);
    SOON(!chip->isVisible());
  }

  void noHexLiesUnderIt_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("in the usual window") << QSize(1280, 800);
    QTest::newRow("in a wide one") << QSize(1920, 1080);
  }
  void noHexLiesUnderIt() {
    QFETCH(QSize, size);
    LaidWindow window;
    SOON(window.waitsFor(Decision::Settlement));
    window.frame.resize(size);
    auto* view = window.part<BoardView>();
    auto* chip = window.part<PlaceChip>();
    for (int i = 0; i < window.map().hexCount(); ++i) {
      pointAt(window, middle(window, HexId(i)));
      SOON(chip->isVisible());
      for (int j = 0; j < window.map().hexCount(); ++j) {
        const QPolygonF outline = hexOutline(middle(window, HexId(j)), window.map().orientation(), 0.9 * kR);
        const QPolygon seen = view->mapFromScene(outline);
        QVERIFY(!QPolygonF(seen).intersects(QPolygonF(QRectF(chip->geometry()))));
      }
    }
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(PlaceChipTest)
#include "test_place_chip.moc"
