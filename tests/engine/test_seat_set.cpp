// SPDX-License-Identifier: GPL-3.0-or-later
#include <vector>

#include "engine/state/game_map.h"
#include "engine/state/seat_set.h"
#include "engine/state/setup.h"
#include "tests/engine/position.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

template <class Member>
std::vector<int> numbersOf(SetOf<Member> set) {
  std::vector<int> numbers;
  for (Member member : set) numbers.push_back(member.value);
  return numbers;
}

/// So many boards of the Big Game in a row.
GameDefinition chainOf(int boards) {
  Setup setup{RuleSet::BigGame, defaultOptions(RuleSet::BigGame), {}, {}};
  setup.options.ring = RingWhen::Off;
  setup.chain = chainFor(setup.options, boards);
  return GameDefinition(setup);
}

}  // namespace

/// Sets of seats and of partners.
class TestSeatSet : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void holdsWhatWasPutIn() {
    SeatSet set;
    QVERIFY(set.isEmpty());
    QCOMPARE(set.size(), 0);
    set.insert(SeatId(7));
    set.insert(SeatId(2));
    set.insert(SeatId(2));
    QCOMPARE(int(set.bits), 0b1000'0100);
    QCOMPARE(set.size(), 2);
    QVERIFY(set.contains(SeatId(2)) && set.contains(SeatId(7)));
    QVERIFY(!set.contains(SeatId(0)) && !set.contains(SeatId(8)) && !set.contains(SeatId()));
    QCOMPARE(set.first(), SeatId(2));
    set.erase(SeatId(2));
    set.erase(SeatId(3));
    set.erase(SeatId());
    QVERIFY(set == SeatSet{SeatId(7)});
  }

  void isGoneThroughUpward() {
    QCOMPARE(numbersOf(SeatSet{}), std::vector<int>{});
    QCOMPARE(numbersOf(SeatSet{SeatId(5), SeatId(0), SeatId(3)}), (std::vector<int>{0, 3, 5}));
    QCOMPARE(numbersOf(SeatSet::below(SeatSet::kMost)), (std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7}));
  }

  void countsUpTo() {
    QVERIFY(SeatSet::below(0).isEmpty());
    QCOMPARE(int(SeatSet::below(3).bits), 0b111);
    QCOMPARE(int(SeatSet::below(1000).bits), 0xff);
  }

  void joinsAndTakesAway() {
    const auto low = SeatSet::fromBits(0b0011), middle = SeatSet::fromBits(0b0110);
    QCOMPARE(int((low | middle).bits), 0b0111);
    QCOMPARE(int((low - middle).bits), 0b0001);
    QVERIFY(low.isWithin(low | middle) && SeatSet{}.isWithin({}));
    QVERIFY(!low.isWithin(middle));
  }

  void partnersOfOneBoardAreTheOtherSeats() {
    const Position p(Layout{});
    QCOMPARE(numbersOf(p.definition.partnersOf(seat(1))), (std::vector<int>{0, 2, 3}));
    QCOMPARE(p.definition.partnerId(seat(3), seat(1)), PartnerId(3));
    QCOMPARE(p.definition.partner(seat(1), PartnerId(3)), seat(3));
    QVERIFY(p.definition.partner(seat(1), PartnerId(4)).isNone());
  }

  void partnersOfAChainAreThoseAround() {  // 9.8, 9.9
    const GameDefinition definition = chainOf(5);
    for (int s = 0; s < definition.seats; ++s) {
      const PartnerSet partners = definition.partnersOf(seat(s));
      QCOMPARE(partners.size(), s < 2 || s >= 8 ? 3 : 5);
      for (PartnerId number : partners) {
        const SeatId other = definition.partner(seat(s), number);
        QVERIFY(other && other != seat(s) && qAbs(definition.homeOf(other) - definition.homeOf(seat(s))) <= 1);
        QCOMPARE(definition.partnerId(other, seat(s)), number);
      }
      QVERIFY(definition.partnerId(seat(s), seat(s)).isNone());
    }
    QVERIFY(definition.partnerId(seat(9), seat(0)).isNone());
  }
};

TAPU_TEST(TestSeatSet)
#include "test_seat_set.moc"
