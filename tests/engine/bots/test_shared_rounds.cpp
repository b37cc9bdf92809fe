// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <functional>

#include "engine/bots/bot.h"
#include "engine/bots/counted_hands.h"
#include "engine/bots/market.h"
#include "engine/bots/simulation.h"
#include "engine/bots/unseen.h"
#include "engine/play/near_view.h"
#include "engine/play/visible.h"
#include "engine/rules/trade.h"
#include "tests/engine/big_game.h"
#include "tests/suite.h"

// Play of greedy bots in shared rounds (9.4), where a whole group acts and trades at once.

using namespace tapu;
using namespace tapu::test;

namespace {

/// A ring of five boards in a round, all hands empty: board 0 lies between boards 4 and 1.
Position ring(int round, const std::function<void(Options&)>& change = {}) {
  Position p(game(5, change));
  choose(p);
  roundOf(p, round);
  for (int s = 0; s < p.definition.seats; ++s) p.dropHand(s);
  return p;
}

std::optional<Deal> dealOf(const Position& p, int by, std::initializer_list<Deal> refused = {}) {
  const State seen = visibleTo(seat(by), p.definition, p.state);
  return bestDeal(Planner(p.definition, seen, seat(by)), tradePartners(p.definition, p.state, seat(by)),
                  std::vector<Deal>(refused));
}

/// Counts of all hands that are told what a viewer sees, held against the hands themselves after every move: one that
/// believes each move, and one that judges it first.
struct Counting : SimulationWatcher {
  explicit Counting(Viewer by) : viewer(by) {}
  Viewer viewer;
  std::optional<CountedHands> counted;
  std::optional<ToldHands> told;
  State before;
  int moves = 0, wrong = 0, silent = 0;
  void began(const Setup&, const GameDefinition& definition, const State& state) override {
    counted.emplace(definition, state);
    told.emplace(definition, viewer);
    before = state;
  }
  void moved(const GameDefinition& definition, const State& state, const Move& move) override {
    if (const auto seen = visibleTo(viewer, definition, before, move)) {
      counted->see(*seen);
      told->hear(*seen);
    }
    before = state;
    ++moves;
    silent += told->at(visibleTo(viewer, definition, state)) == nullptr;
    for (int s = 0; s < definition.seats; ++s) wrong += counted->of(seat(s)) != state.seats[s].hand;
  }
};

/// The number of hands that differ from their count in a game on so many boards; -1 if it has hardly begun.
int wronglyCounted(Viewer by, int boards) {
  SimulationPlan plan;
  plan.ruleSet = RuleSet::BigGame;
  plan.options = defaultOptions(RuleSet::BigGame);
  plan.boards = boards;
  plan.bots = {"greedy"};
  Counting counting(by);
  simulate(plan, counting);
  return counting.moves > 300 ? counting.wrong + counting.silent : -1;
}

/// Sun 0 lacks one grain for a city and has one ore more than it needs. Nobody else holds a card.
Position lacksGrain() {
  Position p = ring(1);
  p.give(sun(0), "ore*4 grain");
  return p;
}

/// Beside it sits Moon 1, with one grain more than a city needs, and one ore less.
Position lackOneEach() {
  Position p = lacksGrain();
  p.give(moon(1), "ore*2 grain*3");
  return p;
}

const Deal kOreForGrain{cards("ore"), cards("grain")};

/// The bid of a seat that has counted all hands.
std::optional<Bid> bidOf(const Position& p, int by, std::initializer_list<Deal> refused = {}) {
  const State seen = visibleTo(seat(by), p.definition, p.state);
  return bestBid(Planner(p.definition, seen, seat(by)), tradePartners(p.definition, p.state, seat(by)),
                 std::vector<Deal>(refused), CountedHands(p.definition, p.state));
}

bool asks(const Position& p, const Bid& bid, int by, int other) {
  return bid.to.contains(p.definition.partnerId(seat(other), seat(by)));
}

Action decided(const Position& p, int by) {
  SeededRng lots(1);
  return makeBot("greedy")->decide(SeatView(p.definition, p.state, seat(by)), lots).value();
}

/// The act in a round of a seat of Sun with a knight and no other card; no robber has left its desert.
ActionKind doneWithKnight(int round, const char* hand = "", const std::function<void(Options&)>& change = {}) {
  Position p = ring(round, change);
  if (*hand) p.give(sun(0), hand);
  p.giveCard(sun(0), Card::Knight);
  return decided(p, sun(0)).kind;
}

/// Round 16 on A, Moon's; its robber stands on W5, beside its ship settlement; hands are empty.
Position robbed() {
  Position p(game(1, {}, "A"));
  choose(p);
  roundOf(p, 15);
  for (int s = 0; s < 2; ++s) p.dropHand(s);
  p.giveCard(moon(0), Card::Knight);
  p.play(-1, clockIsOver());
  p.play(-1, startRound(), dice(3, 4));
  p.play(-1, tableMove(ActionKind::SecondThrow), dice(1, 4));
  return p;
}

/// Asks, at some positions of a game, a seat twice: once it sees the whole chain, once the boards around its own.
struct AskedTwice : SimulationWatcher {
  std::optional<NearView> around;
  int moves = 0, asked = 0, alike = 0;
  void began(const Setup&, const GameDefinition& definition, const State&) override { around.emplace(definition); }
  void moved(const GameDefinition& definition, const State& state, const Move&) override {
    constexpr int kStride = 3;
    ++moves;
    if (moves % kStride != 0) return;
    const SeatId by(moves / kStride % definition.seats);
    SeededRng lots(1);
    const CountedHands counted(definition, state);
    const SeatView whole(definition, state, by, PlayerTrade::Listed, Eyes::OfSeat, {.counted = &counted});
    const SeatView near(definition, state, by, PlayerTrade::Listed, Eyes::OfSeat, {.counted = &counted}, &*around);
    ++asked;
    alike += makeBot("greedy")->decide(whole, lots) == makeBot("greedy")->decide(near, lots);
  }
};

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
  row("6.9 a look at the boards around shows of them what the seat may see, and nothing of others", [] {
    Position p(game(9));
    choose(p);
    roundOf(p, 1);
    NearView around(p.definition);
    p.state.awardsFor(seat(sun(6))).longestRoad = seat(sun(6));
    around.of(seat(sun(4)), p.state);  // another has looked before
    const State near = around.of(seat(sun(0)), p.state), whole = visibleTo(seat(sun(0)), p.definition, p.state);
    QVERIFY(!near.awards[p.at(sun(6)).rivals].longestRoad);
    for (int board = 0; board < 9; ++board) {
      const bool isNear = p.definition.map.distance(0, board) <= 2;
      QCOMPARE(near.supplies[board] == whole.supplies[board], isNear);
      for (const int s : {sun(board), moon(board)}) QCOMPARE(near.seats[s] == whole.seats[s], isNear);
      const CornerId start = p.definition.startPlaces[static_cast<std::size_t>(sun(board))].corners[0];
      QCOMPARE(near.at(start).isEmpty(), !isNear);
    }
  });
  row("6.9 who looks at the boards around decides as who sees the whole chain", [] {
    SimulationPlan plan;
    plan.ruleSet = RuleSet::BigGame;
    plan.options = defaultOptions(RuleSet::BigGame);
    plan.boards = 9;
    plan.bots = {"greedy"};
    AskedTwice watcher;
    simulate(plan, watcher);
    QVERIFY(watcher.asked > 500);
    QCOMPARE(watcher.alike, watcher.asked);
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
  row("6.3 two cards are asked for one that is spare, where a city lacks just these two", [] {
    Position p = ring(1);
    p.give(sun(0), "ore grain*2 wool");
    p.give(moon(1), "ore*2");
    const auto deal = dealOf(p, sun(0));
    QVERIFY(deal);
    QCOMPARE(deal->give, cards("wool"));
    QCOMPARE(deal->want, cards("ore*2"));
  });
  row("6.6 who has refused a card for one gives none for less, nor two for it", [] {
    Position p = ring(1);
    p.give(sun(0), "brick*2 lumber wool");
    p.give(moon(1), "grain*2");
    const Deal two{cards("brick*2"), cards("grain")}, one{cards("brick"), cards("grain")};
    const Deal most{cards("brick"), cards("grain*2")};
    const auto isOf = [](const std::optional<Deal>& deal, const Deal& other) { return deal && *deal == other; };
    QVERIFY2(!isOf(dealOf(p, sun(0), {two}), one) && !isOf(dealOf(p, sun(0), {two}), most), "for less");
    QVERIFY2(!isOf(dealOf(p, sun(0), {one}), most), "two for it");
  });
  row("6.3 who holds one card is not asked for two", [] {
    Position p = ring(1);
    p.give(sun(0), "ore grain*2 wool");
    p.give(moon(0), "brick");
    const State seen = visibleTo(seat(sun(0)), p.definition, p.state);
    const Planner planner(p.definition, seen, seat(sun(0)));
    const PartnerSet partners = tradePartners(p.definition, p.state, seat(sun(0)));
    const PartnerId other = p.definition.partnerId(seat(moon(0)), seat(sun(0)));
    QVERIFY(partners.contains(other));
    QVERIFY(!likelyTakers(planner, partners, {cards("wool"), cards("ore*2")}).contains(other));
  });
  row("6.9 all hands of a game follow from what a watcher sees",
      [] { QCOMPARE(wronglyCounted(Viewer::watcher(), 3), 0); });
  row("6.9 all hands of a game follow from what a seat of one board sees",
      [] { QCOMPARE(wronglyCounted(Viewer(seat(moon(0))), 1), 0); });
  row("6.9 who is told what cannot have been has counted nothing from there on", [] {
    const Position p(game(1));
    ToldHands told(p.definition, Viewer::watcher());
    const State start = visibleTo(Viewer::watcher(), p.definition, p.state);
    QVERIFY(told.at(start));
    // 9.16: the settlement that gives cards comes first, and that move was left out.
    told.hear({seat(sun(0)), startCity(p.definition.startPlaces[static_cast<std::size_t>(sun(0))].corners[0]), {}});
    QVERIFY(!told.at(start));
  });
  row("8.4 hands cannot be counted where cards are stolen", [] {
    QVERIFY(CountedHands::isPossible(rulesOf(RuleSet::BigGame, defaultOptions(RuleSet::BigGame))));
    QVERIFY(!CountedHands::isPossible(rulesOf(RuleSet::Classic, defaultOptions(RuleSet::Classic))));
    QVERIFY(!CountedHands::isPossible(rulesOf(RuleSet::Crazy, defaultOptions(RuleSet::Crazy))));
  });
  row("6.3 who has counted asks those who hold what it lacks and lack what it can spare, and nobody else", [] {
    Position p = lackOneEach();
    p.give(moon(0), "ore*3 grain*2");
    const auto bid = bidOf(p, sun(0));
    QVERIFY(bid);
    QVERIFY(bid->deal == kOreForGrain);
    QVERIFY(asks(p, *bid, sun(0), moon(1)));
    QVERIFY2(!asks(p, *bid, sun(0), moon(0)), "it would lose its city");
  });
  row("6.3 who has counted asks nobody where nobody holds a card", [] { QVERIFY(!bidOf(lacksGrain(), sun(0))); });
  row("6.3 who has counted asks for no card that its holder needs", [] {
    Position p = lacksGrain();
    p.give(moon(1), "ore*3 grain*2");
    const auto bid = bidOf(p, sun(0));
    QVERIFY(!bid || !bid->deal.want.covers(cards("grain")));
  });
  row("6.6 who has counted does not ask again for what was refused", [] {
    const Position p = lackOneEach();
    const auto bid = bidOf(p, sun(0), {kOreForGrain});
    QVERIFY(!bid || bid->deal != kOreForGrain);
  });
  row("6.3 who has counted is not refused", [] {
    Position p = lackOneEach();
    const auto bid = bidOf(p, sun(0));
    QVERIFY(bid);
    p.play(sun(0), offerTrade(bid->deal.give, bid->deal.want, bid->to));
    QCOMPARE(decided(p, moon(1)), accept(seat(sun(0))));
  });
  row("9.22 at round 2 growth is reckoned for the 60 rounds to the last one, and for ten more", [] {
    const Position p = ring(2);
    const CardsAThrow none{};
    BankRates rates;
    rates.fill(4);
    QCOMPARE(Growth(p.definition, p.state, none, rates).until(0, 1), 70.0);
  });
  row("9.14 a knight is played for its card while no robber can come", [] {
    QCOMPARE(doneWithKnight(1), ActionKind::Knight);
    QCOMPARE(doneWithKnight(13), ActionKind::Knight);
  });
  row("9.14 a knight is kept for a robber from the round on that lets robbers go", [] {
    QCOMPARE(doneWithKnight(15), ActionKind::Done);
    QCOMPARE(doneWithKnight(55), ActionKind::Done);
  });
  row("9.4, 9.14 where protection counts own rounds, Sun's fifteenth is round 29", [] {
    const auto ownRounds = [](Options& o) { o.protectionUnit = ProtectionUnit::OwnTurns; };
    QCOMPARE(doneWithKnight(27, "", ownRounds), ActionKind::Knight);
    QCOMPARE(doneWithKnight(29, "", ownRounds), ActionKind::Done);
  });
  row("9.14 a knight is played for its card in the last rounds", [] {
    QCOMPARE(doneWithKnight(57), ActionKind::Knight);  // 57 + 6 is past the last round, 62
  });
  row("9.14 a knight is played for the one card that a city lacks",
      [] { QCOMPARE(doneWithKnight(21, "ore*3 grain"), ActionKind::Knight); });
  row("9.14 a knight drives a robber away as soon as one has come", [] {
    Position p = robbed();
    QCOMPARE(decided(p, moon(0)), playKnight(p.hex("0#4,0")));
  });
  row("4.4 a robber on a 5 takes a card of a settlement in four of 36 throws", [] {
    const Position p = robbed(), free = ring(1);
    QCOMPARE(Planner(p.definition, p.state, seat(moon(0))).robbed(), 4 / 36.0);
    QCOMPARE(Planner(free.definition, free.state, seat(moon(0))).robbed(), 0.0);
  });
  row("5.1 six cards, of which a city needs one more, are kept: a seven leaves them alone", [] {
    Position p = ring(1);
    p.give(sun(0), "wool*2 grain*2 ore*2");
    QCOMPARE(decided(p, sun(0)), done());
  });
  for (const char* hand : {"wool*2 grain*3 ore*2", "wool*3 grain*3 ore*2"})
    row((std::string("5.1 what a seven would halve now or with one card more buys a card: ") + hand).c_str(), [hand] {
      Position p = ring(1);
      p.give(sun(0), hand);
      QCOMPARE(decided(p, sun(0)), buyCard());
    });
  row("9.8 what helps both is traded with a leader too: here one of many neighbors", [] {
    Position p = ring(1, [](Options& o) { o.bigTarget = 5; });  // everybody has 4 points
    p.give(sun(0), "grain");
    p.give(moon(0), "ore*3 grain brick");
    p.play(sun(0), offerTrade(cards("grain"), cards("brick"), tradePartners(p.definition, p.state, seat(sun(0)))));
    QCOMPARE(decided(p, moon(0)), accept(seat(sun(0))));
  });
}

TAPU_TEST(TestSharedRounds)
#include "test_shared_rounds.moc"
