// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "app/session/game/bot_pacing.h"
#include "app/session/game/game_log.h"
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
      mineWhenItEnded = game.seen().state().seat(game.seen().viewer()).pending.must == Decision::Settlement;
    };
    game.bots().setDriver({note, {}}, BotPace::Fast);
    SOON(game.bots().mayHurry());
    game.bots().hurry();
    QVERIFY(!game.bots().mayHurry());  // once is enough
    game.bots().hurry();
    SOON(game.seen().mustDecide());
    QCOMPARE(asked, QList<int>({0, 300}));
    QVERIFY(mineWhenItEnded);
    QVERIFY(!game.bots().mayHurry());
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
    SOON(game.bots().mayStep());
    QVERIFY2(game.bots().mayHurry(), "who steps may skip to their turn as well");
    QCOMPARE(game.bots().pace(), BotPace::Steps);
    const auto moves = [&] { return game.seen().history().size(); };
    const std::size_t before = moves();
    game.bots().step();
    SOON_EQUAL(moves(), before + 1);
    game.bots().step();
    SOON_EQUAL(moves(), before + 2);
    QSignalSpy told(&game, &GameController::legalChanged);
    game.bots().setPace(BotPace::Instant);
    QVERIFY(!told.isEmpty());
    QVERIFY(!game.bots().mayStep());
    QVERIFY2(!game.bots().mayHurry(), "bots without pauses cannot be hurried");
    SOON(game.seen().mustDecide());
  }

  /// Bots by step keep their offers open, and answer those of persons.
  void botsWaitWhileAnAnswerIsWritten() {
    Home home;
    StartedGame started = home.starter.start(planFor(1));
    QVERIFY2(started.game, qPrintable(started.problem));
    GameController& game = *started.game;
    QList<int> asked;
    game.bots().setDriver({[&](int paceMs) { asked << paceMs; }, {}}, BotPace::Fast);
    SOON(game.seen().hasGame());
    game.bots().hold(Held::Yes);
    game.bots().hold(Held::Yes);
    QCOMPARE(asked, QList<int>({-1}));
    QVERIFY(!game.bots().mayStep());
    game.bots().hold(Held::No);
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
        declined += event.kind == EventKind::OfferDeclined && event.seat == game.seen().viewer();
    });
    const auto plays = [&] {
      if (!game.seen().hasGame() || game.seen().phase() != Client::Phase::Playing)
        return game.seen().phase() == Client::Phase::Over;
      game.bots().hurry();
      if (game.seen().legal.empty()) return false;
      if (game.seen().legal.has(ActionKind::Accept)) {
        ++byHand;
        game.submit(decline(offererTo(game.seen().definition(), game.seen().state(), game.seen().viewer())));
      } else if (game.seen().mustDecide()) {
        const SeatView view(game.seen().definition(), game.seen().state(), game.seen().viewer());
        const auto action = mind->decide(view, rng);
        if (action) game.submit(action->kind == ActionKind::Offer ? endTurn() : *action);
      }
      return declined - byHand >= 3;
    };
    const bool isPlayed = test::soon(plays);
    declinedForMe = declined - byHand;
    const auto isUnseen = [](const Event& event) { return event.kind == EventKind::OfferDeclined && event.count == 1; };
    if (std::ranges::count_if(game.seen().log->events(), isUnseen) < declinedForMe) return false;  // told as answers
    return isPlayed;
  }
};

TAPU_TEST_WITH_LOOP(BotPaceTest)
#include "test_bot_pace.moc"
