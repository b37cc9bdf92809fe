// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/course.h"

#include <utility>

#include "engine/rules/discards.h"
#include "engine/rules/dog.h"
#include "engine/rules/events.h"
#include "engine/rules/gold.h"
#include "engine/rules/robber.h"
#include "engine/rules/rounds.h"
#include "engine/rules/setup.h"
#include "engine/rules/turn.h"

namespace tapu::rules {
namespace {

Refused whyNoEvent(const GameDefinition& definition, const Chance& chance) {
  return mayBring(definition.rules, chance.event()) ? Refused{} : Refused{Reject::NoSuchEvent};
}

bool takeEvent(Chance& rest) { return std::exchange(rest.counts[0], std::uint8_t{0}) <= kRoundEvents; }

Refused whyNoThrow(const GameDefinition&, const Chance& chance) {
  return isThrow(chance.dice) ? Refused{} : Refused{Reject::WrongChance};
}

bool takeThrow(Chance& rest) { return isThrow(std::exchange(rest.dice, {})); }

void throwForAll(const GameDefinition&, Chance& chance, Rng& rng) { chance.dice = rng.dice(); }

Refused whyNotBetween(const GameDefinition&, const State& state) { return whyNotStage(state, RoundStage::Between); }

constexpr Course kTurns{
    .acting = Course::Acting::InTurn,
    .judged = Course::Judged::AfterEachMove,
    .endOfActing = ActionKind::EndTurn,
    .whyNoRound = whyNoRound,
    .drawRound = drawRound,
    .whyNoSuchRound = whyNoEvent,
    .takeRound = takeEvent,
    .startRound = startRound,
    .afterDiscards = oweRobber,
    .whyNoCommonTimeUp = whyNoClosing,
    .drawCommonTimeUp = [](const State& state, Chance& chance) { chance.setBySeat(dogAnswers(state)); },
    .completeCommonTimeUp = completeAnswers,
    .takeCommonTimeUp = takeAnswers,
    .couldCommonTimeUp = couldAnswer,
    .commonTimeUp = closeWindow,
    .whyNoOwnTimeUp = [](Decision) { return Refused{}; },
    .atEndOfClock = [](const State&) { return std::optional<Action>{}; },
    .due = dueInTurn,
    .standings = standingsOfTurns,
};

constexpr Course kSharedRounds{
    .acting = Course::Acting::Together,
    .judged = Course::Judged::BetweenRounds,
    .endOfActing = ActionKind::Done,
    .whyNoRound = whyNotBetween,
    .drawRound = throwForAll,
    .whyNoSuchRound = whyNoThrow,
    .takeRound = takeThrow,
    .startRound = startSharedRound,
    .afterDiscards = afterDiscards,
    .whyNoCommonTimeUp = whyNoEndOfRound,
    .drawCommonTimeUp = [](const State&, Chance&) {},
    .completeCommonTimeUp = [](const State&, Chance&) { return Refused{}; },
    .takeCommonTimeUp = [](const GameDefinition&, Chance&) { return true; },
    .couldCommonTimeUp = [](const State&, const Chance&) { return true; },
    .commonTimeUp = endSharedRound,
    .whyNoOwnTimeUp = whyTimeIsCommon,
    .atEndOfClock = moveAtEndOfClock,
    .due = dueInRound,
    .standings = standingsOfRounds,
};

}  // namespace

const Course& courseOf(const Rules& rules) { return rules.sharedRounds == Switch::On ? kSharedRounds : kTurns; }

void carryOutDiscard(Change& change, SeatId seat, CardCounts cards) {
  payDiscard(change, seat, cards);
  if (change.state.head.open == 0) courseOf(change.rules()).afterDiscards(change);
}

void carryOutGold(Change& change, SeatId seat, CardCounts cards) {
  payGold(change, seat, cards);
  if (change.state.head.phase == Phase::Setup) beginPlayIfReady(change);
}

}  // namespace tapu::rules

namespace tapu {

std::vector<Standing> standings(const GameDefinition& definition, const State& state) {
  return rules::courseOf(definition.rules).standings(definition, state);
}

}  // namespace tapu
