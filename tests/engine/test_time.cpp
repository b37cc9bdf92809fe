// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

Layout definition() {
  Layout layout;
  layout.options.turnSeconds = 120;
  return layout.settle(0, "0,-1:N").road(0, "0,-1/NE").settle(1, "1,1:N").settle(2, "-2,2:N").settle(3, "0,-2:N");
}
Action timeUp(int about) { return tableMove(ActionKind::TimeUp, seat(about)); }

/// Seat 0 of the table above after a quiet throw.
Position thrown() {
  Position p(definition());
  p.quietThrow();
  return p;
}

void onlyChoiceRows(Rows& rule) {
  rule("4.2 before the throw, without a card: only the throw", [] {
    Position p(definition());
    p.give(0, "brick*4 lumber*4");
    QCOMPARE(onlyChoice(p.definition, p.state), std::optional(ActionKind::Roll));
  });
  rule("4.2 before the throw, with a knight: there is a choice", [] {
    Position p(definition());
    p.giveCard(0, Card::Knight);
    QVERIFY(!onlyChoice(p.definition, p.state));
  });
  rule("4.2 before the throw, with a knight, devcards.beforeRoll = off: only the throw", [] {
    auto layout = definition();
    layout.options.cardsBeforeRoll = Switch::Off;
    Position p(layout);
    p.giveCard(0, Card::Knight);
    QCOMPARE(onlyChoice(p.definition, p.state), std::optional(ActionKind::Roll));
  });
  rule("4.3 after the throw, without cards: only the end of the turn", [] {
    const auto p = thrown();
    QCOMPARE(onlyChoice(p.definition, p.state), std::optional(ActionKind::EndTurn));
  });
  for (const char* hand : {"brick lumber", "wool grain ore", "grain*2 ore*3", "wool*4"})
    rule(qPrintable(QString::asprintf("4.3 after the throw, with %s: there is a choice", hand)), [=] {
      auto p = thrown();
      p.give(0, hand);
      QVERIFY(!onlyChoice(p.definition, p.state));
    });
  for (const char* hand : {"brick*3 wool", "lumber*3 grain*2 ore", "wool*3 ore*3"})
    rule(qPrintable(QString::asprintf("4.3 after the throw, with %s and no harbor: only the end of the turn", hand)),
         [=] {
           auto p = thrown();
           p.give(0, hand);
           QCOMPARE(onlyChoice(p.definition, p.state), std::optional(ActionKind::EndTurn));
         });
  rule("0.11 while another seat discards the active one has no choice to make", [] {
    Position p(definition());
    p.give(1, "wool*9");
    p.throwDice(7);
    QVERIFY(!onlyChoice(p.definition, p.state));
  });
  rule("4.9 in a pause there is no choice to make", [] {
    Position p(definition());
    p.play(-1, tableMove(ActionKind::Pause));
    QVERIFY(!onlyChoice(p.definition, p.state));
  });
}

void turnRows(Rows& rule) {
  rule("4.7 TimeUp before the throw: the table throws, it produces, the turn ends", [] {
    Position p(definition());
    p.play(-1, timeUp(0), Position::withDice(1, 3));
    QCOMPARE(p.hand(0), cards("ore"));
    QCOMPARE(p.active(), 1);
    QCOMPARE(p.must(1), Decision::Roll);
  });
  rule("4.7 TimeUp after the throw: the turn ends, nothing is thrown again", [] {
    Position p(definition());
    p.quietThrow();
    const auto move = p.play(-1, timeUp(0));
    QCOMPARE(int(move.chance.dice[0]), 0);
    QCOMPARE(p.active(), 1);
  });
  rule("12.32 TimeUp before the throw, the throw is a seven: discards waited for, robber random, turn over", [] {
    Position p(definition());
    p.give(0, "ore*8");
    p.give(1, "wool*9");
    p.play(-1, timeUp(0), Position::withDice(3, 4));
    QCOMPARE(p.active(), 0);
    QCOMPARE(p.must(0), Decision::Discard);  // their own included
    QCOMPARE(p.must(1), Decision::Discard);
    QVERIFY(!dueMove(p.definition, p.state));
    p.play(1, discard(cards("wool*4")));
    p.play(0, discard(cards("ore*4")));
    // after the last discard a further TimeUp moves the robber, then the turn ends
    const auto due = dueMove(p.definition, p.state);
    QVERIFY(due.has_value());
    QCOMPARE(*due, timeUp(0));
    const auto move = p.play(-1, *due);
    QVERIFY(!move.chance.hex.isNone());
    QVERIFY(move.chance.hex != p.hex("0,0"));
    QCOMPARE(p.state.robbers[0], move.chance.hex);
    QCOMPARE(p.active(), 1);
    QCOMPARE(p.must(1), Decision::Roll);
  });
  rule("4.7 TimeUp with a seven and nobody discarding: the robber moves, the turn ends", [] {
    Position p(definition());
    p.play(-1, timeUp(0), Position::withDice(3, 4));
    p.payDues();
    QCOMPARE(p.active(), 1);
    QVERIFY(p.state.robbers[0] != p.hex("0,0"));
  });
  rule("5.6 TimeUp while the robber is due: hex uniformly among the legal ones, victim among the eligible ones", [] {
    std::array<int, 19> hexes{};
    int victims = 0;
    for (std::uint64_t seed = 1; seed <= 720; ++seed) {
      Position p(definition());
      p.rng = SeededRng(seed);
      p.give(1, "wool*2");
      p.throwDice(7);
      const auto move = p.play(-1, timeUp(0));
      ++hexes[move.chance.hex.value];
      victims += move.chance.seat == SeatId(1);
      if (move.chance.seat == SeatId(1)) QCOMPARE(p.hand(0), cards("wool"));
    }
    const Topology map(island());
    for (int i = 0; i < 19; ++i) {
      const int count = hexes[std::size_t(i)];
      if (map.hex(HexId(i)).cell.at == Hex{0, 0})
        QCOMPARE(count, 0);
      else
        QVERIFY2(count >= 15 && count <= 75, "40 of 720 expected");
    }
    QVERIFY2(victims >= 80 && victims <= 165,
             "three hexes of 18: 120 of 720 expected");  // 1,1:N: hills 6, mountains 9, forest 5
  });
  rule("4.7 TimeUp while free roads are owed: the rest is lost, the turn ends", [] {
    Position p(definition());
    p.quietThrow();
    p.giveCard(0, Card::RoadBuilding);
    p.play(0, playRoadBuilding());
    p.play(0, buildRoad(p.edge("0,-1/NW")));
    p.play(-1, timeUp(0));
    QCOMPARE(p.active(), 1);
    QCOMPARE(p.must(0), Decision::Nothing);
    QCOMPARE(int(p.at(0).roads), 13);
  });
  rule("4.7 TimeUp with free roads owed before the throw: the rest is lost, the table throws, the turn ends", [] {
    Position p(definition());
    p.giveCard(0, Card::RoadBuilding);
    p.play(0, playRoadBuilding());
    p.play(-1, timeUp(0), Position::withDice(1, 3));
    p.payDues();
    QCOMPARE(p.active(), 1);
    QCOMPARE(p.hand(0), cards("ore"));
  });
  rule("4.7 TimeUp with the knight's robber owed before the throw: robber, throw, end", [] {
    Position p(definition());
    p.giveCard(0, Card::Knight);
    p.play(0, playKnight());
    Chance chance = Position::withDice(1, 3);
    chance.hex = ShortHexId(p.hex("2,-2"));
    p.play(-1, timeUp(0), chance);
    p.payDues();
    QCOMPARE(p.active(), 1);
    QCOMPARE(p.state.robbers[0], p.hex("2,-2"));
    QCOMPARE(p.hand(0), cards("ore"));
  });
  rule("4.7 TimeUp of a discard does not end the turn of its owner while others are due", [] {
    Position p(definition());
    p.give(1, "wool*9");
    p.throwDice(7);
    p.play(-1, timeUp(1));
    QCOMPARE(p.hand(1), cards("wool*5"));
    QCOMPARE(p.active(), 0);
    QCOMPARE(p.must(0), Decision::Robber);
    QVERIFY(!dueMove(p.definition, p.state));
  });
  rule("0.10 TimeUp is a move of the table, not of a seat", [] {
    Position p(definition());
    QCOMPARE(p.refusal(0, timeUp(0)), Reject::NotATableMove);
    QCOMPARE(p.refusal(0, tableMove(ActionKind::Pause)), Reject::NotATableMove);
    QVERIFY(check(p.definition, p.state, SeatId(), roll()).has_value());
    QVERIFY(check(p.definition, p.state, SeatId(), endTurn()).has_value());
  });
  rule("4.7 TimeUp of a seat that owes nothing is refused", [] {
    Position p(definition());
    QVERIFY(p.refusal(-1, timeUp(2)) != kLegal);
    QVERIFY(p.refusal(-1, timeUp(9)) != kLegal);
    QVERIFY(p.refusal(-1, tableMove(ActionKind::TimeUp)) != kLegal);
  });
  rule("4.7 in set-up: the legal corner with most pips, ties by reading order, and the first legal edge", [] {
    Layout layout;
    Position p(layout.open());
    // Pips by hand: 5 6 8 9 10 have 4 5 5 4 3. Candidates: 2,-1:N hills 8 + fields 11 = 5+2; 1,1:N 5+4+4 = 13 (hills 6,
    // mountains 9, forest 5) is the best of the island; -1,1 has 8, 12, - ; -2,2:N 2+2+5 = 9; -1,2:N 3+5+3 = 11.
    p.play(-1, timeUp(0));
    if (p.must(0) == Decision::Road) p.play(-1, timeUp(0));
    QVERIFY(p.state.at(p.corner("1,1:N")).isOf(SeatId(0)));
    const auto& edges = p.definition.map.corner(p.corner("1,1:N")).edges;
    QVERIFY(p.state.at(*std::min_element(edges.begin(), edges.end())).isOf(SeatId(0)));
    QCOMPARE(p.active(), 1);
  });
  rule("4.7 a whole set-up can run out", [] {
    Position p(Layout().open());
    for (int i = 0; i < 40 && p.state.head.phase == Phase::Setup; ++i) p.play(-1, timeUp(p.active()));
    QCOMPARE(p.state.head.phase, Phase::Play);
    for (int i = 0; i < 4; ++i) QCOMPARE(p.points(i), 2);
  });
}

void absentRows(Rows& rule) {
  auto passing = [] {
    auto layout = definition();
    layout.options.absent = AbsentSeat::Pass;
    return layout;
  };
  rule("seat.absent = pass (4.8): on its turn it throws and ends", [passing] {
    Position p(passing());
    p.play(-1, tableMove(ActionKind::SeatLeft, SeatId(1)));
    QVERIFY(!dueMove(p.definition, p.state));
    p.finishTurn();
    const auto due = dueMove(p.definition, p.state);
    QVERIFY(due.has_value());
    QCOMPARE(*due, timeUp(1));
    p.play(-1, *due, Position::withDice(1, 1));
    QCOMPARE(p.active(), 2);
  });
  rule("seat.absent = pass (4.8): it discards by 5.2 at once", [passing] {
    Position p(passing());
    p.give(1, "wool*9");
    p.play(-1, tableMove(ActionKind::SeatLeft, SeatId(1)));
    p.throwDice(7);
    QCOMPARE(dueMove(p.definition, p.state).value_or(roll()), timeUp(1));
    p.payDues();
    QCOMPARE(p.hand(1), cards("wool*5"));
    QCOMPARE(p.must(0), Decision::Robber);
  });
  rule("seat.absent = pass (4.8): pieces and cards stay, it produces and can be robbed", [passing] {
    Position p(passing());
    p.play(-1, tableMove(ActionKind::SeatLeft, SeatId(1)));
    p.throwDice(9);
    QCOMPARE(p.hand(1), cards("ore"));
    QCOMPARE(p.points(1), 1);
    p.giveCard(0, Card::Knight);
    p.play(0, playKnight());
    p.play(0, moveRobber(p.hex("1,0"), SeatId(1)));
    QCOMPARE(p.hand(0)[Resource::Ore], 1);
  });
  rule("seat.absent = pass (4.8): it declines all offers", [passing] {
    Position p(passing());
    p.play(-1, tableMove(ActionKind::SeatLeft, SeatId(1)));
    p.quietThrow();
    p.give(0, "wool");
    p.give(1, "ore");
    p.play(0, offerTrade(cards("wool"), cards("ore"), seats({1, 2, 3})));
    p.play(2, decline(SeatId(0)));
    p.play(3, decline(SeatId(0)));
    p.payDues();
    QVERIFY(!p.at(0).offer.isOpen());
    QCOMPARE(p.hand(1), cards("ore"));
  });
  rule("seat.absent = pass (4.8): back in the game they decide again", [passing] {
    Position p(passing());
    p.play(-1, tableMove(ActionKind::SeatLeft, SeatId(1)));
    p.play(-1, tableMove(ActionKind::SeatTaken, SeatId(1)));
    p.finishTurn();
    QVERIFY(!dueMove(p.definition, p.state));
    QCOMPARE(p.refusal(1, roll()), kLegal);
  });
  rule("seat.absent = pass (4.8): with three of four gone the game goes on", [passing] {
    Position p(passing());
    for (int i : {1, 2, 3}) p.play(-1, tableMove(ActionKind::SeatLeft, seat(i)));
    p.finishTurn();
    p.payDues();
    QCOMPARE(p.active(), 0);
    QCOMPARE(int(p.state.head.round), 2);
  });
  rule("seat.absent = pass (4.8): with all gone the game stands, until one is back", [passing] {
    Position p(passing());
    for (int i : {0, 1, 2, 3}) p.play(-1, tableMove(ActionKind::SeatLeft, seat(i)));
    QVERIFY(!dueMove(p.definition, p.state));
    p.play(-1, tableMove(ActionKind::SeatTaken, SeatId(2)));
    p.payDues();
    QCOMPARE(p.active(), 2);
  });
  rule("seat.absent = bot (4.8): the table sends no TimeUp, a bot decides for it", [] {
    Position p(definition());
    p.play(-1, tableMove(ActionKind::SeatLeft, SeatId(1)));
    p.finishTurn();
    QVERIFY(!dueMove(p.definition, p.state));
    QCOMPARE(p.refusal(1, roll()), kLegal);
  });
  rule("4.8 leaving twice, or taking a seat that is not free, is refused", [] {
    Position p(definition());
    QVERIFY(p.refusal(-1, tableMove(ActionKind::SeatTaken, SeatId(1))) != kLegal);
    p.play(-1, tableMove(ActionKind::SeatLeft, SeatId(1)));
    QVERIFY(p.refusal(-1, tableMove(ActionKind::SeatLeft, SeatId(1))) != kLegal);
    QVERIFY(p.refusal(-1, tableMove(ActionKind::SeatLeft, SeatId(8))) != kLegal);
  });
}

void pauseRows(Rows& rule) {
  rule("4.9 pause: every action but Resume is refused", [] {
    Position p(definition());
    p.quietThrow();
    p.give(0, "wool*4");
    p.play(-1, tableMove(ActionKind::Pause));
    QCOMPARE(p.refusal(0, endTurn()), Reject::Paused);
    QCOMPARE(p.refusal(0, tradeWithBank(Resource::Wool, Resource::Ore)), Reject::Paused);
    QCOMPARE(p.refusal(1, offerTrade(cards("ore"), cards("wool"), seats({0}))), Reject::Paused);
    QVERIFY(legalActions(p.definition, p.state, SeatId(0)).empty());
    QVERIFY(p.refusal(-1, timeUp(0)) != kLegal);
    QVERIFY(p.refusal(-1, tableMove(ActionKind::Pause)) != kLegal);
    p.play(-1, tableMove(ActionKind::Resume));
    QCOMPARE(p.refusal(0, endTurn()), kLegal);
    QVERIFY(p.refusal(-1, tableMove(ActionKind::Resume)) != kLegal);
  });
  rule("4.9 offers stay through a pause", [] {
    Position p(definition());
    p.quietThrow();
    p.give(0, "wool");
    p.give(1, "ore");
    p.play(0, offerTrade(cards("wool"), cards("ore"), seats({1})));
    p.play(-1, tableMove(ActionKind::Pause));
    QCOMPARE(p.refusal(1, accept(SeatId(0))), Reject::Paused);
    p.play(-1, tableMove(ActionKind::Resume));
    QCOMPARE(p.refusal(1, accept(SeatId(0))), kLegal);
  });
  rule("4.9 nothing else changes by a pause", [] {
    Position p(definition());
    p.throwDice(7);
    const auto before = p.state;
    p.play(-1, tableMove(ActionKind::Pause));
    p.play(-1, tableMove(ActionKind::Resume));
    QVERIFY(p.state == before);
  });
}

}  // namespace

class TestTime : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows rule;
    turnRows(rule);
    onlyChoiceRows(rule);
    absentRows(rule);
    pauseRows(rule);
  }
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestTime)
#include "test_time.moc"
