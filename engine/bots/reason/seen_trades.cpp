// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <bit>
#include <optional>

#include "engine/board/tally.h"
#include "engine/bots/bargainer.h"
#include "engine/bots/reason/strengths.h"
#include "engine/bots/reason/weighed.h"
#include "engine/bots/unseen.h"
#include "engine/bots/yields.h"
#include "engine/rules/discards.h"
#include "engine/rules/trade.h"

namespace tapu {

namespace {

/// The cards that a trade brings to its seat; none if unknown.
CardCounts gotBy(const Deed& deed) {
  const Action& action = deed.move.action;
  using enum ActionKind;
  const ActionKind kind = action.kind;
  if (kind == Bank) return CardCounts::of(action.second);
  if (kind == Monopoly) return CardCounts::of(action.first);
  if (kind == YearOfPlenty)
    return CardCounts::of(action.first) +
           (action.second == Resource::None ? CardCounts() : CardCounts::of(action.second));
  if (kind == Offer || kind == Gold) return action.want;
  if (kind == Accept) return deed.before.seat(action.seat).offer.give;
  if (kind == Confirm) return deed.before.seat(deed.move.seat).offer.want;
  return {};
}

/// The cards that a trade costs its seat; for the bank one card of the kind.
CardCounts givenBy(const Deed& deed) {
  const Action& action = deed.move.action;
  using enum ActionKind;
  const ActionKind kind = action.kind;
  if (kind == Bank) return CardCounts::of(action.first);
  if (kind == Offer) return action.give;
  if (kind == Accept) return deed.before.seat(action.seat).offer.want;
  if (kind == Confirm) return deed.before.seat(deed.move.seat).offer.give;
  return {};
}

CardCounts kindsOnce(CardCounts cards) {
  CardCounts kinds;
  for (const Resource each : kAllResources)
    if (cards[each]) kinds += CardCounts::of(each);
  return kinds;
}

/// The settlement of the seat with the most pips, which may become a city; none if there is none.
CornerId bestHouse(const Deed& deed) {
  CornerId best;
  const SeatId seat = deed.move.seat;
  if (deed.before.seat(seat).cities == 0) return best;
  for (const int block : deed.before.blocksOf(seat)) {
    for (int i = firstCorner(block); i < std::min(firstCorner(block + 1), deed.before.corners.size()); ++i)
      if (const CornerId corner(i); deed.before.at(corner).isOf(seat, Piece::Settlement))
        if (!best || pipsAt(deed.definition, deed.before, corner) > pipsAt(deed.definition, deed.before, best))
          best = corner;
  }
  return best;
}

/// The kinds of these cards that something costs.
CardCounts usedBy(CardCounts cost, CardCounts cards) {
  CardCounts used;
  for (const Resource r : kAllResources)
    if (cards[r] && cost[r]) used += CardCounts::of(r);
  return used;
}

/// The aims that the cards bring nearer, by what lies on the board: a place for a settlement has its own reason, then a
/// city, a development card, a road. Skips aims that cost the very cards given: they may be further away then.
void ofPurpose(const Deed& deed, CardCounts got, Weighed& found) {
  const Rules& rules = deed.definition.rules;
  const SeatId seat = deed.move.seat;
  const CornerId house = bestHouse(deed), place = bestReached(deed, seat);
  constexpr int kFull = 5;  // in a hand so much larger nobody can see its purpose
  if (place && !usedBy(rules.settlementCost, got).isEmpty()) return;
  const Action& action = deed.move.action;
  const int given = action.kind == ActionKind::Bank ? bankRate(deed.definition, deed.before, seat, action.first)
                                                    : givenBy(deed).total();
  const CardCounts kinds = action.kind == ActionKind::Bank ? CardCounts::of(action.first) : givenBy(deed);
  const auto useOf = [&](CardCounts cost) { return usedBy(cost, kinds).isEmpty() ? usedBy(cost, got) : CardCounts(); };
  because::Use toward{.kind = because::Use::Toward,
                      .hand = deed.before.seat(seat).cardsInHand() - given + gotBy(deed).total()};
  if (toward.cards = useOf(rules.cityCost); house && !toward.cards.isEmpty()) {
    toward.goal = Goal::Kind::City;
    toward.corner = house;
    toward.pips = pipsAt(deed.definition, deed.before, house);
  } else if (toward.cards = useOf(rules.cardCost); !toward.cards.isEmpty() && !deed.before.deckOf(seat).isEmpty())
    toward.goal = Goal::Kind::Card;
  else if (toward.cards = useOf(rules.roadCost); !toward.cards.isEmpty() && deed.before.seat(seat).roads > 0)
    toward.goal = Goal::Kind::LongestRoad;
  else
    return;
  const CardCounts cost = toward.goal == Goal::Kind::City   ? rules.cityCost
                          : toward.goal == Goal::Kind::Card ? rules.cardCost
                                                            : rules.roadCost;
  if (toward.hand <= cost.total() + kFull) found.add(says::kToward, toward);
}

/// The best corner that a route of the seat has reached, if a settlement needs one of these cards.
void ofPlaceReached(const Deed& deed, CardCounts got, Weighed& found) {
  bool isForIt = false;
  for (const Resource each : kAllResources)
    isForIt = isForIt || (got[each] && deed.definition.rules.settlementCost[each]);
  if (!isForIt) return;
  if (const CornerId best = bestReached(deed, deed.move.seat); best)
    found.add(says::kWaits,
              because::Site{
                  .kind = because::Site::Waits, .corner = best, .pips = pipsAt(deed.definition, deed.before, best)});
}

/// The seat's income of a kind: none, since the robber stands on the only source, or too little.
void ofSources(const Deed& deed, CardCounts got, Weighed& found) {
  constexpr int kFew = 4;
  const auto has = earnedPips(deed.before.seat(deed.move.seat));
  const CardCounts given = givenBy(deed);
  // Scarce: the rarest kind, and rarer than any given for it.
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
    if (const auto robbed = robbedSource(deed, deed.move.seat, each)) return found.add(says::kRobbedOfIt, *robbed);
    if (has[i] < pips && isScarce(each)) {
      few = each;
      pips = has[i];
    }
  }
  if (few != Resource::None)
    found.add(says::kWantsSeen, because::Income{because::Income::Wants, CardCounts::of(few), pips});
}

/// It gets more cards than it gives, and it gives the kind that the seat's places bring most of.
void ofPrice(const Deed& deed, Weighed& found) {
  constexpr int kMany = 5;
  const CardCounts given = givenBy(deed), got = gotBy(deed);
  if (given.isEmpty()) return;
  if (got.total() > given.total())
    found.add(says::kBargainSeen, because::Price{because::Price::Bargain, got.total(), given.total()});
  const auto has = earnedPips(deed.before.seat(deed.move.seat));
  for (std::size_t i = 0; i < kResources; ++i)
    if (const Resource each = kAllResources[i];
        given[each] && has[i] >= kMany && has[i] == *std::ranges::max_element(has))
      return found.add(says::kAbounds, because::Income{because::Income::Abounds, CardCounts::of(each), has[i]});
}

/// The kinds asked for that the seat cannot have held, by what the viewer has seen. Uses only the viewer's own hand,
/// the bank, and what lay open in the game so far.
void ofHeld(const Deed& deed, CardCounts wanted, Weighed& found) {
  const SeatId me = deed.move.seat, viewer = deed.viewer;
  CardCounts none, nobody;
  const bool isOneBoard = viewer && !deed.definition.map.isChain();
  const auto others = isOneBoard ? heldByOthers(deed.definition, deed.before, viewer) : std::nullopt;
  for (const Resource each : kAllResources) {
    if (!wanted[each]) continue;
    if (others && (*others)[each] == 0) nobody += CardCounts::of(each);
    if (!deed.belief || !deed.belief->isWhole()) continue;
    int most = 0;
    for (const Belief::Hands& hands : deed.belief->possible()) most = std::max(most, hands.of[me.value][each]);
    if (most == 0) none += CardCounts::of(each);
    if (most > 0 && most < wanted[each])
      found.add(says::kHeldFewer, because::Cards{because::Cards::HeldFewer, CardCounts::of(each, most)});
  }
  if (!nobody.isEmpty()) found.add(says::kNobodyHad, because::Cards{because::Cards::NobodyHad, nobody});
  if (!none.isEmpty() && !(none == nobody)) found.add(says::kHeldNone, because::Cards{because::Cards::HeldNone, none});
}

/// The piece that the seat itself could build with the kinds asked for, by what lies on the board.
void ofOwnUse(const Deed& deed, CardCounts wanted, Weighed& found) {
  const Rules& rules = deed.definition.rules;
  const CornerId place = bestReached(deed, deed.move.seat), house = bestHouse(deed);
  const CardCounts settles = usedBy(rules.settlementCost, wanted), raises = usedBy(rules.cityCost, wanted);
  const bool isCity = !place || settles.isEmpty();
  const CornerId corner = isCity ? house : place;
  const CardCounts used = isCity ? raises : settles;
  if (!corner || used.isEmpty()) return;
  found.add(says::kOwnUse, because::Use{.kind = because::Use::Own,
                                        .goal = isCity ? Goal::Kind::City : Goal::Kind::Settlement,
                                        .cards = used,
                                        .corner = corner,
                                        .pips = pipsAt(deed.definition, deed.before, corner)});
}

/// Why a seat may have declined: the cards to give and to get, by its places and the size of its hand.
void ofRefusal(const Deed& deed, Weighed& found) {
  constexpr int kFew = 4, kMany = 5;
  const SeatId offerer = deed.move.action.seat, me = deed.move.seat;
  if (isNearWinning(deed.definition, deed.before, offerer))
    found.add(says::kLeader, leader(deed.definition, deed.before, offerer));
  const Offer& offer = deed.before.seat(offerer).offer;
  if (const int held = deed.before.seat(me).cardsInHand(); held < offer.want.total())
    found.add(says::kFewCards, because::Hand{because::Hand::FewCards, held});
  ofHeld(deed, offer.want, found);
  const auto has = earnedPips(deed.before.seat(me));
  for (std::size_t i = 0; i < kResources; ++i) {
    const CardCounts kind = CardCounts::of(kAllResources[i]);
    const auto robbed = offer.want.covers(kind) ? robbedSource(deed, me, kAllResources[i]) : std::nullopt;
    if (robbed) found.add(says::kRobbedWhenAsked, *robbed);
    if (offer.want.covers(kind) && has[i] <= kFew && !robbed)
      found.add(says::kLacksIt.of(has[i]), because::Income{because::Income::LacksIt, kind, has[i]});
    if (offer.give.covers(kind) && has[i] >= kMany)
      found.add(says::kGetsIt.of(has[i]), because::Income{because::Income::GetsIt, kind, has[i]});
  }
  ofOwnUse(deed, offer.want, found);
  ofHelp(deed, offerer, offer.give, offer.want, found);
  if (isAheadOfAll(deed, offerer)) found.add(says::kAheadSeen, because::Rival{because::Rival::Ahead, offerer});
  if (offer.want.total() > offer.give.total())
    found.add(says::kDearSeen, because::Price{because::Price::Dear, offer.want.total(), offer.give.total()});
  if (found.empty() && !offer.want.isEmpty())
    found.add(says::kGift, because::Rival{.kind = because::Rival::Gift, .seat = offerer, .cards = offer.want});
}

}  // namespace

because::Rival leader(const GameDefinition& definition, const State& state, SeatId seat) {
  return {.kind = because::Rival::Leader,
          .seat = seat,
          .lacking = std::max(1, definition.rules.target - state.publicPoints(seat))};
}

bool isAheadOfAll(const Deed& deed, SeatId seat) {
  for (int i = 0; i < deed.definition.seats; ++i)
    if (SeatId(i) != seat && deed.before.publicPoints(SeatId(i)) >= deed.before.publicPoints(seat)) return false;
  return true;
}

std::optional<because::Income> robbedSource(const Deed& deed, SeatId seat, Resource kind) {
  const int has = printedPips(deed, seat)[static_cast<std::size_t>(kind)];
  for (const HexId robber : deed.before.robbers)
    if (robber && has > 0 && resourceOf(groundAt(deed.definition, deed.before, robber).terrain) == kind &&
        robbedOf(deed, seat, robber) == has)
      return because::Income{because::Income::NoSource, CardCounts::of(kind), has, robber};
  return std::nullopt;
}

CornerId bestReached(const Deed& deed, SeatId seat) {
  CornerId best;
  if (deed.before.seat(seat).settlements == 0) return best;
  const Planner planner(deed.definition, deed.before, seat);
  for (const SeatBlock& at : deed.before.seatBlocks(seat)) {
    for (std::uint64_t open = at.reach.settle & at.open.corners; open != 0; open &= open - 1) {
      const CornerId corner(firstCorner(at.block) + std::countr_zero(open));
      if (!best || planner.worth(corner) > planner.worth(best)) best = corner;
    }
  }
  return best;
}

void ofHelp(const Deed& deed, SeatId offerer, CardCounts given, CardCounts got, Weighed& found) {
  const CardCounts cost = deed.definition.rules.settlementCost;
  const Seat& other = deed.before.seat(offerer);
  const bool isForIt = std::ranges::any_of(kAllResources, [&](Resource r) { return got[r] && cost[r]; });
  const int cards = other.cardsInHand() - given.total() + got.total();
  if (!isForIt || cards < cost.total()) return;
  // The hand behind the reader's own offer is known.
  const bool isKnown = offerer == deed.viewer && other.known == Knowledge::Own && other.hand.covers(given);
  if (isKnown && !(other.hand - given + got).covers(cost)) return;
  const CornerId corner = bestReached(deed, offerer);
  if (!corner) return;
  const int block = blockOf(corner), slot = deed.before.slotOf(deed.move.seat, block);
  const bool isShared =
      slot >= 0 && slot < deed.before.slots && hasCorner(deed.before.reachOf(deed.move.seat, block).settle, corner);
  found.add(isShared ? says::kHelpsHere : says::kHelps,
            because::Site{.kind = isShared ? because::Site::HelpsHere : because::Site::Helps,
                          .corner = corner,
                          .pips = pipsAt(deed.definition, deed.before, corner),
                          .seat = offerer});
}

void addTradeReasons(const Deed& deed, Weighed& found) {
  if (deed.move.action.kind == ActionKind::Decline) return ofRefusal(deed, found);
  const CardCounts got = kindsOnce(gotBy(deed));
  if (got.isEmpty()) return;
  ofSources(deed, got, found);
  // A monopoly does not show how many cards it brings.
  if (deed.move.action.kind != ActionKind::Monopoly) ofPurpose(deed, got, found);
  ofPrice(deed, found);
  ofPlaceReached(deed, got, found);
  const int held = deed.before.seat(deed.move.seat).cardsInHand(), safe = rules::safeHand(deed.definition.rules);
  if (deed.move.action.kind == ActionKind::Bank && held > safe)
    found.add(says::kTradesAtRisk, because::Hand{because::Hand::AtRisk, held, safe});
}

}  // namespace tapu
