// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

/// Three seats around pasture 8 (-1,1): X = seat 0 two settlements, Y = seat 1 one, Z = seat 2 one by pasture 3.
Layout woolTable() {
  Layout layout;
  layout.settleAll(0, {"-1,1:N", "-1,1:SE"}).settle(1, "-1,1:SW").settle(2, "1,-1:SE");
  return layout;
}

void yieldRows(Rows& rule) {
  rule("4.4 a settlement yields one card of each hex with the number", [] {
    Position p(Layout().settle(0, "0,-1:N"));  // mountains 4, forest 5, fields 10
    p.throwDice(4);
    QCOMPARE(p.hand(0), cards("ore"));
  });
  rule("4.4 a city yields two", [] {
    Position p(Layout().settle(0, "0,-1:N"));
    p.quietThrow();
    p.buyCity(0, "0,-1:N");
    p.turnOf(1);
    p.throwDice(5);
    QCOMPARE(p.hand(0), cards("lumber*2"));
  });
  rule("4.4 to the owners, whoever's turn it is", [] {
    Position p(Layout().settle(2, "0,-1:N"));
    p.throwDice(10);
    QCOMPARE(p.hand(2), cards("grain"));
    QCOMPARE(p.hand(0), CardCounts());
  });
  rule("4.4 both hexes of the number count", [] {
    Position p(Layout().settle(0, "0,-1:N").settle(1, "-1,2:N"));  // fields 10 and forest 10
    p.throwDice(10);
    QCOMPARE(p.hand(0), cards("grain"));
    QCOMPARE(p.hand(1), cards("lumber"));
  });
  rule("4.4 several buildings of one player add up", [] {
    Position p(woolTable());
    p.throwDice(8);
    QCOMPARE(p.hand(0), cards("wool*2"));
    QCOMPARE(p.hand(1), cards("wool"));
    QCOMPARE(p.hand(2), CardCounts());
  });
  rule("5.5 the robber's hex yields nothing", [] {
    auto layout = woolTable();
    layout.board.robber = Hex{-1, 1};
    Position p(layout);
    p.throwDice(8);
    for (int i = 0; i < 4; ++i) QCOMPARE(p.hand(i), CardCounts());
  });
  rule("4.6 a seven yields nothing", [] {
    Position p(woolTable());
    p.throwDice(7);
    QCOMPARE(p.state.supplies[0].bank, CardCounts::resources(19, 19, 19, 19, 19));
  });
  rule("4.4 the desert yields nothing on any throw", [] {
    for (int total = 2; total <= 12; ++total) {
      if (total == 7) continue;
      Layout layout;
      layout.board.cells = {{{0, 0}, Terrain::Desert, 0}};
      layout.board.harbors.clear();
      Position p(layout.settle(0, "0,0:N"));
      p.throwDice(total);
      QCOMPARE(p.hand(0), CardCounts());
    }
  });
}

void everyNumber(Rows& rule) {
  // Every number of the island once: a settlement and what the page's map says about it.
  struct Row {
    const char* corner;
    int total;
    const char* yields;
  };
  static constexpr Row kRows[] = {{"0,2:SW", 2, "wool"},   {"-2,1:N", 3, "grain"},  {"-1,2:N", 4, "grain"},
                                  {"0,-2:N", 5, "lumber"}, {"1,1:N", 6, "brick"},   {"2,-2:N", 8, "brick"},
                                  {"1,0:N", 9, "ore"},     {"0,1:N", 10, "lumber"}, {"2,-1:N", 11, "grain"},
                                  {"-1,0:N", 12, "lumber"}};
  for (const auto& row : kRows) {
    rule(qPrintable(QString::asprintf("4.4 a throw of %d pays the settlement at %s one %s", row.total, row.corner,
                                      row.yields)),
         [row] {
           Position p(Layout().settle(3, row.corner));
           p.throwDice(row.total);
           QCOMPARE(p.hand(3), cards(row.yields));
           QCOMPARE(p.state.supplies[0].bank, CardCounts::resources(19, 19, 19, 19, 19) - cards(row.yields));
         });
  }
}

void shortRows(Rows& rule) {
  rule("12.2 bank wool 3: X 2 and Y 2 get none, the bank keeps 3", [] {
    Layout two;
    two.settleAll(0, {"-1,1:N", "-1,1:SE"}).settle(1, "-1,1:SW");
    Position p(two);
    p.act(1);
    p.buyCity(1, "-1,1:SW");
    p.turnOf(2);
    p.leaveInBank(Resource::Wool, 3, 3);
    p.throwDice(8);
    QCOMPARE(p.hand(0)[Resource::Wool], 0);
    QCOMPARE(p.hand(1)[Resource::Wool], 0);
    QCOMPARE(p.state.supplies[0].bank[Resource::Wool], 3);
    QVERIFY(p.heard(EventKind::BankShort));
  });
  rule("12.2 bank wool 3: X alone claims 5 and gets 3, the bank is empty", [] {
    Layout layout;
    layout.settleAll(0, {"-1,1:N", "-1,1:SE", "-1,1:SW"});
    Position p(layout);
    p.quietThrow();
    p.buyCity(0, "-1,1:N");
    p.buyCity(0, "-1,1:SE");
    p.turnOf(1);
    p.leaveInBank(Resource::Wool, 3, 3);
    p.throwDice(8);
    QCOMPARE(p.hand(0)[Resource::Wool], 3);
    QCOMPARE(p.state.supplies[0].bank[Resource::Wool], 0);
  });
  rule("12.2 bank wool 3: X 2 and Y 1 get all, the bank is empty", [] {
    Position p(woolTable());
    p.leaveInBank(Resource::Wool, 3, 3);
    p.throwDice(8);
    QCOMPARE(p.hand(0), cards("wool*2"));
    QCOMPARE(p.hand(1), cards("wool"));
    QCOMPARE(p.state.supplies[0].bank[Resource::Wool], 0);
    QVERIFY(!p.heard(EventKind::BankShort));
  });
  rule("12.2 other resources are paid", [] {
    Layout layout;  // two seats by pasture 8, one by hills 8
    layout.settle(0, "-1,1:N").settle(1, "-1,1:SE").settle(2, "2,-2:N");
    Position p(layout);
    p.leaveInBank(Resource::Wool, 1, 3);
    p.throwDice(8);
    QCOMPARE(p.hand(0), CardCounts());
    QCOMPARE(p.hand(1), CardCounts());
    QCOMPARE(p.hand(2), cards("brick"));
  });
  rule("4.5 per throw, not per hex: two hexes of one resource and number are one demand", [] {
    Layout layout;  // forest 5 at (0,-2) and forest 5 at (2,0)
    layout.settle(0, "0,-2:N").settle(1, "2,0:N");
    Position p(layout);
    p.leaveInBank(Resource::Lumber, 1, 3);
    p.throwDice(5);
    QCOMPARE(p.hand(0)[Resource::Lumber], 0);
    QCOMPARE(p.hand(1)[Resource::Lumber], 0);
    QCOMPARE(p.state.supplies[0].bank[Resource::Lumber], 1);
  });
  rule("4.5 an empty bank pays a single claimant nothing", [] {
    Position p(Layout().settle(0, "0,-1:N"));
    p.leaveInBank(Resource::Ore, 0, 3);
    p.throwDice(4);
    QCOMPARE(p.hand(0), CardCounts());
  });
  rule("4.5 a robbed hex is no demand", [] {
    Layout layout;  // forest 5 twice, the robber on one
    layout.board.robber = Hex{2, 0};
    layout.settle(0, "0,-2:N").settle(1, "2,0:N");
    Position p(layout);
    p.leaveInBank(Resource::Lumber, 1, 3);
    p.throwDice(5);
    QCOMPARE(p.hand(0)[Resource::Lumber], 1);
    QCOMPARE(p.hand(1)[Resource::Lumber], 0);
  });
  rule("bank.perResource = 1 (4.5): the bank starts with one of each", [] {
    Layout layout;
    layout.options.bankPerResource = 1;
    Position p(layout.settle(0, "-1,1:N"));
    QCOMPARE(p.state.supplies[0].bank, CardCounts::resources(1, 1, 1, 1, 1));
    p.throwDice(8);
    QCOMPARE(p.hand(0), cards("wool"));
  });
  rule("bank.perResource = 99 (4.5): the bank starts with 99 of each", [] {
    Layout layout;
    layout.options.bankPerResource = 99;
    QCOMPARE(Position(layout).state.supplies[0].bank, CardCounts::resources(99, 99, 99, 99, 99));
  });
  rule("bank.perResource = unlimited (4.5): all demands are paid, always", [] {
    Layout layout;
    layout.options.bankPerResource = kUnlimited;
    Position p(layout.settleAll(0, {"-1,1:N", "-1,1:SE"}).settle(1, "-1,1:SW"));
    p.quietThrow();
    p.play(0, endTurn());
    int thrown = 0;
    for (; thrown < 30; ++thrown) {
      p.throwDice(8);
      p.play(p.active(), endTurn());
    }
    QCOMPARE(p.hand(0), cards("wool*60"));
    QCOMPARE(p.hand(1), cards("wool*30"));
  });
  rule("6.10 a hand holds at most 120 cards: production beyond it is not paid", [] {
    Layout layout;
    layout.options.bankPerResource = kUnlimited;
    Position p(layout.settleAll(0, {"-1,1:N", "-1,1:SE"}).settle(1, "-1,1:SW"));
    p.quietThrow();
    p.play(0, endTurn());
    for (int thrown = 0; thrown < 70; ++thrown) {
      p.throwDice(8);
      p.play(p.active(), endTurn());
    }
    QCOMPARE(p.hand(0).total(), 120);
    QCOMPARE(p.hand(1).total(), 70);
  });
}

void orderRows(Rows& rule) {
  rule("4.1 the throw comes first, then trade and build until the turn is ended", [] {
    Position p(woolTable());
    QCOMPARE(p.must(0), Decision::Roll);
    QCOMPARE(p.refusal(0, endTurn()), Reject::RollFirst);
    p.quietThrow();
    QCOMPARE(p.must(0), Decision::Act);
    QCOMPARE(p.refusal(0, roll()), Reject::AlreadyRolled);
    QCOMPARE(p.refusal(0, endTurn()), kLegal);
    p.play(0, endTurn());
    QCOMPARE(p.active(), 1);
    QCOMPARE(p.must(1), Decision::Roll);
    QCOMPARE(p.must(0), Decision::Nothing);
    QVERIFY(!p.state.head.rolled());
  });
  rule("0.6 only the active player throws, builds and ends", [] {
    Position p(woolTable());
    p.give(1, "brick*3 lumber*3 wool*3 grain*3 ore*3");
    QCOMPARE(p.refusal(1, roll()), Reject::NotYourTurn);
    p.quietThrow();
    QCOMPARE(p.refusal(1, endTurn()), Reject::NotYourTurn);
    QCOMPARE(p.refusal(1, buyCard()), Reject::NotYourTurn);
    QCOMPARE(p.refusal(1, buildCity(p.corner("-1,1:SW"))), Reject::NotYourTurn);
    QCOMPARE(p.refusal(1, tradeWithBank(Resource::Ore, Resource::Wool)), Reject::NotYourTurn);
  });
  rule("4.2 before the throw no building, no purchase, no trade", [] {
    Position p(woolTable());
    p.give(0, "brick*4 lumber*4 wool*4 grain*4 ore*4");
    QCOMPARE(p.refusal(0, buildRoad(p.edge("-1,1/NE"))), Reject::RollFirst);
    QCOMPARE(p.refusal(0, buildSettlement(p.corner("0,2:N"))), Reject::RollFirst);
    QCOMPARE(p.refusal(0, buildCity(p.corner("-1,1:N"))), Reject::RollFirst);
    QCOMPARE(p.refusal(0, buyCard()), Reject::RollFirst);
    QVERIFY(p.refusal(0, tradeWithBank(Resource::Ore, Resource::Wool)) != kLegal);
    QVERIFY(p.refusal(0, offerTrade(cards("ore"), cards("wool"), seats({1}))) != kLegal);
    QCOMPARE(legalActions(p.definition, p.state, SeatId(0)).size(), 1);
  });
  rule("0.5 a turn after the last seat's belongs to the first again, one round later", [] {
    Position p(woolTable());
    for (int i = 0; i < 4; ++i) p.finishTurn();
    QCOMPARE(p.active(), 0);
    QCOMPARE(int(p.state.head.round), 2);
    QCOMPARE(int(p.state.head.turn), 5);
  });
  rule("0.8 dice that cannot be are refused: 0 and 7", [] {
    Position p(woolTable());
    for (auto [one, two] : {std::pair{0, 3}, {7, 1}, {3, 0}, {1, 9}}) {
      Move move{SeatId(0), roll(), Position::withDice(one, two)};
      QCOMPARE(completeChance(p.definition, p.state, move).value_or(kLegal), Reject::WrongChance);
    }
  });
  rule("0.8 a drawn throw is two dice, all 36 pairs come", [] {
    Position p(woolTable());
    std::array<int, 37> seen{};
    for (std::uint64_t i = 0; i < 3600; ++i) {
      p.rng.startMove(i);
      const auto chance = draw(p.definition, p.state, SeatId(0), roll(), p.rng);
      QVERIFY(chance.dice[0] >= 1 && chance.dice[0] <= 6 && chance.dice[1] >= 1 && chance.dice[1] <= 6);
      ++seen[std::size_t((chance.dice[0] - 1) * 6 + chance.dice[1] - 1)];
    }
    for (int i = 0; i < 36; ++i) QVERIFY2(seen[std::size_t(i)] >= 55 && seen[std::size_t(i)] <= 150, "100 expected");
  });
}

}  // namespace

class TestProduction : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows rule;
    yieldRows(rule);
    everyNumber(rule);
    shortRows(rule);
    orderRows(rule);
  }
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestProduction)
#include "test_production.moc"
