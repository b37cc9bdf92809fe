// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/rounds.h"

#include <algorithm>

#include "engine/rules/decisions.h"
#include "engine/rules/discards.h"
#include "engine/rules/production.h"
#include "engine/rules/ships.h"
#include "engine/rules/territories.h"
#include "engine/rules/trade.h"
#include "engine/rules/victory.h"

namespace tapu::rules {

namespace {

SeatId firstOf(Territory group) { return SeatId(group == Territory::Moon ? 1 : 0); }

/// Calls `see(id, seat)` for the seats of the group whose round it is; empty seats are left out.
template <class See>
void eachOfGroup(Change& change, See see) {
  for (int s = firstOf(change.state.head.group).value; s < change.state.seats.size(); s += kSeatsAtBoardOfChain)
    if (change.state.seats[s].presence != Presence::Vacant) see(SeatId(s), change.state.seats[s]);
}

// 9.6: all of the group may act; frozen seats count as done.
void startClock(Change& change) {
  Header& head = change.state.head;
  head.stage = RoundStage::Clock;
  head.acting = 0;
  eachOfGroup(change, [&](SeatId id, const Seat& seat) {
    const bool acts = !isFrozen(change.definition, seat);
    owe(change, id, acts ? Decision::Act : Decision::Done);
    head.acting = static_cast<std::uint16_t>(head.acting + acts);
  });
}

/// 9.19: some territory is not protected in this round.
bool robbersMove(const Change& change) {
  for (int s = 0; s < change.state.seats.size(); ++s)
    if (change.state.head.round > protectedUntil(change.definition, change.state, SeatId(s))) return true;
  return false;
}

}  // namespace

void startSharedRound(Change& change) {
  Header& head = change.state.head;
  ++head.round;
  head.turn = head.round;
  head.group = groupOfRound(change.options(), head.round);
  head.stage = RoundStage::Discards;
  change.tell([&] { return Event{.kind = EventKind::RoundStarted, .seat = firstOf(head.group), .count = head.round}; });
  if (change.move.chance.winner) return;  // 9.22: reached in the others' round
  eachOfGroup(change, [&](SeatId id, const Seat&) { forgetDeeds(change, id); });
  head.dice = change.move.chance.dice;
  change.tell([&] { return Event{.kind = EventKind::Rolled, .count = head.dice[0], .more = head.dice[1]}; });
  if (head.thrown() == 7) {
    oweDiscards(change);
    if (head.open == 0) afterDiscards(change);
    return;
  }
  produce(change, head.thrown());
  startClock(change);
}

void afterDiscards(Change& change) {
  if (!robbersMove(change)) return startClock(change);
  change.state.head.stage = RoundStage::SecondThrow;
}

void secondThrow(Change& change) {
  const auto dice = change.move.chance.dice;
  change.tell([&] { return Event{.kind = EventKind::SecondThrown, .count = dice[0], .more = dice[1]}; });
  moveRobbers(change, dice[0] + dice[1]);
  startClock(change);
}

void markDone(Change& change, SeatId id) {
  settled(change, id);
  owe(change, id, Decision::Done);
  --change.state.head.acting;
  if (change.seat(id).offer.isOpen()) closeOffer(change, id);  // 6.7
}

void stopActing(Change& change, SeatId id) {
  const Decision must = change.seat(id).pending.must;
  if (must == Decision::Act || must == Decision::FreeRoute) markDone(change, id);
}

void takeDoneBack(Change& change) {
  settled(change, change.move.seat);
  owe(change, change.move.seat, Decision::Act);
  ++change.state.head.acting;
}

bool isLastRound(const GameDefinition& definition, int round) {
  return definition.rules.maxRounds != kUnlimited && round >= definition.rules.maxRounds;
}

namespace {

/// 9.22: this TimeUp ends the game: the cap is reached, or the time limit is over after an even round.
bool isLastRound(const GameDefinition& definition, const State& state, const Action& timeUp) {
  const int round = state.head.round;
  const bool limitIsOver = timeUp.number() == static_cast<int>(TimeLimit::Over);
  return rules::isLastRound(definition, round) || (limitIsOver && round % 2 == 0);
}

}  // namespace

void endSharedRound(Change& change) {
  Header& head = change.state.head;
  change.tell([&] { return Event{.kind = EventKind::TimeRanOut}; });
  for (Seat& seat : change.state.seats) {
    seat.offer = {};
    seat.offers = 0;
    seat.pending = {};
  }
  head.dice = {0, 0};
  head.acting = 0;
  head.stage = RoundStage::Between;
  if (!change.move.chance.winner && isLastRound(change.definition, change.state, change.move.action)) stop(change);
}

Refused whyNotStage(const State& state, RoundStage stage) {
  const bool isThere = state.head.phase == Phase::Play && state.head.stage == stage && state.head.open == 0;
  return isThere ? Refused{} : Refused{Reject::NotATableMove};
}

// 9.22: a move may report the time limit only if there is one.
Refused whyNoEndOfRound(const GameDefinition& definition, const State& state, const Action& action) {
  const bool isOff = definition.rules.options.timeLimit == kUnlimited;
  if (action.number() > static_cast<int>(TimeLimit::Over) || (action.number() != 0 && isOff))
    return Reject::NotATableMove;
  return whyNotStage(state, RoundStage::Clock);
}

Refused whyTimeIsCommon(Decision must) {
  return must == Decision::Discard || must == Decision::Start ? Refused{} : Refused{Reject::NothingToDecide};
}

bool endsEarly(const GameDefinition& definition, const State& state) {
  if (state.head.acting != 0) return false;
  if (definition.rules.options.earlyEnd == Switch::On) return true;
  for (int s = firstOf(state.head.group).value; s < definition.seats; s += kSeatsAtBoardOfChain)
    if (state.seats[s].pending.must == Decision::Done && !isFrozen(definition, state.seats[s])) return false;
  return true;
}

namespace {

/// TimeUp for the first seat that holds the others up and is meant.
template <class IsMeant>
std::optional<Action> forcedFrom(const State& state, SeatId from, IsMeant isMeant) {
  for (int s = from.value; s < state.seats.size(); ++s) {
    const Decision must = state.seats[s].pending.must;
    if ((must == Decision::Discard || must == Decision::Start) && isMeant(state.seats[s]))
      return tableMove(ActionKind::TimeUp, SeatId(s));
  }
  return std::nullopt;
}

}  // namespace

std::optional<Action> moveAtEndOfClock(const State& state) {
  if (state.head.paused == Paused::Yes || state.head.phase == Phase::Over) return std::nullopt;
  if (state.head.open > 0) return forcedFrom(state, SeatId(0), [](const Seat&) { return true; });
  if (state.head.stage == RoundStage::Between) return tableMove(ActionKind::StartRound);
  if (state.head.stage == RoundStage::Clock) return timeUpForAll();
  return std::nullopt;
}

std::optional<Action> dueInRound(const GameDefinition& definition, const State& state, const Move* last) {
  const Header& head = state.head;
  if (head.open == 0) {
    const bool isThrown = definition.rules.options.dice == BigDice::Server;
    const bool isDue = head.phase == Phase::Play && head.stage == RoundStage::SecondThrow && isThrown;
    return isDue ? std::optional(tableMove(ActionKind::SecondThrow)) : std::nullopt;
  }
  if (definition.rules.leaversFreeze == Switch::Off || (last && last->seat)) return std::nullopt;
  const bool goesOn = last && last->action.kind == ActionKind::TimeUp && last->action.seat;  // from one to the next
  return forcedFrom(state, goesOn ? last->action.seat : SeatId(0),
                    [&](const Seat& seat) { return isFrozen(definition, seat); });
}

// ---- 9.22 -----------------------------------------------------------------------------------------------------------

namespace {

/// Points, then earlier, then the lower board: of one group at the target.
SeatId bestOfGroup(const GameDefinition& definition, const State& state, Territory group) {
  SeatId best;
  for (int s = firstOf(group).value; s < definition.seats; s += kSeatsAtBoardOfChain) {
    const SeatId seat(s);
    if (state.seat(seat).presence == Presence::Vacant || !isWithin(definition, state, seat, 0)) continue;
    const int more = best ? state.points(seat) - state.points(best) : 1;
    const bool isEarlier = more == 0 && state.seat(seat).scoredAt < state.seat(best).scoredAt;
    if (more > 0 || isEarlier) best = seat;
  }
  return best;
}

/// The winner at the cap, of both groups: points, then buildings, then cards in hand; nobody if two share the lead.
SeatId bestOfAll(const GameDefinition& definition, const State& state) {
  const auto list = standingsOfRounds(definition, state);
  return list.size() > 1 && list[1].rank == 1 ? SeatId{} : list[0].seat;
}

}  // namespace

SeatId winnerOfRound(const GameDefinition& definition, const State& state, const Action& action) {
  const Header& head = state.head;
  if (action.kind == ActionKind::StartRound)
    return bestOfGroup(definition, state, groupOfRound(definition.rules.options, head.round + 1));
  if (action.kind != ActionKind::TimeUp || action.seat) return {};
  if (const SeatId best = bestOfGroup(definition, state, head.group)) return best;
  return isLastRound(definition, state, action) ? bestOfAll(definition, state) : SeatId{};
}

}  // namespace tapu::rules
