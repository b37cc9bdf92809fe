// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/play/initial_state.h"
#include "engine/rules/route_edges.h"
#include "engine/rules/routes.h"
#include "engine/state/game_map.h"
#include "tests/effort.h"
#include "tests/engine/brute_route.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

void expectRoute(const Layout& layout, int length) {
  Position p(layout);
  QCOMPARE(longestRoute(p.definition, p.state, SeatId(0)), length);
  QCOMPARE(p.route(0), length);
  QCOMPARE(BruteForce(p.definition, p.state, SeatId(0)).longest(), length);
  // The pieces of the route, alone on the island, are as long a route.
  const std::vector<EdgeId> route = longestRouteEdges(p.definition, p.state, SeatId(0));
  QCOMPARE(static_cast<int>(route.size()), length);
  State alone = p.state;
  for (int i = 0; i < alone.edges.size(); ++i)
    if (alone.at(EdgeId(i)).isOf(SeatId(0)) && !std::ranges::count(route, EdgeId(i))) alone.edges[i] = Piece();
  QCOMPARE(BruteForce(p.definition, alone, SeatId(0)).longest(), length);
}

/// Which roads of this layout are shown as the longest route.
void expectRouteOf(const Layout& layout, std::initializer_list<const char*> edges) {
  Position p(layout);
  std::vector<EdgeId> expected;
  for (const char* edge : edges) expected.push_back(p.edge(edge));
  std::ranges::sort(expected);
  QVERIFY(longestRouteEdges(p.definition, p.state, SeatId(0)) == expected);
}

Layout withCycles(RoadCycles cycles, std::initializer_list<std::string_view> edges) {
  Layout layout;
  layout.options.roadCycles = cycles;
  return layout.roads(0, edges);
}

void shapeRows(Rows& rule) {
  struct Row {
    const char* shape;
    std::initializer_list<std::string_view> edges;
    int trail, path;
  };
  static const Row kRows[] = {
      {"12.3 no road", {}, 0, 0},
      {"12.3 a single road", {"0,0/NE"}, 1, 1},
      {"12.3 straight 5", {"0,0/NE", "0,0/E", "0,0/SE", "0,0/SW", "0,0/W"}, 5, 5},
      {"12.3 fork 3 + 2 + 2 from one corner",
       {"0,0/NE", "0,0/E", "0,0/SE", "0,0/NW", "-1,0/NE", "0,-1/E", "0,-1/NE"},
       5,
       5},
      {"12.3 ring of 6", {"0,0/NE", "0,0/E", "0,0/SE", "0,0/SW", "0,0/W", "0,0/NW"}, 6, 5},
      {"12.3 ring of 6 with a tail of 2",
       {"0,0/NE", "0,0/E", "0,0/SE", "0,0/SW", "0,0/W", "0,0/NW", "0,-1/E", "0,-1/NE"},
       8,
       7},
      {"12.3 two rings of 6 sharing one edge, 11 edges",
       {"0,0/NE", "0,0/E", "0,0/SE", "0,0/SW", "0,0/W", "0,0/NW", "1,0/NE", "1,0/E", "1,0/SE", "1,0/SW", "1,0/NW"},
       11,
       9},
      {"7.9 two separate pieces: the longer counts", {"0,0/NE", "0,0/E", "-2,2/SW", "-2,2/SE", "-2,2/E"}, 3, 3},
      {"7.9 two tails on a ring, at neighboring corners: the long way round",
       {"0,0/NE", "0,0/E", "0,0/SE", "0,0/SW", "0,0/W", "0,0/NW", "0,-1/E", "1,-1/SE"},
       7,
       7},
  };
  for (const auto& row : kRows) {
    rule(qPrintable(QString::asprintf("%s: road.cycles = trail %d", row.shape, row.trail)),
         [&row] { expectRoute(withCycles(RoadCycles::Trail, row.edges), row.trail); });
    rule(qPrintable(QString::asprintf("%s: road.cycles = path %d", row.shape, row.path)),
         [&row] { expectRoute(withCycles(RoadCycles::Path, row.edges), row.path); });
  }
}

Layout straightSix() {
  Layout layout;
  return layout.roads(0, {"0,0/NE", "0,0/E", "0,0/SE", "0,0/SW", "0,0/W", "-1,0/NE"});
}

void pieceRows(Rows& rule) {
  rule("7.9 the longer arm of a fork is shown, not the single road at its side", [] {
    expectRouteOf(withCycles(RoadCycles::Trail, {"0,0/NE", "0,0/E", "0,0/SE", "0,0/SW", "1,0/SW"}),
                  {"0,0/NE", "0,0/E", "0,0/SE", "0,0/SW"});
  });
  rule("7.9 beyond another's settlement nothing is shown", [] {
    expectRouteOf(straightSix().settle(1, "0,0:SE"), {"0,0/SE", "0,0/SW", "0,0/W", "-1,0/NE"});
  });
  rule("7.9 of two separate pieces the longer is shown", [] {
    expectRouteOf(withCycles(RoadCycles::Trail, {"0,0/NE", "0,0/E", "-2,2/SW", "-2,2/SE", "-2,2/E"}),
                  {"-2,2/SW", "-2,2/SE", "-2,2/E"});
  });
  rule("7.9 a seat without roads shows none", [] { expectRouteOf({}, {}); });
}

void blockRows(Rows& rule) {
  rule("12.4 straight 6 with another's settlement on the corner after 2: 4",
       [] { expectRoute(straightSix().settle(1, "0,0:SE"), 4); });
  rule("12.4 straight 6 with an own settlement there: 6", [] { expectRoute(straightSix().settle(0, "0,0:SE"), 6); });
  rule("7.9 a trail may start and end at another's building", [] {
    expectRoute(straightSix().settle(1, "0,0:N"), 6);
    expectRoute(withCycles(RoadCycles::Trail, {"0,0/NE", "0,0/E"}).settle(1, "0,0:SE"), 2);
  });
  rule("7.9 a ring through another's building still counts whole: it starts and ends there", [] {
    expectRoute(
        withCycles(RoadCycles::Trail, {"0,0/NE", "0,0/E", "0,0/SE", "0,0/SW", "0,0/W", "0,0/NW"}).settle(1, "0,0:N"),
        6);
  });
  rule("road.brokenByRoads = off (7.9 L2): no corner is blocked by roads alone",
       [] { expectRoute(straightSix().road(1, "1,0/SW"), 6); });
  rule("road.brokenByRoads = on (7.9 L2): any other player's road at a corner stops it", [] {
    auto layout = straightSix().road(1, "1,0/SW");  // at 0,0:SE
    layout.options.brokenByRoads = Switch::On;
    expectRoute(layout, 4);
  });
  rule("7.9 a settlement built later cuts the road at once", [] {
    auto layout = straightSix().roads(1, {"1,0/SW", "1,0/SE"}).settle(1, "1,0:SE");
    Position p(layout);
    p.act(1);
    p.buySettlement(1, "0,0:SE");
    QCOMPARE(p.route(0), 4);
  });
  rule("road.brokenByRoads = on (7.9 L2): a road built later cuts at once", [] {
    auto layout = straightSix().settle(1, "1,0:SE").road(1, "1,0/SE");
    layout.options.brokenByRoads = Switch::On;
    Position p(layout);
    p.act(1);
    p.buyRoad(1, "1,0/SW");
    QCOMPARE(p.route(0), 4);
  });
}

/// A random network: roads for two seats, buildings for four.
Layout randomNetwork(Rng& rng, const Topology& map, int roads) {
  Layout layout;
  std::vector<bool> taken(std::size_t(map.edgeCount())), corner(std::size_t(map.cornerCount()));
  auto lay = [&](int seat, EdgeId edge) {
    if (taken[edge.value]) return;
    taken[edge.value] = true;
    layout.road(seat, map.name(edge));
  };
  auto at = CornerId(int(rng.below(std::uint32_t(map.cornerCount()))));
  for (int i = 0; i < roads; ++i) {
    if (rng.below(6) == 0) at = CornerId(int(rng.below(std::uint32_t(map.cornerCount()))));
    const auto edge = map.corner(at).edges[rng.below(3)];
    if (edge.isNone()) continue;
    lay(0, edge);
    at = map.otherEnd(edge, at);
  }
  for (int i = 0; i < 6; ++i) lay(1, EdgeId(int(rng.below(std::uint32_t(map.edgeCount())))));
  std::array<int, 4> left{5, 5, 5, 5};
  for (int i = 0; i < 8; ++i) {
    const auto id = CornerId(int(rng.below(std::uint32_t(map.cornerCount()))));
    bool free = !corner[id.value];
    for (auto beside : map.corner(id).corners) free = free && (beside.isNone() || !corner[beside.value]);
    const auto seat = int(rng.below(4));
    if (!free || left[std::size_t(seat)] <= 0) continue;
    --left[std::size_t(seat)];
    corner[id.value] = true;
    layout.settle(seat, map.name(id));
  }
  return layout;
}

void randomRows(Rows& rule) {
  for (auto [name, cycles, broken] :
       {std::tuple{"7.9 random networks: full search = trying every trail", RoadCycles::Trail, Switch::Off},
        {"7.9 random networks: full search = trying every path", RoadCycles::Path, Switch::Off},
        {"7.9 random networks: the same broken by roads", RoadCycles::Trail, Switch::On},
        {"7.9 random networks: paths broken by roads", RoadCycles::Path, Switch::On}}) {
    rule(name, [cycles = cycles, broken = broken] {
      SeededRng rng(7);
      const Topology map(island());
      for (std::uint64_t i = 0; i < std::uint64_t(effort(700, 120)); ++i) {
        rng.startMove(i);
        auto layout = randomNetwork(rng, map, 3 + int(rng.below(15)));
        layout.options.roadCycles = cycles;
        layout.options.brokenByRoads = broken;
        const GameDefinition definition(layout.fixed());
        const auto state = initialState(definition);
        for (int seat : {0, 1}) {
          const auto expected = BruteForce(definition, state, SeatId(seat)).longest();
          QCOMPARE(longestRoute(definition, state, SeatId(seat)), expected);
          QCOMPARE(int(state.seat(SeatId(seat)).route), expected);
          QCOMPARE(int(longestRouteEdges(definition, state, SeatId(seat)).size()), expected);
        }
      }
    });
    rule(qPrintable(QString::fromLatin1(name) + QString::fromLatin1(", piece by piece")),
         [cycles = cycles, broken = broken] {
           SeededRng rng(11);
           const Topology map(island());
           for (std::uint64_t i = 0; i < std::uint64_t(effort(60, 12)); ++i) {
             rng.startMove(i);
             auto layout = randomNetwork(rng, map, 4);
             layout.options.roadCycles = cycles;
             layout.options.brokenByRoads = broken;
             layout.options.bankPerResource = 99;
             layout.options.discardThreshold = 127;
             layout.options.declare = DeclareVictory::Manual;
             Position p(layout);
             for (int seat : {0, 1, 2}) p.give(seat, "brick*20 lumber*20 wool*5 grain*5");
             for (int move = 0; move < 40; ++move) {
               if (p.must(p.active()) == Decision::Roll) p.quietThrow();
               const auto legal = legalActions(p.definition, p.state, p.state.head.active, PlayerTrade::LeftOut);
               std::vector<Action> pieces{endTurn()};
               for (const auto& action : legal.all())
                 if (action.kind == ActionKind::Road || action.kind == ActionKind::Settlement) pieces.push_back(action);
               p.play(p.active(), pieces[rng.below(std::uint32_t(pieces.size()))]);
               for (int seat = 0; seat < 4; ++seat)
                 QCOMPARE(p.route(seat), BruteForce(p.definition, p.state, SeatId(seat)).longest());
             }
           }
         });
  }
}

/// Somebody builds by lot, and whoever may feel it has the route compared with every trail there is.
void buildOnChain(const GameDefinition& definition, State& state, Rng& rng) {
  const SeatId builder(int(rng.below(std::uint32_t(definition.seats))));
  state.head.group = State::groupOf(builder);
  state.seat(builder).pending = {Decision::Act};
  state.seat(builder).hand = CardCounts::resources(9, 9, 9, 9, 9);
  std::vector<Action> pieces;
  for (const auto& action : legalActions(definition, state, builder, PlayerTrade::LeftOut).all())
    if (action.kind == ActionKind::Road || action.kind == ActionKind::Ship || action.kind == ActionKind::Settlement)
      pieces.push_back(action);
  if (pieces.empty()) return;
  apply(definition, state, {builder, pieces[rng.below(std::uint32_t(pieces.size()))], {}});
  for (int block : state.blocksOf(builder))
    for (SeatId seat : definition.seatsAround(block)) {
      const int expected = BruteForce(definition, state, seat).longest();
      QCOMPARE(longestRoute(definition, state, seat), expected);
      QCOMPARE(int(state.seat(seat).route), expected);
    }
}

void chainRows(Rows& rule) {
  for (auto [name, ring] :
       {std::pair{"7.9, 9.11 routes along an open chain: full search = trying every trail", RingWhen::Off},
        {"7.9, 9.11 routes around a ring of boards: full search = trying every trail", RingWhen::Auto}})
    rule(name, [ring = ring] {
      SeededRng rng(13);
      int longest = 0;
      for (std::uint64_t game = 0; game < std::uint64_t(effort(6, 1)); ++game) {
        rng.startMove(game);
        Setup setup{RuleSet::BigGame, defaultOptions(RuleSet::BigGame), {}, {}};
        setup.options.ring = ring;
        setup.options.bigBank = BigBank::Unlimited;
        setup.options.bigTarget = 99;
        setup.chain = chainFor(setup.options, 5);
        const GameDefinition definition(setup);
        State state = initialState(definition);
        state.head.phase = Phase::Play;
        state.head.stage = RoundStage::Clock;
        state.head.dice = {3, 3};
        for (int move = 0; move < 120; ++move) buildOnChain(definition, state, rng);
        for (const Seat& seat : state.seats) longest = std::max<int>(longest, seat.route);
      }
      QVERIFY(longest > 5);
    });
}

}  // namespace

class TestRoutes : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows rule;
    shapeRows(rule);
    pieceRows(rule);
    blockRows(rule);
    randomRows(rule);
    chainRows(rule);
  }
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestRoutes)
#include "test_routes.moc"
