// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/production.h"

#include <algorithm>

#include "engine/rules/hands.h"
#include "engine/rules/strikes.h"

namespace tapu::rules {

namespace {

// 4.5: what one resource pays when the bank has less of it than is demanded.
void paySome(std::array<CardCounts, 4>& claims, int seats, Resource resource, int stock) {
  int claimants = 0;
  for (int s = 0; s < seats; ++s) claimants += claims[s][resource] > 0;
  for (int s = 0; s < seats; ++s) {
    const int demand = claims[s][resource];
    const int paid = claimants == 1 ? std::min(demand, stock) : 0;
    claims[s] -= CardCounts::of(resource, demand - paid);
  }
}

void shareShortage(Change& change, std::array<CardCounts, 4>& claims, int seats, CardCounts bank) {
  for (Resource resource : kAllResources) {
    int demand = 0;
    for (int s = 0; s < seats; ++s) demand += claims[s][resource];
    const int stock = bank[resource];
    if (demand <= stock) continue;
    paySome(claims, seats, resource, stock);
    change.tell([&] { return Event{.kind = EventKind::BankShort, .cards = CardCounts::of(resource)}; });
  }
}

// 6.10: production beyond the hand limit is not paid.
CardCounts withinLimit(CardCounts claim, int room) {
  room = std::max(room, 0);
  while (claim.total() > room)
    for (int lane = kResources - 1; lane >= 0 && claim.total() > room; --lane)
      if (claim[static_cast<Resource>(lane)] > 0) claim -= CardCounts::of(static_cast<Resource>(lane));
  return claim;
}

}  // namespace

namespace {

/// What is claimed is paid; each claim is cut down first to what its owner gets.
[[gnu::noinline]] void produceWithCare(Change& change, int first, int seats, int thrown) {
  State& state = change.state;
  Seat* const owners = &state.seats[first];
  std::array<CardCounts, 4> claims;
  for (int s = 0; s < seats; ++s) claims[s] = owners[s].yieldByThrow[thrown - 2];
  const bool isDoubled = state.head.event == RoundEvent::Cybele;
  if (isDoubled || state.head.strikes != 0) changeClaims(change, claims, thrown);
  const bool isUnlimited = change.rules().unlimitedBank == Switch::On;
  if (!isUnlimited) shareShortage(change, claims, seats, state.bankOf(SeatId(first)));
  for (int s = 0; s < seats; ++s) {
    if (change.rules().handsMayFill == Switch::On)
      claims[s] = withinLimit(claims[s], change.rules().handLimit - owners[s].cardsInHand());
    take(owners[s], claims[s]);
    if (!isUnlimited) state.bankOf(SeatId(first)) -= claims[s];
    if (!claims[s].isEmpty())
      change.tell([&] { return Event{.kind = EventKind::Produced, .seat = SeatId(first + s), .cards = claims[s]}; });
  }
}

/// The seats of one board from `first` are paid from their bank, wherever their buildings stand (9.15).
[[gnu::always_inline]] inline void produceFor(Change& change, int first, int seats, int thrown) {
  State& state = change.state;
  Seat* const owners = &state.seats[first];
  const auto at = static_cast<std::size_t>(thrown - 2);
  const bool isPlain = state.head.event != RoundEvent::Cybele && state.head.strikes == 0 &&
                       change.rules().handsMayFill == Switch::Off && !change.tell.log;
  if (!isPlain) [[unlikely]]
    return produceWithCare(change, first, seats, thrown);
  CardCounts demand;
  for (int s = 0; s < seats; ++s) demand += owners[s].yieldByThrow[at];
  CardCounts& bank = state.bankOf(SeatId(first));
  const bool isCovered = (demand.lanes & CardCounts::kHigh) == 0 && bank.covers(demand);
  if (!isCovered) [[unlikely]]
    return produceWithCare(change, first, seats, thrown);
  for (int s = 0; s < seats; ++s) take(owners[s], owners[s].yieldByThrow[at]);
  if (change.rules().unlimitedBank == Switch::Off) bank -= demand;
}

[[gnu::noinline]] void produceOnChain(Change& change, int thrown) {
  const int seats = change.definition.seatsPerBoard();
  for (int first = 0; first < change.state.seats.size(); first += seats) produceFor(change, first, seats, thrown);
}

}  // namespace

void produce(Change& change, int thrown) {
  if (change.definition.map.isChain()) return produceOnChain(change, thrown);
  produceFor(change, 0, change.definition.seats, thrown);
}

}  // namespace tapu::rules
