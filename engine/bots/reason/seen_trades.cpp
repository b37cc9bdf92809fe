// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

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
  if (!isForIt || deed.before.seat(deed.move.seat).settlements == 0) return;
  const Planner planner(deed.definition, deed.before, deed.move.seat);
  CornerId best;
  for (const SeatBlock& at : deed.before.seatBlocks(deed.move.seat))
    for (int bit = 0; bit < 64; ++bit) {
      const std::uint64_t one = std::uint64_t{1} << bit;
      if (!(at.reach.settle & one) || !(deed.before.blocks[at.block].corners & one)) continue;
      const CornerId corner(at.block * 64 + bit);
      if (!best || planner.worth(corner) > planner.worth(best)) best = corner;
    }
  if (best)
    found.add(3.5, ValueGroup::Places,
              {.kind = ReasonKind::Waits, .place = best.value, .count = pipsAt(deed.definition.map, best)});
}

}  // namespace

void addTradeReasons(const Deed& deed, Weighed& found) {
  const Action& action = deed.move.action;
  if (action.kind == ActionKind::Decline) {
    const Planner planner(deed.definition, deed.before, deed.move.seat);
    if (isNearWinning(planner, action.seat))
      found.add(8, ValueGroup::Rivals,
                {.kind = ReasonKind::Leader,
                 .count = std::max(1, deed.definition.rules.target - deed.before.publicPoints(action.seat)),
                 .seat = action.seat});
    return;
  }
  const CardCounts got = kindsOnce(gotBy(deed));
  if (got.isEmpty()) return;
  const auto has = printedPips(deed, deed.move.seat);
  int pips = 0;
  for (std::size_t i = 0; i < kResources; ++i) pips += got[kAllResources[i]] ? has[i] : 0;
  constexpr int kFew = 4;
  if (pips <= kFew)
    found.add(3, ValueGroup::Hand, {.kind = ReasonKind::Wants, .count = pips, .cards = got});
  else
    ofPurpose(deed, got, found);
  ofPlaceReached(deed, got, found);
}

}  // namespace tapu
