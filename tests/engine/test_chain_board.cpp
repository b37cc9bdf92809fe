// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "engine/board/chain_board.h"
#include "tests/suite.h"

using namespace tapu;

/// A chain as one board, for pictures of it.
class ChainBoardTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void boardsLieOneOffsetApart() {  // 9.1: twenty cells a board; 9.2: the next one lies 8,-4 further
    const auto board = asOneBoard(chainOf(bigGameBoards(), "ABC", 4, Ends::Joined));
    QVERIFY(board);
    QCOMPARE(board->cells.size(), 80u);
    for (std::size_t i = 0; i < 20; ++i) {
      QVERIFY(board->cells[20 + i].at == board->cells[i].at + (Hex{8, -4}));
      QVERIFY(board->cells[60 + i].at == board->cells[i].at + (Hex{24, -12}));
      QVERIFY2(board->cells[60 + i].terrain == board->cells[i].terrain, "the fourth board is an A again");
    }
    QCOMPARE(board->halves.size(), 8u);
    QVERIFY(board->halves[2].settlements[0].hex == board->halves[0].settlements[0].hex + (Hex{8, -4}));
    QVERIFY(board->halves[2].road && board->halves[2].road->hex == board->halves[0].road->hex + (Hex{8, -4}));
  }

  void everyTerritoryHasItsRobber() {  // 9.17: two a board, each on its desert or where the board says
    const auto board = asOneBoard(chainOf(bigGameBoards(), "ABC", 3, Ends::Open));
    QVERIFY(board && board->robber);
    QCOMPARE(board->moreRobbers.size(), 5u);
    std::vector<Hex> robbers = board->moreRobbers;
    robbers.push_back(*board->robber);
    for (Hex at : robbers) {
      const auto cell = std::ranges::find(board->cells, at, &Cell::at);
      QVERIFY(cell != board->cells.end() && cell->terrain == Terrain::Desert);
    }
    Chain named = chainOf(bigGameBoards(), "A", 1, Ends::Open);
    Board& only = named.kinds[0].board;
    const auto other = std::ranges::find_if(
        only.cells, [](const Cell& c) { return c.territory == Territory::Moon && c.terrain != Terrain::Desert; });
    only.robber = other->at;
    const auto moved = asOneBoard(named);
    QVERIFY(moved);
    std::vector<Hex> all = moved->moreRobbers;
    all.push_back(*moved->robber);
    QCOMPARE(all.size(), 2u);
    QVERIFY(std::ranges::count(all, other->at) == 1);
  }

  void anyOtherBoardHasOneRobber() {  // 1.8: where the board says, else on the first desert in reading order
    Board board;
    board.cells = {{{1, 1}, Terrain::Desert, 0}, {{1, 0}, Terrain::Desert, 0}, {{2, 0}, Terrain::Forest, 4}};
    QVERIFY(startRobbers(board) == (std::vector<Hex>{{1, 0}}));
    board.robber = Hex{2, 0};
    QVERIFY(startRobbers(board) == (std::vector<Hex>{{2, 0}}));
    board.cells.resize(0);
    board.robber.reset();
    QVERIFY(startRobbers(board).empty());
  }

  void aHarborThatTheNextBoardCoversIsLeftOut() {
    Board board;
    board.cells = {{{0, 0}, Terrain::Forest, 4}};
    board.harbors = {{{0, 0}, *sideNamed("E", Orientation::Pointy)}, {{0, 0}, *sideNamed("NE", Orientation::Pointy)}};
    board.chainOffset = Hex{1, 0};
    const auto both = asOneBoard({{{"A", board}}, {0, 0}, Ends::Open});
    QVERIFY(both);
    QCOMPARE(both->harbors.size(), 3u);  // of the first only the one to the north-east
    QVERIFY(both->harbors[0] == board.harbors[1]);
  }

  void inARingTheEndsCoverHarborsToo() {  // 9.2: the last board is a neighbor of the first one
    Board board;
    board.cells = {{{0, 0}, Terrain::Forest, 4}};
    board.harbors = {{{0, 0}, *sideNamed("E", Orientation::Pointy)},
                     {{0, 0}, *sideNamed("W", Orientation::Pointy)},
                     {{0, 0}, *sideNamed("NE", Orientation::Pointy)}};
    board.chainOffset = Hex{1, 0};
    const auto open = asOneBoard({{{"A", board}}, {0, 0, 0}, Ends::Open});
    const auto ring = asOneBoard({{{"A", board}}, {0, 0, 0}, Ends::Joined});
    QVERIFY(open && ring);
    QCOMPARE(open->harbors.size(), 5u);  // three to the north-east, one at each end
    QCOMPARE(ring->harbors.size(), 3u);
  }

  void theBoardAtHomeKeepsItsPlaceAndSaysTheOffset() {
    Chain chain = chainOf(bigGameBoards(), "AB", 3, Ends::Open);
    chain.kinds[1].board.chainOffset = Hex{10, -5};
    const auto board = asOneBoard(chain, 1);
    QVERIFY(board && board->chainOffset == (Hex{10, -5}));
    QVERIFY(board->cells[20].at == chain.board(1).cells[0].at);
    QVERIFY(board->cells[0].at == chain.board(0).cells[0].at + (Hex{-10, 5}));
    chain.kinds[1].board.chainOffset.reset();  // then that of the others
    QVERIFY(offsetOf(chain, 1) == (Hex{8, -4}));
  }

  void whatDoesNotLieSideBySideIsNoBoard() {
    QVERIFY(!asOneBoard({}));
    Chain mixed = chainOf(bigGameBoards(), "AB", 2, Ends::Open);
    mixed.kinds[1].board.orientation = Orientation::Pointy;
    QVERIFY(!asOneBoard(mixed));
    Chain onOneAnother = chainOf(bigGameBoards(), "A", 2, Ends::Open);
    onOneAnother.kinds[0].board.chainOffset = Hex{2, -1};
    QVERIFY(!asOneBoard(onOneAnother));
    onOneAnother.kinds[0].board.chainOffset.reset();
    const auto nearest = asOneBoard(onOneAnother);  // no offset: as near as they can lie
    QVERIFY(nearest && nearest->cells.size() == 40u);
  }
};

TAPU_TEST(ChainBoardTest)
#include "test_chain_board.moc"
