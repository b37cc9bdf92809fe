// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "engine/bots/bot.h"
#include "engine/rules/trade.h"
#include "tests/game/home.h"
#include "tests/suite.h"

using namespace tapu;
using tapu::test::Home;
using tapu::test::planFor;

/// The bots of a game on this computer: hurried, held, and made to go step by step.
class BotPaceTest : public QObject {
  Q_OBJECT
 private Q_SLOTS:
  void botsAreHurriedUntilIAmAsked() {
    Home home;
    GamePlan plan = planFor(1);
    plan.pace = BotPace::Fast;
    plan.setup.options.first = FirstSeat::HostChosen;
    plan.setup.first = SeatId(1);
    StartedGame started = home.starter.start(plan);
    QVERIFY2(started.game, qPrintable(started.problem));
    GameController& game = *started.game;
    QList<int> asked;
    bool mineWhenItEnded = false;
    const auto note = [&](int paceMs) {
      asked << paceMs;
      mineWhenItEnded = game.state().seat(game.viewer()).pending.must == Decision::Settlement;
    };
    game.setDriver({note, {}}, BotPace::Fast);
    SOON(game.mayHurry());
    game.hurryBots();
    QVERIFY(!game.mayHurry());  // once is enough
    game.hurryBots();
    SOON(game.mustDecide());
    QCOMPARE(asked, QList<int>({0, 300}));
    QVERIFY(mineWhenItEnded);
    QVERIFY(!game.mayHurry());
  }

  void anotherPaceCountsAtOnce() {
    Home home;
    GamePlan plan = planFor(1);
    plan.pace = BotPace::Steps;
    plan.setup.options.first = FirstSeat::HostChosen;
    plan.setup.first = SeatId(1);
    StartedGame started = home.starter.start(plan);
    QVERIFY2(started.game, qPrintable(started.problem));
    GameController& game = *started.game;
    SOON(game.mayStep());
    QVERIFY2(game.mayHurry(), "who steps may skip to their turn as well");
    QCOMPARE(game.botPace(), BotPace::Steps);
    const auto moves = [&] { return game.history().size(); };
    const std::size_t before = moves();
    game.stepBots();
    SOON_EQUAL(moves(), before + 1);
    game.stepBots();
    SOON_EQUAL(moves(), before + 2);
    QSignalSpy told(&game, &GameController::legalChanged);
    game.setBotPace(BotPace::Instant);
    QVERIFY(!told.isEmpty());
    QVERIFY(!game.mayStep());
    QVERIFY2(!game.mayHurry(), "bots without pauses cannot be hurried");
    SOON(game.mustDecide());
  }

  /// Bots by step keep their offers open, and answer those of persons.
  void botsWaitWhileAnAnswerIsWritten() {
    Home home;
    StartedGame started = home.starter.start(planFor(1));
    QVERIFY2(started.game, qPrintable(started.problem));
    GameController& game = *started.game;
    QList<int> asked;
    game.setDriver({[&](int paceMs) { asked << paceMs; }, {}}, BotPace::Fast);
    SOON(game.hasGame());
    game.holdBots(Held::Yes);
    game.holdBots(Held::Yes);
    QCOMPARE(asked, QList<int>({-1}));
    QVERIFY(!game.mayStep());
    game.holdBots(Held::No);
    QCOMPARE(asked, QList<int>({-1, 300}));
  }

  // The dice are the table's own: a whole game may pass without such an offer, ten hardly do.
  void skippingStopsAtNoOfferThatICannotAccept() {
    constexpr int kGames = 10;
    int declinedForMe = 0;
    for (int game = 0; game < kGames && declinedForMe == 0; ++game) {
      QVERIFY2(playSkipping(declinedForMe), "bots wait for an answer that could only be no");
    }
    QVERIFY2(declinedForMe > 0, "no offer was made that this hand could not accept");
  }

 private:
  /// Plays a game, and counts the offers that were declined without a question. False: it does not go on.
  static bool playSkipping(int& declinedForMe) {
    Home home;
    GamePlan plan = planFor(1);
    plan.pace = BotPace::Steps;  // without skipping no bot would ever move
    StartedGame started = home.starter.start(plan);
    if (!started.game) return false;
    GameController& game = *started.game;
    const auto mind = makeBot("greedy");
    SeededRng rng(3);
    int declined = 0, byHand = 0;
    connect(&game, &GameController::moved, &game, [&](const auto&, const std::vector<Event>& events) {
      for (const Event& event : events)
        declined += event.kind == EventKind::OfferDeclined && event.seat == game.viewer();
    });
    const auto plays = [&] {
      if (!game.hasGame() || game.phase() != Client::Phase::Playing) return game.phase() == Client::Phase::Over;
      game.hurryBots();
      if (game.legal().empty()) return false;
      if (game.legal().has(ActionKind::Accept)) {
        ++byHand;
        game.submit(decline(offererTo(game.definition(), game.state(), game.viewer())));
      } else if (game.mustDecide()) {
        const SeatView view(game.definition(), game.state(), game.viewer());
        const auto action = mind->decide(view, rng);
        if (action) game.submit(action->kind == ActionKind::Offer ? endTurn() : *action);
      }
      return declined - byHand >= 3;
    };
    const bool isPlayed = test::soon(plays);
    declinedForMe = declined - byHand;
    return isPlayed;
  }
};

TAPU_TEST_WITH_LOOP(BotPaceTest)
#include "test_bot_pace.moc"
