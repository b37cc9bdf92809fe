// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

// Coast roads, each in order along a line: X = seat 0 around forest 5 (0,-2), Y = seat 1 around forest 5 (2,0) and on,
// Z = seat 2 around fields 3 (-2,1) and on. The three never meet.
constexpr std::string_view kX[] = {"0,-2/E", "0,-2/NE", "0,-2/NW", "0,-2/W", "0,-2/SW", "-1,-1/E"};
constexpr std::string_view kY[] = {"2,0/NW", "2,0/NE", "2,0/E", "2,0/SE", "1,1/E", "1,1/SE", "1,1/SW"};
constexpr std::string_view kZ[] = {"-2,1/NE", "-2,1/NW", "-2,1/W", "-2,1/SW", "-2,2/W", "-2,2/SW", "-2,2/SE"};

Layout roadsOf(int x, int y, int z) {
  Layout layout;
  for (int i = 0; i < x; ++i) layout.road(0, kX[i]);
  for (int i = 0; i < y; ++i) layout.road(1, kY[i]);
  for (int i = 0; i < z; ++i) layout.road(2, kZ[i]);
  layout.options.bankPerResource = 99;
  return layout;
}

void roadRows(Rows& rule) {
  rule("7.10 four roads are no Longest Road", [] {
    Position p(roadsOf(3, 0, 0));
    p.act(0);
    p.buyRoad(0, kX[3]);
    QCOMPARE(p.route(0), 4);
    QVERIFY(p.state.awards[0].longestRoad.isNone());
    QCOMPARE(p.points(0), 0);
  });
  rule("7.10 the first with five takes it: two points", [] {
    Position p(roadsOf(4, 0, 0));
    p.act(0);
    p.buyRoad(0, kX[4]);
    QCOMPARE(p.state.awards[0].longestRoad, SeatId(0));
    QCOMPARE(p.points(0), 2);
    QVERIFY(p.heard(EventKind::LongestRoadMoved));
  });
  rule("12.5 awards.ties = holder-keeps: X holds with 6; Y builds to 6: X keeps; then Y 7: Y", [] {
    Position p(roadsOf(5, 5, 0));
    p.act(0);
    p.buyRoad(0, kX[5]);
    QCOMPARE(p.route(0), 6);
    p.act(1);
    p.buyRoad(1, kY[5]);
    QCOMPARE(p.route(1), 6);
    QCOMPARE(p.state.awards[0].longestRoad, SeatId(0));
    QCOMPARE(p.points(0), 2);
    QCOMPARE(p.points(1), 0);
    p.buyRoad(1, kY[6]);
    QCOMPARE(p.state.awards[0].longestRoad, SeatId(1));
    QCOMPARE(p.points(0), 0);
    QCOMPARE(p.points(1), 2);
  });
  rule("12.5 awards.ties = strict-unique: X 6, Y builds to 6: nobody; then Y 7: Y", [] {
    auto layout = roadsOf(5, 5, 0);
    layout.options.ties = AwardTies::StrictUnique;
    Position p(layout);
    p.act(0);
    p.buyRoad(0, kX[5]);
    p.act(1);
    p.buyRoad(1, kY[5]);
    QVERIFY(p.state.awards[0].longestRoad.isNone());
    QCOMPARE(p.points(0), 0);
    QCOMPARE(p.points(1), 0);
    p.buyRoad(1, kY[6]);
    QCOMPARE(p.state.awards[0].longestRoad, SeatId(1));
    QCOMPARE(p.points(1), 2);
  });
}

/// X holds with 6, Y and Z have built as many, then seat 3 settles on X's road: at 0,-2:SW it leaves 4 and 2, at
/// 0,-2:NE it leaves 1 and 5.
Position holder(int y, int z, std::string_view cutAt, std::string_view roadThere,
                AwardTies ties = AwardTies::HolderKeeps) {
  auto layout = roadsOf(5, 0, 0);
  layout.options.ties = ties;
  for (int i = 0; i < y - 1; ++i) layout.road(1, kY[i]);
  for (int i = 0; i < z - 1; ++i) layout.road(2, kZ[i]);
  layout.road(3, roadThere);
  Position p(layout);
  p.act(0);
  p.buyRoad(0, kX[5]);
  if (y > 0) {
    p.act(1);
    p.buyRoad(1, kY[y - 1]);
  }
  if (z > 0) {
    p.act(2);
    p.buyRoad(2, kZ[z - 1]);
  }
  p.act(3);
  p.buySettlement(3, cutAt);
  return p;
}

void cutRows(Rows& rule) {
  rule("12.5 X's 6 cut to 4 while Y 5 and Z 5: nobody; then Y 6: Y", [] {
    auto p = holder(5, 5, "0,-2:SW", "-1,-1/NW");
    QCOMPARE(p.route(0), 4);
    QCOMPARE(p.route(1), 5);
    QCOMPARE(p.route(2), 5);
    QVERIFY(p.state.awards[0].longestRoad.isNone());
    for (int i = 0; i < 3; ++i) QCOMPARE(p.points(i), 0);
    p.act(1);
    p.buyRoad(1, kY[5]);
    QCOMPARE(p.state.awards[0].longestRoad, SeatId(1));
  });
  rule("7.10 X's 6 cut to 4 while Y alone has 5: Y takes it, in another's turn", [] {
    auto p = holder(5, 4, "0,-2:SW", "-1,-1/NW");
    QCOMPARE(p.route(0), 4);
    QCOMPARE(p.state.awards[0].longestRoad, SeatId(1));
    QCOMPARE(p.points(1), 2);
    QCOMPARE(p.points(0), 0);
  });
  rule("7.10 X's 6 cut to 4 and nobody has 5: nobody", [] {
    auto p = holder(4, 4, "0,-2:SW", "-1,-1/NW");
    QVERIFY(p.state.awards[0].longestRoad.isNone());
    QCOMPARE(p.points(0), 0);
  });
}

void keepRows(Rows& rule) {
  rule("12.5 X holds 6, cut to 5, Y 5: X keeps", [] {
    auto p = holder(5, 0, "0,-2:NE", "1,-2/NW");
    QCOMPARE(p.route(0), 5);
    QCOMPARE(p.route(1), 5);
    QCOMPARE(p.state.awards[0].longestRoad, SeatId(0));
    QCOMPARE(p.points(0), 2);
    QCOMPARE(p.points(1), 0);
  });
}

Layout armyTable() {
  Layout layout;
  return layout.settle(0, "0,-1:N").settle(1, "1,1:N").settle(2, "-2,2:N");
}
void knight(Position& p, int by) {
  p.giveCard(by, Card::Knight);
  p.turnOf(by);
  p.play(by, playKnight());
  const auto robberHexes = legalActions(p.definition, p.state, seat(by)).robberHexes();
  for (const auto& action : legalActions(p.definition, p.state, seat(by)).all())
    if (action.kind == ActionKind::Robber && p.must(by) == Decision::Robber && !robberHexes.empty()) p.play(by, action);
}

void armyRows(Rows& rule) {
  rule("12.6 two knights are no army; X with 3 first takes it", [] {
    Position p(armyTable());
    knight(p, 0);
    knight(p, 0);
    QVERIFY(p.state.awards[0].largestArmy.isNone());
    knight(p, 0);
    QCOMPARE(p.state.awards[0].largestArmy, SeatId(0));
    QCOMPARE(p.points(0), 3);
  });
  rule("12.6 Y 3: X keeps; Y 4: Y", [] {
    Position p(armyTable());
    for (int i = 0; i < 3; ++i) knight(p, 0);
    for (int i = 0; i < 3; ++i) knight(p, 1);
    QCOMPARE(p.state.awards[0].largestArmy, SeatId(0));
    knight(p, 1);
    QCOMPARE(p.state.awards[0].largestArmy, SeatId(1));
    QCOMPARE(p.points(0), 1);
    QCOMPARE(p.points(1), 3);
  });
  rule("12.6 hidden knights never count", [] {
    Position p(armyTable());
    p.giveCard(0, Card::Knight, 5);
    for (int i = 0; i < 2; ++i) knight(p, 0);
    QVERIFY(p.state.awards[0].largestArmy.isNone());
    QCOMPARE(p.at(0).cards[Card::Knight], 5);
    QCOMPARE(p.at(0).played[Card::Knight], 2);
  });
  rule("awards.ties = strict-unique (7.11): Y 3 beside X 3: nobody; Y 4: Y", [] {
    auto layout = armyTable();
    layout.options.ties = AwardTies::StrictUnique;
    Position p(layout);
    for (int i = 0; i < 3; ++i) knight(p, 0);
    QCOMPARE(p.state.awards[0].largestArmy, SeatId(0));
    for (int i = 0; i < 3; ++i) knight(p, 1);
    QVERIFY(p.state.awards[0].largestArmy.isNone());
    knight(p, 1);
    QCOMPARE(p.state.awards[0].largestArmy, SeatId(1));
  });
  rule("8.4 Largest Army is judged when the knight is played, before the robber moves", [] {
    Position p(armyTable());
    knight(p, 0);
    knight(p, 0);
    p.giveCard(0, Card::Knight);
    p.turnOf(0);
    p.play(0, playKnight());
    QCOMPARE(p.must(0), Decision::Robber);
    QCOMPARE(p.state.awards[0].largestArmy, SeatId(0));
    QCOMPARE(p.points(0), 3);
  });
  rule("7.11 an absent seat keeps its award", [] {
    auto layout = armyTable();
    layout.options.absent = AbsentSeat::Pass;
    Position p(layout);
    for (int i = 0; i < 3; ++i) knight(p, 0);
    p.finishTurn();
    p.play(-1, tableMove(ActionKind::SeatLeft, SeatId(0)));
    QCOMPARE(p.state.awards[0].largestArmy, SeatId(0));
  });
}

}  // namespace

class TestAwards : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows rule;
    roadRows(rule);
    cutRows(rule);
    keepRows(rule);
    armyRows(rule);
  }
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestAwards)
#include "test_awards.moc"
