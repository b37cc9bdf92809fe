// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/production.h"

#include <algorithm>

#include "engine/rules/gold.h"
#include "engine/rules/hands.h"
#include "engine/rules/strikes.h"

namespace tapu::rules {

namespace {

// 4.5: what one resource pays when the bank has less of it than is demanded.
void paySome(Claims& claims, int seats, Resource resource, int stock) {
  int claimants = 0;
  for (int s = 0; s < seats; ++s) claimants += claims[s][resource] > 0;
  for (int s = 0; s < seats; ++s) {
    const int demand = claims[s][resource];
    const int paid = claimants == 1 ? std::min(demand, stock) : 0;
    claims[s] -= CardCounts::of(resource, demand - paid);
  }
}

void shareShortage(Change& change, Claims& claims, int seats, CardCounts bank) {
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
  while (claim.total() > room) {
    for (int lane = kResources - 1; lane >= 0 && claim.total() > room; --lane)
      if (claim[static_cast<Resource>(lane)] > 0) claim -= CardCounts::of(static_cast<Resource>(lane));
  }
  return claim;
}

CardCounts sumOf(const Claims& claims, int seats) {
  CardCounts sum;
  for (int s = 0; s < seats; ++s) sum += claims[s];
  return sum;
}

/// Claims are cut down to what events, the bank and the hands leave of them.
void cutDown(Change& change, Claims& claims, int first, int seats, int thrown) {
  const bool isDoubled = change.state.head.event == RoundEvent::Cybele;
  if (isDoubled || change.state.head.strikes != 0) changeClaims(change, claims, thrown);
  if (change.rules().unlimitedBank == Switch::Off)
    shareShortage(change, claims, seats, change.state.bankOf(SeatId(first)));
  if (change.rules().handsMayFill == Switch::Off) return;
  for (int s = 0; s < seats; ++s)
    claims[s] = withinLimit(claims[s], change.rules().handLimit - change.state.seats[first + s].cardsInHand());
}

/// Pays the seats of one board from `first` from their bank, also for buildings elsewhere (9.15).
void produceFor(Change& change, int first, int seats, int thrown) {
  State& state = change.state;
  Claims claims;
  for (int s = 0; s < seats; ++s) claims[s] = state.seats[first + s].yieldByThrow[thrown - 2];
  CardCounts& bank = state.bankOf(SeatId(first));
  const CardCounts demand = sumOf(claims, seats);
  const bool isPlain =
      state.head.event != RoundEvent::Cybele && state.head.strikes == 0 && change.rules().handsMayFill == Switch::Off;
  if (!isPlain || !demand.isWithin(CardCounts::kResources) || !bank.covers(demand))
    cutDown(change, claims, first, seats, thrown);
  for (int s = 0; s < seats; ++s) take(state.seats[first + s], claims[s]);
  if (change.rules().unlimitedBank == Switch::Off) bank -= sumOf(claims, seats);
  if (!change.tell.log) return;
  for (int s = 0; s < seats; ++s)
    if (!claims[s].isEmpty())
      change.tell([&] { return Event{.kind = EventKind::Produced, .seat = SeatId(first + s), .cards = claims[s]}; });
}

}  // namespace

void produce(Change& change, int thrown) {
  const int seats = change.definition.seatsPerBoard();
  for (int first = 0; first < change.state.seats.size(); first += seats) produceFor(change, first, seats, thrown);
  if (change.definition.sea.hasGold) [[unlikely]]
    addGoldOfThrow(change, thrown);
}

}  // namespace tapu::rules
