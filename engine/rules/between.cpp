// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/between.h"

#include "engine/rules/building.h"
#include "engine/rules/cards.h"
#include "engine/rules/decisions.h"
#include "engine/rules/ships.h"

namespace tapu {

namespace {

/// The seats of a set in the order of turns, from the one after `last` on; `last` itself comes at the end.
SeatOrder inOrderAfter(const GameDefinition& definition, SeatId last, SeatSet seats) {
  SeatOrder order;
  SeatId seat = last;
  for (int i = 0; i < definition.seats && !seats.isEmpty(); ++i) {
    seat = rules::nextSeat(definition, seat);
    if (seats.contains(seat)) order.push_back(seat);
  }
  return order;
}

}  // namespace

SeatOrder buildOrder(const GameDefinition& definition, const State& state) {
  const Header& head = state.head;
  if (!head.ended) return head.active ? inOrderAfter(definition, head.active, head.wishes) : SeatOrder{};
  SeatOrder order;
  order.push_back(head.active);
  for (SeatId seat : inOrderAfter(definition, head.ended, head.queue)) order.push_back(seat);
  return order;
}

bool mayWish(const GameDefinition& definition, const State& state, SeatId seat) {
  const Header& head = state.head;
  return hasBuilding(definition) && head.phase == Phase::Play && head.turn > 0 && seat != head.active &&
         definition.hasSeat(seat) && state.seat(seat).pending.must == Decision::Nothing;
}

// 13.5: with five and six seats the third seat after it, with seven and eight the one across.
SeatId partnerOf(const GameDefinition& definition, SeatId seat) {
  if (!hasPairs(definition) || !seat) return {};
  constexpr int kFewestAcross = 7, kThird = 3, kAcross = 4;
  const int steps = definition.seats < kFewestAcross ? kThird : kAcross;
  return SeatId((seat.value + steps) % definition.seats);
}

SeatId nextTurn(const GameDefinition& definition, const State& state) {
  const Header& head = state.head;
  if (head.phase != Phase::Play || !head.active) return {};
  if (head.turn == 0) return head.active;
  return rules::nextSeat(definition, head.ended ? head.ended : head.active);
}

}  // namespace tapu

namespace tapu::rules {

bool couldBuy(const Query& ask) {
  if (mayBuyCard(ask)) return true;
  for (const SeatBlock& at : ask.state.seatBlocks(ask.id)) {
    if ((settlementPlaces(ask, at) | cityPlaces(ask, at)) != 0) return true;
    if ((roadPlaces(ask, at, 0) | roadPlaces(ask, at, 1)) != 0) return true;
    const EdgeBits ships = ask.definition.hasShips ? shipPlaces(ask, at.block) : EdgeBits{};
    if ((ships[0] | ships[1]) != 0) return true;
  }
  return false;
}

Refused whyNoWish(const Query& ask, const Action& action) {
  if (!hasBuilding(ask.definition)) return Reject::NoBuildingBetween;
  const bool isInTurn = ask.state.head.phase == Phase::Play && ask.state.head.turn > 0;
  if (isInTurn && ask.isActive() && !ask.state.head.ended) return Reject::WishInOwnTurn;
  if (ask.seat().pending.must != Decision::Nothing) return Reject::DecisionPending;
  if (!mayWish(ask.definition, ask.state, ask.id)) return Reject::NotYourTurn;
  const bool wishes = action.number() != 0;
  return wishes == hasWished(ask.state, ask.id) ? Refused{Reject::SameWish} : Refused{};
}

void forgetWish(Header& head, SeatId seat) {
  head.wishes.erase(seat);
  head.queue.erase(seat);
}

void carryOutWish(Change& change) {
  const bool wishes = change.move.action.number() != 0;
  Header& head = change.state.head;
  if (wishes)
    head.wishes.insert(change.move.seat);
  else
    forgetWish(head, change.move.seat);
  change.tell([&] {
    return Event{.kind = EventKind::BuildWished, .seat = change.move.seat, .count = static_cast<std::uint16_t>(wishes)};
  });
}

Reject whyNotBetween(const State& state, SeatId seat, ActionKind kind) {
  if (kind == ActionKind::Roll || kind == ActionKind::EndTurn) return Reject::NothingToDecide;
  return state.seat(seat).pending.must == Decision::Part ? Reject::NoTradeBetween : Reject::OnlyBuildingNow;
}

namespace {

/// The next one of the queue builds; false: nobody is left.
bool nextBuilds(Change& change) {
  Header& head = change.state.head;
  const SeatOrder order = inOrderAfter(change.definition, head.ended, head.queue);
  if (order.empty()) return false;
  const SeatId builder = order[0];
  forgetWish(head, builder);
  head.active = builder;
  change.tell([&] { return Event{.kind = EventKind::PhaseStarted, .seat = builder}; });
  owe(change, builder, Decision::Build);
  return true;
}

/// The turn that has ended is the last one again, as if nothing had come between.
void leaveBetween(Header& head) {
  head.active = head.ended;
  head.ended = {};
}

}  // namespace

bool beginBetween(Change& change) {
  Header& head = change.state.head;
  if (change.rules().between == Between::Off) return false;
  if (hasBuilding(change.definition) && head.wishes.isEmpty()) return false;
  head.ended = head.active;
  if (hasBuilding(change.definition)) {
    head.queue = head.wishes;
    return nextBuilds(change);
  }
  head.active = partnerOf(change.definition, head.ended);
  change.tell([&] { return Event{.kind = EventKind::PartStarted, .seat = head.active}; });
  owe(change, head.active, Decision::Part);
  return true;
}

bool goOnBetween(Change& change) {
  Header& head = change.state.head;
  change.seat(head.active).pending = {};
  forgetDeeds(change, head.active);
  if (nextBuilds(change)) return true;
  leaveBetween(head);
  return false;
}

}  // namespace tapu::rules
