// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/course.h"

#include "engine/rules/dog.h"
#include "engine/rules/events.h"
#include "engine/rules/robber.h"
#include "engine/rules/rounds.h"
#include "engine/rules/turn.h"

namespace tapu::rules {
namespace {

Refused whyNoEvent(const GameDefinition& definition, const Chance& chance) {
  return mayBring(definition.rules, chance.event()) ? Refused{} : Refused{Reject::NoSuchEvent};
}

Refused whyNoThrow(const GameDefinition&, const Chance& chance) {
  return isThrow(chance.dice) ? Refused{} : Refused{Reject::WrongChance};
}

void throwForAll(const GameDefinition&, Chance& chance, Rng& rng) { chance.dice = rng.dice(); }

Refused whyNotBetween(const GameDefinition&, const State& state) { return whyNotStage(state, RoundStage::Between); }

constexpr Course kTurns{
    .endOfActing = ActionKind::EndTurn,
    .whyNoRound = whyNoRound,
    .drawRound = drawRound,
    .whyNoSuchRound = whyNoEvent,
    .startRound = startRound,
    .afterDiscards = oweRobber,
    .whyNoCommonTimeUp = whyNoClosing,
    .drawCommonTimeUp = [](const State& state, Chance& chance) { chance.counts = dogAnswers(state); },
    .completeCommonTimeUp = completeAnswers,
    .commonTimeUp = closeWindow,
    .whyNoOwnTimeUp = [](Decision) { return Refused{}; },
    .due = dueInTurn,
};

constexpr Course kSharedRounds{
    .endOfActing = ActionKind::Done,
    .whyNoRound = whyNotBetween,
    .drawRound = throwForAll,
    .whyNoSuchRound = whyNoThrow,
    .startRound = startSharedRound,
    .afterDiscards = afterDiscards,
    .whyNoCommonTimeUp = whyNoEndOfRound,
    .drawCommonTimeUp = [](const State&, Chance&) {},
    .completeCommonTimeUp = [](const State&, Chance&) { return Refused{}; },
    .commonTimeUp = endSharedRound,
    .whyNoOwnTimeUp = whyTimeIsCommon,
    .due = dueInRound,
};

}  // namespace

const Course& courseOf(const Rules& rules) { return playsOnChain(rules) ? kSharedRounds : kTurns; }

}  // namespace tapu::rules
