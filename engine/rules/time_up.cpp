// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/time_up.h"

#include "engine/rules/course.h"
#include "engine/rules/decisions.h"
#include "engine/rules/discards.h"
#include "engine/rules/dog.h"
#include "engine/rules/earthquake.h"
#include "engine/rules/finds.h"
#include "engine/rules/gold.h"
#include "engine/rules/pirate.h"
#include "engine/rules/robber.h"
#include "engine/rules/robbery.h"
#include "engine/rules/setup.h"
#include "engine/rules/start.h"
#include "engine/rules/throw.h"
#include "engine/rules/turn.h"
#include "engine/state/ground.h"

namespace tapu::rules {

Refused whyNoTimeUp(const Query& ask, const Action& action) {
  if (!ask.id) return courseOf(ask.rules()).whyNoCommonTimeUp(ask.definition, ask.state, action);
  if (action.number() != 0) return Reject::NotATableMove;
  const Decision must = ask.seat().pending.must;
  const bool isDue = must != Decision::Nothing && ask.seat().answer == Answer::None;
  return isDue ? courseOf(ask.rules()).whyNoOwnTimeUp(must) : Refused{Reject::NothingToDecide};
}

Placed placedByForce(const Query& ask) {
  const Decision must = ask.seat().pending.must;
  const bool places = must == Decision::Settlement || must == Decision::Road;
  if (!places) return {};
  if (ask.state.head.phase != Phase::Setup) return {.corner = forcedRelief(ask), .edge = {}};
  const ForcedPieces forced = forcedSetup(ask);
  return {.corner = forced.corner, .edge = forced.edge};
}

Refused whyNotForcedTo(const Query& ask, HexId hex, SeatId victim) {
  return hasRobberHex(ask) ? whyNoRobber(ask, hex, victim) : whyNoPirate(ask, hex, victim);
}

namespace {

void forceRobbery(Change& change, SeatId id) {
  const Chance& chance = change.move.chance;
  const bool isAtSea = groundAt(change.definition, change.state, chance.hex).terrain == Terrain::Sea;
  (isAtSea ? carryOutPirate : carryOutRobber)(change, id, chance.hex, chance.seat, chance.stolen);
}

/// 5.3: neither robber nor pirate has a legal hex, and nothing is drawn; else the card is one of the victim's.
Refused whyNotRobbedByForce(const Query& ask, const Chance& chance) {
  if (hasRobberHex(ask)) return whyNotRobbed(ask, chance.hex, chance.seat, chance.stolen);
  if (hasPirateHex(ask)) return whyNotPlundered(ask, chance.hex, chance.seat, chance.stolen);
  const bool isNothing = !chance.hex && !chance.seat && chance.stolen == Resource::None;
  return isNothing ? Refused{} : Refused{Reject::WrongChance};
}

}  // namespace

// 4.7: pending decisions get their forced result; if not yet thrown the table throws; what others then owe is waited
// for, and a further TimeUp ends the turn. Between turns nothing is thrown (13.4, 13.5).
void timeUp(Change& change) {
  const SeatId id = change.move.action.seat;
  if (!id) return courseOf(change.rules()).commonTimeUp(change);
  const Chance& chance = change.move.chance;
  const Decision must = change.seat(id).pending.must;
  change.tell([&] { return Event{.kind = EventKind::TimeRanOut, .seat = id}; });
  if (must == Decision::Discard) return carryOutDiscard(change, id, chance.cards);
  if (must == Decision::Start) return forceStart(change, id);
  if (must == Decision::Gold) return carryOutGold(change, id, chance.cards);
  if (must == Decision::Answer) return answer(change, Answer::No);
  if (change.state.head.phase == Phase::Setup) return forceSetup(change);
  settled(change, id);
  if (must == Decision::Settlement) forceRelief(change, id);
  if (must == Decision::Robber && chance.hex) forceRobbery(change, id);
  if (change.state.head.ended) return carryOutEndBetween(change);
  if (!change.state.head.rolled()) {
    throwDice(change);
    if (change.state.sea) askForGold(change);
    if (change.state.head.thrown() == 7 || change.state.head.open > 0) {
      change.state.head.timeIsUp = TimeIsUp::Yes;
      return;
    }
  }
  carryOutEndTurn(change);
}

namespace {

/// 4.7: the turn of the seat has its throw still before it.
bool throwsAtTimeUp(const State& state) { return !state.head.rolled() && !state.head.ended; }

void drawTimeUp(const Query& ask, const Action&, Chance& chance, Rng& rng) {
  if (!ask.id) return courseOf(ask.rules()).drawCommonTimeUp(ask.state, chance);
  const Pending pending = ask.seat().pending;
  if (pending.must == Decision::Discard) {
    chance.cards = forcedDiscard(ask.seat().hand, pending.left);
    return;
  }
  if (pending.must == Decision::Gold) return chance.setGold(forcedGold(ask));
  if (ask.state.sea) drawFinds(ask, placedByForce(ask), chance, rng);
  if (ask.state.head.phase == Phase::Setup || pending.must == Decision::Start) return;
  if (pending.must == Decision::Robber) (hasRobberHex(ask) ? drawForcedRobber : drawForcedPirate)(ask, chance, rng);
  if (throwsAtTimeUp(ask.state)) chance.dice = drawThrow(ask, rng);
}

/// 14.1: the cards follow from the hand; a record may leave them out.
Refused completeGold(const Query& ask, Chance& chance) {
  const CardCounts forced = forcedGold(ask);
  if (chance.isGold() && chance.cards != forced) return Reject::WrongChance;
  chance.setGold(forced);
  return std::nullopt;
}

Refused completeTimeUp(const Query& ask, const Action&, Chance& chance) {
  if (!ask.id) return courseOf(ask.rules()).completeCommonTimeUp(ask.state, chance);
  const Pending pending = ask.seat().pending;
  if (pending.must == Decision::Discard) {
    const CardCounts forced = forcedDiscard(ask.seat().hand, pending.left);
    if (!chance.cards.isEmpty() && chance.cards != forced) return Reject::WrongChance;
    chance.cards = forced;
    return std::nullopt;
  }
  if (pending.must == Decision::Gold) return completeGold(ask, chance);
  if (chance.isGold()) return Reject::WrongChance;
  if (ask.state.sea)
    if (const auto wrong = whyNotFound(ask, placedByForce(ask), chance)) return wrong;
  if (ask.state.head.phase == Phase::Setup || pending.must == Decision::Start) return std::nullopt;
  if (pending.must == Decision::Robber)
    if (const auto wrong = whyNotRobbedByForce(ask, chance)) return wrong;
  return !throwsAtTimeUp(ask.state) || mayThrow(ask, chance.dice) ? Refused{} : Refused{Reject::WrongChance};
}

}  // namespace

constexpr ChanceRule kTimeUp{.draw = drawTimeUp, .complete = completeTimeUp};

}  // namespace tapu::rules
