// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include "app/board/chain_view.h"
#include "chain_games.h"
#include "engine/play/initial_state.h"
#include "engine/play/visible.h"
#include "engine/state/game_map.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

Setup bigGame(int boards) {
  Setup setup;
  setup.ruleSet = RuleSet::BigGame;
  setup.options = defaultOptions(RuleSet::BigGame);
  setup.chain = chainFor(setup.options, boards);
  return setup;
}

ChainPlan planOf(int boards) {
  const Setup setup = bigGame(boards);
  return {GameDefinition(setup), setup.chain};
}

std::vector<ChainSeat> someSeats(int boards) {
  std::vector<ChainSeat> all;
  for (int s = 0; s < 2 * boards; ++s) all.push_back({u"Player %1"_s.arg(s), s % 10, Lamp::Connected});
  return all;
}

/// A view of a game that has just begun.
struct ChainInSight {
  explicit ChainInSight(int boards, const ChainStyle& style = {})
      : setup(bigGame(boards)), definition(setup), view(style) {
    state = initialState(definition);
    view.resize(1000, 500);
    view.setGame(definition, setup.chain);
    view.setSeats(someSeats(boards));
    view.setState(definition, state);
    view.show();
  }
  void press(int key, const QString& text = {}) {
    QKeyEvent event(QEvent::KeyPress, key, {}, text);
    QApplication::sendEvent(&view, &event);
  }
  QPoint middleOf(int board) const { return view.picture().layout().landOf(board).center(); }
  Setup setup;
  GameDefinition definition;
  State state;
  ChainView view;
};

}  // namespace

/// The picture of a whole chain: what it shows, where it lies, how one goes about in it.
class TestChain : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void initTestCase() { loadFonts(); }

  void aBoardOfTheChainHasTwentyHexesAndTheCornersOfItsSeams() {
    const ChainPlan plan = planOf(4);
    QCOMPARE(plan.boards(), 4);
    for (int board = 0; board < 4; ++board) {
      QCOMPARE(plan.kind(board).tiles.size(), 20u);
      QCOMPARE(plan.kind(board).corners.size(), 63u);  // 9.2: 56 n + 7
      QCOMPARE(plan.kind(board).edges.size(), 82u);    // 9.2: 76 n + 6
    }
    QCOMPARE(plan.name(3), u"4 A"_s);
  }

  void theNeighborsAtTheEnds_data() {
    QTest::addColumn<int>("boards");
    QTest::addColumn<int>("beforeFirst");
    QTest::addColumn<int>("afterLast");
    QTest::newRow("two boards have open ends") << 2 << -1 << -1;
    QTest::newRow("from three boards on the first comes after the last") << 3 << 2 << 0;
    QTest::newRow("sixty boards are a ring") << 60 << 59 << 0;
  }
  void theNeighborsAtTheEnds() {
    QFETCH(int, boards);
    const ChainPlan plan = planOf(boards);
    QTEST(plan.before(0), "beforeFirst");
    QTEST(plan.after(boards - 1), "afterLast");
  }

  void startPiecesStandOnEachBoardAndOnItAlone() {
    const ChainInSight shown(4);
    for (int b = 0; b < 4; ++b) {
      const ChainBoard& board = shown.view.picture().board(b);
      QCOMPARE(board.buildings.size(), 6u);  // 9.16: three start settlements a seat
      QCOMPARE(board.routes.size(), 4u);     // a road and a ship each
      QCOMPARE(board.robbers.size(), 2u);    // 9.17: one in each territory
      QVERIFY(board.producing.empty());      // nothing was thrown
      for (const auto& standing : board.buildings) QCOMPARE(standing.piece.owner().value / 2, b);
    }
  }

  void aPieceOnASeamIsShownOnBothBoards() {
    ChainInSight shown(4);
    const ChainPlan& plan = shown.view.picture().layout().plan();
    const auto isSeam = [&](int c) {
      return shown.definition.map.has(CornerId(c)) &&
             shown.definition.map.corner(CornerId(c)).boards[1] != Topology::kNoBoard;
    };
    int seam = 0;
    while (!isSeam(seam)) ++seam;
    shown.state.corners[seam] = Piece(SeatId(0), Piece::City);
    shown.view.setState(shown.definition, shown.state);
    for (const int board : shown.definition.map.corner(CornerId(seam)).boards) {
      const auto& now = shown.view.picture().board(board).buildings;
      QVERIFY(std::ranges::any_of(now, [](const auto& standing) { return standing.piece.kind() == Piece::City; }));
    }
    QVERIFY(plan.isRing());
  }

  void hexesOfTheThrowProduceButNotUnderARobber() {
    ChainInSight shown(2);
    shown.state.head.dice = {5, 3};
    const auto eights = [&] {
      std::size_t count = 0;
      for (int board : {0, 1}) count += shown.view.picture().board(board).producing.size();
      return count;
    };
    shown.view.setState(shown.definition, shown.state);
    std::size_t all = 0;
    HexId one;
    for (int h = 0; h < shown.definition.map.hexCount(); ++h)
      if (shown.definition.map.hex(HexId(h)).cell.number == 8) {
        ++all;
        one = HexId(h);
      }
    QCOMPARE(eights(), all);
    shown.state.robbers[shown.definition.robberOf(one)] = one;
    shown.view.setState(shown.definition, shown.state);
    QCOMPARE(eights(), all - 1);
    shown.state.head.dice = {4, 3};
    shown.view.setState(shown.definition, shown.state);
    QCOMPARE(eights(), 0u);
  }

  void whatIsHiddenIsNotShown() {
    auto played = test::playedChain(3, 40);
    played.state.seats[2].cards += CardCounts::of(Card::Point, 2);
    played.state.seats[5].offer = {.give = CardCounts::of(Resource::Ore), .want = CardCounts::of(Resource::Wool)};
    const ChainPlan plan(*played.definition, played.setup.chain);
    const State seen = visibleTo(Viewer::watcher(), *played.definition, played.state);
    QCOMPARE(chainBoards(plan, *played.definition, seen), chainBoards(plan, *played.definition, played.state));
    for (int s = 0; s < played.definition->seats; ++s) {
      const auto boards = chainBoards(plan, *played.definition, played.state);
      const auto& seats = boards[static_cast<std::size_t>(s / 2)].seats;
      QCOMPARE(seats[static_cast<std::size_t>(s % 2)].points, int{played.state.seats[s].points});
    }
  }

  void onlyBoardsThatChangedAreToldSo() {
    ChainInSight shown(12);
    ChainPicture picture;
    picture.setPlan(ChainPlan(shown.definition, shown.setup.chain));
    QCOMPARE(picture.setBoards(chainBoards(picture.layout().plan(), shown.definition, shown.state)).size(), 12u);
    QVERIFY(picture.setBoards(chainBoards(picture.layout().plan(), shown.definition, shown.state)).empty());
    shown.state.seats[8].points += 1;  // Sun of board 5
    QCOMPARE(picture.setBoards(chainBoards(picture.layout().plan(), shown.definition, shown.state)),
             std::vector<int>{4});
    auto seats = someSeats(12);
    picture.setSeats(seats);
    seats[23].name = u"Asha"_s;
    QCOMPARE(picture.setSeats(seats), std::vector<int>{11});
  }

  void whereBoardsLie_data() {
    QTest::addColumn<int>("boards");
    QTest::addColumn<int>("perRow");
    QTest::addColumn<QSize>("place");
    QTest::addColumn<int>("rows");
    QTest::newRow("rows of ten") << 60 << 10 << QSize(1280, 600) << 6;
    QTest::newRow("a last row that is not full") << 12 << 10 << QSize(1280, 600) << 2;
    QTest::newRow("rows of eight on the organizer's desk") << 24 << 8 << QSize(640, 260) << 3;
    QTest::newRow("eight boards in one row of the big screen") << 8 << 0 << QSize(1216, 170) << 1;
    QTest::newRow("nine boards in two rows") << 9 << 0 << QSize(1216, 170) << 2;
    QTest::newRow("a high and narrow place") << 9 << 0 << QSize(300, 700) << 9;
  }
  void whereBoardsLie() {
    QFETCH(int, boards);
    QFETCH(QSize, place);
    ChainPicture picture;
    QFETCH(int, perRow);
    picture.setStyle({.perRow = perRow});
    picture.setPlan(planOf(boards));
    picture.lay(place, 1);
    QTEST(picture.layout().rows(), "rows");
    for (int board = 0; board < boards; ++board) {
      QCOMPARE(picture.layout().boardAt(picture.layout().landOf(board).center()), board);
      QVERIFY(QRect(QPoint(), picture.layout().size()).contains(picture.layout().landOf(board)));
      QVERIFY(picture.layout().landOf(board).right() < place.width());
    }
    QCOMPARE(picture.layout().boardAt({-5, 10}), -1);
    QCOMPARE(picture.layout().boardAt({10, picture.layout().size().height() + 5}), -1);
  }

  void allBoardsFitIntoTheirPlace_data() {
    QTest::addColumn<int>("boards");
    QTest::newRow("one board") << 1;
    QTest::newRow("six boards") << 6;
    QTest::newRow("sixty boards") << 60;
    QTest::newRow("the longest chain that is played today") << 500;
  }
  void allBoardsFitIntoTheirPlace() {
    QFETCH(int, boards);
    ChainPicture picture;
    picture.setStyle({.perRow = 0});
    picture.setPlan(planOf(boards));
    picture.lay(QSize(1280, 800), 1);
    QVERIFY(picture.layout().size().width() <= 1280);
    QVERIFY2(picture.layout().size().height() <= 800, qPrintable(QString::number(picture.layout().size().height())));
    QImage page(1280, 800, QImage::Format_RGB32);
    page.fill(Qt::black);
    QPainter painter(&page);
    picture.paint(painter, page.rect(), themeFor(ThemeKind::Light));
    painter.end();
    QVERIFY(page.pixelColor(picture.layout().landOf(boards - 1).center()) != QColor(Qt::black));
  }

  void keysGoFromBoardToBoard_data() {
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("key");
    QTest::addColumn<int>("to");
    QTest::newRow("right") << 4 << int(Qt::Key_Right) << 5;
    QTest::newRow("right over the end of a row") << 9 << int(Qt::Key_Right) << 10;
    QTest::newRow("left") << 10 << int(Qt::Key_Left) << 9;
    QTest::newRow("left of the first board is nothing") << 0 << int(Qt::Key_Left) << 0;
    QTest::newRow("down a row") << 4 << int(Qt::Key_Down) << 14;
    QTest::newRow("down from the last row is nothing") << 23 << int(Qt::Key_Down) << 23;
    QTest::newRow("up a row") << 14 << int(Qt::Key_Up) << 4;
    QTest::newRow("end") << 3 << int(Qt::Key_End) << 23;
    QTest::newRow("home goes to the own board") << 3 << int(Qt::Key_Home) << 6;
    QTest::newRow("page up goes to the beginning of a short chain") << 23 << int(Qt::Key_PageUp) << 0;
  }
  void keysGoFromBoardToBoard() {
    QFETCH(int, from);
    QFETCH(int, key);
    ChainInSight shown(24);
    shown.view.setMarks({.mine = SeatId(13)});
    shown.view.setCurrent(from);
    shown.press(key);
    QTEST(shown.view.current(), "to");
  }

  void enterAndADoubleClickChooseABoard() {
    ChainInSight shown(24);
    QSignalSpy chosen(&shown.view, &ChainView::boardChosen), current(&shown.view, &ChainView::currentChanged);
    shown.press(Qt::Key_Return);
    QCOMPARE(chosen.count(), 0);  // no board has the ring
    QTest::mouseClick(shown.view.viewport(), Qt::LeftButton, {}, shown.middleOf(11));
    QCOMPARE(shown.view.current(), 11);
    QCOMPARE(current.count(), 1);
    shown.press(Qt::Key_Return);
    QCOMPARE(chosen.takeFirst().first().toInt(), 11);
    QTest::mouseDClick(shown.view.viewport(), Qt::LeftButton, {}, shown.middleOf(3));
    QCOMPARE(chosen.takeFirst().first().toInt(), 3);
  }

  void slashAsksForASearchAndHomeForTheOwnBoards() {
    ChainInSight shown(3);
    QSignalSpy search(&shown.view, &ChainView::searchWanted), home(&shown.view, &ChainView::homeWanted);
    shown.press(Qt::Key_Slash);
    shown.press(Qt::Key_Home);
    QCOMPARE(search.count(), 1);
    QCOMPARE(home.count(), 1);
  }

  void boardsAreFoundByNumberAndByName_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("board");
    QTest::newRow("a number") << u"7"_s << 6;
    QTest::newRow("a number with spaces") << u" 24 "_s << 23;
    QTest::newRow("the beginning of a name in other letters") << u"player 40"_s << 20;
    QTest::newRow("no such number") << u"25"_s << -1;
    QTest::newRow("zero is no board") << u"0"_s << -1;
    QTest::newRow("nobody") << u"Zoe"_s << -1;
    QTest::newRow("nothing") << u" "_s << -1;
  }
  void boardsAreFoundByNumberAndByName() {
    QFETCH(QString, text);
    QFETCH(int, board);
    ChainInSight shown(24);
    QCOMPARE(shown.view.find(text), board >= 0);
    QCOMPARE(shown.view.current(), board);
  }

  void theNextOfSeveralNamesIsFound() {
    ChainInSight shown(24);
    auto seats = someSeats(24);
    seats[4].name = seats[30].name = u"Asha"_s;
    shown.view.setSeats(seats);
    for (int board : {2, 15, 2}) {
      QVERIFY(shown.view.find(u"asha"_s));
      QCOMPARE(shown.view.current(), board);
    }
  }

  void zoomKeepsTheCurrentBoardInSight() {
    ChainInSight shown(60);
    shown.view.setCurrent(47);
    const double before = shown.view.picture().layout().hexWidth();
    for (int i = 0; i < 20; ++i) shown.press(Qt::Key_Plus);
    QCOMPARE(shown.view.zoom(), 8);
    QVERIFY(shown.view.picture().layout().hexWidth() > 2 * before);
    const QPoint scrolled(shown.view.horizontalScrollBar()->value(), shown.view.verticalScrollBar()->value());
    QVERIFY(shown.view.viewport()->rect().contains(shown.middleOf(47) - scrolled));
    for (int i = 0; i < 20; ++i) shown.press(Qt::Key_Minus);
    QCOMPARE(shown.view.zoom(), -4);
  }

  void theTableTellsWhatThePictureShows() {
    ChainInSight shown(3);
    const QAbstractItemModel& table = *shown.view.table();
    QCOMPARE(table.rowCount(), 3);
    QCOMPARE(table.index(1, ChainTable::Board).data().toString(), u"2 B"_s);
    QCOMPARE(table.index(1, ChainTable::MoonName).data().toString(), u"Player 3"_s);
    QCOMPARE(table.index(1, ChainTable::MoonPoints).data().toInt(), 3);  // three start settlements
    QSignalSpy changed(&table, &QAbstractItemModel::dataChanged);
    shown.state.seats[3].points = 4;
    shown.view.setState(shown.definition, shown.state);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(table.index(1, ChainTable::MoonPoints).data().toInt(), 4);
    shown.view.setCurrent(1);
    QVERIFY(shown.view.accessibleDescription().contains(u"Player 3"_s));
  }

  void aChangeOfOneBoardPaintsNotAll() {
    ChainInSight shown(60);
    QVERIFY(test::soonExposed(shown.view));
    QCoreApplication::processEvents();
    struct Watch : QObject {
      QRegion region;
      bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) region += static_cast<QPaintEvent*>(event)->region();
        return false;
      }
    } watch;
    shown.view.viewport()->installEventFilter(&watch);
    shown.state.seats[4].points += 1;
    shown.view.setState(shown.definition, shown.state);
    SOON(!watch.region.isEmpty());
    QVERIFY(watch.region.boundingRect().contains(shown.middleOf(2)));
    QVERIFY(!watch.region.intersects(QRect(shown.middleOf(25), QSize(1, 1))));
  }
};

TAPU_TEST_WITH_SCREEN(TestChain)
#include "test_chain.moc"
