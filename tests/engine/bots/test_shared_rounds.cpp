// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "engine/bots/bot.h"
#include "engine/bots/market.h"
#include "engine/bots/unseen.h"
#include "engine/rules/trade.h"
#include "tests/engine/big_game.h"
#include "tests/suite.h"

// How greedy bots play in shared rounds (9.4), where a whole group acts and trades at once.

using namespace tapu;
using namespace tapu::test;

namespace {

/// A ring of five boards in a round, all hands empty: board 0 lies between boards 4 and 1.
Position ring(int round) {
  Position p(game(5));
  choose(p);
  roundOf(p, round);
  for (int s = 0; s < p.definition.seats; ++s) p.dropHand(s);
  return p;
}

std::optional<Deal> dealOf(const Position& p, int by) {
  const State seen = visibleTo(seat(by), p.definition, p.state);
  return bestDeal(Planner(p.definition, seen, seat(by)), tradePartners(p.definition, p.state, seat(by)), {});
}

}  // namespace

class TestSharedRounds : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void decisions_data();
  void decisions() {
    QFETCH(Case, play);
    play();
  }
};

void TestSharedRounds::decisions_data() {
  Rows row;
  row("9.15 what is out of the banks of the own board and of those beside it may be in the hands of partners", [] {
    Position p = ring(1);
    p.give(sun(0), "ore");
    p.give(moon(0), "ore");
    p.give(sun(1), "ore grain");
    p.give(moon(4), "ore");
    p.give(sun(2), "ore wool");
    QCOMPARE(*heldByOthers(p.definition, p.state, seat(sun(0))), cards("ore*3 grain"));
  });
  row("9.8 a card that the bank of a board beside the own one is without is asked for", [] {
    Position p = ring(1);
    p.give(sun(0), "brick*2 lumber wool");
    QVERIFY2(!dealOf(p, sun(0)), "nobody has a card");
    p.give(moon(1), "grain");
    const auto deal = dealOf(p, sun(0));
    QVERIFY(deal);
    QCOMPARE(deal->want, cards("grain"));
  });
}

TAPU_TEST(TestSharedRounds)
#include "test_shared_rounds.moc"
