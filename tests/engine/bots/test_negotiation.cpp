// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>
#include <map>

#include "engine/bots/bot.h"
#include "engine/bots/courtesy.h"
#include "engine/bots/search/deal_judge.h"
#include "engine/bots/simulation.h"
#include "engine/play/game.h"
#include "tests/effort.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

// Trade of thinking bots with other players (6): by the change that a deal makes to the chance of both sides.

using namespace tapu;
using namespace tapu::test;

namespace {

void settleAll(Layout& layout) {
  layout.settleAll(0, {"1,1:N", "0,0:N", "2,0:N"}).settleAll(1, {"0,-1:N", "-1,1:N", "-1,2:N"});
  layout.settleAll(2, {"-2,2:N", "0,2:N", "1,-1:N"}).settleAll(3, {"0,-2:N", "0,1:N", "-2,1:N"});
}

/// Each seat has three settlements; this seat is to trade and build.
Position table(int toAct, int pointsToWin = 10) {
  Layout layout;
  layout.options.classicTarget = static_cast<decltype(layout.options.classicTarget)>(pointsToWin);
  settleAll(layout);
  Position p(layout);
  p.act(toAct);
  return p;
}

/// Seat 0 lacks one ore for a city, has wool to spare, and all others hold ore and brick.
Position tableLackingOre(int pointsToWin = 10) {
  Position p = table(0, pointsToWin);
  p.dropHand(0);
  p.give(0, "grain*2 ore*2 wool*2");
  for (int other : {1, 2, 3}) p.give(other, "ore*2 brick");
  return p;
}

std::optional<Action> decided(const Position& p, int by) {
  SeededRng lots(1);
  return makeBot("keen")->decide(SeatView(p.definition, p.state, seat(by)), lots);
}

/// The answer of seat 0 to this offer of seat 1, which asks it alone.
std::optional<Action> answerTo(Position& p, const char* give, const char* want) {
  p.play(1, offerTrade(cards(give), cards(want), seats({0})));
  return decided(p, 0);
}

/// The moves of a table at which seat 0 is a bot and seat 1 a person, and what the bot makes of their answers.
struct Answered {
  Position p = tableLackingOre();
  std::vector<Move> history;
  Courtesy courtesy{seat(0)};

  Answered() { courtesy.setPersons({seat(1)}); }
  void move(int by, const Action& action, const Chance& chance = {}) {
    history.push_back({seat(by), action, chance});
    courtesy.follow(p.definition, history);
  }
  void offer(const char* give, const char* want) {
    PartnerSet all;
    for (const PartnerId partner : p.definition.partnersOf(seat(0))) all.insert(partner);
    move(0, offerTrade(cards(give), cards(want), all));
  }
  void endTurns(int count) {
    for (int i = 0; i < count; ++i) move(0, endTurn());
  }
  bool mayOffer(int to, const char* give, const char* want) const {
    return courtesy.mayOffer(seat(to), cards(give), cards(want));
  }
};

}  // namespace

class TestNegotiation : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void decisions_data();
  void decisions() {
    QFETCH(Case, play);
    play();
  }
  void personsAreSpared_data();
  void personsAreSpared() {
    QFETCH(Case, play);
    play();
  }
  void dealsAreSmallAndOfDifferentKinds();
  void nobodyNagsOrFeedsAWinner_data();
  void nobodyNagsOrFeedsAWinner();
};

void TestNegotiation::decisions_data() {
  Rows row;
  row("6.4: the ore that a city lacks is worth a card that nothing needs", [] {
    Position p = table(1);
    p.give(0, "grain*2 ore*2 wool");
    p.give(1, "ore wool");
    QCOMPARE(answerTo(p, "ore", "wool"), accept(seat(1)));
  });
  row("6.4: two cards of a city are not given for one that nothing needs", [] {
    Position p = table(1);
    p.give(0, "grain*2 ore*3");
    p.give(1, "wool lumber");
    QVERIFY(answerTo(p, "wool", "ore*2") != accept(seat(1)));
  });
  row("6.4: from a seat that misses two points for winning nothing is taken", [] {
    Position p = table(1, 5);  // it has three of five
    p.give(0, "grain*2 ore*2 wool");
    p.give(1, "ore wool");
    QCOMPARE(answerTo(p, "ore", "wool"), decline(seat(1)));
  });
  row("6.6: what the hand does not hold is declined, or countered", [] {
    Position p = table(1);
    p.give(0, "grain");
    p.give(1, "ore");
    const auto answer = answerTo(p, "ore", "wool");
    QVERIFY(answer && answer->kind != ActionKind::Accept);
  });
  row("6.5: a counter-offer goes to the offerer alone, and differs from the offer in two cards at most", [] {
    Position p = table(1);
    p.give(0, "grain*2 ore*2 wool*2 lumber");
    p.give(1, "ore*6 brick lumber");                  // for a settlement it lacks wool as well as grain
    const auto answer = answerTo(p, "ore", "grain");  // it needs its grain for a city, and has wool to spare
    QVERIFY(answer);
    QCOMPARE(answer->kind, ActionKind::Offer);
    QVERIFY(answer->asked() == seats({1}));
    QCOMPARE(p.refusal(0, *answer), kLegal);
    QVERIFY(answer->give.total() <= 2 && answer->want.total() <= 2);
    p.play(0, *answer);
    QCOMPARE(decided(p, 0), decline(seat(1)));  // one is enough in a turn: then the offer itself is answered
  });
  row("trade.counter = off (6.5): whoever may not make a counter-offer declines", [] {
    Layout layout;
    layout.options.counterOffers = Switch::Off;
    settleAll(layout);
    Position p(layout);
    p.act(1);
    p.give(0, "grain*2 ore*2 wool*2 lumber");
    p.give(1, "ore*2 brick");
    QCOMPARE(answerTo(p, "ore", "grain*2"), decline(seat(1)));
  });
  row("6.4: in its own turn a seat asks for the card that a city lacks, and gives none that the city needs", [] {
    Position p = tableLackingOre();
    const auto action = decided(p, 0);
    QVERIFY(action);
    QCOMPARE(action->kind, ActionKind::Offer);
    QVERIFY(action->want[Resource::Ore] > 0);
    QCOMPARE(action->give.without(Resource::Wool), CardCounts());
  });
  row("6.4: those who may win within a round are not asked", [] {
    Position p = tableLackingOre(5);
    const auto action = decided(p, 0);
    QVERIFY(action && action->kind != ActionKind::Offer);
  });
  row("6.6: after a no the same is not offered again in that turn", [] {
    Position p = tableLackingOre();
    const auto bot = makeBot("keen");
    SeededRng lots(1);
    std::vector<Action> offers;
    for (int i = 0; i < 4; ++i) {
      const auto action = bot->decide(SeatView(p.definition, p.state, seat(0)), lots);
      QVERIFY(action);
      if (action->kind != ActionKind::Offer) break;
      QVERIFY(std::ranges::find(offers, *action) == offers.end());
      offers.push_back(*action);
      p.play(0, *action);
      for (int other : {1, 2, 3})
        if (p.refusal(other, decline(seat(0))) == kLegal) p.play(other, decline(seat(0)));
    }
    QVERIFY(!offers.empty() && offers.size() <= 2);
  });
  row("6.6: an own offer that has lost its sense is withdrawn", [] {
    Position p = table(0);
    p.give(0, "grain*2 ore*3 wool*2");
    p.give(1, "wool brick");
    p.play(0, offerTrade(cards("ore*2"), cards("brick"), seats({1})));
    QCOMPARE(decided(p, 0), withdrawOffer());
  });
}

void TestNegotiation::personsAreSpared_data() {
  Rows row;
  row("6.4: a person who has declined is not asked again in that turn, nor in the next; a bot is", [] {
    Answered table;
    table.offer("wool", "ore");
    QVERIFY(table.courtesy.mayAsk(seat(1)));
    for (int other : {1, 2}) table.move(other, decline(seat(0)));
    QVERIFY(!table.courtesy.mayAsk(seat(1)));
    QVERIFY(table.courtesy.mayAsk(seat(2)));
    table.endTurns(1);
    QVERIFY(!table.courtesy.mayAsk(seat(1)));
    table.endTurns(1);
    QVERIFY(table.courtesy.mayAsk(seat(1)));
  });
  row("6.4: with each refusal in a row a person is left alone for longer, three turns at most", [] {
    Answered table;
    for (const int rest : {1, 2, 3, 3}) {
      table.offer("wool", "ore");
      table.move(1, decline(seat(0)));
      table.endTurns(rest);
      QVERIFY(!table.courtesy.mayAsk(seat(1)));
      table.endTurns(1);
      QVERIFY(table.courtesy.mayAsk(seat(1)));
    }
    table.offer("wool", "ore");
    table.move(1, accept(seat(0)));
    QVERIFY2(table.courtesy.mayAsk(seat(1)), "who accepts likes to be asked");
  });
  row("6.4: nobody is offered what is no better for them than what they have declined", [] {
    Answered table;
    table.offer("wool", "ore");
    table.move(1, decline(seat(0)));
    table.endTurns(9);
    QVERIFY(!table.mayOffer(1, "wool", "ore"));
    QVERIFY(!table.mayOffer(1, "wool", "ore*2"));
    QVERIFY(!table.mayOffer(1, "wool", "ore brick"));
    QVERIFY(table.mayOffer(1, "wool*2", "ore"));
    QVERIFY(table.mayOffer(1, "grain", "ore"));
    QVERIFY2(table.mayOffer(2, "wool", "ore"), "a bot has no nerves");
  });
  row("6.6: an offer that is taken back before they have answered counts as declined", [] {
    Answered table;
    table.offer("wool", "ore");
    table.move(0, withdrawOffer());
    QVERIFY(!table.courtesy.mayAsk(seat(1)));
    QVERIFY(!table.mayOffer(1, "wool", "ore"));
  });
  row("6.4: nobody has declined an offer that another was faster to accept", [] {
    Answered table;
    table.offer("wool", "ore");
    table.move(2, accept(seat(0)));
    table.endTurns(1);
    table.offer("grain", "ore");
    QVERIFY(table.mayOffer(1, "wool", "ore"));
  });
  const Action ends[] = {tableMove(ActionKind::WithdrawOffer, seat(0)), tableMove(ActionKind::TimeUp, seat(0)),
                         tableMove(ActionKind::TimeUp, seat(2))};
  for (const Action& end : ends)
    row(("6.6, 4.7: an offer that ended by itself (" + std::to_string(&end - ends) + ") was declined by nobody")
            .c_str(),
        [end] {
          Answered table;
          table.offer("wool", "ore");
          table.move(-1, end);
          table.offer("grain", "ore");
          QVERIFY(table.courtesy.mayAsk(seat(1)) && table.mayOffer(1, "wool", "ore"));
        });
  row("6.5: a counter-offer is over with the turn in which it was made", [] {
    Answered table;
    table.offer("wool", "ore");
    table.move(2, endTurn());
    table.offer("grain", "ore");
    QVERIFY(table.courtesy.mayAsk(seat(1)) && table.mayOffer(1, "wool", "ore"));
  });
  row("4.7: a turn that ran out of time is over too; a forced discard or seven ends none", [] {
    Answered table;
    table.offer("wool", "ore");
    table.move(1, decline(seat(0)));
    table.endTurns(1);
    Chance discard;
    discard.cards = cards("ore*4");
    for (const Chance& chance : {discard, Position::withDice(3, 4)}) {
      table.move(-1, tableMove(ActionKind::TimeUp, seat(0)), chance);
      QVERIFY(!table.courtesy.mayAsk(seat(1)));
    }
    table.move(-1, tableMove(ActionKind::TimeUp, seat(0)));
    QVERIFY(table.courtesy.mayAsk(seat(1)));
  });
  row("a history whose beginning was dropped is read again, and persons stay persons", [] {
    Answered table;
    table.offer("wool", "ore");
    table.move(1, decline(seat(0)));
    table.offer("grain", "ore");
    table.history.erase(table.history.begin(), table.history.begin() + 2);
    table.courtesy.follow(table.p.definition, table.history);
    QVERIFY(table.courtesy.mayAsk(seat(1)) && table.mayOffer(1, "wool", "ore"));
    table.move(1, decline(seat(0)));
    QVERIFY(!table.courtesy.mayAsk(seat(1)) && !table.mayOffer(1, "grain", "ore"));
  });
  row("0.13: an answer stays an answer, since none can be taken back", [] {
    for (const Action& answered : {accept(seat(0)), decline(seat(0))})
      QVERIFY(!mayEverBeTakenBack({seat(1), answered, {}}));
  });
  for (const char* name : {"greedy", "keen"})
    row((std::string(name) + " asks the bots alone when a person has declined (6.4)").c_str(), [name] {
      Answered table;
      SeededRng lots(1);
      const auto asks = [&](const Courtesy* courtesy) {
        const SeatView view(table.p.definition, table.p.state, seat(0), PlayerTrade::Listed, Eyes::OfSeat,
                            {.courtesy = courtesy});
        return makeBot(name)->decide(view, lots).value();
      };
      table.offer("wool", "ore");
      table.move(1, decline(seat(0)));
      const PartnerId person = table.p.definition.partnerId(seat(1), seat(0));
      QCOMPARE(asks(nullptr).kind, ActionKind::Offer);
      QVERIFY(asks(nullptr).asked().contains(person));
      QCOMPARE(asks(&table.courtesy).kind, ActionKind::Offer);
      QVERIFY(!asks(&table.courtesy).asked().contains(person));
    });
}

/// With brick and lumber, and wool and ore to be had: {b, l, bb?...}. A hand of brick and lumber gives three sets (one,
/// the other, both); wool and ore are wanted in five (each alone, each twice, both): fifteen deals.
void TestNegotiation::dealsAreSmallAndOfDifferentKinds() {
  const Deals deals = dealsOf(cards("brick lumber"), cards("wool*3 ore*2"));
  QCOMPARE(deals.size(), 15);
  QCOMPARE(dealsOf(cards("brick*5"), cards("brick*5")).size(), 0);
  for (const Deal& deal : dealsOf(cards("brick*2 ore"), cards("brick*2 ore grain")))
    for (const Resource r : kAllResources) QVERIFY(deal.give[r] == 0 || deal.want[r] == 0);
}

void TestNegotiation::nobodyNagsOrFeedsAWinner_data() {
  QTest::addColumn<QString>("bots");
  QTest::newRow("four Traders") << QStringLiteral("trader");
  QTest::newRow("keen, Trader, greedy and Shepherd") << QStringLiteral("keen,trader,greedy,shepherd");
}

namespace {

/// Counts what would be bad manners, of those who think.
struct Manners : SimulationWatcher {
  struct Made {
    SeatId by;
    std::uint32_t turn = 0;
    Action offer;
  };
  std::vector<std::string> names;
  std::map<std::pair<int, std::uint64_t>, int> offers;  // by seat and turn
  std::optional<Made> open;                             // an offer in an own turn
  std::vector<Made> refused;
  State before;
  int made = 0, counters = 0, tooMany = 0, repeated = 0, unfair = 0, fed = 0;

  bool thinks(SeatId seat) const { return takesTime(names[seat.value % names.size()]); }
  void began(const Setup&, const GameDefinition&, const State& state) override {
    before = state;
    offers.clear();
    refused.clear();
    open.reset();
  }
  void moved(const GameDefinition& definition, const State& after, const Move& move) override {
    judge(definition, move);
    // Gone by a trade or not, with the move itself: so an offer that follows at once is compared with it.
    if (open && !after.seat(open->by).offer.isOpen()) {
      const ActionKind kind = move.action.kind;
      if (kind != ActionKind::Accept && kind != ActionKind::Confirm) refused.push_back(*open);
      open.reset();
    }
    before = after;
  }

  /// Of the ten points that win, eight: with a city and a settlement a turn is enough.
  bool mayWinSoon(SeatId seat) const { return before.publicPoints(seat) >= 8; }

  void judge(const GameDefinition& definition, const Move& move) {
    if (move.action.kind == ActionKind::Accept && thinks(move.seat)) fed += mayWinSoon(move.action.seat);
    if (move.action.kind != ActionKind::Offer || !thinks(move.seat)) return;
    ++made;
    const bool isCounter = before.head.active != move.seat;
    counters += isCounter;
    tooMany += ++offers[{move.seat.value, before.head.turn}] > (isCounter ? 1 : 2);
    unfair += 2 * move.action.give.total() < move.action.want.total();
    for (const PartnerId asked : move.action.asked()) fed += mayWinSoon(definition.partner(move.seat, asked));
    for (const Made& earlier : refused)
      repeated += earlier.by == move.seat && earlier.turn == before.head.turn &&
                  earlier.offer.give == move.action.give && earlier.offer.want == move.action.want;
    if (!isCounter) open = {move.seat, before.head.turn, move.action};
  }
};

}  // namespace

void TestNegotiation::nobodyNagsOrFeedsAWinner() {
  QFETCH(QString, bots);
  SimulationPlan plan;
  Manners manners;
  for (const QString& name : bots.split(u',')) plan.bots.push_back(name.toStdString());
  manners.names = plan.bots;
  plan.games = effort(12, 1);
  plan.seed = 31;
  const SimulationResult result = simulate(plan, manners);
  QCOMPARE(result.finished, plan.games);
  QVERIFY2(manners.made > 5 * plan.games && manners.counters > 0, "thinking bots offer and counter");
  QVERIFY2(manners.tooMany == 0, "two offers in an own turn, one in that of another");
  QVERIFY2(manners.repeated == 0, "the same offer after a refusal in that turn");
  QVERIFY2(manners.unfair == 0, "never more than two cards for one");
  QVERIFY2(manners.fed == 0, "no deal with whoever may win within a round");
}

TAPU_TEST(TestNegotiation)
#include "test_negotiation.moc"
