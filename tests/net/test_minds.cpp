// SPDX-License-Identifier: GPL-3.0-or-later
#include <QScopeGuard>
#include <QSemaphore>
#include <QThreadPool>

#include "app/client/mind.h"
#include "app/host/server/server.h"
#include "app/wire/requests.h"
#include "engine/bots/simulation.h"
#include "engine/play/initial_state.h"
#include "tests/net/table.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;
using namespace tapu::test;

namespace {

/// Decides like another bot, but not before it is let.
class SlowBot final : public Bot {
 public:
  SlowBot(std::shared_ptr<QSemaphore> begun, std::shared_ptr<QSemaphore> let, const char* like)
      : begun_(std::move(begun)), let_(std::move(let)), bot_(makeBot(like)) {}
  std::optional<Action> decide(const SeatView& view, Rng& rng) override {
    begun_->release();
    let_->acquire();
    return bot_->decide(view, rng);
  }

 private:
  std::shared_ptr<QSemaphore> begun_, let_;
  std::unique_ptr<Bot> bot_;
};

/// When a slow bot has begun, and when it may go on: at the latest when the test is over, whatever became of it, since
/// the program waits for its thread.
struct Gate {
  std::shared_ptr<QSemaphore> begun = std::make_shared<QSemaphore>(), let = std::make_shared<QSemaphore>();
  ~Gate() { let->release(1000); }
  std::unique_ptr<Bot> slowBot() const { return std::make_unique<SlowBot>(begun, let, "greedy"); }
};

/// A bot of this name at once, which asks its like in another thread the same questions.
class Twins final : public Bot {
 public:
  Twins(const char* name, int& differences, int& decisions)
      : bot_(makeBot(name)),
        apart_(mindApart(makeBot(name), std::make_unique<SeededRng>(7))),
        differences_(differences),
        decisions_(decisions) {}
  std::optional<Action> decide(const SeatView& view, Rng&) override {
    const auto decided = bot_->decide(view, rng_);
    std::optional<std::optional<Action>> apart;
    apart_->ask(view, Choice::Own, [&apart](const std::optional<Action>& action) { apart = action; });
    if (!soon([&apart] { return apart.has_value(); }) || *apart != decided) ++differences_;
    ++decisions_;
    return decided;
  }

 private:
  std::unique_ptr<Bot> bot_;
  std::unique_ptr<Mind> apart_;
  SeededRng rng_{7};
  int& differences_;
  int& decisions_;
};

/// The first decision of a classic game, of the seat that begins.
struct FirstDecision {
  GameDefinition definition{[] {
    Setup setup = classicSetup();
    setup.first = SeatId(0);
    return setup;
  }()};
  State state = initialState(definition);
  SeatView view{definition, state, SeatId(0)};
};

/// A table of four bots whose minds are made by the test.
struct BotTable {
  MemoryStore store;
  std::shared_ptr<Clock> clock = std::make_shared<SystemClock>();
  std::unique_ptr<Server> server;
  explicit BotTable(const char* bot, MakeMind minds, int paceMs = 0) {
    ServerDependencies given;
    given.clock = clock;
    given.store = &store;
    given.chance = std::make_shared<SeededChance>(3);
    given.botRng = [](SeatId seat) { return std::make_unique<SeededRng>(seat.value); };
    given.makeMind = std::move(minds);
    ServerPlan plan = test::plan(4, QStringList(4, QString::fromLatin1(bot)));
    plan.botPaceMs = paceMs;
    server = std::make_unique<Server>(std::move(given), plan);
    server->open();
  }
  int moves() const { return server->game() ? server->game()->played().moveCount() : 0; }
};

}  // namespace

class MindsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aBotThinksInItsThreadAsItDoesAtOnce_data() {
    QTest::addColumn<QByteArray>("bot");
    QTest::newRow("one that looks ahead") << QByteArray("keen");
    QTest::newRow("one that answers at once") << QByteArray("greedy");
  }
  void aBotThinksInItsThreadAsItDoesAtOnce() {
    QFETCH(QByteArray, bot);
    int differences = 0, decisions = 0;
    SimulationPlan plan;
    plan.options = defaultOptions(RuleSet::Classic);
    plan.bots = {"twins"};
    plan.seed = 5;
    plan.makeGuest = [&](std::string_view, SeatId) {
      return std::make_unique<Twins>(bot.constData(), differences, decisions);
    };
    QCOMPARE(simulate(plan).finished, 1);
    QVERIFY(decisions > 100);
    QCOMPARE(differences, 0);
  }

  void nobodyWaitsForAThoughtWhoseMindIsGone() {
    const Gate gate;
    const FirstDecision first;
    bool isAnswered = false;
    auto mind = mindApart(gate.slowBot(), std::make_unique<SeededRng>(1));
    mind->ask(first.view, Choice::Own, [&isAnswered](const std::optional<Action>&) { isAnswered = true; });
    gate.begun->acquire();
    mind.reset();  // would never come back if it waited
    gate.let->release();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QVERIFY(!isAnswered);
  }

  /// A program that ends waits for the thoughts that have begun, and for no others.
  void aThoughtThatNobodyWaitsForIsNotBegun() {
    const int threads = QThreadPool::globalInstance()->maxThreadCount();
    const auto restore = qScopeGuard([threads] { QThreadPool::globalInstance()->setMaxThreadCount(threads); });
    QThreadPool::globalInstance()->setMaxThreadCount(1);
    const Gate first, second;
    const FirstDecision decision;
    auto thinks = mindApart(first.slowBot(), std::make_unique<SeededRng>(1));
    auto waits = mindApart(second.slowBot(), std::make_unique<SeededRng>(1));
    for (const auto& mind : {thinks.get(), waits.get()})
      mind->ask(decision.view, Choice::Own, [](const std::optional<Action>&) {});
    first.begun->acquire();
    waits.reset();
    thinks.reset();
    first.let->release();
    QThreadPool::globalInstance()->waitForDone();
    QCOMPARE(second.begun->available(), 0);
  }

  void aQuestionTakenBackIsNotAnswered() {
    const Gate gate;
    const FirstDecision first;
    QStringList answers;
    const auto mind = mindApart(gate.slowBot(), std::make_unique<SeededRng>(1));
    mind->ask(first.view, Choice::Own, [&](const std::optional<Action>&) { answers << u"first"_s; });
    gate.begun->acquire();
    mind->withdraw();
    mind->ask(first.view, Choice::Own, [&](const std::optional<Action>&) { answers << u"second"_s; });
    mind->ask(first.view, Choice::Own, [&](const std::optional<Action>&) { answers << u"third"_s; });
    gate.let->release(3);
    QVERIFY(soon([&] { return !answers.isEmpty(); }));
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    QCOMPARE(answers, QStringList{u"third"_s});
    QCOMPARE(gate.begun->available(), 1);  // the second one was never thought about
  }

  void botsThatThinkApartPlayAWholeGame() {
    BotTable table("greedy", [](const QString& bot, SeatId, std::unique_ptr<Rng> rng) {
      return mindApart(makeBot(bot.toStdString()), std::move(rng));
    });
    QVERIFY(soon([&] { return table.server->game() && table.server->game()->played().isOver(); }));
    QCOMPARE(table.server->bots().counts().refused, 0);
  }

  void aTableThatClosesWaitsForNoThought() {
    const Gate gate;
    {
      BotTable table("slow", [&](const QString&, SeatId, std::unique_ptr<Rng> rng) {
        return mindApart(gate.slowBot(), std::move(rng));
      });
      QVERIFY(soon([&] { return gate.begun->tryAcquire(); }));
      table.server->shutDown();
    }
    gate.let->release(100);
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
  }

  /// Its answer comes after the end, and is not sent.
  void aGameEndsWhileABotThinks() {
    const Gate gate;
    BotTable table("slow", [&](const QString&, SeatId, std::unique_ptr<Rng> rng) {
      return mindApart(gate.slowBot(), std::move(rng));
    });
    QVERIFY(soon([&] { return gate.begun->tryAcquire(); }));
    QVERIFY(table.server->command(requests::EndGame{}) == Refusal::None);
    QVERIFY(soon([&] { return table.server->game()->played().isOver(); }));
    gate.let->release(100);
    QThreadPool::globalInstance()->waitForDone();
    for (int pass = 0; pass < 20; ++pass) QCoreApplication::processEvents();
    QCOMPARE(table.server->bots().counts().acts, 0);
  }

  void aStepIsOneActThoughTheBotThinksAboutIt() {
    BotTable table(
        "greedy",
        [](const QString& bot, SeatId, std::unique_ptr<Rng> rng) {
          return mindApart(makeBot(bot.toStdString()), std::move(rng));
        },
        BotPlayer::kByStep);
    const auto acts = [&] { return table.server->bots().counts().acts; };
    const auto settle = [] {  // all have heard of the last move, and nobody thinks
      QThreadPool::globalInstance()->waitForDone();
      for (int pass = 0; pass < 20; ++pass) QCoreApplication::processEvents();
    };
    QVERIFY(soon([&] { return table.moves() > 0; }));
    for (int step = 1; step <= 30; ++step) {
      settle();
      QCOMPARE(acts(), step - 1);
      const int before = table.moves();
      table.server->bots().step();
      table.server->bots().step();  // while it thinks: no second act
      QVERIFY(soon([&] { return acts() == step && table.moves() > before; }));
    }
  }
};

TAPU_TEST_WITH_LOOP(MindsTest)
#include "test_minds.moc"
