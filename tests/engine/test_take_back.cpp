// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/take_back.h"
#include "engine/play/validation.h"
#include "engine/play/visible.h"
#include "tests/engine/crazy.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

/// A hosted game in the words of these tests.
class Hosted {
 public:
  explicit Hosted(const Setup& setup) : game(setup) {}
  Game game;

  void play(int by, std::string_view text) {
    const auto action = actionFrom(game.definition(), text);
    if (!action) return QTest::qFail(("no action: " + std::string(text)).c_str(), __FILE__, __LINE__);
    rng_.startMove(std::uint64_t(game.moveCount()));
    const auto outcome = game.play(seat(by), *action, rng_);
    if (outcome.refused)
      QTest::qFail((std::string(text) + " is refused by rule " + std::string(ruleOf(*outcome.refused))).c_str(),
                   __FILE__, __LINE__);
  }
  void append(int by, const Action& action, int one, int two) {
    Move move{seat(by), action, Position::withDice(one, two)};
    if (completeChance(game.definition(), game.state(), move)) QTest::qFail("the throw is refused", __FILE__, __LINE__);
    game.append(move);
  }
  Reject refusal(int by) const {
    return game.check(SeatId{}, tableMove(ActionKind::TakeBack, seat(by))).value_or(kLegal);
  }
  void takeBack(int by) {
    rng_.startMove(std::uint64_t(game.moveCount()));
    const auto outcome = game.play(SeatId{}, tableMove(ActionKind::TakeBack, seat(by)), rng_);
    if (outcome.refused) QTest::qFail("the take-back is refused", __FILE__, __LINE__);
  }

 private:
  SeededRng rng_{77};
};

/// Seat 0 has start cards brick*4 lumber*4 wool*2 grain*3 ore*3 and more of what it needs, from marked settlements.
Setup rich() {
  Layout layout;
  layout.options.bankPerResource = 99;
  for (auto home : {"1,1:N", "-2,0:N", "1,0:N", "-1,0:N"}) layout.settle(0, home, StartCards::Yes);
  layout.road(0, "1,1/NE");
  layout.settle(1, "0,-2:N", StartCards::Yes).settle(1, "-1,1:N", StartCards::Yes).road(1, "-1,1/NE");
  layout.settle(2, "0,2:N", StartCards::Yes);
  return layout.fixed();
}

void rows(Rows& rule) {
  rule("0.13 what may be taken back is told by one event of its own, a throw by none", [] {
    Position p(rich());
    const auto events = [&] {
      return std::ranges::count_if(p.told, [](const Event& event) { return mayBeTakenBack(event.kind); });
    };
    p.play(0, roll(), Position::withDice(1, 1));
    QCOMPARE(events(), 0);
    p.give(0, "brick*5 lumber wool grain*2 ore*3");
    for (const Action& action :
         {buildRoad(p.edge("1,1/E")), buildCity(p.corner("1,1:N")), tradeWithBank(Resource::Brick, Resource::Wool),
          offerTrade(cards("wool"), cards("ore"), seats({1})), withdrawOffer()}) {
      p.play(0, action);
      QVERIFY2(events() == 1, toText(p.definition, action).c_str());
    }
  });
  rule("0.13 undo = on: a built road is taken back: the state is what it was, the log has grown", [] {
    Hosted h(rich());
    h.append(0, roll(), 1, 1);
    const auto before = h.game.state();
    h.play(0, "road 1,1/E");
    QVERIFY(!(h.game.state() == before));
    QCOMPARE(h.game.mayTakeBack(), SeatId(0));
    h.takeBack(0);
    QVERIFY(h.game.state() == before);
    QCOMPARE(h.game.moveCount(), 3);
  });
  rule("0.13 several moves back, one after the other, to the throw and not beyond", [] {
    Hosted h(rich());
    h.append(0, roll(), 1, 1);
    const auto start = h.game.state();
    h.play(0, "road 1,1/E");
    const auto middle = h.game.state();
    h.play(0, "road 1,1/NW");
    h.takeBack(0);
    QVERIFY(h.game.state() == middle);
    h.takeBack(0);
    QVERIFY(h.game.state() == start);
    QCOMPARE(h.refusal(0), Reject::CannotTakeBack);
    QVERIFY(h.game.mayTakeBack().isNone());
    Game again(h.game.setup());
    for (const auto& move : h.game.log()) again.append(move);
    QVERIFY(again.state() == start);
  });
  rule("0.13 after a take-back the game goes on and can be replayed", [] {
    Hosted h(rich());
    h.append(0, roll(), 1, 1);
    h.play(0, "road 1,1/E");
    h.takeBack(0);
    h.play(0, "road 1,1/NW");
    Game again(h.game.setup());
    for (const auto& move : h.game.log()) again.append(move);
    QVERIFY(again.state() == h.game.state());
  });
  rule("what was taken back is done again in its order, until something else is done", [] {
    Hosted h(rich());
    h.append(0, roll(), 1, 1);
    QVERIFY(!moveToRedo(h.game.log()));
    h.play(0, "road 1,1/E");
    h.play(0, "road 1,1/NW");
    h.takeBack(0);
    h.takeBack(0);
    const auto next = [&] { return moveToRedo(h.game.log()); };
    QVERIFY(next());
    QVERIFY(next()->action == actionFrom(h.game.definition(), "road 1,1/E"));
    h.play(0, "road 1,1/E");
    QVERIFY(next());
    QVERIFY(next()->action == actionFrom(h.game.definition(), "road 1,1/NW"));
    h.play(0, "road 1,1/NW");
    QVERIFY2(!next(), "all is done again");
    h.takeBack(0);
    h.takeBack(0);
    h.play(0, "road 1,1/NW");
    QVERIFY2(!next(), "something else was done");
    h.takeBack(0);
    QVERIFY(next() && next()->action == actionFrom(h.game.definition(), "road 1,1/NW"));
  });
  rule("0.13 who was told every move and take-back stands where the game stands, and knows what cannot be undone", [] {
    Hosted h(rich());
    h.append(0, roll(), 1, 1);
    h.play(0, "road 1,1/E");
    h.play(0, "road 1,1/NW");
    h.takeBack(0);
    h.takeBack(0);
    h.play(0, "bank lumber ore");
    Game again(h.game.setup());
    SeenGame seen(h.game.definition(), SeatId(1));
    for (const auto& move : h.game.log()) {
      QVERIFY(seen.play(*visibleTo(SeatId(1), again.definition(), again.state(), move)));
      again.append(move);
      QVERIFY(seen.state() == visibleTo(SeatId(1), again.definition(), again.state()));
    }
    const Move undo{SeatId{}, tableMove(ActionKind::TakeBack, SeatId(0)), {}};
    QVERIFY(seen.play(undo));
    const auto before = seen.state();
    QVERIFY(!seen.play(undo));  // the throw stays
    QVERIFY(!seen.play({SeatId(0), confirm(SeatId{}), {}}));
    QVERIFY(seen.state() == before);
  });
  rule("0.13 not if that move had a chance: a throw", [] {
    Hosted h(rich());
    h.append(0, roll(), 1, 1);
    QCOMPARE(h.refusal(0), Reject::CannotTakeBack);
  });
  rule("0.13 not only in the same turn: after EndTurn nothing is taken back", [] {
    Hosted h(rich());
    h.append(0, roll(), 1, 1);
    h.play(0, "road 1,1/E");
    h.play(0, "endTurn");
    QCOMPARE(h.refusal(0), Reject::CannotTakeBack);
    QCOMPARE(h.refusal(1), Reject::CannotTakeBack);
  });
  rule("0.13 not if another seat's move has happened since", [] {
    Hosted h(rich());
    h.append(0, roll(), 1, 1);
    h.play(0, "road 1,1/E");
    h.play(1, "offer wool for ore to 0");
    QCOMPARE(h.refusal(0), Reject::CannotTakeBack);
  });
  rule("0.13 not if a table move has happened since", [] {
    Hosted h(rich());
    h.append(0, roll(), 1, 1);
    h.play(0, "road 1,1/E");
    h.play(-1, "pause");
    h.play(-1, "resume");
    QCOMPARE(h.refusal(0), Reject::CannotTakeBack);
  });
  rule("0.13 an offer may be taken back until it is answered", [] {
    Hosted h(rich());
    h.append(0, roll(), 1, 1);
    h.play(0, "offer ore for wool to 1,2");
    QCOMPARE(h.refusal(0), kLegal);
    h.play(2, "decline 0");
    QCOMPARE(h.refusal(0), Reject::CannotTakeBack);
  });
  rule("0.13 a bank trade is taken back", [] {
    Hosted h(rich());
    h.append(0, roll(), 1, 1);
    const auto before = h.game.state();
    h.play(0, "bank lumber ore");
    h.takeBack(0);
    QVERIFY(h.game.state() == before);
  });
  rule("0.13 not a purchase: it had a chance and showed something hidden", [] {
    Hosted h(rich());
    h.append(0, roll(), 1, 1);
    h.play(0, "buyCard");
    QCOMPARE(h.refusal(0), Reject::CannotTakeBack);
  });
  rule("0.13 not a move before a purchase", [] {
    Hosted h(rich());
    h.append(0, roll(), 1, 1);
    h.play(0, "road 1,1/E");
    h.play(0, "buyCard");
    QCOMPARE(h.refusal(0), Reject::CannotTakeBack);
  });
  rule("0.13 a set-up settlement may be taken back before its road", [] {
    Hosted h(Layout().open());
    const auto before = h.game.state();
    h.play(0, "settlement 0,0:N");
    h.takeBack(0);
    QVERIFY(h.game.state() == before);
  });
  rule("0.13 never the move of a seat that has made none", [] {
    Hosted h(rich());
    QCOMPARE(h.refusal(0), Reject::CannotTakeBack);
    QCOMPARE(h.refusal(3), Reject::CannotTakeBack);
    QVERIFY(h.refusal(7) != kLegal);
    QVERIFY(h.refusal(-1) != kLegal);
  });
  rule("0.13 the wrong seat cannot have another's move taken back", [] {
    Hosted h(rich());
    h.append(0, roll(), 1, 1);
    h.play(0, "road 1,1/E");
    QCOMPARE(h.refusal(1), Reject::CannotTakeBack);
  });
  rule("0.13 never a discard, 5.2 it is final", [] {
    auto setup = rich();
    setup.options.discardThreshold = 2;
    Hosted h(setup);
    h.append(0, roll(), 3, 4);
    for (int i = 0; i < 3; ++i) {
      const auto& seat = h.game.state().seat(SeatId(i));
      CardCounts cards;
      for (auto r : kAllResources)
        for (int n = 0; n < seat.hand[r] && cards.total() < seat.pending.left; ++n) cards += CardCounts::of(r);
      if (seat.pending.must == Decision::Discard) h.play(i, toText(h.game.definition(), discard(cards)));
      QCOMPARE(h.refusal(i), Reject::CannotTakeBack);
    }
  });
  rule("0.13 never an answer to wolves, 8.15 that somebody has answered is secret", [] {
    Layout layout;
    layout.settle(0, "-1,-1:NW").settle(1, "-1,-1:SE").settle(2, "-2,2:S").settle(3, "2,0:NE");
    auto setup = layout.fixed();
    setup.ruleSet = RuleSet::Crazy;
    Hosted h(setup);
    h.game.append({SeatId{}, tableMove(ActionKind::StartRound), withEvent(RoundEvent::Wolf)});
    h.append(0, roll(), 4, 5);
    QCOMPARE(h.game.state().seat(SeatId(0)).pending.must, Decision::Answer);
    h.play(0, "pass");
    QCOMPARE(h.refusal(0), Reject::CannotTakeBack);
  });
  rule("undo = off (0.13): nothing is taken back", [] {
    auto setup = rich();
    setup.options.undo = Switch::Off;
    Hosted h(setup);
    h.append(0, roll(), 1, 1);
    h.play(0, "road 1,1/E");
    QCOMPARE(h.refusal(0), Reject::CannotTakeBack);
    QVERIFY(h.game.mayTakeBack().isNone());
  });
  rule("0.9 a refused action changes neither state nor log", [] {
    Hosted h(rich());
    const auto before = h.game.state();
    SeededRng rng(1);
    const auto outcome = h.game.play(SeatId(0), endTurn(), rng);
    QVERIFY(outcome.refused.has_value());
    QVERIFY(h.game.state() == before);
    QCOMPARE(h.game.moveCount(), 0);
  });
}

}  // namespace

class TestTakeBack : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void rules_data() {
    Rows rule;
    rows(rule);
  }
  void rules() {
    QFETCH(Case, play);
    play();
  }
};

TAPU_TEST(TestTakeBack)
#include "test_take_back.moc"
