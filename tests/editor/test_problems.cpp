// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <functional>

#include "app/files/board_file.h"
#include "app/manual/rule_book.h"
#include "app/text/problem_text.h"
#include "editor/bot_games.h"
#include "editor/edits.h"
#include "editor/mending.h"
#include "engine/board/board.h"
#include "engine/board/chain.h"
#include "engine/board/rng.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;
using Kind = ProblemKind;

namespace {

using Spoil = std::function<void(Board&)>;

int side(const char* name) { return *sideNamed(name, Orientation::Pointy); }
int corner(const char* name) { return *cornerNamed(name, Orientation::Pointy); }

std::vector<BoardProblem> all(const Board& board) {
  auto found = problems(board);
  for (const auto& each : warnings(board)) found.push_back(each);
  return found;
}
std::vector<BoardProblem> ofKind(const Board& board, Kind kind) {
  auto found = all(board);
  std::erase_if(found, [kind](const BoardProblem& problem) { return problem.kind != kind; });
  return found;
}

enum class Fixed { Yes, No };

}  // namespace

class ProblemsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theBeginnerIslandHasNone() {
    QVERIFY(problems(beginnerBoard()).empty());
    const auto found = warnings(beginnerBoard());
    QVERIFY2(found.empty(), found.empty() ? "" : found.front().sentence.c_str());
  }

  void theBoardsOfTheBigGameHaveNone() {
    for (const Chain::Kind& kind : bigGameBoards()) {
      QVERIFY(problems(kind.board).empty());
      for (const auto& each : warnings(kind.board))
        QVERIFY2(each.kind == Kind::HotNumbersTouch || each.kind == Kind::HotNumbersTouchOverSeam,
                 each.sentence.c_str());
    }
  }

  void eachProblemIsFoundAtItsPlaceAndGoesWithItsFix_data() {
    QTest::addColumn<Spoil>("spoil");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<std::optional<Hex>>("at");
    QTest::addColumn<Severity>("severity");
    QTest::addColumn<Fixed>("canBeFixed");
    const auto row = [](const char* name, Spoil spoil, Kind kind, std::optional<Hex> at, Severity severity,
                        Fixed fixed = Fixed::Yes) { QTest::newRow(name) << spoil << kind << at << severity << fixed; };
    constexpr auto error = Severity::Error, unusual = Severity::Warning;
    row(
        "0.1: a cell stands twice", [](Board& b) { b.cells.push_back(b.cells[3]); }, Kind::CellTwice, Hex{-1, -1},
        error);
    row(
        "0.1: no land",
        [](Board& b) {
          b = Board();
          b.cells = {{{0, 0}, Terrain::Sea}};
        },
        Kind::NoLand, {}, error, Fixed::No);
    row(
        "1.1: 33 columns",
        [](Board& b) {
          b.cells.push_back({{30, 0}, Terrain::Sea});
        },
        Kind::TooLarge, {}, error, Fixed::No);
    row(
        "1.5: a number on the desert",
        [](Board& b) {
          cellAt(b, {0, 0})->number = 4;
        },
        Kind::NumberWhereNothingGrows, Hex{0, 0}, error);
    row(
        "1.5: a hex without a number",
        [](Board& b) {
          cellAt(b, {1, 0})->number = 0;
        },
        Kind::NumberMissing, Hex{1, 0}, error);
    row(
        "1.5: a seven",
        [](Board& b) {
          cellAt(b, {1, 0})->number = 7;
        },
        Kind::NumberMissing, Hex{1, 0}, error);
    row(
        "1.7: a harbor where no land is",
        [](Board& b) {
          b.harbors.push_back({{7, 7}, 0, Resource::None, 3});
        },
        Kind::HarborOffLand, Hex{7, 7}, error);
    row(
        "1.7: a harbor that faces land", [](Board& b) { b.harbors[0].side = side("SE"); }, Kind::HarborFacesLand,
        Hex{0, -2}, error);
    row(
        "1.7: a harbor of 3:1 for ore", [](Board& b) { b.harbors[2].ratio = 3; }, Kind::HarborRatio, Hex{2, -2}, error);
    row(
        "2.5: a start settlement at sea",
        [](Board& b) {
          b.starts[1].settlements[0].hex = {9, 9};
        },
        Kind::SettlementOffLand, Hex{9, 9}, error);
    row(
        "2.5: two start settlements one edge apart",
        [](Board& b) {
          b.starts[0].settlements = {{{0, 0}, corner("N"), StartCards::No}, {{0, 0}, corner("NE"), StartCards::Yes}};
        },
        Kind::SettlementsTooClose, Hex{0, 0}, error);
    row(
        "2.3: a start road at sea",
        [](Board& b) {
          b.starts[3].roads[1].hex = {5, 5};
        },
        Kind::RoadOffLand, Hex{5, 5}, error);
    row(
        "7.1: a start ship on a board without ships",
        [](Board& b) {
          b.starts[0].ships = {{{2, -2}, side("NE")}};
        },
        Kind::ShipNotAsked, Hex{2, -2}, error);
    row(
        "7.2: a start ship inland",
        [](Board& b) {
          b.ships = AsksForShips::Yes;
          b.starts[0].ships = {{{0, 0}, side("E")}};
        },
        Kind::ShipOffCoast, Hex{0, 0}, error);
    row(
        "1.8: the robber at sea",
        [](Board& b) {
          b.robber = Hex{4, 4};
        },
        Kind::RobberOffLand, Hex{4, 4}, error);
    row(
        "1.8: the first of two robbers at sea",
        [](Board& b) {
          b.robber = Hex{4, 4};
          b.moreRobbers = {{0, 1}};
        },
        Kind::RobberOffLand, Hex{4, 4}, error);
    row(
        "1.6: a 6 beside an 8",
        [](Board& b) {
          for (Cell& cell : b.cells)
            if (cell.number == 6 || cell.number == 8) cell.number = 3;
          cellAt(b, {0, 1})->number = 6;
          cellAt(b, {1, 1})->number = 8;
        },
        Kind::HotNumbersTouch, Hex{1, 1}, unusual);
    row(
        "1.4: a fifth forest",
        [](Board& b) {
          setTerrain(b, {1, 0}, Terrain::Forest);
        },
        Kind::TerrainCount, {}, unusual, Fixed::No);
    row(
        "1.5: a third 4",
        [](Board& b) {
          cellAt(b, {1, 0})->number = 4;
        },
        Kind::NumberCount, {}, unusual);
    row(
        "1.7: a harbor less", [](Board& b) { b.harbors.pop_back(); }, Kind::HarborSet, {}, unusual, Fixed::No);
    row(
        "1.4: a board of another size without ore",
        [](Board& b) {
          removeCell(b, {0, -2});
          for (Cell& cell : b.cells)
            if (cell.terrain == Terrain::Mountains) cell.terrain = Terrain::Hills;
        },
        Kind::ResourceMissing, {}, unusual, Fixed::No);
    row(
        "3.3: room for one seat",
        [](Board& b) {
          b = Board();
          setTerrain(b, {0, 0}, Terrain::Hills);
          setNumber(b, {0, 0}, 5);
        },
        Kind::RoomForSeats, {}, unusual, Fixed::No);
    row(
        "1.8: a second robber on a board without a chain",
        [](Board& b) {
          b.robber = Hex{0, 0};
          b.moreRobbers = {{0, 1}};
        },
        Kind::RobbersMany, Hex{0, 1}, unusual);
    row(
        "1.7: two harbors that share a corner",
        [](Board& b) {
          b.harbors = {{{0, -2}, side("NW"), Resource::None, 3}, {{0, -2}, side("NE"), Resource::Ore, 2}};
        },
        Kind::HarborsShareCorner, Hex{0, -2}, unusual);
    row(
        "7.2: an island without ships",
        [](Board& b) {
          for (const Hex sea :
               {Hex{3, 0}, Hex{4, 0}, Hex{3, -1}, Hex{4, -1}, Hex{5, -1}, Hex{2, 1}, Hex{3, 1}, Hex{4, 1}})
            setTerrain(b, sea, Terrain::Sea);
          setTerrain(b, {5, 0}, Terrain::Hills);
          setNumber(b, {5, 0}, 4);
        },
        Kind::LandUnreached, Hex{5, 0}, unusual);
    row(
        "9.3: a hex in no territory",
        [](Board& b) {
          for (Cell& cell : b.cells)
            if (cell.at != Hex{1, -2}) cell.territory = cell.at.q < 0 ? Territory::Sun : Territory::Moon;
        },
        Kind::TerritoryMissing, Hex{1, -2}, unusual);
    row(
        "3.7: a seat with one settlement",
        [](Board& b) {
          b.starts[2].settlements.pop_back();
          b.starts[2].roads = {b.starts[2].roads[0]};
        },
        Kind::StartsUneven, {}, unusual, Fixed::No);
    row(
        "3.7: a road away from its settlements",
        [](Board& b) {
          b.starts[0].roads[0] = {{2, 0}, side("E")};
        },
        Kind::RoadApart, Hex{2, 0}, unusual);
  }
  void eachProblemIsFoundAtItsPlaceAndGoesWithItsFix() {
    QFETCH(Spoil, spoil);
    QFETCH(Kind, kind);
    QFETCH(std::optional<Hex>, at);
    QFETCH(Severity, severity);
    QFETCH(Fixed, canBeFixed);
    Board board = beginnerBoard();
    spoil(board);
    const auto found = ofKind(board, kind);
    QVERIFY(!found.empty());
    QVERIFY(found.front().at == at);
    QVERIFY(found.front().severity == severity);
    static const RuleBook book = RuleBook::inLanguage(u"en"_s);
    const QString rule = QString::fromLatin1(found.front().rule);
    const int section = book.indexOf(book.sectionOfRule(rule));
    QVERIFY2(section >= 0 && book.sections()[section].rules.contains(rule), found.front().rule);
    QCOMPARE(problems(board).empty(), severity == Severity::Warning);
    QVERIFY2(!problemText(found.front()).contains(u'%'), qPrintable(problemText(found.front())));
    const auto better = applyFix(board, found.front());
    QCOMPARE(better.has_value(), canBeFixed == Fixed::Yes);
    if (better) QVERIFY(ofKind(*better, kind).size() < found.size());
    if (better) QVERIFY2(better->robber || better->moreRobbers.empty(), "a file would make another robber the first");
  }

  void theHarborsAreJudgedByTheSizeOfTheIsland_data() {  // 1.7
    QTest::addColumn<int>("hexes");
    QTest::addColumn<QString>("harbors");  // one letter each: any, lumber, brick, wool, grain, ore
    QTest::addColumn<QStringList>("told");
    const auto off = [](const char* kind, int here, int usual) {
      return u"Harbors for %1: %2 here, %3 usual on an island of this size."_s.arg(QLatin1StringView(kind))
          .arg(here)
          .arg(usual);
    };
    QTest::newRow("the classic set") << 19 << u"aaaalbwgo"_s << QStringList();
    QTest::newRow("the classic set on a larger island") << 37 << u"aaaalbwgo"_s << QStringList();
    QTest::newRow("as many, but one too many and one missing")
        << 19 << u"aaaaalbwg"_s << QStringList{off("any resource", 5, 4), off("ore", 0, 1)};
    QTest::newRow("three for any resource") << 19 << u"aaalbwgo"_s << QStringList{off("any resource", 3, 4)};
    QTest::newRow("two alike") << 19 << u"aaaalbwwo"_s << QStringList{off("wool", 2, 1), off("grain", 0, 1)};
    QTest::newRow("those of the large island") << 31 << u"aaaaalbwwgo"_s << QStringList();
    QTest::newRow("those of thirty hexes") << 30 << u"aaaaalbwwgo"_s << QStringList();
    QTest::newRow("thirty hexes, one for wool") << 30 << u"aaaaalbwgo"_s << QStringList{off("wool", 1, 2)};
    QTest::newRow("those of 37 hexes") << 37 << u"aaaaaaalbwgo"_s << QStringList();
    QTest::newRow("none") << 19 << QString() << QStringList{u"This board has no harbors."_s};
  }
  void theHarborsAreJudgedByTheSizeOfTheIsland() {
    QFETCH(int, hexes);
    QFETCH(QString, harbors);
    QFETCH(QStringList, told);
    Board board;
    for (int i = 0; i < hexes; ++i) board.cells.push_back({{i % 8, i / 8}, Terrain::Fields, 4});
    for (const QChar letter : harbors) {
      const auto trades = letter == u'l'   ? Resource::Lumber
                          : letter == u'b' ? Resource::Brick
                          : letter == u'w' ? Resource::Wool
                          : letter == u'g' ? Resource::Grain
                          : letter == u'o' ? Resource::Ore
                                           : Resource::None;
      board.harbors.push_back({{0, 0}, 0, trades, trades == Resource::None ? 3 : 2});
    }
    QStringList said;
    for (const BoardProblem& each : ofKind(board, Kind::HarborSet)) said << problemText(each);
    QCOMPARE(said, told);
  }

  void theIslandsOfTheProgramHaveTheirUsualHarbors() {
    SeededRng rng(3);
    for (const auto size : {IslandWishes::Size::Classic, IslandWishes::Size::Large})
      QVERIFY(ofKind(randomIsland({size}, rng), Kind::HarborSet).empty());
  }

  // All corners of this coast are taken, and one more harbor lies off the land.
  void aHarborThatCanLieNowhereGoesThoughOneIsMissingThen() {
    Board board;
    setTerrain(board, {0, 0}, Terrain::Fields);
    setNumber(board, {0, 0}, 4);
    for (int each = 0; each < kSides; each += 2) board.harbors.push_back({{0, 0}, each, Resource::None, 3});
    board.harbors.push_back({{5, 5}, 0, Resource::None, 3});
    const auto tellsOfAny = [](const Board& of) {
      return std::ranges::any_of(ofKind(of, Kind::HarborSet),
                                 [](const BoardProblem& each) { return each.sentence.starts_with("Harbors for any"); });
    };
    QVERIFY(!tellsOfAny(board));
    const auto off = ofKind(board, Kind::HarborOffLand);
    QCOMPARE(off.size(), 1u);
    const auto better = applyFix(board, off.front());
    QVERIFY(better && better->harbors.size() == 3u && tellsOfAny(*better));
  }

  // Until its start pieces lie there such a board has no halves, but robbers, harbors and room of a chain (9).
  void aBoardOfAChainInTheMakingIsNoClassicBoard_data() {
    QTest::addColumn<Spoil>("begin");
    QTest::newRow("an offset") << Spoil([](Board& b) { b.chainOffset = Hex{8, -4}; });
    QTest::newRow("a territory") << Spoil([](Board& b) { b.cells.front().territory = Territory::Sun; });
    QTest::newRow("halves") << Spoil([](Board& b) { b.halves.resize(2); });
  }
  void aBoardOfAChainInTheMakingIsNoClassicBoard() {
    QFETCH(Spoil, begin);
    Board board = beginnerBoard();
    board.starts.clear();
    board.cells.resize(3);
    board.harbors.resize(1);
    board.robber = board.cells[0].at;
    board.moreRobbers = {board.cells[1].at};
    for (Kind kind : {Kind::RobbersMany, Kind::HarborSet, Kind::RoomForSeats}) QVERIFY(!ofKind(board, kind).empty());
    begin(board);
    for (Kind kind : {Kind::RobbersMany, Kind::HarborSet, Kind::RoomForSeats}) QVERIFY(ofKind(board, kind).empty());
    BoardFile file;
    file.board = board;
    mendAll(file, Neighbors());
    QCOMPARE(file.board.moreRobbers.size(), 1u);
  }

  void theRoomIsThatOfTheSeatsOfTheFile() {  // 3.3
    BoardFile file;
    setTerrain(file.board, {0, 0}, Terrain::Hills);
    setNumber(file.board, {0, 0}, 5);
    for (int seats = 2; seats <= 4; ++seats) {
      file.options[u"seats.count"_s] = seats;
      const auto found = problemsAmong(file, Neighbors());
      const auto room = std::ranges::find(found, Kind::RoomForSeats, &BoardProblem::kind);
      QVERIFY(room != found.end());
      QCOMPARE(room->values, (std::vector{1, seats}));
    }
  }

  void aBoardThatIsTooSmallSaysHowManySeatsFit_data() {  // 3.3
    QTest::addColumn<int>("hexes");
    QTest::addColumn<QString>("told");
    const auto fit = [](int seats) {
      return u"Seats that find room for three settlements each: %1 of 4."_s.arg(seats);
    };
    QTest::newRow("1") << 1 << fit(1);
    QTest::newRow("2") << 2 << fit(1);
    QTest::newRow("19") << 19 << QString();
  }
  void aBoardThatIsTooSmallSaysHowManySeatsFit() {
    QFETCH(int, hexes);
    QFETCH(QString, told);
    Board board = beginnerBoard();
    board.starts.clear();
    board.cells.resize(static_cast<std::size_t>(hexes));
    const auto found = ofKind(board, Kind::RoomForSeats);
    QCOMPARE(found.empty() ? QString() : problemText(found.front()), told);
  }

  // On boards of the Big Game

  void hotNumbersTouchAcrossASeam() {  // 9.2: the tip of a board lies in the notch of the next
    Board board = bigGameBoards()[0].board;
    for (Cell& cell : board.cells)
      if (cell.number == 6 || cell.number == 8) cell.number = 3;
    // 8,-3 of this board is 0,1 of the next: between 0,0 and 0,2, whose neighbor it is.
    cellAt(board, {8, -3})->number = 6;
    cellAt(board, {0, 0})->number = 8;
    const auto found = ofKind(board, Kind::HotNumbersTouchOverSeam);
    QCOMPARE(found.size(), 1u);
    QVERIFY(found[0].at == (Hex{8, -3}));
  }

  void eachHalfHasEveryNumberOnce() {  // 9.3
    Board board = bigGameBoards()[0].board;
    QVERIFY(ofKind(board, Kind::NumberTwiceInHalf).empty() && ofKind(board, Kind::NumberMissingInHalf).empty());
    cellAt(board, {0, 0})->number = 11;  // W 4 -> 11, which lies at 0,2
    const auto twice = ofKind(board, Kind::NumberTwiceInHalf), missing = ofKind(board, Kind::NumberMissingInHalf);
    QCOMPARE(twice.size(), 1u);
    QCOMPARE(twice[0].values, std::vector<int>{11});
    QCOMPARE(missing.size(), 1u);
    QCOMPARE(missing[0].values, std::vector<int>{4});
  }

  void savingAnUnplayableBoardWorksAndOpeningItToo() {
    BoardFile file;
    file.board = beginnerBoard();
    cellAt(file.board, {1, 0})->number = 0;
    Complaint complaint;
    QVERIFY(!readBoard(writeBoard(file), complaint));
    QVERIFY(!complaint.sentence.isEmpty() && complaint.line > 0);
    Complaint none;
    const auto back = readBoard(writeBoard(file), none, Accept::Unfinished);
    QVERIFY(back && back->board == file.board);
  }
};

TAPU_TEST_WITH_LOOP(ProblemsTest)
#include "test_problems.moc"
