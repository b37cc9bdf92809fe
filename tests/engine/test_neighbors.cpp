// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/play/invariants.h"
#include "engine/play/validation.h"
#include "engine/play/visible.h"
#include "engine/rules/trade.h"
#include "tests/engine/big_game.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

// Neighbors in the Big Game: trade, building, banks, decks and awards (9.7 to 9.12, 9.15).

namespace {

void tradeRows(Rows& row) {
  row("9.8 12.19 big.ring = off: partners in an open row of five, Sun active", [] {
    Position p(game(5, [](Options& o) { o.ring = RingWhen::Off; }));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    QCOMPARE(partnersOf(p, sun(2)), (std::vector{sun(1), moon(1), moon(2), sun(3), moon(3)}));
    QCOMPARE(partnersOf(p, moon(2)), (std::vector{sun(1), sun(2), sun(3)}));
    QCOMPARE(partnersOf(p, sun(0)), (std::vector{moon(0), sun(1), moon(1)}));
    QCOMPARE(partnersOf(p, moon(0)), (std::vector{sun(0), sun(1)}));
  });
  row("9.8 12.19 big.ring = auto: the same five as a ring", [] {
    Position p(game(5));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    QCOMPARE(partnersOf(p, sun(0)), (std::vector{moon(0), sun(1), moon(1), sun(4), moon(4)}));
    QCOMPARE(partnersOf(p, moon(0)), (std::vector{sun(0), sun(1), sun(4)}));
  });
  row("12.31 in a ring of three an active seat has five distinct partners", [] {
    Position p(game(3));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    QCOMPARE(partnersOf(p, sun(1)).size(), std::size_t{5});
  });
  row("9.9 two inactive players never trade", [] {
    Position p(game(5));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    p.give(moon(2), "wool");
    p.give(moon(3), "ore");
    const PartnerSet to{p.definition.partnerId(seat(moon(3)), seat(moon(2)))};
    QCOMPARE(p.refusal(moon(2), offerTrade(cards("wool"), cards("ore"), to)), Reject::NotAPartner);
  });
  row("6.4 in a chain of six the offer of a far seat asks its partners, answers stay theirs; nobody else is asked", [] {
    Position p(game(6, [](Options& o) {
      o.ring = RingWhen::Off;
      o.tradeSelect = TradeSelect::ProposerPicks;
    }));
    choose(p);
    roundOf(p, 1);
    const auto answer = [&](int of) { return offerAnswer(p.definition, p.state, seat(of), seat(sun(4))); };
    p.give(sun(4), "wool");
    p.give(moon(4), "ore");
    p.give(sun(5), "ore");
    p.play(sun(4), offerTrade(cards("wool"), cards("ore"), tradePartners(p.definition, p.state, seat(sun(4)))));
    p.play(moon(4), accept(seat(sun(4))));
    p.play(moon(3), decline(seat(sun(4))));
    QCOMPARE(answer(moon(4)), OfferAnswer::Accepted);
    QCOMPARE(answer(moon(3)), OfferAnswer::Declined);
    for (int asked : {sun(3), sun(5), moon(5)}) QVERIFY(isAsked(p.definition, p.state, seat(asked), seat(sun(4))));
    for (int far : {sun(0), moon(0), sun(1), moon(1), sun(2), moon(2), sun(4)})
      QCOMPARE(answer(far), OfferAnswer::NotAsked);
    QCOMPARE(p.refusal(-1, strikeAnswer(seat(sun(4)), seat(sun(5)))), Reject::NoSuchOffer);
    QCOMPARE(p.refusal(-1, strikeAnswer(seat(sun(4)), seat(moon(4)))), kLegal);
  });
  row("9.10 the first acceptor of an open offer trades, over a seam", [] {
    Position p(game(5));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    p.give(sun(2), "wool");
    p.give(moon(3), "ore");
    const CardCounts before = p.hand(moon(3));
    p.play(sun(2), offerTrade(cards("wool"), cards("ore"), tradePartners(p.definition, p.state, seat(sun(2)))));
    p.play(moon(3), accept(seat(sun(2))));
    QCOMPARE(p.hand(moon(3)), before + cards("wool") - cards("ore"));
    QVERIFY(!p.at(sun(2)).offer.isOpen());
  });
}

void buildingRows(Rows& row) {
  row("9.11 routes two boards away are refused", [] {
    Position p(game(6));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    p.give(sun(0), "brick lumber");
    QCOMPARE(p.refusal(sun(0), buildRoad(p.edge("2#4,-1/N"))), Reject::OutOfReach);
    QCOMPARE(p.refusal(sun(0), buildRoad(p.edge("1#4,-1/N"))), Reject::RoadNotConnected);
    QCOMPARE(p.refusal(sun(0), buildRoad(p.edge("5#4,-1/N"))), Reject::RoadNotConnected);
  });
  row("12.23 the starting ship may move in the first own round, one built this round not", [] {
    Position p(game(1, {}, "A"));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    const auto ships = legalActions(p.definition, p.state, seat(sun(0))).movableShips();
    QCOMPARE(ships, std::vector{p.edge("0#4,-2/NW")});
    p.give(sun(0), "lumber wool");
    const EdgeId beyond = p.edge("0#4,-2/N");
    p.play(sun(0), buildShip(beyond));
    QCOMPARE(p.refusal(sun(0), moveShip(beyond, p.edge("0#3,-1/N"))), Reject::ShipBuiltThisTurn);
  });
  row("9.7 two neighbors want one corner: the later is refused, pays nothing, and the corners beside are shut too", [] {
    Position p(game(2, {}, "A"));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    const CornerId wanted = p.corner("1#1,1:SW");  // a corner inside board 1 that both can walk to
    walkTo(p, sun(1), wanted);
    walkTo(p, sun(0), wanted);
    p.give(sun(0), "brick lumber wool grain");
    p.give(sun(1), "brick lumber wool grain");
    p.play(sun(0), buildSettlement(wanted));
    const CardCounts hand = p.hand(sun(1));
    QCOMPARE(p.refusal(sun(1), buildSettlement(wanted)), Reject::CornerTaken);
    for (CornerId beside : p.definition.map.corner(wanted).corners)
      if (beside) QCOMPARE(p.refusal(sun(1), buildSettlement(beside)), Reject::TooClose);
    QCOMPARE(p.hand(sun(1)), hand);
    QCOMPARE(int(p.at(sun(1)).settlements), 3);
  });
  row("9.12 one ship move in the own round, and again in the next own one", [] {
    Position p(game(1, {}, "A"));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    const EdgeId ship = p.edge("0#4,-2/NW");
    const auto moveAnywhere = [&] {
      const EdgeId from = legalActions(p.definition, p.state, seat(0)).movableShips().front();
      p.play(0, moveShip(from, legalActions(p.definition, p.state, seat(0)).shipTargets(from).front()));
    };
    QCOMPARE(legalActions(p.definition, p.state, seat(0)).movableShips(), std::vector{ship});
    moveAnywhere();
    QVERIFY(legalActions(p.definition, p.state, seat(0)).movableShips().empty());
    roundOf(p, 2);
    QVERIFY(legalActions(p.definition, p.state, seat(0)).movableShips().empty());  // Moon's round
    roundOf(p, 3);
    QCOMPARE(legalActions(p.definition, p.state, seat(0)).movableShips().size(), std::size_t{1});
  });
}

void suppliesRows(Rows& row) {
  row("12.27 a settlement on a hex of another board is paid from the own bank", [] {
    Position p(game(3, {}, "A"));
    choose(p);
    for (int s = 0; s < 6; ++s) p.dropHand(s);
    // Sun0's ship corner and all others stand at home; give Sun1 the yield of a hex of board 0 by its number 3
    p.play(-1, startRound(), dice(1, 1));
    const CardCounts zero = p.state.supplies[0].bank, one = p.state.supplies[1].bank;
    p.give(moon(0), "wool*5");
    p.play(moon(0),
           offerTrade(cards("wool*5"), cards("ore"), PartnerSet{p.definition.partnerId(seat(sun(1)), seat(moon(0)))}));
    p.give(sun(1), "ore");
    p.play(sun(1), accept(seat(moon(0))));
    p.dropHand(sun(1));
    QCOMPARE(p.state.supplies[1].bank[Resource::Wool], one[Resource::Wool] + 5);
    QCOMPARE(p.state.supplies[0].bank[Resource::Wool], zero[Resource::Wool] - 5);
    QVERIFY(brokenInvariants(p.definition, p.state).empty());  // all banks and hands: 19 n
  });
  row("9.15 a bank counts to 127 of a kind: what is paid beyond that goes to the bank that has the fewest", [] {
    Position p(game(3, [](Options& o) { o.bankPerResource = 99; }));
    choose(p);
    for (int s = 0; s < 6; ++s) p.dropHand(s);
    p.play(-1, startRound(), dice(1, 1));
    for (int s = 0; s < 6; ++s) p.dropHand(s);
    p.give(sun(0), "wool*4");
    auto& banks = p.state.supplies;
    banks[0].bank += cards("wool*31");
    banks[1].bank -= cards("wool");
    banks[2].bank -= cards("wool*30");
    QCOMPARE(banks[0].bank[Resource::Wool], 126);
    const Move trade{seat(sun(0)), tradeWithBank(Resource::Wool, Resource::Ore), {}};
    const State seen = visibleTo(seat(moon(2)), p.definition, p.state);
    p.play(sun(0), trade.action);
    QCOMPARE(banks[0].bank, CardCounts::resources(99, 99, 127, 99, 98));
    QCOMPARE(banks[1].bank[Resource::Wool], 98);
    QCOMPARE(banks[2].bank[Resource::Wool], 72);
    QVERIFY(isPlausible(p.definition, seen, trade));
    State more = seen;  // somebody says so: the wool is all in the banks already, and yet four are paid
    more.supplies[2].bank += cards("wool*4");
    QVERIFY(!isPlausible(p.definition, more, trade));
  });
  row("9.15 a deck of each board without Monopoly: 23 cards", [] {
    Position p(game(2));
    for (int board = 0; board < 2; ++board) {
      QCOMPARE(p.state.supplies[board].deck.total(), 23);
      QCOMPARE(p.state.supplies[board].deck[Card::Monopoly], 0);
    }
  });
  row("12.33 an empty deck refuses a purchase even if the neighbor's has cards", [] {
    Position p(game(2));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    p.give(sun(0), "ore wool grain");
    CardCounts& deck = p.state.supplies[0].deck;
    p.at(moon(0)).cards += deck;
    deck = {};
    QCOMPARE(p.refusal(sun(0), buyCard()), Reject::DeckEmpty);
  });
  row("12.27 Sun1's settlement on a hex of board 0 is paid from bank 1", [] {
    Position p(game(2, {}, "A"));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    const HexId tip = p.hex("0#8,-3");  // F3
    settleIf(p, sun(1), [&](CornerId corner) {
      const auto& hexes = p.definition.map.corner(corner).hexes;
      return std::find(hexes.begin(), hexes.end(), tip) != hexes.end();
    });
    for (int s = 0; s < 4; ++s) p.dropHand(s);
    p.play(-1, clockIsOver());
    const CardCounts zero = p.state.supplies[0].bank, one = p.state.supplies[1].bank;
    p.play(-1, startRound(), dice(1, 2));  // 3: S3 at Sun's bare corner on either board, F3 of board 0
    QCOMPARE(p.hand(sun(1)), cards("wool lumber"));
    QCOMPARE(p.state.supplies[1].bank, one - cards("wool lumber"));
    QCOMPARE(p.state.supplies[0].bank, zero - cards("wool"));
  });
  row("9.15 big.bank = board: a short bank does not pay its two players, the other one pays", [] {
    Position p(game(
        2, [](Options& o) { o.bankPerResource = 19; }, "A"));
    choose(p);
    p.play(-1, startRound(), dice(1, 1));
    for (int s = 0; s < 4; ++s) p.dropHand(s);
    p.give(moon(0), "ore*18");  // one ore is left in bank 0
    p.play(-1, clockIsOver());
    p.play(-1, startRound(), dice(2, 3));    // 5: O5 at the cities of Sun0 and Sun1: two each
    QCOMPARE(p.hand(sun(0)), cards("ore"));  // 4.5: the only one who claims it gets what is there
    QCOMPARE(p.hand(sun(1)), cards("ore*2"));
  });
  row("9.15 big.bank = unlimited: nothing is short, and nothing is counted", [] {
    Position p(game(
        2,
        [](Options& o) {
          o.bigBank = BigBank::Unlimited;
          o.bankPerResource = 1;
        },
        "A"));
    choose(p);
    const CardCounts bank = p.state.supplies[0].bank;
    const CardCounts before = p.hand(sun(0));
    p.play(-1, startRound(), dice(2, 3));
    QCOMPARE(p.hand(sun(0)), before + cards("ore*2"));
    QCOMPARE(p.state.supplies[0].bank, bank);
  });
  row("9.15 big.awards = board: the two of a board are rivals, another board has its own", [] {
    Position p = armies(BigAwards::Board);
    QCOMPARE(armyHolders(p), (QList<int>{sun(0), sun(1)}));
  });
  row("9.15 big.awards = global: one in the whole game", [] {
    Position p = armies(BigAwards::Global);
    QCOMPARE(armyHolders(p), (QList<int>{sun(0)}));
  });
  row("9.15 big.awards = each: everybody who passes the mark", [] {
    Position p = armies(BigAwards::Each);
    QCOMPARE(armyHolders(p), (QList<int>{sun(0), moon(0), sun(1)}));
  });
}

}  // namespace

class TestNeighbors : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows row;
    tradeRows(row);
    buildingRows(row);
    suppliesRows(row);
  }
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestNeighbors)
#include "test_neighbors.moc"
