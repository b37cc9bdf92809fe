// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

/// One way to reach a refusal: a position, who asks, and what.
struct Asked {
  Position position;
  int by;
  Action action;
};
struct Row {
  Reject reject;
  const char* rule;
  std::function<Asked()> reach;
};

Layout definition() {
  Layout layout;
  layout.settle(0, "0,0:N").roads(0, {"0,0/NE", "0,0/E"}).settle(1, "1,1:N").settle(2, "-2,2:N").settle(3, "0,-2:N");
  return layout;
}
Position before() { return Position(definition()); }
Position acting(const Layout& layout = definition()) {
  Position p(layout);
  p.quietThrow();
  return p;
}
Position wealthy(const Layout& layout = definition()) {
  auto p = acting(layout);
  p.give(0, "brick*3 lumber*3 wool*3 grain*3 ore*3");
  return p;
}
Position robbing() {
  auto p = before();
  p.give(1, "ore");
  p.throwDice(7);
  return p;
}
Position discarding() {
  auto p = before();
  p.give(1, "ore*8");
  p.throwDice(7);
  return p;
}
Layout changed(const std::function<void(Options&)>& change) {
  auto layout = definition();
  change(layout.options);
  return layout;
}
Position holding(Card card, const Layout& layout = definition()) {
  auto p = acting(layout);
  p.giveCard(0, card, 2);
  return p;
}
Position offering(const Layout& layout = definition()) {
  auto p = wealthy(layout);
  p.give(1, "ore");
  p.play(0, offerTrade(cards("wool"), cards("ore"), seats({1})));
  return p;
}

std::vector<Row> turnRows() {
  using enum Reject;
  return {
      {GameOver, "10.1",
       [] {
         auto p = before();
         p.play(-1, tableMove(ActionKind::StopGame));
         return Asked{p, 0, roll()};
       }},
      {Paused, "4.9",
       [] {
         auto p = before();
         p.play(-1, tableMove(ActionKind::Pause));
         return Asked{p, 0, roll()};
       }},
      {NotYourTurn, "0.6",
       [] {
         return Asked{before(), 1, roll()};
       }},
      {NotASeat, "3.1",
       [] {
         return Asked{before(), 9, roll()};
       }},
      {NotATableMove, "0.10",
       [] {
         return Asked{before(), 0, tableMove(ActionKind::Pause)};
       }},
      {DecisionPending, "0.11",
       [] {
         return Asked{robbing(), 0, endTurn()};
       }},
      {NothingToDecide, "0.11",
       [] {
         return Asked{acting(), 0, pass()};
       }},
      {RollFirst, "4.2",
       [] {
         return Asked{before(), 0, endTurn()};
       }},
      {AlreadyRolled, "4.1",
       [] {
         return Asked{acting(), 0, roll()};
       }},
      {DiscardCount, "5.1",
       [] {
         return Asked{discarding(), 1, discard(cards("ore*3"))};
       }},
      {CardsNotHeld, "5.2",
       [] {
         return Asked{discarding(), 1, discard(cards("wool*4"))};
       }},
      {RobberMustMove, "5.3",
       [] {
         auto p = robbing();
         return Asked{p, 0, moveRobber(p.hex("0,0"), {})};
       }},
      {RobberNeedsLand, "5.3",
       [] {
         auto layout = definition();
         layout.board.cells.push_back({{3, -1}, Terrain::Sea, 0});
         Position p(layout);
         p.throwDice(7);
         return Asked{p, 0, moveRobber(p.hex("3,-1"), {})};
       }},
      {RobberNoDesert, "5.3",
       [] {
         auto layout = changed([](Options& o) { o.mayReturnToDesert = Switch::Off; });
         layout.board.robber = Hex{2, -2};
         Position p(layout);
         p.throwDice(7);
         return Asked{p, 0, moveRobber(p.hex("0,0"), {})};
       }},
      {RobberSpares, "5.7",
       [] {
         Position p(changed([](Options& o) { o.friendlyRobber = 2; }));
         p.throwDice(7);
         return Asked{p, 0, moveRobber(p.hex("1,1"), {})};
       }},
      {VictimNeeded, "5.3",
       [] {
         auto p = robbing();
         return Asked{p, 0, moveRobber(p.hex("1,1"), {})};
       }},
      {NoSuchVictim, "5.4",
       [] {
         auto p = robbing();
         return Asked{p, 0, moveRobber(p.hex("1,1"), SeatId(3))};
       }},
  };
}

std::vector<Row> buildingRows() {
  using enum Reject;
  return {
      {NoSuchPlace, "0.2",
       [] {
         return Asked{wealthy(), 0, buildRoad(EdgeId(999))};
       }},
      {NotEnoughCards, "2.1",
       [] {
         auto p = acting();
         return Asked{p, 0, buildCity(p.corner("0,0:N"))};
       }},
      {NoPieceLeft, "2.2",
       [] {
         auto layout = definition();
         layout.settleAll(0, {"0,-1:N", "-2,1:N", "1,0:N", "-1,0:N"});
         auto p = wealthy(layout);
         return Asked{p, 0, buildSettlement(p.corner("0,0:SE"))};
       }},
      {CornerTaken, "2.5",
       [] {
         auto p = wealthy();
         return Asked{p, 0, buildSettlement(p.corner("1,1:N"))};
       }},
      {CornerNotOnLand, "2.5",
       [] {
         auto layout = definition();
         for (Hex sea : {Hex{3, -1}, Hex{3, -2}, Hex{4, -2}}) layout.board.cells.push_back({sea, Terrain::Sea, 0});
         auto p = wealthy(layout);
         return Asked{p, 0, buildSettlement(p.corner("3,-1:NE"))};
       }},
      {TooClose, "2.5",
       [] {
         auto p = wealthy();
         return Asked{p, 0, buildSettlement(p.corner("0,0:NE"))};
       }},
      {NotConnected, "2.5",
       [] {
         auto p = wealthy();
         return Asked{p, 0, buildSettlement(p.corner("0,0:SW"))};
       }},
      {NotYourSettlement, "2.6",
       [] {
         auto p = wealthy();
         return Asked{p, 0, buildCity(p.corner("1,1:N"))};
       }},
      {EdgeTaken, "2.4",
       [] {
         auto p = wealthy();
         return Asked{p, 0, buildRoad(p.edge("0,0/NE"))};
       }},
      {EdgeTakesNoRoad, "7.2",
       [] {
         auto layout = definition();
         for (Hex sea : {Hex{3, -1}, Hex{3, -2}}) layout.board.cells.push_back({sea, Terrain::Sea, 0});
         layout.road(0, "2,-1/E");
         auto p = wealthy(layout);
         return Asked{p, 0, buildRoad(p.edge("3,-1/NW"))};
       }},
      {RoadNotConnected, "2.3",
       [] {
         auto p = wealthy();
         return Asked{p, 0, buildRoad(p.edge("0,2/SE"))};
       }},
      {NotAtNewSettlement, "3.3",
       [] {
         Position p(Layout().open());
         p.play(0, buildSettlement(p.corner("0,0:N")));
         return Asked{p, 0, buildRoad(p.edge("0,0/SE"))};
       }},
      {TradeAfterBuilding, "4.3",
       [] {
         auto p = wealthy(changed([](Options& o) { o.phases = TurnPhases::Strict; }));
         p.give(0, "ore");
         p.play(0, buildRoad(p.edge("0,0/NW")));
         return Asked{p, 0, tradeWithBank(Resource::Ore, Resource::Wool)};
       }},
  };
}

std::vector<Row> cardRows() {
  using enum Reject;
  return {
      {DeckEmpty, "8.2",
       [] {
         return Asked{wealthy(changed([](Options& o) { o.deckCounts = {}; })), 0, buyCard()};
       }},
      {NoSuchCard, "8.3",
       [] {
         return Asked{acting(), 0, playKnight()};
       }},
      {CardBoughtThisTurn, "8.3",
       [] {
         auto p = wealthy();
         p.play(0, buyCard(), Position::withCard(Card::Knight));
         return Asked{p, 0, playKnight()};
       }},
      {OneCardPerTurn, "8.3",
       [] {
         auto p = holding(Card::Monopoly);
         p.play(0, playMonopoly(Resource::Ore));
         return Asked{p, 0, playMonopoly(Resource::Ore)};
       }},
      {NoCardBeforeRoll, "4.2",
       [] {
         Position p(changed([](Options& o) { o.cardsBeforeRoll = Switch::Off; }));
         p.giveCard(0, Card::Knight);
         return Asked{p, 0, playKnight()};
       }},
      {NoPlaceForRoads, "8.5",
       [] {
         Layout layout;
         layout.settle(0, "0,-2:N").roads(1, {"0,-2/NE", "0,-2/NW"});
         return Asked{holding(Card::RoadBuilding, layout), 0, playRoadBuilding()};
       }},
      {BankCannotGive, "8.5",
       [] {
         auto p = holding(Card::YearOfPlenty);
         p.leaveInBank(Resource::Ore, 1, 3);
         return Asked{p, 0, playYearOfPlenty(Resource::Ore, Resource::Ore)};
       }},
      {NotAResource, "0.7",
       [] {
         return Asked{holding(Card::Monopoly), 0, playMonopoly(Resource::Unknown)};
       }},
      {WrongPlentyCount, "8.5",
       [] {
         return Asked{holding(Card::YearOfPlenty), 0, playYearOfPlenty(Resource::Ore)};
       }},
      {FirstPieceFirst, "8.5",
       [] {
         auto p = holding(Card::RoadBuilding);
         p.play(0, playRoadBuilding());
         return Asked{p, 0, pass()};
       }},
      {CannotDeclareYet, "8.6",
       [] {
         return Asked{acting(changed([](Options& o) { o.declare = DeclareVictory::Manual; })), 0, declareVictory()};
       }},
  };
}

/// Crazy, seat 0 to throw in a round with wolves; seats 0 and 1 keep sheep on pasture 9.
Position crazy() {
  auto layout = definition();
  layout.settle(0, "-1,-1:N").settle(1, "-1,-1:SE");
  auto setup = layout.fixed();
  setup.ruleSet = RuleSet::Crazy;
  Position p(setup);
  Chance wolves;
  wolves.setEvent(RoundEvent::Wolf);
  p.play(-1, tableMove(ActionKind::StartRound), wolves);
  p.giveCard(0, Card::Dog, 2);
  p.giveCard(0, Card::Insurance);
  return p;
}

std::vector<Row> crazyRows() {
  using enum Reject;
  return {
      {NothingToRefund, "8.14",
       [] {
         return Asked{crazy(), 0, playInsurance()};
       }},
      {NoWolf, "8.15",
       [] {
         auto p = crazy();
         p.throwDice(9);
         p.play(0, pass());
         p.play(1, pass());
         p.payDues();
         p.play(-1, tableMove(ActionKind::TimeUp));
         return Asked{p, 0, playDog()};
       }},
      {AlreadyGuarded, "8.15",
       [] {
         auto p = crazy();
         p.definition.rules.options.cardsPerTurn = kUnlimited;
         p.play(0, playDog());
         return Asked{p, 0, playDog()};
       }},
      {AlreadyAnswered, "8.15",
       [] {
         auto p = crazy();
         p.throwDice(9);
         p.play(0, pass());
         return Asked{p, 0, playDog()};
       }},
  };
}

std::vector<Row> tradeRows() {
  using enum Reject;
  return {
      {TradeBeforeRoll, "6.2",
       [] {
         auto p = before();
         p.give(0, "ore*4");
         return Asked{p, 0, tradeWithBank(Resource::Ore, Resource::Wool)};
       }},
      {BankShort, "6.8",
       [] {
         auto p = acting();
         p.give(0, "ore*4");
         p.leaveInBank(Resource::Wool, 0, 3);
         return Asked{p, 0, tradeWithBank(Resource::Ore, Resource::Wool)};
       }},
      {RateNotMet, "6.8",
       [] {
         return Asked{wealthy(), 0, tradeWithBank(Resource::Ore, Resource::Wool)};
       }},
      {SameResource, "6.8",
       [] {
         auto p = acting();
         p.give(0, "ore*4");
         return Asked{p, 0, tradeWithBank(Resource::Ore, Resource::Ore)};
       }},
      {OfferEmptySide, "6.3",
       [] {
         return Asked{wealthy(), 0, offerTrade(cards("ore"), CardCounts(), seats({1}))};
       }},
      {OfferBothSides, "6.3",
       [] {
         return Asked{wealthy(), 0, offerTrade(cards("ore"), cards("ore wool"), seats({1}))};
       }},
      {OfferNobody, "6.4",
       [] {
         return Asked{wealthy(), 0, offerTrade(cards("ore"), cards("wool"), {})};
       }},
      {OfferOnlyActive, "6.1",
       [] {
         auto p = acting();
         p.give(1, "ore");
         return Asked{p, 1, offerTrade(cards("ore"), cards("wool"), seats({2}))};
       }},
      {CountersOff, "6.5",
       [] {
         auto p = acting(changed([](Options& o) { o.counterOffers = Switch::Off; }));
         p.give(1, "ore");
         return Asked{p, 1, offerTrade(cards("ore"), cards("wool"), seats({0}))};
       }},
      {TooManyOffers, "6.7",
       [] {
         return Asked{offering(changed([](Options& o) { o.maxOffers = 1; })), 0,
                      offerTrade(cards("wool"), cards("ore"), seats({1}))};
       }},
      {NoSuchOffer, "6.4",
       [] {
         return Asked{acting(), 1, accept(SeatId(0))};
       }},
      {CannotPayOffer, "6.6",
       [] {
         return Asked{wealthy(), 0, offerTrade(cards("ore*4"), cards("wool"), seats({1}))};
       }},
      {AlreadyDeclined, "6.6",
       [] {
         auto p = wealthy();
         p.give(1, "ore");
         p.play(0, offerTrade(cards("wool"), cards("ore"), seats({1, 2})));
         p.play(1, decline(SeatId(0)));
         return Asked{p, 1, accept(SeatId(0))};
       }},
      {NotAccepted, "6.5",
       [] {
         return Asked{offering(changed([](Options& o) { o.tradeSelect = TradeSelect::ProposerPicks; })), 0,
                      confirm(SeatId(1))};
       }},
      {HandFull, "6.10",
       [] {
         auto p = acting(changed([](Options& o) {
           o.bankPerResource = 99;
           o.discardThreshold = 127;
         }));
         p.give(0, "wool*2");
         p.give(1, CardCounts::resources(59, 0, 0, 60, 1));
         p.play(0, offerTrade(cards("wool*2"), cards("ore"), seats({1})));
         return Asked{p, 1, accept(SeatId(0))};
       }},
  };
}

/// The two islands: seat 0 has a road to its settlement on the coast and three ships from there in line.
Layout seaside() {
  Layout layout;
  layout.board = islands();
  return layout.settle(0, "1,1:NE").ships(0, {"2,1/NW", "2,1/NE", "3,1/NW"}).settle(1, "4,2:NE");
}
Position sailing() {
  auto p = acting(seaside());
  p.give(0, "lumber*3 wool*3");
  return p;
}

std::vector<Row> shipRows() {
  using enum Reject;
  return {
      {NoShipsHere, "7.1",
       [] {
         auto p = wealthy();
         return Asked{p, 0, buildShip(p.edge("0,-2/NE"))};
       }},
      {NoShipsHere, "7.1",
       [] {
         auto p = wealthy();
         return Asked{p, 0, moveShip(p.edge("0,0/NE"), p.edge("0,-2/NE"))};
       }},
      {EdgeTakesNoShip, "7.2",
       [] {
         auto p = sailing();
         return Asked{p, 0, buildShip(p.edge("1,1/W"))};
       }},
      {ShipNotConnected, "7.3",
       [] {
         auto p = sailing();
         return Asked{p, 0, buildShip(p.edge("2,2/E"))};
       }},
      {NoStartShips, "3.6",
       [] {
         auto layout = seaside();
         layout.options.startShips = Switch::Off;
         Position p(layout.open());
         p.play(0, buildSettlement(p.corner("1,1:NE")));
         return Asked{p, 0, buildShip(p.edge("2,1/NW"))};
       }},
      {NotYourShip, "7.6",
       [] {
         auto p = sailing();
         return Asked{p, 0, moveShip(p.edge("2,2/E"), p.edge("1,1/E"))};
       }},
      {OneShipMove, "7.6",
       [] {
         auto p = sailing();
         p.sail(0, "3,1/NW", "2,1/E");
         return Asked{p, 0, moveShip(p.edge("2,1/E"), p.edge("3,1/NW"))};
       }},
      {ShipBuiltThisTurn, "7.6",
       [] {
         auto p = sailing();
         p.play(0, buildShip(p.edge("3,1/NE")));
         return Asked{p, 0, moveShip(p.edge("3,1/NE"), p.edge("2,1/E"))};
       }},
      {ShipNotOpen, "7.6",
       [] {
         auto p = sailing();
         return Asked{p, 0, moveShip(p.edge("2,1/NE"), p.edge("3,1/NE"))};
       }},
      {ShipMustMove, "7.6",
       [] {
         auto p = sailing();
         return Asked{p, 0, moveShip(p.edge("3,1/NW"), p.edge("3,1/NW"))};
       }},
  };
}

std::vector<Row> allRows() {
  std::vector<Row> all;
  for (const auto& rows : {turnRows(), buildingRows(), cardRows(), tradeRows(), shipRows(), crazyRows()})
    all.insert(all.end(), rows.begin(), rows.end());
  return all;
}

}  // namespace

class TestRejects : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyRefusalIsReachedAndCitesItsRule_data() {
    QTest::addColumn<int>("index");
    const auto rows = allRows();
    for (int i = 0; i < int(rows.size()); ++i)
      QTest::addRow("%s, reason %d", rows[std::size_t(i)].rule, int(rows[std::size_t(i)].reject)) << i;
  }
  void everyRefusalIsReachedAndCitesItsRule() {
    QFETCH(int, index);
    const auto row = allRows()[std::size_t(index)];
    const auto asked = row.reach();
    const State before = asked.position.state;
    QCOMPARE(asked.position.refusal(asked.by, asked.action), row.reject);
    QVERIFY(asked.position.state == before);  // 0.9
    QCOMPARE(QByteArray::fromStdString(std::string(ruleOf(row.reject))), QByteArray(row.rule));
  }

  void noReasonIsForgotten() {
    // test_take_back, test_production, test_crazy_dog, test_crazy_events
    std::set<Reject> reached{Reject::CannotTakeBack, Reject::WrongChance, Reject::WrongAnswers, Reject::NoSuchEvent,
                             // test_big_game reaches these
                             Reject::OutOfReach, Reject::Reserved, Reject::NotAStartCorner, Reject::ChooseRobber,
                             Reject::NoSuchRobber, Reject::ChooseCard, Reject::NotAPartner, Reject::OneAddressee,
                             // test_between reaches these
                             Reject::NoBuildingBetween, Reject::WishInOwnTurn, Reject::SameWish,
                             Reject::OnlyBuildingNow, Reject::NoTradeBetween,
                             // test_gold and test_islands reach these
                             Reject::GoldCount, Reject::GoldNotInBank, Reject::NotStartLand,
                             // test_pirate reaches these
                             Reject::NoPirate, Reject::PirateMustMove, Reject::PirateNeedsSea, Reject::PirateSpares,
                             Reject::PirateNear, Reject::Covered};
    for (const auto& row : allRows()) reached.insert(row.reject);
    for (int i = 0; i < int(Reject::Count); ++i) {
      QVERIFY2(reached.contains(Reject(i)), qPrintable(QString::number(i)));
      QVERIFY(!ruleOf(Reject(i)).empty());
    }
    QCOMPARE(QByteArray::fromStdString(std::string(ruleOf(Reject::CannotTakeBack))), QByteArray("0.13"));
    QCOMPARE(QByteArray::fromStdString(std::string(ruleOf(Reject::WrongChance))), QByteArray("0.8"));
  }

  void actionsThatAreNonsenseAreRefusedEverywhere() {
    auto p = wealthy();
    p.give(1, "ore*3");
    SeededRng rng(5);
    for (std::uint64_t i = 0; i < 20000; ++i) {
      rng.startMove(i);
      auto action = Action::bare(ActionKind(rng.below(std::uint32_t(kLastAction) + 1)));
      action.placeLow = std::uint16_t(rng.below(70000));
      action.placeHigh = std::uint8_t(rng.below(256));
      action.seat = SeatId(int(rng.below(300)));
      action.first = Resource(rng.below(256));
      action.second = Resource(rng.below(256));
      action.give = CardCounts(rng.next());
      action.want = CardCounts(rng.next());
      for (int by : {-1, 0, 1, 200}) {
        const auto reject = check(p.definition, p.state, seat(by), action);
        const bool plain = action.kind == ActionKind::EndTurn || action.kind == ActionKind::BuyCard ||
                           action.kind == ActionKind::Pause ||
                           action.kind == ActionKind::StopGame;  // these have no fields to be wrong
        const bool about =
            action.seat.value < 4 && (action.kind == ActionKind::SeatLeft || action.kind == ActionKind::TimeUp);
        const bool placed = action.kind == ActionKind::Road && action.edge().value < 72;
        QVERIFY2(reject || plain || about || placed, QByteArray::number(int(action.kind)).constData());
      }
    }
  }
};

TAPU_TEST(TestRejects)
#include "test_rejects.moc"
