// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <new>

#include "engine/bots/bot.h"
#include "engine/play/initial_state.h"
#include "engine/play/visible.h"
#include "tests/engine/classic_game.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {
long allocations = 0;
}

void* operator new(std::size_t size) {
  ++allocations;
  if (void* place = std::malloc(size)) return place;
  throw std::bad_alloc();
}
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {  // std::stable_sort asks like this
  ++allocations;
  return std::malloc(size);
}
void operator delete(void* place) noexcept { std::free(place); }
void operator delete(void* place, std::size_t) noexcept { std::free(place); }

namespace {

/// Plays by lot and counts what each function allocates.
struct Counted {
  long legal = 0, check = 0, draw = 0, apply = 0, copy = 0, due = 0;
  int moves = 0;
};
Counted playCounting(std::uint64_t seed, PlayerTrade trade, int seats = kUsualSeats) {
  Counted counted;
  const GameDefinition definition(classicGame(seed, seats));
  State state = initialState(definition);
  SeededRng rng(seed), lot(seed + 1);
  const auto cost = [](long& sum, auto call) {
    const long before = allocations;
    auto result = call();
    sum += allocations - before;
    return result;
  };
  while (state.head.phase != Phase::Over && counted.moves < 3000) {
    rng.startMove(std::uint64_t(++counted.moves));
    lot.startMove(std::uint64_t(counted.moves));
    auto by = waitingFor(state);
    const auto due = cost(counted.due, [&] { return dueMove(definition, state); });
    Action action;
    if (due) {
      action = *due;
      by = SeatId{};
    } else {
      const auto legal = cost(counted.legal, [&] { return legalActions(definition, state, by, trade); });
      action = legal[int(lot.below(std::uint32_t(legal.size())))];
      if (action.kind == ActionKind::Discard) {
        CardCounts out;
        for (auto r : kAllResources)
          for (int n = 0; n < state.seat(by).hand[r] && out.total() < state.seat(by).pending.left; ++n)
            out += CardCounts::of(r);
        action = discard(out);
      } else if (action.kind == ActionKind::Offer) {
        action = endTurn();
      }
    }
    if (cost(counted.check, [&] { return check(definition, state, by, action); })) continue;
    const Move move{by, action, cost(counted.draw, [&] { return draw(definition, state, by, action, rng); })};
    cost(counted.copy, [&] {
      State copy = state;
      return copy.head.turn;
    });
    cost(counted.apply, [&] {
      apply(definition, state, move);
      return 0;
    });
  }
  return counted;
}

}  // namespace

class TestAllocation : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void aClassicGameAllocatesNothing_data() {
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 20; ++seed) QTest::addRow("game %d", seed) << seed;
  }
  void aClassicGameAllocatesNothing() {
    QFETCH(int, seed);
    const auto counted = playCounting(std::uint64_t(seed), seed % 2 ? PlayerTrade::Listed : PlayerTrade::LeftOut);
    QVERIFY(counted.moves > 50);
    QCOMPARE(counted.legal, 0L);
    QCOMPARE(counted.check, 0L);
    QCOMPARE(counted.draw, 0L);
    QCOMPARE(counted.apply, 0L);
    QCOMPARE(counted.copy, 0L);
    QCOMPARE(counted.due, 0L);
  }
  /// Eight seats on 37 hexes (13.2) do not lie within a position: a copy asks five times for room, for the seats, what
  /// they reach in two blocks, the blocks, corners and edges. All else asks for none but to try a move out in a copy.
  void aGameOfEightAllocatesInCopiesAlone() {
    constexpr int kOfCopy = 5;
    const auto counted = playCounting(1, PlayerTrade::Listed, 8);
    QVERIFY(counted.moves > 100);
    QCOMPARE(counted.legal, 0L);
    QCOMPARE(counted.check, 0L);
    QCOMPARE(counted.apply, 0L);
    QCOMPARE(counted.due, 0L);
    QVERIFY(counted.copy <= long(kOfCopy) * counted.moves);
    QVERIFY(counted.draw % kOfCopy == 0);
    QVERIFY2(counted.draw <= counted.copy, "a draw tries a move out once at most");
  }
  void thinkingAllocatesNothing_data() {
    QTest::addColumn<QString>("bot");
    QTest::addColumn<bool>("trades");
    QTest::newRow("greedy") << QStringLiteral("greedy") << false;
    QTest::newRow("keen, with playouts") << QStringLiteral("keen") << false;
    QTest::newRow("Trader, with offers, answers and all that it has seen") << QStringLiteral("trader") << true;
  }
  /// But for a bot's first decision of a game, when it reads the map.
  void thinkingAllocatesNothing() {
    QFETCH(QString, bot);
    QFETCH(bool, trades);
    const GameDefinition definition(classicGame(5));
    State state = initialState(definition);
    std::array<std::unique_ptr<Bot>, 4> bots;
    std::array<std::vector<Move>, 4> seen;
    std::array<long, 4> decisions{}, allocated{};
    int offers = 0;
    for (auto& player : bots) player = makeBot(bot.toStdString());
    SeededRng rng(5);
    /// Nothing: it waits for others.
    const auto decided = [&](SeatId by) -> std::optional<Action> {
      const SeatView view(definition, state, by, trades ? PlayerTrade::Listed : PlayerTrade::LeftOut, Eyes::OfSeat,
                          {.history = trades ? &seen[by.value] : nullptr});
      if (view.legal().empty()) return std::nullopt;
      const long before = allocations;
      const auto action = bots[by.value]->decide(view, rng);
      ++decisions[by.value];
      if (decisions[by.value] > 1) allocated[by.value] += allocations - before;
      return action;
    };
    for (std::uint64_t number = 1; number < 600 && state.head.phase != Phase::Over; ++number) {
      rng.startMove(number);
      SeatId by;
      std::optional<Action> action = dueMove(definition, state);
      for (int i = 0; !action && i < 4; ++i) action = decided(by = SeatId((waitingFor(state).value + i) % 4));
      QVERIFY(action);
      offers += action->kind == ActionKind::Offer;
      const Move move{by, *action, draw(definition, state, by, *action, rng)};
      for (int seat = 0; seat < 4; ++seat)
        if (const auto shown = visibleTo(SeatId(seat), definition, state, move))
          seen[static_cast<std::size_t>(seat)].push_back(*shown);
      apply(definition, state, move);
    }
    QVERIFY(offers > 10 || !trades);
    for (std::size_t seat = 0; seat < bots.size(); ++seat) {
      QVERIFY(decisions[seat] > 10);
      QCOMPARE(allocated[seat], 0L);
    }
  }
  void theCounterCounts() {
    const long before = allocations;
    const std::vector<int> numbers(10);
    QVERIFY(allocations > before && numbers.size() == 10);
  }
  void sizesInBytes() {
    qInfo("State %zu, Seat %zu, LegalActions %zu, Move %zu, Action %zu, Chance %zu", sizeof(State), sizeof(Seat),
          sizeof(LegalActions), sizeof(Move), sizeof(Action), sizeof(Chance));
    QVERIFY(sizeof(State) <= 1536);
    QVERIFY(sizeof(Move) <= 56 && sizeof(Action) <= 24 && sizeof(Chance) <= 24);
  }
};

TAPU_TEST(TestAllocation)
#include "test_allocation.moc"
