// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/session/replay/game_story.h"
#include "engine/play/game.h"
#include "tests/effort.h"
#include "tests/engine/crazy.h"
#include "tests/formats/played.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

/// A game on the island of tests/engine/position.h: seat 0 at mountains 4, forest 5 and fields 10, seat 1 at
/// hills 6, mountains 9 and forest 5; the others have nothing.
struct Stage {
  Position position;
  std::vector<Move> moves;
  static Layout layout() {
    Layout it;
    it.settle(0, "0,-1:N").road(0, "0,-1/NE");
    it.settle(1, "1,1:N").road(1, "1,1/NE");
    return it;
  }
  explicit Stage(const Layout& layout = Stage::layout()) : position(layout) {}
  void play(int by, const Action& action, const Chance& chance = {}) {
    moves.push_back(position.play(by, action, chance));
  }
  void roll(int one, int two) { play(position.active(), tapu::roll(), Position::withDice(one, two)); }
  void endTurn() { play(position.active(), tapu::endTurn()); }
  GameStory story() const { return storyOf(position.definition, std::nullopt, moves); }
};

int cardsOf(const GameStory& story, int seat, CardWay way) {
  return story.seats[static_cast<std::size_t>(seat)].of(way).total();
}

constexpr std::uint64_t kGames = effort(250, 20);  ///< of each row

/// The last entries are where the game stands, cards from the dice never become fewer, and what was taken adds up.
void checkTurns(const GameStory& story, const State& last) {
  for (std::size_t s = 0; s < story.seats.size(); ++s) {
    const SeatStory& seat = story.seats[s];
    const TurnStory& end = story.after.back();
    QCOMPARE(end.hands[s], last.seat(SeatId(static_cast<int>(s))).hand.total());
    QCOMPARE(end.received[s], seat.of(CardWay::FromThrows).total());
    QCOMPARE(end.luck[s], seat.luck());
    for (std::size_t turn = 1; turn < story.after.size(); ++turn)
      QVERIFY(story.after[turn].received[s] >= story.after[turn - 1].received[s]);
    int took = 0, lost = 0;
    for (std::size_t other = 0; other < story.seats.size(); ++other) {
      took += story.taken[s][other];
      lost += story.taken[other][s];
    }
    QCOMPARE(took, seat.robberies);
    QCOMPARE(took, seat.of(CardWay::FromRobbing).total());
    QCOMPARE(lost, seat.of(CardWay::ToRobbers).total());
    QVERIFY(seat.dryThrows <= story.throwCount());
    QVERIFY(seat.idleTurns <= story.turnCount());
  }
}

/// The facts about each throw of a classic game by the positions before and after it.
struct SeenInPositions {
  std::vector<int> received, dry;
  /// Cards of the hex under the robber: all of them, and those for which the bank had enough for everybody.
  std::vector<int> blockedAtMost, blockedAtLeast;
};
SeenInPositions seenIn(const GameDefinition& definition, const Played& game) {
  const auto seats = static_cast<std::size_t>(definition.seats);
  SeenInPositions seen{std::vector<int>(seats), std::vector<int>(seats), std::vector<int>(seats),
                       std::vector<int>(seats)};
  std::vector<int> runs(seats);
  for (std::size_t i = 0; i < game.moves.size(); ++i) {
    const State &before = game.states[i], &after = game.states[i + 1];
    if (!isThrow(game.moves[i].chance.dice) || game.moves[i].action.kind != ActionKind::Roll) continue;
    const int thrown = game.moves[i].chance.dice[0] + game.moves[i].chance.dice[1];
    for (std::size_t s = 0; s < seats; ++s) {
      const SeatId seat(static_cast<int>(s));
      const int got = after.seat(seat).hand.total() - before.seat(seat).hand.total();
      seen.received[s] += got;
      runs[s] = got > 0 ? 0 : runs[s] + 1;
      seen.dry[s] = std::max(seen.dry[s], runs[s]);
    }
    const auto& place = definition.map.hex(before.robbers[0]);
    if (place.cell.number != thrown) continue;
    int demand = 0;
    std::vector<int> here(seats);
    for (const CornerId corner : place.corners) {
      const Piece piece = before.at(corner);
      if (!piece.isEmpty()) here[static_cast<std::size_t>(piece.owner().value)] += piece.kind() == Piece::City ? 2 : 1;
    }
    const Resource kind = resourceOf(place.cell.terrain);
    for (std::size_t s = 0; s < seats; ++s)
      demand += here[s] + before.seats[static_cast<int>(s)].yieldByThrow[static_cast<std::size_t>(thrown - 2)][kind];
    const bool isEnough = demand <= before.supplies[0].bank[kind];
    for (std::size_t s = 0; s < seats; ++s) {
      seen.blockedAtMost[s] += here[s];
      seen.blockedAtLeast[s] += isEnough ? here[s] : 0;
    }
  }
  return seen;
}

/// The cards of all are shown after the end (10.5).
void showAll(const GameDefinition& definition, Played& game) {
  SeededRng rng(1);
  while (const auto due = dueMove(definition, game.states.back())) {
    State after = game.states.back();
    const Move move{{}, *due, draw(definition, after, {}, *due, rng)};
    apply(definition, after, move);
    game.moved(definition, after, move);
  }
}

}  // namespace

/// The story of a game that is over.
class GameStoryTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyCardThatCameWentOrIsInTheHand_data() {
    QTest::addColumn<RuleSet>("rules");
    QTest::addColumn<QString>("bot");
    QTest::newRow("classic games of good bots") << RuleSet::Classic << QStringLiteral("greedy");
    QTest::newRow("classic games of bots by lot") << RuleSet::Classic << QStringLiteral("random");
    QTest::newRow("crazy games of good bots") << RuleSet::Crazy << QStringLiteral("greedy");
    QTest::newRow("crazy games of bots by lot") << RuleSet::Crazy << QStringLiteral("random");
  }
  void everyCardThatCameWentOrIsInTheHand() {
    QFETCH(RuleSet, rules);
    QFETCH(QString, bot);
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
      const Played game = played(seed, bot.toStdString(), defaultOptions(rules), rules);
      const Game start(game.setup);
      const GameStory story = storyOf(start.definition(), std::nullopt, game.moves);
      const State& last = game.states.back();
      QVERIFY(story.end == last);
      int throws = 0;
      for (std::size_t i = 0; i < game.moves.size(); ++i)
        throws += game.moves[i].action.kind == ActionKind::Roll ||
                  (game.moves[i].action.kind == ActionKind::TimeUp && isThrow(game.moves[i].chance.dice));
      QCOMPARE(story.throwCount(), throws);
      QCOMPARE(story.turnCount(), static_cast<int>(last.head.turn));
      QCOMPARE(story.after.size(), std::size_t{last.head.turn} + 1);
      checkTurns(story, last);
      for (int s = 0; s < start.definition().seats; ++s) {
        const SeatStory& seat = story.seats[static_cast<std::size_t>(s)];
        QCOMPARE(seat.left(), last.seat(SeatId(s)).hand.total());
        for (const Resource kind : kAllResources) {
          int sum = 0;
          for (int way = 0; way < kCardWays; ++way) {
            const int cards = seat.cards[static_cast<std::size_t>(way)].byKind[static_cast<std::size_t>(kind)];
            sum += bringsCards(static_cast<CardWay>(way)) ? cards : -cards;
          }
          QCOMPARE(sum, last.seat(SeatId(s)).hand[kind]);
        }
        QCOMPARE(story.after.back().points[static_cast<std::size_t>(s)], last.points(SeatId(s)));
      }
    }
  }

  /// What a guest knows hides kinds, never numbers.
  void aGuestCountsAsManyCardsAsTheHost() {
    for (const RuleSet rules : {RuleSet::Classic, RuleSet::Crazy})
      for (std::uint64_t seed = 1; seed <= 10; ++seed) aGuestCountsAsTheHostIn(seed, rules);
  }
  static void aGuestCountsAsTheHostIn(std::uint64_t seed, RuleSet rules) {
    Played game = played(seed, "greedy", defaultOptions(rules), rules);
    const Game start(game.setup);
    showAll(start.definition(), game);
    const GameStory whole = storyOf(start.definition(), std::nullopt, game.moves);
    const GameStory seen = storyOf(start.definition(), Viewer(SeatId(1)), seenBy(SeatId(1), start.definition(), game));
    QCOMPARE(seen.throws, whole.throws);
    QCOMPARE(seen.turnCount(), whole.turnCount());
    QCOMPARE(seen.after.back().points, whole.after.back().points);  // hidden cards are open at the end
    QCOMPARE(seen.taken, whole.taken);
    QCOMPARE(seen.trades, whole.trades);
    QCOMPARE(seen.won, whole.won);
    for (std::size_t turn = 0; turn < whole.after.size(); ++turn) {
      QCOMPARE(seen.after[turn].hands, whole.after[turn].hands);
      QCOMPARE(seen.after[turn].received, whole.after[turn].received);
      QCOMPARE(seen.after[turn].luck, whole.after[turn].luck);
    }
    for (std::size_t s = 0; s < whole.seats.size(); ++s) {
      QCOMPARE(seen.seats[s].left(), whole.seats[s].left());
      QCOMPARE(seen.seats[s].blocked, whole.seats[s].blocked);
      QCOMPARE(seen.seats[s].dryThrows, whole.seats[s].dryThrows);
      QCOMPARE(seen.seats[s].idleTurns, whole.seats[s].idleTurns);
      QCOMPARE(seen.seats[s].promised, whole.seats[s].promised);
      for (int way = 0; way < kCardWays; ++way)
        QCOMPARE(seen.seats[s].cards[static_cast<std::size_t>(way)].total(),
                 whole.seats[s].cards[static_cast<std::size_t>(way)].total());
    }
  }

  void aFewMovesAreToldAsTheyWere() {
    Stage stage;
    stage.roll(1, 4);  // both get lumber
    stage.endTurn();
    stage.roll(4, 5);  // seat 1 gets ore
    stage.play(1, offerTrade(cards("ore"), cards("lumber"), seats({0})));
    stage.play(0, accept(SeatId(1)));
    stage.endTurn();
    stage.roll(3, 4);
    stage.play(2, moveRobber(stage.position.hex("1,1"), SeatId(1)), Position::withStolen(Resource::Lumber));
    const GameStory story = stage.story();
    QVERIFY(story.turns == (std::vector<SeatId>{SeatId(0), SeatId(1), SeatId(2)}));
    QCOMPARE(story.after.size(), std::size_t{4});
    for (const TurnStory& turn : story.after) QCOMPARE(turn.points, (std::vector<int>{1, 1, 0, 0}));
    QCOMPARE(story.after[1].hands, (std::vector<int>{1, 1, 0, 0}));
    QCOMPARE(story.after[2].hands, (std::vector<int>{1, 2, 0, 0}));
    QCOMPARE(story.after[3].hands, (std::vector<int>{1, 1, 1, 0}));
    QCOMPARE(story.after[3].received, (std::vector<int>{1, 2, 0, 0}));
    // After one throw seat 0 was promised 10/36 of a card, seat 1 13/36; after three 30/36 and 39/36, which is one
    // card.
    QCOMPARE(story.after[1].luck, (std::vector<int>{1, 1, 0, 0}));
    QCOMPARE(story.after[3].luck, (std::vector<int>{0, 1, 0, 0}));
    QCOMPARE(story.throws, (std::array<int, 13>{0, 0, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0}));
    QCOMPARE(cardsOf(story, 0, CardWay::FromThrows), 1);
    QCOMPARE(cardsOf(story, 1, CardWay::FromThrows), 2);
    QCOMPARE(cardsOf(story, 0, CardWay::FromTrades), 1);
    QCOMPARE(story.seats[0].of(CardWay::FromTrades).byKind[static_cast<std::size_t>(Resource::Ore)], 1);
    QCOMPARE(cardsOf(story, 1, CardWay::ToTrades), 1);
    QCOMPARE(story.trades[0][1], 1);
    QCOMPARE(story.trades[1][0], 1);
    QCOMPARE(story.seats[1].offers, 1);
    QCOMPARE(story.seats[2].robberies, 1);
    QCOMPARE(story.seats[1].robbed, 1);
    QCOMPARE(cardsOf(story, 1, CardWay::ToRobbers), 1);
    QCOMPARE(cardsOf(story, 2, CardWay::FromRobbing), 1);
    QCOMPARE(story.taken[2][1], 1);
    QCOMPARE(story.taken[1][2], 0);
    QCOMPARE(story.seats[1].came().byKind[static_cast<std::size_t>(Resource::Lumber)],
             2);  // of the throw, of the trade
    QCOMPARE(story.seats[1].came().total(), 3);
    QCOMPARE(story.won, WinningMove());
    for (int s = 0; s < 4; ++s)
      QCOMPARE(story.seats[static_cast<std::size_t>(s)].left(), stage.position.hand(s).total());
  }

  void theRobberKeepsWhatItsHexWouldHaveBrought() {
    Stage stage;
    stage.roll(3, 4);
    stage.play(0, moveRobber(stage.position.hex("1,1"), SeatId()));  // hills 6 of seat 1, who has no card yet
    stage.endTurn();
    stage.roll(2, 4);
    QCOMPARE(stage.story().seats[1].blocked, 1);
    stage.endTurn();
    stage.roll(1, 4);  // the robber is not at forest 5
    stage.endTurn();
    stage.roll(3, 3);
    QCOMPARE(stage.story().seats[1].blocked, 2);
    QCOMPARE(cardsOf(stage.story(), 1, CardWay::FromThrows), 1);
    for (const std::size_t other : {0, 2, 3}) QCOMPARE(stage.story().seats[other].blocked, 0);
  }

  void waitsAreCountedInThrowsAndInTurns() {
    Stage stage;
    stage.roll(1, 4);  // both get lumber
    stage.endTurn();
    stage.roll(2, 4);  // seat 1 gets brick
    stage.play(1, buildRoad(stage.position.edge("1,1/NW")));
    for (int turn = 3; turn <= 6; ++turn) {
      stage.endTurn();
      stage.roll(1, 1);
    }
    const GameStory story = stage.story();
    QCOMPARE(story.seats[0].dryThrows, 5);
    QCOMPARE(story.seats[1].dryThrows, 4);
    QCOMPARE(story.seats[2].dryThrows, 6);
    QCOMPARE(story.seats[0].idleTurns, 6);
    QCOMPARE(story.seats[1].idleTurns, 4);  // since the second turn
  }

  /// The same facts found another way: in the positions, not in what was told.
  void whatIsToldOfTheThrowsAgreesWithThePositions_data() { everyCardThatCameWentOrIsInTheHand_data(); }
  void whatIsToldOfTheThrowsAgreesWithThePositions() {
    QFETCH(RuleSet, rules);
    QFETCH(QString, bot);
    if (rules == RuleSet::Crazy) return;  // floods and double harvests are known to the rules alone
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
      const Played game = played(seed, bot.toStdString(), defaultOptions(rules), rules);
      const Game start(game.setup);
      const GameStory story = storyOf(start.definition(), std::nullopt, game.moves);
      const SeenInPositions seen = seenIn(start.definition(), game);
      for (std::size_t s = 0; s < story.seats.size(); ++s) {
        QCOMPARE(story.seats[s].dryThrows, seen.dry[s]);
        QCOMPARE(story.seats[s].of(CardWay::FromThrows).total(), seen.received[s]);
        QVERIFY(story.seats[s].blocked <= seen.blockedAtMost[s]);
        QVERIFY(story.seats[s].blocked >= seen.blockedAtLeast[s]);
      }
    }
  }

  /// The desert of the island is gold with a two, where seat 0 stands; the other two is far away.
  static Layout withGold() {
    Layout layout = Stage::layout();
    change(layout.board, {0, 0}, Terrain::Gold, 2);
    return layout.settle(0, "0,0:NW");
  }
  void cardsChosenForGoldAreAWayOfTheirOwn() {  // 14.1
    Stage stage(withGold());
    stage.roll(1, 1);
    stage.play(0, takeGold(cards("ore")));
    const GameStory story = stage.story();
    QCOMPARE(cardsOf(story, 0, CardWay::FromGold), 1);
    QCOMPARE(cardsOf(story, 0, CardWay::FromThrows), 0);
    QCOMPARE(story.seats[0].left(), 1);
    QCOMPARE(story.seats[0].dryThrows, 0);  // it brought something
    QCOMPARE(story.seats[1].dryThrows, 1);
  }
  /// The settlement at hills, pasture and forest gives the cards for the ship; no hex has a 2.
  void goldUnderTheFogIsNotOfAThrow() {  // 14.5
    Layout layout;
    layout.board = fogged(fogOf({Terrain::Gold, Terrain::Sea}, {5}));
    layout.options.seats = 2;
    layout.settle(0, "1,1:NE").settle(0, "0,2:N", StartCards::Yes).settle(1, "5,1:N");
    Stage stage(layout);
    stage.roll(1, 1);
    stage.play(0, buildShip(stage.position.edge("2,1/NW")), Position::withTurned(Terrain::Gold, 5));
    stage.play(0, takeGold(cards("ore")));
    const GameStory story = stage.story();
    QCOMPARE(cardsOf(story, 0, CardWay::FromGold), 1);
    QCOMPARE(story.seats[0].dryThrows, 1);
  }
  void aRobberOnGoldBlocksWhatWouldBeChosen() {
    Stage stage(withGold());
    stage.roll(3, 4);
    stage.play(0, moveRobber(stage.position.hex("0,0"), {}));
    stage.endTurn();
    stage.roll(1, 1);
    const GameStory story = stage.story();
    QCOMPARE(story.seats[0].blocked, 1);
    QCOMPARE(cardsOf(story, 0, CardWay::FromGold), 0);
  }

  /// The first ship of the set-up takes the gift on its edge (14.6).
  static GameStory afterGift(const Gift& gift) {
    Layout layout;
    layout.board = islands();
    layout.board.gifts = {gift};
    Position p(layout.open());
    std::vector<Move> moves{p.play(0, buildSettlement(p.corner("1,1:NE")))};
    moves.push_back(p.play(0, buildShip(p.edge("2,1/NW"))));
    return storyOf(p.definition, std::nullopt, moves);
  }
  static Gift giftAt21(Gift::Kind kind, int count, Resource resource = Resource::None) {
    return {.hex = {2, 1},
            .on = Gift::On::Edge,
            .place = *sideNamed("NW", Orientation::Pointy),
            .kind = kind,
            .resource = resource,
            .count = count};
  }
  void pointsOfGiftsAreTold() {
    const GameStory story = afterGift(giftAt21(Gift::Kind::Points, 2));
    QCOMPARE(story.found, (std::vector<PointsFound>{{PointsFound::Source::Gift, 0, SeatId(0), 2}}));
    QCOMPARE(story.seats[0].finds, 1);
    QCOMPARE(story.seats[1].finds, 0);
    QCOMPARE(story.seats[0].left(), 0);
  }
  void cardsOfGiftsAreFinds() {
    const GameStory story = afterGift(giftAt21(Gift::Kind::Resources, 2, Resource::Ore));
    QVERIFY(story.found.empty());
    QCOMPARE(story.seats[0].finds, 1);
    QCOMPARE(cardsOf(story, 0, CardWay::FromFinds), 2);
    QCOMPARE(story.seats[0].left(), 2);
  }

  void aPointCardOfAGiftThatWonIsNamedToAll() {  // 14.6; who does not own the card learns of the win alone what it is
    Layout layout;
    layout.board = islands();
    layout.board.gifts = {giftAt21(Gift::Kind::Card, 1)};
    layout.options.seats = 2;
    layout.options.classicTarget = 3;
    layout.settle(0, "1,1:NE").settle(0, "0,2:N", StartCards::Yes).settle(1, "5,1:N");
    Position p(layout);
    std::vector<Move> moves, seen;
    const Viewer other(SeatId(1));
    const auto play = [&](const Action& action, const Chance& chance) {
      const State before = p.state;
      moves.push_back(p.play(0, action, chance));
      seen.push_back(*visibleTo(other, p.definition, before, moves.back()));
    };
    play(roll(), Position::withDice(1, 1));
    play(buildShip(p.edge("2,1/NW")), Position::withCard(Card::Point));
    QCOMPARE(p.state.head.winner, SeatId(0));
    QCOMPARE(storyOf(p.definition, std::nullopt, moves).won.how, WinningMove::How::PointCard);
    QCOMPARE(storyOf(p.definition, other, seen).won.how, WinningMove::How::PointCard);
  }

  void theMoveThatWonIsNamed_data() { everyCardThatCameWentOrIsInTheHand_data(); }
  void theMoveThatWonIsNamed() {
    QFETCH(RuleSet, rules);
    QFETCH(QString, bot);
    using How = WinningMove::How;
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
      const Played game = played(seed, bot.toStdString(), defaultOptions(rules), rules);
      const Game start(game.setup);
      const GameStory story = storyOf(start.definition(), std::nullopt, game.moves);
      const auto won = std::ranges::find_if(game.states, [](const State& state) { return bool(state.head.winner); });
      if (won == game.states.end()) {
        QCOMPARE(story.won.how, How::Nothing);
        continue;
      }
      const State& before = *(won - 1);
      const SeatId winner = won->head.winner;
      QCOMPARE(story.won.winner, winner);
      const Holders had = before.awardsFor(winner), has = won->awardsFor(winner);
      const ActionKind kind = game.moves[static_cast<std::size_t>(won - game.states.begin()) - 1].action.kind;
      const How how = has.largestArmy == winner && had.largestArmy != winner   ? How::LargestArmy
                      : has.longestRoad == winner && had.longestRoad != winner ? How::LongestRoad
                      : kind == ActionKind::City                               ? How::City
                      : kind == ActionKind::Settlement                         ? How::Settlement
                      : kind == ActionKind::BuyCard                            ? How::PointCard
                                                                               : How::Points;
      QCOMPARE(story.won.how, how);
      if (how == How::LargestArmy) QCOMPARE(story.won.from, had.largestArmy);
      if (how == How::LongestRoad) QCOMPARE(story.won.from, had.longestRoad);
    }
  }

  void beforeAVictoryIsDeclaredTheLastGainOfTheTurnIsNamed() {
    using How = WinningMove::How;
    Options options = defaultOptions(RuleSet::Classic);
    options.declare = DeclareVictory::Manual;
    int declared = 0;
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
      const Played game = played(seed, "greedy", options, RuleSet::Classic);
      const auto won = std::ranges::find_if(game.states, [](const State& state) { return bool(state.head.winner); });
      if (won == game.states.end()) continue;
      const auto last = static_cast<std::size_t>(won - game.states.begin());
      if (game.moves[last - 1].action.kind != ActionKind::DeclareVictory) continue;
      ++declared;
      const SeatId winner = won->head.winner;
      bool hasGained = false;
      for (std::size_t i = last; i > 0 && game.states[i - 1].head.turn == won->head.turn; --i)
        hasGained |= game.states[i].points(winner) > game.states[i - 1].points(winner);
      const GameStory story = storyOf(Game(game.setup).definition(), std::nullopt, game.moves);
      QCOMPARE(story.won.winner, winner);
      QCOMPARE(story.won.how != How::Points, hasGained);
    }
    QVERIFY(declared > 0);
  }

  void aWinInAPartIsToldAsInATurn_data() {
    QTest::addColumn<DeclareVictory>("declare");
    QTest::newRow("13.5 at once") << DeclareVictory::Auto;
    QTest::newRow("13.5 declared") << DeclareVictory::Manual;
  }
  void aWinInAPartIsToldAsInATurn() {  // 4, the partner of 1, has two settlements and buys a point
    QFETCH(DeclareVictory, declare);
    Layout layout;
    layout.options.seats = 6;
    layout.options.between = Between::Pairs;
    layout.options.classicTarget = 3;
    layout.options.declare = declare;
    layout.first = SeatId(1);
    layout.settle(1, "1,1:N").settle(4, "0,-1:N", StartCards::Yes).settle(4, "1,-1:N", StartCards::Yes);
    Position p(layout);
    std::vector<Move> moves{p.play(1, roll(), Position::withDice(1, 1)), p.play(1, endTurn())};
    moves.push_back(p.play(4, buyCard(), Position::withCard(Card::Point)));
    if (declare == DeclareVictory::Manual) moves.push_back(p.play(4, declareVictory()));
    QCOMPARE(p.state.head.winner, SeatId(4));
    const GameStory story = storyOf(p.definition, std::nullopt, moves);
    QCOMPARE(story.won.winner, SeatId(4));
    QCOMPARE(story.won.how, WinningMove::How::PointCard);
    QCOMPARE(story.won.when, WinningMove::When::Part);
    QCOMPARE(story.turns, std::vector<SeatId>{SeatId(1)});  // a part is no turn
  }

  void aWinBetweenTurnsIsToldAsSuch_data() {
    QTest::addColumn<Switch>("ownTurn");
    QTest::addColumn<WinningMove::How>("how");
    QTest::addColumn<WinningMove::When>("when");
    QTest::newRow("13.4, 10.2: at once") << Switch::Off << WinningMove::How::PointCard << WinningMove::When::Building;
    QTest::newRow("13.8 (c): as the turn begins") << Switch::On << WinningMove::How::Points << WinningMove::When::Turn;
  }
  void aWinBetweenTurnsIsToldAsSuch() {  // 2, who comes after 1, has two settlements and buys a point between
    QFETCH(Switch, ownTurn);
    QFETCH(WinningMove::How, how);
    QFETCH(WinningMove::When, when);
    Layout layout;
    layout.options.seats = 6;
    layout.options.classicTarget = 3;
    layout.options.ownTurnToWin = ownTurn;
    layout.first = SeatId(1);
    layout.settle(1, "1,1:N").settle(2, "0,-1:N", StartCards::Yes).settle(2, "1,-1:N", StartCards::Yes);
    Position p(layout);
    std::vector<Move> moves{p.play(1, roll(), Position::withDice(1, 1)), p.play(2, wantBuild(BuildWish::On)),
                            p.play(1, endTurn()), p.play(2, buyCard(), Position::withCard(Card::Point))};
    if (ownTurn == Switch::On) moves.push_back(p.play(2, done()));
    QCOMPARE(p.state.head.winner, SeatId(2));
    const GameStory story = storyOf(p.definition, std::nullopt, moves);
    QCOMPARE(story.won.winner, SeatId(2));
    QCOMPARE(story.won.how, how);
    QCOMPARE(story.won.when, when);
  }

  void whatWasTakenBackLeavesNoTrace() {
    Setup setup = Layout{}.open();
    setup.options.undo = Switch::On;
    Game game(setup);
    SeededRng rng(2);
    const SeatId seat = waitingFor(game.state());
    const LegalActions legal = legalActions(game.definition(), game.state(), seat, PlayerTrade::LeftOut);
    QVERIFY(!game.play(seat, legal[0], rng).refused);
    QCOMPARE(
        storyOf(game.definition(), std::nullopt, game.log()).seats[static_cast<std::size_t>(seat.value)].settlements,
        1);
    QVERIFY(!game.play({}, tableMove(ActionKind::TakeBack, seat), rng).refused);
    const GameStory story = storyOf(game.definition(), std::nullopt, game.log());
    QCOMPARE(story.seats[static_cast<std::size_t>(seat.value)].settlements, 0);
    QVERIFY(story.end == game.state());
  }

  void aPlaceThatPromisesIsCountedAtEachThrow() {
    Stage stage;
    stage.roll(1, 1);
    stage.endTurn();
    stage.roll(1, 1);
    QCOMPARE(stage.story().seats[0].promised, 2 * (3 + 4 + 3));  // ways to throw 4, 5 and 10
    QCOMPARE(stage.story().seats[1].promised, 2 * (5 + 4 + 4));
    QCOMPARE(stage.story().seats[2].promised, 0);
  }

  /// 8.12, 8.9 and 8.10: seat 0 at mountains 4, forest 5 and fields 10, seat 1 at forest 10, pasture 8 and fields 4.
  void anEventChangesWhatThePlacesPromise_data() {
    QTest::addColumn<RoundEvent>("event");
    QTest::addColumn<QList<int>>("promised");
    // Ways to throw 4, 5 and 10: 3 + 4 + 3; 10, 8 and 4: 3 + 5 + 3.
    QTest::newRow("no event: each way to throw a number counts once") << RoundEvent::None << QList{10, 11};
    QTest::newRow("a month of Cybele doubles everything") << RoundEvent::Cybele << QList{20, 22};
    QTest::newRow("a flood waits for fields 10 and for fields 4") << RoundEvent::Flood << QList{7, 8};
    QTest::newRow("a wolf waits for pasture 8") << RoundEvent::Wolf << QList{10, 6};
  }
  void anEventChangesWhatThePlacesPromise() {
    QFETCH(RoundEvent, event);
    QFETCH(QList<int>, promised);
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "0,1:SW");
    Position position = crazyPosition(layout);
    std::vector<Move> moves = {position.play(-1, tableMove(ActionKind::StartRound), withEvent(event))};
    moves.push_back(position.play(0, roll(), Position::withDice(1, 1)));
    const GameStory story = storyOf(position.definition, std::nullopt, moves);
    QCOMPARE(story.seats[0].promised, promised[0]);
    QCOMPARE(story.seats[1].promised, promised[1]);
  }

  void anEarthquakeBelongsToTheRoundThatItOpens() {
    Layout layout;
    layout.settle(0, "0,-1:N").settle(1, "1,1:N").settle(2, "-2,2:N").settle(3, "2,0:N");
    Position position = crazyPosition(layout);
    std::vector<Move> moves;
    const auto play = [&](int by, const Action& action, const Chance& chance = {}) {
      moves.push_back(position.play(by, action, chance));
    };
    const auto throwOf = [&](int one, int two) { play(position.active(), roll(), Position::withDice(one, two)); };
    const auto end = [&] { play(position.active(), endTurn()); };
    play(-1, tableMove(ActionKind::StartRound), withEvent(RoundEvent::None));
    for (int s = 0; s < 3; ++s) {
      throwOf(1, 3);
      end();
    }  // ore for seat 0
    throwOf(4, 6);
    end();  // grain
    play(-1, tableMove(ActionKind::StartRound), withEvent(RoundEvent::None));
    throwOf(4, 6);
    play(0, buildCity(position.corner("0,-1:N")));
    for (int s = 0; s < 3; ++s) {
      end();
      throwOf(1, 1);
    }
    end();
    play(-1, tableMove(ActionKind::StartRound), withEvent(RoundEvent::Earthquake));
    const GameStory story = storyOf(position.definition, std::nullopt, moves);
    QCOMPARE(story.turnCount(), 9);
    QCOMPARE(story.after[8].points, (std::vector<int>{2, 1, 1, 1}));  // the round before ended with the city
    QCOMPARE(story.after[9].points, (std::vector<int>{0, 1, 1, 1}));
  }

  void diceAreToldAgainstWhatWasToBeExpected() {
    QCOMPARE(expectedThrows(7, 36), 6.0);
    QCOMPARE(expectedThrows(2, 36), 1.0);
    QCOMPARE(expectedThrows(12, 72), 2.0);
    QCOMPARE(expectedThrows(8, 36), 5.0);
  }

  void diceAreCalledUnusualByTheSumOfSquares_data() {
    using Throws = std::array<int, 13>;
    QTest::addColumn<Throws>("throws");
    QTest::addColumn<double>("squares");
    QTest::addColumn<double>("further");
    QTest::addColumn<DiceJudgment::Word>("word");
    using Word = DiceJudgment::Word;
    QTest::newRow("just as expected") << Throws{0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1} << 0.0 << 1.0 << Word::Ordinary;
    // (5 - 1)² / 1 + (1 - 5)² / 5; tables of chi-squared have 0.05 at 18.31 and 0.025 at 20.48
    QTest::newRow("four 2 too many, no 8 but one")
        << Throws{0, 0, 5, 2, 3, 4, 1, 6, 5, 4, 3, 2, 1} << 19.2 << 0.0378 << Word::Unusual;
    QTest::newRow("six 12 of 36") << Throws{0, 0, 1, 2, 3, 4, 5, 6, 0, 4, 3, 2, 6} << 30.0 << 0.00086
                                  << Word::VeryUnusual;
    QTest::newRow("29 throws say nothing")
        << Throws{0, 0, 0, 0, 0, 0, 0, 29, 0, 0, 0, 0, 0} << 0.0 << 1.0 << Word::TooFew;
  }
  void diceAreCalledUnusualByTheSumOfSquares() {
    using Throws = std::array<int, 13>;
    QFETCH(Throws, throws);
    QFETCH(double, squares);
    QFETCH(double, further);
    QFETCH(DiceJudgment::Word, word);
    const DiceJudgment told = judged(throws);
    QVERIFY(std::abs(told.squares - squares) < 1e-9);
    QVERIFY2(std::abs(told.further - further) < 5e-4, qPrintable(QString::number(told.further)));
    QCOMPARE(told.word, word);
  }
};

TAPU_TEST(GameStoryTest)
#include "test_game_story.moc"
