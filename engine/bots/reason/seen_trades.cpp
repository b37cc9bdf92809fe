// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <bit>

#include "engine/board/tally.h"
#include "engine/bots/reason/weighed.h"
#include "engine/bots/trading.h"

namespace tapu {

namespace {

/// What a trade brings to its seat; no cards if that is not known.
CardCounts gotBy(const Deed& deed) {
  const Action& action = deed.move.action;
  switch (action.kind) {
    case ActionKind::Bank: return CardCounts::of(action.second);
    case ActionKind::Monopoly: return CardCounts::of(action.first);
    case ActionKind::YearOfPlenty:
      return CardCounts::of(action.first) +
             (action.second == Resource::None ? CardCounts() : CardCounts::of(action.second));
    case ActionKind::Offer: return action.want;
    case ActionKind::Accept: return deed.before.seat(action.seat).offer.give;
    case ActionKind::Confirm: return deed.before.seat(deed.move.seat).offer.want;
    default: return {};
  }
}

/// What a trade costs its seat; of the bank one card of the kind.
CardCounts givenBy(const Deed& deed) {
  const Action& action = deed.move.action;
  switch (action.kind) {
    case ActionKind::Bank: return CardCounts::of(action.first);
    case ActionKind::Offer: return action.give;
    case ActionKind::Accept: return deed.before.seat(action.seat).offer.want;
    case ActionKind::Confirm: return deed.before.seat(deed.move.seat).offer.give;
    default: return {};
  }
}

CardCounts kindsOnce(CardCounts cards) {
  CardCounts kinds;
  for (const Resource each : kAllResources)
    if (cards[each]) kinds += CardCounts::of(each);
  return kinds;
}

/// Of a kind that its places bring often enough it is told what it is good for.
void ofPurpose(const Deed& deed, CardCounts kinds, Weighed& found) {
  const Rules& rules = deed.definition.rules;
  const std::array<CardCounts, 4> costs{rules.roadCost, rules.settlementCost, rules.cityCost, rules.cardCost};
  for (const Resource each : kAllResources) {
    if (!kinds[each]) continue;
    int purposes = 0;
    for (std::size_t i = 0; i < costs.size(); ++i) purposes |= costs[i][each] ? 1 << i : 0;
    if (purposes != 0)
      found.add(2, ValueGroup::Hand, {.kind = ReasonKind::Needed, .more = purposes, .cards = CardCounts::of(each)});
  }
}

/// The best corner that a route of the seat has reached, if a settlement needs one of these cards.
void ofPlaceReached(const Deed& deed, CardCounts got, Weighed& found) {
  bool isForIt = false;
  for (const Resource each : kAllResources)
    isForIt = isForIt || (got[each] && deed.definition.rules.settlementCost[each]);
  if (!isForIt) return;
  if (const CornerId best = bestReached(deed, deed.move.seat); best)
    found.add(3.5, ValueGroup::Places,
              {.kind = ReasonKind::Waits, .place = best.value, .count = pipsAt(deed.definition.map, best)});
}

/// What the places of the seat bring of a kind: nothing, since the robber stands on the only one, or too little.
void ofSources(const Deed& deed, CardCounts got, Weighed& found) {
  constexpr int kFew = 4;
  const auto has = printedPips(deed, deed.move.seat);
  const CardCounts given = givenBy(deed);
  // Little is what comes least of all, and less than what is given for it.
  const auto isScarce = [&](Resource kind) {
    const int its = has[static_cast<std::size_t>(kind)];
    return its == *std::ranges::min_element(has) && std::ranges::all_of(kAllResources, [&](Resource r) {
             return !given[r] || has[static_cast<std::size_t>(r)] > its;
           });
  };
  Resource few = Resource::None;
  int pips = kFew + 1;
  for (std::size_t i = 0; i < kResources; ++i) {
    const Resource each = kAllResources[i];
    if (!got[each]) continue;
    for (const HexId robber : deed.before.robbers)
      if (robber && has[i] > 0 && resourceOf(deed.definition.map.hex(robber).cell.terrain) == each &&
          robbedOf(deed, deed.move.seat, robber) == has[i])
        return found.add(
            5, ValueGroup::Hand,
            {.kind = ReasonKind::NoSource, .place = robber.value, .count = has[i], .cards = CardCounts::of(each)});
    if (has[i] < pips && isScarce(each)) few = each, pips = has[i];
  }
  if (few != Resource::None)
    return found.add(3.8, ValueGroup::Hand, {.kind = ReasonKind::Wants, .count = pips, .cards = CardCounts::of(few)});
  ofPurpose(deed, got, found);
}

/// More cards than are given for them, and that those are what the places of the seat bring most of.
void ofPrice(const Deed& deed, Weighed& found) {
  constexpr int kMany = 5;
  const CardCounts given = givenBy(deed), got = gotBy(deed);
  if (given.isEmpty()) return;
  if (got.total() > given.total())
    found.add(4.4, ValueGroup::Hand, {.kind = ReasonKind::Bargain, .count = got.total(), .more = given.total()});
  const auto has = printedPips(deed, deed.move.seat);
  for (std::size_t i = 0; i < kResources; ++i)
    if (const Resource each = kAllResources[i];
        given[each] && has[i] >= kMany && has[i] == *std::ranges::max_element(has))
      return found.add(3, ValueGroup::Hand,
                       {.kind = ReasonKind::Abounds, .count = has[i], .cards = CardCounts::of(each)});
}

/// Why a seat may have declined: what it was to give and to get, by its places and by how many cards it held.
void ofRefusal(const Deed& deed, Weighed& found) {
  constexpr int kFew = 4, kMany = 5;
  const SeatId offerer = deed.move.action.seat, me = deed.move.seat;
  if (isNearWinning(deed.definition, deed.before, offerer))
    found.add(8, ValueGroup::Rivals,
              {.kind = ReasonKind::Leader,
               .count = std::max(1, deed.definition.rules.target - deed.before.publicPoints(offerer)),
               .seat = offerer});
  const Offer& offer = deed.before.seat(offerer).offer;
  if (const int held = deed.before.seat(me).cardsInHand(); held < offer.want.total())
    found.add(6, ValueGroup::Hand, {.kind = ReasonKind::FewCards, .count = held});
  const auto has = printedPips(deed, me);
  for (std::size_t i = 0; i < kResources; ++i) {
    const CardCounts kind = CardCounts::of(kAllResources[i]);
    if (offer.want.covers(kind) && has[i] <= kFew)
      found.add(4 - 0.3 * has[i], ValueGroup::Hand, {.kind = ReasonKind::LacksIt, .count = has[i], .cards = kind});
    if (offer.give.covers(kind) && has[i] >= kMany)
      found.add(3 + 0.1 * has[i], ValueGroup::Hand, {.kind = ReasonKind::GetsIt, .count = has[i], .cards = kind});
  }
  ofHelp(deed, offerer, offer.give, offer.want, found);
  if (offer.want.total() > offer.give.total())
    found.add(2.9, ValueGroup::Hand,
              {.kind = ReasonKind::Dear, .count = offer.want.total(), .more = offer.give.total()});
  if (!offer.want.isEmpty())
    found.add(1, ValueGroup::Hand, {.kind = ReasonKind::WouldGive, .cards = offer.want, .seat = offerer});
}

}  // namespace

CornerId bestReached(const Deed& deed, SeatId seat) {
  CornerId best;
  if (deed.before.seat(seat).settlements == 0) return best;
  const Planner planner(deed.definition, deed.before, seat);
  for (const SeatBlock& at : deed.before.seatBlocks(seat))
    for (std::uint64_t open = at.reach.settle & at.open.corners; open != 0; open &= open - 1) {
      const CornerId corner(at.block * 64 + std::countr_zero(open));
      if (!best || planner.worth(corner) > planner.worth(best)) best = corner;
    }
  return best;
}

void ofHelp(const Deed& deed, SeatId offerer, CardCounts given, CardCounts got, Weighed& found) {
  const CardCounts cost = deed.definition.rules.settlementCost;
  const Seat& other = deed.before.seat(offerer);
  const bool isForIt = std::ranges::any_of(kAllResources, [&](Resource r) { return got[r] && cost[r]; });
  const int cards = other.cardsInHand() - given.total() + got.total();
  if (!isForIt || cards < cost.total()) return;
  // Of the reader's own offer the hand is known.
  const bool isKnown = offerer == deed.viewer && other.known == Knowledge::Own && other.hand.covers(given);
  if (isKnown && !(other.hand - given + got).covers(cost)) return;
  const CornerId corner = bestReached(deed, offerer);
  if (!corner) return;
  const int block = blockOf(corner), slot = deed.before.slotOf(deed.move.seat, block);
  const bool isShared =
      slot >= 0 && slot < deed.before.slots && hasCorner(deed.before.reachOf(deed.move.seat, block).settle, corner);
  found.add(isShared ? 4.6 : 2.8, ValueGroup::Rivals,
            {.kind = ReasonKind::Helps,
             .place = corner.value,
             .count = pipsAt(deed.definition.map, corner),
             .more = isShared ? 1 : 0,
             .seat = offerer});
}

void addTradeReasons(const Deed& deed, Weighed& found) {
  if (deed.move.action.kind == ActionKind::Decline) return ofRefusal(deed, found);
  const CardCounts got = kindsOnce(gotBy(deed));
  if (got.isEmpty()) return;
  ofSources(deed, got, found);
  ofPrice(deed, found);
  ofPlaceReached(deed, got, found);
}

}  // namespace tapu
