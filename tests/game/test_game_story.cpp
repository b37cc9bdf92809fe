// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/session/game_story.h"
#include "engine/play/game.h"
#include "engine/play/notation.h"
#include "engine/play/visible.h"
#include "tests/engine/position.h"
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
  Stage() : position(layout()) {}
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

/// The visible part of a game.
std::vector<Move> seenBy(Viewer viewer, const GameDefinition& definition, const Played& game) {
  std::vector<Move> seen;
  for (std::size_t i = 0; i < game.moves.size(); ++i)
    if (const auto move = visibleTo(viewer, definition, game.states[i], game.moves[i])) seen.push_back(*move);
  return seen;
}

}  // namespace

/// What is told of a game when it is over.
class GameStoryTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void everyCardThatCameWentOrIsInTheHand_data() {
    QTest::addColumn<RuleSet>("rules");
    QTest::addColumn<QString>("bot");
    QTest::newRow("classic games of good bots") << RuleSet::Classic << QStringLiteral("greedy");
    QTest::newRow("classic games of bots by lot") << RuleSet::Classic << QStringLiteral("random");
    QTest::newRow("crazy games of good bots") << RuleSet::Crazy << QStringLiteral("greedy");
  }
  void everyCardThatCameWentOrIsInTheHand() {
    QFETCH(RuleSet, rules);
    QFETCH(QString, bot);
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
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
      QCOMPARE(story.points.size(), std::size_t{last.head.turn} + 1);
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
        QCOMPARE(story.points.back()[static_cast<std::size_t>(s)], last.points(SeatId(s)));
      }
    }
  }

  /// What a guest knows hides kinds, never numbers.
  void aGuestCountsAsManyCardsAsTheHost() {
    Played game = played(3, "greedy");
    const Game start(game.setup);
    showAll(start.definition(), game);
    const GameStory whole = storyOf(start.definition(), std::nullopt, game.moves);
    const GameStory seen = storyOf(start.definition(), Viewer(SeatId(1)), seenBy(SeatId(1), start.definition(), game));
    QCOMPARE(seen.throws, whole.throws);
    QCOMPARE(seen.turnCount(), whole.turnCount());
    QCOMPARE(seen.points.back(), whole.points.back());  // hidden cards are open at the end
    for (std::size_t s = 0; s < whole.seats.size(); ++s) {
      QCOMPARE(seen.seats[s].left(), whole.seats[s].left());
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
    QCOMPARE(story.points, (std::vector<std::vector<int>>(4, {1, 1, 0, 0})));
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
    for (int s = 0; s < 4; ++s)
      QCOMPARE(story.seats[static_cast<std::size_t>(s)].left(), stage.position.hand(s).total());
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
