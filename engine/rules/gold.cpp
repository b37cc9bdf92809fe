// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/gold.h"

#include <algorithm>
#include <utility>

#include "engine/rules/decisions.h"
#include "engine/rules/hands.h"
#include "engine/rules/yields.h"
#include "engine/state/ground.h"

namespace tapu {

std::vector<SeatId> goldOrder(const GameDefinition& definition, const State& state) {
  std::vector<SeatId> order;
  SeatId seat = state.head.active;
  for (int i = 0; i < definition.seats; ++i, seat = rules::nextSeat(definition, seat))
    if (goldOwedTo(state, seat) > 0) order.push_back(seat);
  return order;
}

bool mayTakeGold(const GameDefinition& definition, const State& state, SeatId seat, CardCounts cards) {
  const rules::Query ask{definition, state, seat};
  return cards.exactTotal() <= ask.seat().pending.left && rules::bankCovers(ask, cards);
}

}  // namespace tapu

namespace tapu::rules {

// No hand has room for more cards than its limit, so no more need be noted (6.10).
void addGold(Change& change, SeatId seat, int cards) {
  std::uint8_t& owed = change.state.sea->gold[seat.value];
  owed = static_cast<std::uint8_t>(std::min(owed + cards, change.rules().handLimit));
}

// 14.1: Cybele doubles gold; neither flood nor wolf strikes it.
void addGoldOfThrow(Change& change, int thrown) {
  const int times = change.state.head.event == RoundEvent::Cybele ? 2 : 1;
  for (int h = 0; h < change.definition.map.hexCount(); ++h) {
    const HexId hex(h);
    const Ground ground = groundAt(change.definition, change.state, hex);
    if (ground.terrain != Terrain::Gold || ground.number != thrown) continue;
    if (hasRobber(change.definition, change.state, hex)) continue;
    for (const CornerId corner : change.definition.map.hex(hex).corners) {
      const Piece piece = corner ? change.state.at(corner) : Piece();
      if (!piece.isEmpty()) addGold(change, piece.owner(), piece.yield() * times);
    }
  }
}

namespace {

bool isAnybodyAsked(const State& state) {
  return std::ranges::any_of(state.seats, [](const Seat& seat) { return seat.pending.must == Decision::Gold; });
}

void tellOwed(Change& change, SeatId seat, int cards) {
  change.tell(
      [&] { return Event{.kind = EventKind::GoldOwed, .seat = seat, .count = static_cast<std::uint16_t>(cards)}; });
}

/// A seat gets no more than so many of the cards that it is owed; who gets nothing is told so.
void cutTo(Change& change, SeatId seat, int most) {
  std::uint8_t& owed = change.state.sea->gold[seat.value];
  if (owed <= most) return;
  owed = static_cast<std::uint8_t>(std::max(most, 0));
  if (owed == 0) tellOwed(change, seat, 0);
}

/// The decision of the active seat waits until no gold is owed.
void putOff(Change& change) {
  const SeatId active = change.state.head.active;
  const Pending waiting = change.seat(active).pending;
  if (waiting.must == Decision::Nothing) return;
  settled(change, active);
  change.state.sea->after = waiting;
}

void askSeat(Change& change, SeatId seat) {
  const int cards = change.state.sea->gold[seat.value];
  if (cards == 0) return;
  owe(change, seat, Decision::Gold, cards);
  tellOwed(change, seat, cards);
}

/// Whether the bank could give all that is owed in any kinds.
bool coversAll(const Change& change) {
  int owed = 0;
  for (int cards : change.state.sea->gold) owed += cards;
  const CardCounts bank = change.state.bankOf(change.state.head.active);
  return change.rules().unlimitedBank == Switch::On ||
         std::ranges::all_of(kAllResources, [&](Resource resource) { return bank[resource] >= owed; });
}

/// Without enough for all, the first seat clockwise for which the bank still has a card.
void askFirst(Change& change) {
  SeatId seat = change.state.head.active;
  for (int i = 0; i < change.definition.seats; ++i, seat = nextSeat(change.definition, seat)) {
    cutTo(change, seat, change.state.bankOf(seat).exactTotal());
    if (change.state.sea->gold[seat.value] > 0) return askSeat(change, seat);
  }
}

void askThoseOwed(Change& change) {
  for (int s = 0; s < change.definition.seats; ++s)
    cutTo(change, SeatId(s), change.rules().handLimit - change.seat(SeatId(s)).cardsInHand());
  if (!coversAll(change)) return askFirst(change);
  for (int s = 0; s < change.definition.seats; ++s) askSeat(change, SeatId(s));
}

}  // namespace

void askForGold(Change& change) {
  SeaPart& sea = *change.state.sea;
  const bool isOwed = std::ranges::any_of(sea.gold, [](int cards) { return cards > 0; });
  if (isOwed && !isAnybodyAsked(change.state)) {
    putOff(change);
    askThoseOwed(change);
  }
  if (sea.after.must == Decision::Nothing || isAnybodyAsked(change.state)) return;
  const Pending waiting = std::exchange(sea.after, Pending{});
  owe(change, change.state.head.active, waiting.must, waiting.left, waiting.at);
}

Refused whyNoGold(const Query& ask, const Action& action) {
  const CardCounts cards = action.want;
  if (cards[Resource::Unknown] > 0 || cards.exactTotal() != ask.seat().pending.left) return Reject::GoldCount;
  return bankCovers(ask, cards) ? Refused{} : Refused{Reject::GoldNotInBank};
}

void payGold(Change& change, SeatId seat, CardCounts cards) {
  takeFromBank(change, seat, cards);
  settled(change, seat);
  change.state.sea->gold[seat.value] = 0;
  change.tell([&] { return Event{.kind = EventKind::GoldTaken, .seat = seat, .cards = cards}; });
  askForGold(change);
}

CardCounts forcedGold(const Query& ask) {
  CardCounts taken;
  for (int left = ask.seat().pending.left; left > 0; --left) {
    const CardCounts hand = ask.seat().hand + taken;
    Resource fewest = Resource::None;
    for (Resource resource : kAllResources) {
      if (!bankCovers(ask, taken + CardCounts::of(resource))) continue;
      if (fewest == Resource::None || hand[resource] < hand[fewest]) fewest = resource;
    }
    taken += CardCounts::of(fewest);
  }
  return taken;
}

}  // namespace tapu::rules
