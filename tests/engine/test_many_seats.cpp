// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <set>

#include "engine/play/legal_actions.h"
#include "engine/play/validation.h"
#include "engine/state/game_map.h"
#include "engine/state/seats.h"
#include "tests/engine/crazy.h"
#include "tests/suite.h"

// Five to eight at one table (13): what stops at four seats if it is forgotten.

using namespace tapu;
using namespace tapu::test;

namespace {

/// Eight seats, each with a settlement that touches one hex alone; all eight hexes are of this terrain and yield on
/// twelve, and nothing else does.
Layout eightAround(Terrain terrain) {
  Layout layout;
  layout.options.seats = 8;
  for (const Hex at : {Hex{0, -2}, Hex{1, -2}, Hex{2, -2}, Hex{-2, 0}, Hex{2, 0}, Hex{-2, 2}, Hex{-1, 2}, Hex{0, 2}})
    change(layout.board, at, terrain, 12);
  change(layout.board, {-1, 0}, Terrain::Forest, 5);  // it had a twelve
  layout.settle(0, "0,-2:N").settle(1, "1,-2:N").settle(2, "2,-2:N").settle(3, "-2,0:NW").settle(4, "2,0:NE");
  return layout.settle(5, "-2,2:S").settle(6, "-1,2:S").settle(7, "0,2:S");
}

int held(const Position& p, int at, Resource resource) { return p.hand(at)[resource]; }

/// 13.2: a place by row and column; the cell 0,0 of our islands is in row 4, and in this column.
struct Grid {
  int middle;
  Hex at(int row, int column) const { return {(column - middle - (row - 4)) / 2, row - 4}; }
};

struct HarborRow {
  int row, column, side;
  Resource trades;
};
constexpr Resource kAny = Resource::None;

struct IslandRow {
  int seats;
  Grid grid;
  std::vector<std::array<int, 2>> rows;  ///< first and last column
  std::map<Terrain, int> terrains;
  std::map<int, int> numbers;
  std::vector<HarborRow> harbors;
  int corners, edges, coast;
};

const IslandRow kOfSix{
    .seats = 6,
    .grid = {5},
    .rows = {{4, 8}, {3, 9}, {2, 10}, {1, 11}, {2, 10}, {3, 9}, {4, 8}},
    .terrains = {{Terrain::Hills, 5},
                 {Terrain::Forest, 6},
                 {Terrain::Pasture, 6},
                 {Terrain::Fields, 6},
                 {Terrain::Mountains, 5},
                 {Terrain::Desert, 2}},
    .numbers = {{0, 2}, {2, 2}, {3, 3}, {4, 3}, {5, 3}, {6, 3}, {8, 3}, {9, 3}, {10, 3}, {11, 3}, {12, 2}},
    .harbors = {{1, 4, 6, kAny},
                {1, 6, 1, Resource::Grain},
                {2, 9, 1, kAny},
                {3, 10, 2, Resource::Wool},
                {5, 10, 2, kAny},
                {6, 9, 3, Resource::Ore},
                {7, 6, 3, kAny},
                {7, 4, 4, Resource::Brick},
                {5, 2, 4, kAny},
                {4, 1, 5, Resource::Wool},
                {2, 3, 5, Resource::Lumber}},
    .corners = 80,
    .edges = 109,
    .coast = 38};

const IslandRow kOfEight{
    .seats = 8,
    .grid = {7},
    .rows = {{4, 10}, {3, 11}, {2, 12}, {1, 13}, {2, 12}, {3, 11}, {4, 10}},
    .terrains = {{Terrain::Hills, 6},
                 {Terrain::Forest, 8},
                 {Terrain::Pasture, 8},
                 {Terrain::Fields, 8},
                 {Terrain::Mountains, 6},
                 {Terrain::Desert, 1}},
    .numbers = {{0, 1}, {2, 2}, {3, 4}, {4, 4}, {5, 4}, {6, 4}, {8, 4}, {9, 4}, {10, 4}, {11, 4}, {12, 2}},
    .harbors = {{1, 4, 1, kAny},
                {1, 8, 6, Resource::Grain},
                {1, 10, 2, kAny},
                {3, 12, 1, Resource::Ore},
                {4, 13, 3, kAny},
                {6, 11, 2, kAny},
                {7, 10, 4, Resource::Wool},
                {7, 6, 3, kAny},
                {7, 4, 5, Resource::Brick},
                {5, 2, 4, kAny},
                {4, 1, 6, Resource::Lumber},
                {2, 3, 5, kAny}},
    .corners = 96,
    .edges = 132,
    .coast = 42};

Board drawnFor(int seats, std::uint64_t seed, MapKind kind = MapKind::Random) {
  Options options = defaultOptions(RuleSet::Classic, seats);
  options.mapKind = kind;
  SeededRng rng(seed);
  return boardFor(options, rng);
}

std::set<Hex> placesOf(const Board& board) {
  std::set<Hex> places;
  for (const Cell& cell : board.cells) places.insert(cell.at);
  return places;
}

void isAsInTheTable(const IslandRow& island) {
  std::set<Hex> places;
  for (int row = 1; row <= int(island.rows.size()); ++row)
    for (int column = island.rows[std::size_t(row - 1)][0]; column <= island.rows[std::size_t(row - 1)][1]; column += 2)
      places.insert(island.grid.at(row, column));
  for (const int seats : {island.seats - 1, island.seats}) {
    for (const MapKind kind : {MapKind::Random, MapKind::Large}) {  // one and the same (13.2)
      for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Board board = drawnFor(seats, seed, kind);
        QVERIFY(placesOf(board) == places);
        std::map<Terrain, int> terrains;
        std::map<int, int> numbers;
        for (const Cell& cell : board.cells) {
          ++terrains[cell.terrain];
          ++numbers[cell.number];
          QCOMPARE(cell.terrain == Terrain::Desert, cell.number == 0);
        }
        QVERIFY(terrains == island.terrains);
        QVERIFY(numbers == island.numbers);
        QVERIFY(warnings(board, seats).empty());  // no 6 beside an 8, harbors as usual, room for all
        QVERIFY(problems(Setup{RuleSet::Classic, defaultOptions(RuleSet::Classic, seats), board, {}}).empty());
      }
    }
  }
}

void hasItsHarbors(const IslandRow& island) {
  const Board board = drawnFor(island.seats, 1);
  const Topology map(board);
  QCOMPARE(board.harbors.size(), island.harbors.size());
  std::set<CornerId> ends;
  for (std::size_t i = 0; i < board.harbors.size(); ++i) {
    const HarborRow& row = island.harbors[i];
    const Harbor& harbor = board.harbors[i];
    QVERIFY(harbor.hex == island.grid.at(row.row, row.column));
    QCOMPARE(harbor.side, row.side - 1);
    QCOMPARE(harbor.trades, row.trades);
    QCOMPARE(harbor.ratio, row.trades == kAny ? 3 : 2);
    for (const CornerId end : map.edge(*map.edgeAt(harbor.hex, harbor.side)).corners) ends.insert(end);
  }
  QCOMPARE(ends.size(), 2 * island.harbors.size());
}

void hasItsPlaces(const IslandRow& island) {
  const Topology map(drawnFor(island.seats, 1));
  int corners = 0, edges = 0, coast = 0;
  for (int i = 0; i < map.cornerCount(); ++i) corners += map.has(CornerId(i));
  for (int i = 0; i < map.edgeCount(); ++i) {
    if (!map.has(EdgeId(i))) continue;
    ++edges;
    const auto& sides = map.edge(EdgeId(i)).hexes;
    coast += sides[0].isNone() || sides[1].isNone();
  }
  QCOMPARE(corners, island.corners);
  QCOMPARE(edges, island.edges);
  QCOMPARE(coast, island.coast);
}

void islandRows(Rows& row) {
  row("13.2, seats.count = 5, seats.count = 6: on 30 hexes, drawn from the bag of the table",
      [] { isAsInTheTable(kOfSix); });
  row("13.2, seats.count = 7, seats.count = 8: on 37 hexes", [] { isAsInTheTable(kOfEight); });
  row("13.2, 13.8 (l): of 30 hexes the eleven harbors, with 22 corners that all differ", [] { hasItsHarbors(kOfSix); });
  row("13.2, 13.8 (l): of 37 hexes the twelve harbors, with 24 corners that all differ",
      [] { hasItsHarbors(kOfEight); });
  row("13.8 (l): 30 hexes have 80 corners, 109 edges, 38 of them coast", [] { hasItsPlaces(kOfSix); });
  row("13.8 (l): 37 hexes have 96 corners, 132 edges, 42 of them coast", [] { hasItsPlaces(kOfEight); });
  row("13.2: up to four seats play on 19 and 31 hexes as before", [] {
    for (int seats = 2; seats <= 4; ++seats) {
      QCOMPARE(drawnFor(seats, 1).cells.size(), 19U);
      QCOMPARE(drawnFor(seats, 1, MapKind::Large).cells.size(), 31U);
    }
  });
  row("13.2: from five seats on map.kind = random and large are one", [] {
    for (int seats = 2; seats <= 8; ++seats)
      for (const RuleSet rules : {RuleSet::Classic, RuleSet::Crazy})
        QCOMPARE(drawsOneIsland(defaultOptions(rules, seats)), seats >= 5);
  });
  row("1.6, map.hotSpacing = off: on 37 hexes a 6 and an 8 may touch", [] {
    Options options = defaultOptions(RuleSet::Classic, 8);
    options.hotSpacing = Switch::Off;
    SeededRng rng(1);
    int touching = 0;
    for (int i = 0; i < 20; ++i) {
      const auto found = warnings(boardFor(options, rng), 8);
      touching += std::ranges::count(found, ProblemKind::HotNumbersTouch, &BoardProblem::kind) > 0;
    }
    QVERIFY(touching > 10);
  });
  row("1.6: on 37 hexes the 6 and 8 lie anywhere in many draws, in the middle too", [] {
    std::set<Hex> hot;
    for (std::uint64_t seed = 1; seed <= 200; ++seed)
      for (const Cell& cell : drawnFor(8, seed).cells)
        if (isHot(cell.number)) hot.insert(cell.at);
    QCOMPARE(hot.size(), 37U);
  });
}

void boardRows(Rows& row) {
  row("13.1: the island of beginners has start pieces for four: five are refused", [] {
    Setup setup{RuleSet::Classic, defaultOptions(RuleSet::Classic, 5), beginnerBoard(), {}};
    const auto found = problems(setup);
    QCOMPARE(found.size(), 1U);
    QCOMPARE(std::string(found[0].rule), std::string("3.7"));
    QCOMPARE(found[0].values, (std::vector<int>{4, 5}));
    QCOMPARE(seatsOn(setup.board, 8), 4);
  });
  row("13.1: any other board takes up to eight", [] {
    Setup setup{RuleSet::Classic, defaultOptions(RuleSet::Classic, 8), island(), {}};
    QVERIFY(problems(setup).empty());
    QCOMPARE(seatsOn(setup.board, 8), 8);
  });
  row("13.1, 3.3: a warning where eight seats do not find room for three settlements each", [] {
    Board small;  // seven hexes: 24 corners, of which twelve at most hold a settlement
    for (const Hex at : {Hex{0, -1}, Hex{1, -1}, Hex{-1, 0}, Hex{0, 0}, Hex{1, 0}, Hex{-1, 1}, Hex{0, 1}})
      small.cells.push_back({at, Terrain::Forest, 5});
    const auto found = warnings(small, 8);
    const auto room = std::ranges::find(found, ProblemKind::RoomForSeats, &BoardProblem::kind);
    QVERIFY(room != found.end());
    QCOMPARE(room->values[1], 8);
    QVERIFY(room->values[0] <= 4);
  });
}

void defaultRows(Rows& row) {
  row("13.3: bank, deck, and in Crazy target and rounds by the number of seats", [] {
    const auto expect = [](int seats, int bank, const char* deck, int target, int rounds) {
      for (const RuleSet ruleSet : {RuleSet::Classic, RuleSet::Crazy}) {
        const Options options = defaultOptions(ruleSet, seats);
        QCOMPARE(options.seats, seats);
        QCOMPARE(options.bankPerResource, bank);
        QCOMPARE(optionText(*optionNamed("deck.counts"), options), std::string(deck));
        QCOMPARE(options.crazyTarget, target);
        QCOMPARE(options.maxRounds, rounds);
        QCOMPARE(optionText(*optionNamed("crazy.deck"), options), std::string("2/2"));      // as ever
        QCOMPARE(optionText(*optionNamed("crazy.stock"), options), std::string("8/8/20"));  // as ever
      }
    };
    for (const int seats : {2, 3, 4}) expect(seats, 19, "14/5/2/2/2", 20, 50);
    for (const int seats : {5, 6}) expect(seats, 24, "20/5/3/3/3", 15, 35);
    for (const int seats : {7, 8}) expect(seats, 30, "26/6/4/4/4", 15, 25);
    QCOMPARE(rulesOf(RuleSet::Classic, defaultOptions(RuleSet::Classic, 8)).deck.total(), 44);
    QCOMPARE(rulesOf(RuleSet::Classic, defaultOptions(RuleSet::Classic, 8)).target, 10);
  });
  row("13.3: with other seats what has its default follows, what was set stays", [] {
    Options options = defaultOptions(RuleSet::Crazy, 4);
    options.bankPerResource = 25;
    options = withSeats(options, RuleSet::Crazy, 6);
    QCOMPARE(options.seats, 6);
    QCOMPARE(options.bankPerResource, 25);
    QCOMPARE(options.crazyTarget, 15);
    QCOMPARE(options.maxRounds, 35);
    QVERIFY(options.deckCounts == (std::array<std::uint8_t, 5>{20, 5, 3, 3, 3}));
    options.maxRounds = kUnlimited;
    options = withSeats(options, RuleSet::Crazy, 3);
    QCOMPARE(options.bankPerResource, 25);
    QCOMPARE(options.crazyTarget, 20);
    QCOMPARE(options.maxRounds, kUnlimited);
  });
  row("13.3: what was set by hand to a default stays too", [] {
    const auto set = [](Options& options, std::string_view key, std::string_view text) {
      QVERIFY(setOption(*optionNamed(key), options, text));
    };
    Options options = defaultOptions(RuleSet::Crazy, 4);
    set(options, "bank.perResource", "19");     // as it is
    set(options, "deck.counts", "20/5/3/3/3");  // as it would be for six
    set(options, "crazy.maxRounds", "40");
    set(options, "crazy.maxRounds", "50");
    for (const int seats : {6, 8, 2}) {
      options = withSeats(options, RuleSet::Crazy, seats);
      QCOMPARE(options.bankPerResource, 19);
      QCOMPARE(optionText(*optionNamed("deck.counts"), options), std::string("20/5/3/3/3"));
      QCOMPARE(options.maxRounds, 50);
      QCOMPARE(options.crazyTarget, seats == 2 ? 20 : 15);  // nobody set it
    }
    QVERIFY(isSetByHand(*optionNamed("bank.perResource"), options));
    QVERIFY(!isSetByHand(*optionNamed("crazy.target"), options));
    QVERIFY(!isSetByHand(*optionNamed("bank.perResource"), defaultOptions(RuleSet::Crazy, 4)));
  });
  row("13.3: how a value came about makes no other rules", [] {
    Options options = defaultOptions(RuleSet::Classic, 4);
    QVERIFY(setOption(*optionNamed("bank.perResource"), options, "19"));
    QVERIFY(options == defaultOptions(RuleSet::Classic, 4));
  });
  row("13.3: the Big Game does not ask for seats", [] {
    QVERIFY(defaultOptions(RuleSet::BigGame, 8) == defaultOptions(RuleSet::BigGame));
    QVERIFY(withSeats(defaultOptions(RuleSet::BigGame), RuleSet::BigGame, 8) == defaultOptions(RuleSet::BigGame));
  });
  row("8.17, 13.3: fifteen points suit the islands of six and eight, where twenty are asked", [] {
    for (const int seats : {5, 6, 7, 8}) {
      Setup setup{RuleSet::Crazy, defaultOptions(RuleSet::Crazy, seats), drawnFor(seats, 1), {}};
      QVERIFY(!suitingTarget(setup));
      setup.options.crazyTarget = 20;
      QCOMPARE(suitingTarget(setup), std::optional(15));
    }
  });
}

void productionRows(Rows& row) {
  row("4.4: a throw pays all of eight seats", [] {
    Position p(eightAround(Terrain::Forest));
    p.throwDice(12);
    for (int at = 0; at < 8; ++at) QCOMPARE(held(p, at, Resource::Lumber), 1);
    QCOMPARE(p.state.supplies[0].bank[Resource::Lumber], 19 - 8);
  });
  row("4.5: the bank has seven lumber, eight seats claim one each: nobody gets any", [] {
    Position p(eightAround(Terrain::Forest));
    p.leaveInBank(Resource::Lumber, 7, 7);
    p.throwDice(12);
    for (int at = 0; at < 7; ++at) QCOMPARE(held(p, at, Resource::Lumber), 0);
    QCOMPARE(held(p, 7, Resource::Lumber), 12);
  });
  row("8.9, crazy.floodScope = throw: the flood takes from all of eight seats", [] {
    Layout layout = eightAround(Terrain::Fields);
    layout.options.floodScope = FloodScope::Throw;
    Position p = crazyPosition(layout);
    startRound(p, RoundEvent::Flood);
    p.throwDice(12);
    for (int at = 0; at < 8; ++at) QCOMPARE(held(p, at, Resource::Grain), 0);
  });
  row("8.12: Cybele doubles for all of eight seats", [] {
    Position p = crazyPosition(eightAround(Terrain::Forest));
    startRound(p, RoundEvent::Cybele);
    p.throwDice(12);
    for (int at = 0; at < 8; ++at) QCOMPARE(held(p, at, Resource::Lumber), 2);
  });
  row("8.15: eight seats owe an answer to the wolf; seven have a Dog, and it keeps their wool", [] {
    Layout layout = eightAround(Terrain::Pasture);
    layout.options.floodScope = FloodScope::Throw;
    layout.options.crazyDeck = {2, 8};
    Position p = crazyPosition(layout);
    startRound(p, RoundEvent::Wolf);
    for (int at = 0; at < 7; ++at) p.giveCard(at, Card::Dog);
    p.throwDice(12);
    for (int at = 0; at < 7; ++at) p.play(at, playDog());
    QCOMPARE(p.must(7), Decision::Answer);
    p.play(7, pass());
    const Move closing = p.play(-1, tableMove(ActionKind::TimeUp));
    QVERIFY(closing.chance.bySeat() == (SeatCounts{1, 1, 1, 1, 1, 1, 1, 0}));
    QVERIFY(fits(p.definition, closing));
    for (int at = 0; at < 7; ++at) QCOMPARE(held(p, at, Resource::Wool), 1);
    QCOMPARE(held(p, 7, Resource::Wool), 0);
  });
  row("0.8: a record may not tell an answer of the eighth seat that was not given", [] {
    Layout layout = eightAround(Terrain::Pasture);
    layout.options.floodScope = FloodScope::Throw;
    Position p = crazyPosition(layout);
    startRound(p, RoundEvent::Wolf);
    p.throwDice(12);
    Move move{{}, tableMove(ActionKind::TimeUp), {}};
    move.chance.setBySeat({0, 0, 0, 0, 0, 0, 0, 1});
    QVERIFY(completeChance(p.definition, p.state, move) == std::optional(Reject::WrongAnswers));
  });
}

void cardRows(Rows& row) {
  row("8.5: Monopoly takes from seven others, and tells of each", [] {
    Layout layout = eightAround(Terrain::Forest);
    layout.options.bankPerResource = 30;
    Position p(layout);
    p.quietThrow();
    p.giveCard(0, Card::Monopoly);
    for (int at = 1; at < 8; ++at) p.give(at, CardCounts::of(Resource::Ore, at));
    const Move move = p.play(0, playMonopoly(Resource::Ore));
    QCOMPARE(held(p, 0, Resource::Ore), 1 + 2 + 3 + 4 + 5 + 6 + 7);
    for (int at = 1; at < 8; ++at) QCOMPARE(held(p, at, Resource::Ore), 0);
    QVERIFY(move.chance.bySeat() == (SeatCounts{0, 1, 2, 3, 4, 5, 6, 7}));
    QVERIFY(fits(p.definition, move));
  });
  row("0.8: a record may not tell that Monopoly took another number from the eighth seat", [] {
    Position p(eightAround(Terrain::Forest));
    p.quietThrow();
    p.giveCard(0, Card::Monopoly);
    p.give(7, "ore*2");
    Move move{seat(0), playMonopoly(Resource::Ore), {}};
    move.chance.setBySeat({0, 0, 0, 0, 0, 0, 0, 3});
    QVERIFY(completeChance(p.definition, p.state, move) == std::optional(Reject::WrongChance));
    move.chance.setBySeat({0, 0, 0, 0, 0, 0, 0, 2});
    QVERIFY(!completeChance(p.definition, p.state, move));
  });
  row("3.1: with six seats no chance tells anything of a seventh", [] {
    Layout layout;
    layout.options.seats = 6;
    Position p(layout.open());
    Move move{seat(0), playMonopoly(Resource::Ore), {}};
    move.chance.setBySeat({0, 1, 0, 0, 0, 1, 0, 0});
    QVERIFY(fits(p.definition, move));
    move.chance.setBySeat({0, 1, 0, 0, 0, 1, 1, 0});
    QVERIFY(!fits(p.definition, move));
  });
  row("5.4: seats 6, 7 and 8 may all be robbed at one hex, and nobody else", [] {
    Layout layout;
    layout.options.seats = 8;
    layout.settle(5, "-1,1:N").settle(6, "-1,1:SE").settle(7, "-1,1:SW").settle(0, "0,-2:N").settle(4, "2,0:NE");
    Position p(layout);
    for (int at = 4; at < 8; ++at) p.give(at, "ore");
    p.throwDice(7);
    const HexId hex = p.hex("-1,1");
    for (int at = 5; at < 8; ++at) QCOMPARE(p.refusal(0, moveRobber(hex, seat(at))), kLegal);
    QCOMPARE(p.refusal(0, moveRobber(hex, seat(4))), Reject::NoSuchVictim);
    QCOMPARE(p.refusal(0, moveRobber(hex, {})), Reject::VictimNeeded);
    p.play(0, moveRobber(hex, seat(7)));
    QCOMPARE(held(p, 0, Resource::Ore), 1);
    QCOMPARE(held(p, 7, Resource::Ore), 0);
  });
  row("6.3: an offer to seven others; the eighth seat takes it", [] {
    Layout layout = eightAround(Terrain::Forest);
    Position p(layout);
    p.quietThrow();
    p.give(0, "ore");
    p.give(7, "wool");
    p.play(0, offerTrade(cards("ore"), cards("wool"), seats({1, 2, 3, 4, 5, 6, 7})));
    p.play(7, accept(seat(0)));
    QCOMPARE(p.hand(0), cards("wool"));
    QCOMPARE(p.hand(7), cards("ore"));
  });
}

/// A generator whose lots are these throws, one after another.
class NamedThrows final : public Rng {
 public:
  explicit NamedThrows(std::vector<std::array<int, 2>> throws) : throws_(std::move(throws)) {}
  std::uint64_t next() override {
    constexpr std::uint64_t all = 36;  // pairs; the number lies in the middle of those that mean this one
    const auto [first, second] = throws_.at(at_++);
    const auto lot = static_cast<std::uint64_t>(6 * (first - 1) + second - 1);
    return ((2 * lot + 1) * (std::uint64_t{1} << 32) / (2 * all)) << 32;
  }
  std::size_t used() const { return at_; }

 private:
  std::vector<std::array<int, 2>> throws_;
  std::size_t at_ = 0;
};

/// 3.2 with so many seats: the throws of one move of the table.
Chance thrown(std::initializer_list<std::array<int, 2>> dice) {
  Chance chance;
  for (const auto& [one, two] : dice) chance.addThrow(one, two);
  return chance;
}

void startRows(Rows& row) {
  row("13.6: eight seats throw seven each, then again: sixteen throws, and the fourth seat starts", [] {
    Layout layout;
    layout.options.seats = 8;
    layout.options.first = FirstSeat::Roll;
    layout.first = {};
    Position p(layout.open());
    Chance chance = thrown({{1, 6},
                            {2, 5},
                            {3, 4},
                            {4, 3},
                            {5, 2},
                            {6, 1},
                            {1, 6},
                            {2, 5},
                            {1, 1},
                            {1, 2},
                            {5, 5},
                            {6, 6},
                            {2, 1},
                            {6, 5},
                            {3, 3},
                            {1, 4}});
    QCOMPARE(int(chance.throwCount), 16);
    chance.seat = seat(3);
    QVERIFY((chance.throwAt(8) == std::array<int, 2>{1, 1}));
    QVERIFY((chance.throwAt(11) == std::array<int, 2>{6, 6}));
    QVERIFY((chance.throwAt(13) == std::array<int, 2>{6, 5}));
    QVERIFY((chance.throwAt(15) == std::array<int, 2>{1, 4}));
    QVERIFY(fits(p.definition, Move{{}, tableMove(ActionKind::FirstThrow), chance}));
    p.play(-1, tableMove(ActionKind::FirstThrow), chance);
    QCOMPARE(p.active(), 3);
  });
  row("13.6: eight throw seven each, twice: a third time is more than sixteen, so all throw afresh", [] {
    Layout layout;
    layout.options.seats = 8;
    layout.options.first = FirstSeat::Roll;
    layout.first = {};
    const Position p(layout.open());
    std::vector<std::array<int, 2>> all(16, {3, 4});
    all.insert(all.end(), {{1, 1}, {1, 2}, {2, 2}, {2, 1}, {5, 5}, {6, 6}, {6, 5}, {1, 1}});
    NamedThrows rng(all);
    const Chance drawn = draw(p.definition, p.state, SeatId(), tableMove(ActionKind::FirstThrow), rng);
    QCOMPARE(drawn.seat, seat(5));
    QCOMPARE(int(drawn.throwCount), 8);
    QVERIFY((drawn.throwAt(5) == std::array<int, 2>{6, 6}));
    QCOMPARE(rng.used(), all.size());
    QVERIFY(fits(p.definition, Move{{}, tableMove(ActionKind::FirstThrow), drawn}));
  });
  row("3.3: eight seats place in order, and back from the last", [] {
    Setup setup{RuleSet::Classic, defaultOptions(RuleSet::Classic, 8), drawnFor(8, 1), SeatId(6)};
    setup.options.first = FirstSeat::HostChosen;
    Position p(setup);
    std::vector<int> order;
    while (p.state.head.phase == Phase::Setup) {
      const int by = p.active();
      if (p.must(by) == Decision::Settlement) order.push_back(by);
      const LegalActions legal = legalActions(p.definition, p.state, seat(by));
      p.play(by, legal[0]);
    }
    QCOMPARE(order, (std::vector<int>{6, 7, 0, 1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 0, 7, 6}));
    QCOMPARE(p.active(), 6);
  });
}

}  // namespace

class TestManySeats : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void eachRule_data() {
    Rows row;
    islandRows(row);
    boardRows(row);
    defaultRows(row);
    productionRows(row);
    cardRows(row);
    startRows(row);
  }
  void eachRule() {
    QFETCH(Case, play);
    play();
  }
  void whatIsKeptOfAGameStaysSmall() {  // CONTRIBUTING: many moves and positions are kept
    QVERIFY(sizeof(Move) <= 56);
    QVERIFY(sizeof(State) <= 1600);
  }
};

TAPU_TEST(TestManySeats)
#include "test_many_seats.moc"
