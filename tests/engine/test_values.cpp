// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <map>
#include <set>

#include "engine/board/rng.h"
#include "engine/state/card_counts.h"
#include "engine/state/move.h"
#include "engine/state/small_vector.h"
#include "engine/state/state.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

static_assert(sizeof(Action) <= 24 && sizeof(Chance) <= 24 && sizeof(Move) <= 56);
static_assert(sizeof(State) <= 2048, "a classic state is a small flat value");
static_assert(std::is_trivially_copyable_v<Action> && std::is_trivially_copyable_v<Move>);

class TestValues : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void packsAgreeWithArraysOfNumbers() {
    SeededRng rng(5);
    const auto lanes = [](CardCounts p) {
      std::array<int, 8> n;
      for (int i = 0; i < 8; ++i) n[std::size_t(i)] = int((p.lanes >> (8 * i)) & 0xff);
      return n;
    };
    for (std::uint64_t i = 0; i < 20000; ++i) {
      rng.startMove(i);
      std::array<int, 8> a, b;
      CardCounts pa, pb;
      const auto most = 1 + rng.below(31);
      for (std::size_t k = 0; k < 8; ++k) {
        a[k] = int(rng.below(most));
        b[k] = int(rng.below(most));
        pa += CardCounts(std::uint64_t(a[k]) << (8 * k));
        pb += CardCounts(std::uint64_t(b[k]) << (8 * k));
      }
      QCOMPARE(lanes(pa), a);
      int sum = 0, kinds = 0;
      bool covers = true;
      for (std::size_t k = 0; k < 8; ++k) {
        sum += a[k];
        kinds += a[k] > 0;
        covers = covers && a[k] >= b[k];
      }
      QCOMPARE(pa.total(), sum);
      QCOMPARE(pa.kinds(), kinds);
      QCOMPARE(pa.covers(pb), covers);
      QCOMPARE(pa.isEmpty(), sum == 0);
      for (std::size_t k = 0; k < 8; ++k) QCOMPARE(lanes(pa + pb)[k], a[k] + b[k]);
      if (covers)
        for (std::size_t k = 0; k < 8; ++k) QCOMPARE(lanes(pa - pb)[k], a[k] - b[k]);
      QCOMPARE((pa * 3).total(), sum * 3 <= 255 ? sum * 3 : (pa * 3).total());
    }
  }
  void packsReachTheirBounds() {
    const auto full = CardCounts::of(Resource::Ore, 127);
    QCOMPARE(full[Resource::Ore], 127);
    QVERIFY(full.covers(full));
    QVERIFY(!full.covers(full + CardCounts::of(Resource::Brick)));
    QVERIFY(!CardCounts().covers(CardCounts::of(Resource::Brick)));
    QVERIFY(CardCounts().covers(CardCounts()));
    QCOMPARE(CardCounts::resources(1, 2, 3, 4, 5).kinds(), 5);
    QCOMPARE(CardCounts::resources(1, 2, 3, 4, 5).total(), 15);
    QCOMPARE(CardCounts::resources(127, 0, 0, 0, 0).kinds(), 1);
  }

  void fewKeepsItsValuesInsideAndOutside() {
    SmallVector<int, 4> few;
    QVERIFY(few.empty());
    for (int i = 0; i < 100; ++i) {
      few.push_back(i);
      const SmallVector<int, 4> copy(few);
      QVERIFY(copy == few);
      QCOMPARE(copy.size(), i + 1);
      for (int k = 0; k <= i; ++k) QCOMPARE(copy[k], k);
    }
    SmallVector<int, 4> moved(std::move(few));
    QCOMPARE(moved.size(), 100);
    QCOMPARE(moved[99], 99);
    few = moved;
    few[0] = 7;
    QVERIFY(!(few == moved));
    few.clear();
    QVERIFY(few.empty() && !(few == moved));
  }
  void fewCopiesFromLargeToSmallAndBack() {
    SmallVector<short, 4> small(3, short(1)), large(50, short(2)), other;
    other = large;
    other = small;
    QVERIFY(other == small);
    other = large;
    QVERIFY(other == large);
    small = std::move(other);
    QVERIFY(small == large);
    other = small;
    QVERIFY(other == large);
    other.assign(2, short(9));
    QCOMPARE(other.size(), 2);
    QCOMPARE(int(other[1]), 9);
    const auto& self = other;
    other = self;
    QCOMPARE(int(other[1]), 9);
  }

  // 0.8
  void theGeneratorIsAFunctionOfSeedMoveAndDraw() {
    SeededRng a(9), b(9), c(10);
    a.startMove(5);
    b.startMove(4);
    for (int i = 0; i < 10; ++i) b.next();
    b.startMove(5);
    c.startMove(5);
    for (int i = 0; i < 10; ++i) {
      const auto x = a.next();
      QCOMPARE(b.next(), x);
      QVERIFY(c.next() != x);
    }
  }
  void theGeneratorDoesNotRepeat() {
    SeededRng rng(1);
    std::set<std::uint64_t> seen;
    for (std::uint64_t move = 0; move < 1000; ++move) {
      rng.startMove(move);
      for (int i = 0; i < 10; ++i) seen.insert(rng.next());
    }
    QCOMPARE(seen.size(), 10000u);
  }
  void belowIsUniformAndInRange() {
    SeededRng rng(2);
    for (std::uint32_t bound : {1U, 2U, 3U, 6U, 7U, 25U}) {
      std::vector<int> counts(bound);
      for (int i = 0; i < 5000; ++i) {
        rng.startMove(std::uint64_t(i));
        const auto value = rng.below(bound);
        QVERIFY(value < bound);
        ++counts[value];
      }
      const int expected = 5000 / int(bound);
      for (int count : counts) QVERIFY2(count > expected * 7 / 10 && count < expected * 13 / 10 + 1, "uniform");
    }
  }
  void belowHasNoBias() {  // a bound of three quarters of 2^32 shows a careless modulo
    SeededRng rng(3);
    int low = 0;
    const std::uint32_t bound = 3U << 30;
    for (int i = 0; i < 6000; ++i) {
      rng.startMove(std::uint64_t(i));
      low += rng.below(bound) < (1U << 30);
    }
    QVERIFY2(low > 1850 && low < 2150, "2000 of 6000 expected");
  }
  void twoDiceShowOneToSixInAllThirtySixWays() {
    SeededRng rng(4);
    std::map<std::array<std::uint8_t, 2>, int> seen;
    for (int i = 0; i < 7200; ++i) ++seen[rng.dice()];
    QCOMPARE(seen.size(), 36u);
    for (auto [dice, times] : seen) {
      QVERIFY(dice[0] >= 1 && dice[0] <= 6 && dice[1] >= 1 && dice[1] <= 6);
      QVERIFY2(times > 140 && times < 260, "200 expected, its standard deviation is 14");
    }
  }

  void wordsOfResourcesCardsAndTerrains() {
    const char* resources[] = {"brick", "lumber", "wool", "grain", "ore"};
    for (int i = 0; i < 5; ++i) {
      QVERIFY(nameOf(kAllResources[std::size_t(i)]) == resources[i]);  // 0.7: canonical order
      QVERIFY(resourceNamed(resources[i]) == kAllResources[std::size_t(i)]);
    }
    for (auto word : {"", "Brick", "stone", "wood", "ore "}) QVERIFY(!resourceNamed(word));
    const char* cards[] = {"knight", "point", "roadBuilding", "yearOfPlenty", "monopoly", "insurance", "dog"};
    for (int i = 0; i < 7; ++i) {
      QVERIFY(nameOf(Card(i)) == cards[i]);
      QVERIFY(cardNamed(cards[i]) == Card(i));
    }
    QVERIFY(!cardNamed("Knight") && !cardNamed(""));
    const std::pair<Terrain, Resource> yields[] = {
        {Terrain::Hills, Resource::Brick},  {Terrain::Forest, Resource::Lumber}, {Terrain::Pasture, Resource::Wool},
        {Terrain::Fields, Resource::Grain}, {Terrain::Mountains, Resource::Ore}, {Terrain::Desert, Resource::None},
        {Terrain::Sea, Resource::None}};  // 1.4
    for (auto [terrain, resource] : yields) {
      QVERIFY(resourceOf(terrain) == resource);
      QVERIFY(terrainNamed(nameOf(terrain)) == terrain);
    }
    QVERIFY(nameOf(Terrain::Hills) == "hills" && nameOf(Terrain::Sea) == "sea" && !terrainNamed("swamp"));
  }

  void throwsTakenIntoAChanceComeOutOfIt() {  // 3.2
    SeededRng rng(6);
    for (std::uint64_t i = 0; i < 500; ++i) {
      rng.startMove(i);
      Chance chance;
      std::vector<std::array<int, 2>> dice;
      for (int n = int(1 + rng.below(Chance::kMostThrows)); n > 0; --n) {
        const auto [first, second] = rng.dice();
        dice.push_back({first, second});
        chance.addThrow(first, second);
      }
      QCOMPARE(std::size_t(chance.throwCount), dice.size());
      for (std::size_t k = 0; k < dice.size(); ++k) QCOMPARE(chance.throwAt(int(k)), dice[k]);
    }
  }
};

TAPU_TEST(TestValues)
#include "test_values.moc"
