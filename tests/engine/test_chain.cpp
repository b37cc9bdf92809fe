// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <map>
#include <set>

#include "engine/board/isometry.h"
#include "engine/board/seam.h"
#include "engine/board/topology.h"
#include "engine/play/initial_state.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

Chain chain(int boards, Ends ends, const char* word = "ABC") { return chainOf(bigGameBoards(), word, boards, ends); }

/// All words over these letters with at most so many of them.
std::vector<std::string> wordsOver(const std::string& letters, std::size_t longest) {
  std::vector<std::string> words{""};
  for (std::size_t i = 0; words[i].size() < longest; ++i)
    for (char letter : letters) words.push_back(words[i] + letter);
  words.erase(words.begin());
  return words;
}

/// A, B, C and the board to begin one's own with, as X.
std::vector<Chain::Kind> boardsWithOwn() {
  std::vector<Chain::Kind> kinds = bigGameBoards();
  kinds.push_back({"X", chainBoard()});
  return kinds;
}

struct Counts {
  int hexes = 0, corners = 0, edges = 0, coast = 0;
  bool operator==(const Counts&) const = default;
};
Counts count(const Topology& map) {
  Counts counts{map.hexCount()};
  for (int c = 0; c < map.cornerCount(); ++c) counts.corners += map.has(CornerId(c));
  for (int e = 0; e < map.edgeCount(); ++e)
    if (map.has(EdgeId(e))) {
      ++counts.edges;
      counts.coast += map.edge(EdgeId(e)).takesShip;
    }
  return counts;
}

/// Lines of coast edges that hang together.
int outlines(const Topology& map) {
  std::set<int> left;
  for (int e = 0; e < map.edgeCount(); ++e)
    if (map.has(EdgeId(e)) && map.edge(EdgeId(e)).takesShip) left.insert(e);
  int lines = 0;
  for (; !left.empty(); ++lines) {
    std::vector<int> next{*left.begin()};
    left.erase(left.begin());
    while (!next.empty()) {
      const EdgeId edge(next.back());
      next.pop_back();
      for (CornerId corner : map.edge(edge).corners)
        for (EdgeId other : map.corner(corner).edges)
          if (other && left.erase(other.value) > 0) next.push_back(other.value);
    }
  }
  return lines;
}

/// "4 F Sun" for each hex of a board that yields: number, letter of its terrain (9.3), half.
std::string yields(const Board& board, int number) {
  static const std::map<Terrain, char> kLetters{{Terrain::Forest, 'F'},
                                                {Terrain::Hills, 'B'},
                                                {Terrain::Pasture, 'S'},
                                                {Terrain::Fields, 'W'},
                                                {Terrain::Mountains, 'O'}};
  std::string west, east;
  for (const Cell& cell : board.cells)
    if (cell.number == number) (cell.territory == Territory::Sun ? west : east) += kLetters.at(cell.terrain);
  return west + "|" + east;
}

int pips(const Board& board, Territory half) {
  int sum = 0;
  for (const Cell& cell : board.cells)
    if (cell.territory == half && cell.number != 0) sum += 6 - std::abs(7 - cell.number);
  return sum;
}

}  // namespace

class TestChain : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void counts_data() {
    QTest::addColumn<int>("boards");
    QTest::addColumn<bool>("ring");
    QTest::addColumn<QList<int>>("expected");  // hexes, corners, edges, coast edges, outlines
    QTest::newRow("12.16 a lone board") << 1 << false << QList<int>{20, 63, 82, 44, 1};
    QTest::newRow("12.16 two boards") << 2 << false << QList<int>{40, 119, 158, 76, 1};
    QTest::newRow("12.16 three boards in a row") << 3 << false << QList<int>{60, 175, 234, 108, 1};
    QTest::newRow("9.2 seven boards in a row: 56n+7, 76n+6, 32n+12") << 7 << false << QList<int>{140, 399, 538, 236, 1};
    QTest::newRow("12.16 a ring of three") << 3 << true << QList<int>{60, 168, 228, 96, 2};
    QTest::newRow("9.2 a ring of four: 56n, 76n, 32n") << 4 << true << QList<int>{80, 224, 304, 128, 2};
    QTest::newRow("12.16 a ring of five") << 5 << true << QList<int>{100, 280, 380, 160, 2};
    QTest::newRow("9.2 a ring of two does not exist: it stays open") << 2 << true << QList<int>{40, 119, 158, 76, 1};
    QTest::newRow("9.2 five hundred boards in a ring") << 500 << true << QList<int>{10000, 28000, 38000, 16000, 2};
  }
  void counts() {
    QFETCH(int, boards);
    QFETCH(bool, ring);
    QFETCH(QList<int>, expected);
    const Topology map(chain(boards, ring ? Ends::Joined : Ends::Open));
    const Counts is = count(map);
    QCOMPARE((QList<int>{is.hexes, is.corners, is.edges, is.coast, outlines(map)}), expected);
  }

  // 9.2: no id of the longest chain is cut off, and each names its place.
  void thePlacesOfTheLongestChainHaveIdsAndNames() {
    const Chain longest = chain(5500, Ends::Joined);
    QVERIFY(problems(longest).empty());
    const Topology map(longest);
    QCOMPARE(map.hexCount(), 110'000);
    QCOMPARE(map.blocks(), 5500);
    QVERIFY(map.cornerCount() > 64 * 5499 && map.cornerCount() <= 64 * 5500);
    QVERIFY(map.edgeCount() > 128 * 5499 && map.edgeCount() <= 128 * 5500);
    for (int board : {0, 511, 512, 1023, 1024, 5499}) {  // where ids pass 16 bits, and at both ends
      for (int h = map.firstHex(board); h < map.firstHex(board + 1); ++h) {
        QCOMPARE(map.hexNamed(map.name(HexId(h))), std::optional(HexId(h)));
        QCOMPARE(playKnight(HexId(h)).hex(), HexId(h));
      }
      for (CornerId c(64 * board); map.has(c); c = CornerId(int(c.value) + 1)) {
        QCOMPARE(map.cornerNamed(map.name(c)), std::optional(c));
        QCOMPARE(startCity(c).corner(), c);
      }
      for (EdgeId e(128 * board); map.has(e); e = EdgeId(int(e.value) + 1)) {
        QCOMPARE(map.edgeNamed(map.name(e)), std::optional(e));
        QCOMPARE(buildRoad(e).edge(), e);
        QVERIFY(moveShip(e, EdgeId(128 * 5499)).edge() == e && moveShip(EdgeId(0), e).target() == e);
      }
    }
    QVERIFY(!map.has(HexId()) && !map.has(CornerId()) && !map.has(EdgeId()) && !map.has(EdgeId(kMostPlaces)));
    QVERIFY(!map.hexNamed("5500#0,1"));
    const GameDefinition definition(Setup{RuleSet::BigGame, defaultOptions(RuleSet::BigGame), {}, {}, longest});
    const State state = initialState(definition);
    QCOMPARE(state.seats.size(), 11'000);
    for (int s : {0, 10'998, 10'999}) {
      QVERIFY(state.at(definition.startPlaces[std::size_t(s)].corners[0]).isOf(SeatId(s)));
      QVERIFY(state.at(definition.startPlaces[std::size_t(s)].road).isOf(SeatId(s)));
    }
  }

  // 9.2, 12.16: what the boards are makes no difference to the counts, in any order.
  void everySequenceHasTheCounts() {
    std::vector<std::string> words{"CCABACB", "BBBBBBBB", "ABCCBAABCC", "CABABABABABACBCCBAABCABC"};
    for (char a : {'A', 'B', 'C'}) {
      words.push_back({a});
      for (char b : {'A', 'B', 'C'}) {
        words.push_back({a, b});
        for (char c : {'A', 'B', 'C'}) words.push_back({a, b, c});
      }
    }
    QCOMPARE(words.size(), 4u + 3u + 9u + 27u);
    for (const std::string& word : words)
      for (Ends ends : {Ends::Open, Ends::Joined}) {
        const int n = static_cast<int>(word.size());
        const Chain boards = chain(n, ends, word.c_str());
        QVERIFY2(problems(boards).empty(), word.c_str());
        const Topology map(boards);
        const bool isRing = ends == Ends::Joined && n >= 3;
        QCOMPARE(map.isRing(), isRing);
        const Counts expected =
            isRing ? Counts{20 * n, 56 * n, 76 * n, 32 * n} : Counts{20 * n, 56 * n + 7, 76 * n + 6, 32 * n + 12};
        QVERIFY2(count(map) == expected, word.c_str());
        QCOMPARE(outlines(map), isRing ? 2 : 1);
        for (int k = 0; k < n; ++k)
          QCOMPARE(map.hex(*map.hexAt({0, 0}, k)).cell.terrain,
                   bigGameBoards()[static_cast<std::size_t>(word[static_cast<std::size_t>(k)] - 'A')]
                       .board.cells[0]
                       .terrain);
      }
  }

  void seams_data() {
    QTest::addColumn<int>("boards");
    QTest::addColumn<Ends>("ends");
    QTest::newRow("open") << 4 << Ends::Open;
    QTest::newRow("ring") << 5 << Ends::Joined;
    QTest::newRow("ring of three") << 3 << Ends::Joined;
  }
  // 9.2: neighbors share 7 corners and 6 edges; no corner lies on three boards.
  void seams() {
    QFETCH(int, boards);
    QFETCH(Ends, ends);
    const Topology map(chain(boards, ends));
    std::map<std::pair<int, int>, int> corners, edges;
    for (int c = 0; c < map.cornerCount(); ++c) {
      const CornerId id(c);
      if (!map.has(id)) continue;
      std::set<int> touching;
      for (HexId hex : map.corner(id).hexes)
        if (hex) touching.insert(map.hex(hex).board);
      QVERIFY(touching.size() <= 2);
      const auto& told = map.corner(id).boards;
      QCOMPARE(touching.count(told[0]), std::size_t{1});
      QCOMPARE(told[1] != Topology::kNoBoard, touching.size() == 2);
      if (touching.size() == 2) ++corners[{*touching.begin(), *touching.rbegin()}];
    }
    for (int e = 0; e < map.edgeCount(); ++e)
      if (map.has(EdgeId(e)) && map.edge(EdgeId(e)).boards[1] != Topology::kNoBoard) {
        const auto [a, b] = std::minmax(map.edge(EdgeId(e)).boards[0], map.edge(EdgeId(e)).boards[1]);
        ++edges[{a, b}];
      }
    const std::size_t neighbors = std::size_t(ends == Ends::Joined ? boards : boards - 1);
    QCOMPARE(corners.size(), neighbors);
    QCOMPARE(edges.size(), neighbors);
    for (const auto& [pair, count] : corners) QCOMPARE(count, 7);
    for (const auto& [pair, count] : edges) QCOMPARE(count, 6);
  }

  // A seat builds on boards b-1..b+1; everything there lies in the blocks b-2..b+1.
  void whatIsNearLiesInFourBlocks() {
    const int n = 7;
    const Topology map(chain(n, Ends::Joined));
    QCOMPARE(map.blocks(), n);
    for (int board = 0; board < n; ++board) {
      const auto fits = [&](int block) { return (block - (board - 2) + n) % n < 4; };
      for (int c = 0; c < map.cornerCount(); ++c)
        if (map.has(CornerId(c)) && map.isNear(board, CornerId(c))) QVERIFY(fits(c / 64));
      for (int e = 0; e < map.edgeCount(); ++e)
        if (map.has(EdgeId(e)) && map.isNear(board, EdgeId(e))) QVERIFY(fits(e / 128));
    }
  }

  void tipFillsTheNotch() {  // 9.2, 9.1: the tip is (8,2) = 8,-3; the notch is (0,2) = 0,1
    const Topology open(chain(2, Ends::Open));
    const HexId tip = *open.hexNamed("0#8,-3");
    std::set<std::string> beside;
    for (HexId hex : open.hex(tip).neighbors)
      if (hex) beside.insert(open.name(hex));
    QCOMPARE(beside, (std::set<std::string>{"0#7,-2", "0#7,-3", "1#0,0", "1#0,2", "1#1,0", "1#1,1"}));
    const Topology ring(chain(3, Ends::Joined));
    beside.clear();
    for (HexId hex : ring.hex(*ring.hexNamed("2#8,-3")).neighbors)
      if (hex) beside.insert(ring.name(hex));
    QCOMPARE(beside, (std::set<std::string>{"2#7,-2", "2#7,-3", "0#0,0", "0#0,2", "0#1,0", "0#1,1"}));
  }

  void names_data() {
    QTest::addColumn<QString>("any");
    QTest::addColumn<QString>("written");
    QTest::newRow("a corner inside a board") << "1#3,-1:NE"
                                             << "1#4,-2:W";
    QTest::newRow("0.12 on a seam the lower board names it") << "1#0,0:SE"
                                                             << "0#8,-3:NE";
    QTest::newRow("0.12 where the ring closes too: board 0") << "3#8,-3:NE"
                                                             << "0#0,0:SE";
    QTest::newRow("the first in reading order of its hexes") << "0#2,-1:SE"
                                                             << "0#2,-1:SE";
    QTest::newRow("another name of the same") << "0#3,-1:W"
                                              << "0#2,-1:SE";
  }
  void names() {  // 0.12
    QFETCH(QString, any);
    QFETCH(QString, written);
    const Topology map(chain(4, Ends::Joined));
    const auto corner = map.cornerNamed(any.toStdString());
    QVERIFY(corner.has_value());
    QCOMPARE(QString::fromStdString(map.name(*corner)), written);
    QCOMPARE(map.cornerNamed(written.toStdString()), corner);
  }

  void everyNameIsReadBack() {
    for (Ends ends : {Ends::Open, Ends::Joined}) {
      const Topology map(chain(4, ends));
      for (int h = 0; h < map.hexCount(); ++h) QCOMPARE(map.hexNamed(map.name(HexId(h))), std::optional(HexId(h)));
      for (int c = 0; c < map.cornerCount(); ++c)
        if (map.has(CornerId(c))) QCOMPARE(map.cornerNamed(map.name(CornerId(c))), std::optional(CornerId(c)));
      for (int e = 0; e < map.edgeCount(); ++e)
        if (map.has(EdgeId(e))) QCOMPARE(map.edgeNamed(map.name(EdgeId(e))), std::optional(EdgeId(e)));
    }
    const Topology map(chain(2, Ends::Open));
    for (const char* none : {"2#0,0", "-1#0,0", "#0,0", "x#0,0", "0#0,1", "1#8,0", "0##0,0", "99999999999#0,0"})
      QVERIFY2(!map.hexNamed(none), none);
  }

  void throwsOfBoardA() {  // 12.17
    const Board board = bigGameBoards()[0].board;
    const std::map<int, std::string> expected{{2, "|O"},  {3, "S|F"}, {4, "F|B"},  {5, "O|W"},  {6, "F|O"},
                                              {8, "B|W"}, {9, "W|S"}, {10, "S|B"}, {11, "W|F"}, {12, "S|"}};
    for (const auto& [number, letters] : expected) QCOMPARE(yields(board, number), letters);
    QCOMPARE(pips(board, Territory::Sun), 29);
    QCOMPARE(pips(board, Territory::Moon), 29);
  }

  void terrainCounts() {  // 1.4: ore 3, brick 3, grain 4, lumber 4, wool 4, desert 2; 1.5: every number but 2, 12 twice
    for (const Chain::Kind& kind : bigGameBoards()) {
      std::map<Terrain, int> terrains;
      std::map<int, int> numbers;
      for (const Cell& cell : kind.board.cells) {
        ++terrains[cell.terrain];
        ++numbers[cell.number];
      }
      QCOMPARE(terrains, (std::map<Terrain, int>{{Terrain::Mountains, 3},
                                                 {Terrain::Hills, 3},
                                                 {Terrain::Fields, 4},
                                                 {Terrain::Forest, 4},
                                                 {Terrain::Pasture, 4},
                                                 {Terrain::Desert, 2}}));
      for (int number : {3, 4, 5, 6, 8, 9, 10, 11}) QCOMPARE(numbers[number], 2);
      for (int number : {2, 12}) QCOMPARE(numbers[number], 1);
      QCOMPARE(numbers[0], 2);
    }
  }

  void halves() {  // 9.3, 12.26
    const Topology map(chain(3, Ends::Open, "CCC"));
    const auto of = [&](const char* corner) {
      const auto& seats = map.corner(*map.cornerNamed(corner)).halves;
      return std::vector<int>{seats[0].value, seats[1].value};
    };
    const int none = SeatId::kNone;
    QCOMPARE(of("0#3,-1:NE"), (std::vector{0, none}));  // west of the line: Sun of board 0
    QCOMPARE(of("0#4,0:E"), (std::vector{1, none}));    // 12.26: Moon's home, although the hex is Sun's territory
    QCOMPARE(of("1#4,0:W"), (std::vector{2, none}));
    QCOMPARE(of("1#0,0:SE"), (std::vector{1, 2}));  // a seam: the east half of 0 and the west half of 1
    for (int c = 0; c < map.cornerCount(); ++c) {
      const auto& corner = map.corner(CornerId(c));
      if (map.has(CornerId(c))) QCOMPARE(corner.halves[1].isNone(), corner.boards[1] == Topology::kNoBoard);
    }
  }

  void distances() {
    const Topology open(chain(6, Ends::Open)), ring(chain(6, Ends::Joined));
    QCOMPARE(open.distance(0, 5), 5);
    QCOMPARE(ring.distance(0, 5), 1);
    QCOMPARE(ring.distance(1, 4), 3);
    QCOMPARE(ring.distance(2, 2), 0);
  }

  void orderWords() {  // 9.2 big.order = AAC: any word over A B C, repeated
    const Chain five = chain(5, Ends::Joined, "AAC");
    QCOMPARE(five.order, (std::vector<std::uint16_t>{0, 0, 2, 0, 0}));
    QVERIFY(chain(5, Ends::Joined, "AXC").isEmpty());
    QVERIFY(chain(5, Ends::Joined, "").isEmpty());
  }

  void soundBoards() {
    for (const char* word : {"A", "B", "C", "ABC", "CBA"})
      for (int boards : {1, 2, 3, 5}) {
        const auto found = problems(chain(boards, Ends::Joined, word));
        QVERIFY2(found.empty(), found.empty() ? "" : found.front().sentence.c_str());
      }
  }

  // Whoever draws such a board hears of its size before the territories of all its hexes are painted.
  void aBoardThatIsTooLargeIsToldBeforeItsHalves() {
    Board board;
    board.orientation = Orientation::Flat;
    board.chainOffset = Hex{12, -6};
    for (int q = 0; q < 6; ++q)
      for (int r = 0; r < 5; ++r) board.cells.push_back({{q, r}, Terrain::Hills, 5});
    const auto found = problems(chainOf({{"A", board}}, "A", 1, Ends::Open));
    QCOMPARE(found.size(), 1u);
    QCOMPARE(found[0].sentence, std::string("A board of a chain has at most 64 corners."));
  }

  // 9.2: boards are held against each other all along the chain, and the last one against the first in a ring.
  void contacts_data() {
    QTest::addColumn<QString>("word");  // D is A without 0,2 and with 0,0 moved
    QTest::addColumn<Hex>("moved");
    QTest::addColumn<Ends>("ends");
    QTest::addColumn<QString>("sentence");
    const QString onEachOther = QStringLiteral("Two boards of a chain lie on each other.");
    const QString touch = QStringLiteral("In a chain only neighbors touch, and no three boards in one corner.");
    QTest::newRow("nothing moved") << "AAAAAAAD" << Hex{0, 0} << Ends::Joined << "";
    QTest::newRow("onto the next board, which is not there") << "AAAAAAAD" << Hex{8, -4} << Ends::Open << "";
    QTest::newRow("onto the next board, the first one") << "AAAAAAAD" << Hex{8, -4} << Ends::Joined << onEachOther;
    QTest::newRow("onto the next board, late in the chain") << "AAAAAADA" << Hex{8, -4} << Ends::Open << onEachOther;
    QTest::newRow("onto the board before, the last one") << "DAAAAAAA" << Hex{-6, 3} << Ends::Joined << onEachOther;
    QTest::newRow("onto the board before, which is not there") << "DAAAAAAA" << Hex{-6, 3} << Ends::Open << "";
    QTest::newRow("onto the board after the next") << "AAADAA" << Hex{16, -8} << Ends::Open << onEachOther;
    QTest::newRow("beside the board after the next") << "AAADAA" << Hex{16, -9} << Ends::Open << touch;
    QTest::newRow("beside the board after the next, round the ring") << "AAAAD" << Hex{16, -9} << Ends::Joined << touch;
    QTest::newRow("a chain that ends before") << "AAAD" << Hex{16, -9} << Ends::Open << "";
  }
  void contacts() {
    QFETCH(QString, word);
    QFETCH(Hex, moved);
    QFETCH(Ends, ends);
    QFETCH(QString, sentence);
    auto kinds = bigGameBoards();
    kinds.push_back(kinds[0]);
    kinds.back().name = "D";
    QCOMPARE(kinds.back().board.cells[0].at, (Hex{0, 0}));
    kinds.back().board.cells[0].at = moved;
    kinds.back().board.cells.erase(kinds.back().board.cells.begin() + 1);  // for its corners: 64 at most
    const auto found = problems(chainOf(kinds, word.toStdString(), static_cast<int>(word.size()), ends));
    QCOMPARE(found.empty() ? QString() : QString::fromStdString(found.front().sentence), sentence);
  }

  void theNearestOffsetIsOneOfAChain_data() {
    QTest::addColumn<QString>("row");  // pointy tops; each letter a hex
    QTest::addColumn<int>("offset");   // 0: none
    QTest::newRow("one hex") << "F" << 1;
    QTest::newRow("three hexes") << "FFF" << 3;
    // By 1 the third board's 0 lies at 2, beside 3; by 2 at 4, beside 3 too; by 3 the second lies on it.
    QTest::newRow("9.2 the board after the next touches too") << "F  F" << 4;
    // By 1 the sixth lies on 5; by 2 the third's 4 touches it, by 3 its 6.
    QTest::newRow("9.2 a board farther on") << "F    F" << 4;
    QTest::newRow("no hex") << "" << 0;
  }
  void theNearestOffsetIsOneOfAChain() {
    QFETCH(QString, row);
    QFETCH(int, offset);
    Board board;
    for (int q = 0; q < row.size(); ++q)
      if (row[q] != u' ') board.cells.push_back({{q, 0}, Terrain::Fields, 4});
    const std::optional<Hex> nearest = nearestOffset(board);
    QVERIFY(nearest == (offset > 0 ? std::optional(Hex{offset, 0}) : std::nullopt));
  }

  void aBoardThatFitsNowhereIsNotPutRight() {  // 9.2
    Board board;
    board.cells = {{{0, 0}, Terrain::Fields, 4}, {{0, 0}, Terrain::Fields, 4}};
    QVERIFY(!nearestOffset(board));
    QVERIFY(!applyFix(board, {"", "9.2", std::nullopt, ProblemKind::ChainOffset}));
    for (const Chain::Kind& kind : bigGameBoards()) QVERIFY(nearestOffset(kind.board) == (Hex{8, -4}));
  }

  void theBoardToBeginWithIsABoardOfAChain() {  // 9.1, 9.3
    const Board board = chainBoard();
    QVERIFY(problems(board).empty());
    QVERIFY(warnings(board).empty());
    QVERIFY(board.chainOffset == (Hex{8, -4}));
    std::map<Territory, std::multiset<int>> numbers;
    std::set<std::pair<int, int>> places;
    for (const Cell& cell : board.cells) {
      if (cell.number != 0) numbers[cell.territory].insert(cell.number);
      places.emplace(cell.at.q, 2 * cell.at.r + cell.at.q);  // column and row
      QCOMPARE(cell.cutByLine == CutByLine::Yes, cell.at.q == 4);
    }
    std::set<std::pair<int, int>> expected;
    for (int column = 0; column <= 8; ++column)
      for (int row = column % 2; row <= 4; row += 2) expected.emplace(column, row);
    for (const auto& missing : {std::pair(0, 2), std::pair(8, 0), std::pair(8, 4)}) expected.erase(missing);
    QVERIFY(places == expected);
    QVERIFY(numbers[Territory::Sun] == (std::multiset{3, 4, 5, 6, 8, 9, 10, 11, 12}));
    QVERIFY(numbers[Territory::Moon] == (std::multiset{2, 3, 4, 5, 6, 8, 9, 10, 11}));
    // 9.17: both robbers stand on a desert.
    QVERIFY(board.robber == (Hex{3, -1}) && board.moreRobbers == (std::vector<Hex>{{5, -1}}));
    for (const Chain::Kind& kind : bigGameBoards()) QVERIFY(kind.board.cells != board.cells);
  }

  void itJoinsAllOthersInEveryOrder() {  // 9.2
    const auto kinds = boardsWithOwn();
    const auto words = wordsOver("ABCX", 4);
    QCOMPARE(words.size(), 4u + 16 + 64 + 256);
    for (const std::string& word : words)
      for (Ends ends : {Ends::Open, Ends::Joined})
        QVERIFY2(problems(chainOf(kinds, word, static_cast<int>(word.size()), ends)).empty(), word.c_str());
    for (const Chain::Kind& each : kinds)
      for (const Hex shift : {Hex{8, -4}, Hex{-8, 4}}) {
        QVERIFY(seamProblems(chainBoard(), each.board, shift).empty());
        QVERIFY(seamProblems(each.board, chainBoard(), shift).empty());
        QVERIFY(!joinProblem(chainBoard(), each.board));
      }
  }

  // A board somebody drew elsewhere, turned, with the other tops or without an offset comes to lie among the others.
  void aBoardDrawnElsewhereIsMovedOntoTheOthers() {  // 9.2
    const Board wanted = chainBoard(), other = bigGameBoards()[0].board;
    int moved = 0;
    for (int turns = 0; turns < kSides; ++turns)
      for (int q = -9; q <= 9; ++q)
        for (int r = -4; r <= 4; ++r)
          for (bool hasOtherTops : {false, true}) {
            Board board = imageOf(wanted, {Mirrored::No, turns, {q, r}});
            if (hasOtherTops) board = inOtherOrientation(board);
            if ((q + r) % 2 == 0) board.chainOffset.reset();
            const auto problem = joinProblem(board, other);
            const bool isThere = !hasOtherTops && turns == 0 && q == 0 && r == 0 && board.chainOffset;
            QCOMPARE(!problem, isThere);
            if (!problem) continue;
            QVERIFY(problem->kind == ProblemKind::ChainOrigin);
            const auto better = applyFix(board, *problem);
            QVERIFY(better && *better == wanted);
            QVERIFY(!joinProblem(*better, other));
            ++moved;
          }
    QCOMPARE(moved, 6 * 19 * 9 * 2);
  }

  void ofABoardWithAnotherOffsetOnlyThatIsMended() {  // 9.2
    Board board = chainBoard();
    board.chainOffset = Hex{10, -5};
    const auto problem = joinProblem(board, bigGameBoards()[1].board);
    QVERIFY(problem && problem->sentence.find("offset") != std::string::npos);
    QVERIFY(applyFix(board, *problem) == chainBoard());
  }

  // The tip is missing, so that it fills no notch; but its other hexes touch all the same.
  void aBoardThatLacksAHexIsMovedToo() {  // 9.2
    Board board = chainBoard();
    std::erase_if(board.cells, [](const Cell& cell) { return cell.at == Hex{0, 0}; });
    const Board away = imageOf(board, {Mirrored::No, 3, {2, 5}});
    const auto problem = joinProblem(away, bigGameBoards()[2].board);
    QVERIFY(problem && problem->kind == ProblemKind::ChainOrigin);
    QVERIFY(applyFix(away, *problem) == board);
  }

  // One hex too many lies on the neighbor: that is told of the hex, and nobody is sent elsewhere with the whole board.
  void aBoardWithAHexTooManyStaysAndComesToItsPlace() {  // 9.2
    const Board other = bigGameBoards()[1].board;
    Board board = chainBoard();
    board.cells.push_back({{8, -4}, Terrain::Forest, 4, Territory::Moon, CutByLine::No});
    QVERIFY(!joinProblem(board, other));
    const auto seams = seamProblems(board, other, {8, -4});
    QVERIFY(std::ranges::any_of(seams, [](const BoardProblem& each) { return each.at == Hex{8, -4}; }));
    const Board away = imageOf(board, {Mirrored::No, 2, {-3, 7}});
    const auto problem = joinProblem(away, other);
    QVERIFY(problem && problem->kind == ProblemKind::ChainOrigin);
    const Board back = *applyFix(away, *problem);
    QVERIFY(imageOf(back, {}) == imageOf(board, {}));
  }

  // Boards of a chain with some hexes fewer or more, anywhere: the fix mends what it is about, and spoils nothing else.
  void theFixSpoilsNothing() {
    const auto kinds = boardsWithOwn();
    SeededRng rng(7);
    rng.startMove(0);
    const auto below = [&](int most) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(most))); };
    int moved = 0;
    for (int i = 0; i < 1000; ++i) {
      Board board = kinds[static_cast<std::size_t>(below(4))].board;
      const Board& other = kinds[static_cast<std::size_t>(below(4))].board;
      for (int gone = below(3); gone > 0; --gone) board.cells.erase(board.cells.begin() + below(4));
      if (below(3) == 0) board.cells.push_back({{-1, below(3)}, Terrain::Fields, 4, Territory::Sun, CutByLine::No});
      board = imageOf(board, {Mirrored::No, below(6), {below(20) - 10, below(20) - 10}});
      if (below(2) == 0) board = inOtherOrientation(board);
      const auto problem = joinProblem(board, other);
      if (!problem) continue;
      QVERIFY(problem->kind == ProblemKind::ChainOrigin);
      const auto better = applyFix(board, *problem);
      QVERIFY(better);
      QVERIFY(!joinProblem(*better, other));
      QCOMPARE(problems(*better).size(), problems(board).size());
      QCOMPARE(better->cells.size(), board.cells.size());
      ++moved;
    }
    QVERIFY2(moved > 900, std::to_string(moved).c_str());
  }

  void aBoardThatJoinsNowhereIsToldSo() {  // 9.2
    for (const Board& board : {beginnerBoard(), inOtherOrientation(beginnerBoard())}) {
      const auto problem = joinProblem(board, bigGameBoards()[0].board);
      QVERIFY(problem && problem->kind == ProblemKind::ChainOutline);
      QVERIFY(!applyFix(board, *problem));
    }
  }

  // A hex with a point up that is turned by a twelfth: what lay at its NE lies at its right upper flat side, NE too.
  void withTheOtherTopsAllLiesAtTheSamePlaces() {
    Board pointy;
    pointy.cells = {{{0, 0}, Terrain::Fields, 4}, {{1, 0}, Terrain::Hills, 5}};
    pointy.harbors = {{{0, 0}, *sideNamed("NE", Orientation::Pointy), Resource::None, 3}};
    pointy.starts = {
        {{{{0, 0}, *cornerNamed("N", Orientation::Pointy)}}, {{{0, 0}, *sideNamed("E", Orientation::Pointy)}}, {}}};
    const Board flat = inOtherOrientation(pointy);
    QCOMPARE(sideName(flat.harbors[0].side, Orientation::Flat), "NE");
    QCOMPARE(cornerName(flat.starts[0].settlements[0].corner, Orientation::Flat), "NE");
    QCOMPARE(sideName(flat.starts[0].roads[0].side, Orientation::Flat), "SE");
    // The side between the two cells is the same one.
    QVERIFY(neighbor({0, 0}, *sideNamed("E", Orientation::Pointy), Orientation::Pointy) == (Hex{1, 0}));
    QVERIFY(neighbor({0, 0}, flat.starts[0].roads[0].side, Orientation::Flat) == (Hex{1, 0}));
    QVERIFY(inOtherOrientation(flat) == pointy);
  }

  void unsoundBoards_data() {
    QTest::addColumn<Case>("play");
    const auto row = [](const char* rule, const char* name, auto spoil) {
      QTest::newRow(name) << Case([=] {
        Chain spoilt = chain(3, Ends::Joined);
        spoil(spoilt);
        const auto found = problems(spoilt);
        QVERIFY(!found.empty());
        QCOMPARE(found.front().rule, rule);
      });
    };
    row("9.2", "9.2 no board", [](Chain& c) { c.order.clear(); });
    row("9.2", "9.2 more than 5,500 boards", [](Chain& c) { c.order.assign(5501, 0); });
    row("9.2", "9.2 no offset", [](Chain& c) { c.kinds[0].board.chainOffset.reset(); });
    row("9.2", "9.2 boards on each other", [](Chain& c) {
      for (auto& kind : c.kinds) kind.board.chainOffset = Hex{2, -1};
    });
    row("9.2", "9.2 different offsets", [](Chain& c) { c.kinds[1].board.chainOffset = Hex{10, -5}; });
    row("9.16", "9.16 no start pieces", [](Chain& c) { c.kinds[2].board.halves.clear(); });
    row("9.16", "9.16 two settlements only", [](Chain& c) { c.kinds[0].board.halves[0].settlements.pop_back(); });
    row("9.17", "9.17 a territory without a desert", [](Chain& c) {
      for (Cell& cell : c.kinds[0].board.cells)
        if (cell.terrain == Terrain::Desert) {
          cell.terrain = Terrain::Forest;
          cell.number = 4;
        }
    });
    row("9.3", "9.3 no dividing line", [](Chain& c) {
      for (Cell& cell : c.kinds[0].board.cells) cell.cutByLine = CutByLine::No;
    });
  }
  void unsoundBoards() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestChain)
#include "test_chain.moc"
