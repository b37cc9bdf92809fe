// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <algorithm>

#include "engine/bots/search/worlds.h"
#include "engine/play/visible.h"
#include "tests/effort.h"
#include "tests/engine/bots/reasons_stage.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

/// No advice and no reason tells of a card that its reader does not see.
class TestReasonSecrecy : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void whatOthersHoldChangesNoAdvice();
  void whatTheReaderHoldsChangesNoReasonOfOthers();
  void ofHiddenHandsNothingIsSaid();
};

void TestReasonSecrecy::whatOthersHoldChangesNoAdvice() {
  SeededRng lots(3);
  int n = 0, known = 0;
  eachDecision(gameOf(RuleSet::Classic, 4, 11), 11, effort(1000, 150), [&](const Moment& moment) {
    const auto& [definition, state, move, seen] = moment;
    const bool isPassedOver = n % 6 != 0;
    ++n;
    if (isPassedOver) return;
    const std::vector<Move>& history = seen[move.seat.value];
    const State visible = visibleTo(Viewer(move.seat), definition, state);
    Belief belief(definition, move.seat);
    belief.follow(history);
    const bool isKnown = n % 12 == 1 && belief.fits(visible);
    known += isKnown;
    State twin;
    lots.startMove(static_cast<std::uint64_t>(n));
    dealWorld(definition, visible, move.seat, lots, twin, isKnown ? &belief : nullptr);
    const auto adviceIn = [&](const State& world) {
      return advise(SeatView(definition, world, move.seat, PlayerTrade::Listed, Eyes::OfSeat, {.history = &history}));
    };
    QCOMPARE(adviceIn(twin), adviceIn(state));
  });
  QVERIFY(known > 3);
}

namespace {

/// The reader's own hand tells whether they could settle with a trade, and of what they hold the last cards. Beside
/// such a reason one of the others has no room, is not needed or says less.
void eraseWhatReadersKnow(std::vector<Reason>& reasons, std::vector<Reason>& others) {
  const auto has = [&](auto kind) {
    const auto isIt = [&](const Reason& each) { return is(each, kind); };
    return std::ranges::any_of(reasons, isIt) || std::ranges::any_of(others, isIt);
  };
  const bool helps = has(because::Site::Helps) || has(because::Site::HelpsHere),
             hadNobody = has(because::Cards::NobodyHad);
  const bool differs = reasons.size() != others.size() && !helps && !hadNobody;
  QVERIFY(!differs);
  for (std::vector<Reason>* each : {&reasons, &others})
    std::erase_if(*each, [&](const Reason& r) {
      return is(r, because::Site::Helps) || is(r, because::Site::HelpsHere) || is(r, because::Cards::NobodyHad) ||
             (hadNobody && is(r, because::Cards::HeldNone)) || ((helps || hadNobody) && is(r, because::Rival::Gift));
    });
}

}  // namespace

void TestReasonSecrecy::whatTheReaderHoldsChangesNoReasonOfOthers() {
  SeededRng lots(4);
  int n = 0, told = 0;
  std::ptrdiff_t held = 0;
  eachDecision(gameOf(RuleSet::Classic, 4, 5), 5, effort(1000, 150), [&](const Moment& moment) {
    const auto& [definition, state, move, seen] = moment;
    const SeatId reader((move.seat.value + 1) % definition.seats);
    const auto its = visibleTo(Viewer(reader), definition, state, move);
    if (!its) return;
    State twin;
    lots.startMove(static_cast<std::uint64_t>(++n));
    dealWorld(definition, visibleTo(Viewer(move.seat), definition, state), move.seat, lots, twin);
    Belief belief(definition, reader);
    belief.follow(seen[reader.value]);
    const auto reasonsIn = [&](const State& world) {
      const State before = visibleTo(Viewer(reader), definition, world);
      return reasonsFor(Deed{definition, before, reader, *its, {}, &belief});
    };
    std::vector<Reason> reasons = reasonsIn(state), others = reasonsIn(twin);
    eraseWhatReadersKnow(reasons, others);
    const std::size_t most = std::min(reasons.size(), others.size());
    reasons.resize(most);
    others.resize(most);
    QCOMPARE(others, reasons);
    told += !reasons.empty();
    held += std::ranges::count_if(reasons, [](const Reason& each) { return is(each, because::Cards::HeldNone); });
  });
  QVERIFY(told > 50);
  QVERIFY(held > 0);
}

// How many cards a hand holds everybody sees; these are about their kinds.
void TestReasonSecrecy::ofHiddenHandsNothingIsSaid() {
  const auto isOfHand = [](const Reason& each) {
    return (std::holds_alternative<because::Aim>(each) && !is(each, because::Aim::Built)) ||
           (std::holds_alternative<because::Plain>(each) && !is(each, because::Plain::Wins) &&
            !is(each, because::Plain::NoCorner)) ||
           is(each, because::Cards::CannotPay) || is(each, because::Cards::OthersHold) ||
           is(each, because::Income::Plenty) || is(each, because::Rival::Known) || is(each, because::Losses::WouldSlow);
  };
  int told = 0;
  eachDecision(gameOf(RuleSet::Classic, 4, 5), 5, effort(1000, 150), [&](const Moment& moment) {
    const auto& [definition, state, move, seen] = moment;
    const SeatId looks((move.seat.value + 1) % definition.seats);
    const auto its = visibleTo(Viewer(looks), definition, state, move);
    if (!its) return;
    const State before = visibleTo(Viewer(looks), definition, state);
    Belief belief(definition, looks);
    belief.follow(seen[looks.value]);
    for (const Reason& each : reasonsFor(Deed{definition, before, looks, *its, {}, &belief})) {
      QVERIFY(belief.isWhole() || (!is(each, because::Cards::HeldNone) && !is(each, because::Cards::HeldFewer)));
      QVERIFY(!isOfHand(each));
      ++told;
    }
  });
  QVERIFY(told > 50);
}

TAPU_TEST(TestReasonSecrecy)
#include "test_reason_secrecy.moc"
