// SPDX-License-Identifier: GPL-3.0-or-later
// What is left of the legal actions where only some are wanted, as in a lesson.
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

class AskedTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void ofManyPlacesTheWantedOneIsLeft() {
    Layout layout;
    layout.settle(0, "0,0:N").road(0, "0,0/NE");
    Position p(layout);
    p.give(0, cards("brick*2 lumber*2"));
    p.quietThrow();
    const LegalActions all = legalActions(p.definition, p.state, seat(0));
    const std::vector<Action> wanted{buildRoad(p.edge("0,0/E"))};
    QVERIFY(all.size() > 2 && all.contains(wanted.front()));
    const LegalActions left = all.only(wanted);
    QCOMPARE(left.size(), 1);
    QVERIFY(left[0] == wanted.front());
  }

  void whatIsNotLegalIsNotMadeLegal() {
    Position p(Layout{});
    p.quietThrow();
    const LegalActions all = legalActions(p.definition, p.state, seat(0));
    QVERIFY(all.only(std::vector<Action>{buildRoad(p.edge("0,0/E")), roll()}).empty());
    QVERIFY(all.only(std::vector<Action>()).empty());
    QCOMPARE(all.only(std::vector<Action>{endTurn()}).size(), 1);
  }

  void anOfferLeavesItsBlankFormAndAPairOfCardsCountsInEitherOrder() {
    Position p(Layout{});
    p.give(0, cards("wool"));
    p.quietThrow();
    const LegalActions all = legalActions(p.definition, p.state, seat(0));
    const Action wanted = offerTrade(cards("wool"), cards("ore"), seats({1, 2, 3}));
    const LegalActions left = all.only(std::vector<Action>{wanted});
    QCOMPARE(left.size(), 1);
    QVERIFY(left.has(ActionKind::Offer) && left.contains(wanted));
    p.give(0, cards("wool*3"));
    const LegalActions swaps = legalActions(p.definition, p.state, seat(0))
                                   .only(std::vector<Action>{tradeWithBank(Resource::Wool, Resource::Ore)});
    QCOMPARE(swaps.size(), 1);
    QVERIFY(!swaps.contains(tradeWithBank(Resource::Wool, Resource::Grain)));
  }
};

TAPU_TEST(AskedTest)
#include "test_asked.moc"
